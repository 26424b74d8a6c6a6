import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";

/** What typewriters draw at both sides of a name, as wide as the columns that it is over. */
const BEFORE = /^<?[-=_.*\u2014\u2500]{2,}$/;
const BEHIND = /^[-=_.*\u2014\u2500]{2,}>?$/;

/** A rule begins and ends with no word of its columns, though it may reach as far, in points. */
const INSET_PT = 3;

/** Names of groups between two rules have no word of them, and stand over all columns that the rules do: `------ Hours ------`. */
export function withNamesUnruled(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row) => {
    if (row.cells.some(isFigure)) return row;
    const cells = row.cells.map((cell) => unruled(cell) ?? cell);
    return cells.some((cell, i) => cell !== row.cells[i]) ? { ...row, cells } : row;
  });
}

function unruled(cell: Cell): Cell | null {
  const { tokens, x0, x1 } = cell;
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (tokens.length < 3 || !BEFORE.test(first!.text) || !BEHIND.test(last!.text)) return null;
  return { ...partOf(cell, tokens.slice(1, -1)), x0: x0 + INSET_PT, x1: x1 - INSET_PT };
}
