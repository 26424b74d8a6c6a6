import { compare, type ValidationReport } from "@paylift/validation";
import type { ExpectedDifference, Migration } from "./migration.ts";

/** How a report compares with what was put into the migration. */
export interface Score {
  expected: number;
  found: number;
  /** Expected differences that the report lacks. */
  missed: ExpectedDifference[];
  /** Differences in the report that nobody put in. */
  wrong: ExpectedDifference[];
  /** People matched with somebody else, or not matched at all, or matched though they have no counterpart. */
  matchingErrors: number;
  doubtful: number;
}

export function scoreMigration(migration: Migration): Score {
  return scoreReport(migration, compare(migration.source, migration.target));
}

export function scoreReport(migration: Migration, report: ValidationReport): Score {
  const left = new Map<string, number>();
  const keyOf = ({ kind, severity, field_path }: ExpectedDifference): string =>
    `${kind}|${severity}|${field_path}`;
  for (const difference of migration.expected)
    left.set(keyOf(difference), (left.get(keyOf(difference)) ?? 0) + 1);
  const wrong = report.discrepancies.filter((discrepancy) => {
    const count = left.get(keyOf(discrepancy)) ?? 0;
    left.set(keyOf(discrepancy), count - 1);
    return count <= 0;
  });
  const missed = migration.expected.filter((difference) => (left.get(keyOf(difference)) ?? 0) > 0);
  return {
    expected: migration.expected.length,
    found: migration.expected.length - missed.length,
    missed,
    wrong: wrong.map(({ kind, severity, field_path }) => ({ kind, severity, field_path })),
    ...matchingOf(migration, report),
  };
}

function matchingOf(
  { people }: Migration,
  { employees }: ValidationReport,
): Pick<Score, "matchingErrors" | "doubtful"> {
  const partnerOf = new Map(people);
  const matched = employees.filter(({ verdict }) => verdict === "matched");
  const right = matched.filter(
    ({ source_index, target_index }) => source_index !== null && partnerOf.get(source_index) === target_index,
  );
  const doubts = employees.filter(({ verdict }) => verdict === "could_not_test");
  const honest = doubts.filter(({ source_index }) => source_index !== null && partnerOf.has(source_index));
  return {
    matchingErrors: matched.length - right.length + (people.length - right.length - honest.length),
    doubtful: doubts.length,
  };
}
