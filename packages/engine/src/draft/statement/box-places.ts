import { isFigure, overlap, type Cell, type CellRow } from "../../infer/cells/cells.ts";
import { headingOf } from "../../infer/vocabulary/headings.ts";
import { headingGroups, LEVEL_EM, type PlacedColumn } from "./heading-groups.ts";
import type { Segment } from "./segments.ts";

/** One place of a page where a box stands: its headings and the rows below them. */
export interface BoxPlace {
  page: number;
  /** From left to right. */
  columns: PlacedColumn[];
  /** Words left of the first heading over numbers, on its line. */
  texts: Cell[];
  /** Words above that name the box; null where the box is named by its own line. */
  above: Cell | null;
  /** Lines that title and headings take. */
  lines: number;
  /** Whether its words begin left of the title, which stands over the middle. */
  centered: boolean;
  segments: Segment[];
  /** Lines of words alone between them. */
  captions: { row: CellRow; text: string }[];
}

/** Finds the boxes of one page by the headings that its numbers stand under. */
export function boxPlaces(rows: readonly CellRow[]): BoxPlace[] {
  const { groups, columns } = headingGroups(rows);
  const taken = new Set(groups.flatMap((group) => [...group.heads]));
  return groups.map((group) => {
    const own = [...group.heads].map((head) => columns.get(head)!);
    const line = rows.filter((row) => own.some(({ heading }) => row.cells.includes(heading)));
    return placeOf(own, line, group.segments, rows, taken);
  });
}

function placeOf(
  own: readonly PlacedColumn[],
  lines: readonly CellRow[],
  segments: Segment[],
  rows: readonly CellRow[],
  taken: ReadonlySet<Cell>,
): BoxPlace {
  const first = own.reduce((a, b) => (a.heading.x0 < b.heading.x0 ? a : b)).heading;
  const last = own.reduce((a, b) => (a.heading.x1 > b.heading.x1 ? a : b)).heading;
  const words = Math.min(first.x0, ...segments.flatMap(({ texts }) => texts.map(({ x0 }) => x0)));
  const all = lines.flatMap((row) => row.cells);
  const cells = all.filter((cell) => cell.number === null);
  const others = all.filter((cell) => (taken.has(cell) || isFigure(cell)) && cell.x1 <= first.x0);
  const before = Math.max(0, ...others.map(({ x1 }) => x1));
  const texts: Cell[] = [];
  const columns = [...own];
  const free = cells.filter((cell) => !taken.has(cell) && cell.x0 >= before).toSorted((a, b) => a.x0 - b.x0);
  for (const cell of free) {
    const isRole = headingOf(cell.text)?.role != null && cell.x0 > words;
    if (cell.x0 < first.x0 && !(isRole && texts.length > 0)) texts.push(cell);
    else if (cell.x0 < last.x1 || (isRole && follows(cell, last, cells) && !isOverWords(cell, rows)))
      columns.push({ heading: cell, numbers: [] });
  }
  columns.sort((a, b) => a.heading.x0 - b.heading.x0);
  const begins = segments.flatMap(({ texts: [word] }) => word?.x0 ?? []).toSorted((a, b) => a - b);
  const begin = begins[begins.length >> 1] ?? Infinity;
  // Words of the line that end before the labels begin belong to what stands beside.
  while (texts[1] !== undefined && texts[1].x0 <= begin + SAME_PT) texts.shift();
  const title = titleAbove(
    rows,
    lines[0]!,
    { x0: Math.min(words, texts[0]?.x0 ?? words), x1: last.x1 },
    taken,
  );
  const above = title?.cell ?? null;
  const place = { page: first.page, texts, above, lines: title?.lines ?? 1 };
  const within = withinBox(columns, segments, leftOf(above, texts));
  const bounds = { x0: Math.min(words, leftOf(above, texts)) - SLACK_PT, x1: last.x1 };
  return { ...place, ...within, captions: captionsIn(rows, within.segments, first, bounds) };
}

