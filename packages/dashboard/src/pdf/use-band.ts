import { useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from "react";
import type { Box, PageSummary } from "../api/types.ts";
import { boxBetween, pointOnPage, type Point } from "./page-point.ts";

export interface BandOptions {
  readonly paper: RefObject<HTMLElement | null>;
  readonly size: PageSummary | undefined;
  readonly turns: number;
  /** Every drag draws a box; otherwise only one with Shift does. */
  readonly isTool: boolean;
  /** Null where nothing can be selected. */
  readonly onBand: ((band: Box) => void) | undefined;
}

interface Drag {
  readonly pointer: number;
  readonly screen: Point;
  readonly from: Point;
  /** As it is now: the next event may come before this is drawn. Null while it may still be a click. */
  band: Box | null;
}

type PointerHandler = (event: PointerEvent<HTMLDivElement>) => void;

/** Less is a click by an unsteady hand. */
const LEAST_PX = 5;

/**
 * Draws a box over the page, with a mouse, a pen or a finger. The drag may begin on something that can be clicked, and
 * its end is no click. Where it begins and ends is kept on the page, so that the page may scroll or zoom meanwhile.
 */
export function useBand({ paper, size, turns, isTool, onBand }: BandOptions): {
  readonly band: Box | null;
  readonly cancel: () => void;
  /** Whether a press of a pointer is the beginning of a box. */
  readonly takes: (event: PointerEvent) => boolean;
  readonly handlers: {
    readonly onPointerDown: PointerHandler;
    readonly onPointerMove: PointerHandler;
    readonly onPointerUp: PointerHandler;
    readonly onPointerCancel: PointerHandler;
    readonly onMouseDown: (event: MouseEvent<HTMLElement>) => void;
    readonly onClickCapture: (event: MouseEvent) => void;
  };
} {
  const drag = useRef<Drag | null>(null);
  const ended = useRef(false);
  const [band, setBand] = useState<Box | null>(null);

  const takes = ({ button, shiftKey }: PointerEvent): boolean =>
    onBand !== undefined && button === 0 && (isTool || shiftKey);

  function pointOf({ clientX: x, clientY: y }: MouseEvent): Point | null {
    const shown = paper.current?.getBoundingClientRect();
    return shown === undefined || size === undefined ? null : pointOnPage({ x, y }, shown, turns, size);
  }

  function cancel(): void {
    drag.current = null;
    setBand(null);
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      ended.current = false;
      const from = takes(event) && event.isPrimary ? pointOf(event) : null;
      if (from === null) return;
      const screen = { x: event.clientX, y: event.clientY };
      drag.current = { pointer: event.pointerId, screen, from, band: null };
    },
    onMouseDown(event: MouseEvent<HTMLElement>) {
      if (drag.current === null) return;
      // The browser would select text, and Escape would not come here.
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const { current } = drag;
      if (current?.pointer !== event.pointerId) return;
      // It was let go outside of the view.
      if (event.buttons === 0) return cancel();
      const moved = Math.hypot(event.clientX - current.screen.x, event.clientY - current.screen.y);
      if (current.band === null && moved < LEAST_PX) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      scrollTowards(event.currentTarget, event);
      const to = pointOf(event);
      if (to === null) return;
      current.band = boxBetween(current.from, to);
      setBand(current.band);
    },
    onPointerUp(event: PointerEvent<HTMLDivElement>) {
      const { current } = drag;
      if (current?.pointer !== event.pointerId) return;
      ended.current = current.band !== null;
      cancel();
      if (current.band !== null) onBand?.(current.band);
    },
    onPointerCancel: cancel,
    onClickCapture(event: MouseEvent) {
      if (!ended.current) return;
      ended.current = false;
      event.stopPropagation();
    },
  };
  return { band, cancel, takes, handlers };
}

/** A pointer that leaves the view takes the page along. */
function scrollTowards(view: Element, { clientX: x, clientY: y }: MouseEvent): void {
  const { left, top, right, bottom } = view.getBoundingClientRect();
  view.scrollBy({
    left: Math.min(0, x - left) + Math.max(0, x - right),
    top: Math.min(0, y - top) + Math.max(0, y - bottom),
  });
}
