import { looksLikePersonName, nameKey } from "@paylift/canonical";
import { isFigure, type Cell, type CellRow } from "./cells.ts";
import { headingOf, totalScope } from "./label-kinds.ts";

/** Cells that begin a person's record. */
export interface Anchors {
  cells: Set<Cell>;
  /** Left edges at which they stand. */
  edges: number[];
}

const SAME_EDGE_PT = 3;
const CONTINUED = /\s*\((?:cont\.?|continued)\)$/i;
/** `Raleigh, NC` is a place. */
const PLACE = /, ?[A-Z]{2}$/;

/** A printed name without the mark of a continued block. */
export function nameText(cell: Cell): string {
  return cell.text.replace(CONTINUED, "");
}

export function isContinued(cell: Cell): boolean {
  return CONTINUED.test(cell.text);
}

/**
 * The names that stand at the edges where most names stand. Names with the surname first are surer than others; a name
 * in plain order counts where the document prints the same one with the surname first, or where there are no others.
 */
export function findAnchors(rows: readonly CellRow[]): Anchors {
  const surnameFirst: Cell[] = [];
  const plain: Cell[] = [];
  const texts: Cell[] = [];
  for (const { cells } of rows) {
    cells.forEach((cell, i) => {
      if (cell.number !== null) return;
      texts.push(cell);
      if (!isName(cell)) return;
      if (cell.text.includes(",")) surnameFirst.push(cell);
      else if (!isFigure(cells[i + 1]) || i === 0) plain.push(cell);
    });
  }
  const strong = atCommonEdges(surnameFirst);
  const known = new Set(strong.map((cell) => nameKey(nameText(cell))));
  const again = texts.filter((cell) => !cell.text.includes(",") && known.has(nameKey(nameText(cell))));
  const chosen = strong.length > 0 ? [...strong, ...again] : atCommonEdges(plain);
  return { cells: new Set(chosen), edges: [...new Set(chosen.map(({ x0 }) => Math.round(x0)))] };
}

function isName(cell: Cell): boolean {
  if (cell.number !== null) return false;
  const text = nameText(cell);
  return (
    looksLikePersonName(text) && !PLACE.test(text) && totalScope(text) === null && headingOf(text) === null
  );
}

/** Names of the edge where most stand, and of each other edge with at least a fifth as many. */
function atCommonEdges(cells: readonly Cell[]): Cell[] {
  const clusters: Cell[][] = [];
  for (const cell of [...cells].sort((a, b) => a.x0 - b.x0)) {
    const last = clusters.at(-1);
    if (last !== undefined && cell.x0 - last[0]!.x0 <= SAME_EDGE_PT) last.push(cell);
    else clusters.push([cell]);
  }
  const most = Math.max(0, ...clusters.map(({ length }) => length));
  return clusters.filter(({ length }) => length * 5 >= most).flat();
}
