import { stripVTControlCharacters } from "node:util";
import Table from "cli-table3";
import type { Paint } from "./paint.ts";

export interface Column {
  head: string;
  align?: "left" | "right";
}

/** Cells, or one text across the whole table. */
export type Row = readonly string[] | string;

const GAP = "  ";
const NARROWEST = 10;
const NO_LINES = {
  top: "",
  "top-mid": "",
  "top-left": "",
  "top-right": "",
  bottom: "",
  "bottom-mid": "",
  "bottom-left": "",
  "bottom-right": "",
  left: "",
  "left-mid": "",
  mid: "",
  "mid-mid": "",
  right: "",
  "right-mid": "",
  middle: GAP,
};

/** Width of each column that shows every cell whole. */
export function naturalWidths(columns: readonly Column[], rows: readonly string[][]): number[] {
  return columns.map(({ head }, index) =>
    Math.max(head.length, ...rows.flatMap((row) => (row[index] ?? "").split("\n").map(visibleLength))),
  );
}

/** Width of the whole table. */
export function tableWidth(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0) + GAP.length * (widths.length - 1);
}

/** Takes what is too much from the columns that may give way, the widest first. */
export function fitWidths(widths: readonly number[], elastic: readonly number[], width: number): number[] {
  const fitted = [...widths];
  for (let excess = tableWidth(fitted) - width; excess > 0; excess--) {
    const widest = elastic.reduce((a, b) => ((fitted[b] ?? 0) > (fitted[a] ?? 0) ? b : a));
    if ((fitted[widest] ?? 0) <= NARROWEST) break;
    fitted[widest] = (fitted[widest] ?? 0) - 1;
  }
  return fitted;
}

/** A table without lines; a cell that is wider than its column is cut with `…`. */
export function renderTable(
  columns: readonly Column[],
  widths: readonly number[],
  rows: readonly Row[],
  paint: Paint,
): string {
  const table = new Table({
    head: columns.map(({ head }) => paint.bold(head)),
    colAligns: columns.map(({ align }) => align ?? "left"),
    colWidths: [...widths],
    chars: NO_LINES,
    style: { head: [], border: [], "padding-left": 0, "padding-right": 0 },
  });
  for (const row of rows) {
    table.push(typeof row === "string" ? [{ content: row, colSpan: columns.length }] : [...row]);
  }
  const lines = table.toString().split("\n");
  return lines.map((line) => line.trimEnd()).join("\n");
}

function visibleLength(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}
