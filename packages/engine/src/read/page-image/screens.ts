import type { GrayImage } from "./gray-image.ts";
import { tonesOf } from "./tones.ts";

/** Along a stretch of a row, so long, light and dark change so often on a screen at least, for each pixel. */
const [STRETCH_IN, LEAST_CHANGES] = [0.08, 0.25];
/** Dots are so much darker than what is between them, in shares of its light; what is half as dark may be either. */
const DARKER = 0.12;
/** A screen is higher than the letters of small print, along whose rows light and dark change as often. */
const LEAST_HIGH_IN = 0.07;
/** What is printed on a screen hides it for no longer than this along a row. */
const HIDDEN_IN = 1.2;
/** A page with so large a share on a screen has one; one row in so many tells whether it may. */
const [LEAST_SHARE, SAMPLED] = [0.02, 8];
/** Of the stretches of a screen so many have nothing printed on them, whatever the page. */
const EMPTY = 0.3;
/** Dots differ by so much in their gray; what is darker by so much more is ink. */
const [UNEVEN, CLEARLY] = [0.95, 0.75];

/** What lies on a screen: a 1 for each stretch of each row. */
interface Screened {
  across: number;
  lengthPx: number;
  stretches: Uint8Array;
}

/** The grays of what a screen is made of. */
interface Grays {
  dots: number;
  between: number;
}

/**
 * The image without the screens of dots that shade the bands of its rows, as fan-fold paper and shaded tables have them:
 * their dots are traces of ink, which join all that is printed on a band. An image whose dots are as dark as its print,
 * or that has no screen, is given back as it is.
 */
export function withoutScreens(image: GrayImage): GrayImage {
  const { ink } = tonesOf(image);
  const lengthPx = Math.max(1, Math.round(STRETCH_IN * image.dpi));
  const across = Math.floor(image.width / lengthPx);
  if (ink === 0 || across === 0 || !mayHaveScreen(image, across, lengthPx)) return image;
  const stretches = new Uint8Array(across * image.height);
  for (let y = 0; y < image.height; y++)
    for (let i = 0; i < across; i++)
      stretches[y * across + i] = Number(isScreened(image, y, i * lengthPx, lengthPx));
  const screened = { across, lengthPx, stretches };
  keepHigh(screened, Math.round(LEAST_HIGH_IN * image.dpi));
  if (stretches.reduce((sum, on) => sum + on, 0) < LEAST_SHARE * stretches.length) return image;
  const grays = graysOf(image, screened);
  if (UNEVEN * grays.dots <= ink) return image;
  bridge(screened, Math.round((HIDDEN_IN * image.dpi) / lengthPx));
  return { ...image, pixels: lightened(image, screened, grays) };
}

function mayHaveScreen(image: GrayImage, across: number, lengthPx: number): boolean {
  let [seen, screened] = [0, 0];
  for (let y = 0; y < image.height; y += SAMPLED)
    for (let i = 0; i < across; i++, seen++) screened += Number(isScreened(image, y, i * lengthPx, lengthPx));
  return screened >= LEAST_SHARE * seen;
}

/** Whether light and dark change along a stretch as often as on a screen. */
function isScreened({ width, pixels }: GrayImage, y: number, x0: number, lengthPx: number): boolean {
  const [from, to] = [y * width + x0, y * width + x0 + lengthPx];
  let [light, darkest] = [0, 255];
  for (let at = from; at < to; at++) {
    const gray = pixels[at]!;
    if (gray > light) light = gray;
    if (gray < darkest) darkest = gray;
  }
  const [dark, between] = [(1 - DARKER) * light, (1 - DARKER / 2) * light];
  if (darkest >= dark) return false;
  let [changes, isDark] = [0, false];
  for (let at = from; at < to; at++) {
    if (isDark ? pixels[at]! <= between : pixels[at]! >= dark) continue;
    isDark = !isDark;
    changes++;
  }
  return changes >= LEAST_CHANGES * lengthPx;
}

/** Forgets what is lower than a screen is. */
function keepHigh({ across, stretches }: Screened, leastPx: number): void {
  for (let i = 0; i < across; i++) {
    let from = i;
    for (let at = i; at < stretches.length + across; at += across) {
      if (stretches[at] === 1) continue;
      if ((at - from) / across < leastPx) for (let k = from; k < at; k += across) stretches[k] = 0;
      from = at + across;
    }
  }
}

/** Joins what lies on a screen on both sides of print along a row. */
function bridge({ across, stretches }: Screened, widest: number): void {
  for (let row = 0; row < stretches.length; row += across) {
    let last = -1;
    for (let i = 0; i < across; i++) {
      if (stretches[row + i] === 0) continue;
      if (last >= 0 && i - last <= widest + 1) stretches.fill(1, row + last, row + i);
      last = i;
    }
  }
}

/** The grays of the screen where nothing is printed on it: where the darkest pixels are the lightest. */
function graysOf({ width, pixels }: GrayImage, { across, lengthPx, stretches }: Screened): Grays {
  const all: Grays[] = [];
  stretches.forEach((on, at) => {
    if (on === 0) return;
    const from = Math.floor(at / across) * width + (at % across) * lengthPx;
    const grays = pixels.subarray(from, from + lengthPx).toSorted();
    all.push({ dots: grays[0]!, between: grays[lengthPx >> 1]! });
  });
  const empty = all.sort((a, b) => b.dots - a.dots).slice(0, Math.ceil(EMPTY * all.length));
  const between = Uint8Array.from(empty, (grays) => grays.between).sort()[empty.length >> 1]!;
  return { dots: empty.at(-1)!.dots, between };
}

/** What lies on the screen with its dots as light as paper; ink is lightened as what is between the dots. */
function lightened(
  { width, height, pixels }: GrayImage,
  screened: Screened,
  { dots, between }: Grays,
): Uint8Array {
  const { across, lengthPx, stretches } = screened;
  const [of, to] = [CLEARLY * dots, UNEVEN * dots];
  const gain = 255 / between;
  const grays = Uint8Array.from({ length: 256 }, (_, gray) => {
    if (gray <= of) return Math.min(255, gain * gray);
    return Math.min(255, gain * of + ((gray - of) / (to - of)) * (255 - gain * of));
  });
  const result = pixels.slice();
  for (let y = 0; y < height; y++)
    for (let i = 0; i < across; i++) {
      if (stretches[y * across + i] === 0) continue;
      const end = i === across - 1 ? width : (i + 1) * lengthPx;
      for (let x = i * lengthPx; x < end; x++) result[y * width + x] = grays[pixels[y * width + x]!]!;
    }
  return result;
}
