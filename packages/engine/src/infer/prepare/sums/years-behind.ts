import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { periodOfRow } from "../../vocabulary/total-labels.ts";

/** The word for the year stands no further behind its figure than this, in font sizes. */
const BEHIND_EM = 1.5;
/** So many rows have one. */
const LEAST = 2;

/** Puts the word for the year before its figure where it stands behind it: `$18,419.85 YTD`. */
export function withYearsBehind(rows: readonly CellRow[]): readonly CellRow[] {
  if (rows.filter(({ cells }) => cells.some((_, i) => isOfYear(cells, i))).length < LEAST) return rows;
  return rows.map((row) => {
    const { cells } = row;
    if (!cells.some((_, i) => isOfYear(cells, i))) return row;
    const placed = cells.flatMap((cell, i) => {
      if (isOfYear(cells, i)) return besides(cells[i + 1]!, cell);
      return i > 0 && isOfYear(cells, i - 1) ? [] : [cell];
    });
    return { ...row, cells: placed };
  });
}

/** Whether the word for the year stands right behind a figure, and behind the word none that it could be of. */
function isOfYear(cells: readonly Cell[], i: number): boolean {
  const [figure, word, next, wordOfNext] = cells.slice(i, i + 4);
  if (!isFigure(figure) || figure.number.unit !== undefined || !namesYear(word)) return false;
  // Where the word stands before each figure, the last of the row has none behind it.
  if (isFigure(next) && (!namesYear(wordOfNext) || isFigure(cells.at(-1)))) return false;
  return word!.x0 - figure.x1 <= BEHIND_EM * figure.size;
}

function namesYear(cell: Cell | undefined): boolean {
  return cell?.number === null && periodOfRow(cell.text) === "ytd";
}

/** The word right before its figure, which ends where the word did: below the figure of the period. */
function besides(word: Cell, figure: Cell): [Cell, Cell] {
  return [
    { ...word, x0: figure.x0, x1: figure.x0 },
    { ...figure, x1: word.x1 },
  ];
}
