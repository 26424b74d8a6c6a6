import { looksLikePersonName } from "@paylift/canonical";
import { isFigure, overlap, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { beginsList } from "./lists-in-cells.ts";
import { holdsDate } from "../../document/holds-date.ts";
import { headingOf, isColumnName } from "../../vocabulary/headings.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";

/** Headings that a row has at least, and figures that a line of its table has. */
const [HEADINGS, FIGURES] = [3, 2];
const BODY_ROWS = 14;
const LEAST_ROWS = 2;
const EDGE_PT = 1.5;

/** Cuts headings that stand almost as close as words where columns below them begin: `Ref Employee Name`. */
export function splitHeadings(rows: readonly CellRow[]): CellRow[] {
  // On a page with few lines below it a header is cut as on those before.
  const known = new Map<string, CellRow>();
  return rows.map((row, i) => {
    if (!canBeHeader(row)) return row;
    const body = bodyBelow(rows, i);
    const key = wordsOf(row);
    const same = known.get(key);
    if (same !== undefined && body.length < FEW) return cutAs(row, same);
    const starts = startsOf(body);
    const ends = endsOf(body);
    const space = spaceIn(row);
    const cells = row.cells.flatMap((whole) => {
      if (namesList(whole, rows[i + 1])) return [whole];
      return splitAt(whole, starts, body)
        .flatMap((cell) => splitAtEdges(cell, { starts, ends }, body))
        .flatMap((cell) => splitAtGap(cell, body, space));
    });
    // Lines below it on another page may tell more.
    if (same !== undefined && same.cells.length > cells.length) return cutAs(row, same);
    const cut = cells.length === row.cells.length ? row : { ...row, cells };
    if (body.length >= FEW) known.set(key, cut);
    return cut;
  });
}

/** Whether a heading is that of a list whose columns have their names right below: `Other Earnings` over `Code` and `Hours`. */
function namesList(cell: Cell, below: CellRow | undefined): boolean {
  if (below === undefined || below.cells.some(isFigure)) return false;
  return headingOf(cell.text)?.section != null && beginsList(cell, below);
}

/** Fewer lines tell nothing of where columns are. */
const FEW = 3;

/** The words of a row, each where it begins. */
function wordsOf({ cells }: CellRow): string {
  return cells.flatMap(({ tokens }) => tokens.map(({ plain, x0 }) => `${Math.round(x0)} ${plain}`)).join(" ");
}

/** Cuts the cells of a row that says the same as another where that is cut. */
function cutAs(row: CellRow, { cells: cut }: CellRow): CellRow {
  const all = row.cells.flatMap(({ tokens }) => tokens);
  let at = 0;
  const cells = cut.map((cell) => {
    const tokens = all.slice(at, (at += cell.tokens.length));
    const own = row.cells.find((each) => each.tokens.includes(tokens[0]!))!;
    // What is whole may be called after more than its own words.
    return own.tokens.length === tokens.length && own.tokens[0] === tokens[0] ? own : partOf(own, tokens);
  });
  return { ...row, cells };
}

function canBeHeader({ cells }: CellRow): boolean {
  return (
    cells.length >= HEADINGS &&
    cells.every(({ number, text }) => number === null && !text.endsWith(":") && !holdsDate(text)) &&
    cells.some(({ tokens }) => tokens.length > 1) &&
    cells.some(({ text }) => headingOf(text) !== null || isLineLabel(text))
  );
}

/** Lines with figures that follow, up to the header of the next table. */
function bodyBelow(rows: readonly CellRow[], at: number): CellRow[] {
  const { page } = rows[at]!;
  const below = rows.slice(at + 1, at + 1 + BODY_ROWS);
  const first = below.findIndex(({ cells }) => cells.some(isFigure));
  const next = below.findIndex((row, i) => i > first && first >= 0 && canBeHeader(row));
  return below
    .slice(0, next < 0 ? undefined : next)
    .filter((row) => row.page === page && row.cells.filter(isFigure).length >= FIGURES);
}

/** Left edges at which texts and ids stand on most lines. */
function startsOf(body: readonly CellRow[]): number[] {
  const counts = new Map<number, number>();
  for (const { cells } of body)
    for (const cell of cells) if (!isFigure(cell)) counts.set(cell.x0, (counts.get(cell.x0) ?? 0) + 1);
  const most = Math.max(LEAST_ROWS, body.length / 2);
  return [...counts].flatMap(([x0, count]) => (count >= most ? [x0] : []));
}

/** Right edges at which figures end on most lines. */
function endsOf(body: readonly CellRow[]): number[] {
  const counts = new Map<number, number>();
  for (const { cells } of body)
    for (const cell of cells) {
      const end = Math.round(cell.x1);
      if (isFigure(cell)) counts.set(end, (counts.get(end) ?? 0) + 1);
    }
  const most = Math.max(LEAST_ROWS, body.length / 2);
  return [...counts].flatMap(([end, count]) => (count >= most ? [end] : []));
}

/** Where the columns of a table have their edges. */
interface Edges {
  starts: readonly number[];
  ends: readonly number[];
}

/** Cuts a heading in parts that each begin where texts do or end where figures do, over columns of their own. */
function splitAtEdges(cell: Cell, edges: Edges, body: readonly CellRow[]): Cell[] {
  if (isOneHeading(cell)) return [cell];
  const { tokens } = cell;
  const isAligned = ({ x0, x1 }: Cell): boolean =>
    edges.starts.some((start) => Math.abs(start - x0) <= EDGE_PT) ||
    edges.ends.some((end) => Math.abs(end - x1) <= EDGE_PT);
  for (let at = 1; at < tokens.length; at++) {
    const [left, right] = [partOf(cell, tokens.slice(0, at)), partOf(cell, tokens.slice(at))];
    // The last word of a part ends where its figures do.
    if (!isAligned(left) || !isAligned(right) || !haveOwnColumns(left, right, body)) continue;
    return [left, ...splitAtEdges(right, edges, body)];
  }
  return [cell];
}

/** `Team Member` is one heading, wherever names behind numbers begin, and `Doe, Jane` is somebody. */
function isOneHeading({ text }: Cell): boolean {
  return headingOf(text)?.text != null || (text.includes(", ") && looksLikePersonName(text));
}

function splitAt(cell: Cell, starts: readonly number[], body: readonly CellRow[]): Cell[] {
  if (isOneHeading(cell)) return [cell];
  const { tokens } = cell;
  const at = tokens.findIndex(
    ({ x0 }, i) =>
      i > 0 &&
      starts.some((start) => Math.abs(start - x0) <= EDGE_PT) &&
      // A figure below both words is of one column, though other lines have a text that begins below the second.
      !shareFigure(partOf(cell, tokens.slice(0, i)), partOf(cell, tokens.slice(i)), body),
  );
  if (at < 0) return [cell];
  return [partOf(cell, tokens.slice(0, at)), ...splitAt(partOf(cell, tokens.slice(at)), starts, body)];
}

function shareFigure(left: Cell, right: Cell, body: readonly CellRow[]): boolean {
  return body.some(({ cells }) =>
    cells.some((cell) => isFigure(cell) && overlap(cell, left) > 0 && overlap(cell, right) > 0),
  );
}

/** Words of one heading stand closer than this, in font sizes; typewriters' letters stand further apart. */
const APART_EM = 0.5;
const TYPEWRITTEN_EM = 0.6;

/** So many gaps between words of headings tell how wide a space is, and what is so many times as wide is none. */
const [FEWEST_SPACES, CLEARLY_WIDER] = [6, 3];

/** How wide the spaces between words of headings usually are, in points; Infinity where too few tell. */
function spaceIn({ cells }: CellRow): number {
  const gaps = cells.flatMap(({ tokens, size }) =>
    tokens
      .slice(1)
      .map(({ x0 }, i) => x0 - tokens[i]!.x1)
      .filter((gap) => gap > 0 && gap < APART_EM * size),
  );
  return gaps.length < FEWEST_SPACES ? Infinity : gaps.toSorted((a, b) => a - b)[gaps.length >> 1]!;
}

/** Cuts a heading at a gap wider than a space, where each part stands over a column of its own, or no space is nearly as wide. */
function splitAtGap(cell: Cell, body: readonly CellRow[], space: number): Cell[] {
  const { tokens, size } = cell;
  if (tokens.length < 2 || isTypewritten(cell)) return [cell];
  for (let at = 1; at < tokens.length; at++) {
    const [left, right] = [partOf(cell, tokens.slice(0, at)), partOf(cell, tokens.slice(at))];
    const gap = tokens[at]!.x0 - tokens[at - 1]!.x1;
    const isCut =
      areTwoColumns(left, right, body) ||
      (gap >= APART_EM * size && (gap >= CLEARLY_WIDER * space || haveOwnColumns(left, right, body)));
    if (isCut) return [left, ...splitAtGap(right, body, space)];
  }
  return [cell];
}

/** Whether each of two parts is the bare name of a column, and figures end where it does: `Current Year to Date`. */
function areTwoColumns(left: Cell, right: Cell, body: readonly CellRow[]): boolean {
  if (!isColumnName(left.text) || !isColumnName(right.text)) return false;
  return [left, right].every(({ x1 }) =>
    body.some(({ cells }) => cells.some((cell) => isFigure(cell) && Math.abs(cell.x1 - x1) <= EDGE_PT)),
  );
}

function isTypewritten({ tokens, size }: Cell): boolean {
  return tokens.every(({ x0, x1, text }) => Math.abs((x1 - x0) / text.length / size - TYPEWRITTEN_EM) < 0.02);
}

/** Whether two headings beside each other stand over different columns. */
export function haveOwnColumns(left: Cell, right: Cell, body: readonly CellRow[]): boolean {
  const below = body.flatMap(({ cells }) => cells.filter((cell) => overlap(cell, left) > 0));
  const beside = body.flatMap(({ cells }) => cells.filter((cell) => overlap(cell, right) > 0));
  const shared = new Set(beside);
  return below.length >= LEAST_ROWS && beside.length >= LEAST_ROWS && !below.some((cell) => shared.has(cell));
}
