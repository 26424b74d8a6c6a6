import { globSync } from "node:fs";
import { join } from "node:path";
import { runTogether } from "./support/together.ts";

const root = join(import.meta.dirname, "..");
const folders = globSync("{examples,benchmarks}/*/test", { cwd: root });
await runTogether(import.meta.dirname, ...folders.map((folder) => join(root, folder)));
