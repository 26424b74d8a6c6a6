import type { Cell, CellRow } from "../../cells/cells.ts";
import { headingOf, type TextColumn } from "../../vocabulary/headings.ts";

/** The fields of one form stand no further apart than this, in font sizes. */
const BELOW_EM = 4;

/**
 * The field of a department may stand in a form above that of the name: it goes to the line of whom it is about, where each name
 * has one above.
 */
export function withFactsOverNames(rows: readonly CellRow[]): readonly CellRow[] {
  const named = rows.flatMap((row, i) => (fieldOf(row, "name") === null ? [] : [i]));
  const isAbove = (i: number): boolean => {
    const [above, row] = [rows[i - 1], rows[i]!];
    if (above === undefined || above.page !== row.page || fieldOf(row, "department") !== null) return false;
    const size = Math.max(...above.cells.map((cell) => cell.size));
    return fieldOf(above, "department") !== null && row.baseline - above.baseline <= BELOW_EM * size;
  };
  if (named.length === 0 || !named.every(isAbove)) return rows;
  const names = new Set(named);
  return rows.map((row, i) => {
    if (names.has(i)) {
      const { baseline } = row;
      const own = fieldOf(rows[i - 1]!, "department")!.map((cell) => ({ ...cell, baseline }));
      return { ...row, cells: [...row.cells, ...own] };
    }
    const moved: readonly Cell[] = names.has(i + 1) ? fieldOf(row, "department")! : [];
    return moved.length === 0 ? row : { ...row, cells: row.cells.filter((cell) => !moved.includes(cell)) };
  });
}

/** The name of a field with a colon, and what it says; null where a line has none. */
function fieldOf({ cells }: CellRow, fact: TextColumn): [Cell, Cell] | null {
  const at = cells.findIndex(({ text }) => text.endsWith(":") && headingOf(text.slice(0, -1))?.text === fact);
  const [label, value] = cells.slice(at, at + 2);
  return at < 0 || label === undefined || value === undefined ? null : [label, value];
}
