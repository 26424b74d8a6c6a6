import type { Box } from "../../api/result.ts";
import { Flood, type Piece } from "./flood.ts";
import type { GrayImage } from "./gray-image.ts";
import { erasePanelRemains } from "./panel-remains.ts";
import { panelsOf } from "./panels.ts";
import { tonesOf, type Tones } from "./tones.ts";

/** What is light on a panel and larger than this, each way, is no letter: the panel is a frame, or holds a picture. */
const LARGEST_LETTER_IN = 0.4;
/** Print may reach one edge of its panel, letter by letter. */
const WIDEST_LETTER_IN = 0.2;
/** A dark piece of fewer square inches is the inside of a letter, or stands in a frame. */
const LEAST_PANEL_SQ_IN = 0.02;
/** Print that is darker than its panel has no more than this of its light, and there is more of it than of light print. */
const DARKER = 0.65;
/** The grain of a shade reaches from the darkest gray that is no ink so far to that of the paper. */
const GRAIN = 1 / 3;
/** The edge of a panel is blurred so far. */
const BLUR_PX = 3;

/** An image of which panels take more than this share is a photograph, of whose shapes nothing is to be made clearer. */
const MOST_PANELS = 0.6;

/** What a pixel of a panel's box is part of. */
const [PANEL, PRINT, BESIDE] = [1, 2, 3];
const [INK, WHITE] = [0, 255];

/** The pixels of a panel's box, row by row. */
interface Parts extends Box {
  across: number;
  parts: Uint8Array;
}

/**
 * The image with dark print on paper in place of what is printed on dark panels: light letters, as heads of tables and sums
 * have them, become dark ones, and dark letters on a shade become as dark as on paper. An image without panels is given
 * back as it is.
 */
export function withoutPanels(image: GrayImage): GrayImage {
  const tones = tonesOf(image);
  return withoutDarker(image, tones, tones.ink);
}

/**
 * The image with paper in place of the shades behind heads of tables and bands of rows, where these are so dark that their
 * grain could be taken for ink. An image without such shades is given back as it is.
 */
export function withoutShades(image: GrayImage): GrayImage {
  const tones = tonesOf(image);
  return withoutDarker(image, tones, tones.faint + GRAIN * (tones.paper - tones.faint));
}

/** Panels are darker than `dark`. */
function withoutDarker(image: GrayImage, tones: Tones, dark: number): GrayImage {
  const panels = tones.ink === 0 ? [] : panelsOf(image, dark);
  if (panels.length === 0) return image;
  const result = { ...image, pixels: image.pixels.slice() };
  const share = panels.reduce((sum, panel) => sum + areaOf(panel), 0) / image.pixels.length;
  for (const panel of panels) {
    const parts = partsOf(panel, result, dark);
    const { grays, isShade } = graysOf(parts, result, tones);
    forEach(parts, result, (part, at) => {
      if (part === PANEL || part === PRINT) result.pixels[at] = grays[result.pixels[at]!]!;
    });
    whitenEdge(parts, result, tones.paper);
    if (share > MOST_PANELS) continue;
    // Of a shade darker pixels are print.
    const isPanel = (x: number, y: number): boolean => partAt(parts, x, y) === PANEL;
    const isPrint = (x: number, y: number): boolean =>
      partAt(parts, x, y) === PRINT || (isShade && isPanel(x, y));
    erasePanelRemains(result, panel, { isPanel, isPrint }, tones);
  }
  return result;
}

function areaOf({ x0, top, x1, bottom }: Box): number {
  return (x1 - x0) * (bottom - top);
}

function forEach(
  { x0, top, across, parts }: Parts,
  { width }: GrayImage,
  work: (part: number, at: number) => void,
): void {
  for (let i = 0, x = 0, at = top * width + x0; i < parts.length; i++) {
    work(parts[i]!, at + x);
    if (++x < across) continue;
    x = 0;
    at += width;
  }
}

