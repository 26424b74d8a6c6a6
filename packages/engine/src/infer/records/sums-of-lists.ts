import { normalizeLabel, sumMoney } from "@paylift/canonical";
import type { ItemReading, MoneyReading, RecordReading } from "../../interpret/reading.ts";

/** Lines of one list begin within this, in points. */
const EDGE_PT = 2;

/** What lines of people come to, by where they begin. */
class Lists {
  readonly #parts = new Map<number, { x0: number; amount: MoneyReading }[]>();

  add({ label, amount }: ItemReading): void {
    const x0 = label.tokens[0]?.x0;
    if (x0 === undefined || amount === null) return;
    const edge = Math.round(x0 / EDGE_PT);
    const parts = this.#parts.get(edge) ?? [];
    this.#parts.set(edge, parts);
    parts.push({ x0, amount });
  }

  at(x0: number): MoneyReading[] {
    const edge = Math.round(x0 / EDGE_PT);
    return [edge - 1, edge, edge + 1]
      .flatMap((near) => this.#parts.get(near) ?? [])
      .filter((part) => Math.abs(part.x0 - x0) <= EDGE_PT)
      .map(({ amount }) => amount);
  }
}

/**
 * Sums of people may give for a list of lines what all of these come to, under a name that nobody has a line of: `State/Local`
 * below the state's taxes. It is a sum of the lines that begin where it does, and no further line.
 */
export function takeSumsOfLists(records: readonly RecordReading[]): void {
  const sums = records.filter(({ scope }) => scope === "department" || scope === "company");
  if (sums.length === 0) return;
  const people = records.filter(({ scope }) => scope === "check").flatMap(({ items }) => items);
  const known = new Set(people.map(({ label }) => normalizeLabel(label.text)));
  const all = new Lists();
  for (const item of people) all.add(item);
  let since = new Lists();
  for (const record of records) {
    if (record.scope === "check") for (const item of record.items) since.add(item);
    if (record.scope !== "department" && record.scope !== "company") continue;
    const lists = record.scope === "company" ? all : since;
    record.items = record.items.filter((item) => {
      if (known.has(normalizeLabel(item.label.text))) return true;
      return !takeSum(record, item, lists);
    });
    since = new Lists();
  }
}

function takeSum(record: RecordReading, { label, amount, hours }: ItemReading, lists: Lists): boolean {
  const x0 = label.tokens[0]?.x0;
  const parts = x0 === undefined ? [] : lists.at(x0);
  if (amount === null || amount.cents === 0 || parts.length === 0) return false;
  if (sumMoney(parts.map(({ cents }) => cents)) !== amount.cents) return false;
  const identity = "Σ amounts of the people's lists = printed sum of the lists";
  record.lineSums.push({ label: label.text, identity, total: amount, parts });
  for (const number of [amount, hours]) if (number !== null) number.token.claim = "total";
  return true;
}
