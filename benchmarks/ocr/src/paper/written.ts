import type { Random } from "@paylift/samples";
import type { Picture } from "../scan.ts";
import { INK, printedLines } from "./printed-lines.ts";

type Colour = readonly [red: number, green: number, blue: number];

const PENS: readonly Colour[] = [
  [200, 30, 40],
  [30, 50, 180],
  [20, 120, 60],
];
const MARKERS: readonly Colour[] = [
  [255, 240, 60],
  [140, 255, 120],
  [255, 160, 200],
  [255, 200, 90],
];
/** Phrases of a line stand further apart, in its heights. */
const APART = 1.2;

/** A place behind a phrase: the right end of its ink, and the rows of its line. */
interface PhraseEnd {
  x: number;
  top: number;
  bottom: number;
}

/** Somebody ticks figures off with a pen: beside one phrase in five, now and then on its last sign. */
export function ticked(picture: Picture, random: Random): Picture {
  const { dpi } = picture;
  const [sizePx, thick] = [0.09 * dpi, Math.max(2, dpi / 90)];
  const ticks = phraseEnds(picture)
    .filter(() => random.next() < 0.2)
    .map(({ x, top, bottom }) => {
      const [x0, y0] = [x + (0.01 + 0.04 * random.next()) * dpi, (top + bottom) / 2];
      const ink = PENS[Math.floor(random.next() * PENS.length)]!;
      const points = [
        [x0, y0],
        [x0 + 0.3 * sizePx, y0 + 0.4 * sizePx],
        [x0 + sizePx, y0 - 0.7 * sizePx],
      ] as const;
      return { ink, points };
    });
  return painted(picture, (paint) => {
    for (const { ink, points } of ticks)
      for (let i = 1; i < points.length; i++) paint.stroke(points[i - 1]!, points[i]!, thick, ink);
  });
}

/** Somebody marks phrases with a highlighter, one in eight. */
export function highlighted(picture: Picture, random: Random): Picture {
  const { dpi } = picture;
  const bands = phraseEnds(picture)
    .filter(() => random.next() < 0.12)
    .map((end) => ({
      ...end,
      wide: (0.6 + 2 * random.next()) * dpi,
      ink: MARKERS[Math.floor(random.next() * MARKERS.length)]!,
    }));
  return painted(picture, (paint) => {
    for (const { x, top, bottom, wide, ink } of bands)
      paint.area(x - wide, top - 0.03 * dpi, x + 0.04 * dpi, bottom + 0.03 * dpi, () => ink);
  });
}

/** The strokes of F, I, L, E and D, each as left, top, right and bottom of 12. */
const FILED: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [0, 0, 3, 12],
    [0, 0, 9, 3],
    [0, 5, 8, 7],
  ],
  [[3, 0, 6, 12]],
  [
    [0, 0, 3, 12],
    [0, 9, 9, 12],
  ],
  [
    [0, 0, 3, 12],
    [0, 0, 9, 3],
    [0, 5, 8, 7],
    [0, 9, 9, 12],
  ],
  [
    [0, 0, 3, 12],
    [0, 0, 8, 3],
    [0, 9, 8, 12],
    [6, 2, 9, 10],
  ],
];
const [LETTER_WIDE, LETTER_HIGH] = [12, 12];

/** Somebody stamps `FILED` over figures, a little crooked. */
export function stamped(picture: Picture, random: Random): Picture {
  const { dpi, width, height } = picture;
  const ink = PENS[Math.floor(random.next() * 2)]!;
  const angle = (random.next() - 0.5) * 0.3;
  const [x, y] = [width * (0.3 + 0.4 * random.next()), height * (0.1 + 0.5 * random.next())];
  const unit = (0.3 * dpi) / LETTER_HIGH;
  const [wide, high] = [FILED.length * LETTER_WIDE * unit + 0.2 * dpi, 0.6 * dpi];
  const inkAt = (u: number, v: number): Colour | null => {
    const edge = Math.min(u, v, wide - u, high - v);
    if (edge < 0) return null;
    if (edge < 0.025 * dpi) return ink;
    const [across, down] = [(u - 0.1 * dpi) / unit, (v - 0.15 * dpi) / unit];
    const strokes = FILED[Math.floor(across / LETTER_WIDE)] ?? [];
    const at = across % LETTER_WIDE;
    return strokes.some(([x0, top, x1, bottom]) => at >= x0 && at < x1 && down >= top && down < bottom)
      ? ink
      : null;
  };
  return painted(picture, (paint) =>
    paint.area(x - wide, y - wide, x + wide, y + wide, (px, py) => {
      const [dx, dy] = [px - x, py - y];
      return inkAt(
        Math.cos(angle) * dx + Math.sin(angle) * dy + wide / 2,
        Math.cos(angle) * dy - Math.sin(angle) * dx + high / 2,
      );
    }),
  );
}

