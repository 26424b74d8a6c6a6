import { linesOf, onPage, type Fragment } from "./fragments.ts";
import type { TurnedWord, Word } from "./page-reader.ts";
import { turnsOf } from "./turned-view.ts";

/** How letters of turned text look; lengths are points as displayed. */
export type Look = Pick<Fragment, "size" | "em" | "bold" | "ascent" | "descent">;

/** Text of one direction, placed as if it stood upright: x along its lines, y across them. */
interface Frame {
  /** Clockwise, of the text's direction as displayed. */
  degrees: number;
  cos: number;
  sin: number;
  inked: Fragment[];
  invisible: Fragment[];
}

/** Letters closer than this share of the font's width belong to one piece. */
const GAP_EM = 0.15;
/** White wider than so many font sizes ends a line: what goes on behind it heads another table. */
const WIDEST_GAP = 3;

/** Gathers the letters of a page that do not stand as most of its text. */
export class TurnedText {
  readonly #frames = new Map<number, Frame>();
  #frame: Frame | null = null;
  #inked = true;
  #open: Fragment | null = null;

  /** A show operator begins whose text runs along (x, y) as displayed. */
  begin(x: number, y: number, inked: boolean): void {
    this.end();
    this.#inked = inked;
    const degrees = degreesOf(x, y);
    if (Number.isNaN(degrees)) {
      this.#frame = null;
      return;
    }
    this.#frame = this.#frames.get(degrees) ?? emptyFrame(degrees);
    this.#frames.set(degrees, this.#frame);
  }

  /** A letter begins at (x, y) as displayed, on its baseline. */
  letter(text: string, x: number, y: number, advance: number, look: Look): void {
    const frame = this.#frame;
    if (frame === null) return;
    const x0 = frame.cos * x + frame.sin * y;
    const baseline = frame.cos * y - frame.sin * x;
    const open = this.#open;
    if (open !== null && Math.abs(baseline - open.baseline) < 0.1 * look.size) {
      if (Math.abs(x0 - open.x1) < GAP_EM * look.em) {
        open.text += text;
        open.x1 = x0 + advance;
        return;
      }
    }
    this.end();
    const { size, em, bold, ascent, descent } = look;
    this.#open = { text, x0, x1: x0 + advance, baseline, size, em, bold, ascent, descent, spaced: false };
  }

  /** Ends the piece that is being drawn; `spaced` where a space does. */
  end(spaced = false): void {
    if (this.#open === null) return;
    this.#open.spaced = spaced;
    if (this.#frame !== null) (this.#inked ? this.#frame.inked : this.#frame.invisible).push(this.#open);
    this.#open = null;
  }

  /** The words of which something is seen on a page of this size; the letters are used up. */
  words(width: number, height: number, invisible: boolean): TurnedWord[] {
    this.end();
    const words: TurnedWord[] = [];
    let line = 0;
    for (const frame of [...this.#frames.values()].sort((a, b) => a.degrees - b.degrees)) {
      for (const whole of linesOf(invisible ? frame.invisible : frame.inked)) {
        let last: Word | null = null;
        for (const word of whole) {
          if (last !== null && word.x0 - last.x1 > WIDEST_GAP * word.size) line++;
          words.push(asDisplayed(word, frame, line));
          last = word;
        }
        line++;
      }
    }
    return onPage(words, width, height);
  }
}

function degreesOf(x: number, y: number): number {
  const turns = turnsOf(x, y);
  if (turns !== null) return (360 - 90 * turns) % 360;
  return (Math.round((Math.atan2(y, x) * 180) / Math.PI) + 360) % 360;
}

function emptyFrame(degrees: number): Frame {
  const angle = (degrees * Math.PI) / 180;
  const isQuarter = degrees % 90 === 0;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    degrees,
    cos: isQuarter ? Math.round(cos) : cos,
    sin: isQuarter ? Math.round(sin) : sin,
    inked: [],
    invisible: [],
  };
}

function asDisplayed(word: Word, { degrees, cos, sin }: Frame, line: number): TurnedWord {
  const { text, x0, top, x1, bottom, baseline, size, bold, source, confidence } = word;
  const xs = [x0, x1].flatMap((x) => [top, bottom].map((y) => cos * x - sin * y));
  const ys = [x0, x1].flatMap((x) => [top, bottom].map((y) => sin * x + cos * y));
  const turn = degrees < 135 ? 90 : degrees <= 225 ? 180 : 270;
  return {
    text,
    x0: toHundredths(Math.min(...xs)),
    top: toHundredths(Math.min(...ys)),
    x1: toHundredths(Math.max(...xs)),
    bottom: toHundredths(Math.max(...ys)),
    baseline: toHundredths(turn === 180 ? sin * x0 + cos * baseline : cos * x0 - sin * baseline),
    size,
    bold,
    source,
    confidence,
    turn,
    ...(degrees % 90 === 0 ? {} : { angle: degrees }),
    line,
  };
}

/** As the places of all words are kept. */
function toHundredths(points: number): number {
  return Math.round(points * 100) / 100;
}
