import { useRef, type PointerEvent } from "react";

interface Grip {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
}

type PointerHandler = (event: PointerEvent<HTMLDivElement>) => void;

/** Drags the content of a scroller with the mouse; fingers scroll by themselves, and what can be clicked stays so. Presses that are taken for something else drag nothing. */
export function usePanning(isTaken: (event: PointerEvent) => boolean): {
  readonly onPointerDown: PointerHandler;
  readonly onPointerMove: PointerHandler;
  readonly onPointerUp: PointerHandler;
  readonly onPointerCancel: PointerHandler;
} {
  const grip = useRef<Grip | null>(null);

  function end({ currentTarget }: PointerEvent<HTMLDivElement>): void {
    grip.current = null;
    delete currentTarget.dataset["dragged"];
  }

  return {
    onPointerDown(event) {
      const { pointerType, button, target, clientX: x, clientY: y, currentTarget } = event;
      const onButton = target instanceof Element && target.closest("button, input, a") !== null;
      if (pointerType !== "mouse" || button !== 0 || onButton || isTaken(event)) return;
      grip.current = { x, y, left: currentTarget.scrollLeft, top: currentTarget.scrollTop };
    },
    onPointerMove({ clientX, clientY, pointerId, currentTarget }) {
      if (grip.current === null) return;
      const { x, y, left, top } = grip.current;
      currentTarget.setPointerCapture(pointerId);
      currentTarget.dataset["dragged"] = "";
      currentTarget.scrollTo({ left: left + x - clientX, top: top + y - clientY });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
