import { mkdirSync, writeFileSync } from "node:fs";
import { basename, isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bench } from "./bench.ts";
import { parseCommandLine, USAGE, type BenchOptions } from "./command-line.ts";
import { plot } from "./plot.ts";
import { printReport } from "./print.ts";

function readCommandLine(args: readonly string[]): BenchOptions {
  try {
    return parseCommandLine(args);
  } catch (error) {
    console.error(`${(error as Error).message}\nusage: ${USAGE}`);
    process.exit(2);
  }
}

const args = process.argv.slice(2);
const options = readCommandLine(args);
// The report is published; where somebody keeps their files is not.
const shown = args.map((argument) => (isAbsolute(argument) ? basename(argument) : argument));
const command = ["npm run bench:generalise --", ...shown].join(" ");
const out = options.out ?? fileURLToPath(new URL("../../results", import.meta.url));
const report = await bench(options, command, (message) => console.error(`… ${message}`));
console.log(printReport(report));
mkdirSync(out, { recursive: true });
writeFileSync(join(out, "generalise.json"), `${JSON.stringify(report, null, 2)}\n`);
writeFileSync(join(out, "generalise.svg"), plot(report));
process.exitCode = report.bars.some(({ passed }) => !passed) ? 1 : 0;
