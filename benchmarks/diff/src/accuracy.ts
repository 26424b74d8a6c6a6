import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { figure, table } from "@paylift/benchmark-extract/table.ts";
import { readOptions } from "./command-line.ts";
import { generateMigration } from "./migrations/migration.ts";
import { scoreMigration, type Score } from "./migrations/score.ts";

/** What all migrations together come to. */
interface Accuracy {
  date: string;
  command: string;
  migrations: number;
  employees: number;
  duplicate_names: number;
  expected: number;
  found: number;
  wrong: number;
  recall: number;
  precision: number;
  matching_errors: number;
  doubtful: number;
  /** Seeds of migrations with a mistake, and the first of them. */
  failures: { seed: number; missed: Score["missed"]; wrong: Score["wrong"] }[];
}

const DUPLICATE_NAMES = 0.05;
const { numbers, out: outFolder } = readOptions(
  "npm run bench:migrations -- [--count N] [--employees N] [--seed N] [--out DIR]",
  { count: "1000", employees: "200", seed: "1" },
);
const accuracy = measure(numbers.count[0] ?? 1, numbers.employees[0] ?? 1, numbers.seed[0] ?? 1);
console.log(
  table([
    [`${accuracy.migrations} migrations of ${accuracy.employees} employees`, ""],
    ["differences put in", String(accuracy.expected)],
    ["recall", figure(accuracy.recall)],
    ["precision", figure(accuracy.precision)],
    ["matching errors", String(accuracy.matching_errors)],
    ["doubtful people", String(accuracy.doubtful)],
  ]),
);
const out = outFolder ?? fileURLToPath(new URL("../../results", import.meta.url));
mkdirSync(out, { recursive: true });
writeFileSync(join(out, "migrations.json"), `${JSON.stringify(accuracy, null, 2)}\n`);
const passed = accuracy.recall === 1 && accuracy.precision >= 0.99 && accuracy.matching_errors === 0;
process.exitCode = passed ? 0 : 1;

function measure(count: number, employees: number, first: number): Accuracy {
  const total = { expected: 0, found: 0, wrong: 0, matching_errors: 0, doubtful: 0 };
  const failures: Accuracy["failures"] = [];
  for (let seed = first; seed < first + count; seed++) {
    const score = scoreMigration(generateMigration({ seed, employees, duplicateNames: DUPLICATE_NAMES }));
    total.expected += score.expected;
    total.found += score.found;
    total.wrong += score.wrong.length;
    total.matching_errors += score.matchingErrors;
    total.doubtful += score.doubtful;
    if (score.missed.length + score.wrong.length + score.matchingErrors > 0)
      failures.push({ seed, missed: score.missed, wrong: score.wrong });
    if ((seed - first) % 50 === 49) console.error(`… ${seed - first + 1} of ${count}`);
  }
  return {
    date: new Date().toISOString(),
    command: "npm run bench:migrations",
    migrations: count,
    employees,
    duplicate_names: DUPLICATE_NAMES,
    ...total,
    recall: total.found / total.expected,
    precision: total.found / (total.found + total.wrong),
    failures,
  };
}
