import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateMigrationSample } from "@paylift/samples";

// Two documents to try the migration on: node src/make-samples.ts OUT
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
await mkdir(out, { recursive: true });
await writeFile(join(out, "source.pdf"), source.pdf);
await writeFile(join(out, "target.pdf"), target.pdf);
await writeFile(join(out, "differences.json"), `${JSON.stringify(differences, null, 2)}\n`);
console.log(`${join(out, "source.pdf")}\n${join(out, "target.pdf")}`);
