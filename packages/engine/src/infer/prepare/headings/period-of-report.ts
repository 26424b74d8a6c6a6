import { normalizeLabel } from "@paylift/canonical";
import { isFigure, type CellRow } from "../../cells/cells.ts";
import { periodOfRow } from "../../vocabulary/total-labels.ts";

const LONGER = /^(?:qtd|mtd|(?:quarter|month)[- ]to[- ]date) (?=\p{L})/iu;

/**
 * Drops the word for the quarter or the month from the names of columns where a table has those of no other period: it is that of the
 * report. `QTD Gross Wages` beside `Social Security` is what people have earned in it.
 */
export function withPeriodOfReport(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row) => {
    const { cells } = row;
    if (cells.some(isFigure) || !cells.some(({ text }) => LONGER.test(text))) return row;
    const others = new Set(cells.map(({ text }) => normalizeLabel(text)));
    const isOnly = cells.every(({ text }) => {
      const bare = text.replace(LONGER, "");
      return periodOfRow(text) === null && (bare === text || !others.has(normalizeLabel(bare)));
    });
    if (!isOnly) return row;
    return { ...row, cells: cells.map((cell) => ({ ...cell, text: cell.text.replace(LONGER, "") })) };
  });
}
