import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bench } from "./bench.ts";
import { commandLineOrEnd } from "./command-line-or-end.ts";
import { parseCommandLine, USAGE } from "./command-line.ts";
import { plot } from "./plot.ts";
import { printReport } from "./print.ts";

const args = process.argv.slice(2);
const options = commandLineOrEnd(() => parseCommandLine(args), USAGE);
// The report is published; where somebody keeps their files is not.
const shown = args.map((argument) => (isAbsolute(argument) ? basename(argument) : argument));
const command = ["npm run bench --", ...shown].join(" ");
const out = options.out ?? fileURLToPath(new URL("../../results", import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), "bench-extract-"));
try {
  const report = await bench(options, command, scratch, (message) => console.error(`… ${message}`));
  console.log(printReport(report));
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, "extract.json"), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(out, "extract.svg"), plot(report));
  // Slow is a matter of the machine; wrong or incomparable is not.
  const wrong =
    report.verifications.some(({ passed }) => !passed) || (report.accuracy?.silent_errors ?? 0) > 0;
  process.exitCode = wrong ? 1 : 0;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
