import { distance } from "fastest-levenshtein";
import type { ReadPage, Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import { knownWords } from "./known-words.ts";
import { phrasesOn } from "./phrase-words.ts";
import { strokeFoldOf } from "./printed-phrases.ts";

const NO_DIGIT = /\D/g;
const [BRACKETED, LAST_SIGN] = [/^\((.*)\)$/, /[.,:;]$/];
const LETTER = /\p{L}/u;
/** A phrase is printed so many times as often as what may be a misread one. */
const MANIFOLD = 2;
/** Fewer letters tell nothing: codes and states are much alike. So few tell only that strokes look alike. */
const [LEAST_LETTERS, LEAST_UNCONFIRMED] = [3, 4];
/** What is neither a letter nor a sign that a stroke is read as. */
const NO_LETTER = /[^\p{L}!|)\]}]/gu;
/** Letters that may be misread in a word, in a long one, and in one that most of its phrase confirms. */
const [MISSED, LONG, MISSED_IN_LONG] = [1, 7, 2];
const CONFIRMED = 2;
/** So many words of labels beside a place tell that its phrase is no person's name; beside a long one that shows the strokes, one does. */
const LABEL = 2;
/** From here on a word was read as surely as most that are right. */
const SURE = 0.85;
/** Letters whose capital has the same form, or, where dots are filled, the form of a stroke. */
const SAME_FORM = /^[cikopsuvwxyz]$/i;

/** A phrase of scanned words, each time that the document prints it so. */
interface Phrase {
  texts: readonly string[];
  places: Word[][];
}

/**
 * Spells a word of scanned pages as the document prints the same phrase elsewhere, more often: `NJ State income` is
 * `NJ State Income`, and `Hobday Pay` is `Holiday Pay`. The words must differ in the case of a letter alone, or the rarer one is a
 * word that no label has, and the other one of labels that it misses by a letter or two; or beside words of labels a place, of
 * which either shows the strokes, or which another look read as it is elsewhere: `Ceveland, OH Local Tax`. Digits are never changed, nor names of people.
 */
export function spellAsElsewhere(pages: readonly ReadPage[], variants: readonly Variant[]): ReadPage[] {
  const phrases = phrasesOf(pages);
  if (phrases.length === 0) return [...pages];
  const known = knownWords(variants);
  const isKnown = (text: string): boolean =>
    text
      .replace(BRACKETED, "$1")
      .replace(LAST_SIGN, "")
      .split("/")
      .every((part) => known.has(part));
  const changed = new Map<Word, string>();
  for (const [key, alike] of byOtherWords(phrases)) {
    const [at, others] = [Number(key.slice(0, key.indexOf(" "))), alike[0]!.texts.length - 1];
    for (const phrase of alike) {
      const label = phrase.texts.filter((text, i) => i !== at && LETTER.test(text) && isKnown(text));
      const meant = alike
        .filter((other) => isMoreOften(other, phrase, at))
        .filter((other) => {
          const [text, meant] = [phrase.texts[at]!, other.texts[at]!];
          if (mayBePlace(phrase, text, meant, { at, label: label.length })) return true;
          // By itself a word may be a name that is like a label: `Medina`.
          const isCase = text.toLowerCase() === meant.toLowerCase();
          const mayBe = isCase || others > 0 || phrase.places.every((place) => isInDoubt(place[at]!, meant));
          return mayBe && isMisread(text, meant, others, isKnown);
        });
      if (meant.length !== 1) continue;
      for (const place of phrase.places) changed.set(place[at]!, meant[0]!.texts[at]!);
    }
  }
  if (changed.size === 0) return [...pages];
  return pages.map((page) => ({
    ...page,
    words: page.words.map((word) => {
      const text = changed.get(word);
      if (text === undefined) return word;
      const otherReadings = (word.otherReadings ?? []).filter((other) => other !== text);
      return changedWord(word, { text, otherReadings: [...otherReadings, word.text] });
    }),
  }));
}

