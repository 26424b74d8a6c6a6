import { sumMoney } from "@paylift/canonical";
import { PAY } from "../../../variants/figures-of-people.ts";
import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";

/** A day is no name of a group. */
const WORD = /\p{L}{2}/u;
/** One line is its own sum. */
const LEAST_LINES = 2;

/**
 * Below all people may stand a table of the gross and net pay of each department or fund, and of all of them: its lines, which
 * add up to its last one, are called sums.
 */
export function nameSumsOfGroups(rows: readonly CellRow[], people: ReadonlySet<Cell>): readonly CellRow[] {
  const last = rows.findLastIndex(({ cells }) => cells.some((cell) => people.has(cell)));
  if (last < 0) return rows;
  const named = new Map<CellRow, CellRow>();
  for (let at = last + 1; at < rows.length; at++) {
    const columns = columnsOf(rows[at]!);
    if (columns === null) continue;
    const lines = linesBelow(rows, at, columns);
    if (addUp(lines, columns)) for (const line of lines.slice(0, -1)) named.set(line, withName(line));
    at += lines.length;
  }
  return named.size === 0 ? rows : rows.map((row) => named.get(row) ?? row);
}

/** The names of gross and net pay in a header; null for other rows. */
function columnsOf({ cells }: CellRow): readonly Cell[] | null {
  if (cells.some(({ number }) => number !== null)) return null;
  const columns = PAY.flatMap((figure) => cells.find(({ text }) => figureOfLabel(text) === figure) ?? []);
  return columns.length === PAY.length ? columns : null;
}

/** The lines below a header that have a name and both amounts, to the first that is called the sum of all; none where none is. */
function linesBelow(rows: readonly CellRow[], header: number, columns: readonly Cell[]): readonly CellRow[] {
  for (let i = header + 1; i < rows.length; i++) {
    const row = rows[i]!;
    if (row.page !== rows[header]!.page || amountsUnder(row, columns) === null) return [];
    const name = nameOf(row);
    const scope = totalScope(row.cells[0]!.text);
    if (scope === "company" || scope === "section") return rows.slice(header + 1, i + 1);
    if (scope !== null || !WORD.test(name)) return [];
  }
  return [];
}

function addUp(lines: readonly CellRow[], columns: readonly Cell[]): boolean {
  if (lines.length <= LEAST_LINES) return false;
  const amounts = lines.map((line) => amountsUnder(line, columns)!);
  const total = amounts.at(-1)!;
  return columns.every((_, i) => sumMoney(amounts.slice(0, -1).map((line) => line[i]!)) === total[i]);
}

function amountsUnder({ cells }: CellRow, columns: readonly Cell[]): readonly number[] | null {
  const amounts = columns.flatMap((column) => {
    const cell = cells.find((each) => isFigure(each) && overlap(each, column) > 0);
    return cell?.number?.cents ?? [];
  });
  return amounts.length === columns.length ? amounts : null;
}

/** The texts before the first number of a line, the first of which may have a code before it. */
function namesOf({ cells }: CellRow): readonly Cell[] {
  const isCoded = cells[0]?.number?.whole === true && cells[1]?.number === null;
  return cells.slice(
    0,
    cells.findIndex(({ number }, i) => number !== null && !(isCoded && i === 0)),
  );
}

function nameOf(row: CellRow): string {
  return namesOf(row)
    .map(({ text }) => text)
    .join(" ");
}

function withName(row: CellRow): CellRow {
  const names = namesOf(row);
  const [first, last] = [names[0]!, names.at(-1)!];
  const tokens = names.flatMap((cell) => cell.tokens);
  const name = { ...first, number: null, tokens, text: `Total ${nameOf(row)}`, x1: last.x1 };
  return { ...row, cells: [name, ...row.cells.slice(names.length)] };
}
