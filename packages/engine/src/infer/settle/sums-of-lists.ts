import { normalizeLabel, type Cents } from "@paylift/canonical";
import type { ItemReading, MoneyReading, RecordReading } from "../../interpret/reading.ts";
import { Edges } from "../cells/edges.ts";

/** What lines of people come to, by where they begin. */
class Lists {
  readonly #edges = new Edges();
  readonly #sums = new Map<number, { cents: number; parts: MoneyReading[] }>();

  add({ label, amount }: ItemReading): void {
    const x0 = label.tokens[0]?.x0;
    if (x0 === undefined || amount === null) return;
    const edge = this.#edges.take(x0);
    const sum = this.#sums.get(edge) ?? { cents: 0, parts: [] };
    this.#sums.set(edge, sum);
    sum.cents += amount.cents;
    sum.parts.push(amount);
  }

  /** The amounts of the lines that begin there, where they come to so much; null where they do not. */
  comingTo(cents: Cents, x0: number): readonly MoneyReading[] | null {
    const sum = this.#sums.get(this.#edges.find(x0) ?? NaN);
    return sum === undefined || sum.cents !== cents ? null : sum.parts;
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
  if (x0 === undefined || amount === null || amount.cents === 0) return false;
  const parts = lists.comingTo(amount.cents, x0);
  if (parts === null) return false;
  const identity = "Σ amounts of the people's lists = printed sum of the lists";
  record.lineSums.push({ label: label.text, identity, total: amount, parts: [...parts] });
  for (const number of [amount, hours]) if (number !== null) number.token.claim = "total";
  return true;
}
