import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { Edges } from "../../cells/edges.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";

const EDGE_PT = 1.5;
/** A code and its label begin no further apart, in points. */
const CODE_WIDTH_PT = 90;
/** Some suites call federal taxes `$U`. */
const CODE = /^(?:\$U|[A-Z0-9][A-Z0-9/&-]{0,7})$/;
/** So many lines with different codes show where codes and their labels begin. */
const LINES = 2;

/** So many different codes that are short for their labels show it where all of them stand as close as words. */
const CLOSE_LINES = 3;

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
  return [...[...told.values()].filter(({ texts }) => texts.size >= LINES), ...closeEdges(rows)];
}

/** Codes of which none stands apart: each line of a column begins with one, and most are short for their labels: `REG Regular` over `HOL Holiday`. */
function closeEdges(rows: readonly CellRow[]): CodedEdges[] {
  const places = new Edges();
  const columns = new Map<number, { labels: number; codes: Set<string>; short: Set<string> } | null>();
  for (const { cells } of rows)
    for (const [i, { number, text, x0, tokens }] of cells.entries()) {
      if (number !== null || !standsBeforeFigure(cells, i) || figureOfLabel(text) !== null) continue;
      if (headingOf(text) !== null || totalScope(text) !== null) continue;
      const place = places.take(x0);
      const column = columns.get(place);
      const [code, label] = tokens;
      const name = text.slice(text.indexOf(" ") + 1);
      const isCode = label !== undefined && CODE.test(code!.plain) && /\p{Ll}|\//u.test(name);
      const isOther = column != null && Math.abs(column.labels - (label?.x0 ?? 0)) > EDGE_PT;
      if (!isCode || isOther) columns.set(place, null);
      else if (column !== null) {
        const known = column ?? { labels: label.x0, codes: new Set(), short: new Set() };
        known.codes.add(code!.plain);
        if (isShortFor(code!.plain, name)) known.short.add(code!.plain);
        columns.set(place, known);
      }
    }
  return [...columns].flatMap(([codes, column]) => {
    if (column === null) return [];
    const { labels, codes: all, short } = column;
    const areShort = short.size >= CLOSE_LINES && 2 * short.size > all.size;
    if (!areShort && !all.has(OF_NATION)) return [];
    return [{ codes, labels, areHeaded: false, isOpen: true }];
  });
}

const OF_NATION = "$U";

/** Whether the letters of a code stand in its label, in their order. */
function isShortFor(code: string, label: string): boolean {
  const letters = label.toLowerCase();
  let at = 0;
  for (const letter of code.toLowerCase()) {
    at = letters.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
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
