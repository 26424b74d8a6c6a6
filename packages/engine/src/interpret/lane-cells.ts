import { columnOf, standsAt, type PlacedColumn } from "../layout/columns.ts";
import type { Token } from "../layout/token.ts";
import type { Lane, Table } from "../variants/compiled-variant.ts";

/** What one line holds in one lane. */
export interface LaneCells {
  lane: Lane;
  text: Token[];
  numbers: { column: PlacedColumn; token: Token }[];
}

const CURRENCY = /^[$£€]$/;

/** Splits the tokens of a line into its lanes. */
export function cellsOf(
  tokens: readonly Token[],
  columns: readonly PlacedColumn[],
  table: Table,
): Map<string, LaneCells> {
  const cells = new Map<string, LaneCells>();
  let last: { token: Token; column: PlacedColumn } | null = null;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    // A currency's sign may stand apart from its number.
    if (CURRENCY.test(token.text) && tokens[i + 1]?.moneyLike === true) continue;
    const column: PlacedColumn | null = overflows(last, token, columns)
      ? last!.column
      : columnOf(token, columns);
    last = column === null ? null : { token, column };
    if (column === null) continue;
    const name = column.data.lane;
    let lane = cells.get(name);
    if (lane === undefined) cells.set(name, (lane = { lane: table.lanes.get(name)!, text: [], numbers: [] }));
    if (token.moneyLike && isNumberOf(token, column)) lane.numbers.push({ column, token });
    else lane.text.push(token);
  }
  if (hasOpenNeighbours(columns)) alignFromRight(cells, columns);
  return cells;
}

const openNeighbours = new WeakMap<readonly PlacedColumn[], boolean>();

function hasOpenNeighbours(columns: readonly PlacedColumn[]): boolean {
  let known = openNeighbours.get(columns);
  if (known === undefined) {
    const isOpen = ({ data, edge }: PlacedColumn): boolean => edge === null && data.role !== "text";
    known = columns.some((column, i) => i > 0 && isOpen(column) && isOpen(columns[i - 1]!));
    openNeighbours.set(columns, known);
  }
  return known;
}

/** A word within a space of the one before goes on with it, even over the edge of the next column. */
const SPACE_EM = 0.35;
/** What stands at a column's edge to the point belongs to that column. */
const AT_EDGE_PT = 1;

function overflows(
  last: { token: Token; column: PlacedColumn } | null,
  token: Token,
  columns: readonly PlacedColumn[],
): boolean {
  if (last === null || token.moneyLike || last.token.moneyLike) return false;
  if (token.x0 - last.token.x1 > SPACE_EM * token.size) return false;
  return !columns.some(
    ({ data, edge }) => data.role === "text" && edge !== null && Math.abs(token.x0 - edge) < AT_EDGE_PT,
  );
}

function isNumberOf(token: Token, column: PlacedColumn): boolean {
  return column.data.role !== "text" && standsAt(token, column);
}

/** Numbers between the same two headings belong to the columns there from the right: the last one is always there. */
function alignFromRight(cells: ReadonlyMap<string, LaneCells>, columns: readonly PlacedColumn[]): void {
  for (const [name, { numbers }] of cells) {
    const open = columns.filter(
      ({ data, edge }) => data.lane === name && edge === null && data.role !== "text",
    );
    if (open.length < 2) continue;
    const own = numbers.filter(({ column }) => column.edge === null);
    own.forEach((number, i) => {
      number.column = open.at(i - own.length) ?? number.column;
    });
  }
}
