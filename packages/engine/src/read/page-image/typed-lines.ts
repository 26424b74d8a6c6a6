import type { Box } from "../../api/result.ts";
import { whiten, type Blob } from "./blobs.ts";
import { chainsOf, stepOf } from "./chains.ts";
import type { GrayImage } from "./gray-image.ts";
import { boxAround, type Mark } from "./mark.ts";
import type { Tones } from "./tones.ts";

/** How wide a typed dash is, in print of 5 to 14 points, and how many times as wide as high at least. */
const [NARROWEST_IN, WIDEST_IN, LEAST_FLAT] = [0.018, 0.11, 1.35];
/** A line has so many dashes side by side somewhere: no word has, and no table for nothing paid. */
const FEWEST = 8;
/** Others on its line are so many at least: one may be typed below each heading of a table. */
const FEWEST_BESIDE = 3;
/** From one dash to the next it is so many times its width at most: dashes of columns stand further apart. */
const LONGEST_STEP = 2.5;
/** Dashes of one print differ by so many pixels in size, place and step where a coarse picture was enlarged. */
const UNLIKE_PX = 3;
/** Blur joins dashes, and a cross is typed between two or behind the last: white beside such a piece is so wide at most, in steps. */
const WIDEST_WHITE = 1.2;
/** How wide and high a cross is, in steps; its corners, in its size, are white. */
const [SMALLEST_CROSS, LARGEST_CROSS, CORNER] = [0.4, 1.4, 0.3];

/** Dashes side by side, from left to right, and how far it is from one to the next. */
interface Row {
  pieces: Blob[];
  step: number;
}

/**
 * Takes the lines off a page that are typed as dashes, with crosses at their ends: `+-----+`. A recogniser reads them as
 * words of any letters.
 */
export function takeTypedLines(image: GrayImage, tones: Tones, blobs: readonly Blob[]): Mark[] {
  const flat = blobs.filter(
    ({ x0, top, x1, bottom }) => x1 - x0 >= Math.max(LEAST_FLAT * (bottom - top), NARROWEST_IN * image.dpi),
  );
  const rows = rowsOf(flat.filter(({ x0, x1 }) => x1 - x0 <= WIDEST_IN * image.dpi));
  const sure = rows.filter(({ pieces }) => pieces.length >= FEWEST);
  if (sure.length === 0) return [];
  const beside = rows.filter(
    ({ pieces }) =>
      pieces.length >= FEWEST_BESIDE &&
      pieces.length < FEWEST &&
      sure.some((row) => isLevel(row.pieces[0]!, pieces[0]!)),
  );
  const crosses = blobs.filter((blob) => isCross(blob, image, tones));
  const taken = new Set<Blob>();
  const marks: Mark[] = [];
  for (const row of [...sure, ...beside]) {
    if (row.pieces.some((piece) => taken.has(piece))) continue;
    const pieces = withEnds(row, flat, crosses);
    for (const piece of pieces) taken.add(piece);
    const signs = pieces.map((piece) => (crosses.includes(piece) ? "+" : dashesOf(piece, row)));
    marks.push({ ...boxAround(pieces), text: signs.join("") });
  }
  for (const piece of taken) whiten(piece, image, tones.paper);
  return withoutDouble(marks);
}

/** Lines as they are, and two, one close below the other, as one that is typed with `=`. */
function withoutDouble(lines: readonly Mark[]): Mark[] {
  const isBelow = (line: Mark, upper: Mark): boolean => {
    const step = (line.x1 - line.x0) / line.text.length;
    const white = line.top - upper.bottom;
    const ends = Math.max(Math.abs(line.x0 - upper.x0), Math.abs(line.x1 - upper.x1));
    return white >= 0 && white <= step && ends <= step;
  };
  return lines
    .filter((line) => !lines.some((upper) => isBelow(line, upper)))
    .map((line) => {
      const lower = lines.find((other) => isBelow(other, line));
      if (lower === undefined) return line;
      return { ...boxAround([line, lower]), text: line.text.replaceAll("-", "=") };
    });
}

