import { headsTable } from "../headings/heads-table.ts";
import { methodOf } from "../../../interpret/payment-method.ts";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { headingOf, type TextColumn } from "../../vocabulary/headings.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";
import { saysElse, SHARED } from "./departments-beside-ids.ts";
import { tellsOtherwise } from "./departments-behind.ts";

/** Facts stand in the column of the names, on so many lines below one, no further from each other than this, in font sizes. */
const [EDGE_PT, LINES, LINE_EM] = [3, 3, 2.4];
/** Lines of a list beside the names stand between them, at most as many. */
const ROWS = 2;
/** So many people have a text there, and such a share of all. */
const [LEAST, MOST] = [3, 0.75];

/**
 * Says of the one text that stands in the column of names below each, or below the id there, that it is a department, where few
 * of them are those of many people: `Sales` below `#100499`, beside what the person is paid. `printed` are the rows with all lines of their headers.
 */
export function withDepartmentsBelow(
  rows: readonly CellRow[],
  names: ReadonlySet<Cell>,
  printed: readonly CellRow[],
): readonly CellRow[] {
  const told = new Map<CellRow, Cell>();
  const people = new Set<string>();
  const placed = new Set<string>();
  const codes = edgesHeaded(printed, "code");
  const departments = edgesHeaded(printed, "department");
  rows.forEach((row, i) => {
    const name = row.cells.find((cell) => names.has(cell));
    if (name === undefined) return;
    people.add(name.text);
    const edge = Math.round(name.x0);
    // What stands there is the code of the first line.
    if (codes.has(edge)) return;
    const facts = factsBelow(name, rows.slice(i + 1, i + 1 + LINES * ROWS), names, departments.has(edge));
    if (facts.length !== 1) return;
    const [[line, fact]] = facts as [[CellRow, Cell]];
    told.set(line, fact);
    placed.add(name.text);
  });
  const kinds = new Set([...told.values()].map(({ text }) => text));
  if (placed.size < LEAST || placed.size < MOST * people.size || placed.size < SHARED * kinds.size)
    return rows;
  return rows.map((row) => {
    const fact = told.get(row);
    if (fact === undefined) return row;
    const named = { ...fact, text: `Department: ${fact.text}` };
    return { ...row, cells: row.cells.map((cell) => (cell === fact ? named : cell)) };
  });
}

/** Where columns begin that a header says so of. */
function edgesHeaded(rows: readonly CellRow[], column: TextColumn): ReadonlySet<number> {
  const heads = rows.flatMap(({ cells }) =>
    cells.some(isFigure) ? [] : cells.filter(({ text }) => headingOf(text)?.text === column),
  );
  return new Set(heads.map(({ x0 }) => Math.round(x0)));
}

/**
 * The texts in the column of a name right below it that can be a department, with their rows: before a figure where the header
 * says that it has departments.
 */
function factsBelow(
  name: Cell,
  below: readonly CellRow[],
  names: ReadonlySet<Cell>,
  isHeaded: boolean,
): [CellRow, Cell][] {
  const facts: [CellRow, Cell][] = [];
  let last = name.baseline;
  let lines = 0;
  for (const row of below) {
    if (row.page !== name.page || row.cells.some((cell) => names.has(cell))) break;
    if (row.baseline - last > LINE_EM * name.size) break;
    // Below a name may begin a table of its own.
    if (headsTable(row)) break;
    // Left of the names may stand marks, on lines of their own: `AB` in a circle; and right of them what somebody is paid.
    const at = row.cells.findIndex(({ x0 }) => Math.abs(x0 - name.x0) <= EDGE_PT);
    const [first, next] = [row.cells[at], row.cells[at + 1]];
    const isAside = first === undefined && isBesideName(row, name);
    if (!isAside && (first === undefined || at > 0 || lines === LINES)) break;
    last = row.baseline;
    if (isAside) continue;
    lines++;
    if (first!.number !== null || /\d/.test(first!.text)) continue;
    if (isHeaded ? isNoPay(first!.text) : !isFigure(next) && canBe(first!.text)) facts.push([row, first!]);
  }
  return facts;
}

const MARK = /^\p{Lu}{1,3}$/u;

/** Whether a line has nothing but figures and their names right of a name, perhaps behind a mark left of it, or is one of a list. */
function isBesideName({ cells }: CellRow, name: Cell): boolean {
  if (cells.some(isFigure) && cells.every(({ x0 }) => x0 > name.x1)) return true;
  return cells.every((cell, i) => {
    if (i === 0 && MARK.test(cell.text) && cell.x1 < name.x0) return true;
    return cell.x0 > name.x1 && (isFigure(cell) || isOfPay(cell.text));
  });
}

/** Whether a text names a figure or a line, or says how somebody is paid. */
function isOfPay(text: string): boolean {
  return figureOfLabel(text) !== null || isLineLabel(text) || methodOf(text) !== null;
}

function canBe(text: string): boolean {
  return isNoPay(text) && !saysElse(text) && !tellsOtherwise(text);
}

/** Whether a text begins as names do, and names neither a line nor a sum. */
function isNoPay(text: string): boolean {
  return (
    /^\p{Lu}/u.test(text) && !isLineLabel(text) && totalScope(text) === null && figureOfLabel(text) === null
  );
}
