import type { Box } from "../../api/result.ts";
import { cropOf } from "../page-image/crop.ts";
import type { GrayImage } from "../page-image/gray-image.ts";
import { phrasesOf } from "../page-image/phrases.ts";
import { scaled } from "../page-image/scaled.ts";
import { sharpened } from "../page-image/sharpened.ts";
import type { Tones } from "../page-image/tones.ts";
import { mayHaveMarks, withMarks } from "./accents.ts";
import { agreed, areSure, corrected, sameDigits, sameText, type Look } from "./agreement.ts";
import { hidesMark, leavesInk } from "./ink-left.ts";
import { sizedLetters } from "./letter-case.ts";
import { joinDigits, partWord } from "./part-words.ts";
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

/** How far above a phrase marks are looked for, in heights of the phrase. */
const ABOVE = 0.3;

/** Reads the phrases of an upright image, each at most once. */
export class PhraseReader {
  readonly #image: GrayImage;
  readonly #tones: Tones;
  readonly #recogniser: Recogniser;
  readonly #phrases: Box[];
  readonly #looks = new Map<Box, Map<Model, SeenWord[]>>();

  constructor(image: GrayImage, tones: Tones, recogniser: Recogniser) {
    this.#image = image;
    this.#tones = tones;
    this.#recogniser = recogniser;
    this.#phrases = phrasesOf(image, tones);
  }

  /** Number of phrases. */
  get size(): number {
    return this.#phrases.length;
  }

  /** How sure the recogniser is of the longest phrases, 0 to 1: text on its head gives it nothing to be sure of. */
  confidence(): number {
    const longest = [...this.#phrases].sort((a, b) => b.x1 - b.x0 - (a.x1 - a.x0)).slice(0, LONGEST);
    const words = longest
      .flatMap((phrase) => this.#look(phrase, "quick"))
      .filter(({ text }) => text.length > 2);
    return words.length === 0 ? 0 : mean(words.map(({ confidence }) => confidence));
  }

  /** The words of all phrases, in pixels of the image. */
  words(): SeenWord[] {
    const model = this.#model();
    return this.#phrases.flatMap((phrase, i) =>
      this.#wordsOf(phrase, model).map((word) => ({ ...word, line: i + word.line / 1000 })),
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
    const sure = spread.filter((phrase) => areSure(this.#look(phrase, "quick")));
    if (sure.length < LEAST_SURE * spread.length) return "thorough";
    const compared = sure.slice(0, CONFIRMED);
    const confirmed = compared.filter((phrase) =>
      OTHERS.quick.some((model) => sameText(this.#look(phrase, "quick"), this.#look(phrase, model))),
    );
    return confirmed.length >= LEAST_CONFIRMED * compared.length ? "quick" : "thorough";
  }

  #wordsOf(phrase: Box, model: FirstModel): SeenWord[] {
    const crop = this.#crop(phrase);
    const words = this.#best(phrase, crop, model);
    const sized = sizedLetters(apart(words), crop, this.#tones);
    return joinDigits(this.#marked(phrase, sized))
      .flatMap((word) => partWord(word, crop, this.#tones))
      .map((word) => moved(word, phrase.x0 - this.#margin, phrase.top - this.#margin));
  }

  /** Looks with one model, and where it is in doubt with others, until two looks agree, one of them surely, or none is left. */
  #best(phrase: Box, crop: GrayImage, model: FirstModel): SeenWord[] {
    const first = this.#look(phrase, model);
    if (this.#isHigh(phrase)) return first;
    const left = leavesInk(first, crop, this.#tones);
    const pointless = first.some(
      (word) => POINTLESS.test(word.text) && (model === "thorough" || hidesMark(word, crop, this.#tones)),
    );
    if (!left && areSure(first) && !pointless) return first;
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
    const isEmpty = this.#look(phrase, first).length === 0;
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

  #look(phrase: Box, model: Model): SeenWord[] {
    const known = this.#looks.get(phrase) ?? new Map<Model, SeenWord[]>();
    this.#looks.set(phrase, known);
    const words =
      known.get(model) ??
      this.#recogniser.recognise(this.#crop(phrase), this.#isHigh(phrase) ? "page" : "line", model);
    known.set(model, words);
    return words;
  }

  get #margin(): number {
    return Math.round(MARGIN_IN * this.#image.dpi);
  }

  #crop(phrase: Box): GrayImage {
    return cropOf(this.#image, phrase, this.#margin, this.#tones.paper);
  }

  #isHigh({ top, bottom }: Box): boolean {
    return bottom - top > ONE_LINE_IN * this.#image.dpi;
  }
}

/** The golden ratio: steps of it fall into no row of columns. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Some phrases from all over a page: of a table not those of one column. */
function spreadOver(phrases: readonly Box[]): Box[] {
  if (phrases.length <= SPREAD) return [...phrases];
  const places = Array.from({ length: SPREAD }, (_, i) => Math.floor(((i * GOLDEN) % 1) * phrases.length));
  return [...new Set(places)].map((place) => phrases[place]!);
}

/** Boxes of neighbours may overlap: each ends where the next begins. */
function apart(words: readonly SeenWord[]): SeenWord[] {
  return words.map((word, i) => {
    const next = words[i + 1];
    const overlaps = next !== undefined && next.x0 > word.x0 && next.x0 < word.x1;
    return overlaps ? { ...word, x1: next.x0 } : word;
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function moved(word: SeenWord, x: number, y: number): SeenWord {
  return { ...word, x0: word.x0 + x, top: word.top + y, x1: word.x1 + x, bottom: word.bottom + y };
}

function shrunk(word: SeenWord, size: number): SeenWord {
  const { x0, top, x1, bottom } = word;
  return { ...word, x0: x0 / size, top: top / size, x1: x1 / size, bottom: bottom / size };
}