function captionsIn(
  rows: readonly CellRow[],
  segments: readonly Segment[],
  head: Cell,
  box: { x0: number; x1: number },
): BoxPlace["captions"] {
  const bottom = Math.max(...segments.map(({ row }) => row.baseline));
  return rows.flatMap((row) => {
    if (row.baseline <= head.baseline + LEVEL_EM * head.size || row.baseline >= bottom) return [];
    const cells = row.cells.filter((cell) => overlap(cell, box) > 0);
    if (cells.length === 0 || cells.some(({ number }) => number !== null)) return [];
    return [{ row, text: cells.map(({ text }) => text).join(" ") }];
  });
}

function leftOf(above: Cell | null, texts: readonly Cell[]): number {
  return Math.min(...[above, texts[0]].flatMap((cell) => cell?.x0 ?? []));
}

const SLACK_PT = 6;

const SAME_EDGE_PT = 7;

/** Numbers right behind their words, as on a line of the net pay, that end nowhere near the others of their column. */
function isAside({ numbers }: Segment, columns: readonly PlacedColumn[]): boolean {
  return numbers.some((number) => {
    const column = columns.find((each) => each.numbers.includes(number));
    if (column === undefined || column.numbers.length < 3) return false;
    const ends = column.numbers.map(({ x1 }) => x1).toSorted((a, b) => a - b);
    return Math.abs(ends[ends.length >> 1]! - number.x1) > SAME_EDGE_PT;
  });
}

/** A few rows that begin left of a box only happen to have numbers under its headings; many say that its title is centred. */
function withinBox(
  columns: readonly PlacedColumn[],
  segments: readonly Segment[],
  left: number,
): Pick<BoxPlace, "columns" | "segments" | "centered"> {
  const isOutside = ({ texts: [first] }: Segment): boolean =>
    Number.isFinite(left) && first !== undefined && first.x0 < left - SLACK_PT;
  const outside = segments.filter((segment) => isOutside(segment) || isAside(segment, columns));
  if (outside.length * 2 > segments.length)
    return { columns: [...columns], segments: [...segments], centered: true };
  const away = new Set<Cell>(outside.flatMap(({ numbers }) => numbers));
  return {
    columns: columns.map(({ heading, numbers }) => ({
      heading,
      numbers: numbers.filter((number) => !away.has(number)),
    })),
    segments: segments.filter((segment) => !outside.includes(segment)),
    centered: false,
  };
}

/** Nothing but further headings stands between. */
function follows(cell: Cell, last: Cell, cells: readonly Cell[]): boolean {
  return cells.every(
    (other) => other.x0 <= last.x0 || other.x0 >= cell.x0 || headingOf(other.text)?.role != null,
  );
}

const SAME_PT = 4;

/** Words begin below: the heading is that of another box. */
function isOverWords(heading: Cell, rows: readonly CellRow[]): boolean {
  return rows.some(({ cells }) =>
    cells.some(
      (cell) =>
        cell.number === null && cell.baseline > heading.baseline && Math.abs(cell.x0 - heading.x0) < SAME_PT,
    ),
  );
}

const MOST_LINES = 4;
const LINE_EM = 2.2;

/** The name of a section right above a line of headings, over the box. */
function titleAbove(
  rows: readonly CellRow[],
  line: CellRow,
  box: { x0: number; x1: number },
  taken: ReadonlySet<Cell>,
): { cell: Cell; lines: number } | null {
  let below = line;
  for (let count = 2, i = rows.indexOf(line) - 1; i >= 0 && count <= MOST_LINES; i--) {
    const row = rows[i]!;
    const size = row.cells[0]?.size ?? 0;
    if (row.page !== line.page || below.baseline - row.baseline > LINE_EM * size) return null;
    if (below.baseline - row.baseline < LEVEL_EM * size) continue;
    const over = row.cells.filter((cell) => overlap(cell, box) > 0);
    if (over.some((cell) => cell.number !== null || taken.has(cell))) return null;
    const [only] = over;
    const heading = only === undefined ? null : headingOf(only.text);
    if (over.length === 1 && heading !== null && heading.section !== null && !only!.text.endsWith(":"))
      return { cell: only!, lines: count };
    below = row;
    count++;
  }
  return null;
}
