import { overlap, type Cell, type CellRow } from "./cells.ts";

const FIRST_LINE = /^\p{Lu}[\p{L}'\u2019. -]*,$/u;
const SECOND_LINE = /^\p{Lu}[\p{L}'\u2019.]*(?:[ -][\p{L}'\u2019.]+)*$/u;
const LINE_EM = 1.8;
const EDGE_PT = 2;

/** Names whose given names stand on the line below the surname become one cell on the first line. */
export function joinWrappedNames(rows: readonly CellRow[]): CellRow[] {
  const joined = rows.map((row) => ({ ...row, cells: [...row.cells] }));
  joined.forEach((row, i) => {
    row.cells.forEach((cell, k) => {
      if (!cell.text.endsWith(",") || !FIRST_LINE.test(cell.text)) return;
      const next = joined[i + 1];
      const below = next?.cells.find(
        (other) => overlap(cell, other) > 0 && Math.abs(other.x0 - cell.x0) < EDGE_PT,
      );
      if (next === undefined || below === undefined || !follows(cell, below)) return;
      row.cells[k] = {
        ...cell,
        tokens: [...cell.tokens, ...below.tokens],
        text: `${cell.text} ${below.text}`,
        x1: Math.max(cell.x1, below.x1),
      };
      next.cells.splice(next.cells.indexOf(below), 1);
    });
  });
  return joined;
}

function follows(above: Cell, below: Cell): boolean {
  return (
    above.page === below.page &&
    below.baseline - above.baseline <= LINE_EM * above.size &&
    SECOND_LINE.test(below.text)
  );
}
