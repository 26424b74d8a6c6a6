import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { namesTax } from "../../vocabulary/line-labels.ts";
import { withoutWages } from "../../vocabulary/taxable-wages.ts";

const AMOUNT = /^(?:amount|current|wages|this period)$/i;
const EDGE_PT = 3;
const YEAR = /^(?:ytd|year to date)$/i;
/** The names of columns stand this close below that of their list, in font sizes. */
const BELOW_EM = 2.5;
/** Rows below a header that show what stands in a list, and how many of its lines do. */
const [ROWS, LINES] = [10, 2];

/** A list of wages: where its lines begin, and its columns. */
interface WageList {
  lines: Cell;
  amount: Cell;
  year: Cell | undefined;
}

/**
 * Names lists of the wages that taxes are due on: `Taxable Wages`, `Amount` over the names of taxes and their wages. They are
 * lists of taxes, whose numbers are wages, and what is of the year are those of the year. The columns may be named below, or
 * nowhere.
 */
export function nameWageLists(rows: readonly CellRow[]): readonly CellRow[] {
  const spelled = new Map<Cell, string>();
  rows.forEach((row, i) => {
    for (const name of row.cells.filter(isOfWages)) {
      const isHeader = !row.cells.some(isFigure);
      const list = isHeader ? (inLine(row, name) ?? belowName(rows[i + 1], name)) : null;
      // Lines of other lists may stand beside the name of a box.
      const isLast = !isFigure(row.cells[row.cells.indexOf(name) + 1]);
      const bare = list === null && isLast ? bareList(rows.slice(i + 1), name) : [];
      for (const label of bare) spelled.set(label, `${label.text.replace(/:$/, "")} ${wagesOf(name)}`);
      const first = list?.amount.baseline ?? 0;
      const body = rows
        .slice(i + 1, i + 1 + ROWS)
        .filter(({ page, baseline }) => page === row.page && baseline > first);
      const labels = list === null ? [] : body.flatMap((line) => labelIn(line, list) ?? []);
      if (list === null || labels.length < LINES) continue;
      spelled.set(name, "Taxes").set(list.amount, "Taxable Wages");
      if (list.year !== undefined) spelled.set(list.year, "YTD Taxable Wages");
      for (const label of labels) {
        const tax = withoutWages(label.text);
        if (namesTax(tax)) spelled.set(label, tax);
      }
    }
  });
  if (spelled.size === 0) return rows;
  return rows.map((row) => {
    const cells = row.cells.map((cell) => ({ ...cell, text: spelled.get(cell) ?? cell.text }));
    return row.cells.some((cell) => spelled.has(cell)) ? { ...row, cells } : row;
  });
}

/**
 * The names of taxes with one figure each right below the name of a list that has no columns: `Taxable Wages` over `Federal
 * 1,950.00`. Fewer than two are no list.
 */
function bareList(below: readonly CellRow[], name: Cell): Cell[] {
  const labels: Cell[] = [];
  let last = name;
  for (const { cells, page, baseline } of below) {
    if (page !== name.page || baseline - last.baseline > BELOW_EM * name.size) break;
    const at = cells.findIndex(({ x0, number }) => number === null && Math.abs(x0 - name.x0) <= EDGE_PT);
    const label = cells[at];
    if (label === undefined) continue;
    const ends = isFigure(cells[at + 1]) && !isFigure(cells[at + 2]);
    if (!ends || !namesTax(withoutWages(label.text.replace(/:$/, "")))) break;
    if (withoutWages(label.text) === label.text) labels.push(label);
    last = label;
  }
  return labels.length < LINES ? [] : labels;
}

const OF_YEAR = /\b(?:ytd|year[ -]to[ -]date)\b/i;

/** What the lines of a list of wages are, by its name, whatever columns stand above the list. */
function wagesOf({ text }: Cell): string {
  return OF_YEAR.test(text) ? "Taxable Wages YTD" : "Taxable Wages Current";
}

function isOfWages({ text, number }: Cell): boolean {
  const role = number === null ? (headingOf(text)?.role ?? null) : null;
  return role === "taxable_wages" || role === "ytd_taxable_wages";
}

/** The columns right of the name of a list. */
function inLine({ cells }: CellRow, name: Cell): WageList | null {
  return listFrom(name, cells.slice(cells.indexOf(name) + 1));
}

/** The columns on the line below the name of a list, which stands at its left or over its middle. */
function belowName(header: CellRow | undefined, name: Cell): WageList | null {
  const apart = header === undefined ? Infinity : header.baseline - name.baseline;
  if (header?.page !== name.page || apart > BELOW_EM * name.size || header.cells.some(isFigure)) return null;
  const middle = (name.x0 + name.x1) / 2;
  const { cells } = header;
  const at = cells.findLastIndex(({ text, x0 }) => x0 <= middle && !AMOUNT.test(text) && !YEAR.test(text));
  const own = at < 0 ? null : listFrom(cells[at]!, cells.slice(at + 1));
  if (own !== null && middle < (own.year ?? own.amount).x1) return own;
  // Lines may have no heading of their own.
  return listFrom(
    name,
    cells.filter(({ x0 }) => x0 >= name.x0),
  );
}

function listFrom(lines: Cell, [amount, year]: readonly Cell[]): WageList | null {
  if (amount === undefined || !AMOUNT.test(amount.text)) return null;
  return { lines, amount, year: year !== undefined && YEAR.test(year.text) ? year : undefined };
}

/** The name of a tax where the lines of a list begin, with a figure behind it below the amounts; null in other lines. */
function labelIn({ cells }: CellRow, { lines, amount }: WageList): Cell | null {
  const at = cells.findIndex(({ x0, number }) => number === null && Math.abs(x0 - lines.x0) <= EDGE_PT);
  const figure = at < 0 ? undefined : cells[at + 1];
  return isFigure(figure) && overlap(figure, amount) > 0 ? cells[at]! : null;
}
