import { normalizeLabel } from "@paylift/canonical";
import type { Span } from "../page-graph/span.ts";
import { isGeneric } from "../votes/generic.ts";
import { payerBeside } from "../votes/payers.ts";
import type { Subject, Votes } from "../votes/roles.ts";
import { sectionOf } from "../votes/sections.ts";
import { IN_ALL } from "../votes/wording-table.ts";
import { isSumWord } from "../votes/wording.ts";
import {
  bestOf,
  columnOf,
  FOUND,
  isMoney,
  isOfYear,
  KNOWN_LINE,
  LEAST_PAIRS,
  lineIn,
  lineOf,
  listOf,
  MOSTLY,
  nameOf,
  SUM_OF,
  sumOf,
} from "./slot-lines.ts";
import { SECTION_BITS, sumOfSection } from "./slot-votes.ts";
import type { Slot } from "./slot.ts";

const SUM_BESIDE = 6;

/**
 * Behind the name of gross or net pay its number comes first; what stands behind that, below headings of lists, are the sums of
 * these columns: `Net Pay  1,633.30  847.85  1,224.61`.
 */
export function sumsBeside(slots: readonly Slot[]): void {
  const byLine = new Map<string, Slot[]>();
  for (const slot of slots)
    if (slot.labelled && isPay(slot.votes))
      byLine.set(lineIn(slot), [...(byLine.get(lineIn(slot)) ?? []), slot]);
  for (const own of byLine.values()) {
    const areTimes = own.some(({ votes }) => votes.kinds.has("ytd") || votes.kinds.has("hours"));
    if (own.length < 2 || areTimes) continue;
    const sorted = [...own].sort((a, b) => leftOf(a) - leftOf(b));
    sorted[0]!.votes.kinds.delete("wages");
    const sums = sorted.filter((slot, i) => sorted.slice(0, i).some((other) => shareLabel(slot, other)));
    for (const slot of sums) slot.votes.subjects = sumOfColumn(slot, slots);
  }
}

/** Whether a number of both stands behind one label: that of another box is another one's own. */
function shareLabel(one: Slot, other: Slot): boolean {
  const labels = new Set(labelsOf(one));
  return labelsOf(other).some((label) => labels.has(label));
}

function labelsOf({ entries }: Slot): string[] {
  return [...entries.values()].flat().map(({ left }) => `${left?.row} ${left?.x0}`);
}

/** What the sum of a column is, by the lines that stand in it. */
function sumOfColumn(sum: Slot, slots: readonly Slot[]): Map<Subject, number> {
  const lines = slots.filter((slot) => slot !== sum && slot.labelled && columnOf(slot) === columnOf(sum));
  const votes = new Map<Subject, number>();
  for (const [subject, total] of SUM_OF) {
    if (subject === "earning") continue; // the sum of earnings is gross pay, whose own number came first
    const share = lines.filter((slot) => bestOf(slot)?.[0] === subject).length / Math.max(1, lines.length);
    votes.set(total, Math.max(votes.get(total) ?? 0, 1) + SUM_BESIDE * share);
  }
  return votes;
}

function isPay({ subjects }: Votes): boolean {
  return Math.max(subjects.get("net") ?? 0, subjects.get("gross") ?? 0) >= FULL_NAME;
}

const FULL_NAME = 8;

function leftOf({ entries }: Slot): number {
  return [...entries.values()][0]![0]!.figure.x0;
}

/**
 * A column of sums that is what the columns beside it come to is the employee's and the employer's share in one. It stands
 * below a caption, or behind labels, or beside the columns of both.
 */
export function sharesInAll(slots: readonly Slot[]): void {
  const totals = new Map<string, Slot[]>();
  for (const slot of slots)
    if (isTotal(slot)) {
      const place = placeOf(slot);
      totals.set(place, [...(totals.get(place) ?? []), slot]);
    }
  const found = [...totals].flatMap(([place, all]) => {
    const others = slots.filter(
      (slot) => placeOf(slot) === place && !all.includes(slot) && isMoney(slot) && !isWhole(slot),
    );
    // Without a label of its own a number is of the line that its record is about.
    const besides = (total: Slot): readonly Slot[] =>
      others.filter((slot) =>
        total.labelled
          ? lineOf(slot) === lineOf(total)
          : !slot.labelled && (total.below !== null || isShare(slot)),
      );
    // What stands alone in that column is a figure of its own: the pay in the line with the name. The sums of columns are told by these.
    const beside = all.filter((total) => besides(total).length > 0);
    const own = beside.filter((total) => !total.labelled || !isSumWord(lineOf(total)));
    const pairs = own.flatMap((total) => {
      const others = besides(total);
      return [...total.entries].map(([record, entries]) => {
        const parts = others.flatMap((slot) => slot.entries.get(record) ?? []);
        const areSeveral = parts.filter((part) => sumOf([part]) !== 0).length > 1;
        return { isHeld: sumOf(entries) === sumOf(parts), areSeveral };
      });
    });
    const held = pairs.filter(({ isHeld }) => isHeld);
    if (held.length < LEAST_PAIRS || held.length < MOSTLY * pairs.length) return [];
    // What comes to all that somebody's sums say, and is called nothing else, is one as well: `Total for Lee, Ann`.
    const nameless = beside.filter(({ votes }) => votes.subjects.size === 0);
    return [{ own: [...own, ...nameless], areSeveral: held.some(({ areSeveral }) => areSeveral) }];
  });
  // What the employer pays is often the same as what the employee does: that a liability is of both several of them show.
  const shown = new Set(found.flatMap(({ own, areSeveral }) => (areSeveral ? own.map(headOf) : [])));
  for (const total of found.flatMap(({ own }) => own))
    if (total.heads.some(({ text }) => isSumWord(text)) || shown.has(headOf(total)))
      total.votes.subjects = new Map([["none", FOUND]]);
}

