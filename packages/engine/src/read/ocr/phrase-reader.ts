import type { Box } from "../../api/result.ts";
import { cropOf } from "../page-image/crop.ts";
import type { GrayImage } from "../page-image/gray-image.ts";
import { phrasesOf } from "../page-image/phrases.ts";
import { scaled } from "../page-image/scaled.ts";
import type { Tones } from "../page-image/tones.ts";
import { partWord } from "./part-words.ts";
import type { Recogniser, SeenWord } from "./recogniser.ts";

/** White around a phrase, in inches, that the recogniser wants to tell letters from the edge. */
const MARGIN_IN = 0.04;
/** Taller than two lines of print: lines that touch, to be parted by the recogniser. */
const ONE_LINE_IN = 0.19;
/** So many phrases are looked at to tell whether a page stands on its head. */
const SAMPLE = 12;
/** A phrase with a word that is less sure than this is looked at again. */
const SURE = 0.7;
/** A figure has to be surer: no dictionary helps to read it. */
const SURE_OF_FIGURE = 0.85;
/** Sizes of the further looks: what one size blurs, another shows. */
const OTHER_SIZES = [1.3, 0.7];

/** Reads the phrases of an upright image, each at most once. */
export class PhraseReader {
  readonly #image: GrayImage;
  readonly #tones: Tones;
  readonly #recogniser: Recogniser;
  readonly #phrases: Box[];
  readonly #read = new Map<Box, SeenWord[]>();

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
    const longest = [...this.#phrases].sort((a, b) => b.x1 - b.x0 - (a.x1 - a.x0)).slice(0, SAMPLE);
    const words = longest.flatMap((phrase) => this.#wordsOf(phrase)).filter(({ text }) => text.length > 2);
    return words.length === 0 ? 0 : mean(words.map(({ confidence }) => confidence));
  }

  /** The words of all phrases, in pixels of the image. */
  words(): SeenWord[] {
    return this.#phrases.flatMap((phrase, i) =>
      this.#wordsOf(phrase).map((word) => ({ ...word, line: i + word.line / 1000 })),
    );
  }

  /** The same image with its foot on top. */
  turned(): PhraseReader {
    const image = { ...this.#image, pixels: this.#image.pixels.slice().reverse() };
    return new PhraseReader(image, this.#tones, this.#recogniser);
  }

  #wordsOf(phrase: Box): SeenWord[] {
    const known = this.#read.get(phrase);
    if (known !== undefined) return known;
    const margin = Math.round(MARGIN_IN * this.#image.dpi);
    const crop = cropOf(this.#image, phrase, margin, this.#tones.paper);
    const words = this.#best(crop, phrase.bottom - phrase.top > ONE_LINE_IN * this.#image.dpi)
      .flatMap((word) => partWord(word, crop, this.#tones))
      .map((word) => moved(word, phrase.x0 - margin, phrase.top - margin));
    this.#read.set(phrase, words);
    return words;
  }

  #best(crop: GrayImage, several: boolean): SeenWord[] {
    const first = this.#recogniser.recognise(crop, several ? "page" : "line");
    if (several || first.every(isSure)) return first;
    const others = OTHER_SIZES.map((size) =>
      this.#recogniser.recognise(scaled(crop, size), "line").map((word) => shrunk(word, size)),
    );
    return agreed(first, others);
  }
}

function isSure({ text, confidence }: SeenWord): boolean {
  return confidence >= (/\d/.test(text) ? SURE_OF_FIGURE : SURE);
}

/**
 * The surest of several readings of one phrase. Where another reading has other digits in a word, no reading can be sure
 * of that word, unless most agree on it.
 */
export function agreed(first: SeenWord[], others: readonly SeenWord[][]): SeenWord[] {
  const readings = [first, ...others];
  const best = readings.reduce((a, b) => (surenessOf(b) > surenessOf(a) ? b : a));
  return best.map((word) => {
    const votes = readings.filter((reading) => reading.some(({ text }) => text === word.text)).length;
    const readDifferently = [...new Set(readings.flatMap((reading) => inPlaceOf(word, reading)))].filter(
      (text) => text !== word.text,
    );
    if (readDifferently.length === 0) return word;
    if (!/\d/.test(word.text)) return { ...word, otherReadings: readDifferently };
    const confidence =
      votes > readings.length / 2 ? Math.min(word.confidence, SURE) : Math.min(word.confidence, 0.4);
    return { ...word, confidence, otherReadings: readDifferently };
  });
}

function inPlaceOf(word: SeenWord, reading: readonly SeenWord[]): string[] {
  return reading
    .filter(({ x0, x1 }) => Math.min(x1, word.x1) - Math.max(x0, word.x0) > 0.6 * (word.x1 - word.x0))
    .map(({ text }) => text);
}

function surenessOf(words: readonly SeenWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0
    ? 0
    : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
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
