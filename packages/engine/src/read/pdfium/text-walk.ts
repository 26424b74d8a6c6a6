import type { Fragment } from "../fragments.ts";
import type { Matrix } from "../matrix.ts";
import { signOf } from "../drawn-marks.ts";
import { UNMAPPED } from "../readable-text.ts";
import { lettersBox, SMALLEST_SIZE, type Unseen } from "../painted.ts";
import type { TurnedText } from "../turned-text.ts";
import { eachDrawn, isReadFromRight, mirroredBracket } from "../right-to-left.ts";
import { Directions, type Turns } from "../turned-view.ts";
import { characterOf, isSpace } from "./characters.ts";
import type { Pdfium } from "./library.ts";
import type { PagePaint } from "./page-paint.ts";
import { PageFonts } from "./page-fonts.ts";
import { TextRuns, type Run } from "./text-runs.ts";
import { extentOf, turnedText, type Aside } from "./turned-letters.ts";
import type { Doubt } from "./unseen-text.ts";

/** The letters of a page in pieces of words. */
export interface PageText {
  fragments: Fragment[];
  /** Text that is drawn without ink (rendering mode 3), as scanners add it under an image. */
  invisible: Fragment[];
  /** Text of which something says that nobody may see it. */
  doubts: Doubt[];
  /** Show operators of which something is seen, as far as something on the page may hide text. */
  seen: Set<number>;
}

const GAP_EM = 0.15;
/** A ligature is given the width of another letter where the font has none of its letters by themselves. */
const GAP_BEHIND_LIGATURE_EM = 0.5;
/** Its letters may have the widths of two others, which are wider by so much. */
const OVER_LIGATURE_EM = 0.75;
/** One whose ink reaches so near the end of its width has its own. */
const FILLED_EM = 0.1;
/** A letter with ink further on than this share of the em, and no width, has lost its width. */
const INK_EM = 0.1;
/** The narrowest letter, a dot or an l, is ten times as wide. */
const NO_WIDTH_EM = 0.02;
/** Ligatures are wider, an `f` alone is narrower. */
const LIGATURE_EM = 0.45;
/** They have ink and no width by nature. */
const MARK = /^\p{M}$/u;

/** Walks the letters of a page once, in the order in which they are drawn, and places each. */
export class TextWalk {
  readonly #library: Pdfium;
  readonly #text: number;
  readonly #view: Matrix;
  readonly #room: number;
  readonly #fonts: PageFonts;
  readonly #runs: TextRuns;
  readonly #directions = new Directions();
  readonly #paint: PagePaint | null;
  #drawn: PageText = { fragments: [], invisible: [], doubts: [], seen: new Set() };
  /** Where a letter's box holds its ends along the displayed line and its edge across it: left 0, top 1, right 2, bottom 3. */
  readonly #along: readonly [number, number];
  readonly #across: number;
  #run: Run | null = null;
  #open: Fragment | null = null;
  /** What the drawing that was placed last stands for. */
  #letters = "";
  #lastX0 = 0;
  #lastX1 = 0;
  /** What is read from the right comes in that order: a space behind a letter stands before it. */
  #leftwards = false;
  /** The letter that was placed last. */
  #last: { i: number; run: Run } | null = null;
  /** The letters of runs that do not stand as most of the page. */
  #aside: Aside[] = [];
  /** What ends in a ligature, and goes on in another show operator where the next letter stands near. */
  #ligature: Fragment | null = null;

  /** `text` is PDFium's text of a page, `room` its memory for 256 bytes. */
  constructor(
    library: Pdfium,
    text: number,
    view: Matrix,
    { room, paint }: { room: number; paint: PagePaint },
  ) {
    this.#paint = paint.mayHide ? paint : null;
    this.#library = library;
    this.#text = text;
    this.#view = view;
    this.#room = room;
    this.#fonts = new PageFonts(library, room);
    const [a, , c] = view;
    this.#along = a === 0 ? (c > 0 ? [3, 1] : [1, 3]) : a > 0 ? [0, 2] : [2, 0];
    this.#across = a === 0 ? 0 : 3;
    this.#runs = new TextRuns(library, text, view, { room, fonts: this.#fonts, across: this.#across });
  }

