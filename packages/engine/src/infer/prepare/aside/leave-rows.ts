import { normalizeLabel } from "@paylift/canonical";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { leaveOut, type RowsAside } from "./rows-aside.ts";

/** What a balance of leave is called after, with or without its unit and the time that it is of. */
const BALANCE =
  /^(?:opening|beginning|accrued|earned|taken|used|closing|ending|available|remaining|current|balance)(?: (?:hours|hrs|days|balance|bal|available|remaining))?(?: this (?:pay )?(?:period|year)| to date)?$/;
/** What needs no other balance beside it to be one: `Accrued this period`. Hours used may be paid for. */
const ONLY_BALANCE =
  /^(?:opening|beginning|accrued|earned|closing|ending|available|remaining|current) (?:balance|this (?:pay )?(?:period|year))$/;
const LEAVE = /\b(?:pto|eib|vacation|vac|sick|personal|leave|holiday|hours|hrs|days|bank)\b/;
const LEAST = 2;

/** Nothing that is paid is counted so beside its name. */
const DAYS = /^days?\b/i;

/**
 * Takes out lines that tell how much leave somebody has: behind its name numbers of hours or days, each with the word for
 * a balance before it (`Vacation Hours: Opening 40.00 Taken 8.00 Closing 32.00`); of other lines what they say of leave in
 * days (`State leave: 19.50 days`).
 */
export function withoutLeave(rows: readonly CellRow[]): RowsAside {
  const whole = leaveOut(rows, new Set(rows.filter(({ cells }) => tellsLeave(cells))));
  const aside = [...whole.aside];
  const left = whole.rows.map((row) => {
    const days = leaveInDays(row.cells);
    if (days.size === 0) return row;
    aside.push(...[...days].flatMap(({ tokens }) => tokens));
    return { ...row, cells: row.cells.filter((cell) => !days.has(cell)) };
  });
  return { rows: left.filter(({ cells }) => cells.length > 0), aside };
}

/** Names of leave before a colon, the days behind each, and the word for these. */
function leaveInDays(cells: readonly Cell[]): Set<Cell> {
  const found = cells.flatMap((cell, i) => {
    const [number, unit] = [cells[i + 1], cells[i + 2]];
    const isLeave = cell.text.endsWith(":") && LEAVE.test(normalizeLabel(cell.text));
    return isLeave && isFigure(number) && unit !== undefined && DAYS.test(unit.text)
      ? [cell, number, unit]
      : [];
  });
  return new Set(found);
}

/** What a line of balances begins with. */
const BALANCES =
  /^(?:leave|time off|paid time off|accruals?)(?: (?:hours|hrs|days|balances?|available|remaining))?:$|^(?:leave|time off|accrual) balances?(?: \((?:hours|hrs|days)\))?$/i;

/** Whether a line says first that it tells of leave, and then of each kind how much: `Leave hours: Vacation 40.00`. */
function listsLeave([first, ...others]: readonly Cell[]): boolean {
  if (first === undefined || !BALANCES.test(first.text)) return false;
  const isKind = (cell: Cell, i: number): boolean =>
    i % 2 === 0 ? cell.number === null && LEAVE.test(normalizeLabel(cell.text)) : isFigure(cell);
  return others.length > 1 && others.length % 2 === 0 && others.every(isKind);
}

/** Whether a line is nothing but balances of hours, below the name of the leave: `Earned 1.33 hrs  Used 8.00 hrs`. */
function countsLeave(cells: readonly Cell[]): boolean {
  const isPart = (cell: Cell, i: number): boolean =>
    i % 2 === 0 ? cell.number === null && isBalance(cell) : isFigure(cell) && cell.number.unit === "hours";
  return cells.length >= 2 * LEAST && cells.length % 2 === 0 && cells.every(isPart);
}

function tellsLeave(cells: readonly Cell[]): boolean {
  if (listsLeave(cells) || countsLeave(cells)) return true;
  const [first] = cells;
  if (first === undefined || first.number !== null || !LEAVE.test(normalizeLabel(first.text))) return false;
  const figures = cells.flatMap((cell, i) => (isFigure(cell) ? [{ cell, before: cells[i - 1] }] : []));
  if (figures.some(({ cell }) => /[$£€]/.test(cell.text))) return false;
  const balances = figures.filter(({ before }) => before?.number === null && isBalance(before));
  if (balances.length !== figures.length) return false;
  return balances.length >= LEAST || balances.some(({ before }) => isBalanceAlone(before!));
}

function isBalanceAlone({ text }: Cell): boolean {
  return ONLY_BALANCE.test(normalizeLabel(text));
}

function isBalance({ text }: Cell): boolean {
  return BALANCE.test(normalizeLabel(text));
}
