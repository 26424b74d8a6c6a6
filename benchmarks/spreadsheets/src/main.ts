import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { describeMachine } from "@paylift/benchmark-extract/machine.ts";
import { figure, table } from "@paylift/benchmark-extract/table.ts";
import { measureFile } from "./measure.ts";

const SECONDS_MAX = 10;
const PEAK_MB_MAX = 1024;

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "100000" },
    rounds: { type: "string", default: "3" },
    out: { type: "string" },
  },
});
const [rows, rounds] = [Number(values.rows), Number(values.rounds)];
if (!(Number.isInteger(rows) && rows > 0 && Number.isInteger(rounds) && rounds > 0)) {
  console.error("usage: npm run bench:spreadsheets -- [--rows N] [--rounds N] [--out DIR]");
  process.exit(2);
}
const files = (["xlsx", "csv"] as const).map((kind) => {
  console.error(`… ${rows} rows of ${kind}`);
  return measureFile(kind, rows, rounds);
});
for (const { kind, rows: count, megabytes, contenders } of files) {
  console.log(`${kind}: ${count} rows, ${figure(megabytes)} MB`);
  console.log(
    table([
      ["", "wall s [min–max]", "CPU s", "peak MB", "Paylift's CPU over it", "right"],
      ...contenders.map(({ name, wallMs, cpuMs, peakMb, payliftOverIt, isRight }) => [
        name,
        `${figure(wallMs.median / 1000)} [${figure(wallMs.min / 1000)}–${figure(wallMs.max / 1000)}]`,
        figure(cpuMs.median / 1000),
        figure(Math.round(peakMb)),
        figure(payliftOverIt.median),
        isRight ? "yes" : "NO",
      ]),
    ]),
  );
  const own = contenders.find(({ name }) => name === "paylift")!;
  for (const [what, value, most] of [
    ["wall seconds", own.wallMs.median / 1000, SECONDS_MAX],
    ["peak MB", own.peakMb, PEAK_MB_MAX],
  ] as const)
    console.log(`${value < most ? "✓" : "✗"} ${what} ${figure(value)}, at most ${most}`);
  console.log("");
}
const out = values.out ?? fileURLToPath(new URL("../../results", import.meta.url));
mkdirSync(out, { recursive: true });
const report = {
  date: new Date().toISOString(),
  command: "npm run bench:spreadsheets",
  machine: describeMachine(),
  rounds,
  files,
};
writeFileSync(join(out, "spreadsheets.json"), `${JSON.stringify(report, null, 2)}\n`);
// Slow is a matter of the machine; wrong is not.
process.exitCode = files.every(({ contenders }) => contenders.every(({ isRight }) => isRight)) ? 0 : 1;
