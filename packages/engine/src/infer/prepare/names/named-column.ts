import { canBePersonName, looksLikePersonName } from "@paylift/canonical";
import { isFigure, overlap, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { namesCountOfPayments } from "../../document/employee-count.ts";
import { saysFilingStatus } from "../../vocabulary/filing-status.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";
import { arePaidFor, namesPayees } from "../../vocabulary/payees.ts";
import { beginsWithPayBasis } from "../../vocabulary/pay-basis.ts";
import { isSocialSecurityNumber } from "../../vocabulary/social-security-number.ts";
import { periodOfRow, totalScope } from "../../vocabulary/total-labels.ts";

const EDGE_PT = 3;
/** Headings that a table of people has at least, the one of the names included. */
const A_TABLE = 3;
/** Figures beside a name that is one for where it stands alone. */
const FIGURES = 2;
/** The lines of a header stand within so many font sizes. */
const HEADER_EM = 4;
const ID = /^(?:[A-Z]{0,3}-?\d{2,9}|\d{1,4}\.\d{3,5})$/i;
const ID_GAP_EM = 2;
const INDENT_EM = 2;

/** Rows with the names that stand below a heading which says that they are names. */
export interface NamedColumn {
  rows: CellRow[];
  names: ReadonlySet<Cell>;
}

/**
 * Names in tables that have a heading over them: there they need not look like names more than by their form (`Ed Cash`,
 * `SMITH JOHN`), and an id may stand before them without a mark (`1001 Jane Doe`).
 */
export function findNamedColumn(rows: readonly CellRow[]): NamedColumn {
  const names = new Set<Cell>();
  const behindIds = new Set<Cell>();
  const withOneFigure: Cell[] = [];
  const withNone: Cell[] = [];
  const headOf = new Map<Cell, readonly Cell[]>();
  let headings: readonly Cell[] = [];
  let edge: Cell | undefined;
  const found = rows.map((row) => {
    if (!row.cells.some(isFigure)) {
      const named = row.cells.filter((cell, i) => headsNames(cell, row) && !isLabel(cell, row.cells[i + 1]));
      if (named.length > 0 && isHeader(row)) [headings, edge] = [named, row.cells[0]];
      else if (headings.length > 0 && isHeader(row) && !goesOn(headings[0]!, row)) headings = [];
      withNone.push(
        ...headings.flatMap((over) => row.cells.filter((cell) => isBelow(over, cell) && isName(cell))),
      );
      return row;
    }
    // `Emp` over `#` is a word for people as well.
    const at = headings
      .flatMap((over) => placeBelow(over, over === edge, row))
      .find((i) => isName(nameOf(row.cells, i)));
    if (at === undefined) return row;
    const [first, second] = nameAt(row.cells, at);
    const name = second ?? first;
    headOf.set(name, headings);
    if (row.cells.filter(isFigure).length < FIGURES) {
      if (second === null) withOneFigure.push(name);
      return row;
    }
    names.add(name);
    if (second !== null) behindIds.add(name);
    if (second === null || second === row.cells[at + 1]) return row;
    return { ...row, cells: row.cells.flatMap((cell, i) => (i === at ? [first, second] : [cell])) };
  });
  // Where names stand alone in the column, below them stand their ids, and what they do behind these.
  if (behindIds.size * 2 <= names.size) for (const name of behindIds) names.delete(name);
  const facts = new Set([
    ...factsBelow([...names, ...withOneFigure, ...withNone]),
    ...factsBelowIds(found, [...names, ...withOneFigure]),
  ]);
  for (const fact of facts) names.delete(fact);
  const texts = new Set([...names].map(({ text }) => text));
  const canBe = (cell: Cell): boolean => looksLikePersonName(cell.text) && !facts.has(cell);
  const others = texts.size === 0 ? [] : withOneFigure.filter(canBe);
  // Who is paid nothing may have lines of one figure alone.
  for (const name of others) if (!texts.has(name.text)) names.add(name);
  // Whoever is known has one figure of a table that says more of others.
  const tables = new Set([...names].map((name) => headOf.get(name)));
  for (const name of others) if (tables.has(headOf.get(name))) names.add(name);
  return { rows: found, names };
}

/** So many people are named alike. */
const ALIKE = 3;

/**
 * What stands below several people of one list in plain words, where each is named with the surname first: facts about
 * them (`Prov ON`), and nobody's names. Somebody without a comma stands in each list once.
 */
function factsBelow(names: readonly Cell[]): Set<Cell> {
  const people = new Set(names.flatMap(({ text }) => (text.includes(",") ? [text] : [])));
  if (people.size < ALIKE) return new Set();
  const facts = new Set<string>();
  let listed = new Map<string, string>();
  let last = "";
  for (const { text } of names.toSorted((a, b) => a.page - b.page || a.baseline - b.baseline)) {
    const above = listed.get(text);
    if (text.includes(",")) {
      // Whoever was listed above others begins the next list.
      if (above !== undefined && text !== last) listed = new Map();
      last = text;
    } else if (above !== undefined && above !== last) facts.add(text);
    listed.set(text, last);
  }
  return new Set(names.filter(({ text }) => facts.has(text)));
}

/** Rows of a page that a name, its id and a fact take at most. */
const ROWS_BELOW = 6;
const OWN_ID =
  /^(?:(?:employee|empl?|ee|file) ?(?:id|#|no\.?|number)?:? ?|(?:id|no\.?|number):? ?)?#?[A-Z]{0,3}-?\d{2,9}$/i;

/** What stands in plain words below an id, that below a name, where several people are named with the surname first. */
function factsBelowIds(rows: readonly CellRow[], names: readonly Cell[]): Set<Cell> {
  const people = new Set(names.filter(({ text }) => text.includes(",")));
  if (new Set([...people].map(({ text }) => text)).size < ALIKE) return new Set();
  const others = new Set(names.filter((cell) => !people.has(cell)));
  const facts = new Set<Cell>();
  rows.forEach(({ cells, page }, i) => {
    for (const fact of cells.filter((cell) => others.has(cell))) {
      // What stands between in other columns may have lines of its own.
      const [id, above, before] = rows
        .slice(Math.max(0, i - ROWS_BELOW), i)
        .toReversed()
        .flatMap((row) => (row.page === page ? row.cells.filter((cell) => isBelow(fact, cell)) : []));
      // A long name may take two lines.
      const isNamed = [above, before].some((cell) => cell !== undefined && people.has(cell));
      if (id !== undefined && OWN_ID.test(id.text) && isNamed) facts.add(fact);
    }
  });
  return facts;
}

/** Whether a row is a further line of the header that a heading stands in. */
function goesOn({ page, baseline, size }: Cell, row: CellRow): boolean {
  return row.page === page && row.baseline - baseline <= HEADER_EM * size;
}

function headsNames(cell: Cell, { cells }: CellRow): boolean {
  if (cell.number !== null || headingOf(cell.text)?.text !== "name") return false;
  return !(namesPayees(cell.text) && arePaidFor(cells.map(({ text }) => text)));
}

/** Whether what a text names stands beside it: `Employee: Jane Doe`. */
function isLabel({ text }: Cell, next: Cell | undefined): boolean {
  return text.endsWith(":") && next !== undefined && !next.text.endsWith(":");
}

function isHeader({ cells }: CellRow): boolean {
  const heads = cells.filter(
    ({ number, text }) => number === null && (headingOf(text) !== null || isLineLabel(text)),
  );
  return heads.length >= A_TABLE;
}

function isName({ text, number }: Cell): boolean {
  if (number !== null || beginsWithPayBasis(text) || saysFilingStatus(text)) return false;
  if (!canBePersonName(text) || totalScope(text) !== null || headingOf(text) !== null) return false;
  if (periodOfRow(text) !== null || namesCountOfPayments(text) || isSocialSecurityNumber(text)) return false;
  return looksLikePersonName(text) || !isLineLabel(text);
}

function isBelow(over: Cell, cell: Cell): boolean {
  return Math.abs(cell.x0 - over.x0) <= EDGE_PT;
}

/** The cell that begins where a heading does, or, behind an id, left of one that stands over the middle of its column. */
function placeBelow(over: Cell, isFirst: boolean, { cells }: CellRow): number[] {
  const at = cells.findIndex((cell) => isBelow(over, cell));
  if (at >= 0) return [at];
  const isUnder = (cell: Cell, i: number): boolean =>
    cell.x0 < over.x0 && overlap(cell, over) > 0 && ID.test(cells[i - 1]?.text ?? "");
  const under = isFirst ? -1 : cells.findIndex(isUnder);
  if (under >= 0) return [under];
  // Below the name of their department people are indented, in the first column.
  const [first] = isFirst ? cells : [];
  const indent = first === undefined ? 0 : first.x0 - over.x0;
  return indent > 0 && indent <= INDENT_EM * over.size && first!.x0 < over.x1 ? [0] : [];
}

function nameOf(cells: readonly Cell[], at: number): Cell {
  const [first, second] = nameAt(cells, at);
  return second ?? first;
}

/** What stands in a column of names: a name, or an id and the name right behind it. */
function nameAt(cells: readonly Cell[], at: number): [Cell, Cell | null] {
  const cell = cells[at]!;
  const next = cells[at + 1];
  if (ID.test(cell.text))
    return [cell, next !== undefined && next.x0 - cell.x1 <= ID_GAP_EM * cell.size ? next : null];
  const [id, ...name] = cell.tokens;
  if (cell.number !== null || id === undefined || name.length < 2 || !ID.test(id.plain)) return [cell, null];
  return [{ ...partOf(cell, [id]), number: null }, partOf(cell, name)];
}
