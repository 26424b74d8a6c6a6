import type { Token } from "../../../layout/token.ts";
import type { LineSection } from "../../../variants/variant-schema.ts";
import type { FigureCell } from "../../cells/cell-groups.ts";
import { isFigure, overlap, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { headingOf, isColumnName } from "../../vocabulary/headings.ts";
import { sectionWord } from "../../vocabulary/section-words.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";
import { PAY } from "../../../variants/figures-of-people.ts";
import type { RowsAside } from "./rows-aside.ts";

/** What the sum of a list is called that has no name of its own. */
const SUMS: Record<LineSection | "net", string> = {
  earning: "Total Earnings",
  tax: "Total Taxes",
  deduction: "Total Deductions",
  employer_tax: "Total Employer Taxes",
  employer_contribution: "Total Employer Contributions",
  net: "Net Pay",
};
/** Signs that part a sum of the year from that of the period. */
const PARTS = /^[|\u2022\u00B7]$/;
const EDGE_PT = 3;
const BARE_SUM = /^(?:(?:sub)?totals?|current|this (?:period|pay|check)):?$/i;
const OF_YEAR = /^(?:ytd|year to date):?$/i;
/** The columns of the lists stand right below, no further than this, in font sizes. */
const BELOW_EM = 2.5;
/** Lines of other lists may stand between. */
const NEXT_ROWS = 3;

/** A sum on the line with the name of its list, above the lines. */
interface SumOfHead {
  /** The name of the list. */
  head: Cell;
  /** What stands between: the word for a sum, or what the sum is. */
  label: Cell | null;
  sum: FigureCell;
  /** Whether it is the sum of the year, beside that of the period. */
  isOfYear: boolean;
}

/**
 * The name of a list may have its sum beside it, above the lines: `TAXES  Total 309.89`. The sums go on a line of their own
 * before it, so that the names head their lists; one that stands below its lines as well says nothing new.
 */
export function withSumsOfHeads(rows: readonly CellRow[]): RowsAside {
  const aside: Token[] = [];
  const parted = rows.flatMap((row, i) => {
    const bare = { ...row, cells: row.cells.map(withoutPart) };
    const sums = sumsOf(bare, rows.slice(i + 1, i + 1 + NEXT_ROWS));
    if (sums.length === 0) return [row];
    const own = sums.filter((each) => !isPrintedBelow(each, rows.slice(i + 1)));
    for (const each of sums) if (!own.includes(each)) aside.push(each.sum.number.token);
    const taken = new Set<Cell>(sums.flatMap(({ label, sum }) => (label === null ? [sum] : [label, sum])));
    const heads = { ...row, cells: bare.cells.filter((cell) => !taken.has(cell) && !PARTS.test(cell.text)) };
    return own.length === 0 ? [heads] : [{ ...row, cells: own.flatMap(named) }, heads];
  });
  return { rows: parted, aside };
}

function named({ head, label, sum, isOfYear }: SumOfHead): Cell[] {
  if (isOfYear) return [{ ...label!, text: `${sumOf(head.text)} YTD:` }, sum];
  const own = label !== null && figureOfLabel(label.text) !== null;
  return [own ? label : { ...(label ?? head), text: sumOf(head.text) }, sum];
}

function sumOf(text: string): string {
  const section = sectionOf(text)!;
  // The bare name of a column before a number would head it.
  return figureOfLabel(text) === null || isColumnName(text) ? SUMS[section] : text;
}

function sectionOf(text: string): keyof typeof SUMS | null {
  const section = headingOf(text)?.section ?? null;
  return section === "other" ? null : section;
}

/** The sums of a line that holds nothing but names of lists and their sums, above the names of columns. */
function sumsOf({ cells: printed, page, baseline }: CellRow, next: readonly CellRow[]): SumOfHead[] {
  const cells = printed.filter(({ text }) => !PARTS.test(text));
  const at = next.findIndex(headsColumns);
  const below = next[at];
  // The name of the list below stands between its columns and the sum of the one above.
  const isEnd = next
    .slice(0, at)
    .some(({ cells: others }) => others.some((other) => isHead(other) && areAtOneEdge(other, cells)));
  if (isEnd || below?.page !== page || below.baseline - baseline > BELOW_EM * below.cells[0]!.size) return [];
  const sums: SumOfHead[] = [];
  for (const [i, sum] of cells.entries()) {
    if (!isFigure(sum)) continue;
    const before = cells[i - 1];
    const head = cells.slice(0, Math.max(0, i - 1)).findLast(isHead);
    if (before === undefined) return [];
    const isOfYear = OF_YEAR.test(before.text);
    const isLabel = isOfYear || BARE_SUM.test(before.text) || figureOfLabel(before.text) !== null;
    if (isLabel && head !== undefined) sums.push({ head, label: before, sum, isOfYear });
    else if (
      isHead(before) &&
      !isLine(before) &&
      !PAY.some((figure) => figure === figureOfLabel(before.text))
    )
      sums.push({ head: before, label: null, sum, isOfYear });
    else return [];
  }
  if (!sums.every(({ head }) => hasColumns(head, below.cells, cells.filter(isHead)))) return [];
  const own = sums.flatMap(({ head, label, sum }) => [head, label, sum]);
  return cells.every((cell) => own.includes(cell) || isHead(cell) || isOtherHead(cell)) ? sums : [];
}

/** A sign may stand right before the word for the other sum: `| Current`. */
function withoutPart(cell: Cell): Cell {
  const [sign, ...words] = cell.tokens;
  return words.length > 0 && PARTS.test(sign!.text) ? partOf(cell, words) : cell;
}

function areAtOneEdge({ x0 }: Cell, cells: readonly Cell[]): boolean {
  return cells.some((cell) => Math.abs(cell.x0 - x0) <= EDGE_PT);
}

function isHead({ number, text }: Cell): boolean {
  return number === null && !text.endsWith(":") && totalScope(text) === null && sectionOf(text) !== null;
}

/** The name of a line, on its own right before its amount: `Oregon State Income Tax`. */
function isLine({ text }: Cell): boolean {
  return isLineLabel(text) && sectionWord(text) === null && figureOfLabel(text) === null;
}

/** The name of a list that has no sum: `Time Off`. */
function isOtherHead({ number, text }: Cell): boolean {
  return number === null && !text.endsWith(":") && headingOf(text)?.section === "other";
}

/** Whether a line names columns of amounts and nothing else. */
function headsColumns({ cells }: CellRow): boolean {
  return cells.every(({ number }) => number === null) && cells.some(headsAmounts);
}

function headsAmounts({ text }: Cell): boolean {
  const role = headingOf(text)?.role ?? null;
  return role === "amount" || role === "ytd_amount";
}

/** Whether a column of amounts below is that of a list, and not of another that stands left of it or begins below. */
function hasColumns(head: Cell, below: readonly Cell[], beside: readonly Cell[]): boolean {
  const heads = [...beside, ...below.filter(isHead)].sort((a, b) => a.x0 - b.x0);
  return below.filter(headsAmounts).some((column) => {
    const nearest = heads.findLast(({ x0 }) => x0 <= column.x1);
    return nearest !== undefined && (nearest === head || overlap(nearest, head) > 0);
  });
}

/** Whether a sum of the same name or of a list is printed again further down the page. */
function isPrintedBelow({ sum }: SumOfHead, rows: readonly CellRow[]): boolean {
  return rows.some(
    ({ page, cells }) =>
      page === sum.page &&
      cells.some((cell, i) => {
        if (!isFigure(cell) || cell.number.cents !== sum.number.cents) return false;
        const label = cells.slice(0, i).findLast(({ number }) => number === null);
        return label !== undefined && (totalScope(label.text) !== null || figureOfLabel(label.text) !== null);
      }),
  );
}
