import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import { senseOf } from "../vocabulary/label-sense.ts";
import { PAY } from "../../variants/figures-of-people.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";
import type { Block } from "./open-blocks.ts";
import { BARE_ID } from "../people/name-with-id.ts";
import { isMethod } from "../vocabulary/ways-paid.ts";
import { namesSumOf, totalScope } from "../vocabulary/total-labels.ts";

/** The sum of the person who is read may be called after them: `Total for Doe, Jane`. */
export function withSumOfPerson(row: CellRow, name: string | undefined): CellRow {
  const [first, ...others] = row.cells;
  if (first === undefined || name === undefined || !others.some(isFigure)) return row;
  if (totalScope(first.text) === null || !namesSumOf(first.text, name)) return row;
  return { ...row, cells: [{ ...first, text: "Employee Total" }, ...others] };
}

/** `All Crews Gross` */
const OF_ALL = /^all \p{L}+s /iu;

const TOTAL = /^totals?\b/i;

/**
 * The gross or net pay of a group may be called after it without a word for a sum: `Crew 1 Gross` below people of Crew 1. What a group
 * does may be the word for a sum of another kind: `Billing total`.
 */
export function withSumOfGroup(row: CellRow, department: string | undefined): CellRow {
  const [first, second] = row.cells;
  if (first === undefined || second === undefined) return row;
  const called = department === undefined ? "" : `${department} `;
  const ofGroup = called !== "" && first.text.startsWith(called);
  const rest = ofGroup ? first.text.slice(called.length) : first.text.replace(OF_ALL, "");
  if (ofGroup && TOTAL.test(rest)) return withFirst(row, `Department ${rest}`);
  const figure = rest === first.text || !isFigure(second) ? null : figureOfLabel(rest);
  if (figure === null || !PAY.includes(figure)) return row;
  return withFirst(row, `${ofGroup ? "Department" : "Company"} Total ${rest}`);
}

function withFirst(row: CellRow, text: string): CellRow {
  return { ...row, cells: [{ ...row.cells[0]!, text }, ...row.cells.slice(1)] };
}

/** How somebody is paid, on the line of their name where no figures are but what they are paid. */
export function methodBesideName({ cells }: CellRow, names: ReadonlySet<Cell>): Cell | null {
  const isPay = (cell: Cell, i: number): boolean =>
    isFigure(cell) && PAY.some((figure) => figureOfLabel(cells[i - 1]?.text ?? "") === figure);
  if (cells.some((cell, i) => isFigure(cell) && !isPay(cell, i))) return null;
  if (!cells.some((cell) => names.has(cell))) return null;
  return cells.findLast(isMethod) ?? null;
}

const EDGE_PT = 2;

/** What stands below a name in its own column ends so far below it, in font sizes. */
const BELOW_EM = 4;

const DEPARTMENT = /^department: /i;

/**
 * How somebody is paid, alone or behind their id, and department, on a line below their name: where that is not known yet, or it
 * stands in a column of payments, as `isPayment` tells.
 */
export function methodBelowName(
  { cells, page }: CellRow,
  block: Pick<Block, "record"> | null,
  isPayment: (cell: Cell) => boolean,
): Cell | null {
  const [first, ...behind] = cells;
  const hasId = first !== undefined && BARE_ID.test(first.text);
  const [only, other, figure] = hasId ? behind.filter(({ text }) => !DEPARTMENT.test(text)) : cells;
  // Beside it lists may go on: `DIRECT DEPOSIT  OH  20.10`.
  const isBesideList = !hasId && other?.number === null && isFigure(figure);
  const { scope, name, payments } = block?.record ?? {};
  const word = name?.tokens[0]?.words[0];
  if (only === undefined || (other !== undefined && !isBesideList)) return null;
  if (word === undefined || !isMethod(only)) return null;
  if (scope !== "check" || name!.tokens[0]!.page !== page) return null;
  const isInColumn = hasId && isPayment(only);
  const isKnown = payments!.some(({ number, method }) => method !== null && (number !== null || !hasId));
  if (!isInColumn && isKnown) return null;
  const isBelow = only.baseline - word.baseline <= BELOW_EM * only.size;
  return isBelow && Math.abs(first!.x0 - word.x0) <= EDGE_PT ? only : null;
}

/** Whether a text makes its line that of a sum, or of another period than a check's. */
export function saysMore({ text }: Cell): boolean {
  const { period, scope, figure, isOfYear } = senseOf(text);
  return period !== null || scope !== null || figure !== null || isOfYear;
}
