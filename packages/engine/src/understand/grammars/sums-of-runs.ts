import { isGeneric } from "../votes/generic.ts";
import { isSumWord } from "../votes/wording.ts";
import {
  bestOf,
  columnOf,
  FOUND,
  isMoney,
  isOfYear,
  KNOWN_LINE,
  LEAST_PAIRS,
  MOSTLY,
  SUM_OF,
  sumOf,
} from "./slot-lines.ts";
import type { Slot } from "./slot.ts";

const LEAST_PARTS = 2;
const MOST_PARTS = 12;

/**
 * A column that is headed `Total` and nothing else is what the columns left of it come to, as all records show: the sum of their
 * list, or of what several lists have together, which is no figure of the output.
 */
export function sumsOfRuns(slots: readonly Slot[]): void {
  for (const total of slots) {
    if (total.labelled || total.below !== null || !isBareTotal(total)) continue;
    const left = slots
      .filter((slot) => !slot.labelled && slot !== total && isMoney(slot) && isLeftOf(slot, total))
      .sort((a, b) => columnOf(b).index - columnOf(a).index);
    const run = runOf(total, left);
    if (run === null) continue;
    const lists = new Set(run.map((slot) => bestOf(slot)?.[0] ?? "none"));
    const [only] = lists;
    const sum = lists.size === 1 ? SUM_OF.get(only!) : undefined;
    total.votes.subjects = new Map([[sum ?? "none", FOUND]]);
  }
}

function isBareTotal({ label, votes }: Slot): boolean {
  const isSum = label.some(({ text }) => isSumWord(text));
  const isBare = label.every(({ text }) => isSumWord(text) || isGeneric(text));
  return isSum && isBare && Math.max(0, ...votes.subjects.values()) < KNOWN_LINE;
}

function isLeftOf(slot: Slot, total: Slot): boolean {
  const [one, other] = [slot, total].map((own) => [...own.entries.values()][0]![0]!);
  return (
    one!.table === other!.table &&
    one!.column.index < other!.column.index &&
    one!.rowKind === other!.rowKind &&
    isOfYear(slot) === isOfYear(total)
  );
}

/** The longest run of columns that ends right before a total and comes to it in nearly all records; null where none does. */
function runOf(total: Slot, left: readonly Slot[]): readonly Slot[] | null {
  const records = [...total.entries];
  if (records.length < LEAST_PAIRS) return null;
  let found: readonly Slot[] | null = null;
  for (let length = LEAST_PARTS; length <= Math.min(MOST_PARTS, left.length); length++) {
    const run = left.slice(0, length);
    let [held, several] = [0, 0];
    for (const [record, entries] of records) {
      const parts = run.map((slot) => sumOf(slot.entries.get(record) ?? []));
      if (parts.reduce((sum, cents) => sum + cents, 0) !== sumOf(entries)) continue;
      held++;
      if (parts.filter((cents) => cents !== 0).length > 1) several++;
    }
    if (held >= MOSTLY * records.length && several >= LEAST_PAIRS) found = run;
  }
  return found;
}
