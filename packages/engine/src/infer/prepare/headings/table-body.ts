import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { headingOf, type TextColumn } from "../../vocabulary/headings.ts";
import { listLines } from "./lists-in-cells.ts";
import { periodOfRow, totalScope } from "../../vocabulary/total-labels.ts";

/** Captions of groups of people stand between a header and the first of them. */
const BETWEEN = 4;
/** Lines looked at to see where the columns end. */
const BODY_ROWS = 12;
/** A name or two may not be known as one; records of two lines have a name on half of them. */
const MOST = 0.75;

/** The rows below a header of so many lines, where each that has figures is one person's or a sum; else none. */
export function bodyOf(
  rows: readonly CellRow[],
  from: number,
  lines: number,
  names: ReadonlySet<Cell>,
  isKnown: boolean,
): CellRow[] {
  const near = rows.slice(from, from + BETWEEN + BODY_ROWS).filter(({ page }) => page === rows[from]?.page);
  const end = near.findIndex(beginsOther);
  const body = withoutRecap(end < 0 ? near : near.slice(0, end), names);
  const first = body.findIndex(({ cells }) => cells.some(isFigure));
  if (first < 0 || first > BETWEEN) return [];
  const figures = body.filter(({ cells }) => cells.some(isFigure));
  const header = rows.slice(from - lines, from);
  const named = figures.map((row) => withCaption(row, body[body.indexOf(row) - 1]));
  const further = furtherLines(figures, names);
  const lists = listLines(figures, header, names, isKnown);
  const isPerson = (cells: readonly Cell[], i: number): boolean =>
    cells.some((cell) => names.has(cell)) ||
    further.has(figures[i]!) ||
    lists.has(figures[i]!) ||
    isFurtherCheck(figures[i]!, header) ||
    // On stubs the header stands between whose it is and the line of the period.
    (names.size > 0 && cells.some(({ text }) => periodOfRow(text) === "current"));
  const isSum = (cells: readonly Cell[]): boolean =>
    totalScope(cells[0]!.text) !== null || cells.some(({ text }) => isLongerPeriod(text));
  const people = named.filter(isPerson).length;
  const told = named.filter((cells, i) => isPerson(cells, i) || isSum(cells)).length;
  // Below the header of people above, the sums over all may stand alone.
  return (people > 0 || isKnown) && told >= MOST * figures.length ? figures : [];
}

/** The rows up to the first sum behind the last person: what stands below it is no part of their table. */
function withoutRecap(rows: readonly CellRow[], names: ReadonlySet<Cell>): readonly CellRow[] {
  const last = rows.findLastIndex(({ cells }) => cells.some((cell) => names.has(cell)));
  const sum = rows.findIndex(
    ({ cells }, i) => i > last && cells.some(isFigure) && totalScope(cells[0]!.text) !== null,
  );
  return last < 0 || sum < 0 ? rows : rows.slice(0, sum + 1);
}

/**
 * The cells of a line, and where it has nothing but figures, before them those of the line that says whose they are. Names of
 * columns say nothing of the kind.
 */
function withCaption({ cells }: CellRow, above: CellRow | undefined): readonly Cell[] {
  if (above === undefined || !cells.every(isFigure) || above.cells.some(isFigure)) return cells;
  const isHeader = above.cells.length > 1 && above.cells.every(({ text }) => headingOf(text) !== null);
  return isHeader ? cells : [...above.cells, ...cells];
}

/**
 * Lines that go on with what the line above says of somebody who has several jobs: what they are paid in all stands on the
 * last. Where most people have a second line, each line of the header is about one.
 */
function furtherLines(figures: readonly CellRow[], names: ReadonlySet<Cell>): ReadonlySet<CellRow> {
  const isNamed = (row: CellRow | undefined): boolean => row?.cells.some((cell) => names.has(cell)) ?? false;
  const people = figures.filter(isNamed).length;
  const seconds = figures.filter((row, i) => !isNamed(row) && isNamed(figures[i - 1])).length;
  return new Set(2 * seconds > people ? [] : figures.filter((row, i) => goesOn(figures[i - 1], row, names)));
}

function goesOn(above: CellRow | undefined, { cells }: CellRow, names: ReadonlySet<Cell>): boolean {
  const name = above?.cells.find((cell) => names.has(cell));
  const [last, own] = [above?.cells.findLast(isFigure), cells.findLast(isFigure)];
  if (name === undefined || last === undefined || own === undefined) return false;
  return cells[0]!.x0 > name.x1 && own.x0 > last.x1;
}

const OF_CHECK: ReadonlySet<TextColumn | null> = new Set(["payment", "date", "kind", "account"] as const);

/** Another check of the person above: a number, a day or a kind, and a gross and a net pay of its own. */
function isFurtherCheck({ cells }: CellRow, header: readonly CellRow[]): boolean {
  const over = (cell: Cell): string =>
    header
      .flatMap((line) => line.cells.filter((heading) => overlap(heading, cell) > 0).slice(0, 1))
      .map(({ text }) => text)
      .join(" ");
  const figures = cells.filter(isFigure).map((cell) => figureOfLabel(over(cell)));
  if (!figures.includes("gross_pay") || !figures.includes("net_pay")) return false;
  const texts = cells.filter((cell) => !isFigure(cell));
  return texts.length > 0 && texts.every((cell) => OF_CHECK.has(headingOf(over(cell))?.text ?? null));
}

/** Whether a text names the row of more than the period. */
function isLongerPeriod(text: string): boolean {
  const period = periodOfRow(text);
  return period !== null && period !== "current";
}

/** Tables of something else than pay may stand below: accounts of the ledger, days of leave. */
function beginsOther({ cells }: CellRow): boolean {
  return cells.length === 1 && headingOf(cells[0]!.text)?.section === "other";
}
