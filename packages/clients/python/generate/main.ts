// A part of npm run types: the generated files of the Python client, from the service's OpenAPI document as it is now.
import { writeFileSync } from "node:fs";
import { pythonFiles } from "./files.ts";

for (const [path, text] of pythonFiles()) writeFileSync(path, text);