/** Phrases that differ in one word, by its place and by their other words. */
function byOtherWords(phrases: readonly Phrase[]): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const i of phrase.texts.keys()) {
      if (!LETTER.test(phrase.texts[i]!)) continue;
      const key = `${i} ${phrase.texts.toSpliced(i, 1, "").join(" ")}`;
      const same = found.get(key);
      if (same === undefined) found.set(key, [phrase]);
      else same.push(phrase);
    }
  }
  for (const [key, { length }] of found) if (length < 2) found.delete(key);
  return found;
}

/**
 * Whether one phrase is printed so much more often than another that this may be a misread one; of two cases of a letter beside the
 * same words most decide, and of two words of which other looks gave the one for the other. A page may print `401K` and `401k`.
 */
function isMoreOften(one: Phrase, other: Phrase, at: number): boolean {
  const meant = one.texts[at]!;
  const isCase = one.texts.length > 1 && meant.toLowerCase() === other.texts[at]!.toLowerCase();
  return (
    one.places.length > (isCase || isOtherReading(other, meant, at) ? 1 : MANIFOLD) * other.places.length
  );
}

/** Whether another look at a word gave what is meant, each time. */
function isOtherReading({ places }: Phrase, meant: string, at: number): boolean {
  return places.every((place) => place[at]!.otherReadings?.includes(meant));
}

/** Whether a word may be a misread other one; `others` is how many words stand beside either. */
function isMisread(text: string, meant: string, others: number, isKnown: (text: string) => boolean): boolean {
  if (text.replaceAll(NO_DIGIT, "") !== meant.replaceAll(NO_DIGIT, "")) return false;
  if (text.toLowerCase() === meant.toLowerCase()) return differsInOneForm(text, meant);
  const letters = Math.min(lettersIn(text), lettersIn(meant));
  // People have names that differ by a letter; words of labels do not.
  if (letters < LEAST_LETTERS || isKnown(text) || !isKnown(meant)) return false;
  const missed = distance(strokeFoldOf(text), strokeFoldOf(meant));
  if (missed === 0) return others > 0 || letters >= LEAST_UNCONFIRMED;
  if (letters < LEAST_UNCONFIRMED) return false;
  return missed <= (lettersIn(meant) >= LONG || others >= CONFIRMED ? MISSED_IN_LONG : MISSED);
}

/**
 * Whether a word beside so many of a `label` shows the strokes of what is meant, or another look gave that, each time; and digits are
 * the same in both.
 */
function mayBePlace(
  phrase: Phrase,
  text: string,
  meant: string,
  { at, label }: { at: number; label: number },
): boolean {
  const letters = lettersIn(meant);
  if (letters < LEAST_UNCONFIRMED || label === 0) return false;
  if (text.replaceAll(NO_DIGIT, "") !== meant.replaceAll(NO_DIGIT, "")) return false;
  if (strokeFoldOf(text) === strokeFoldOf(meant)) return label >= LABEL || letters >= LONG;
  return label >= LABEL && distance(text, meant) <= MISSED && isOtherReading(phrase, meant, at);
}

/** Whether a word was read with doubt, or another look gave what is meant. */
function isInDoubt({ confidence, otherReadings = [] }: Word, meant: string): boolean {
  return confidence < SURE || otherReadings.includes(meant);
}

function lettersIn(text: string): number {
  return text.replaceAll(NO_LETTER, "").length;
}

/** Whether texts that are the same but for the case of their letters differ in one, which has the same form in both. */
function differsInOneForm(text: string, meant: string): boolean {
  const letters = [...text].filter((letter, i) => letter !== meant[i]);
  return letters.length === 1 && SAME_FORM.test(letters[0]!);
}

function phrasesOf(pages: readonly ReadPage[]): Phrase[] {
  const found = Map.groupBy(pages.flatMap(phrasesOn), (run) => run.map(({ text }) => text).join(" "));
  return [...found.values()].map((places) => ({ texts: places[0]!.map(({ text }) => text), places }));
}