/** Whether a heading says who pays, and nothing else that is paid: `Employee`, `Board Paid`. */
function isShare({ label }: Slot): boolean {
  return label.length > 0 && label.every(({ text }) => payerBeside(text) !== null);
}

function headOf({ heads }: Slot): string {
  return heads.map(({ text }) => text).join(" ");
}

/** Whether a slot is gross or net pay, of which what is withheld is a part. */
function isWhole(slot: Slot): boolean {
  const [subject] = bestOf(slot) ?? [];
  return subject === "gross" || subject === "net";
}

/** Whether headings say that a column is a sum, and nothing besides: `Total Amount`, `Liability`. */
function isTotal({ heads }: Slot): boolean {
  const isSum = ({ text }: Span): boolean => isSumWord(text) || IN_ALL.test(normalizeLabel(text));
  return heads.some(isSum) && heads.every((head) => isSum(head) || isGeneric(head.text));
}

/** Where a total and its parts stand beside each other: below one caption, or below one heading of a group. */
function placeOf(slot: Slot): string {
  const { labelled, entries } = slot;
  const { table } = [...entries.values()][0]![0]!.table;
  return `${table.key}|${isOfYear(slot)}|${labelled ? listOf(slot) : ""}`;
}

/** A list's own name over or beside figures is the sum of it, where the records have lines of that list as well. */
export function nameSums(slots: readonly Slot[]): void {
  const named = new Map(
    slots.map((slot) => {
      const name = nameOf(slot).replace(TAKEN_OFF, "");
      const section = REPAID.test(normalizeLabel(name)) ? "reimbursement" : sectionOf(name);
      return [
        slot,
        slot.below === null && (section === "reimbursement" || BARE_LIST.test(name)) ? section : null,
      ] as const;
    }),
  );
  const lines = slots.filter((slot) => named.get(slot) === null);
  for (const [slot, section] of named) {
    if (section === null) {
      if (comesToCosts(slot, slots)) slot.votes.subjects = new Map([["total_employer", FOUND]]);
      continue;
    }
    const isListed = lines.some((line) => {
      const best = bestOf(line);
      return best?.[0] === section && best[1] >= KNOWN_LINE && line.label.length > 0;
    });
    // The sum of what is paid back is no figure of the output.
    if (isListed && section === "reimbursement") slot.votes.subjects = new Map([["none", SECTION_BITS]]);
    else if (isListed && (!/^(?:tax|withholding)$/i.test(nameOf(slot)) || comesToLines(slot, lines, section)))
      sumOfSection(slot.votes);
  }
}

/** Whether lines of a list come to a number that is called by the word for one of them: `Tax` beside `National Insurance` is a line. */
function comesToLines({ entries }: Slot, lines: readonly Slot[], section: Subject): boolean {
  const own = lines.filter((line) => bestOf(line)?.[0] === section && isMoney(line) && !isOfYear(line));
  return [...entries].some(
    ([record, numbers]) =>
      sumOf(own.flatMap((line) => line.entries.get(record) ?? [])) === sumOf(numbers) && own.length > 1,
  );
}

/** How surely votes take numbers for amounts of the period, in bits. */
function amountBits({ votes: { kinds } }: Slot): number {
  return (kinds.get("amount") ?? 0) - Math.max(0, kinds.get("ytd") ?? 0, kinds.get("wages") ?? 0);
}

/** Somebody who goes on on another page has lines in two records: so many records have all of theirs. */
const WHOLE_RECORDS = 0.6;
const COSTS: readonly (Subject | undefined)[] = ["employer_tax", "employer_contribution"];

/** Whether all that the employer pays comes to a number that is called so, wherever its lines stand: `Company Paid 914.35`. */
function comesToCosts(slot: Slot, slots: readonly Slot[]): boolean {
  if (!slot.labelled || !isMoney(slot) || !COSTS.includes(sectionOf(nameOf(slot)) ?? undefined)) return false;
  const own = slots.filter((line) => line !== slot && COSTS.includes(bestOf(line)?.[0]) && isMoney(line));
  // Of several numbers behind one label the amount is headed as such, and the others may be wages or the year.
  const lines = own.filter((line) =>
    own.every((other) => lineOf(other) !== lineOf(line) || amountBits(other) <= amountBits(line)),
  );
  const told = [...slot.entries].map(([record, numbers]) => {
    const parts = lines.flatMap((line) => line.entries.get(record) ?? []);
    return { holds: sumOf(parts) === sumOf(numbers), areSeveral: parts.length > 1 };
  });
  const held = told.filter(({ holds }) => holds);
  const several = held.filter(({ areSeveral }) => areSeveral);
  return several.length >= LEAST_PAIRS && held.length >= WHOLE_RECORDS * told.length;
}

/** `Less Taxes`, `+ Reimbursements`: what is reckoned with. */
const TAKEN_OFF = /^(?:(?:less|minus|plus)\b|[-+\u2012-\u2015\u2212])\s*/i;
const REPAID = /^(?:total )?reimbursements?$/;
const BARE_LIST = /^(?:tax(?:es)?|withholdings?|ded(?:uction)?s?|earnings?|benefits?)$/i;
