import { textOf, type Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";
import { cellTextsOf, type CellText } from "./cell-texts.ts";
import type { Ruling } from "./ruling.ts";
import { overlap } from "./span.ts";

/** Places of text in its cell, in em: so far from the middle or the foot it stands there, and so far from a line on it. */
const PLACE_EM = 0.4;
const FOOT_EM = 0.9;
/** Height of capital letters, in em. */
const LETTER_EM = 0.7;
/** A cell of this height, in em, has room for another line. */
const TALL_EM = 2.1;
/** This share of a column's texts must stand in the middle or at the foot of their cells. */
const LEAST_SHARE = 0.8;
const LEAST_LOW = 2;

/**
 * Lines in which cells of a ruled table begin on the line on which their neighbours begin. Whether text stands at the
 * head, in the middle or at the foot of its cell is style, and says nothing of the line that it belongs to:
 *
 *     | Ann Lee      |  ST  8 | 40.00 |          |          | Ann Lee      |  ST  8 | 40.00 | 2,293.20 |
 *     | 11 Elm St    |--------|-------| 2,293.20 |    →     | 11 Elm St    |--------|-------|          |
 *     | ***-**-1111  |  OT  2 |  2.00 |          |          | ***-**-1111  |  OT  2 |  2.00 |          |
 */
export function levelled(lines: readonly Line[], ruling: Ruling): readonly Line[] {
  if (ruling.levels.length < 2 || ruling.uprights.length < 2) return lines;
  const texts = cellTextsOf(lines, ruling);
  const hanging = Map.groupBy(texts, ({ cell }) => cell.top);
  const places = new Map(texts.map((text) => [text, placeOf(text, hanging.get(text.cell.top)!)]));
  const moved = new Map<Line, { token: Token; to: Line }[]>();
  const moving = new Set(columnsOf(texts).flatMap((column) => lowIn(column, places)));
  for (const text of moving) {
    const heads = headsOf(hanging.get(text.cell.top)!, moving);
    const own = [...text.lines];
    // Where another text stands there the line is its, and nothing tells which cell either is of.
    if (own.some(([line, tokens], i) => heads[i] !== line && isTaken(heads[i], tokens))) continue;
    for (const [i, [line, tokens]] of own.entries()) {
      const to = heads[i];
      if (to === undefined || to === line) continue;
      moved.set(line, [...(moved.get(line) ?? []), ...tokens.map((token) => ({ token, to }))]);
    }
  }
  return moved.size === 0 ? lines : withMoved(lines, moved);
}

/** Whether a line has other text where some tokens would stand in it. */
function isTaken(line: Line | undefined, tokens: readonly Token[]): boolean {
  return line?.tokens.some((other) => tokens.some((token) => overlap(token, other) > 0)) === true;
}

/** Where the text of a cell stands. */
interface Place {
  /** Between two of its lines is one of its neighbours: each of them stands on a line of its own. */
  parted: boolean;
  /** On the line on which the first of its neighbours begins. */
  first: boolean;
  /** In the middle or at the foot of its cell. */
  low: boolean;
  /** The cell has room for another line. */
  free: boolean;
}

function placeOf(text: CellText, beside: readonly CellText[]): Place {
  const own = [...text.lines.keys()];
  const [first, last] = [own[0]!, own.at(-1)!];
  const { size } = text.lines.get(first)![0]!;
  const { top, bottom } = text.cell;
  const begin = Math.min(...beside.map(({ lines }) => [...lines.keys()][0]!.baseline));
  const middle = (first.baseline - LETTER_EM * size + last.baseline) / 2;
  const isMiddle = Math.abs(middle - (top.at + bottom.at) / 2) <= PLACE_EM * size;
  const others = beside.flatMap(({ lines }) => [...lines.keys()]);
  return {
    parted: own.some((line, i) => i > 0 && others.some((other) => isBetween(other, own[i - 1]!, line))),
    first: first.baseline - begin <= PLACE_EM * size,
    low: isMiddle || bottom.at - last.baseline <= FOOT_EM * size,
    free: bottom.at - top.at - (last.baseline - first.baseline) >= TALL_EM * size,
  };
}

function isBetween({ baseline }: Line, above: Line, below: Line): boolean {
  return baseline > above.baseline && baseline < below.baseline;
}

/** Cells between the same uprights. */
function columnsOf(texts: readonly CellText[]): CellText[][] {
  return [...Map.groupBy(texts, ({ cell }) => cell.left).values()].flatMap((own) => [
    ...Map.groupBy(own, ({ cell }) => cell.right).values(),
  ]);
}

/** The texts of a column that stand lower than their neighbours, where it is the style of the column. */
function lowIn(column: readonly CellText[], places: ReadonlyMap<CellText, Place>): CellText[] {
  const placed = column.map((text) => ({ text, ...places.get(text)! }));
  if (placed.some(({ parted }) => parted)) return [];
  // What is low and on the first line as well says nothing.
  const seen = placed.filter(({ first, low, free }) => free && !(first && low));
  const low = seen.filter((one) => one.low);
  const isStyle = low.length >= LEAST_LOW && low.length >= LEAST_SHARE * seen.length;
  return isStyle ? low.map(({ text }) => text) : [];
}

/** The lines on which cells that hang from one edge stand, but for those that are moved. */
function headsOf(beside: readonly CellText[], moved: ReadonlySet<CellText>): Line[] {
  const heads = new Set(beside.flatMap((text) => (moved.has(text) ? [] : [...text.lines.keys()])));
  return [...heads].sort((a, b) => a.baseline - b.baseline);
}

function withMoved(lines: readonly Line[], moved: ReadonlyMap<Line, { token: Token; to: Line }[]>): Line[] {
  const came = new Map<Line, Token[]>();
  for (const { token, to } of [...moved.values()].flat()) came.set(to, [...(came.get(to) ?? []), token]);
  return lines.flatMap((line) => {
    const gone = new Set(moved.get(line)?.map(({ token }) => token));
    if (gone.size === 0 && !came.has(line)) return [line];
    const kept = line.tokens.filter((token) => !gone.has(token));
    const tokens = [...kept, ...(came.get(line) ?? [])].sort((a, b) => a.x0 - b.x0);
    return tokens.length === 0 ? [] : [{ ...line, tokens, text: textOf(tokens) }];
  });
}