function rowsOf(dashes: readonly Blob[]): Row[] {
  const rows = chainsOf<Blob>(dashes, {
    from: ({ x0 }) => x0,
    isNear: (last, dash) => dash.x0 - last.x0 <= LONGEST_STEP * (last.x1 - last.x0),
    isNext,
  });
  return rows.map((pieces) => ({ pieces, step: stepOf(pieces) }));
}

function isNext(row: readonly Box[], dash: Box): boolean {
  const last = row.at(-1)!;
  const wider = dash.x1 - dash.x0 - (last.x1 - last.x0);
  const longer = row.length === 1 ? 0 : dash.x0 - last.x0 - stepOf(row);
  return (
    dash.x0 >= last.x1 && Math.abs(wider) <= UNLIKE_PX && Math.abs(longer) <= UNLIKE_PX && isLevel(last, dash)
  );
}

/** Whether two are as thick as each other, and as high on the page. */
function isLevel(one: Box, other: Box): boolean {
  return Math.abs(one.top - other.top) <= UNLIKE_PX && Math.abs(one.bottom - other.bottom) <= UNLIKE_PX;
}

/** The pieces of a row with those beside it: dashes that blur has joined, and crosses. */
function withEnds({ pieces, step }: Row, flat: readonly Blob[], crosses: readonly Blob[]): Blob[] {
  const line = [...pieces];
  const sizes = { least: SMALLEST_CROSS * step, most: LARGEST_CROSS * step };
  const onLine = crosses.filter((piece) => isOnLine(piece, pieces[0]!, sizes));
  const isBeside = (white: number): boolean => white >= 0 && white <= WIDEST_WHITE * step;
  const nextTo = (end: Blob, whiteTo: (piece: Blob) => number): Blob | undefined => {
    const dash = crosses.includes(end) ? pieces[0]! : end;
    const beside = [...onLine, ...flat.filter((piece) => isLevel(piece, dash))].filter((piece) =>
      isBeside(whiteTo(piece)),
    );
    return beside.sort((a, b) => whiteTo(a) - whiteTo(b))[0];
  };
  for (;;) {
    const [first, last] = [line[0]!, line.at(-1)!];
    const before = nextTo(first, ({ x1 }) => first.x0 - x1);
    const behind = nextTo(last, ({ x0 }) => x0 - last.x1);
    if (before === undefined && behind === undefined) return line;
    if (before !== undefined) line.unshift(before);
    if (behind !== undefined) line.push(behind);
  }
}

/** Whether a line goes through the middle of a cross of its size. */
function isOnLine(
  { x0, top, x1, bottom }: Box,
  dash: Box,
  { least, most }: { least: number; most: number },
): boolean {
  const [width, height] = [x1 - x0, bottom - top];
  const place = ((dash.top + dash.bottom) / 2 - top) / height;
  return (
    Math.min(width, height) >= least &&
    Math.max(width, height) <= most &&
    place >= CORNER &&
    place <= 1 - CORNER
  );
}

/** Whether the corners of a piece are white, and no side of it is: of all signs a plus is so. */
function isCross({ x0, top, x1, bottom }: Box, { width, pixels, dpi }: GrayImage, { faint }: Tones): boolean {
  const [wide, high] = [x1 - x0, bottom - top];
  if (wide >= LEAST_FLAT * high || high < NARROWEST_IN * dpi || high > WIDEST_IN * dpi) return false;
  const [x, y] = [Math.floor(CORNER * wide), Math.floor(CORNER * high)];
  if (x < 1 || y < 1) return false;
  for (let row = top; row < bottom; row++) {
    const isMiddle = row >= top + y && row < bottom - y;
    if (isMiddle) continue;
    for (let i = 0; i < x; i++)
      if (pixels[row * width + x0 + i]! < faint || pixels[row * width + x1 - 1 - i]! < faint) return false;
  }
  return true;
}

/** As many dashes as have room where a piece of their row is. */
function dashesOf({ x0, x1 }: Box, { pieces, step }: Row): string {
  const white = step - (pieces[0]!.x1 - pieces[0]!.x0);
  return "-".repeat(Math.max(1, Math.round((x1 - x0 + white) / step)));
}