/** Lays ink on a page, which lets through what its colour says. */
interface Paint {
  area(
    x0: number,
    top: number,
    x1: number,
    bottom: number,
    inkAt: (x: number, y: number) => Colour | null,
  ): void;
  stroke(from: readonly [number, number], to: readonly [number, number], thick: number, ink: Colour): void;
}

function painted(picture: Picture, draw: (paint: Paint) => void): Picture {
  const { width, height, pixels } = picture;
  const colours = new Uint8Array(3 * pixels.length);
  pixels.forEach((gray, at) => colours.fill(gray, 3 * at, 3 * at + 3));
  const area: Paint["area"] = (x0, top, x1, bottom, inkAt) => {
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++) {
      for (let x = Math.max(0, Math.floor(x0)); x < Math.min(width, x1); x++) {
        const ink = inkAt(x, y);
        if (ink === null) continue;
        const at = 3 * (y * width + x);
        ink.forEach((part, i) => (colours[at + i] = (colours[at + i]! * part) / 255));
      }
    }
  };
  draw({
    area,
    stroke: ([x0, y0], [x1, y1], thick, ink) => {
      const length = Math.hypot(x1 - x0, y1 - y0);
      const [left, right] = [Math.min(x0, x1) - thick, Math.max(x0, x1) + thick];
      area(left, Math.min(y0, y1) - thick, right, Math.max(y0, y1) + thick, (x, y) => {
        const along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length;
        const beside = Math.abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length;
        return beside <= thick / 2 && along >= 0 && along <= length ? ink : null;
      });
    },
  });
  return { ...picture, colours: coarse(colours, width, height) };
}

/** With one colour, though not one shade, for two pixels each way: so JPEG keeps colours. */
function coarse(colours: Uint8Array, width: number, height: number): Uint8Array {
  const found = new Uint8Array(colours.length);
  const lightAt = (at: number): number =>
    0.299 * colours[at]! + 0.587 * colours[at + 1]! + 0.114 * colours[at + 2]!;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const block = [0, 1].flatMap((down) =>
        [0, 1].flatMap((across) =>
          x + across < width && y + down < height ? [3 * ((y + down) * width + x + across)] : [],
        ),
      );
      for (let part = 0; part < 3; part++) {
        const tint = block.reduce((sum, at) => sum + colours[at + part]! - lightAt(at), 0) / block.length;
        for (const at of block) found[at + part] = Math.max(0, Math.min(255, lightAt(at) + tint));
      }
    }
  }
  return found;
}

function phraseEnds(picture: Picture): PhraseEnd[] {
  return printedLines(picture).flatMap(({ top, bottom }) =>
    endsOfLine(picture.pixels, picture.width, top, bottom),
  );
}

function endsOfLine(pixels: Uint8Array, width: number, top: number, bottom: number): PhraseEnd[] {
  const isInked = (x: number): boolean => {
    for (let y = top; y < bottom; y++) if (pixels[y * width + x]! < INK) return true;
    return false;
  };
  const ends: PhraseEnd[] = [];
  let last = -1;
  for (let x = 0; x <= width; x++) {
    if (last >= 0 && (x === width || x - last > APART * (bottom - top))) {
      ends.push({ x: last, top, bottom });
      last = -1;
    }
    if (x < width && isInked(x)) last = x;
  }
  return ends;
}
