import type { Word } from "@paylift/engine/pages";
import { wordsOfHeading, type FactsAbove } from "../shape/facts-above.ts";
import type { Cell, Merge, Row } from "../workbook/workbook.ts";
import type { ColumnForm } from "./columns.ts";
import { GAP, MARGIN, NARROWEST, SPACE, widthOf, wordsOf } from "./page-words.ts";

/** A cell in a line of a page. */
export interface PlacedCell {
  /** Of the sheet, from 0. */
  readonly row: number;
  readonly cell: Cell;
  /** Its words on the page, left to right; none where the page need not show them. */
  readonly words: readonly Word[];
}

/** A row of which some columns are `silent`: what they hold is known, and takes no words. */
export interface LineOfSheet extends Row {
  readonly silent: ReadonlySet<number>;
}

export interface Edges {
  readonly x0: number;
  readonly x1: number;
}

/** Where each column stands. A text that is alone in its row may reach over the columns beside it. */
export function columnEdges(rows: readonly Row[]): Map<number, Edges> {
  const widths = new Map<number, number>();
  for (const { cells } of rows)
    for (const { column, text } of cells) {
      const own = cells.length === 1 ? 0 : widthOf(text);
      if (own > (widths.get(column) ?? -1)) widths.set(column, Math.max(NARROWEST, own));
    }
  const edges = new Map<number, Edges>();
  let x = MARGIN;
  for (const column of [...widths.keys()].sort((a, b) => a - b)) {
    const x1 = x + widths.get(column)!;
    edges.set(column, { x0: x, x1 });
    x = x1 + GAP;
  }
  return edges;
}

export interface Places {
  readonly edges: ReadonlyMap<number, Edges>;
  readonly forms: ReadonlyMap<number, ColumnForm>;
  /** By row and column of their first cell. */
  readonly merges: ReadonlyMap<string, Merge>;
}

const NO_WORDS: readonly Word[] = [];

/** The cells of a row on a line: numbers to the right of their column, and what is merged in the middle of its columns. */
export function placeRow(row: LineOfSheet, line: number, places: Places): PlacedCell[] {
  return row.cells.map((cell) => ({
    row: row.row,
    cell,
    words: row.silent.has(cell.column) ? NO_WORDS : wordsOf(cell.text, leftOf(cell, row, places), line),
  }));
}

/** Where a cell begins. */
function leftOf(cell: Cell, { row, cells }: Row, { edges, forms, merges }: Places): number {
  const { x0, x1 } = edges.get(cell.column)!;
  if (cells.length === 1) return x0;
  const merge = merges.size === 0 ? undefined : merges.get(`${row} ${cell.column}`);
  const last = merge === undefined ? null : lastShown(merge, edges);
  if (last !== null && last.x1 > x1)
    return x0 + Math.max(0, Math.round((last.x1 - x0 - widthOf(cell.text)) / 2));
  if (forms.get(cell.column)?.isNumeric !== true) return x0;
  // What is wider than its column reaches over the one beside it.
  return Math.max(x0, x1 - widthOf(cell.text));
}

function lastShown({ columns: [first, last] }: Merge, edges: ReadonlyMap<number, Edges>): Edges | null {
  for (let column = last; column > first; column--) {
    const found = edges.get(column);
    if (found !== undefined) return found;
  }
  return null;
}

/** A fact as a line says it: `Pay Date: 2026-08-21`. */
export function placeFact(
  { heading, headerRow, value, row }: FactsAbove["facts"][number],
  line: number,
): PlacedCell[] {
  const label = { ...heading, text: wordsOfHeading(heading.text).replace(/\s*:?\s*$/, ":") };
  const x0 = MARGIN + widthOf(label.text) + SPACE;
  return [
    { row: headerRow, cell: label, words: wordsOf(label.text, MARGIN, line) },
    { row, cell: value, words: wordsOf(value.text, x0, line) },
  ];
}
