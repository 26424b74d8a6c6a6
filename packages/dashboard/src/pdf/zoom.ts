import type { Box, PageSummary } from "../api/types.ts";

/** How large a page is shown: to fit, or so many CSS pixels a point. */
export type Zoom = "width" | "page" | number;

interface Size {
  readonly width: number;
  readonly height: number;
}

const [LEAST, MOST] = [0.2, 6];
/** One step in or out. */
export const ZOOM_STEP = 1.25;
/** A line of print that is read without effort, in CSS pixels. */
const READABLE_PX = 11;

/** CSS pixels a point. A page that is turned to its side is as wide as it is high. */
export function scaleOf(zoom: Zoom, room: Size, page: Size): number {
  if (zoom === "width") return bounded(room.width / page.width);
  if (zoom === "page") return bounded(Math.min(room.width / page.width, room.height / page.height));
  return bounded(zoom);
}

/** The first zoom of a document: the whole width, but where a point would be less than a pixel. */
export function firstZoom(room: Size, page: Size): Zoom {
  return room.width / page.width >= 0.9 ? "width" : 0.9;
}

/** The scale at which what stands in a box can be read, no smaller than the present one. */
export function readableScale(scale: number, box: Box): number {
  const height = box.bottom - box.top;
  return height <= 0 ? scale : bounded(Math.max(scale, READABLE_PX / height));
}

/** The size of a page after some quarter turns. */
export function turnedSize({ width, height }: PageSummary, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

function bounded(scale: number): number {
  return Math.min(MOST, Math.max(LEAST, scale));
}
