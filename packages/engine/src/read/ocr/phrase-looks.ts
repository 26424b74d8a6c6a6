import { labelWords } from "@paylift/canonical";
import type { Box } from "../../api/result.ts";
import { cropOf } from "../page-image/crop.ts";
import type { GrayImage } from "../page-image/gray-image.ts";
import { scaled } from "../page-image/scaled.ts";
import { sharpened } from "../page-image/sharpened.ts";
import { stripOf } from "../page-image/strip.ts";
import type { Tones } from "../page-image/tones.ts";
import { agreed, areSure, corrected, sameDigits, sameLetters, sameText, type Look } from "./agreement.ts";
import type { DecimalMark } from "./decimal-mark.ts";
import { hidesComma, hidesMark, imaginesDigit, lacksTail, leavesInk, POINTLESS } from "./ink/ink-left.ts";
import { withoutSpecks } from "./ink/without-specks.ts";
import { lacksFirst } from "./letters/first-letters.ts";
import { isTooHigh } from "./letters/lone-letters.ts";
import { hasUnlikeHeight } from "./letters/unlike-heights.ts";
import type { Model, Recogniser, SeenWord } from "./recogniser.ts";
import { moved, shrunk } from "./words/word-boxes.ts";

/** White around a phrase, in inches, that the recogniser wants to tell letters from the edge. */
const MARGIN_IN = 0.04;
/** Taller than two lines of print: lines that touch, to be parted by the recogniser. */
const ONE_LINE_IN = 0.19;
/** The models that confirm or correct the first: each errs in a way of its own. */
export const OTHERS: Readonly<Record<"quick" | "thorough", readonly Model[]>> = {
  quick: ["thorough", "spanish"],
  thorough: ["quick", "spanish"],
};
/** The models that a page may be read with. */
export type FirstModel = keyof typeof OTHERS;
/** What the phrases of a page have in common. */
export interface KnownOfPage {
  model: FirstModel;
  /** How high capitals usually are. */
  capitalPx: number;
  decimalMark: DecimalMark;
}

/** So many times as wide letters of narrow print no longer touch, for the eye of a recogniser. */
const WIDER = 1.4;
/** Sizes of the last looks: what one size blurs, another shows. */
const OTHER_SIZES = [1.3, 0.7];

/** A figure of which the ink may show more: a point, or a digit that is like its neighbour. */
const FIGURE = /^[-$(]*[\d.,]*\d[\d.,]*[-)]*$/;
/** A numeral behind a name, which may have a stroke more. */
const NUMERAL = /^I{2,3}[,.]?$/;

