import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readFiles } from "../hostile/run-victim.ts";
import { isPdf } from "./is-pdf.ts";
import { SOURCES } from "./sources.ts";
import { faultOf, Tally } from "./tally.ts";

// npm run regression:public -- DIR [--cpu SECONDS] [--only TEXT]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cpu: { type: "string", default: "30" }, only: { type: "string", default: "" } },
});
const [given] = positionals;
if (given === undefined) {
  console.error("usage: npm run regression:public -- DIR [--cpu SECONDS] [--only TEXT]\n");
  console.error("DIR holds public test files of PDF libraries, at any depth, for example clones of");
  for (const { repository, folder, licence } of SOURCES)
    console.error(`  ${repository}  ${folder}  (${licence})`);
  process.exit(2);
}
/** A process reads so many, so that what one leaves behind may show at the next. */
const AT_ONCE = 50;
const folder = resolve(given);
const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && entry.name.toLowerCase().endsWith(".pdf"))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => relative(folder, file).includes(values.only))
  .sort();
const made = await mkdtemp(join(tmpdir(), "paylift-public-"));
const tally = new Tally();
const options = { cpuMs: 1000 * Number(values.cpu) };
for (let left: string[] = files; left.length > 0;) {
  const some: string[] = [];
  for (const file of left.slice(0, AT_ONCE)) if (await isPdf(file)) some.push(file);
  const { reports, exitCode } = await readFiles(made, some, options);
  for (const report of reports) {
    tally.add(report.code);
    const fault = faultOf(report);
    if (fault !== null) tally.fault(`${relative(folder, report.file)}: ${fault}`);
  }
  // The one after the last that was told took the process with it.
  const dead = exitCode === 0 ? undefined : some[reports.length];
  if (dead !== undefined) tally.fault(`${relative(folder, dead)}: the process died (${exitCode})`);
  left = dead === undefined ? left.slice(AT_ONCE) : left.slice(left.indexOf(dead) + 1);
  console.error(`${files.length - left.length} of ${files.length}`);
}
await rm(made, { recursive: true, force: true });
console.log(tally.toString());
process.exitCode = tally.faults.length === 0 && tally.count > 0 ? 0 : 1;
