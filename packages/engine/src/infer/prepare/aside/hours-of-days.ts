import { canBePersonName, sumMoney } from "@paylift/canonical";
import type { Token } from "../../../layout/token.ts";
import { isFigure, overlap, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { isProduct } from "../../cells/is-product.ts";
import { isSocialSecurityNumber } from "../../vocabulary/social-security-number.ts";
import type { RowsAside } from "./rows-aside.ts";
import { dayColumnsOf, middle, type DayColumns } from "./week-days.ts";

/** The header of the days' columns takes up so much above and below the days, in points. */
const HEADER_PT = 34;
const BELOW_PT = 12;
/** Hours of a day. */
const MOST_HOURS = 24;
/** Straight time, overtime or double time. */
const CODE = /^(?:[SOD]|[OSRD]\.?T\.?|REG)$/;
/** The code stands so far left of the days at most, in points, and numbers so far beside their heading. */
const [CODE_PT, NEAR_PT] = [60, 8];
/** Where rows overlap in height they are one to the eye: so much of a letter, in font sizes. */
const HEIGHT_EM = 0.8;
/** Lines of one person stand no further apart than this, in font sizes. */
const LINE_EM = 1.8;
/** The number of a field: `(7) Gross Amount Earned`. */
const FIELD = /^\(\d{1,2}\)$/;

/**
 * Leaves out what certified payrolls print of each day: its hours, their sum, and the rate that is paid for them, which
 * stand on a row for straight time and one for overtime beside the one row of the pay. Rows that overlap in height are
 * one.
 */
export function withoutDays(rows: readonly CellRow[]): RowsAside {
  const headed = new Set(rows.flatMap((row) => (dayColumnsOf(row) === null ? [] : row.page)));
  if (headed.size === 0) return { rows, aside: [] };
  const aside: Token[] = [];
  const pages = [...Map.groupBy(rows, ({ page }) => page)];
  return {
    rows: pages.flatMap(([number, page]) => (headed.has(number) ? withoutDaysOfPage(page, aside) : page)),
    aside,
  };
}

function withoutDaysOfPage(page: readonly CellRow[], aside: Token[]): CellRow[] {
  const headers = page.flatMap((row, at) => {
    const columns = dayColumnsOf(row);
    return columns === null ? [] : [{ columns, at, heads: headsOf(page, columns) }];
  });
  const kept = page.map((row, i) => {
    const own = headers.find(({ columns, at }) => isPartOf(columns, page, [i, at]));
    if (own !== undefined) return withoutNames(row, own.columns);
    const above = headers.findLast(({ at }) => at < i);
    return above === undefined ? row : withoutHours(row, above.columns, above.heads, aside);
  });
  return asSeen(kept.filter(({ cells }) => cells.length > 0));
}

/** Whether a row is a line of the header that names the days, each by its place: near it, and with no figures between. */
function isPartOf({ header }: DayColumns, page: readonly CellRow[], places: [number, number]): boolean {
  const { baseline, cells: own } = page[places[0]]!;
  const below = baseline - header.baseline;
  // Facts about the person and the period stand above the table.
  if (below > BELOW_PT || below < -HEADER_PT || own.some(({ text }) => text.endsWith(":"))) return false;
  const between = page.slice(Math.min(...places), Math.max(...places) + 1);
  return !between.some(({ cells }) => cells.some(isFigure));
}

/** A row of the header without the days and the numbers of fields. */
function withoutNames(row: CellRow, columns: DayColumns): CellRow {
  const cells = row.cells
    .filter((cell) => !isWithin(cell, columns))
    .flatMap((cell) => {
      if (!FIELD.test(cell.tokens[0]!.text)) return [cell];
      return cell.tokens.length > 1 ? [partOf(cell, cell.tokens.slice(1))] : [];
    });
  return { ...row, cells };
}

function isWithin(cell: Cell, { x0, x1 }: DayColumns): boolean {
  return middle(cell) > x0 && middle(cell) < x1;
}

/** The words of a header over the sum of the hours and over their rate. */
function headsOf(page: readonly CellRow[], { header, x1 }: DayColumns): Token[] {
  return page
    .filter((row) => Math.abs(row.baseline - header.baseline) <= HEADER_PT)
    .flatMap(({ cells }) => cells.flatMap(({ tokens }) => tokens))
    .filter((token) => token.x0 >= x1 && /^(?:hours|rate)$/i.test(token.text));
}

function withoutHours(row: CellRow, columns: DayColumns, heads: readonly Token[], aside: Token[]): CellRow {
  const code = row.cells.find(
    ({ text, x1 }) => CODE.test(text) && x1 <= columns.x0 + NEAR_PT && x1 > columns.x0 - CODE_PT,
  );
  const isOut = (cell: Cell): boolean => {
    if (cell === code) return true;
    if (cell.number === null) return false;
    if (isWithin(cell, columns)) return Math.abs(Number(cell.text)) <= MOST_HOURS;
    return heads.some((head) => overlap(head, cell) > -NEAR_PT);
  };
  if (code === undefined && isOfTimeTable(row, columns)) {
    aside.push(...row.cells.flatMap(({ tokens }) => tokens));
    return { ...row, cells: [] };
  }
  const out = code === undefined ? daysOfSum(row, columns) : row.cells.filter(isOut);
  if (out.length === 0) return row;
  aside.push(...out.flatMap(({ tokens }) => tokens));
  return { ...row, cells: row.cells.filter((cell) => !out.includes(cell)) };
}

/** The hours of each day on a line of pay that has their sum behind; none where they sum to something else. */
function daysOfSum({ cells }: CellRow, columns: DayColumns): readonly Cell[] {
  const days = cells.filter((cell) => isFigure(cell) && isWithin(cell, columns));
  const [sum, rate, pay] = cells.slice(cells.indexOf(days.at(-1)!) + 1).filter(isFigure);
  const hours = days.map(({ number }) => number?.cents ?? Infinity);
  if (days.length === 0 || sum === undefined || hours.some((each) => each > MOST_HOURS * 100)) return [];
  if (sumMoney(hours) !== sum.number.cents) return [];
  // One day is its own sum, as a deduction may be all that somebody has.
  const isPaid = rate !== undefined && pay !== undefined && isProduct(sum, rate, pay);
  return days.length > 1 || isPaid ? days : [];
}

/** So many days of a week show what a row is. */
const SEVERAL_DAYS = 3;

/** Whether a row holds the hours of each day and their sum, and nothing that is paid for them: `Hours worked`. */
function isOfTimeTable({ cells }: CellRow, columns: DayColumns): boolean {
  const figures = cells.filter(isFigure);
  const sum = figures.at(-1);
  const days = figures.filter((cell) => isWithin(cell, columns));
  if (sum === undefined || days.length < SEVERAL_DAYS || days.length !== figures.length - 1) return false;
  const hours = days.map(({ number }) => number.cents ?? Infinity);
  return hours.every((each) => each <= MOST_HOURS * 100) && sumMoney(hours) === sum.number.cents;
}

/** Rows that overlap in height without a word over another's, and a person's pay beside the number below the name, as one. */
function asSeen(page: readonly CellRow[]): CellRow[] {
  const seen: CellRow[] = [];
  for (const row of page) {
    const last = seen.at(-1);
    const beside = last === undefined ? null : besideOf(last, row);
    if (beside === null) seen.push(row);
    else seen[seen.length - 1] = { ...last!, cells: [...last!.cells, ...beside].sort((a, b) => a.x0 - b.x0) };
  }
  return seen;
}

/** What of a row stands beside the cells of the row above; null where it is a row of its own. */
function besideOf(above: CellRow, below: CellRow): readonly Cell[] | null {
  const apart = (below.baseline - above.baseline) / below.cells[0]!.size;
  if (apart >= LINE_EM) return null;
  const [number, ...pay] = below.cells;
  if (isSocialSecurityNumber(number!.text) && pay.length > 0 && pay.every(({ number }) => number !== null))
    return namesSomebody(above) && !above.cells.some(isFigure) ? pay : null;
  if (apart >= HEIGHT_EM) return null;
  if (above.cells.some((cell) => below.cells.some((other) => overlap(cell, other) > 0))) return null;
  // A row of figures has the name of a person beside it, and no caption.
  const [texts, figures] = above.cells.some(isFigure) ? [below, above] : [above, below];
  return !figures.cells.some(isFigure) || namesSomebody(texts) ? below.cells : null;
}

function namesSomebody({ cells }: CellRow): boolean {
  return cells.some(({ text }) => canBePersonName(text) && headingOf(text) === null);
}
