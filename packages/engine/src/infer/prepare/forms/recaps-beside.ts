import { looksLikePersonName } from "@paylift/canonical";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";

/** Labels of a recap begin at one edge, and stand this far from the table beside it, in points. */
const [EDGE_PT, GAP_PT] = [3, 24];
/** So many sums make a recap, and beside so many people it stands. */
const [LEAST_SUMS, LEAST_PEOPLE] = [3, 2];
/** Its lines come behind those of their page, as if they stood so much lower. */
const APART_PT = 10_000;

/** A recap beside a table of people comes behind its page: the sums of a payroll stand on the lines of people who have nothing to do with them. */
export function withRecapsBehind(rows: readonly CellRow[]): readonly CellRow[] {
  const pages = [...Map.groupBy(rows, ({ page }) => page).values()];
  const edges = pages.map(edgeOfRecap);
  if (edges.every((edge) => edge === null)) return rows;
  return pages.flatMap((ofPage, i) => {
    const edge = edges[i]!;
    if (edge === null) return ofPage;
    const [from, to] = extentOf(ofPage, edge);
    const inside = ofPage.slice(from, to + 1);
    const left = inside.map((row) => partOf(row, ({ x0 }) => x0 < edge - EDGE_PT));
    const right = inside.map((row) => lowered(partOf(row, ({ x0 }) => x0 >= edge - EDGE_PT)));
    const haveCells = ({ cells }: CellRow): boolean => cells.length > 0;
    return [
      ...ofPage.slice(0, from),
      ...left.filter(haveCells),
      ...ofPage.slice(to + 1),
      ...right.filter(haveCells),
    ];
  });
}

/** Where the labels of a page's recap begin; null where it has none beside a table of people. */
function edgeOfRecap(rows: readonly CellRow[]): number | null {
  const sums = rows.flatMap(({ cells }) => sumIn(cells) ?? []);
  const alike = [...Map.groupBy(sums, ({ x0 }) => Math.round(x0 / EDGE_PT)).values()];
  const edge = alike.find(({ length }) => length >= LEAST_SUMS)?.[0]?.x0;
  if (edge === undefined) return null;
  const [from, to] = extentOf(rows, edge);
  const lefts = rows.slice(from, to + 1).map(({ cells }) => cells.filter(({ x0 }) => x0 < edge - EDGE_PT));
  const people = lefts.filter(
    ([first, second]) => first !== undefined && looksLikePersonName(first.text) && isFigure(second),
  );
  const areApart = lefts.every((cells) => cells.every(({ x1 }) => x1 <= edge - GAP_PT));
  return areApart && people.length >= LEAST_PEOPLE ? edge : null;
}

/** The name of a sum at the end of a line, right before its only figure. */
function sumIn(cells: readonly Cell[]): Cell | null {
  const [label, figure] = cells.slice(-2);
  if (figure === undefined || !isFigure(figure) || isFigure(label)) return null;
  return figureOfLabel(label!.text) === null ? null : label!;
}

/** The first and the last row that have a label at the edge of a recap. */
function extentOf(rows: readonly CellRow[], edge: number): [from: number, to: number] {
  const isOfRecap = ({ cells }: CellRow): boolean => cells.some((cell) => isAt(cell, edge));
  return [rows.findIndex(isOfRecap), rows.findLastIndex(isOfRecap)];
}

function isAt({ x0 }: Cell, edge: number): boolean {
  return Math.abs(x0 - edge) <= EDGE_PT;
}

function partOf(row: CellRow, isOne: (cell: Cell) => boolean): CellRow {
  return row.cells.every(isOne) ? row : { ...row, cells: row.cells.filter(isOne) };
}

function lowered(row: CellRow): CellRow {
  const baseline = row.baseline + APART_PT;
  return { ...row, baseline, cells: row.cells.map((cell) => ({ ...cell, baseline })) };
}
