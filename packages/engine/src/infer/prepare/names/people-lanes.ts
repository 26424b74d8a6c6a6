import { looksLikePersonName } from "@paylift/canonical";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { captionOf } from "../../people/department-captions.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";

const EDGE_PT = 3;
const ID_BEFORE = /^[A-Z]{0,3}-?\d{2,9} (?=\D)/i;
/** What belongs to a person may begin so much left of their name. */
const LEFT_PT = 6;
/** So many labels stand in at least two of the blocks beside each other. */
const SHARED = 3;
/** Blocks that stood right of others follow them as if they stood so much lower. */
const APART_PT = 10_000;

/**
 * Blocks of several people beside each other, each with labels of its own, one after the other: from a line with their
 * names down to the next one, the end of the page, or a line that runs over all of them.
 */
export function withPeopleApart(rows: readonly CellRow[]): readonly CellRow[] {
  const mayStart = rows.flatMap((row, i) => (namesIn(row).length > 1 ? [i] : []));
  if (mayStart.length === 0) return rows;
  const labels = labelsOf(rows);
  const namesAt = (i: number): Cell[] => namesIn(rows[i]!).filter(({ text }) => !labels.has(text));
  const starts = mayStart.filter((i) => namesAt(i).length > 1);
  if (starts.length === 0) return rows;
  const edges = edgesOf(starts.flatMap(namesAt));
  // Who pays may stand above each block, and be called like a person.
  const [first, second = first] = starts;
  const haveLabels = [first!, second!].some((at) => shareLabels(bandAt(rows, at, edges), edges));
  if (edges.length < 2 || !haveLabels) return rows;
  const areColumns = flowDown(rows, edges);
  const result: CellRow[] = [];
  for (let i = 0; i < rows.length;) {
    const band = beginsBand(rows[i]!, edges) ? bandAt(rows, i, edges, areColumns) : [];
    if (band.length === 0) result.push(rows[i++]!);
    else {
      result.push(...edges.flatMap((_, lane) => laneOf(band, edges, lane)));
      i += band.length;
    }
  }
  return result;
}

/** Names of columns that a list has at least. */
const COLUMNS = 2;

/** Lists of people beside each other under one header that is repeated, one after the other: `Name`, `Net Pay`, `Name`, `Net Pay`. */
export function withListsApart(rows: readonly CellRow[]): readonly CellRow[] {
  const result: CellRow[] = [];
  for (let i = 0; i < rows.length;) {
    const edges = listEdges(rows[i]!);
    const end = edges === null ? -1 : rows.findIndex((row, k) => k > i && !goesOn(row, rows[i]!, edges));
    const band = edges === null ? [] : rows.slice(i, end < 0 ? rows.length : end);
    if (edges === null) result.push(rows[i]!);
    else result.push(...edges.flatMap((_, lane) => laneOf(band, edges, lane)));
    i += Math.max(1, band.length);
  }
  return result;
}

/** Where lists begin whose header a row repeats; null for other rows. */
function listEdges({ cells }: CellRow): number[] | null {
  const texts = cells.map(({ text }) => text);
  const width = texts.indexOf(texts[0]!, 1);
  if (width < COLUMNS || texts.length % width !== 0) return null;
  if (texts.some((text, i) => text !== texts[i % width]) || headingOf(texts[0]!)?.text !== "name")
    return null;
  // What each side pays, twice: `Employee`, `Employer`.
  if (texts.some((text) => headingOf(text)?.role === "employer_amount")) return null;
  return cells.filter((_, i) => i % width === 0).map(({ x0 }) => x0);
}

function goesOn(row: CellRow, header: CellRow, edges: readonly number[]): boolean {
  return row.page === header.page && !row.cells.some((cell) => crosses(cell, edges));
}

/** What stands right before figures again and again names lines, and nobody: `Staff Meals`. */
function labelsOf(rows: readonly CellRow[]): ReadonlySet<string> {
  const found = rows.flatMap(({ cells }) =>
    cells.flatMap(({ text }, i) => (isFigure(cells[i + 1]) ? [text] : [])),
  );
  const labels = Map.groupBy(found, (text) => text);
  return new Set([...labels].flatMap(([text, { length }]) => (length > 1 ? [text] : [])));
}

