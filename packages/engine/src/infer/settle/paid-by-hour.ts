import { classifyDeduction } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";

/** So many people with other hours than each other show that an amount is paid for each hour. */
const WITNESSES = 4;
/** Quantities have no more decimals. */
const MOST_DECIMALS = 6;
/** Of these the employee pays by the hour, too. */
const WITHHELD: ReadonlySet<string> = new Set(["union_dues", "charity", "other"]);

/** Funds that only companies pay to. */
const OF_TRADE = /\b(?:training|apprentice(?:ship)?|industry|promotion|safety|education|welfare)\b/i;

/**
 * What is so much for each hour that anybody worked is what the company owes a fund for them, where no net pay says what is
 * withheld: nobody saves for their pension by the hour.
 */
export function settlePaidByHour(records: readonly RecordReading[]): void {
  const people = records.filter(({ scope, totalHours }) => scope === "check" && totalHours !== null);
  if (people.length < WITNESSES || people.some(({ figures }) => figures.has("net_pay"))) return;
  const lines = Map.groupBy(
    people.flatMap((record) => record.items.map((item) => ({ item, hours: hoursOf(record) }))),
    ({ item }) => item.label.text,
  );
  for (const [label, own] of lines) {
    const isOfFund = OF_TRADE.test(label) || !WITHHELD.has(classifyDeduction(label).type);
    if (!isOfFund || !own.every(({ item }) => item.section === "deduction") || !isByHour(own)) continue;
    const all = records.flatMap(({ items }) => items.filter((item) => item.label.text === label));
    for (const item of all) item.section = item.lane = "employer_contribution";
  }
}

/** A record's hours as a whole number of parts of an hour, all records alike. */
function hoursOf({ totalHours }: RecordReading): bigint {
  const { units, scale } = totalHours!.quantity;
  return BigInt(units) * 10n ** BigInt(MOST_DECIMALS - scale);
}

/** Whether amounts are the same for an hour, of people who worked differently long. */
function isByHour(lines: readonly { item: ItemReading; hours: bigint }[]): boolean {
  const paid = lines.flatMap(({ item: { amount }, hours }) =>
    hours > 0n && amount !== null ? [{ hours, cents: BigInt(amount.cents) }] : [],
  );
  if (new Set(paid.map(({ hours }) => hours)).size < WITNESSES || paid.length < lines.length) return false;
  const most = paid.reduce((a, b) => (a.hours > b.hours ? a : b));
  return paid.every(({ hours, cents }) => isNoMore(cents * most.hours - most.cents * hours, most.hours));
}

function isNoMore(difference: bigint, most: bigint): boolean {
  return difference <= most && difference >= -most;
}
