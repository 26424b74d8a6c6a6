import { useRef } from "react";
import type { Box } from "../api/types.ts";
import type { PageBox } from "./page-boxes.tsx";
import { boxAround, middleOf, unturned, type Point } from "./page-point.ts";

/** Where the arrow keys point to on the screen. */
const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** What stands straight on is nearer than what stands aside. */
const ASIDE = 4;

interface BoxKeysOptions {
  readonly boxes: readonly PageBox[];
  readonly selected: ReadonlySet<string>;
  readonly turns: number;
  readonly onBox: ((name: string) => void) | undefined;
  readonly onBand: ((band: Box) => void) | undefined;
}

/** What a selection reaches from and to. */
interface Ends {
  readonly from: PageBox;
  readonly to: PageBox;
}

/** Selects boxes without dragging: one after the other, or all between the first and another. */
export function useBoxKeys({ boxes, selected, turns, onBox, onBand }: BoxKeysOptions): {
  /** Gives the box that the selection goes to now; null where an arrow key leads nowhere. */
  readonly step: (key: string, extends_: boolean) => PageBox | null;
  readonly extendTo: (name: string) => void;
} {
  const ends = useRef<Ends & { readonly at: ReadonlySet<string> }>(null);

  /** Those of the keyboard while they are selected, or about to be; then what was selected otherwise. */
  function known(): Ends | null {
    const { current } = ends;
    const isCurrent =
      current !== null &&
      (current.at === selected || (selected.has(current.from.name) && selected.has(current.to.name)));
    if (isCurrent) return current;
    const first = boxes.find(({ name }) => selected.has(name));
    return first === undefined ? null : { from: first, to: first };
  }

  function extend(from: PageBox, to: PageBox): void {
    ends.current = { from, to, at: selected };
    onBand?.(boxAround([from.box, to.box]));
  }

  return {
    step(key, extends_) {
      const direction = DIRECTIONS[key];
      if (direction === undefined) return null;
      const at = known();
      const to = at === null ? (boxes[0] ?? null) : nextBox(boxes, at.to, unturned(direction, turns));
      if (to === null) return null;
      if (extends_ && at !== null) extend(at.from, to);
      else {
        ends.current = { from: to, to, at: selected };
        onBox?.(to.name);
      }
      return to;
    },
    extendTo(name) {
      const to = boxes.find((box) => box.name === name);
      if (to !== undefined) extend(known()?.from ?? to, to);
    },
  };
}

function nextBox(boxes: readonly PageBox[], from: PageBox, direction: Point): PageBox | null {
  const start = middleOf(from.box);
  let [next, least]: [PageBox | null, number] = [null, Infinity];
  for (const each of boxes) {
    const { x, y } = middleOf(each.box);
    const [right, down] = [x - start.x, y - start.y];
    const ahead = right * direction.x + down * direction.y;
    const aside = Math.abs(right * direction.y - down * direction.x);
    const away = ahead + ASIDE * aside;
    if (each.name !== from.name && ahead > 1 && away < least) [next, least] = [each, away];
  }
  return next;
}
