import type { Matrix } from "../matrix.ts";
import { turnsOf, type Turns } from "../turned-view.ts";
import type { Pdfium } from "./library.ts";
import type { PageFont, PageFonts } from "./page-fonts.ts";

/** What the letters of one show operator share. Lengths are points as displayed. */
export interface Run {
  object: number;
  font: PageFont;
  /** Drawn with ink, and not as scanners add text under an image (rendering mode 3). */
  inked: boolean;
  /** In which direction the text runs, as displayed. */
  alongX: number;
  alongY: number;
  /** 0 stands upright. */
  turns: Turns | null;
  upright: boolean;
  baseline: number;
  size: number;
  em: number;
  /** The edge of the letters' boxes across the line, in the page's own space. */
  edge: number;
  /** By how much the box of a leaning letter begins before it and ends behind it. */
  before: number;
  behind: number;
  /** The library's memory; nothing that is called for a letter makes it grow. */
  floats: Float32Array;
}

const INVISIBLE = 3;

/** Tells of the show operators of a page how their letters stand. */
export class TextRuns {
  readonly #library: Pdfium;
  readonly #text: number;
  readonly #view: Matrix;
  readonly #room: number;
  readonly #fonts: PageFonts;
  readonly #across: number;

  /** `room` is the library's memory for 256 bytes, `across` where a letter's box in it holds its edge across the line. */
  constructor(
    library: Pdfium,
    text: number,
    view: Matrix,
    { room, fonts, across }: { room: number; fonts: PageFonts; across: number },
  ) {
    this.#library = library;
    this.#text = text;
    this.#view = view;
    this.#room = room;
    this.#fonts = fonts;
    this.#across = across;
  }

  /** The run of the text `object`, whose first letter is the page's `i`th. */
  begin(object: number, i: number): Run {
    const library = this.#library;
    const text = this.#text;
    const room = this.#room;
    const view = this.#view;
    const font = this.#fonts.fontOf(library._FPDFTextObj_GetFont(object));
    const inked = library._FPDFTextObj_GetTextRenderMode(object) !== INVISIBLE;
    const fontSize = library._FPDFText_GetFontSize(text, i);
    // Whatever makes the library's memory grow, and its old view empty, has been called before.
    const floats = library.HEAPF32;
    const at = room >> 2;
    library._FPDFText_GetMatrix(text, i, room);
    const a = view[0] * floats[at]! + view[2] * floats[at + 1]!;
    const b = view[1] * floats[at]! + view[3] * floats[at + 1]!;
    const c = view[0] * floats[at + 2]! + view[2] * floats[at + 3]!;
    const d = view[1] * floats[at + 2]! + view[3] * floats[at + 3]!;
    library._FPDFText_GetCharOrigin(text, i, room, room + 8);
    const doubles = library.HEAPF64;
    const baseline = view[1] * doubles[room >> 3]! + view[3] * doubles[(room >> 3) + 1]! + view[5];
    library._FPDFText_GetLooseCharBox(text, i, room);
    const stretch = Math.hypot(a, b);
    const [alongX, alongY] = [a * fontSize, b * fontSize];
    const turns = turnsOf(alongX, alongY);
    const size = Math.abs(fontSize) * Math.hypot(c, d);
    const run: Run = {
      object,
      font,
      inked,
      alongX,
      alongY,
      turns,
      // What does not stand as most of the page takes no part in its lines.
      upright: turns === 0 && size > 0,
      baseline,
      size,
      em: Math.abs(fontSize) * stretch,
      edge: floats[at + this.#across]!,
      before: 0,
      behind: 0,
      floats,
    };
    if (run.upright && c !== 0) this.#lean(run, c / Math.abs(d));
    return run;
  }

  /** `slope` is how far letters lean to the right for each point of height; the box of one is in the room. */
  #lean(run: Run, slope: number): void {
    const [, b, , d, , f] = this.#view;
    const at = this.#room >> 2;
    const ys = [0, 2].map((i) => b * run.floats[at + i]! + d * run.floats[at + i + 1]! + f);
    const [above, below] = [run.baseline - Math.min(...ys), Math.max(...ys) - run.baseline];
    run.before = slope > 0 ? slope * below : -slope * above;
    run.behind = slope > 0 ? slope * above : -slope * below;
  }
}