  /** What is wrong with a font's widths shows at some of its letters only: then all are placed anew, by their ink. */
  walk(): void {
    this.#walkOnce();
    if (this.#fonts.haveLostWidths()) {
      this.#drawn = { fragments: [], invisible: [], doubts: [], seen: new Set() };
      this.#run = null;
      this.#aside = [];
      this.#walkOnce();
    }
    for (const aside of this.#aside) this.#doubtAside(aside);
  }

  /** What the walk found upright. */
  get drawn(): PageText {
    return this.#drawn;
  }

  /** How the page is to be turned for most of its letters to stand upright. */
  get turns(): Turns {
    return this.#directions.prevailing;
  }

  /** What the walk left aside as it does not stand upright. */
  turned(): TurnedText | null {
    if (this.#aside.length === 0) return null;
    return turnedText(this.#aside, this.#source);
  }

  get #source() {
    return { library: this.#library, text: this.#text, view: this.#view, room: this.#room };
  }

  #walkOnce(): void {
    const library = this.#library;
    const text = this.#text;
    const count = library._FPDFText_CountChars(text);
    for (let i = 0; i < count; i++) {
      const letter = library._FPDFText_GetUnicode(text, i);
      if (isSpace(letter)) {
        // Spaces that PDFium makes up say nothing: what belongs together is told by places alone.
        this.#flush(library._FPDFText_IsGenerated(text, i) === 0 && !this.#leftwards);
        continue;
      }
      const object = library._FPDFText_GetTextObject(text, i);
      if (object === 0) continue;
      if (this.#run?.object !== object) {
        this.#flush(false);
        this.#run = this.#runs.begin(object, i);
        if (!this.#run.upright) this.#aside.push({ run: this.#run, from: i, to: i, hidden: false });
      }
      this.#directions.add(this.#run.turns);
      if (this.#run.upright) this.#place(this.#run, letter, i);
      else this.#aside.at(-1)!.to = i;
    }
    this.#flush(false);
  }

  #place(run: Run, letter: number, i: number): void {
    const view = this.#view;
    const room = this.#room;
    const floats = run.floats;
    this.#library._FPDFText_GetLooseCharBox(this.#text, i, room);
    const at = room >> 2;
    // Letters that stand one below the other.
    if (Math.abs(floats[at + this.#across]! - run.edge) > 0.1 * run.size) return this.#flush(false);
    // One of the two is zero: pages are turned by right angles.
    const scale = view[0] + view[2];
    const x0 = scale * floats[at + this.#along[0]]! + view[4] + run.before;
    let x1 = scale * floats[at + this.#along[1]]! + view[4] - run.behind;
    const told = this.#asDrawn(characterOf(this.#library, this.#text, letter, i), i);
    const character = told === UNMAPPED ? (this.#markOf(run, i) ?? told) : told;
    if (run.font.lostWidths || (x1 - x0 < NO_WIDTH_EM * run.em && !MARK.test(character))) {
      x1 = this.#endOfInk(run, i, x0, x1);
    }
    const open = this.#open;
    if (open !== null && x0 === this.#lastX0 && isOfLigature(open.text, character)) {
      // PDFium takes a ligature apart into letters at one place. They have its width, or each their own where the page says
      // which letters it stands for (`ActualText`), as browsers do.
      const isWhole = x1 === this.#lastX1 && x1 - x0 >= LIGATURE_EM * run.em;
      open.text += character;
      if (!isWhole) open.x1 += x1 - x0;
      this.#lastX1 = x1;
      const hasWidth = isWhole ? this.#fills(run, i, x0, x1) : this.#endsAtInk(run, i, open.x1);
      this.#ligature = hasWidth ? null : open;
      return;
    }
    if (open !== null && x0 === this.#lastX0 && x1 === this.#lastX1) {
      const before = open.text.slice(0, open.text.length - this.#letters.length);
      this.#letters += character;
      open.text = before + eachDrawn(this.#letters);
      return;
    }
    if (x0 - this.#lastX1 < -GAP_EM * run.em) this.#doubtWidth(run, x0);
    this.#leftwards = this.#last?.run.baseline === run.baseline && x0 < this.#lastX0;
    this.#last = { i, run };
    this.#letters = character;
    this.#lastX0 = x0;
    this.#lastX1 = x1;
    this.#endLigature(run, x0);
    if (open !== null && Math.abs(x0 - open.x1) < GAP_EM * run.em) {
      open.text += character;
      open.x1 = x1;
      return;
    }
    this.#flush(false);
    const { bold, ascent, descent } = run.font;
    const { baseline, size, em } = run;
    this.#open = { text: character, x0, x1, baseline, size, em, bold, ascent, descent, spaced: false };
  }

  /** PDFium gives a bracket among letters that are read from the right as it is spelled, which is not as it looks. */
  #asDrawn(character: string, i: number): string {
    const mirrored = mirroredBracket(character);
    if (mirrored === null) return character;
    const [library, text] = [this.#library, this.#text];
    const isBeside = (other: number): boolean =>
      isReadFromRight(String.fromCodePoint(library._FPDFText_GetUnicode(text, other)));
    const isRightOf = (one: number, other: number): boolean => this.#beginOf(one) > this.#beginOf(other);
    const isFromRight = (isBeside(i + 1) && isRightOf(i, i + 1)) || (isBeside(i - 1) && isRightOf(i - 1, i));
    return isFromRight ? mirrored : character;
  }

  /** Where a letter begins along the displayed line. */
  #beginOf(i: number): number {
    const [view, room] = [this.#view, this.#room];
    this.#library._FPDFText_GetLooseCharBox(this.#text, i, room);
    return (view[0] + view[2]) * this.#library.HEAPF32[(room >> 2) + this.#along[0]]!;
  }

  /**
   * A letter whose ink ends before the next one begins is no wider than that: where the page says which letter a drawing
   * stands for (`ActualText`), PDFium gives it the width of another one.
   */
  #doubtWidth({ baseline, em }: Run, x0: number): void {
    const last = this.#last;
    if (last === null || last.run.baseline !== baseline || x0 <= this.#lastX0) return;
    const [, to] = this.#inkOf(last.i) ?? [0, Infinity];
    if (to < x0 + NO_WIDTH_EM * em) last.run.font.lostWidths = true;
  }

  /** A ligature reaches up to the letter right behind it. */
  #endLigature({ baseline, em }: Run, x0: number): void {
    const before = this.#ligature;
    this.#ligature = null;
    if (before === null || before.spaced || before.baseline !== baseline) return;
    const gap = x0 - before.x1;
    if (gap > -OVER_LIGATURE_EM * em && gap < GAP_BEHIND_LIGATURE_EM * em) before.x1 = x0;
  }

  /** Where a letter ends by its ink, with as much room behind it as before it; `x1` where it has none. */
  #endOfInk(run: Run, i: number, x0: number, x1: number): number {
    const ink = this.#inkOf(i);
    if (ink === null) return x1;
    const [from, to] = ink;
    if (to - x0 < INK_EM * run.em || to <= from) return x1;
    if (x1 - x0 < NO_WIDTH_EM * run.em) run.font.lostWidths = true;
    return to + Math.max(0, from - x0);
  }

  /** Whether the ink of a letter reaches from its beginning to its end. */
  #fills({ em }: Run, i: number, x0: number, x1: number): boolean {
    const [from, to] = this.#inkOf(i) ?? [Infinity, -Infinity];
    return Math.abs(from - x0) < FILLED_EM * em && Math.abs(x1 - to) < FILLED_EM * em;
  }

  /** Whether letters that share a ligature end where its ink does: their widths are right, and what follows is another word. */
  #endsAtInk({ em }: Run, i: number, x1: number): boolean {
    const [, to] = this.#inkOf(i) ?? [0, -Infinity];
    return Math.abs(x1 - to) < FILLED_EM * em;
  }

  /** From where to where the ink of a letter reaches; null where PDFium does not know it. */
  #inkOf(i: number): [from: number, to: number] | null {
    const [library, view, room] = [this.#library, this.#view, this.#room];
    const at = room >> 3;
    if (library._FPDFText_GetCharBox(this.#text, i, room, room + 16, room + 24, room + 8) === 0) return null;
    // Left, top, right, bottom, as in the other box.
    const scale = view[0] + view[2];
    return this.#along.map((end) => scale * library.HEAPF64[at + end]! + view[4]) as [number, number];
  }

  /** The point or comma that a letter without a meaning is by its ink; null where it is none. */
  #markOf(run: Run, i: number): string | null {
    const [view, at] = [this.#view, this.#room >> 3];
    if (this.#inkOf(i) === null) return null;
    const [left, top, right, bottom] = this.#library.HEAPF64.subarray(at, at + 4) as unknown as number[];
    const across = [left!, right!].flatMap((x) =>
      [top!, bottom!].map((y) => view[0] * x + view[2] * y + view[4]),
    );
    const down = [left!, right!].flatMap((x) =>
      [top!, bottom!].map((y) => view[1] * x + view[3] * y + view[5]),
    );
    const ink = {
      x0: Math.min(...across),
      top: Math.min(...down),
      x1: Math.max(...across),
      bottom: Math.max(...down),
    };
    return signOf(ink, run);
  }

  #flush(spaced: boolean): void {
    const open = this.#open;
    if (open === null) return;
    open.spaced = spaced;
    this.#open = null;
    const run = this.#run;
    if (run === null) return;
    const why = run.inked ? this.#whyUnseen(run, open) : null;
    if (why === null) {
      (run.inked ? this.#drawn.fragments : this.#drawn.invisible).push(open);
      if (this.#paint !== null) this.#drawn.seen.add(run.object);
    } else {
      const letters = lettersBox(open);
      this.#drawn.doubts.push({ object: run.object, letters, why, fragment: open, aside: null });
    }
  }

  #whyUnseen({ object, size }: Run, open: Fragment): Unseen | null {
    if (size < SMALLEST_SIZE && this.#isSmall(object)) return "small";
    return this.#paint === null ? null : this.#paint.whyUnseen(object, lettersBox(open));
  }

  /** Letters that are pictures have sizes of their own. */
  #isSmall(object: number): boolean {
    const [library, room] = [this.#library, this.#room];
    if (library._FPDFPageObj_GetBounds(object, room, room + 4, room + 8, room + 12) === 0) return false;
    const [left, low, right, high] = library.HEAPF32.subarray(room >> 2, (room >> 2) + 4);
    const reach = Math.min(right! - left!, high! - low!);
    return reach > 0 && reach < SMALLEST_SIZE;
  }

  #doubtAside(aside: Aside): void {
    const { object, inked } = aside.run;
    if (!inked || this.#paint === null) return;
    const letters = extentOf(aside, this.#source);
    const why = this.#paint.whyUnseen(object, letters);
    if (why !== null) this.#drawn.doubts.push({ object, letters, why, fragment: null, aside });
  }
}

function isOfLigature(before: string, letter: string): boolean {
  return before.endsWith("f") && "fijlt".includes(letter);
}
