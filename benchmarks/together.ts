import { globSync } from "node:fs";
import { join } from "node:path";
import { runTogether } from "../test/support/together.ts";

const folders = globSync("*/test", { cwd: import.meta.dirname });
await runTogether(...folders.map((folder) => join(import.meta.dirname, folder)));
