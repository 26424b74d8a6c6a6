import type { Box } from "../../api/result.ts";
import type { Matrix } from "../matrix.ts";
import { TurnedText } from "../turned-text.ts";
import { characterOf, isSpace } from "./characters.ts";
import type { Pdfium } from "./library.ts";
import type { Run } from "./text-runs.ts";

/** Letters of one run that does not stand as most of the page, from the first to the last. */
export interface Aside {
  run: Run;
  from: number;
  to: number;
  /** Nobody sees it. */
  hidden: boolean;
}

interface Point {
  x: number;
  y: number;
}

/** About so far letters reach from where they stand. */
const REACH_EM = 0.5;

interface Of {
  library: Pdfium;
  /** PDFium's text of the page. */
  text: number;
  view: Matrix;
  /** The library's memory for 256 bytes. */
  room: number;
}

/** Places the letters that a walk left aside, in the order in which they are drawn. */
export function turnedText(asides: readonly Aside[], { library, text, view, room }: Of): TurnedText {
  const turned = new TurnedText();
  for (const { run, from, to, hidden } of asides) {
    if (hidden || !(run.size > 0)) continue;
    const { alongX, alongY, size, em, font } = run;
    const length = Math.hypot(alongX, alongY);
    const [cos, sin] = [Math.abs(alongX) / length, Math.abs(alongY) / length];
    const { bold, ascent, descent, reach } = font;
    const look = { size, em, bold, ascent, descent };
    const high = reach * size;
    turned.begin(alongX, alongY, run.inked);
    let last = { x: NaN, y: NaN };
    for (let i = from; i <= to; i++) {
      const letter = library._FPDFText_GetUnicode(text, i);
      if (isSpace(letter)) {
        turned.end(library._FPDFText_IsGenerated(text, i) === 0);
        continue;
      }
      library._FPDFText_GetLooseCharBox(text, i, room);
      const box = library.HEAPF32.subarray(room >> 2, (room >> 2) + 4);
      const wide = Math.abs(view[0] * (box[2]! - box[0]!)) + Math.abs(view[2] * (box[3]! - box[1]!));
      const tall = Math.abs(view[1] * (box[2]! - box[0]!)) + Math.abs(view[3] * (box[3]! - box[1]!));
      // The box about a slanted letter is as wide as its advance and its height together make it.
      const advance = Math.max(0, cos > sin ? (wide - high * sin) / cos : (tall - high * cos) / sin);
      library._FPDFText_GetCharOrigin(text, i, room, room + 8);
      const [px, py] = [library.HEAPF64[room >> 3]!, library.HEAPF64[(room >> 3) + 1]!];
      const x = view[0] * px + view[2] * py + view[4];
      const y = view[1] * px + view[3] * py + view[5];
      // The letters of a ligature stand at one place.
      const isSamePlace = x === last.x && y === last.y;
      turned.letter(characterOf(library, text, letter, i), x, y, isSamePlace ? 0 : advance, look);
      last = { x, y };
    }
    turned.end();
  }
  return turned;
}

/** Where the letters of a run stand, about. */
export function extentOf({ run, from, to }: Aside, { library, text, view, room }: Of): Box {
  const [first, last] = [from, to].map((i) => {
    library._FPDFText_GetCharOrigin(text, i, room, room + 8);
    const [x, y] = [library.HEAPF64[room >> 3]!, library.HEAPF64[(room >> 3) + 1]!];
    return { x: view[0] * x + view[2] * y + view[4], y: view[1] * x + view[3] * y + view[5] };
  }) as [Point, Point];
  const reach = REACH_EM * run.size;
  return {
    x0: Math.min(first.x, last.x) - reach,
    top: Math.min(first.y, last.y) - reach,
    x1: Math.max(first.x, last.x) + reach,
    bottom: Math.max(first.y, last.y) + reach,
  };
}
