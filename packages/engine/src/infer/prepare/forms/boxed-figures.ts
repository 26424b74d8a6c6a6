import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { isAccount } from "../../vocabulary/account.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { namesSumOfKind } from "../../vocabulary/sums-of-kinds.ts";

const EDGE_PT = 2;
/** A number stands no further below its name than this, in font sizes of the larger of both. */
const BELOW_EM = 2.2;
/** A sign takes so much of the line, in font sizes. */
const SIGN_EM = 2;
/** Lines of what stands beside the box may come between. */
const NEXT_ROWS = 3;

/**
 * A box may hold the name of a figure, or of an account, and its number right below, below its beginning or its middle. Numbers of a column end
 * together, and others follow them; here the name goes before its number.
 */
export function withBoxedFigures(rows: readonly CellRow[]): readonly CellRow[] {
  const names = new Map<Cell, Cell>();
  rows.forEach(({ cells }, i) => {
    cells.forEach((name, at) => {
      // A name with its number behind it is none of a box.
      if (name.number !== null || !isNamed(name) || isFigure(cells[at + 1])) return;
      if (!standsAlone(rows, i, at)) return;
      const number = numberBelow(rows, i, name);
      if (number !== undefined) names.set(number, name);
    });
  });
  if (names.size === 0) return rows;
  const moved = new Set(names.values());
  const besides = rows.map((row) => ({
    ...row,
    cells: row.cells.flatMap((cell) => {
      const name = names.get(cell);
      if (moved.has(cell)) return [];
      return name === undefined
        ? [cell]
        : [{ ...name, baseline: cell.baseline, text: `${name.text}:` }, cell];
    }),
  }));
  return besides.filter(({ cells }) => cells.length > 0);
}

function isNamed({ text }: Cell): boolean {
  return figureOfLabel(text) !== null || namesSumOfKind(text) || isAccount(text);
}

/** Whether what else stands on the line of a name are labels with their numbers, or names of lists, and no names of columns. */
function standsAlone(rows: readonly CellRow[], row: number, at: number): boolean {
  const { cells } = rows[row]!;
  return cells.every((cell, i) => {
    if (i === at || isFigure(cell) || (i !== at - 1 && isFigure(cells[i + 1]))) return true;
    const below = lane(rows, row, cell)[0];
    return figureOfLabel(cell.text) === null && below !== undefined && !isFigure(below);
  });
}

function numberBelow(rows: readonly CellRow[], at: number, name: Cell): Cell | undefined {
  const below = lane(rows, at, name).slice(0, 2);
  const [number, next] = below;
  if (!isFigure(number) || distance(name, number) > BELOW_EM) return undefined;
  const isLeft =
    Math.abs(number.x0 - name.x0) <= EDGE_PT || (isAlone(rows, number) && standsBehindSign(name, number));
  const isCentred = Math.abs(number.x0 + number.x1 - name.x0 - name.x1) <= 2 * EDGE_PT;
  const isColumn = Math.abs(number.x1 - name.x1) <= EDGE_PT && !(isLeft && isAlone(rows, number));
  if (isColumn || !(isLeft || isCentred)) return undefined;
  return isFigure(next) && distance(number, next) <= BELOW_EM ? undefined : number;
}

/** A name may stand behind the sign of how it enters the pay: `- TAXES`. */
function standsBehindSign(name: Cell, number: Cell): boolean {
  return name.x0 > number.x0 && name.x0 - number.x0 <= SIGN_EM * name.size;
}

function isAlone(rows: readonly CellRow[], number: Cell): boolean {
  return rows.some(({ cells }) => cells.length === 1 && cells[0] === number);
}

/** What stands below a name on its page, down to where it ends. */
function lane(rows: readonly CellRow[], at: number, name: Cell): Cell[] {
  return rows
    .slice(at + 1, at + 1 + NEXT_ROWS * 2)
    .filter(({ page }) => page === name.page)
    .flatMap(({ cells }) => cells.find((cell) => overlap(cell, name) > 0) ?? []);
}

function distance(above: Cell, below: Cell): number {
  return (below.baseline - above.baseline) / Math.max(above.size, below.size);
}
