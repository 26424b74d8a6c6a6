import { readFileSync } from "node:fs";
import { compare } from "@paylift/validation";
import type { Migration } from "./migrations/migration.ts";
import { scoreReport } from "./migrations/score.ts";

/** What one process measures of one size. */
export interface Measured {
  wallMs: number[];
  cpuMs: number[];
  /** Of the whole process, both sides as parsed JSON included. */
  peakMb: number;
  lines: number;
  values: number;
  matchingErrors: number;
  wrong: number;
}

// node child.ts MIGRATION.json ROUNDS
const [file = "", rounds = "1"] = process.argv.slice(2);
const migration: Migration = JSON.parse(readFileSync(file, "utf8"));
const measured: Measured = {
  wallMs: [],
  cpuMs: [],
  peakMb: 0,
  lines: 0,
  values: 0,
  matchingErrors: 0,
  wrong: 0,
};
for (let round = 0; round < Number(rounds); round++) {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  const report = compare(migration.source, migration.target);
  const { user, system } = process.cpuUsage(cpu);
  measured.wallMs.push(performance.now() - start);
  measured.cpuMs.push((user + system) / 1000);
  measured.values = report.total_fields;
  // A fast answer that is wrong would be worth nothing.
  if (round === 0) {
    const score = scoreReport(migration, report);
    measured.matchingErrors = score.matchingErrors;
    measured.wrong = score.wrong.length;
  }
}
measured.peakMb = process.resourceUsage().maxRSS / 1024;
measured.lines = migration.source.employees.reduce(
  (sum, { earnings, deductions, taxes, employer_taxes, employer_contributions }) =>
    sum +
    [earnings, deductions, taxes, employer_taxes, employer_contributions].reduce(
      (lines, { length }) => lines + length,
      0,
    ),
  0,
);
process.stdout.write(JSON.stringify(measured));
