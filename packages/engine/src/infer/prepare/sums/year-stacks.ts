import { normalizeLabel } from "@paylift/canonical";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";

const YEAR =
  /^(?:totals? )?(?:calendar |cumulative )?(?:ytd|to date|(?:this (?:tax )?)?year to date|this (?:tax )?year)(?: (?:totals?|amounts?|figures|summary|balances))?$/;
const PERIOD = /^(?:totals? )?(?:current|this (?:pay )?period|(?:current )?pay period|this payment)\b/;
const SAME_EDGE_PT = 3;
/** Labels may be indented below the caption. */
const INDENT_PT = 8;
/** Lines of a stack stand no further apart than this, in font sizes. */
const BLANK_EM = 2.6;

/**
 * Labels whose figures are those of the year because they stand in a stack that is called so: `Year To Date` over `Gross
 * Pay 12,480.00`, or in the column of names beside lists that say what the lists of the person above say. A heading over
 * figures alone is that of a column.
 */
export function findYearLabels(rows: readonly CellRow[], names: ReadonlySet<Cell>): Set<Cell> {
  const labels = new Set<Cell>();
  let heads: Heads | null = null;
  rows.forEach((row, r) => {
    for (const caption of row.cells)
      if (namesYear(caption) && !standsBesideFigure(row, caption))
        for (const label of isBesideLists(row, caption)
          ? labelsBeside(rows, r, names, (heads ??= headsOf(rows)))
          : labelsBelow(rows, r, caption, names))
          labels.add(label);
  });
  return labels;
}

/** Whether a caption begins a row of the lines of several lists; beside the names of sums it is about these alone. */
function isBesideLists({ cells }: CellRow, caption: Cell): boolean {
  const labels = cells.filter((cell, i) => isLabel(cell, cells[i + 1]) && figureOfLabel(cell.text) === null);
  return caption === cells[0] && labels.length > 1;
}

/** The lines without figures of each page. */
type Heads = ReadonlyMap<number, ReadonlySet<string | null>>;

function headsOf(rows: readonly CellRow[]): Heads {
  const byPage = Map.groupBy(rows, ({ page }) => page);
  return new Map([...byPage].map(([page, ofPage]) => [page, new Set(ofPage.map(formOf))]));
}

/** A line without figures as it stands on every page, whatever their number; null for others. */
function formOf({ cells }: CellRow): string | null {
  return cells.some(isFigure) ? null : cells.map(({ text }) => text.replaceAll(/\d+/g, "9")).join(" ");
}

/**
 * The labels of a row and of those below it, up to the next person, or to where a text stands below the caption. On the next page
 * they go on below what heads each page.
 */
function labelsBeside(rows: readonly CellRow[], at: number, names: ReadonlySet<Cell>, heads: Heads): Cell[] {
  const [caption] = rows[at]!.cells;
  const isHead = (row: CellRow): boolean => {
    const form = row.page > caption!.page ? formOf(row) : null;
    return form !== null && heads.get(caption!.page)!.has(form);
  };
  const labels: Cell[] = [];
  for (let i = at; i < rows.length; i++) {
    const { cells } = rows[i]!;
    const isBelow = i > at && cells[0]!.x0 <= caption!.x0 + INDENT_PT;
    if (cells.some((cell) => names.has(cell)) || (isBelow && !isHead(rows[i]!))) break;
    labels.push(...cells.filter((cell, c) => isLabel(cell, cells[c + 1])));
  }
  return labels;
}

function isLabel({ number }: Cell, next: Cell | undefined): boolean {
  return number === null && isFigure(next);
}

function namesYear({ number, text }: Cell): boolean {
  // Few cells have a word for the year at all.
  return number === null && /y(?:td|ear)/i.test(text) && YEAR.test(normalizeLabel(text));
}

function standsBesideFigure({ cells }: CellRow, cell: Cell): boolean {
  return isFigure(cells[cells.indexOf(cell) + 1]);
}

function labelsBelow(rows: readonly CellRow[], at: number, caption: Cell, names: ReadonlySet<Cell>): Cell[] {
  const labels: Cell[] = [];
  let last = caption;
  for (const { cells, page, baseline } of rows.slice(at + 1)) {
    if (page !== caption.page) break;
    // Far below stands who is next on the page.
    if (baseline - last.baseline > BLANK_EM * last.size && cells.some((cell) => names.has(cell))) break;
    const i = cells.findIndex(({ x0 }) => x0 >= caption.x0 - SAME_EDGE_PT && x0 <= caption.x0 + INDENT_PT);
    const cell = cells[i];
    // Right below the name of a column its figures end where it does.
    if (cell === undefined && labels.length === 0 && cells.some((each) => endsBelow(each, caption))) break;
    if (cell === undefined) continue;
    if (PERIOD.test(normalizeLabel(cell.text))) break;
    const isLine = isLabel(cell, cells[i + 1]);
    // Behind a blank line a heading goes on with the stack, and a figure is something else.
    if (isLine && baseline - last.baseline > BLANK_EM * last.size) break;
    if (isLine) labels.push(cell);
    last = cell;
  }
  return labels;
}

function endsBelow(cell: Cell, { x1 }: Cell): boolean {
  return isFigure(cell) && Math.abs(cell.x1 - x1) <= SAME_EDGE_PT;
}
