import type { Cell } from "../../cells/cells.ts";

/** What a column does to the pay, before its name: `Less: Cash Tips`. */
const SIGN = /^(?:less|plus|add|minus):$/i;

/** Whether a text is such a sign. */
export function isSign(text: string): boolean {
  return SIGN.test(text);
}

/** A sign before the name of a column is the first word of it. */
export function withSigns(cells: readonly Cell[]): readonly Cell[] {
  if (!cells.some(({ text }) => isSign(text))) return cells;
  return cells.flatMap((cell, i) => {
    const [before, next] = [cells[i - 1], cells[i + 1]];
    if (before !== undefined && isSign(before.text)) return [];
    if (!isSign(cell.text) || next === undefined) return [cell];
    return [
      { ...next, text: `${cell.text} ${next.text}`, tokens: [...cell.tokens, ...next.tokens], x0: cell.x0 },
    ];
  });
}
