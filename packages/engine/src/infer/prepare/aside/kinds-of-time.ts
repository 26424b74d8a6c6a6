import { multiplyToCents, sumMoney } from "@paylift/canonical";
import type { Token } from "../../../layout/token.ts";
import type { FigureCell } from "../../cells/cell-groups.ts";
import { isFigure, overlap, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";
import { blocksAround } from "./blocks-around.ts";
import { headerOfPay } from "./header-of-pay.ts";
import type { RowsAside } from "./rows-aside.ts";
import { dayColumnsOf, middle, type DayColumns } from "./week-days.ts";

/** Straight time, overtime, double time, or fringes paid in cash. */
const CODE = /^[SODF]$/;
/** The code stands so far left of the days at most, in points, and columns end within so much. */
const [CODE_PT, EDGE_PT] = [60, 2];
/** So many rows prove that hours and their rate come to what is paid. */
const PROVED = 3;
/** So many figures behind what is paid for time are those of a person's pay. */
const PAY_FIGURES = 3;

/** A row for one kind of time. */
export interface KindRow {
  row: CellRow;
  code: Cell;
  /** The hours of all days, their rate and the pay, as far as they are printed. */
  time: FigureCell[];
}

/**
 * Puts below each person's pay a line for each kind of time, where certified payrolls print what is paid for it: rows for straight
 * time, overtime and fringes, in the middle of whose height stand the name and the pay. What a row is of each day stands aside.
 */
export function withKindsOfTime(rows: readonly CellRow[]): RowsAside {
  const pages = [...Map.groupBy(rows, ({ page }) => page).values()].map(pageOf);
  const kinds = pages.flatMap((page) => page.kinds);
  if (kinds.filter(({ time }) => isPaid(time)).length < PROVED) return { rows, aside: [] };
  const aside: Token[] = [];
  const deducted: number[] = [];
  const apart = pages.map((page) => personsApart(page, aside, deducted));
  if (apart.includes(null)) return { rows, aside: [] };
  return { rows: apart.flatMap((page) => page ?? []).filter(({ cells }) => cells.length > 0), aside };
}

interface DaysPage {
  rows: readonly CellRow[];
  columns: DayColumns | null;
  kinds: readonly KindRow[];
  /** Where what is paid for time ends. */
  edge: number;
}

function pageOf(rows: readonly CellRow[]): DaysPage {
  const at = rows.findIndex((row) => dayColumnsOf(row) !== null);
  const columns = at < 0 ? null : dayColumnsOf(rows[at]!);
  const none = { rows, columns, kinds: [], edge: 0 };
  if (columns === null) return none;
  const named = rows.slice(at + 1).flatMap((row) => {
    const code = codeOf(row, columns);
    const behind = row.cells.filter(isFigure).filter((cell) => middle(cell) > columns.x1);
    return code === null ? [] : [{ row, code, time: behind.slice(0, 3) }];
  });
  // Above what is paid the header names the kinds of time.
  const coded = named.slice(
    Math.max(
      0,
      named.findIndex(({ time }) => isPaid(time)),
    ),
  );
  const paid = coded.filter(({ time }) => isPaid(time)).map(({ time }) => time);
  if (paid.length === 0) return none;
  // What stands in none of their columns is a part of the pay.
  const isTime = (cell: FigureCell): boolean =>
    paid.some((time) => time.some(({ x1 }) => Math.abs(x1 - cell.x1) <= EDGE_PT));
  const kinds = coded.map((kind) => ({ ...kind, time: kind.time.filter(isTime) }));
  return { rows, columns, kinds, edge: Math.max(...paid.map(([, , pay]) => pay!.x1)) };
}

/** The code of a row left of its days, to the first of which it may stand close. */
function codeOf({ cells }: CellRow, { x0 }: DayColumns): Cell | null {
  for (const cell of cells) {
    const [first] = cell.tokens;
    if (cell.number !== null || first === undefined || !CODE.test(first.text)) continue;
    if (first.x1 <= x0 + EDGE_PT && first.x1 > x0 - CODE_PT) return partOf(cell, [first]);
  }
  return null;
}

function isPaid([hours, rate, pay]: readonly FigureCell[]): boolean {
  const [a, b, cents] = [
    hours?.number.quantity ?? null,
    rate?.number.quantity ?? null,
    pay?.number.cents ?? null,
  ];
  // Nothing is the product of nothing and anything.
  if (a === null || b === null || cents === null || cents === 0) return false;
  return Math.abs(multiplyToCents(a, b) - cents) <= 1;
}

/** The rows of a page with each person's pay first; null where it does not tell whose a row is. */
function personsApart(page: DaysPage, aside: Token[], deducted: number[]): CellRow[] | null {
  const { rows, columns, kinds, edge } = page;
  if (columns === null || kinds.length === 0) return [...rows];
  const [first, last] = [kinds[0]!, kinds.at(-1)!];
  const pitch = kinds.length < 2 ? Infinity : kinds[1]!.row.baseline - first.row.baseline;
  const isBody = ({ baseline }: CellRow): boolean =>
    baseline > first.row.baseline - pitch / 2 && baseline < last.row.baseline + pitch / 2;
  const ofKinds = new Map(kinds.map((kind) => [kind.row, kind]));
  const body = rows.filter(isBody);
  const beside = body.flatMap((row) => {
    const kind = ofKinds.get(row);
    const own = new Set<Cell>(kind === undefined ? [] : [kind.code, ...kind.time]);
    return row.cells.filter((cell) => !own.has(cell) && (cell.x1 <= first.code.x0 || cell.x0 > edge));
  });
  const pay = [
    ...Map.groupBy(
      beside.filter((cell) => isFigure(cell) && cell.x0 > edge),
      ({ baseline }) => baseline,
    ),
  ]
    .filter(([, cells]) => cells.length >= PAY_FIGURES)
    .map(([baseline, cells]) => ({ baseline, cells }));
  const blocks = blocksAround(
    kinds,
    pay.map(({ baseline }) => baseline),
    pitch,
  );
  if (blocks === null) return null;
  const people = blocks.flatMap((block, i) => {
    const [top, end] = [block[0]!.row.baseline - pitch / 2, block.at(-1)!.row.baseline + pitch / 2];
    const own = beside.filter(({ baseline }) => baseline > top && baseline < end);
    const lines = linesOf(block, own, { figures: pay[i]!.cells, edge });
    deducted.push(...lines.deducted);
    return lines.rows;
  });
  const taken = new Set(people.flatMap(({ cells }) => cells.flatMap(({ tokens }) => tokens)));
  aside.push(
    ...body
      .flatMap(({ cells }) => cells.flatMap(({ tokens }) => tokens))
      .filter((token) => !taken.has(token)),
  );
  const above = rows.slice(0, rows.indexOf(body[0]!));
  const below = rows.slice(rows.indexOf(body.at(-1)!) + 1);
  return [
    ...headerOfPay(above, columns, edge),
    ...people,
    ...below.map((row) => (isSum(row) ? withoutTimes(row, { edge, deducted }, aside) : row)),
  ];
}

/** The lines of a person: the name beside the pay, the kinds of time, and what is deducted, each below its name. */
function linesOf(
  block: readonly KindRow[],
  own: readonly Cell[],
  { figures, edge }: { figures: readonly Cell[]; edge: number },
): { rows: CellRow[]; deducted: number[] } {
  const [{ row, code }] = block as [KindRow];
  const texts = own.filter(({ number }) => number === null);
  const left = texts.filter(({ x1 }) => x1 <= code.x0);
  const names = left.filter(({ x0 }) => x0 <= Math.min(...left.map((cell) => cell.x0)) + EDGE_PT);
  const labels = texts.filter(({ x0 }) => x0 > edge);
  const lines = labels.flatMap((label) => {
    const amount = own.find(
      (cell) => isFigure(cell) && cell.baseline > label.baseline && overlap(cell, label) > 0,
    );
    return amount === undefined ? [] : [[label, amount]];
  });
  const paid = block.filter(({ time }) => isPaid(time)).map((kind) => [kind.code, ...kind.time]);
  const amounts = lines.map(([, amount]) => amount!);
  const pay = figures.filter((cell) => !amounts.includes(cell));
  const all = [[...names, ...pay], ...paid, ...lines];
  const deducted = amounts.map(({ number }) => number?.cents ?? 0);
  return { rows: all.map((cells) => ({ ...row, cells })), deducted };
}

function isSum({ cells }: CellRow): boolean {
  return cells.some(({ number, text }) => number === null && totalScope(text) !== null);
}

/** A line of sums without those of time, and of what is deducted under names of its own where it is their sum. */
function withoutTimes(
  row: CellRow,
  { edge, deducted }: { edge: number; deducted: readonly number[] },
  aside: Token[],
): CellRow {
  const isOut = (cell: Cell): boolean =>
    isFigure(cell) && (cell.x1 <= edge + EDGE_PT || cell.number.cents === sumMoney(deducted));
  aside.push(...row.cells.filter(isOut).flatMap(({ tokens }) => tokens));
  return { ...row, cells: row.cells.filter((cell) => !isOut(cell)) };
}
