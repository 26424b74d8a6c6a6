import { distance } from "fastest-levenshtein";
import type { Word } from "../read/page-reader.ts";
import { foldOf, type PrintedPhrases } from "./printed-phrases.ts";

export type PhrasesByFold = PrintedPhrases["byFold"];

/** Up to this confidence a word may be spelled like a phrase that it misses by a letter, or by two if it is long. */
const WEAK = 0.7;
const LEAST_LETTERS = 4;
/** So little a recogniser is sure of what a drawing touches. */
const GUESSED = 0.5;
/** Letters so wide that no narrow one is read for them. */
const WIDE_FIRST = /^[MW]/;
const CAPITALS_FIRST = /^\p{Lu}{2}\p{L}$/u;
const LONG = 8;
/** So many letters at the end of a phrase may be covered or cut off. */
const MOST_LOST = 3;
const PLAIN_WORD = /^\p{L}{4,}$/u;
const MARK = /[:,]$/;
const DIGIT = /\d/;
/** Among letters an 8 is a B, or else an S: `80C SEC`. */
const EIGHT_OF_WORD = /8\S*\p{L}|\p{L}\S*8/u;

/** Short words are much alike: one is taken for a phrase where it was read with doubt, or has no neighbour. */
export function exact(text: string, open: boolean, byFold: PhrasesByFold): readonly string[] | undefined {
  const alike =
    byFold.get(foldOf(text)) ??
    (EIGHT_OF_WORD.test(text) ? byFold.get(foldOf(text.replaceAll("8", "S"))) : undefined);
  return open || foldOf(text).length >= LEAST_LETTERS ? alike : sameForm(text, alike);
}

/** A short word that is sure may be wrong in its case alone. */
function sameForm(text: string, alike: readonly string[] | undefined): readonly string[] | undefined {
  return alike?.some((phrase) => phrase.toLowerCase() === text.toLowerCase()) ? alike : undefined;
}

export function isWeak({ confidence }: Word): boolean {
  return confidence <= WEAK;
}

/** The one word that payroll documents print, and that another look at a weak one gave as it is. */
export function readByOthers(run: readonly Word[], byFold: PhrasesByFold): readonly string[] | undefined {
  const [word, more] = run;
  if (word === undefined || more !== undefined || !isWeak(word) || DIGIT.test(word.text)) return undefined;
  const printed = new Set(
    (word.otherReadings ?? []).filter(
      (other) => other.length >= LEAST_LETTERS && byFold.get(foldOf(other))?.includes(other),
    ),
  );
  return printed.size === 1 ? [...printed] : undefined;
}

/** The phrases that a weak reading misses by a letter or two; undefined where none does or it could be several. */
export function almost(text: string, byFold: PhrasesByFold): readonly string[] | undefined {
  const fold = looserFold(foldOf(text));
  if (fold.length < LEAST_LETTERS) return undefined;
  const most = fold.length >= LONG ? 2 : 1;
  const digits = digitsOf(text);
  let found: readonly string[] | undefined;
  for (const [other, phrases] of byFold) {
    if (Math.abs(other.length - fold.length) > most) continue;
    const loose = distance(fold, looserFold(other));
    // A short word misses a letter, or round ones stand for each other; of both, `Esther` would be `Other`.
    if (loose > most || (most === 1 && loose === 1 && distance(foldOf(text), other) > 1)) continue;
    // A wide letter is no narrow one: `Mamed` is no `Earned`.
    if (most === 1 && WIDE_FIRST.test(text) && fold[0] !== looserFold(other)[0]) continue;
    // A code is no misspelled word: no letter is so unlike a digit that it is missed by one.
    const fitting = digits === "" ? phrases : phrases.filter((phrase) => digitsOf(phrase) === digits);
    if (fitting.length === 0) continue;
    if (found !== undefined) return undefined;
    found = fitting;
  }
  return found;
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "");
}

/** The one phrase of several words of which a single one misses a letter, and is no word that is printed: `Payroll Lype`. */
export function oneMissed(
  run: readonly Word[],
  { byFold, words }: PrintedPhrases,
): readonly string[] | undefined {
  const strange = run.filter(({ text }) => !words.has(text.toLowerCase()));
  const text = textOf(run).toLowerCase();
  if (run.length < 2 || strange.length !== 1 || text.length < LONG || !PLAIN_WORD.test(strange[0]!.text))
    return undefined;
  const found = [...byFold.values()].filter((phrases) =>
    phrases.some(
      (phrase) =>
        phrase.length === text.length &&
        phrase.split(" ").length === run.length &&
        distance(text, phrase.toLowerCase()) === 1,
    ),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** The one abbreviation that a guess begins like and misses by its last letter: `YTn` is `YTD` with its foot covered. */
export function abbreviation(run: readonly Word[], byFold: PhrasesByFold): readonly string[] | undefined {
  const [word] = run;
  if (run.length > 1 || word === undefined || word.confidence > GUESSED || !CAPITALS_FIRST.test(word.text))
    return undefined;
  const begin = word.text.slice(0, -1);
  const found = [...byFold.values()].filter((phrases) =>
    phrases.some(
      (phrase) =>
        phrase.length === word.text.length && phrase.startsWith(begin) && phrase === phrase.toUpperCase(),
    ),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** The phrase that begins like some words of which the last was read with doubt, where it may have lost its end. */
export function withEnding(run: readonly Word[], byFold: PhrasesByFold): readonly string[] | undefined {
  const text = textOf(run);
  const fold = foldOf(text);
  if (run.length < 2 || fold.length < LONG || !isWeak(run.at(-1)!)) return undefined;
  const found = [...byFold].filter(
    ([other, phrases]) =>
      other.startsWith(fold) &&
      other.length - fold.length <= MOST_LOST &&
      phrases.some((phrase) => phrase.split(" ").length === run.length),
  );
  return found.length === 1 ? found[0]![1] : undefined;
}

/** The same to an eye that takes round letters for each other. */
export function looserFold(fold: string): string {
  return fold.replace(/[ce]/g, "o");
}

/**
 * The phrase that shares most letters with what was read; what was read, where they differ in the case of letters alone
 * whose capital has another form.
 */
export function nearest(text: string, alike: readonly string[]): string {
  if (alike.includes(text)) return text;
  const mark = MARK.exec(text)?.[0] ?? "";
  // What follows a label is its own: a variant may name the label alone.
  if (mark !== "" && !alike.some((phrase) => phrase.endsWith(mark)))
    return nearest(text.slice(0, -1), alike) + mark;
  const phrase = alike.reduce((best, other) => (shared(other, text) > shared(best, text) ? other : best));
  if (phrase.toLowerCase() !== text.toLowerCase()) return phrase;
  const sameForms = [...phrase].every((letter, i) => letter === text[i] || SAME_FORM.test(letter));
  return sameForms ? phrase : text;
}

/** The dot of an i is the first thing that blur takes. */
const SAME_FORM = /[ciosuvwxz]/i;

function shared(phrase: string, text: string): number {
  return [...phrase].filter((letter) => text.includes(letter)).length;
}

export function textOf(run: readonly Word[]): string {
  return run.map(({ text }) => text).join(" ");
}
