import type { Box } from "../api/result.ts";
import type { Fragment } from "./fragments.ts";

/** A point or comma is smaller than this, in points of paper and as a share of the font size. */
const LARGEST_PT = 6;
const LARGEST_EM = 0.4;
const SMALLEST_PT = 0.2;
const SMALLEST_EM = 0.02;
/** It begins above the line that figures stand on, and reaches no higher than this share of the font size. */
const HIGHEST_EM = 0.3;
/** A comma ends below the line by more than this, and no sign by more than the other. */
const TAIL_EM = 0.07;
const LOWEST_EM = 0.35;
/** The gap in a number that a mark fills. */
const WIDEST_GAP_EM = 0.7;
/** Dots of leaders and dashes are longer, or flatter. */
const FLATTEST = 3;
/** A page with more is a drawing. */
const MOST_MARKS = 20_000;
const ROW_PT = 8;

/** Whether a drawing may be a point or a comma, on a page whose points are so many of paper. */
export function mayBeMark({ x0, top, x1, bottom }: Box, scale: number): boolean {
  const [wide, high] = [x1 - x0, bottom - top];
  return (
    Math.max(wide, high) < scale * LARGEST_PT && Math.min(wide, high) > SMALLEST_PT && wide < FLATTEST * high
  );
}

/** The sign that ink is which stands on a line in letters of a size; null where it is none. */
export function signOf(
  { x0, top, x1, bottom }: Box,
  { baseline, size }: Pick<Fragment, "baseline" | "size">,
): "." | "," | null {
  const [wide, high] = [x1 - x0, bottom - top];
  if (Math.max(wide, high) > LARGEST_EM * size || Math.min(wide, high) < SMALLEST_EM * size) return null;
  if (wide > FLATTEST * high) return null;
  if (top > baseline || top < baseline - HIGHEST_EM * size) return null;
  if (bottom > baseline + LOWEST_EM * size || bottom < baseline - TAIL_EM * size) return null;
  return bottom - baseline > TAIL_EM * size ? "," : ".";
}

/**
 * Adds the points and commas of numbers that are drawings, as some printers of statements draw them: each fills a gap
 * between two pieces of digits.
 */
export function withDrawnMarks(fragments: Fragment[], marks: readonly Box[]): Fragment[] {
  if (marks.length === 0 || marks.length > MOST_MARKS) return fragments;
  const left = fragments.filter(({ text }) => /\d$/.test(text));
  const right = byRows(fragments.filter(({ text }) => /^\d/.test(text)));
  const near = marksByRows(marks);
  const added: Fragment[] = [];
  for (const piece of left) {
    const next = nextTo(piece, right);
    if (next === null) continue;
    const between = marksIn(near, piece, next);
    if (between.length !== 1) continue;
    const [mark] = between as [Box];
    added.push({
      ...piece,
      text: signOf(mark, piece)!,
      x0: piece.x1,
      x1: next.x0,
      spaced: false,
    });
    piece.spaced = false;
  }
  return added.length === 0 ? fragments : [...fragments, ...added];
}

function rowOf(y: number): number {
  return Math.floor(y / ROW_PT);
}

function byRows(pieces: readonly Fragment[]): Map<number, Fragment[]> {
  const rows = Map.groupBy(pieces, ({ baseline }) => rowOf(baseline));
  for (const row of rows.values()) row.sort((a, b) => a.x0 - b.x0);
  return rows;
}

function marksByRows(marks: readonly Box[]): Map<number, Box[]> {
  return Map.groupBy(marks, ({ bottom }) => rowOf(bottom));
}

/** The piece of digits that goes on behind another one, with room for a mark. */
function nextTo(piece: Fragment, rows: ReadonlyMap<number, readonly Fragment[]>): Fragment | null {
  const last = rowOf(piece.baseline + piece.size);
  for (let at = rowOf(piece.baseline - piece.size); at <= last; at++) {
    const found = rows
      .get(at)
      ?.find(
        ({ x0, baseline, size }) =>
          x0 > piece.x1 &&
          x0 - piece.x1 < WIDEST_GAP_EM * piece.em &&
          Math.abs(baseline - piece.baseline) < HIGHEST_EM * piece.size &&
          Math.abs(size - piece.size) < 0.1 * size,
      );
    if (found !== undefined) return found;
  }
  return null;
}

function marksIn(rows: ReadonlyMap<number, readonly Box[]>, piece: Fragment, next: Fragment): Box[] {
  const { baseline, size } = piece;
  const last = rowOf(baseline + size);
  const found: Box[] = [];
  for (let at = rowOf(baseline - size); at <= last; at++)
    for (const mark of rows.get(at) ?? []) {
      const middle = (mark.x0 + mark.x1) / 2;
      if (middle < piece.x1 || middle > next.x0) continue;
      if (signOf(mark, { baseline, size }) !== null) found.push(mark);
    }
  return found;
}
