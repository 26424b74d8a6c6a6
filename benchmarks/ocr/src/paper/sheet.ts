import type { Picture } from "../scan.ts";

/** Where holes are punched, in shares of the height of a sheet; in inches: from its left edge, and half as wide. */
const HOLES = [0.15, 0.5, 0.85];
const [HOLE_FROM_EDGE, HOLE_RADIUS] = [0.18, 0.13];
/** A band of shade is so high, and shows so much of the light. */
const BAND_IN = 0.17;
const [SHADE, DOT] = [0.84, 0.65];
/** The shadow of a spine reaches so far in, in widths of a sheet, and leaves so little light. */
const [SPINE, SPINE_LIGHT] = [0.12, 0.35];
/** A fold lies at a third of the height; light from its edge to its middle. */
const FOLD = [0.95, 0.9, 0.85, 0.8, 0.75, 0.8, 0.85, 0.9, 0.95];

/** With so much of its light at each place. */
function lit(picture: Picture, lightAt: (x: number, y: number) => number): Picture {
  const { width } = picture;
  const pixels = picture.pixels.map((value, at) => value * lightAt(at % width, Math.floor(at / width)));
  return { ...picture, pixels };
}

/** A copy of a book: its left edge lies in the shadow of the spine. */
export function shadowed(picture: Picture): Picture {
  const reach = SPINE * picture.width;
  return lit(picture, (x) => (x < reach ? SPINE_LIGHT + (1 - SPINE_LIGHT) * (x / reach) : 1));
}

/** With every second band of rows on a shade of dots, as fan-fold paper has. */
export function banded(picture: Picture): Picture {
  const high = Math.round(BAND_IN * picture.dpi);
  return lit(picture, (x, y) => {
    if (Math.floor(y / high) % 2 === 1) return 1;
    return (x + y) % 4 === 0 ? DOT : SHADE;
  });
}

export function folded(picture: Picture): Picture {
  const top = Math.floor(picture.height / 3) - (FOLD.length >> 1);
  return lit(picture, (_, y) => FOLD[y - top] ?? 1);
}

/** What is seen beside a sheet while the lid is open, in inches, and its gray. */
const [BESIDE, SURROUND] = [0.35, 18];

/** The sheet on the glass of a scanner whose lid is open: dark where it is not. `turn` lays it crooked. */
export function lidOpen(picture: Picture, turn: (picture: Picture) => Picture): Picture {
  const beside = Math.round(BESIDE * picture.dpi);
  const [width, height] = [picture.width + 2 * beside, picture.height + 2 * beside];
  const placed = (gray: Uint8Array): Picture => {
    const pixels = new Uint8Array(width * height);
    for (let y = 0; y < picture.height; y++)
      pixels.set(gray.subarray(y * picture.width, (y + 1) * picture.width), (y + beside) * width + beside);
    return turn({ width, height, pixels, dpi: picture.dpi });
  };
  const light = placed(new Uint8Array(picture.pixels.length).fill(255)).pixels;
  const sheet = placed(picture.pixels);
  // What turning leaves white at the corners was never on the sheet.
  const isBeside = (x: number, y: number): boolean =>
    Math.min(x, y, width - 1 - x, height - 1 - y) < beside / 2;
  const pixels = sheet.pixels.map((gray, at) => {
    const share = isBeside(at % width, Math.floor(at / width)) ? 0 : light[at]! / 255;
    return gray * share + SURROUND * (1 - share);
  });
  return { ...sheet, pixels };
}

/** With three holes at its left edge. */
export function punched(picture: Picture): Picture {
  const { dpi, height } = picture;
  const radius = HOLE_RADIUS * dpi;
  const isHole = (x: number, y: number): boolean =>
    HOLES.some((share) => Math.hypot(x - HOLE_FROM_EDGE * dpi, y - share * height) <= radius);
  return lit(picture, (x, y) => (isHole(x, y) ? 0.08 : 1));
}
