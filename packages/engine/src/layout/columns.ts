import type { Box } from "../api/result.ts";
import type { ColumnData } from "../variants/variant-schema.ts";
import type { Line } from "./lines.ts";
import type { Token } from "./token.ts";

/** A column of a table with its place on the page, in points. */
export interface PlacedColumn {
  data: ColumnData;
  /** Left edge of a text column, right edge of a number column; null where the neighbours bound it. */
  edge: number | null;
  /** Left edge of the heading, where numbers may begin there instead of ending at `edge`; else null. */
  start: number | null;
  tolerance: number;
  /** Edges of the neighbours that have a place. */
  after: number;
  before: number;
}

/** Columns stand further apart than this; headings are often set in another weight than the figures below. */
const TOLERANCE_PT = 8;

/**
 * Gives each column its place from the heading words of a header band. Null where a heading is missing or the places do
 * not ascend: then the band is not this table's header.
 */
export function placeColumns(columns: readonly ColumnData[], band: readonly Line[]): PlacedColumn[] | null {
  const placed: PlacedColumn[] = [];
  let last = -Infinity;
  for (const data of columns) {
    // A first column of text needs no heading: it begins at the page's edge.
    const unbounded = placed.length === 0 && data.role === "text" ? 0 : null;
    const heading = data.header === undefined ? null : headingOf(data, band);
    const edge = heading === null ? unbounded : edgeOf(heading, data);
    if (data.header !== undefined && heading === null) return null;
    if (edge !== null && edge < last) return null;
    last = edge ?? last;
    placed.push({
      data,
      edge,
      start: data.number_edge === "either" ? (heading?.x0 ?? null) : null,
      tolerance: data.tolerance ?? TOLERANCE_PT,
      after: -Infinity,
      before: Infinity,
    });
  }
  placed.forEach((column, i) => {
    column.after = placed.slice(0, i).findLast((other) => other.edge !== null)?.edge ?? -Infinity;
    column.before = placed.slice(i + 1).find((other) => other.edge !== null)?.edge ?? Infinity;
  });
  return placed;
}

interface Heading {
  x0: number;
  x1: number;
}

function headingOf(data: ColumnData, band: readonly Line[]): Heading | null {
  for (const words of [data.header!, ...(data.header_or ?? [])]) {
    const heading = findHeading(words.split(" "), data.nth ?? 1, band);
    if (heading !== null) return heading;
  }
  return null;
}

function findHeading(wanted: readonly string[], nth: number, band: readonly Line[]): Heading | null {
  let left = nth;
  for (const { tokens } of band) {
    for (let i = 0; i + wanted.length <= tokens.length; i++) {
      if (!wanted.every((word, k) => tokens[i + k]!.plain === word)) continue;
      if (--left === 0) return { x0: tokens[i]!.x0, x1: tokens[i + wanted.length - 1]!.x1 };
    }
  }
  return null;
}

function edgeOf({ x0, x1 }: Heading, { align, role }: ColumnData): number {
  const edge = align ?? (role === "text" ? "left" : "right");
  return edge === "left" ? x0 : edge === "right" ? x1 : (x0 + x1) / 2;
}

/** The column that a token stands in: a number column where its form and edge fit, else the text zone around it. */
export function columnOf(token: Token, columns: readonly PlacedColumn[]): PlacedColumn | null {
  if (token.moneyLike) {
    const number = numberColumnOf(token, columns);
    if (number !== null) return number;
  }
  return textZoneOf(token, columns);
}

function numberColumnOf(token: Token, columns: readonly PlacedColumn[]): PlacedColumn | null {
  let open: PlacedColumn | null = null;
  let best: PlacedColumn | null = null;
  for (const column of columns) {
    if (column.data.role === "text" || !fits(token, column)) continue;
    if (column.edge === null) {
      if (token.x0 >= column.after && (token.x0 + token.x1) / 2 <= column.before) open = column;
    } else if (standsAt(token, column)) {
      if (column.start === null) return best ?? column;
      if (best === null || offsetOf(token, column) < offsetOf(token, best)) best = column;
    }
  }
  return best ?? open;
}

/** Whether a number keeps to the edge of a number column; those without a heading take any. */
export function standsAt(token: Token, column: PlacedColumn): boolean {
  return column.edge === null || offsetOf(token, column) <= column.tolerance;
}

function offsetOf({ x0, x1 }: Token, { edge, start }: PlacedColumn): number {
  const right = Math.abs(x1 - edge!);
  return start === null ? right : Math.min(right, Math.abs(x0 - start));
}

function fits(token: Token, { data }: PlacedColumn): boolean {
  return data.role === "hours" || data.role === "rate" ? token.quantity !== null : token.money !== null;
}

/**
 * Text belongs to the text column that begins last at or before it, or to a number beside it that takes words; between
 * two such numbers, to the nearer one.
 */
function textZoneOf(token: Token, columns: readonly PlacedColumn[]): PlacedColumn | null {
  let zone: PlacedColumn | null = null;
  let from = -Infinity;
  for (const column of columns) {
    const { data, edge } = column;
    if (edge === null) {
      if (data.text !== undefined && token.x0 >= column.after && token.x1 <= column.before) zone = column;
    } else if (data.role === "text") {
      if (edge - TOLERANCE_PT > token.x0) continue;
      zone = column;
      from = edge;
    } else if (edge - (data.text === "after" ? column.tolerance : 0) <= token.x0) {
      zone = data.text === "after" ? column : null;
      from = edge;
    } else if (data.text === "before" && token.x0 >= column.after && token.x1 <= edge + TOLERANCE_PT) {
      const nearer = edge - token.x1 < token.x0 - from;
      return zone === null || nearer ? column : zone;
    }
  }
  return zone;
}

/** Where the columns stand, for people who write variants. */
export function laneBoxes(
  columns: readonly PlacedColumn[],
  page: { width: number; height: number },
): { name: string; box: Box }[] {
  return columns.map((column) => {
    const { data, edge } = column;
    const from = data.role === "text" && edge !== null ? edge : Math.max(column.after, 0);
    const to = data.role !== "text" && edge !== null ? edge : Math.min(column.before, page.width);
    return { name: `${data.lane}.${data.role}`, box: { x0: from, top: 0, x1: to, bottom: page.height } };
  });
}
