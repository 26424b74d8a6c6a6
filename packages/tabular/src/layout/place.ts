import type { Word } from "@paylift/engine/pages";
import { wordsOfHeading, type FactsAbove } from "../shape/facts-above.ts";
import type { Cell, Merge, Row } from "../workbook/workbook.ts";
import type { ColumnForm } from "./columns.ts";
import { GAP, MARGIN, NARROWEST, SPACE, widthOf } from "./page-words.ts";

/** A cell as it stands in a line of a page. */
export interface PlacedCell {
  /** Of the sheet, from 0. */
  readonly row: number;
  readonly cell: Cell;
  readonly x0: number;
  readonly x1: number;
  /** Its words on the page. */
  readonly words: readonly Word[];
}

/** A cell whose line is not known yet. */
export type LoosePlacedCell = Omit<PlacedCell, "words">;

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
      widths.set(column, Math.max(widths.get(column) ?? NARROWEST, own));
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

/** The cells of a row: numbers to the right of their column, and what is merged in the middle of its columns. */
export function placeRow({ row, cells }: Row, { edges, forms, merges }: Places): LoosePlacedCell[] {
  return cells.map((cell) => {
    const width = widthOf(cell.text);
    const { x0, x1 } = edges.get(cell.column)!;
    const merge = merges.get(`${row} ${cell.column}`);
    const last = merge === undefined || cells.length === 1 ? null : lastShown(merge, edges);
    if (last !== null && last.x1 > x1) {
      const left = x0 + Math.max(0, Math.round((last.x1 - x0 - width) / 2));
      return { row, cell, x0: left, x1: left + width };
    }
    const isRight = forms.get(cell.column)?.isNumeric === true && cells.length > 1 && width <= x1 - x0;
    return { row, cell, x0: isRight ? x1 - width : x0, x1: isRight ? x1 : x0 + width };
  });
}

function lastShown({ columns: [first, last] }: Merge, edges: ReadonlyMap<number, Edges>): Edges | null {
  for (let column = last; column > first; column--) {
    const found = edges.get(column);
    if (found !== undefined) return found;
  }
  return null;
}

/** A fact as a line says it: `Pay Date: 2026-08-21`. */
export function placeFact({
  heading,
  headerRow,
  value,
  row,
}: FactsAbove["facts"][number]): LoosePlacedCell[] {
  const label = { ...heading, text: wordsOfHeading(heading.text).replace(/\s*:?\s*$/, ":") };
  const x1 = MARGIN + widthOf(label.text);
  const x0 = x1 + SPACE;
  return [
    { row: headerRow, cell: label, x0: MARGIN, x1 },
    { row, cell: value, x0, x1: x0 + widthOf(value.text) },
  ];
}
