import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { isTableRow } from "../../cells/table-rows.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";

/** A header has so many cells, none of them a figure. */
const LEAST_HEADINGS = 4;
/** Texts begin where their heading does within this, in font sizes. */
const IN_COLUMN_EM = 0.12;
/** So many rows tell of a column, so great a share of those whose texts reach it, and of all: a sum's ends before it. */
const [LEAST_ROWS, MOST, HALF] = [3, 0.9, 0.5];
/** Texts end at different places that are further apart, in points. */
const APART_PT = 1;

/**
 * Rows with the cells parted that run into the next column, as `Quigley, Thomas LX-1276 Finance` does where columns stand no
 * further apart than words: at a heading's left edge a word of nearly every row below begins. The second word of a heading
 * is one of its own where what stands before its column ends anywhere.
 */
export function partedBelowHeadings(rows: readonly CellRow[]): readonly CellRow[] {
  const headers = rows.flatMap((row, i) => (isHeader(row) ? [i] : []));
  if (headers.length === 0) return rows;
  return rows.slice(0, headers[0]).concat(
    headers.flatMap((from, i) => {
      const below = rows.slice(from + 1, headers[i + 1]);
      const edges = edgesOf(rows[from]!, below.filter(isRecord));
      return [
        partedAt(edges, rows[from]!),
        ...below.map((row) => (isRecord(row) ? partedAt(edges, row) : row)),
      ];
    }),
  );
}

function isHeader({ cells }: CellRow): boolean {
  return cells.length >= LEAST_HEADINGS && cells.every(isText);
}

function isText({ number }: Cell): boolean {
  return number === null;
}

function isRecord({ cells }: CellRow): boolean {
  return isTableRow(cells.filter(isFigure));
}

/** Where columns of texts begin below words of a header. */
function edgesOf({ cells }: CellRow, records: readonly CellRow[]): number[] {
  return cells
    .flatMap(({ tokens }, i) =>
      tokens.map(({ x0 }, j) => ({ x0, isFirst: j === 0, isLeftmost: i + j === 0 })),
    )
    .filter(({ x0, isFirst, isLeftmost }) => !isLeftmost && isColumn(x0, records, isFirst))
    .map(({ x0 }) => x0);
}

/**
 * Whether a word of nearly every record begins at an edge; unless `ofHeading`, far behind what stands before it or behind texts
 * that end anywhere.
 */
function isColumn(edge: number, records: readonly CellRow[], ofHeading: boolean): boolean {
  const reaching = records.filter(({ cells }) => cells.some((cell) => isText(cell) && cell.x1 > edge));
  const found = reaching.flatMap(({ cells }) => cells.filter((cell) => wordAt(cell, edge) >= 0).slice(0, 1));
  if (found.length < Math.max(LEAST_ROWS, MOST * reaching.length, HALF * records.length)) return false;
  if (ofHeading || found.some((cell) => wordAt(cell, edge) === 0)) return true;
  const ends = found.map((cell) => cell.tokens[wordAt(cell, edge) - 1]!.x1);
  return Math.max(...ends) - Math.min(...ends) > APART_PT;
}

/** The word of a text that begins at an edge; -1 where none does. */
function wordAt(cell: Cell, edge: number): number {
  const { tokens, size } = cell;
  return isText(cell) ? tokens.findIndex(({ x0 }) => Math.abs(x0 - edge) <= IN_COLUMN_EM * size) : -1;
}

function partedAt(edges: readonly number[], row: CellRow): CellRow {
  const cells = row.cells.flatMap((cell) => {
    // `GROSS PAY` below codes and their labels is one name.
    if (figureOfLabel(cell.text) !== null || totalScope(cell.text) !== null) return [cell];
    const starts = edges.map((edge) => wordAt(cell, edge)).filter((at) => at > 0);
    const bounds = [...new Set([0, ...starts, cell.tokens.length])].sort((a, b) => a - b);
    if (bounds.length === 2) return [cell];
    return bounds.slice(1).map((to, i) => partOf(cell, cell.tokens.slice(bounds[i], to)));
  });
  return cells.length === row.cells.length ? row : { ...row, cells };
}
