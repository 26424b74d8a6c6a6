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
  const figures = words.filter(({ text }) => FIGURE.test(text));
  const samples = new Map(figures.map((word) => [word, printed.of(word)]));
  const book = new DigitBook();
  for (const [word, letters] of samples) {
    const isSure = word.confidence >= SURE && (word.otherReadings?.length ?? 0) === 0;
    if (isSure) for (const sample of letters) if (DIGIT.test(sample.letter)) book.add(word, sample);
  }
  const usual = usualOf(figures, samples, book);
  return words.map((word) => {
    const letters = samples.get(word) ?? [];
    const shown = letters.map((sample) => shownDigit(word, sample, book, ALIKE * usual));
    const textBy = (least: number): string =>
      shown.map(({ digit, own, less }) => (less <= least ? digit : own)).join("");
    const [text, other] = [textBy(MUCH_LESS), textBy(LESS)];
    if (letters.length === 0) return word;
    if (other === word.text) return withoutUnlike(word, letters, book, ALIKE * usual);
    const otherReadings = [...new Set([...(word.otherReadings ?? []), other, word.text])];
    const confidence = Math.min(word.confidence, text === word.text ? DOUBTFUL : DISPUTED);
    return { ...word, text, otherReadings: otherReadings.filter((one) => one !== text), confidence };
  });
}

/** A figure without the other readings of it in which each digit that differs is printed otherwise on the page. */
function withoutUnlike(
  word: SeenWord,
  letters: readonly LetterSample[],
  book: DigitBook,
  most: number,
): SeenWord {
  const { otherReadings = [] } = word;
  // What no look was sure of may have to be read otherwise for its sums.
  if (word.confidence < SURE || otherReadings.length === 0) return word;
  const isOther = (sample: LetterSample, digit: string): boolean => {
    if (!DIGIT.test(sample.letter) || !DIGIT.test(digit)) return false;
    const [own, other] = [sample.letter, digit].map((one) => book.unlikeTo(one, word, sample));
    return own! <= most && Number.isFinite(other) && own! <= MUCH_LESS * other!;
  };
  const kept = otherReadings.filter((reading) => {
    const signs = [...reading.normalize("NFC")];
    return (
      signs.length !== letters.length ||
      !letters.every((sample, i) => sample.letter === signs[i] || isOther(sample, signs[i]!))
    );
  });
  return kept.length === otherReadings.length ? word : { ...word, otherReadings: kept };
}

/** How unlike digits of a page usually are to others that were read as they were. */
function usualOf(
  figures: readonly SeenWord[],
  samples: ReadonlyMap<SeenWord, readonly LetterSample[]>,
  book: DigitBook,
): number {
  const own = figures
    .flatMap((word) => samples.get(word)!.map((sample) => [word, sample] as const))
    .filter(([, { letter }]) => DIGIT.test(letter))
    .slice(0, MOST_MEASURED)
    .map(([word, sample]) => book.unlikeTo(sample.letter, word, sample))
    .filter(Number.isFinite);
  return median(own) ?? 0;
}

/** What a letter of a figure is, if it is what the page prints like it: the digit that is least unlike, and how much less than its own. */
function shownDigit(
  word: SeenWord,
  sample: LetterSample,
  book: DigitBook,
  most: number,
): { own: string; digit: string; less: number } {
  const own = sample.letter;
  const none = { own, digit: own, less: Infinity };
  if (!DIGIT.test(own)) return none;
  // Most digits are as they were read, which is told at once.
  if (book.unlikeTo(own, word, sample) <= most) return none;
  const unlike = book.unlike(word, sample);
  const [[digit, least] = [own, 0], [, next] = ["", Infinity]] = [...unlike].sort((a, b) => a[1] - b[1]);
  const isClear = least <= LIKELY && Number.isFinite(next) && least <= HALF * next;
  if (digit === own || !unlike.has(own) || (least > most && !isClear)) return none;
  return { own, digit, less: least / unlike.get(own)! };
}
