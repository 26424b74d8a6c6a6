import type { Box } from "../../api/result.ts";
import { cropOf } from "../page-image/crop.ts";
import type { GrayImage } from "../page-image/gray-image.ts";
import { phrasesOf } from "../page-image/phrases.ts";
import { scaled } from "../page-image/scaled.ts";
import { stripOf, usualHeight } from "../page-image/strip.ts";
import { sharpened } from "../page-image/sharpened.ts";
import type { Tones } from "../page-image/tones.ts";
import { mayHaveMarks, withMarks } from "./letters/accents.ts";
import { agreed, areSure, corrected, sameDigits, sameText, type Look } from "./agreement.ts";
import { withFives } from "./letters/fives.ts";
import { hidesMark, isDust, lacksTail, leavesInk } from "./ink/ink-left.ts";
import { withAmpersand } from "./letters/ampersands.ts";
import { inShownForm } from "./letters/letter-forms.ts";
import { sizedLetters } from "./letters/letter-case.ts";
import { highLetters, loneLetter, withSquareFoot } from "./letters/lone-letters.ts";
import { apart, moved, shrunk, wholeLetters } from "./words/word-boxes.ts";
import { withMarksBetween } from "./ink/marks-between.ts";
import { withMinus } from "./letters/minus-signs.ts";
import { withSlash } from "./letters/slashes.ts";
import { seenOnce } from "./seen-twice.ts";
import { withoutSpecks } from "./ink/without-specks.ts";
import { joinDots, joinFigures } from "./words/join-figures.ts";
import { joinLetters } from "./words/join-letters.ts";
import { partWord } from "./words/part-words.ts";
import type { Model, Recogniser, SeenWord } from "./recogniser.ts";

/** White around a phrase, in inches, that the recogniser wants to tell letters from the edge. */
const MARGIN_IN = 0.04;
/** Taller than two lines of print: lines that touch, to be parted by the recogniser. */
const ONE_LINE_IN = 0.19;
/** So many phrases are looked at to tell whether a page stands on its head, and so many more which model it needs. */
const LONGEST = 12;
const SPREAD = 36;
/** Of those, so many are looked at by other models as well, which costs more. */
const CONFIRMED = 10;
/** The quick model serves a page where it is sure of so many of these. */
const LEAST_SURE = 0.85;
/** And where others read so many of those alike: one name may be strange to all. */
const LEAST_CONFIRMED = 0.9;
/** The models that confirm or correct the first: each errs in a way of its own. */
const OTHERS: Readonly<Record<"quick" | "thorough", readonly Model[]>> = {
  quick: ["thorough", "spanish"],
  thorough: ["quick", "spanish"],
};
type FirstModel = keyof typeof OTHERS;
/** Sizes of the last looks: what one size blurs, another shows. */
const OTHER_SIZES = [1.3, 0.7];
/** Digits in which a point may be lost: a recogniser is none the less sure. */
const POINTLESS = /^[-$(]?\d{3,7}[-)]?$/;

/** Digits of which the ink may show more: a point, or a digit that is like its neighbour. */
const DIGITS = /^[-$(]?\d{1,7}[-)]?$/;

/** How far above a phrase marks are looked for, in heights of the phrase. */
const ABOVE = 0.3;

/** Reads the phrases of an upright image, each at most once. */
export class PhraseReader {
  readonly #image: GrayImage;
  readonly #tones: Tones;
  readonly #recogniser: Recogniser;
  readonly #phrases: Box[];
  readonly #linePx: number;
  readonly #firsts = new Map<Box, Map<Model, SeenWord[]>>();
  readonly #looks = new Map<Box, Map<Model, SeenWord[]>>();

  constructor(image: GrayImage, tones: Tones, recogniser: Recogniser) {
    this.#image = image;
    this.#tones = tones;
    this.#recogniser = recogniser;
    this.#phrases = phrasesOf(image, tones);
    const lines = this.#phrases.filter((phrase) => !this.#isHigh(phrase));
    this.#linePx = usualHeight(image, lines, tones);
  }

