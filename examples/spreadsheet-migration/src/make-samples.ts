import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateMigrationSample } from "@paylift/samples";
import { exportOf } from "./export.ts";

// A register and an export to try the comparison on: node src/make-samples.ts OUT
const [out] = process.argv.slice(2);
if (out === undefined) {
  console.error("usage: node src/make-samples.ts OUT");
  process.exit(2);
}
const { source, target, differences } = await generateMigrationSample({
  source: "paychex-journal",
  target: "gusto-journal",
  seed: 1,
  employees: 20,
});
const files: Record<string, string | Uint8Array> = {
  "register.pdf": source.pdf,
  "export.xlsx": exportOf(target.truth),
  "differences.json": `${JSON.stringify(differences, null, 2)}\n`,
};
await mkdir(out, { recursive: true });
for (const [name, content] of Object.entries(files)) await writeFile(join(out, name), content);
console.log(`${join(out, "register.pdf")}\n${join(out, "export.xlsx")}`);
