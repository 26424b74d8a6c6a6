import type { Cell, CellRow } from "../../cells/cells.ts";
import { gridFieldsOf } from "../../document/field-grid.ts";

/**
 * Facts about a person may stand in a grid without colons: they go behind a colon, and what a fact says in several lines is
 * one text.
 */
export function withFieldsSpelled(rows: readonly CellRow[]): readonly CellRow[] {
  const fields = gridFieldsOf(rows);
  if (fields.length === 0) return rows;
  const spelled = new Map<Cell, Cell>();
  const taken = new Set<Cell>();
  for (const { label, value, further } of fields) {
    spelled.set(label, { ...label, text: `${label.text}:` });
    for (const cell of further) taken.add(cell);
    if (further.length === 0) continue;
    const whole = [value, ...further];
    const text = whole.map((cell) => cell.text).join(" ");
    const tokens = whole.flatMap((cell) => cell.tokens);
    spelled.set(value, { ...value, text, tokens, x1: Math.max(...whole.map(({ x1 }) => x1)) });
  }
  return rows.flatMap((row) => {
    const cells = row.cells.flatMap((cell) => (taken.has(cell) ? [] : [spelled.get(cell) ?? cell]));
    return cells.length === 0 ? [] : [{ ...row, cells }];
  });
}
