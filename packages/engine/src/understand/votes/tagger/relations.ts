import type { Span } from "../../page-graph/span.ts";

/** What one span is to another: 25 classes by rows and columns, each with four of alignment. */
export const RELATIONS = 25 * 4;
/** How far one stands from another: 15 classes down, 11 sideways. */
export const PLACES = 15 * 11;

/** Bounds of the classes, in the usual size of the page's text. */
const DOWN = [-30, -16, -8, -4.5, -2.5, -1.3, -0.35, 0.35, 1.3, 2.5, 4.5, 8, 16, 30];
const RIGHT = [-40, -20, -8, -3, -0.01, 0.01, 3, 8, 20, 40];
const ALIGNED = 0.25;
const OUTDENTED = 0.3;

const ITSELF = 0;
const LEFT = { nearText: 1, near: 2, first: 3, text: 4, other: 5 };
const AHEAD = { nearText: 6, near: 7, text: 8, other: 9 };
const ABOVE = { near: 10, nearText: 11, topText: 13, text: 14, other: 15 };
const BELOW = { nearText: 16, near: 17, text: 18, other: 19 };
const ELSEWHERE = { textAbove: 20, above: 21, text: 22, other: 23 };
/** The nearest text above that begins its row, no further right. */
const OUTDENT = 24;

/** For each ordered pair of a page's spans, what the second is to the first. Row by row, as long as the spans squared. */
export interface Relations {
  relation: Uint8Array;
  place: Uint8Array;
}

export function relationsOf(spans: readonly Span[], isText: readonly boolean[], unit: number): Relations {
  const count = spans.length;
  const relation = new Uint8Array(count * count);
  const place = new Uint8Array(count * count);
  const leads = spans.map(({ row }, i) => i === 0 || spans[i - 1]!.row !== row);
  for (let i = 0; i < count; i++) {
    const own = relation.subarray(i * count, (i + 1) * count);
    classesOf(i, spans, isText, leads, unit, own);
    for (let j = 0; j < count; j++) {
      own[j] = own[j]! * 4 + alignmentOf(spans[i]!, spans[j]!, ALIGNED * unit);
      place[i * count + j] = placeOf(spans[i]!, spans[j]!, unit);
    }
  }
  return { relation, place };
}

/** The nearest of some spans, by a distance: all that are equally near. */
class Nearest {
  private least = Infinity;
  private found: number[] = [];

  add(index: number, distance: number): void {
    if (distance > this.least) return;
    if (distance < this.least) this.found = [];
    this.least = distance;
    this.found.push(index);
  }

  mark(classes: Uint8Array, as: number): void {
    for (const index of this.found) classes[index] = as;
  }
}

function classesOf(
  i: number,
  spans: readonly Span[],
  isText: readonly boolean[],
  leads: readonly boolean[],
  unit: number,
  classes: Uint8Array,
): void {
  const span = spans[i]!;
  const [left, leftText, ahead, aheadText] = [new Nearest(), new Nearest(), new Nearest(), new Nearest()];
  const [above, aboveText, topText] = [new Nearest(), new Nearest(), new Nearest()];
  const [below, belowText, outdent] = [new Nearest(), new Nearest(), new Nearest()];
  for (let j = 0; j < spans.length; j++) {
    if (j === i) continue;
    const other = spans[j]!;
    const text = isText[j]!;
    const rows = other.row - span.row;
    if (rows < 0 && text && leads[j]! && other.x0 <= span.x0 + OUTDENTED * unit) outdent.add(j, -rows);
    if (rows === 0) {
      if (other.x0 < span.x0) {
        classes[j] = text ? (leads[j]! ? LEFT.first : LEFT.text) : LEFT.other;
        left.add(j, span.x0 - other.x0);
        if (text) leftText.add(j, span.x0 - other.x0);
      } else {
        classes[j] = text ? AHEAD.text : AHEAD.other;
        ahead.add(j, other.x0 - span.x0);
        if (text) aheadText.add(j, other.x0 - span.x0);
      }
    } else if (other.x0 < span.x1 && other.x1 > span.x0) {
      if (rows < 0) {
        classes[j] = text ? ABOVE.text : ABOVE.other;
        above.add(j, -rows);
        if (text) {
          aboveText.add(j, -rows);
          topText.add(j, rows);
        }
      } else {
        classes[j] = text ? BELOW.text : BELOW.other;
        below.add(j, rows);
        if (text) belowText.add(j, rows);
      }
    } else if (rows < 0) classes[j] = text ? ELSEWHERE.textAbove : ELSEWHERE.above;
    else classes[j] = text ? ELSEWHERE.text : ELSEWHERE.other;
  }
  // What is nearer says more, and is said last.
  outdent.mark(classes, OUTDENT);
  topText.mark(classes, ABOVE.topText);
  above.mark(classes, ABOVE.near);
  aboveText.mark(classes, ABOVE.nearText);
  below.mark(classes, BELOW.near);
  belowText.mark(classes, BELOW.nearText);
  ahead.mark(classes, AHEAD.near);
  aheadText.mark(classes, AHEAD.nearText);
  left.mark(classes, LEFT.near);
  leftText.mark(classes, LEFT.nearText);
  classes[i] = ITSELF;
}

function alignmentOf(one: Span, other: Span, most: number): number {
  if (Math.abs(one.x1 - other.x1) < most) return 2;
  if (Math.abs(one.x0 - other.x0) < most) return 1;
  return Math.abs(one.x0 + one.x1 - other.x0 - other.x1) < 2 * most ? 3 : 0;
}

function placeOf(one: Span, other: Span, unit: number): number {
  const down = (other.top + other.bottom - one.top - one.bottom) / 2 / unit;
  const before = (one.x0 - other.x1) / unit;
  const behind = (other.x0 - one.x1) / unit;
  const sideways = before > 0 ? -before : Math.max(0, behind);
  return classOf(DOWN, down) * (RIGHT.length + 1) + classOf(RIGHT, sideways);
}

function classOf(bounds: readonly number[], value: number): number {
  let at = 0;
  while (at < bounds.length && bounds[at]! < value) at++;
  return at;
}
