import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { holdsDate } from "../../document/holds-date.ts";
import { isTitle } from "../../document/infer-format-type.ts";
import { captionOf } from "../../people/department-captions.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";
import { namesGroup } from "../headings/group-names.ts";

/** Lines of one header stand no further apart than this, in font sizes. */
const LINE_EM = 2;
/** Names of one column begin, end or are centred within this, in points. */
const EDGE_PT = 2;
/** A header that records are folded under has so many lines, and on two of them at least so many names. */
const [LEAST_LINES, MOST_LINES, LEAST_COLUMNS] = [2, 8, 3];
/** So many of the names are words of payroll. */
const KNOWN = 0.5;
const NO_NAME = /:$|^\W*\d[\d\W]*$/;

/** What stands above each other in a header: one name a line at most. */
export interface Strip {
  x0: number;
  x1: number;
  /** By the line of the header, from 0. */
  names: ReadonlyMap<number, Cell>;
  /** The name of the group that the strip is part of. */
  group: Cell | null;
}

/** A header whose lines each name columns of their own. */
export interface FoldedHeader {
  /** The rows that it takes up, those with the names of groups included. */
  rows: readonly CellRow[];
  lines: readonly CellRow[];
  groups: CellRow | null;
  strips: readonly Strip[];
  /** The line that heads names; the first where none does. */
  nameLine: number;
}

/** Figures stand no further below a header than so many rows. */
const BELOW = 4;

/** Whether some row may end a header that records could be folded under: few documents have one. */
export function haveFoldedHeader(rows: readonly CellRow[]): boolean {
  const have = rows.map(({ cells }) => cells.some(isFigure));
  return rows.some((_, i) => {
    const ends = have[i] === false && have.slice(i + 1, i + 1 + BELOW).includes(true);
    return ends && foldedHeaderOf(rows.slice(Math.max(0, i - MOST_LINES), i + 1)) !== null;
  });
}

/** The header that ends with the last of some rows; null where they end with none that records could be folded under. */
export function foldedHeaderOf(rows: readonly CellRow[]): FoldedHeader | null {
  const stack = stackAbove(rows);
  const [first] = stack;
  const groups = first !== undefined && stack.length > LEAST_LINES && nameGroups(first) ? first : null;
  const lines = groups === null ? stack : stack.slice(1);
  if (lines.filter(({ cells }) => cells.length >= LEAST_COLUMNS).length < LEAST_LINES) return null;
  const names = lines.flatMap(({ cells }) => cells);
  const known = names.filter(({ text }) => headingOf(text) !== null || isLineLabel(text));
  if (known.length < KNOWN * names.length) return null;
  const strips = stripsOf(lines.map(withNumbersOfPeople).map(withChecksOfPeople), groups);
  if (strips === null) return null;
  const nameLine = Math.max(
    0,
    lines.findIndex(({ cells }) => cells.some(headsNames)),
  );
  return { rows: stack, lines, groups, strips, nameLine };
}