/** What a pixel of the page is part of; none beside the panel's box. */
function partAt({ x0, top, x1, bottom, across, parts }: Parts, x: number, y: number): number {
  const isInside = x >= x0 && x < x1 && y >= top && y < bottom;
  return isInside ? parts[(y - top) * across + x - x0]! : 0;
}

function partsOf(box: Box, image: GrayImage, dark: number): Parts {
  const [across, down] = [box.x1 - box.x0, box.bottom - box.top];
  const found: Parts = { ...box, across, parts: new Uint8Array(across * down) };
  const inked: GrayImage = { width: across, height: down, pixels: found.parts.slice(), dpi: image.dpi };
  let i = 0;
  forEach(found, image, (_, at) => (inked.pixels[i++] = image.pixels[at]! < dark ? INK : WHITE));
  const least = LEAST_PANEL_SQ_IN * image.dpi ** 2;
  for (const { pixels } of piecesOf(inked))
    if (pixels.length >= least) for (const at of pixels) found.parts[at] = PANEL;
  const rest = { ...inked, pixels: found.parts.map((part) => (part === PANEL ? WHITE : INK)) };
  for (const piece of piecesOf(rest)) {
    const part = isLetter(piece.box, rest) ? PRINT : BESIDE;
    for (const at of piece.pixels) found.parts[at] = part;
  }
  return found;
}

function* piecesOf(image: GrayImage): Generator<Piece> {
  const flood = new Flood(image, WHITE);
  for (let at = 0; at < image.pixels.length; at++)
    if (image.pixels[at] === INK && !flood.hasSeen(at)) yield flood.from(at);
}

/** Whether what is no part of a panel is enclosed by it, or reaches one edge of it, and is no larger than a letter. */
function isLetter({ x0, top, x1, bottom }: Box, { width, height, dpi }: GrayImage): boolean {
  const [isAtTop, isAtFoot] = [top === 0, bottom === height];
  if (x0 === 0 || x1 === width || (isAtTop && isAtFoot)) return false;
  // What is as thin as blur lies beside the edge of a round panel.
  if (isAtTop || isAtFoot) return x1 - x0 <= WIDEST_LETTER_IN * dpi && bottom - top > BLUR_PX;
  return Math.min(x1 - x0, bottom - top) <= LARGEST_LETTER_IN * dpi;
}

/** What each gray of a panel becomes: its own the paper, and its print ink; and whether that is darker than the panel. */
function graysOf(
  parts: Parts,
  image: GrayImage,
  { paper, trace }: Tones,
): { grays: Uint8Array; isShade: boolean } {
  const counts = new Uint32Array(256);
  let panel = 0;
  forEach(parts, image, (part, at) => {
    if (part !== PANEL) return;
    counts[image.pixels[at]!]!++;
    panel++;
  });
  let [own, left] = [0, panel / 2];
  while (own < 255 && (left -= counts[own]!) > 0) own++;
  const darker = counts.subarray(0, Math.floor(DARKER * own)).reduce((sum, count) => sum + count, 0);
  const lighter = parts.parts.reduce((sum, part) => sum + Number(part === PRINT), 0);
  const isShade = own >= trace || darker > lighter;
  const grays = Uint8Array.from(counts, (_, gray) => {
    const light = isShade ? gray / Math.max(1, own) : 1 - (gray - own) / Math.max(1, paper - own);
    return Math.max(0, Math.min(1, light)) * paper;
  });
  return { grays, isShade };
}

/** A panel's blurred edge would be left as a line. */
function whitenEdge(found: Parts, image: GrayImage, paper: number): void {
  const { across, parts } = found;
  const steps = [1, -1, across, -across];
  const nexts = [1, -1, image.width, -image.width];
  let i = -1;
  forEach(found, image, (part, at) => {
    i++;
    if (part !== PANEL) return;
    for (let side = 0; side < steps.length; side++)
      for (let far = 1; far <= BLUR_PX && parts[i + far * steps[side]!] === BESIDE; far++)
        image.pixels[at + far * nexts[side]!] = paper;
  });
}
