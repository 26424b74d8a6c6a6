import { classifyLabel, looksLikePersonName } from "@paylift/canonical";
import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { Edges } from "../../cells/edges.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { sectionsOf } from "../../vocabulary/line-labels.ts";
import { splitIds } from "../../people/name-with-id.ts";
import { splitLabels } from "../lines/split-labels.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";

const AT_EDGE_PT = 1;
const HEADINGS = 3;

/** A name is cut off where its id is printed with it, and where it runs up to the next column. */
export function splitNames(rows: readonly CellRow[]): CellRow[] {
  return splitAtColumns(splitIdColumn(splitBareIds(rows.map((row) => splitLabels(splitIds(row))))));
}

const BARE_ID = /^(?:\d{3,9}|[A-Z]{1,3}-?\d{2,9})$/;
const STREET =
  /\b(?:st|street|ave|avenue|rd|road|ln|lane|dr|drive|blvd|ct|court|way|pl|place|hwy|pkwy|ter|cir)\.?$/i;
const LEAST = 3;

/** `1001 Jane Doe` at the start of several lines, with numbers of one form that differ: ids and names, no streets. */
function splitBareIds(rows: readonly CellRow[]): readonly CellRow[] {
  const found = rows.filter(({ cells }) => cells[0] !== undefined && isIdAndName(cells[0]));
  const ids = new Set(found.map(({ cells }) => cells[0]!.tokens[0]!.plain));
  const forms = new Set([...ids].map((id) => id.replace(/\d/g, "9")));
  const edges = new Edges();
  const starts = new Set(found.map(({ cells }) => edges.take(cells[0]!.x0)));
  if (ids.size < LEAST || ids.size < found.length / 2 || forms.size > 1 || starts.size > 1) return rows;
  if (isAboveTown(rows, found[0]!) || isAboveTown(rows, found.at(-1)!)) return rows;
  const named = new Set(found);
  return rows.map((row) => {
    if (!named.has(row)) return row;
    const [first, ...rest] = row.cells;
    const [id, name] = [partOf(first!, first!.tokens.slice(0, 1)), partOf(first!, first!.tokens.slice(1))];
    return { ...row, cells: [id, name, ...rest] };
  });
}

const ID_BEHIND = /^[A-Z]{0,3}-?\d{2,9}$/i;

/** A name that runs up to the column of ids is cut where that begins: `PAPATHANASOPOULOU, 000234`. */
function splitIdColumn(rows: readonly CellRow[]): readonly CellRow[] {
  const edges = new Edges();
  const counts = new Map<number, number>();
  for (const { cells } of rows) {
    const [name, id] = cells;
    if (name === undefined || id === undefined || name.number !== null || !ID_BEHIND.test(id.text)) continue;
    const edge = edges.take(id.x0);
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  const isColumn = (x0: number): boolean => (counts.get(edges.find(x0) ?? NaN) ?? 0) >= LEAST;
  if (![...counts.values()].some((count) => count >= LEAST)) return rows;
  return rows.map((row) => {
    const [first, ...rest] = row.cells;
    const last = first?.tokens.at(-1);
    if (first === undefined || last === undefined || first.number !== null || first.tokens.length < 2)
      return row;
    if (!isColumn(last.x0) || !ID_BEHIND.test(last.plain) || !rest.some(isFigure)) return row;
    const [name, id] = [partOf(first, first.tokens.slice(0, -1)), partOf(first, [last])];
    return { ...row, cells: [name, id, ...rest] };
  });
}

const TOWN = /\b[A-Z]{2},? \d{5}(?:-\d{4})?$/;
const TOWN_BELOW_EM = 4;

/** Whether a line is the street of an address. */
function isAboveTown(rows: readonly CellRow[], { cells, page, baseline }: CellRow): boolean {
  const [street] = cells;
  return rows.some(
    (row) =>
      row.page === page &&
      row.baseline > baseline &&
      row.baseline - baseline <= TOWN_BELOW_EM * street!.size &&
      row.cells.some(({ x0, text }) => Math.abs(x0 - street!.x0) <= AT_EDGE_PT && TOWN.test(text)),
  );
}

function isIdAndName({ number, text, tokens }: Cell): boolean {
  if (number !== null || tokens.length < 3 || !BARE_ID.test(tokens[0]!.plain) || STREET.test(text))
    return false;
  return looksLikePersonName(text.slice(text.indexOf(" ") + 1));
}

/** A name stands at the beginning of its line, or behind an id. */
function splitAtColumns(rows: readonly CellRow[]): CellRow[] {
  const edges = rows.flatMap(({ cells }) => {
    const headings = cells.filter(({ number, text }) => number === null && headingOf(text) !== null);
    // Beside figures stand labels, which head nothing below.
    return headings.length >= HEADINGS && !cells.some(isFigure) ? headings.map(({ x0 }) => x0) : [];
  });
  if (edges.length === 0) return [...rows];
  const distinct = [...new Set(edges.map((edge) => Math.round(edge * 10) / 10))];
  return rows.map((row) =>
    row.cells.some(canBeSplit) && row.cells.some(isFigure)
      ? { ...row, cells: row.cells.flatMap((cell, i) => (i > 1 ? cell : split(cell, distinct))) }
      : row,
  );
}

function canBeSplit({ number, tokens }: Cell): boolean {
  return number === null && tokens.length > 2;
}

function split(cell: Cell, edges: readonly number[]): Cell[] {
  if (!canBeSplit(cell)) return [cell];
  const at = cell.tokens.findIndex(
    ({ x0 }, i) => i > 1 && edges.some((edge) => Math.abs(edge - x0) <= AT_EDGE_PT),
  );
  if (at < 0) return [cell];
  const [name, rest] = [cell.tokens.slice(0, at), cell.tokens.slice(at)];
  const [left, right] = [partOf(cell, name), partOf(cell, rest)];
  return looksLikePersonName(left.text) && isLabel(right.text) ? [left, right] : [cell];
}

function isLabel(text: string): boolean {
  if (text.length === 1) return false;
  if (totalScope(text) !== null || headingOf(text) !== null) return true;
  // Surnames are names of places too.
  return classifyLabel(text).some(({ type }) => type !== "local_income") && sectionsOf(text).length > 0;
}
