import type { Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";
import { cellAt, type Cell, type Ruling } from "./ruling.ts";

/** The text of a ruled cell, line by line. */
export interface CellText {
  cell: Cell;
  lines: Map<Line, Token[]>;
}

/** The texts of all ruled cells of a page, by their first words. */
export function cellTextsOf(lines: readonly Line[], ruling: Ruling): CellText[] {
  const texts = new Map<string, CellText>();
  const numbers = new Map([...ruling.levels, ...ruling.uprights].map((edge, i) => [edge, i]));
  for (const line of lines) {
    for (const token of line.tokens) {
      const cell = cellAt(ruling, (token.x0 + token.x1) / 2, line.baseline - token.size / 3);
      if (cell === null) continue;
      const key = [cell.top, cell.bottom, cell.left, cell.right].map((edge) => numbers.get(edge)).join(" ");
      const text = texts.get(key) ?? { cell, lines: new Map() };
      texts.set(key, text);
      text.lines.set(line, [...(text.lines.get(line) ?? []), token]);
    }
  }
  return [...texts.values()];
}
