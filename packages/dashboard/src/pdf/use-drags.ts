import type { ComponentProps, PointerEvent } from "react";
import type { Box } from "../api/types.ts";
import { useBand, type BandOptions } from "./use-band.ts";
import { usePanning } from "./use-panning.ts";

type Handlers = Pick<
  ComponentProps<"div">,
  "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel" | "onMouseDown" | "onClickCapture"
>;

/** Drags over the page: those that draw a box, and all others, which move the page. */
export function useDrags(options: BandOptions): {
  readonly band: Box | null;
  readonly cancel: () => void;
  readonly handlers: Handlers;
} {
  const { band, cancel, takes, handlers } = useBand(options);
  const panning = usePanning(takes);
  const both = (name: keyof typeof panning) => (event: PointerEvent<HTMLDivElement>) => {
    panning[name](event);
    handlers[name](event);
  };
  return {
    band,
    cancel,
    handlers: {
      onPointerDown: both("onPointerDown"),
      onPointerMove: both("onPointerMove"),
      onPointerUp: both("onPointerUp"),
      onPointerCancel: both("onPointerCancel"),
      onMouseDown: handlers.onMouseDown,
      onClickCapture: handlers.onClickCapture,
    },
  };
}