  /** Number of phrases. */
  get size(): number {
    return this.#phrases.length;
  }

  /** How sure the recogniser is of the longest phrases, 0 to 1: text on its head gives it nothing to be sure of. */
  confidence(): number {
    const longest = [...this.#phrases].sort((a, b) => b.x1 - b.x0 - (a.x1 - a.x0)).slice(0, LONGEST);
    const words = longest
      .flatMap((phrase) => this.#first(phrase, "quick"))
      .filter(({ text }) => text.length > 2);
    return words.length === 0 ? 0 : mean(words.map(({ confidence }) => confidence));
  }

  /** The words of all phrases, in pixels of the image. */
  words(): SeenWord[] {
    const model = this.#model();
    return seenOnce(
      this.#phrases.flatMap((phrase, i) =>
        this.#wordsOf(phrase, model).map((word) => ({ ...word, line: i + word.line / 1000 })),
      ),
    );
  }

  /** The same image with its foot on top. */
  turned(): PhraseReader {
    const image = { ...this.#image, pixels: this.#image.pixels.slice().reverse() };
    return new PhraseReader(image, this.#tones, this.#recogniser);
  }

  /** The cheapest model that reads this page well: the quick one, where another confirms it. */
  #model(): FirstModel {
    const spread = spreadOver(this.#phrases).filter((phrase) => !this.#isHigh(phrase));
    const sure = spread.filter((phrase) => areSure(this.#first(phrase, "quick")));
    if (sure.length < LEAST_SURE * spread.length) return "thorough";
    const compared = sure.slice(0, CONFIRMED);
    const confirmed = compared.filter((phrase) =>
      OTHERS.quick.some((model) => sameText(this.#first(phrase, "quick"), this.#look(phrase, model))),
    );
    return confirmed.length >= LEAST_CONFIRMED * compared.length ? "quick" : "thorough";
  }

  #wordsOf(phrase: Box, model: FirstModel): SeenWord[] {
    const crop = this.#crop(phrase);
    const words = this.#best(phrase, crop, model);
    const clean = words.filter((word) => !isDust(word, crop, this.#tones, this.#linePx));
    const whole = wholeLetters(apart(clean), crop, this.#tones);
    const sized = sizedLetters(whole, crop, this.#tones);
    const joined = joinLetters(this.#marked(phrase, sized), crop, this.#tones);
    return joinDots(joinFigures(withMarksBetween(joined, crop, this.#tones), crop, this.#tones))
      .map((word) => inShownForm(word, crop, this.#tones))
      .map((word) => loneLetter(word, crop, this.#tones, this.#linePx))
      .map((word) => highLetters(word, crop, this.#tones, this.#linePx))
      .map((word) => withSlash(word, crop, this.#tones))
      .map((word) => withFives(word, crop, this.#tones))
      .flatMap((word) => withAmpersand(word, crop, this.#tones))
      .flatMap((word, i, words) => partWord(word, crop, this.#tones, words[i + 1]))
      .map((word) => withSquareFoot(word, crop, this.#tones))
      .map((word, i, words) => withMinus(word, crop, this.#tones, words[i + 1]))
      .map((word) => moved(word, phrase.x0 - this.#margin, phrase.top - this.#margin));
  }

  /** Looks with one model, and where it is in doubt with others, until two looks agree, one of them surely, or none is left. */
  #best(phrase: Box, crop: GrayImage, model: FirstModel): SeenWord[] {
    const first = this.#first(phrase, model);
    if (this.#isHigh(phrase)) return first;
    const left = leavesInk(first, crop, this.#tones);
    const pointless = first.some(
      (word) =>
        (model === "thorough" && POINTLESS.test(word.text)) ||
        (DIGITS.test(word.text) && hidesMark(word, crop, this.#tones)),
    );
    const misshapen = first.some((word) => lacksTail(word, crop, this.#tones));
    if (!left && areSure(first) && !pointless && !misshapen) return first;
    const clean = withoutSpecks(crop, this.#tones, this.#linePx);
    if (clean !== null) {
      const whole = { x0: 0, top: 0, x1: clean.width, bottom: clean.height };
      const words = this.#readStrip(clean, whole, "thorough");
      if (areSure(words) && sameDigits(words, first)) return corrected(words, first);
    }
    const looks: Look[] = [{ model, words: first, leavesInk: left }];
    for (const look of this.#otherLooks(phrase, crop, model)) {
      const whole = !leavesInk(look.words, crop, this.#tones);
      if (
        whole &&
        model === "quick" &&
        look.model === "thorough" &&
        areSure(look.words) &&
        sameDigits(look.words, first)
      )
        return corrected(look.words, first);
      // Two guesses that agree may guess wrong alike.
      const same =
        whole &&
        looks.some(
          (other) => sameText(other.words, look.words) && (areSure(other.words) || areSure(look.words)),
        );
      looks.push({ ...look, leavesInk: !whole });
      if (same) break;
    }
    return agreed(looks);
  }

  *#otherLooks(phrase: Box, crop: GrayImage, first: FirstModel): Iterable<Omit<Look, "leavesInk">> {
    // What one model takes for empty paper, the others do as well.
    const isEmpty = this.#first(phrase, first).length === 0;
    const again = (model: Model) => ({ model, words: this.#look(phrase, model) });
    const model = "thorough";
    const sharp = () =>
      ({ model, words: this.#recogniser.recognise(sharpened(crop), "line", model) }) as const;
    if (first === model) yield sharp();
    if (!isEmpty) for (const other of OTHERS[first]) yield again(other);
    if (first !== model) yield sharp();
    for (const size of OTHER_SIZES) {
      const words = this.#recogniser.recognise(scaled(crop, size), "line", model);
      yield { model, words: words.map((word) => shrunk(word, size)) };
    }
  }

  /** Marks of capitals may stand apart, above the phrase. */
  #marked(phrase: Box, words: SeenWord[]): SeenWord[] {
    if (!words.some(mayHaveMarks)) return words;
    const above = Math.round(ABOVE * (phrase.bottom - phrase.top));
    const crop = this.#crop({ ...phrase, top: phrase.top - above });
    const lowered = words.map((word) => moved(word, 0, above));
    return withMarks(lowered, crop, this.#tones, this.#recogniser).map((word) => moved(word, 0, -above));
  }

  /** The cheapest look with a model. */
  #first(phrase: Box, model: Model): SeenWord[] {
    return once(this.#firsts, phrase, model, () => {
      if (this.#isHigh(phrase)) return this.#recogniser.recognise(this.#crop(phrase), "page", model);
      if (model === "thorough") return this.#look(phrase, model);
      return this.#readStrip(this.#image, phrase, model).map((word) =>
        moved(word, this.#margin - phrase.x0, this.#margin - phrase.top),
      );
    });
  }

  /** The words of one line in a picture, in its pixels. */
  #readStrip(picture: GrayImage, line: Box, model: Model): SeenWord[] {
    const { image, x, y } = stripOf(picture, line, this.#tones, this.#linePx);
    return this.#recogniser.recognise(image, "strip", model).map((word) => moved(word, x, y));
  }

  #look(phrase: Box, model: Model): SeenWord[] {
    return once(this.#looks, phrase, model, () =>
      this.#recogniser.recognise(this.#crop(phrase), "line", model),
    );
  }

  get #margin(): number {
    return Math.round(MARGIN_IN * this.#image.dpi);
  }

  #crop(phrase: Box): GrayImage {
    return cropOf(this.#image, phrase, { x: this.#margin, y: this.#margin }, this.#tones.paper);
  }

  #isHigh({ top, bottom }: Box): boolean {
    return bottom - top > ONE_LINE_IN * this.#image.dpi;
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

/** The golden ratio: steps of it fall into no row of columns. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Some phrases from all over a page: of a table not those of one column. */
function spreadOver(phrases: readonly Box[]): Box[] {
  if (phrases.length <= SPREAD) return [...phrases];
  const places = Array.from({ length: SPREAD }, (_, i) => Math.floor(((i * GOLDEN) % 1) * phrases.length));
  return [...new Set(places)].map((place) => phrases[place]!);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
