import { sumMoney } from "@paylift/canonical";
import type { Ledger } from "../canonicalise/ledger.ts";
import type { RecordReading } from "../interpret/reading.ts";
import { PAY } from "../variants/figures-of-people.ts";
import type { Part } from "./total-parts.ts";

/**
 * The parts that totals of several companies in one file cover, each the employees above it since the last one. Empty where
 * the printed totals do not contradict each other, or do not add up that way.
 */
export function companiesApart(
  { totals, reading }: Ledger,
  parts: readonly Part[],
): Map<RecordReading, Part[]> {
  const apart = new Map<RecordReading, Part[]>();
  const company = totals.filter(
    ({ scope, figures }) => scope === "company" && PAY.some((name) => figures.has(name)),
  );
  if (!company.some((total) => company.some((other) => contradict(total, other)))) return apart;
  const positions = new Map(reading.records.map((record, i) => [record, i]));
  const isAbove =
    (total: RecordReading) =>
    ({ record }: Part) =>
      positions.get(record)! < positions.get(total)!;
  let rest = [...parts];
  for (const total of company) {
    const own = rest.filter(isAbove(total));
    if (own.length === 0 || own.length === parts.length || !covers(total, own)) continue;
    apart.set(total, own);
    const taken = new Set(own);
    rest = rest.filter((part) => !taken.has(part));
  }
  return apart;
}

function contradict(one: RecordReading, other: RecordReading): boolean {
  return PAY.some((name) => {
    const [a, b] = [one.figures.get(name), other.figures.get(name)];
    return a !== undefined && b !== undefined && a.cents !== b.cents;
  });
}

/** Whether each printed gross and net pay is that of the parts. */
export function covers({ figures }: RecordReading, parts: readonly Part[]): boolean {
  return PAY.every((name) => {
    const printed = figures.get(name);
    const own = parts.map(({ record }) => record.figures.get(name));
    return printed === undefined || sumMoney(own.map((money) => money?.cents ?? 0)) === printed.cents;
  });
}
