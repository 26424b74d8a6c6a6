import { overlap, type Cell } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";

/** The cells of a further line with the names of payments before their numbers: `Check No.` below `Net Pay`. */
export function withPaymentsNamed(cells: readonly Cell[], line: number, words: readonly Cell[]): Cell[] {
  return cells.flatMap((cell) => {
    if (cell.number?.whole !== true) return [cell];
    const name = words.filter((word) => overlap(word, cell) > 0)[line];
    if (name === undefined || headingOf(name.text)?.text !== "payment") return [cell];
    return [
      { ...name, text: `${name.text}:`, baseline: cell.baseline, page: cell.page, x0: cell.x0, x1: cell.x0 },
      cell,
    ];
  });
}
