import type { Box } from "../../api/result.ts";

/** A sign that is known by its form and place, and was taken off the picture: no recogniser has to tell it from dust. */
export interface Mark extends Box {
  text: string;
}

/** The box around some. */
export function boxAround(boxes: readonly Box[]): Box {
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    top: Math.min(...boxes.map(({ top }) => top)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
