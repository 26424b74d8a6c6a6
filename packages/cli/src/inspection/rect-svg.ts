import type { Box } from "@paylift/engine";
import { markup, type Markup } from "@paylift/validation/markup";
import { points } from "./points.ts";

export function rect({ x0, top, x1, bottom }: Box): Markup {
  const width = points(Math.max(x1 - x0, 0));
  const height = points(Math.max(bottom - top, 0));
  return markup`<rect x="${points(x0)}" y="${points(top)}" width="${width}" height="${height}"/>`;
}
