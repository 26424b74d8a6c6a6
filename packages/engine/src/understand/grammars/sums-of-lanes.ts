import type { RecordDraft } from "./record-draft.ts";
import type { Subject } from "../votes/roles.ts";
import { sectionOf } from "../votes/sections.ts";
import { isFigureName, isSumWord } from "../votes/wording.ts";
import {
  bestOf,
  FOUND,
  isMoney,
  isOfYear,
  LEAST_PAIRS,
  linesInColumn,
  MOSTLY,
  nameOf,
  SUM_OF,
  sumOf,
} from "./slot-lines.ts";
import { figuresOf, type Slot } from "./slot.ts";

/** A slot that is what the lines above it in its lane come to. */
interface LaneSum {
  slot: Slot;
  /** Whether records with several lines show it. */
  isSure: boolean;
  /** What the sum of their list is; none where no line is of the output: what employee and employer pay in all. */
  subject: Subject;
}

/**
 * What stands in a lane without a label of its own, or behind a word for a sum, and comes to the lines above it in nearly all
 * records is their sum, where these are of one list. What several columns come to is a part of it each: before tax and after.
 */
export function sumsOfLanes(slots: readonly Slot[], records: readonly RecordDraft[]): void {
  const people = new Set(records.flatMap(({ index, isSum }) => (isSum ? [] : [index])));
  const candidates = slots.flatMap((slot) => (mayBeSum(slot) ? (laneSumOf(slot, slots, people) ?? []) : []));
  const rows = new Set(candidates.flatMap(({ slot, isSure }) => (isSure ? rowsOf(slot) : [])));
  // Beside sums that several lines show stand those of columns that mostly have one.
  const sums = candidates.filter(({ slot }) => rowsOf(slot).every((row) => rows.has(row)));
  const found = sums.map((sum): Subject => (isOfPart(sum, sums) ? "none" : sum.subject));
  sums.forEach(({ slot }, i) => (slot.votes.subjects = new Map([[found[i]!, FOUND]])));
}

/** Hours have a sum as well. Below the name of a list words say enough, but those for a figure in another lane and those for lists. */
function mayBeSum(slot: Slot): boolean {
  const { labelled, entries, groups } = slot;
  if (!isMoney(slot)) return false;
  const name = nameOf(slot);
  if (labelled && isFigureName(name)) return figuresBehind(slot);
  if (labelled && namesLists(name)) return true;
  if (groups.some(({ text }) => SUM_OF.has(sectionOf(text)!))) return false;
  if (labelled) return isSumWord(name);
  return [...entries.values()].every((own) => own.every(({ inLane }) => inLane));
}

const AND = /\s+(?:&|and)\s+/i;

/** Whether a label is what lists are called, and no line of one: `Liabilities`, `Deductions & Taxes`. */
function namesLists(label: string): boolean {
  return label.split(AND).every((name) => SUM_OF.has(sectionOf(name)!));
}

/** Whether all numbers of a slot stand in a lane that begins behind their label, and others of the label before it: `Gross  2,641.56 | 509.23`. */
function figuresBehind({ entries }: Slot): boolean {
  return [...entries.values()].flat().every(({ column, left, table }) => {
    const start = table.lanes.get(column) ?? -Infinity;
    const row = table.table.regions.flatMap(({ rows }) => rows).find(({ index }) => index === left!.row);
    const own = row === undefined ? [] : (table.byRow.get(row) ?? []);
    return own.some((other) => other.left === left && other.figure.x1 < start);
  });
}

/** What the lines of people show, whether or not those of departments are parted from their sums. */
function laneSumOf(slot: Slot, slots: readonly Slot[], people: ReadonlySet<number>): LaneSum | null {
  const lines = linesInColumn(slot, slots).filter((line) => line !== slot);
  const ofPeople = [...slot.entries].filter(([record]) => people.has(record));
  const shown = ofPeople.length > 0 ? ofPeople : [...slot.entries];
  const counts = new Map<Subject | null, number>();
  let [held, several, all] = [0, 0, 0];
  for (const [record, entries] of shown) {
    const having = lines.filter((line) => line.entries.has(record));
    const parts = having.flatMap((line) => line.entries.get(record)!);
    for (const line of having) {
      const subject = sumFor(bestOf(line)?.[0]);
      counts.set(subject, (counts.get(subject) ?? 0) + 1);
    }
    all += having.length;
    if (sumOf(parts) !== sumOf(entries)) continue;
    held++;
    if (parts.length > 1) several++;
  }
  const [one] = [...counts].find(([, count]) => count >= MOSTLY * all) ?? [null];
  const subject = one ?? (namesLists(nameOf(slot)) && areWithheld(counts, all) ? "none" : null);
  if (subject === null || held < MOSTLY * shown.length) return null;
  return { slot, isSure: several >= LEAST_PAIRS, subject };
}

const WITHHELD: readonly (Subject | null)[] = ["total_taxes", "total_deductions"];

/** Whether nearly all lines are taxes and deductions: what is called by both lists is the sum of neither. */
function areWithheld(counts: ReadonlyMap<Subject | null, number>, all: number): boolean {
  const withheld = WITHHELD.reduce((sum, each) => sum + (counts.get(each) ?? 0), 0);
  return all > 0 && withheld >= MOSTLY * all;
}

function sumFor(list: Subject | undefined): Subject | null {
  return list === "none" ? list : (SUM_OF.get(list!) ?? null);
}

/** Whether the same list has another sum in the same row. */
function isOfPart({ slot, subject }: LaneSum, sums: readonly LaneSum[]): boolean {
  const rows = new Set(rowsOf(slot));
  return sums.some(
    (other) =>
      other.slot !== slot &&
      other.subject === subject &&
      isOfYear(other.slot) === isOfYear(slot) &&
      rowsOf(other.slot).some((row) => rows.has(row)),
  );
}

function rowsOf(slot: Slot): number[] {
  return figuresOf(slot).map(({ row }) => row);
}