/** Long words that no label has are names. */
const LONG_NAME = /^\p{Lu}[\p{L}'\u2019-]{5,}[.,]?$/u;

function isNameOfItsOwn({ text }: SeenWord): boolean {
  return LONG_NAME.test(text) && !labelWords().has(text.replace(/[.,]$/, "").toLowerCase());
}

/** Whether a phrase is higher than a line of print. */
export function isHigh({ top, bottom }: Box, { dpi }: Pick<GrayImage, "dpi">): boolean {
  return bottom - top > ONE_LINE_IN * dpi;
}

/** Looks at the phrases of an upright image, each in the same way at most once. */
export class PhraseLooks {
  readonly #image: GrayImage;
  readonly #tones: Tones;
  readonly #recogniser: Recogniser;
  readonly #linePx: number;
  readonly #stripPx: number;
  readonly #firsts = new Map<Box, Map<Model, SeenWord[]>>();
  readonly #looks = new Map<Box, Map<Model, SeenWord[]>>();

  /** `linePx` is how high lines usually are, and `stripPx` how high the strips are that show one. */
  constructor(
    image: GrayImage,
    tones: Tones,
    recogniser: Recogniser,
    { linePx, stripPx }: { linePx: number; stripPx: number },
  ) {
    this.#image = image;
    this.#tones = tones;
    this.#recogniser = recogniser;
    this.#linePx = linePx;
    this.#stripPx = stripPx;
  }

  /**
   * Looks with one model, and where it is in doubt with others, until two looks agree, one of them surely, or none is left.
   */
  best(phrase: Box, crop: GrayImage, { model, capitalPx, decimalMark }: KnownOfPage): SeenWord[] {
    const first = this.first(phrase, model);
    if (isHigh(phrase, this.#image)) return first;
    const missed = this.#missed(first, crop, capitalPx);
    const pointless = first.some(({ text }) => model === "thorough" && POINTLESS.test(text));
    const misshapen = first.some((word) => lacksTail(word, crop, this.#tones));
    if (missed === "nothing" && areSure(first, decimalMark) && !pointless && !misshapen)
      return model === "thorough" && first.some(isNameOfItsOwn) ? this.#confirmed(phrase, first) : first;
    const clean = withoutSpecks(crop, this.#tones, this.#linePx);
    if (clean !== null) {
      const whole = { x0: 0, top: 0, x1: clean.width, bottom: clean.height };
      const words = this.#readStrip(clean, whole, "thorough");
      if (areSure(words, decimalMark) && sameDigits(words, first)) return corrected(words, first);
    }
    const looks: Look[] = [{ model, words: first, missed }];
    for (const look of this.#otherLooks(phrase, crop, model, pointless)) {
      const missedByLook = this.#missed(look.words, crop, capitalPx);
      const whole = missedByLook === "nothing";
      // Where its first look was not sure, a later one of the same model is one of several.
      const isConfirmed =
        looks.length === 1 ||
        looks.some((other) => other.model !== look.model && sameLetters(other.words, look.words));
      if (
        whole &&
        isConfirmed &&
        model === "quick" &&
        look.model === "thorough" &&
        areSure(look.words, decimalMark) &&
        sameDigits(look.words, first)
      )
        return corrected(look.words, first);
      // Two guesses that agree may guess wrong alike.
      const same =
        whole &&
        looks.some(
          (other) =>
            sameText(other.words, look.words) &&
            [other, look].some(({ words }) => areSure(words, decimalMark)),
        );
      looks.push({ ...look, missed: missedByLook });
      if (same) break;
    }
    return agreed(looks, decimalMark);
  }

  /** What a thorough look has read surely, but for a name that two other models read alike in another way: dictionaries know no names. */
  #confirmed(phrase: Box, first: SeenWord[]): SeenWord[] {
    const second = this.look(phrase, "quick");
    if (sameLetters(second, first) || !sameDigits(second, first)) return first;
    const third = this.look(phrase, "spanish");
    return areSure(third) && sameLetters(second, third) ? corrected(third, first) : first;
  }

  /** What words leave out of the ink of their line: letters that stand in none; or in details, as its form or its height tells, what a letter is. */
  #missed(words: readonly SeenWord[], crop: GrayImage, capitalPx: number): Look["missed"] {
    if (leavesInk(words, crop, this.#tones)) return "letters";
    const isMisread = words.some(
      (word) =>
        ((FIGURE.test(word.text) || NUMERAL.test(word.text)) && hidesMark(word, crop, this.#tones)) ||
        hidesComma(word, crop, this.#tones) ||
        imaginesDigit(word, crop, this.#tones) ||
        lacksFirst(word) ||
        hasUnlikeHeight(word, crop, this.#tones) ||
        isTooHigh(word, crop, this.#tones, capitalPx),
    );
    return isMisread ? "details" : "nothing";
  }

  /** The same model in another way comes first, unless `isBlind`: it would miss again what it has missed. */
  *#otherLooks(
    phrase: Box,
    crop: GrayImage,
    first: FirstModel,
    isBlind: boolean,
  ): Iterable<Omit<Look, "missed">> {
    // What one model takes for empty paper, the others do as well.
    const isEmpty = this.first(phrase, first).length === 0;
    const again = (model: Model) => ({ model, words: this.look(phrase, model) });
    const model = "thorough";
    const sharp = () =>
      ({ model, words: this.#recogniser.recognise(sharpened(crop), "line", model) }) as const;
    if (first === model && !isBlind) yield sharp();
    if (!isEmpty) for (const other of OTHERS[first]) yield again(other);
    for (const wider of ["thorough", "quick"] as const) {
      const words = this.#recogniser.recognise(scaled(crop, 1, WIDER), "line", wider);
      yield { model: wider, words: words.map((word) => shrunk(word, 1, WIDER)), widened: true };
    }
    if (first !== model || isBlind) yield sharp();
    for (const size of OTHER_SIZES) {
      const words = this.#recogniser.recognise(scaled(crop, size), "line", model);
      yield { model, words: words.map((word) => shrunk(word, size)) };
    }
  }

  /** The cheapest look with a model. */
  first(phrase: Box, model: Model): SeenWord[] {
    return once(this.#firsts, phrase, model, () => {
      if (isHigh(phrase, this.#image)) return this.#recogniser.recognise(this.crop(phrase), "page", model);
      if (model === "thorough") return this.look(phrase, model);
      return this.#readStrip(this.#image, phrase, model).map((word) =>
        moved(word, this.margin - phrase.x0, this.margin - phrase.top),
      );
    });
  }

  /** The words of one line in a picture, in its pixels. */
  #readStrip(picture: GrayImage, line: Box, model: Model): SeenWord[] {
    const { image, x, y } = stripOf(picture, line, this.#tones, this.#stripPx);
    return this.#recogniser.recognise(image, "strip", model).map((word) => moved(word, x, y));
  }

  /** The words of a phrase as a model sees them on white paper. */
  look(phrase: Box, model: Model): SeenWord[] {
    return once(this.#looks, phrase, model, () =>
      this.#recogniser.recognise(this.crop(phrase), "line", model),
    );
  }

  /** White around a phrase in its picture, in pixels. */
  get margin(): number {
    return Math.round(MARGIN_IN * this.#image.dpi);
  }

  /** The picture of a phrase, with white around it. */
  crop(phrase: Box): GrayImage {
    return cropOf(this.#image, phrase, { x: this.margin, y: this.margin }, this.#tones.paper);
  }
}

/** What a model gave for a phrase, from a look that is made at most once. */
function once(
  known: Map<Box, Map<Model, SeenWord[]>>,
  phrase: Box,
  model: Model,
  look: () => SeenWord[],
): SeenWord[] {
  const looks = known.get(phrase) ?? new Map<Model, SeenWord[]>();
  known.set(phrase, looks);
  const words = looks.get(model) ?? look();
  looks.set(model, words);
  return words;
}
