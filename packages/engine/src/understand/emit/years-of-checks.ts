import { nameKey, normalizeLabel } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import type { RecordDraft } from "../grammars/record-draft.ts";
import { beginsWithYear, isSumOfGroup } from "../grammars/sum-records.ts";
import { isSumOfAll } from "../votes/wording.ts";

/**
 * The last check of whoever the figures of a year are about, by the index of the record of these: they stand right below all of one
 * person's checks, or below what these come to. The sum of a group, and one behind another, is nobody's.
 *
 *     Lee, Ann   03/06/26   1,200.00    91.80
 *                03/20/26   1,250.00    95.63
 *     Total                 2,450.00   187.43
 *     Year to date          7,350.00   562.29
 */
export function yearsOfChecks(
  drafts: readonly RecordDraft[],
  nameOf: (record: RecordDraft) => string,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let checks: RecordDraft[] = [];
  let isClosed = false;
  for (const draft of drafts) {
    if (!draft.isSum) {
      if (isClosed) [checks, isClosed] = [[], false];
      checks.push(draft);
      continue;
    }
    const last = checks.at(-1);
    const isOfYear = beginsWithYear(draft);
    const isOfOne = last !== undefined && new Set(checks.map((own) => nameKey(nameOf(own)))).size === 1;
    if (isOfYear && isOfOne && nameOf(last) !== "") found.set(draft.index, last.index);
    // What follows the year, and a further sum, is about more than one person.
    if (isOfYear || isClosed || saysWhose(draft)) checks = [];
    isClosed = true;
  }
  return found;
}

function saysWhose({ texts }: RecordDraft): boolean {
  return texts.some(({ span }) => isSumOfGroup(span.text) || isSumOfAll(span.text));
}

/** Puts the lines of a year beside those of a check. */
export function putYear(check: RecordReading, { items, ytdFigures }: RecordReading): void {
  for (const item of items) {
    if (item.ytdAmount === null) continue;
    const home = check.items.find((own) => own.ytdAmount === null && areSame(own, item));
    if (home === undefined) check.items.push(item);
    else {
      home.ytdAmount = item.ytdAmount;
      if (item.ytdHours !== undefined) home.ytdHours = item.ytdHours;
    }
  }
  if (ytdFigures !== undefined) check.ytdFigures ??= ytdFigures;
}

function areSame(one: ItemReading, other: ItemReading): boolean {
  return one.section === other.section && normalizeLabel(one.label.text) === normalizeLabel(other.label.text);
}
