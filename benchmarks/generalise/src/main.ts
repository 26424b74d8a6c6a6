import { mkdirSync, writeFileSync } from "node:fs";
import { basename, isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import { renewAccuracy } from "./accuracy/accuracy.ts";
import { bench } from "./bench.ts";
import { parseCommandLine, USAGE, type BenchOptions } from "./command-line.ts";
import { draftsReport, printDrafts } from "./drafts/report.ts";
import { plot } from "./plot.ts";
import { printReport } from "./print.ts";
import { printScaling, scalingReport } from "./scaling/report.ts";

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
const say = (message: string): void => console.error(`… ${message}`);
const write = (file: string, content: string): void => {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, file), content);
};
const json = (report: unknown): string => `${JSON.stringify(report, null, 2)}\n`;

if (options.cases.length > 0) {
  const docs = options.out ?? fileURLToPath(new URL("../../../docs", import.meta.url));
  const files = { record: join(out, "accuracy.json"), page: join(docs, "accuracy.md") };
  console.log(await renewAccuracy(options, files, say));
} else if (options.scaling) {
  const report = await scalingReport(command, say);
  console.log(printScaling(report));
  write("scaling.json", json(report));
} else if (options.drafts) {
  const report = await draftsReport(options, command);
  console.log(printDrafts(report));
  write("drafts.json", json(report));
} else {
  const report = await bench(options, command, say);
  console.log(printReport(report));
  write("generalise.json", json(report));
  write("generalise.svg", plot(report));
  // Slow is a matter of the machine; wrong is not.
  process.exitCode = report.bars.some(({ passed }) => !passed) ? 1 : 0;
}
