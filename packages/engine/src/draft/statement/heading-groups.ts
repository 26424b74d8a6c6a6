import { isFigure, overlap, type Cell, type CellRow } from "../../infer/cells/cells.ts";
import { headingOf } from "../../infer/vocabulary/headings.ts";
import { periodOfRow } from "../../infer/vocabulary/total-labels.ts";
import { segmentsOf, type Segment } from "./segments.ts";

/** A heading over numbers with the numbers that stand under it. */
export interface PlacedColumn {
  heading: Cell;
  numbers: Cell[];
}

/** Headings with numbers in common rows, and these rows. */
export interface HeadingGroup {
  heads: Set<Cell>;
  segments: Segment[];
}

/** Headings of balances, which are no pay. */
const BALANCE = /\b(?:used|available|balance|accrued|remaining)\b|^(?:earned|taken|beginning|ending)$/i;
/** A number keeps to an edge or the middle of its heading within this, in points. */
const NEAR_PT = 14;
/** Lines whose baselines differ by less are one to the eye, in font sizes. */
export const LEVEL_EM = 0.5;

export function isBalance(text: string): boolean {
  return BALANCE.test(text);
}

/** The headings of a page that numbers stand under, those of one box together. */
export function headingGroups(rows: readonly CellRow[]): {
  groups: HeadingGroup[];
  columns: ReadonlyMap<Cell, PlacedColumn>;
} {
  const heads = rows.flatMap(({ cells }) => cells.filter((cell, i) => isHead(cell, cells[i + 1])));
  // Over labelled numbers the name of a figure is the name of a section.
  const ofColumns = heads.filter(({ text }) => isBalance(text) || headingOf(text)?.role != null);
  const columns = new Map<Cell, PlacedColumn>();
  const groups: HeadingGroup[] = [];
  for (const segment of rows.flatMap(segmentsOf)) {
    const over = new Set<Cell>();
    for (const number of segment.numbers) {
      const heading = headOver(bare(segment) ? heads : ofColumns, number);
      if (heading === null) continue;
      over.add(heading);
      const column = columns.get(heading) ?? { heading, numbers: [] };
      column.numbers.push(number);
      columns.set(heading, column);
    }
    if (over.size === 0) continue;
    const joined = groups.filter((group) => [...over].some((head) => group.heads.has(head)));
    const [first, ...others] = joined;
    const group = first ?? { heads: new Set<Cell>(), segments: [] };
    if (first === undefined) groups.push(group);
    for (const other of others) join(groups, group, other);
    for (const head of over) group.heads.add(head);
    group.segments.push(segment);
  }
  joinHeadless(groups, rows);
  return { groups, columns };
}

function join(groups: HeadingGroup[], group: HeadingGroup, other: HeadingGroup): void {
  for (const head of other.heads) group.heads.add(head);
  group.segments.push(...other.segments);
  groups.splice(groups.indexOf(other), 1);
}

/** Headings beside each other, with no words between that could begin another box, belong to one box also where no row has both. */
function joinHeadless(groups: HeadingGroup[], rows: readonly CellRow[]): void {
  for (const { cells } of rows) {
    let left: HeadingGroup | null = null;
    for (const cell of cells) {
      const group = groups.find(({ heads }) => heads.has(cell)) ?? null;
      if (group === null) {
        if (headingOf(cell.text)?.role == null) left = null;
      } else if (left === null || left === group) left = group;
      else if (haveSameWords(left, group)) left = group;
      else join(groups, left, group);
    }
  }
}

function haveSameWords(left: HeadingGroup, right: HeadingGroup): boolean {
  const words = new Set([...left.heads].map(({ text }) => text));
  return [...right.heads].some(({ text }) => words.has(text));
}

function isHead(cell: Cell, next: Cell | undefined): boolean {
  if (cell.number !== null || cell.text.endsWith(":") || isFigure(next)) return false;
  if (isBalance(cell.text)) return true;
  const heading = headingOf(cell.text);
  return heading !== null && (heading.role ?? heading.figure) !== null;
}

function bare({ texts }: Segment): boolean {
  return texts.every(({ text }) => periodOfRow(text) !== null);
}

/** The lowest heading above a number that shares an edge or the middle with it. */
function headOver(heads: readonly Cell[], number: Cell): Cell | null {
  let best: Cell | null = null;
  for (const head of heads) {
    if (head.baseline >= number.baseline - LEVEL_EM * number.size || missOf(head, number) > NEAR_PT) continue;
    const lower = best === null || head.baseline - best.baseline > LEVEL_EM * head.size;
    const level = best !== null && Math.abs(head.baseline - best.baseline) <= LEVEL_EM * head.size;
    if (lower || (level && missOf(head, number) < missOf(best!, number))) best = head;
  }
  return best;
}

function missOf(head: Cell, number: Cell): number {
  const edges = Math.min(Math.abs(head.x1 - number.x1), Math.abs(middleOf(head) - middleOf(number)));
  return overlap(head, number) > 0 ? Math.min(edges, NEAR_PT) : edges;
}

function middleOf({ x0, x1 }: Cell): number {
  return (x0 + x1) / 2;
}
