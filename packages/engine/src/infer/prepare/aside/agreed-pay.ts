import type { Token } from "../../../layout/token.ts";
import { isFigure, PHRASE_GAP_EM, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import type { RowsAside } from "./rows-aside.ts";

/** What somebody has agreed to be paid in a year or a month: `95,000.00 / yr`, `1,900.00 per month`. */
const LONG_TIME = /^(?:(?:\/|per\b) ?(?:yr|year|annum|mo|month)|annually|yearly)\.?$/i;
/** No word of a line tells this but that of a rate: `20.50 / hr`. */
const SHORT_TIME = /^(?:\/|per\b) ?(?:wk|week|day|hr|hour)\.?$/i;
const PAID_BY = /^(?:(?:pay|hourly|base|current|annual) )?(?:rate|hourly|salary):?$/i;
/** What somebody is paid in a year is said so in the name of it: `Salaried Annual 57,644.98`. */
const PAID_BY_YEAR =
  /^(?:(?:salaried|salary|base|pay|rate|exempt)[ :-]{1,3})?(?:annual|yearly|annuali[sz]ed)(?: (?:base|salary|rate|pay|compensation)){0,2}:?$/i;
/** Money has two decimals, a rate may have more. */
const FINER = /^\$?[\d,]*\.\d{3,5}$/;

/**
 * Leaves out what people have agreed to be paid, beside their name or in a line of its own, with the word for it: the time
 * that it is for stands behind it, or it has the decimals of a rate. No pay of the period stands there.
 */
export function withoutAgreedPay(rows: readonly CellRow[]): RowsAside {
  const aside: Token[] = [];
  const left = rows.map((row) => {
    const cells = row.cells.some(isFigure) ? withoutAgreed(row.cells, aside) : row.cells;
    return cells.length === row.cells.length ? row : { ...row, cells: [...cells] };
  });
  return { rows: left.filter(({ cells }) => cells.length > 0), aside };
}

function withoutAgreed(cells: readonly Cell[], aside: Token[]): readonly Cell[] {
  const isOnly = cells.filter(isFigure).length === 1;
  const at = cells.findIndex((cell, i) => isFigure(cell) && isAgreed(cells, i, isOnly));
  if (at < 0) return cells;
  const [label, pay, unit] = [cells[at - 1], cells[at]!, cells[at + 1]];
  const from = label !== undefined && isLabelOf(label, pay) ? at - 1 : at;
  const words = unit === undefined ? 0 : wordsOfTime(unit, pay, isOnly);
  const behind = words > 0 && words < unit!.tokens.length ? [partOf(unit!, unit!.tokens.slice(words))] : [];
  const to = words > 0 ? at + 2 : at + 1;
  aside.push(...cells.slice(from, at + 1).flatMap(({ tokens }) => tokens));
  return [...cells.slice(0, from), ...behind, ...cells.slice(to)];
}

function isAgreed(cells: readonly Cell[], at: number, isOnly: boolean): boolean {
  const [label, pay, unit] = [cells[at - 1], cells[at]!, cells[at + 1]];
  if (unit !== undefined && wordsOfTime(unit, pay, isOnly) > 0) return true;
  if (!isOnly || label === undefined || !isLabelOf(label, pay)) return false;
  return FINER.test(pay.text) || PAID_BY_YEAR.test(label.text);
}

/** How many words right behind an amount say what time it is for. */
function wordsOfTime({ number, tokens, x0 }: Cell, pay: Cell, isOnly: boolean): number {
  if (number !== null || x0 - pay.x1 > PHRASE_GAP_EM * pay.size) return 0;
  return [2, 1].find((words) => isTime(tokens.slice(0, words), isOnly)) ?? 0;
}

function isTime(tokens: readonly Token[], isOnly: boolean): boolean {
  const text = tokens.map(({ plain }) => plain).join(" ");
  return LONG_TIME.test(text) || (isOnly && SHORT_TIME.test(text));
}

function isLabelOf({ number, text, x1 }: Cell, pay: Cell): boolean {
  const isName = PAID_BY.test(text) || PAID_BY_YEAR.test(text);
  return number === null && isName && pay.x0 - x1 <= PHRASE_GAP_EM * pay.size;
}
