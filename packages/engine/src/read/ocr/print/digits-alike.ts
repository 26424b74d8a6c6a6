import { median } from "../median.ts";
import type { SeenWord } from "../recogniser.ts";
import { DigitBook } from "./digit-book.ts";
import type { LetterSample, PrintedLetters } from "./letter-samples.ts";

const DIGIT = /^\d$/;
const FIGURE = /^[-+($]*[\d.,/:-]*\d[\d.,/:-]*[-)%]*$/;
/** From here on a figure shows how a page prints its digits, where no look read it otherwise. */
const SURE = 0.85;
/** A digit is another one where it is so much less unlike to it, and may be another where it is a little less. */
const [MUCH_LESS, LESS] = [0.6, 0.9];
/** It is no more unlike to that than so many times what digits of the page usually are to themselves. */
const ALIKE = 1.5;
/** Or it is half as unlike to that as to any other, and no more unlike than this. */
const [HALF, LIKELY] = [0.5, 0.6];
/** A figure of which the page prints a digit as another is in doubt, whichever it is. */
const DISPUTED = 0.4;
const DOUBTFUL = 0.7;
/** So many digits tell how a page prints them. */
const MOST_MEASURED = 100;

/**
 * The words of a page with each digit of a figure that the page prints like another one read as that: a clear `7,187.74` whose 1 is
 * as wide as its 7s, and looks like them, is `7,787.74`. Recognisers see a line at a time and guess a digit by those beside it. What
 * was read is remembered, and the figure is in doubt. What other looks read is forgotten where the page prints it in another way.
 */
export function readDigitsAlike(words: readonly SeenWord[], printed: PrintedLetters): SeenWord[] {
  const digits = new PrintedDigits(words, printed);
  return words.map((word) => digits.withoutUnlike(digits.alike(word)));
}

/** The digits of a page's figures, as it prints them. */
export class PrintedDigits {
  readonly #printed: PrintedLetters;
  readonly #book = new DigitBook();
  /** A digit that is what it was read as is no more unlike to others of its kind. */
  readonly #most: number;

  constructor(words: readonly SeenWord[], printed: PrintedLetters) {
    this.#printed = printed;
    const figures = words.filter(({ text }) => FIGURE.test(text));
    const digits = figures.flatMap((word) => this.#digitsOf(word).map((sample) => ({ word, sample })));
    for (const { word, sample } of digits)
      if (word.confidence >= SURE && (word.otherReadings?.length ?? 0) === 0) this.#book.add(word, sample);
    const own = digits
      .slice(0, MOST_MEASURED)
      .map(({ word, sample }) => this.#book.unlikeTo(sample.letter, word, sample))
      .filter(Number.isFinite);
    this.#most = ALIKE * (median(own) ?? 0);
  }

  /** A figure with each digit that the page prints like another one read as that. */
  alike(word: SeenWord): SeenWord {
    const letters = this.#lettersOf(word);
    const shown = letters.map((sample) => this.#shown(word, sample));
    const textBy = (least: number): string =>
      shown.map(({ digit, own, less }) => (less <= least ? digit : own)).join("");
    const [text, other] = [textBy(MUCH_LESS), textBy(LESS)];
    if (letters.length === 0 || other === word.text) return word;
    const otherReadings = [...new Set([...(word.otherReadings ?? []), other, word.text])];
    const confidence = Math.min(word.confidence, text === word.text ? DOUBTFUL : DISPUTED);
    return { ...word, text, otherReadings: otherReadings.filter((one) => one !== text), confidence };
  }

  /** A figure without the other readings of it in which each digit that differs is printed otherwise on the page. */
  withoutUnlike<W extends SeenWord>(word: W): W {
    const { otherReadings = [] } = word;
    // What no look was sure of may have to be read otherwise for its sums.
    if (word.confidence < SURE || otherReadings.length === 0) return word;
    const letters = this.#lettersOf(word);
    const kept = otherReadings.filter((reading) => {
      const signs = [...reading.normalize("NFC")];
      return (
        signs.length !== letters.length ||
        !letters.every(
          (sample, i) => sample.letter === signs[i] || this.#isPrintedOtherwise(word, sample, signs[i]!),
        )
      );
    });
    return kept.length === otherReadings.length ? word : { ...word, otherReadings: kept };
  }

  #lettersOf(word: SeenWord): readonly LetterSample[] {
    return FIGURE.test(word.text) ? this.#printed.of(word) : [];
  }

  #digitsOf(word: SeenWord): LetterSample[] {
    return this.#lettersOf(word).filter(({ letter }) => DIGIT.test(letter));
  }

  /** Whether a digit is as the page prints it, and another one is not. */
  #isPrintedOtherwise(word: SeenWord, sample: LetterSample, digit: string): boolean {
    if (!DIGIT.test(sample.letter) || !DIGIT.test(digit)) return false;
    const own = this.#book.unlikeTo(sample.letter, word, sample);
    const other = this.#book.unlikeTo(digit, word, sample);
    return own <= this.#most && Number.isFinite(other) && own <= MUCH_LESS * other;
  }

  /** What a letter of a figure is, if it is what the page prints like it: the digit that is least unlike, and how much less than its own. */
  #shown(word: SeenWord, sample: LetterSample): { own: string; digit: string; less: number } {
    const own = sample.letter;
    const none = { own, digit: own, less: Infinity };
    if (!DIGIT.test(own)) return none;
    // Most digits are as they were read, which is told at once.
    if (this.#book.unlikeTo(own, word, sample) <= this.#most) return none;
    const unlike = this.#book.unlike(word, sample);
    const [[digit, least] = [own, 0], [, next] = ["", Infinity]] = [...unlike].sort((a, b) => a[1] - b[1]);
    const isClear = least <= LIKELY && Number.isFinite(next) && least <= HALF * next;
    if (digit === own || (least > this.#most && !isClear)) return none;
    const unlikeOwn = unlike.get(own);
    // No print of its own digit has its form: that says something, if in another face of letters less.
    if (unlikeOwn === undefined) return isClear && this.#book.has(own) ? { own, digit, less: LESS } : none;
    return { own, digit, less: least / unlikeOwn };
  }
}
