import { votesOf } from "../votes/wording.ts";
import { isEmployees } from "./other-party.ts";
import { columnOf, isMoney, KNOWN_LINE, LEAST_PAIRS, lineIn, listOf, MOSTLY, sumOf } from "./slot-lines.ts";
import { SECTION_BITS } from "./slot-votes.ts";
import type { Slot } from "./slot.ts";

const OF_YEAR = 6;
/** In hardly any line the year is no more than the period. */
const SAME_YEAR = 0.2;
/** A heading says so surely that a column is of this period. */
const HEADED = 3;
/** No more of the numbers are told to be amounts of this period. */
const MOST_TOLD = 0.2;
const EDGE_PT = 6;

/**
 * A column behind labels whose headings say nothing, in which each line is as much as in the column before or more, is that of the
 * year. What taxes are reckoned from is more, too: lines that are no taxes tell.
 */
export function yearBeside(slots: readonly Slot[]): void {
  const columns = new Map<string | number, Slot[]>();
  for (const slot of slots)
    if (slot.labelled && isMoney(slot)) {
      const heads = slot.heads.map(({ text }) => text).join(" ");
      // Columns without a heading are told by their edge.
      const key = heads === "" ? Math.round(columnOf(slot).x1 / EDGE_PT) : heads;
      columns.set(key, [...(columns.get(key) ?? []), slot]);
    }
  const amountBits = ({ votes }: Slot): number => votes.kinds.get("amount") ?? 0;
  const headed = slots.filter((slot) => slot.labelled && amountBits(slot) >= HEADED);
  const now = headed.length > 0 ? headed : firstOfLines(slots);
  const byLine = new Map(now.map((slot) => [lineIn(slot), slot]));
  for (const own of columns.values()) {
    const count = (some: readonly Slot[]): number => some.reduce((sum, { entries }) => sum + entries.size, 0);
    const told = count(own.filter((slot) => amountBits(slot) >= KNOWN_LINE));
    const isHeaded = own.some(({ heads }) => !heads.every(({ text }) => saysNothing(text)));
    if (isHeaded || told > MOST_TOLD * count(own)) continue;
    const pairs = own.flatMap((slot) => {
      const before = byLine.get(lineIn(slot));
      // Beside the employee's share stands somebody else's.
      if (before === undefined || before === slot || isEmployees(before)) return [];
      return [...slot.entries].flatMap(([record, [year]]) => {
        const [amount] = before.entries.get(record) ?? [];
        if (amount === undefined || amount.figure.x0 >= year!.figure.x0) return [];
        // Without headings two numbers are of one line where they stand in one row.
        if (headed.length === 0 && amount.figure.row !== year!.figure.row) return [];
        return [{ slot, amount: sumOf([amount]), year: sumOf([year!]) }];
      });
    });
    const more = pairs.filter(({ amount, year }) => Math.abs(year) >= Math.abs(amount)).length;
    const same = pairs.filter(({ amount, year }) => year === amount).length;
    const isPay = pairs.some(({ slot }) => (slot.votes.subjects.get("tax") ?? 0) <= 0);
    if (
      pairs.length < LEAST_PAIRS ||
      !isPay ||
      more < MOSTLY * pairs.length ||
      same > SAME_YEAR * pairs.length
    )
      continue;
    const lists = new Set(pairs.map(({ slot }) => listOf(slot)));
    for (const slot of own) {
      if (!lists.has(listOf(slot))) continue;
      const { subjects, kinds } = slot.votes;
      kinds.set("ytd", (kinds.get("ytd") ?? 0) + OF_YEAR);
      // What only says that it is a sum is no line of that year.
      if (subjects.size === 0) subjects.set("none", SECTION_BITS);
    }
  }
}

/** On a statement where no heading says what any column counts, the first number behind each label is of this period. */
function firstOfLines(slots: readonly Slot[]): Slot[] {
  const lines = Map.groupBy(
    slots.filter((slot) => slot.labelled && isMoney(slot) && isOfStatement(slot)),
    lineIn,
  );
  return [...lines.values()].map((own) => [...own].sort((a, b) => columnOf(a).x1 - columnOf(b).x1)[0]!);
}

function isOfStatement({ entries }: Slot): boolean {
  return [...entries.values()].every(([first]) => first!.table.table.root === "statement");
}

function saysNothing(text: string): boolean {
  const { subjects, kinds } = votesOf(text);
  return subjects.size === 0 && kinds.size === 0 && !text.includes("%");
}