const NUMBER = /^(?:number|no\.?|num\.?|#|code)$/i;

/** A number in the column of names is that of whoever has the name: `Number` below `Employee`. */
function withNumbersOfPeople(row: CellRow, at: number, lines: readonly CellRow[]): CellRow {
  const names = lines.slice(0, at).flatMap(({ cells }) => cells.filter(headsNames));
  const cells = row.cells.map((cell) => {
    const isOfName = NUMBER.test(cell.text) && names.some((name) => overlap(name, cell) > 0);
    return isOfName ? { ...cell, text: "Employee No." } : cell;
  });
  return { ...row, cells };
}

const [REFERENCE, DAY] = [/^ref(?:erence)?(?: (?:number|no\.?|#))?$/i, /^date$/i];

/** A reference in the column of names, and the day below it, are those of what each is paid by. */
function withChecksOfPeople(row: CellRow, _: number, lines: readonly CellRow[]): CellRow {
  const all = lines.flatMap(({ cells }) => cells);
  const names = all.filter(headsNames);
  const isInColumn = (cell: Cell, word: RegExp): boolean =>
    word.test(cell.text) && names.some((name) => overlap(name, cell) > 0);
  if (![REFERENCE, DAY].every((word) => all.some((cell) => isInColumn(cell, word)))) return row;
  const cells = row.cells.map((cell) => {
    if (isInColumn(cell, REFERENCE)) return { ...cell, text: "Payment No." };
    return isInColumn(cell, DAY) ? { ...cell, text: "Payment Date" } : cell;
  });
  return { ...row, cells };
}

function headsNames({ text }: Cell): boolean {
  return headingOf(text)?.text === "name";
}

/** The last lines of words that stand right above each other. */
function stackAbove(rows: readonly CellRow[]): CellRow[] {
  const stack: CellRow[] = [];
  for (const row of rows.toReversed()) {
    const [below] = stack;
    if (row.cells.some(isFigure) || row.cells.some(({ text }) => NO_NAME.test(text))) break;
    if (row.cells.some(({ text }) => isTitle(text) || holdsDate(text)) || captionOf(row) !== null) break;
    if (below !== undefined && !isRightAbove(row, below)) break;
    if (stack.length > MOST_LINES) break;
    stack.unshift(row);
  }
  return stack;
}

function isRightAbove(row: CellRow, below: CellRow): boolean {
  const size = Math.max(...below.cells.map((cell) => cell.size));
  return row.page === below.page && below.baseline - row.baseline <= LINE_EM * size;
}

/** Whether a line says no more than what its columns are parts of: `HOURS`, `EARNINGS`, `TAXES`, `TOTALS`. */
function nameGroups({ cells }: CellRow): boolean {
  const named = cells.filter(({ text }) => namesGroup(text));
  return named.length > 1 && cells.every((cell) => named.includes(cell) || IS_SUMS.test(cell.text));
}

const IS_SUMS = /^totals?$/i;

/** What stands above each other in some lines; null where two names of a line do. */
function stripsOf(lines: readonly CellRow[], groups: CellRow | null): Strip[] | null {
  const strips: { x0: number; x1: number; names: Map<number, Cell> }[] = [];
  for (const [i, { cells }] of lines.entries())
    for (const cell of cells) {
      const strip = stripOver(strips, cell);
      if (strip?.names.has(i) === true) return null;
      if (strip === undefined) strips.push({ x0: cell.x0, x1: cell.x1, names: new Map([[i, cell]]) });
      else {
        strip.names.set(i, cell);
        [strip.x0, strip.x1] = [Math.min(strip.x0, cell.x0), Math.max(strip.x1, cell.x1)];
      }
    }
  const sorted = strips.sort((a, b) => a.x0 - b.x0);
  return sorted.map((strip) => ({ ...strip, group: groupOver(strip, groups) }));
}

/** The strip that a name belongs to: of several that it reaches into that which it shares an edge or the middle with. */
function stripOver<T extends { x0: number; x1: number }>(strips: readonly T[], cell: Cell): T | undefined {
  const over = strips.filter((strip) => overlap(strip, cell) > 0);
  const isAligned = ({ x0, x1 }: T): boolean =>
    [x0 - cell.x0, x1 - cell.x1, (x0 + x1 - cell.x0 - cell.x1) / 2].some((gap) => Math.abs(gap) <= EDGE_PT);
  const aligned = over.filter(isAligned);
  const [first, ...others] = aligned.length > 0 ? aligned : over;
  return others.reduce((best, each) => (overlap(each, cell) > overlap(best!, cell) ? each : best), first);
}

/** The name of the group over a strip, or the last one that begins left of it. */
function groupOver(strip: { x0: number; x1: number }, groups: CellRow | null): Cell | null {
  const cells = groups?.cells ?? [];
  return cells.find((cell) => overlap(cell, strip) > 0) ?? cells.findLast(({ x0 }) => x0 < strip.x0) ?? null;
}
