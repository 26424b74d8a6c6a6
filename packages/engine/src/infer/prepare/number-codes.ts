import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import { Edges } from "../cells/edges.ts";
import { totalScope } from "../vocabulary/total-labels.ts";

const CODE = /^\d{1,4}$/;
const GAP_EM = 3;
/** So many lines stand behind their codes at one edge, of so many kinds. */
const [LINES, KINDS] = [4, 3];

/**
 * Numbers that are codes become texts: right before labels, at one edge, each with one label of its own
 * (`101  Federal W/H  201.72`). Hours and counts have many labels.
 */
export function withNumberCodes(rows: readonly CellRow[]): readonly CellRow[] {
  const places = new Edges();
  const edges = new Map<
    number,
    { lines: number; labels: Map<string, string>; codes: Map<string, string>; fits: boolean }
  >();
  for (const { cells } of rows)
    cells.forEach((cell, i) => {
      const label = labelBehind(cells, i);
      if (label === null) return;
      const place = places.take(cell.x0);
      const edge = edges.get(place) ?? { lines: 0, labels: new Map(), codes: new Map(), fits: true };
      edges.set(place, edge);
      edge.lines++;
      edge.fits &&= (edge.labels.get(cell.text) ?? label.text) === label.text;
      edge.fits &&= (edge.codes.get(label.text) ?? cell.text) === cell.text;
      edge.labels.set(cell.text, label.text);
      edge.codes.set(label.text, cell.text);
    });
  const ofCodes = new Set(
    [...edges].flatMap(([edge, { lines, labels, fits }]) =>
      fits && lines >= LINES && (labels.size >= KINDS || lines >= LINES * labels.size) && labels.size > 1
        ? [edge]
        : [],
    ),
  );
  if (ofCodes.size === 0) return rows;
  return rows.map((row) => {
    const isCode = (cell: Cell, i: number): boolean =>
      ofCodes.has(places.find(cell.x0) ?? NaN) && labelBehind(row.cells, i) !== null;
    if (!row.cells.some(isCode)) return row;
    return {
      ...row,
      cells: row.cells.map((cell, i) => (isCode(cell, i) ? { ...cell, number: null } : cell)),
    };
  });
}

/** The label of a figure right behind a whole number; null where something else stands there. */
function labelBehind(cells: readonly Cell[], i: number): Cell | null {
  const [code, label, figure] = [cells[i]!, cells[i + 1], cells[i + 2]];
  if (code.number?.whole !== true || !CODE.test(code.text) || label === undefined || label.number !== null)
    return null;
  if (!isFigure(figure) || label.x0 - code.x1 > GAP_EM * code.size || totalScope(label.text) !== null)
    return null;
  return label;
}
