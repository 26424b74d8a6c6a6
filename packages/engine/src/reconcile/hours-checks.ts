import { sumQuantities, type Quantity } from "@paylift/canonical";
import type { CheckScope } from "../api/result.ts";
import type { Ledger } from "../canonicalise/ledger.ts";
import type { QuantityReading, RecordReading } from "../interpret/reading.ts";
import type { CheckList } from "./check-list.ts";

/** Below this share of sums that hold, a layout leaves some hours out of its totals (premiums, paid leave). */
const IDENTITY_SHARE = 0.95;
/** One sum that fails among this many that hold is a misprint, and no other way of counting. */
const WITNESSES = 5;

interface HoursSum {
  scope: CheckScope;
  what: string;
  total: QuantityReading;
  parts: QuantityReading[];
  /** The layout says that the total is a sum. */
  told: boolean;
}

/** Σ hours of the lines = printed total of hours, for every record that prints both, if the layout counts or says so. */
export function checkHours(checks: CheckList, { employees, totals }: Ledger): void {
  const sums = [
    ...employees.flatMap(({ checks: records }, i) =>
      records.flatMap((record) => sumOf(record, "employee", `employees[${i}]`)),
    ),
    ...totals.flatMap((record) =>
      sumOf(record, record.scope === "company" ? "document" : "department", record.scope),
    ),
  ].filter(({ parts }) => parts.length > 0);
  const counted = countsHours(sums.filter(({ told }) => !told));
  for (const { scope, what, total, parts } of sums.filter(({ told }) => told || counted)) {
    checks.add({
      scope,
      what,
      identity: "Σ hours = printed total of hours",
      expected: hundredths(total.quantity),
      actual: hundredths(sumQuantities(parts.map(({ quantity }) => quantity))),
      members: [],
      tokens: [total.token, ...parts.map(({ token }) => token)],
      weight: parts.filter(({ quantity }) => quantity.units !== 0).length,
    });
  }
}

/** Whether the layout adds up its hours, by how many of the sums hold. */
function countsHours(sums: readonly HoursSum[]): boolean {
  const held = sums.filter(holds).length;
  const failed = sums.length - held;
  return held / sums.length >= IDENTITY_SHARE || (failed <= 1 && held >= WITNESSES);
}

function sumOf(record: RecordReading, scope: CheckScope, subject: string): HoursSum[] {
  const { totalHours: total, items, hoursAddUp: told } = record;
  if (total === null) return [];
  const parts = items.flatMap(({ hours }) => hours ?? []);
  // The hours of an only line are no sum of others.
  if (parts.some(({ token }) => token === total.token)) return [];
  return [{ scope, what: `total_hours:${subject}`, total, parts, told }];
}

function holds({ total, parts }: HoursSum): boolean {
  return hundredths(total.quantity) === hundredths(sumQuantities(parts.map(({ quantity }) => quantity)));
}

function hundredths({ units, scale }: Quantity): number {
  return Math.round((units * 100) / 10 ** scale);
}
