import type { Box } from "../../api/result.ts";
import { cropOf } from "../page-image/crop.ts";
import type { GrayImage } from "../page-image/gray-image.ts";
import type { Word } from "../page-reader.ts";
import type { UprightPage } from "./upright-page.ts";

const POINTS_AN_INCH = 72;
/** White around a word, in inches. */
const MARGIN_IN = 0.04;

/** Where a word is on the picture of its page, in pixels. */
export function boxOnPicture({ x0, top, x1, bottom }: Word, { image }: UprightPage): Box {
  const pixels = image.dpi / POINTS_AN_INCH;
  return { x0: x0 * pixels, top: top * pixels, x1: x1 * pixels, bottom: bottom * pixels };
}

/** A word by itself, with some white around it. */
export function wordCrop(word: Word, page: UprightPage): GrayImage {
  const { image, tones } = page;
  const margin = Math.round(MARGIN_IN * image.dpi);
  return cropOf(image, boxOnPicture(word, page), { x: margin, y: margin }, tones.paper);
}
