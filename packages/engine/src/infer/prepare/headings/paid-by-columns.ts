import { sumMoney } from "@paylift/canonical";
import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { holdsDate } from "../../document/holds-date.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";

/** Names of columns that a header has at least, and people whose lines prove what is paid. */
const [LEAST_COLUMNS, LEAST_PEOPLE] = [5, 2];
const BARE = /^(?:check )?(?:amount|amt)$/i;
const NUMBER = /^(?:reference|ref)(?: (?:#|no\.?|number))?$/i;

/**
 * Names what a table of people calls no more than `Amount` after the net pay, where it is the gross pay less all that stands
 * right of both, for everybody; `Reference` and `Date` beside it are then those of what is paid.
 */
export function namePaidColumns(rows: readonly CellRow[]): readonly CellRow[] {
  let named: CellRow | null = null;
  return rows.map((row, i) => {
    if (!isHeader(row)) return row;
    if (named?.line.text === row.line.text) named = withNames(row, named);
    else named = withPaid(row, rows.slice(i + 1), rows[i - 1]?.cells ?? []);
    return named;
  });
}

/** The header of the next page has the names of the first. */
function withNames(row: CellRow, { cells }: CellRow): CellRow {
  if (row.cells.length !== cells.length) return row;
  return { ...row, cells: row.cells.map((cell, i) => ({ ...cell, text: cells[i]!.text })) };
}

function isHeader({ cells }: CellRow): boolean {
  if (cells.length < LEAST_COLUMNS || cells.some(isFigure)) return false;
  const figures = cells.map(({ text }) => figureOfLabel(text));
  return (
    figures.includes("gross_pay") && !figures.includes("net_pay") && cells.some(({ text }) => BARE.test(text))
  );
}

function withPaid(header: CellRow, below: readonly CellRow[], over: readonly Cell[]): CellRow {
  // `Net` over `Amount` is a name already.
  const isWhole = (cell: Cell): boolean =>
    !over.filter(isBelow(cell)).some(({ text }) => figureOfLabel(`${text} ${cell.text}`) !== null);
  const amounts = header.cells.filter((cell) => BARE.test(cell.text) && isWhole(cell));
  const gross = header.cells.find(({ text }) => figureOfLabel(text) === "gross_pay")!;
  const lines = below.filter(({ page }) => page === header.page);
  const net = amounts.find((amount) => isPaidOut(amount, gross, lines));
  if (net === undefined) return header;
  const cells = header.cells.map((cell) => {
    if (cell === net) return { ...cell, text: "Net Pay" };
    if (NUMBER.test(cell.text)) return { ...cell, text: "Payment No" };
    const isDay = /^date$/i.test(cell.text) && areDays(cell, lines);
    return isDay ? { ...cell, text: "Payment Date" } : cell;
  });
  return { ...header, cells };
}

/** Whether what stands below a name is, of almost everybody, the gross pay less all that stands right of both. */
function isPaidOut(amount: Cell, gross: Cell, lines: readonly CellRow[]): boolean {
  const behind = Math.max(amount.x1, gross.x1);
  let [held, all] = [0, 0];
  for (const { cells } of lines) {
    const [paid, whole] = [amount, gross].map((name) => cells.filter(isFigure).find(isBelow(name)));
    if (paid === undefined || whole === undefined) continue;
    const withheld = cells.filter(isFigure).filter(({ x0 }) => x0 > behind);
    all++;
    const less = sumMoney(withheld.map(({ number: { cents } }) => Math.abs(cents ?? 0)));
    if (less !== 0 && (whole.number.cents ?? 0) - less === paid.number.cents) held++;
  }
  return held >= LEAST_PEOPLE && held * 2 > all;
}

function areDays(name: Cell, lines: readonly CellRow[]): boolean {
  const texts = lines.flatMap(
    ({ cells }) => cells.find((cell) => !isFigure(cell) && isBelow(name)(cell)) ?? [],
  );
  return (
    texts.some(({ text }) => holdsDate(text)) &&
    texts.every(({ text }) => holdsDate(text) || isLineLabel(text))
  );
}

function isBelow(name: Cell): (cell: Cell) => boolean {
  return (cell) => overlap(name, cell) > 0;
}
