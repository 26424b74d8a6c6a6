import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { publishedSchemas } from "./published-schemas.ts";

for (const [path, text] of publishedSchemas()) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
