import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the package of the dashboard has its built files, whether they are there or not. */
export function dashboardFolder(): string {
  return dirname(fileURLToPath(import.meta.resolve("@paylift/dashboard/index.html")));
}
