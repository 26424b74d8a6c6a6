import type { Box, PageSummary } from "../api/types.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A vector of the screen as one of the page that was turned clockwise so many quarters. */
export function unturned({ x, y }: Point, turns: number): Point {
  if (turns === 1) return { x: y, y: -x };
  if (turns === 2) return { x: -x, y: -y };
  return turns === 3 ? { x: -y, y: x } : { x, y };
}

/** Where a point of the screen lies on the page, in points, whatever its zoom and rotation; never beside the page. */
export function pointOnPage(screen: Point, shown: DOMRect, turns: number, size: PageSummary): Point {
  const fromCentre = unturned(
    {
      x: share(screen.x - shown.left, shown.width) - 0.5,
      y: share(screen.y - shown.top, shown.height) - 0.5,
    },
    turns,
  );
  return { x: (fromCentre.x + 0.5) * size.width, y: (fromCentre.y + 0.5) * size.height };
}

export function boxBetween(a: Point, b: Point): Box {
  return {
    x0: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    x1: Math.max(a.x, b.x),
    bottom: Math.max(a.y, b.y),
  };
}

/** The smallest box around others. */
export function boxAround(boxes: readonly Box[]): Box {
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    top: Math.min(...boxes.map(({ top }) => top)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Whether a dragged box means what stands in another: half of the smaller of the two, in each direction. A neighbouring line that is only touched is not meant. */
export function covers(dragged: Box, box: Box): boolean {
  return (
    isHalfIn([dragged.x0, dragged.x1], [box.x0, box.x1]) &&
    isHalfIn([dragged.top, dragged.bottom], [box.top, box.bottom])
  );
}

export function middleOf({ x0, x1, top, bottom }: Box): Point {
  return { x: (x0 + x1) / 2, y: (top + bottom) / 2 };
}

/** Where a box stands on a page of any scale, as a style. */
export function placedOn({ width, height }: { readonly width: number; readonly height: number }, box: Box) {
  return {
    left: `${(box.x0 / width) * 100}%`,
    top: `${(box.top / height) * 100}%`,
    width: `${((box.x1 - box.x0) / width) * 100}%`,
    height: `${((box.bottom - box.top) / height) * 100}%`,
  };
}

type Stretch = readonly [from: number, to: number];

function isHalfIn([from, to]: Stretch, [otherFrom, otherTo]: Stretch): boolean {
  const common = Math.min(to, otherTo) - Math.max(from, otherFrom);
  return common > 0 && common >= Math.min(to - from, otherTo - otherFrom) / 2;
}

function share(part: number, whole: number): number {
  return Math.min(1, Math.max(0, part / whole));
}
