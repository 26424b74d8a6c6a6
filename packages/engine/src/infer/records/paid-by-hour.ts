import { classifyDeduction } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";

/** So many people with other hours than each other show that an amount is paid for each hour. */
const WITNESSES = 4;
/** Of these the employee pays by the hour, too. */
const WITHHELD: ReadonlySet<string> = new Set(["union_dues", "charity", "other"]);

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
    const isOfFund = !WITHHELD.has(classifyDeduction(label).type);
    if (!isOfFund || !own.every(({ item }) => item.section === "deduction") || !isByHour(own)) continue;
    const all = records.flatMap(({ items }) => items.filter((item) => item.label.text === label));
    for (const item of all) item.section = item.lane = "employer_contribution";
  }
}

function hoursOf({ totalHours }: RecordReading): number {
  const { units, scale } = totalHours!.quantity;
  return units / 10 ** scale;
}

/** Whether amounts are the same for an hour, of people who worked differently long. */
function isByHour(lines: readonly { item: ItemReading; hours: number }[]): boolean {
  const paid = lines.filter(({ item, hours }) => hours > 0 && item.amount !== null);
  if (new Set(paid.map(({ hours }) => hours)).size < WITNESSES || paid.length < lines.length) return false;
  const most = paid.reduce((a, b) => (a.hours > b.hours ? a : b));
  const rate = most.item.amount!.cents / most.hours;
  return paid.every(({ item, hours }) => Math.abs(item.amount!.cents - rate * hours) <= 1);
}
