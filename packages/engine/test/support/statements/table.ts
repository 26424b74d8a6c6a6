import type { Paper } from "./paper.ts";

/** A column of a printed table: words begin at `x`, figures end there. */
export interface PrintedColumn {
  x: number;
  head: string;
  align?: "left" | "right";
}

export interface PrintedTable {
  title?: { x: number; text: string; above?: boolean };
  columns: readonly PrintedColumn[];
  /** Cells by column; empty ones are not drawn. */
  rows: readonly (readonly string[])[];
}

export const ROW_PT = 11;

/** Prints a table from `y` on; gives the place below it. */
export function table(paper: Paper, y: number, { title, columns, rows }: PrintedTable): number {
  if (title !== undefined) paper.left(title.x, y, title.text, true);
  let at = title?.above === true ? y + ROW_PT : y;
  for (const { x, head, align } of columns) print(paper, x, at, head, align, true);
  for (const row of rows) {
    at += ROW_PT;
    row.forEach((cell, i) => {
      const column = columns[i]!;
      if (cell !== "") print(paper, column.x, at, cell, column.align, false);
    });
  }
  return at + 2 * ROW_PT;
}

function print(
  paper: Paper,
  x: number,
  y: number,
  text: string,
  align: PrintedColumn["align"] = "right",
  bold: boolean,
): void {
  if (align === "left") paper.left(x, y, text, bold);
  else paper.right(x, y, text, bold);
}
