import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { periodOfRow, totalScope } from "../../vocabulary/total-labels.ts";
import type { FoldedHeader, Strip } from "./folded-header.ts";

/** Lines of a record may miss their places by this share of the way from one to the next. */
const ASIDE = 0.3;
/** A column ends this close to its name, in points, where it is not below it. */
const NEAR_PT = 30;

const AT = "@";

/** Cells of a record by the line of the header that they stand under, and the strip of each. */
export interface FoldedRecord {
  /** The row that the name stands on; of sums the first. */
  row: CellRow;
  rows: readonly CellRow[];
  lines: ReadonlyMap<number, readonly PlacedCell[]>;
  ofPerson: boolean;
}

export interface PlacedCell {
  cell: Cell;
  strip: Strip;
}

/**
 * The records below a header whose lines stand as far apart as each other: each person's begin as many lines above the name
 * as the header has above its word for names. Other rows are sums, which begin where they stand, as figures of the year do right
 * behind a record, or in no record. Null where a number stands under no name.
 */
export function foldedRecordsOf(
  header: FoldedHeader,
  rows: readonly CellRow[],
  isNamed: (row: CellRow) => boolean,
): FoldedRecord[] | null {
  const pitch = pitchOf(rows);
  const starts = rows.filter(isNamed).map((row) => row.baseline - header.nameLine * pitch);
  const records: { row: CellRow; start: number; ofPerson: boolean; lines: Map<number, CellRow> }[] = [];
  for (const row of rows) {
    const last = records.at(-1);
    const start = starts.findLast((each) => each <= row.baseline + ASIDE * pitch);
    if (start !== undefined && start > (last?.start ?? -Infinity) + ASIDE * pitch) {
      records.push({ row, start, ofPerson: true, lines: new Map([[0, row]]) });
      continue;
    }
    const at = (row.baseline - (last?.start ?? Infinity)) / pitch;
    const line = Math.round(at);
    const isInPlace = Math.abs(at - line) <= ASIDE && line < MOST_LINES;
    if (isInPlace && placed(header, row, line) !== null) last!.lines.set(line, row);
    else if (row.cells.some(isFigure)) {
      const isBehind = isInPlace && line === header.lines.length && placed(header, row, 0) !== null;
      if (!row.cells.some(isSum) && !isBehind) return null;
      records.push({ row, start: row.baseline, ofPerson: false, lines: new Map([[0, row]]) });
    }
  }
  const found = records.map(({ row, ofPerson, lines }) => {
    const cells = [...lines].map(([line, each]) => [line, placed(header, each, line)] as const);
    const named = [...lines.values()].find(isNamed) ?? row;
    return { row: named, rows: [...lines.values()], ofPerson, lines: new Map(cells.flatMap(known)) };
  });
  return found.some(({ lines, rows: { length } }) => lines.size < length) ? null : found;
}

/** Lists of a record may go on below the last line of the header. */
const MOST_LINES = 16;

function isSum({ number, text }: Cell): boolean {
  return number === null && (totalScope(text) !== null || periodOfRow(text) !== null);
}

function known<T>([line, cells]: readonly [number, T | null]): [number, T][] {
  return cells === null ? [] : [[line, cells]];
}

/** How far the lines of records stand apart: no two stand closer. */
function pitchOf(rows: readonly CellRow[]): number {
  const gaps = rows.slice(1).map(({ baseline }, i) => baseline - rows[i]!.baseline);
  return Math.min(...gaps.filter((gap) => gap > 0));
}

/**
 * The strip that each cell of a line stands in; null where a number stands in none that the header's line names. Where a
 * strip has but one name, all that stands in it is about that.
 */
function placed({ strips, lines }: FoldedHeader, { cells }: CellRow, line: number): PlacedCell[] | null {
  const found: PlacedCell[] = [];
  for (const cell of cells) {
    // What stands before a rate tells no more than that it is one.
    if (cell.text === AT) continue;
    const strip = stripOf(strips, cell, line);
    if (strip === null) return null;
    const isNamed = strip.names.has(line) || strip.names.size === 1;
    if (!isNamed && (cell.number !== null || line >= lines.length)) return null;
    found.push({ cell, strip });
  }
  return found;
}

/** The strip over a cell, or the one that ends nearest to it. */
function stripOf(strips: readonly Strip[], cell: Cell, line: number): Strip | null {
  const over = strips.filter((strip) => overlap(strip, cell) > 0);
  const named = over.filter(({ names }) => names.has(line) || names.size === 1);
  if (named.length > 0) return nearest(named, cell);
  if (over.length > 0) return cell.number === null ? over[0]! : nearest(over, cell);
  const near = nearest(strips, cell);
  return near !== undefined && away(near, cell) <= NEAR_PT ? near : null;
}

function nearest(strips: readonly Strip[], cell: Cell): Strip {
  return strips.reduce((best, strip) => (away(strip, cell) < away(best, cell) ? strip : best));
}

/** How far the edges of a strip and a cell are apart. */
function away(strip: Strip, cell: Cell): number {
  return Math.min(Math.abs(strip.x1 - cell.x1), Math.abs(strip.x0 - cell.x0));
}
