import type { Backgrounds } from "./backgrounds.ts";

/** How light each pixel is beside its background: what a highlighter marks is as white as the paper around it. */
export function inGray(lights: Uint8Array, backgrounds: Backgrounds): Uint8Array {
  if (backgrounds.arePlain) return lights.slice();
  return lights.map((light, i) => Math.min(255, (light * backgrounds.light) / backgrounds.lightNear(i)));
}
