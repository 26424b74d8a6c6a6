import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { Edges } from "../../cells/edges.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { headingOf } from "../../vocabulary/headings.ts";

const EDGE_PT = 1.5;
/** A code and its label begin no further apart, in points. */
const CODE_WIDTH_PT = 90;
const CODE = /^[A-Z0-9][A-Z0-9/&-]{0,7}$/;
/** So many lines with different codes show where codes and their labels begin. */
const LINES = 2;

/** Where codes begin, and where the labels behind them do. */
interface CodedEdges {
  codes: number;
  labels: number;
  /** Whether a heading says that they are codes. */
  areHeaded: boolean;
  /** Whether they are codes down to here. */
  isOpen: boolean;
}

/**
 * Parts codes from labels that stand as close behind them as words, where both begin at the edges of other lines' codes and
 * labels: `FICA SOCIAL SECURITY` below `FWT  FEDERAL W/H`. A letter may stand between a label and its figure.
 */
export function withCodesAtEdges(rows: readonly CellRow[]): readonly CellRow[] {
  const edges = edgesOf(rows);
  if (edges.length === 0) return rows;
  const places = byPlace(edges);
  return rows.map((row) => {
    if (!row.cells.some(isFigure)) closeBelow(row, places);
    const cells = row.cells.flatMap((cell, i) => {
      if (!standsBeforeFigure(row.cells, i) || !isCoded(cell, edges)) return [cell];
      return [partOf(cell, cell.tokens.slice(0, 1)), partOf(cell, cell.tokens.slice(1))];
    });
    return cells.length === row.cells.length ? row : { ...row, cells };
  });
}

function edgesOf(rows: readonly CellRow[]): CodedEdges[] {
  const places = { codes: new Edges(), labels: new Edges() };
  const told = new Map<string, CodedEdges & { texts: Set<string> }>();
  for (const { cells } of rows)
    cells.forEach((code, i) => {
      const label = cells[i + 1];
      if (label === undefined || label.number !== null || isFigure(code)) return;
      if (LETTER.test(label.text) || !standsBeforeFigure(cells, i + 1)) return;
      if (!CODE.test(code.text) || label.x0 - code.x0 > CODE_WIDTH_PT) return;
      const [codes, labels] = [places.codes.take(code.x0), places.labels.take(label.x0)];
      const key = `${codes} ${labels}`;
      told.set(key, {
        codes,
        labels,
        areHeaded: false,
        isOpen: true,
        texts: (told.get(key)?.texts ?? new Set()).add(code.text),
      });
    });
  return [...told.values()].filter(({ texts }) => texts.size >= LINES);
}

/** A list may begin with its labels where another's codes do: `Description` below `Code` ends these. */
function closeBelow({ cells }: CellRow, edges: ReadonlyMap<number, CodedEdges[]>): void {
  for (const { x0, text } of cells) {
    const column = headingOf(text)?.text ?? null;
    if (column !== "code" && column !== "line") continue;
    for (const edge of edges.get(placeOf(x0)) ?? []) {
      if (column === "code") edge.areHeaded = true;
      edge.isOpen = column === "code" || (edge.isOpen && !edge.areHeaded);
    }
  }
}

/** Edges by the points that a heading over them may begin at. */
function byPlace(edges: readonly CodedEdges[]): Map<number, CodedEdges[]> {
  const places = new Map<number, CodedEdges[]>();
  for (const edge of edges)
    for (const place of new Set([-EDGE_PT, 0, EDGE_PT].map((aside) => placeOf(edge.codes + aside))))
      places.set(place, [...(places.get(place) ?? []), edge]);
  return places;
}

function placeOf(x: number): number {
  return Math.floor(x / EDGE_PT);
}

/** What class a line is of. */
const LETTER = /^[A-Z]$/;

function standsBeforeFigure(cells: readonly Cell[], i: number): boolean {
  const next = cells[i + 1];
  return isFigure(next) || (next !== undefined && LETTER.test(next.text) && isFigure(cells[i + 2]));
}

function isCoded({ x0, tokens, number, text }: Cell, edges: readonly CodedEdges[]): boolean {
  const [code, label] = tokens;
  // `GROSS PAY:` below the list is one name, wherever its words stand.
  if (figureOfLabel(text) !== null) return false;
  if (number !== null || code === undefined || label === undefined || !CODE.test(code.plain)) return false;
  return edges.some(
    ({ codes, labels, isOpen }) =>
      isOpen && Math.abs(x0 - codes) <= EDGE_PT && Math.abs(label.x0 - labels) <= EDGE_PT,
  );
}