/** Names, with or without their id before them. */
function namesIn({ cells }: CellRow): Cell[] {
  return cells.filter(({ number, text }) => {
    const name = text.replace(ID_BEFORE, "");
    return number === null && looksLikePersonName(name) && !isWord(name);
  });
}

function isWord(text: string): boolean {
  return headingOf(text) !== null || isLineLabel(text) || totalScope(text) !== null;
}

/** Left edges at which names stand, from left to right. */
function edgesOf(names: readonly Cell[]): number[] {
  const edges: number[] = [];
  for (const { x0 } of names.toSorted((a, b) => a.x0 - b.x0))
    if (edges.length === 0 || x0 - edges.at(-1)! > EDGE_PT) edges.push(x0);
  return edges;
}

/** Whether a line begins blocks: with names alone or most of them, each at the edge of one. */
function beginsBand(row: CellRow, edges: readonly number[]): boolean {
  const names = namesIn(row);
  return names.length > 0 && names.every(({ x0 }) => edges.some((edge) => Math.abs(edge - x0) <= EDGE_PT));
}

/**
 * Whether blocks flow down columns of the page, each as long as it is: some begin where no block of the first column does, or
 * below others of their page that do not fill the line.
 */
function flowDown(rows: readonly CellRow[], edges: readonly number[]): boolean {
  const starts = rows.filter((row) => beginsBand(row, edges));
  return starts.some((row, i) => {
    const names = namesIn(row);
    const isLast = starts[i + 1]?.page !== row.page;
    const isFirst = names.some(({ x0 }) => Math.abs(x0 - edges[0]!) <= EDGE_PT);
    return !isFirst || (!isLast && names.length < edges.length);
  });
}

/** The rows of blocks beside each other, or those of all blocks of a page that flow down its columns. */
function bandAt(
  rows: readonly CellRow[],
  at: number,
  edges: readonly number[],
  areColumns = false,
): CellRow[] {
  const { page } = rows[at]!;
  const band: CellRow[] = [];
  for (const row of rows.slice(at)) {
    if (row.page !== page) break;
    // Of blocks beside each other those below a department are the next.
    const endsAbove = beginsBand(row, edges) || captionOf(row) !== null;
    if (!areColumns && band.length > 0 && endsAbove) break;
    if (row.cells.some((cell) => crosses(cell, edges) || totalScope(cell.text) === "company")) break;
    band.push(row);
  }
  return band;
}

function crosses({ x0, x1 }: Cell, edges: readonly number[]): boolean {
  return edges.some((edge) => x0 < edge - LEFT_PT && x1 > edge);
}

function laneAt({ x0 }: Cell, edges: readonly number[]): number {
  return Math.max(
    0,
    edges.findLastIndex((edge) => x0 >= edge - LEFT_PT),
  );
}

function laneOf(band: readonly CellRow[], edges: readonly number[], lane: number): CellRow[] {
  const lower = lane * APART_PT;
  return band.flatMap((row) => {
    const cells = row.cells.filter((cell) => laneAt(cell, edges) === lane);
    if (cells.length === 0) return [];
    return [
      {
        ...row,
        baseline: row.baseline + lower,
        cells: cells.map((cell) => ({ ...cell, baseline: cell.baseline + lower })),
      },
    ];
  });
}

/** Whether several labels stand before figures in more than one of the blocks. */
function shareLabels(band: readonly CellRow[], edges: readonly number[]): boolean {
  const lanes = new Map<string, Set<number>>();
  for (const { cells } of band)
    cells.forEach((cell, i) => {
      const next = cells[i + 1];
      if (cell.number !== null || !isFigure(next) || laneAt(next, edges) !== laneAt(cell, edges)) return;
      lanes.set(cell.text, (lanes.get(cell.text) ?? new Set()).add(laneAt(cell, edges)));
    });
  return [...lanes.values()].filter(({ size }) => size > 1).length >= SHARED;
}
