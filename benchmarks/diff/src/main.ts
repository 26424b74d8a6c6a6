import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeMachine } from "@paylift/benchmark-extract/machine.ts";
import { spreadOf } from "@paylift/benchmark-extract/statistics.ts";
import { figure, table } from "@paylift/benchmark-extract/table.ts";
import type { Measured } from "./child.ts";
import { readOptions } from "./command-line.ts";
import { growthPlot } from "./growth-plot.ts";
import { generateMigration } from "./migrations/migration.ts";
import type { DiffReport, SizeReport } from "./report.ts";

const CHILD = fileURLToPath(new URL("child.ts", import.meta.url));
const CPU_SECONDS_MAX = 5;
const PEAK_MB_MAX = 1024;

const { numbers, out: outFolder } = readOptions(
  "npm run bench:diff -- [--sizes N,N,…] [--rounds N] [--out DIR]",
  { sizes: "100,1000,10000", rounds: "5" },
);
const report = measure(numbers.sizes, numbers.rounds[0] ?? 1);
const last = report.sizes.at(-1);
const targets = [
  [`CPU seconds, ${last?.employees} employees`, (last?.cpuMs.median ?? 0) / 1000, CPU_SECONDS_MAX],
  [`peak MB, ${last?.employees} employees`, last?.peakMb ?? 0, PEAK_MB_MAX],
] as const;
console.log(
  [
    table([
      ["employees", "CPU ms [min–max]", "wall ms", "CPU ms each", "peak MB", "values"],
      ...report.sizes.map(({ employees, cpuMs, wallMs, peakMb, values }) => [
        String(employees),
        `${figure(cpuMs.median)} [${figure(cpuMs.min)}–${figure(cpuMs.max)}]`,
        figure(wallMs.median),
        figure(cpuMs.median / employees),
        figure(peakMb),
        String(values),
      ]),
    ]),
    `CPU an employee, greatest size over the one before: ${figure(report.growth)} (1 is linear)`,
    table(
      targets.map(([what, value, most]) => [
        `${value < most ? "✓" : "✗"} ${what}`,
        figure(value),
        `< ${most}`,
      ]),
    ),
  ].join("\n\n"),
);
const out = outFolder ?? fileURLToPath(new URL("../../results", import.meta.url));
mkdirSync(out, { recursive: true });
writeFileSync(join(out, "diff.json"), `${JSON.stringify(report, null, 2)}\n`);
writeFileSync(join(out, "diff.svg"), growthPlot(report.sizes));
// Slow is a matter of the machine; wrong is not.
process.exitCode = report.sizes.every(({ matchingErrors, wrong }) => matchingErrors + wrong === 0) ? 0 : 1;

function measure(sizes: readonly number[], rounds: number): DiffReport {
  const measured = sizes.map((employees) => measureSize(employees, rounds));
  const perEmployee = measured.map(({ cpuMs, employees }) => cpuMs.median / employees);
  return {
    date: new Date().toISOString(),
    command: "npm run bench:diff",
    machine: describeMachine(),
    rounds,
    sizes: measured,
    growth: (perEmployee.at(-1) ?? 0) / (perEmployee.at(-2) ?? perEmployee.at(-1) ?? 1),
  };
}

/** Each size has a process of its own, so that the memory of one is not counted for another. */
function measureSize(employees: number, rounds: number): SizeReport {
  console.error(`… ${employees} employees`);
  const folder = mkdtempSync(join(tmpdir(), "bench-diff-"));
  try {
    const file = join(folder, "migration.json");
    writeFileSync(file, JSON.stringify(generateMigration({ seed: 7, employees })));
    // One thread collects its own garbage: the time is that of one core.
    const text = execFileSync(process.execPath, ["--single-threaded-gc", CHILD, file, String(rounds)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    });
    const { wallMs, cpuMs, lines, ...rest } = JSON.parse(text) as Measured;
    return {
      employees,
      linesPerEmployee: Math.round((lines / employees) * 10) / 10,
      wallMs: spreadOf(wallMs),
      cpuMs: spreadOf(cpuMs),
      ...rest,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
