import { normalizeLabel } from "@paylift/canonical";
import { centsOf } from "../page-graph/figure.ts";
import type { Span } from "../page-graph/span.ts";
import type { Kind, Subject } from "../votes/roles.ts";
import { isFigureName, isSumWord, votesOf } from "../votes/wording.ts";
import type { PlacedEntry } from "./record-draft.ts";
import type { Slot } from "./slot.ts";
import type { Column } from "./tables.ts";

/** Relations between slots are told by so many records, and hold in nearly all of them. */
export const LEAST_PAIRS = 3;
export const MOSTLY = 0.9;
/** What such a relation says of a slot, in bits: more than its words. */
export const FOUND = 12;
/** A line of pay is known by so many bits. */
export const KNOWN_LINE = 5;

/** What the numbers of a slot are called. */
export function nameOf({ label }: Pick<Slot, "label">): string {
  return label.map(({ text }) => text.replace(/:$/, "")).join(" ");
}

/** What a number is about, whoever pays it: the label with the headings of its list, or the headings of its column. */
export function lineIn(slot: Slot): string {
  return slot.labelled ? `${nameOf(slot)}|${listOf(slot)}` : nameOf(slot);
}

/** The headings of the list that a slot is in. */
export function listOf({ groups }: Slot): string {
  return groups.map(({ text }) => text).join(" ");
}

/** The name of a line, however it is spelled; empty where no label tells. */
export function lineOf({ labelled, label }: Slot): string {
  return labelled ? normalizeLabel(nameOf({ label })) : "";
}

/** The column of the first number of a slot. */
export function columnOf({ entries }: Slot): Column {
  return [...entries.values()][0]![0]!.column;
}

/** The lines behind labels that stand in the column of a slot; what is called a sum or a figure of pay is none. */
export function linesInColumn(slot: Slot, slots: readonly Slot[]): Slot[] {
  const column = columnOf(slot);
  return slots.filter(
    (other) =>
      other.labelled &&
      columnOf(other) === column &&
      !isSumWord(nameOf(other)) &&
      !isFigureName(nameOf(other)),
  );
}

/** Whether no heading says that a slot counts something else than money. */
export function isMoney({ heads }: Slot): boolean {
  return heads.every(({ text }) =>
    ["hours", "rate", "wages"].every((kind) => !votesOf(text).kinds.has(kind as Kind)),
  );
}

/** Whether headings say that a slot counts the year and not the pay period. */
export function isOfYear({ heads, groups }: Slot): boolean {
  return [...heads, ...groups].some(({ text }) => votesOf(text).kinds.has("ytd"));
}

/** Whether gross pay, and no second heading, stands over numbers. */
export function headedGross(heads: readonly Span[]): boolean {
  return heads.length === 1 && (votesOf(heads[0]!.text).subjects.get("gross") ?? 0) > 0;
}

/** What a slot is about by most of the votes so far; null where there are none. */
export function bestOf({ votes }: Slot): readonly [Subject, number] | null {
  return [...votes.subjects].sort((a, b) => b[1] - a[1])[0] ?? null;
}

/** The sum that each list of a record has. */
export const SUM_OF: ReadonlyMap<Subject, Subject> = new Map([
  ["earning", "total_earnings"],
  ["tax", "total_taxes"],
  ["deduction", "total_deductions"],
  ["employer_tax", "total_employer"],
  ["employer_contribution", "total_employer"],
]);

/** What numbers come to, in cents. */
export function sumOf(entries: readonly PlacedEntry[]): number {
  return entries.reduce(
    (sum, { figure: { figure } }) => sum + (figure === null ? 0 : (centsOf(figure) ?? 0)),
    0,
  );
}
