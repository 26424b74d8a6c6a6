import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";

/** Before the code of a tax may stand its state, and behind one of a tax the letter of who pays it: `MED-R`. */
const CODE = /^(?=[A-Z0-9/-]{1,7}$)[A-Z0-9]{1,6}(?:[-/][A-Z0-9]{1,4})?$/;
/** So often a code stands alone before figures that sums print with its name. */
const ALONE = 2;
/** This share of what sums name has codes that stand alone elsewhere. */
const MOST = 0.6;

/** A code, what it means, and where both begin. */
export type CodeOfSum = readonly [code: string, meaning: string, x0: number];

/**
 * What codes mean by the sums of a document, which print the names of lines behind them, where people's lines have codes alone:
 * `FIT  201.72` beside `FIT  Federal Income Tax  3,468.57`. `isMeaning` tells texts that name something.
 */
export function codesOfSums(rows: readonly CellRow[], isMeaning: (cell: Cell) => boolean): CodeOfSum[] {
  const alone = new Map<string, number>();
  const named: CodeOfSum[] = [];
  for (const { cells } of rows)
    cells.forEach((cell, i) => {
      const entry = entryAt(cells, i, isMeaning);
      if (entry !== null) named.push(entry);
      else if (isCode(cell) && isFigure(cells[i + 1])) alone.set(cell.text, (alone.get(cell.text) ?? 0) + 1);
    });
  const shown = named.filter(([code]) => (alone.get(code) ?? 0) >= ALONE);
  return shown.length >= MOST * named.length ? named : [];
}

/** The code and the name before a figure that begin with some cell, which may be both. */
function entryAt(cells: readonly Cell[], i: number, isMeaning: (cell: Cell) => boolean): CodeOfSum | null {
  const [cell, next, behind] = [cells[i]!, cells[i + 1], cells[i + 2]];
  if (isCode(cell))
    return next !== undefined && isMeaning(next) && isFigure(behind) ? [cell.text, next.text, cell.x0] : null;
  const [first, ...rest] = cell.tokens;
  if (cell.number !== null || rest.length === 0 || !CODE.test(first!.plain) || !isFigure(next)) return null;
  const meaning = partOf(cell, rest);
  return isMeaning(meaning) ? [first!.plain, meaning.text, cell.x0] : null;
}

function isCode(cell: Cell): boolean {
  return !isFigure(cell) && CODE.test(cell.text);
}
