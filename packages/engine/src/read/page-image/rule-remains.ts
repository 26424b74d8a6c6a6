import type { Box } from "../../api/result.ts";
import { eraseInk, type Blob } from "./blobs.ts";
import type { GrayImage } from "./gray-image.ts";
import type { Tones } from "./tones.ts";

/** What is left of a rule is no thicker and no longer than this, and so many times as long as thick at least. */
const [THICKEST_IN, LONGEST_IN, LEAST_FLAT] = [0.02, 0.12, 1.8];
/** It lies no further from the middle of the rule than this. */
const ASTRAY_IN = 0.012;

/**
 * Takes off what is left along rules that were taken off: where a rule was not quite level, the steps of its edge beside those it
 * crosses. In a table they would be dashes for nothing paid. Gives them; `blobs` are the pieces of the page's ink.
 */
export function eraseRuleRemains(
  image: GrayImage,
  tones: Tones,
  blobs: readonly Blob[],
  rules: readonly Box[],
): Blob[] {
  if (rules.length === 0) return [];
  const { dpi } = image;
  const small = blobs.filter(({ x0, top, x1, bottom }) => {
    const [short, long] = [Math.min(x1 - x0, bottom - top), Math.max(x1 - x0, bottom - top)];
    return short <= THICKEST_IN * dpi && long <= LONGEST_IN * dpi && long >= LEAST_FLAT * short;
  });
  const remains = small.filter((blob) =>
    rules.some((rule) => isAcross(blob) === isAcross(rule) && isOn(blob, rule, ASTRAY_IN * dpi)),
  );
  for (const blob of remains) eraseInk(blob, image, tones);
  return remains;
}

function isAcross({ x0, top, x1, bottom }: Box): boolean {
  return x1 - x0 > bottom - top;
}

/** Whether the middle of a piece lies on a rule, or so near beside it. */
function isOn(piece: Box, rule: Box, astray: number): boolean {
  const [x, y] = [(piece.x0 + piece.x1) / 2, (piece.top + piece.bottom) / 2];
  return isAcross(rule)
    ? x >= rule.x0 && x <= rule.x1 && Math.abs(y - (rule.top + rule.bottom) / 2) <= astray
    : y >= rule.top && y <= rule.bottom && Math.abs(x - (rule.x0 + rule.x1) / 2) <= astray;
}
