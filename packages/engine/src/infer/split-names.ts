import { classifyLabel, looksLikePersonName } from "@paylift/canonical";
import { isFigure, partOf, type Cell, type CellRow } from "./cells.ts";
import { headingOf } from "./headings.ts";
import { sectionsOf } from "./line-labels.ts";
import { splitIds } from "./name-with-id.ts";
import { splitLabels } from "./split-labels.ts";
import { totalScope } from "./total-labels.ts";

const AT_EDGE_PT = 1;
const HEADINGS = 3;

/** A name is cut off where its id is printed with it, and where it runs up to the next column. */
export function splitNames(rows: readonly CellRow[]): CellRow[] {
  return splitAtColumns(rows.map((row) => splitLabels(splitIds(row))));
}

function splitAtColumns(rows: readonly CellRow[]): CellRow[] {
  const edges = rows.flatMap(({ cells }) => {
    const headings = cells.filter(({ number, text }) => number === null && headingOf(text) !== null);
    return headings.length >= HEADINGS ? headings.map(({ x0 }) => x0) : [];
  });
  if (edges.length === 0) return [...rows];
  const distinct = [...new Set(edges.map((edge) => Math.round(edge * 10) / 10))];
  return rows.map((row) =>
    row.cells.some(canBeSplit) && row.cells.some(isFigure)
      ? { ...row, cells: row.cells.flatMap((cell) => split(cell, distinct)) }
      : row,
  );
}

function canBeSplit({ number, tokens }: Cell): boolean {
  return number === null && tokens.length > 2;
}

function split(cell: Cell, edges: readonly number[]): Cell[] {
  if (!canBeSplit(cell)) return [cell];
  const at = cell.tokens.findIndex(
    ({ x0 }, i) => i > 1 && edges.some((edge) => Math.abs(edge - x0) <= AT_EDGE_PT),
  );
  if (at < 0) return [cell];
  const [name, rest] = [cell.tokens.slice(0, at), cell.tokens.slice(at)];
  const [left, right] = [partOf(cell, name), partOf(cell, rest)];
  return looksLikePersonName(left.text) && isLabel(right.text) ? [left, right] : [cell];
}

function isLabel(text: string): boolean {
  if (text.length === 1) return false;
  if (totalScope(text) !== null || headingOf(text) !== null) return true;
  // Surnames are names of places too.
  return classifyLabel(text).some(({ type }) => type !== "local_income") && sectionsOf(text).length > 0;
}
