import type { Box } from "../../api/result.ts";
import type { GrayImage, Upright } from "../page-image/gray-image.ts";
import type { ImageDocument } from "../page-image/image-document.ts";
import { blobsOf } from "../page-image/blobs.ts";
import { eraseBullets } from "../page-image/bullets.ts";
import { eraseBrokenRules } from "../page-image/broken-rules.ts";
import { eraseCellSides } from "../page-image/cell-sides.ts";
import type { Mark } from "../page-image/mark.ts";
import { takeDashes } from "../page-image/dashes.ts";
import { eraseDashedRules } from "../page-image/dashed-rules.ts";
import { eraseDrawings } from "../page-image/drawings.ts";
import { takeMasks } from "../page-image/masks.ts";
import { takeMiddleDots } from "../page-image/middle-dots.ts";
import { setUpright } from "../page-image/leaning-print.ts";
import { evenLight } from "../page-image/even-light.ts";
import { eraseCorners } from "../page-image/frame-corners.ts";
import { eraseHairlines } from "../page-image/hairlines.ts";
import { eraseRuleRemains } from "../page-image/rule-remains.ts";
import { eraseRules } from "../page-image/rules.ts";
import { withoutScreens } from "../page-image/screens.ts";
import { withoutPanels, withoutShades } from "../page-image/without-panels.ts";
import { eraseSpecks } from "../page-image/specks.ts";
import { fallOf } from "../page-image/level.ts";
import { tonesOf, type Tones } from "../page-image/tones.ts";
import { takeTypedFrames } from "../page-image/typed-frames.ts";

/** Small figures need this many pixels an inch; more cost time and read no better. */
const READING_DPI = 300;

/** A page as it is read: upright and level, without ruled lines, dust and drawings. */
export interface UprightPage {
  image: GrayImage;
  /** Whether it was enlarged from a coarser picture. */
  isEnlarged: boolean;
  tones: Tones;
  /** The pieces of text that it shows, in pixels. */
  phrases: Box[];
  /** The ruled lines that were taken off, in pixels. */
  rules: Box[];
  /** Lines and bars that are typed; taken off as well, in pixels. */
  frames: Mark[];
  /** Stars and round dots before figures, as of an account; taken off as well, in pixels. */
  masks: Mark[];
  /** Signs that stand alone, as a dash for nothing paid or a dot between words; taken off as well, in pixels. */
  signs: Mark[];
  /** A 1 for each pixel of the drawings that were taken off; null where there were none. */
  drawn: Uint8Array | null;
}

/** Throws `damaged`, `too_large`. */
export function uprightPage(document: ImageDocument, number: number, upright: Upright): UprightPage {
  const image = withoutShades(evenLight(withoutScreens(levelPage(document, number, upright))));
  const tones = tonesOf(image);
  const whole = [...eraseRules(image, tones), ...eraseHairlines(image, tones)];
  let blobs = blobsOf(image, tones.faint);
  const taken = <T>(found: T[]): T[] => {
    if (found.length > 0) blobs = blobsOf(image, tones.faint);
    return found;
  };
  const frames = taken(takeTypedFrames(image, tones, blobs));
  const sides = taken(eraseCellSides(image, tones, blobs));
  const broken = taken(eraseBrokenRules(image, tones, blobs));
  const dashed = taken(eraseDashedRules(image, tones, blobs));
  eraseCorners(image, tones, blobs, whole);
  const remains = new Set(eraseRuleRemains(image, tones, blobs, whole));
  blobs = blobs.filter((blob) => !remains.has(blob));
  const masks = taken(takeMasks(image, tones, blobs));
  taken(eraseBullets(image, tones, blobs));
  const signs = [...takeDashes(image, tones, blobs), ...takeMiddleDots(image, tones, blobs)];
  eraseSpecks(image, tones, blobs);
  const covered = eraseDrawings(image, tones, blobs);
  const phrases = setUpright(image, tones);
  const isEnlarged = document.isEnlarged(number, READING_DPI);
  return {
    image,
    isEnlarged,
    tones,
    phrases,
    rules: [...whole, ...sides, ...broken, ...dashed],
    frames,
    masks,
    signs,
    drawn: covered,
  };
}

/** A page as it was turned, or turned once more by what its lines still fall: how they lay was measured on a coarse picture. */
function levelPage(document: ImageDocument, number: number, upright: Upright): GrayImage {
  const drawn = withoutPanels(document.draw(number, upright, READING_DPI));
  const fall = upright.skew === 0 ? 0 : fallOf(drawn);
  if (fall === 0) return drawn;
  return withoutPanels(document.draw(number, { ...upright, skew: upright.skew - fall }, READING_DPI));
}
