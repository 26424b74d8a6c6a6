import { labelWords } from "@paylift/canonical";
import type { ReadPage, Word } from "../read/page-reader.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import { withoutMarks } from "../read/ocr/without-marks.ts";
import {
  abbreviation,
  almost,
  exact,
  isWeak,
  nearest,
  oneMissed,
  readByOthers,
  textOf,
  withEnding,
  type PhrasesByFold,
} from "./alike-phrases.ts";
import { follows, spelledAs } from "./phrase-words.ts";
import { foldOf, printedPhrases, type PrintedPhrases } from "./printed-phrases.ts";
import { changedWord } from "../read/text-word.ts";

/** What a recogniser makes of the rest of a ruled line, and of a speck. */
const NO_WORD = /^(?:[|¦[\]]+|[-–—_=~]{2,}|[—_]|[.,'`‘’·°]|[<>!«»^]+[.,]?|.*[–—_=]{4}.*)$/;

/** Words of one phrase stand a space apart, which is no wider than this. */
const SPACE_EM = 0.5;
/** A hole in the paper; before a year it says whose the form is. */
const RIGHTS = /^[©®]$/;
const YEAR = /^(?:19|20)\d\d\b/;
const BAR = "|";
/** A dot between words and a typed line are known by their form and place; what a recogniser takes for one is a speck, or a ruled line. */
const KNOWN_BY_FORM = /^(?:·|-{3,}|={3,})$/;
/** The dash of a period, as between two days. */
const LONG_DASH = "\u2014";
const MOST_WORDS = 6;
/** So little a recogniser is sure of what a drawing touches. */
const GUESSED = 0.5;
const LONG = 8;
const DIGIT = /\d/;
/** Small letters in the midst of a phrase are no misread capital. */
const SMALL = /^\p{Ll}+$/u;
const FIGURE = /^[-+($]*[\d.,]+[-)%]*$/;
const NAME_BEFORE = /\p{L},$/u;
const ONE_DIGIT = /^\d$/;
const DOLLARS = "$";
const TWO_LETTERS = /^\p{Lu}{2}$/u;

/** From here on a code of two letters, which gives a recogniser little to be sure of, is more likely as it was read than otherwise. */
const LIKELY = 0.7;
/** Above this confidence a word is as it was read. */
const SURE = 0.85;
const MARKED = /[\u00c0-\u024f]/;
/** A word, an abbreviation or a figure as any page may print it. */
const PLAIN = /^\(?(?:\p{Lu}?\p{Ll}+|\p{Lu}+|[\d.,]+)[.,:;)]*$/u;

/**
 * Words of a recogniser that look like a phrase that payroll documents print are spelled like it. Figures are never
 * changed, nor is a page with a text layer. Where it is open whether the page prints phrases of these variants, words that
 * were read surely and could be printed as they are stay: `Soc Sec` is no misread `SOC` of somebody else.
 */
export function respell(
  page: ReadPage,
  variants: readonly Variant[],
  of: "these" | "perhaps these" = "these",
): ReadPage {
  if (!page.words.some(({ source }) => source === "ocr")) return page;
  const phrases = printedPhrases(variants);
  const isLeft = (run: readonly Word[]): boolean =>
    of === "perhaps these" &&
    run.every(({ text, confidence }) => confidence > SURE && PLAIN.test(text) && !MARKED.test(text));
  const words: Word[] = [];
  for (let i = 0; i < page.words.length;) {
    const phrase = phraseAt(page.words, i, phrases);
    const found = phrase !== null && isLeft(phrase.run) ? null : phrase;
    const word = page.words[i]!;
    if (found !== null) words.push(...spelledAs(found.run, found.phrase));
    else if (!isNoWord(page.words, i)) words.push(withoutImagined(word, phrases.words));
    i += found?.run.length ?? 1;
  }
  return { ...page, words };
}

/** Whether a word is what a recogniser makes of a speck, of a hole or of the rest of a ruled line. */
function isNoWord(words: readonly Word[], i: number): boolean {
  const { text, confidence } = words[i]!;
  if (KNOWN_BY_FORM.test(text) && confidence > SURE) return false;
  if (RIGHTS.test(text)) return !YEAR.test(words[i + 1]?.text ?? "");
  return NO_WORD.test(text) && !isBarBetween(words, i) && !isDashOfPeriod(words, i);
}

/** Whether a long dash stands between two numbers of one phrase. */
function isDashOfPeriod(words: readonly Word[], i: number): boolean {
  const [before, dash, after] = [words[i - 1], words[i]!, words[i + 1]];
  if (dash.text !== LONG_DASH || before === undefined || !follows(before, dash) || !follows(dash, after))
    return false;
  return DIGIT.test(before.text) && DIGIT.test(after!.text);
}

/** Whether a bar stands in a phrase, a space from either word: what is left of a ruled line stands at the edge of a cell. */
function isBarBetween(words: readonly Word[], i: number): boolean {
  const [before, bar, after] = [words[i - 1], words[i]!, words[i + 1]];
  if (bar.text !== BAR || bar.confidence < SURE || before === undefined || !follows(before, bar))
    return false;
  if (after === undefined || !follows(bar, after)) return false;
  return Math.max(bar.x0 - before.x1, after.x0 - bar.x1) <= SPACE_EM * bar.size;
}

/** A phrase that another look gave, with a sign more than this one: `Check#` for `Check`. */
function longerReading({ text, otherReadings = [] }: Word, byFold: PhrasesByFold): string | null {
  const longer = otherReadings.filter((other) => other.length === text.length + 1 && other.startsWith(text));
  return (
    longer.flatMap((other) => byFold.get(foldOf(other)) ?? []).find((phrase) => longer.includes(phrase)) ??
    null
  );
}

/** Whether a phrase goes on with a word: a sign of dollars before its figure is no last letter of a label. */
function goesOn(last: Word, next: Word | undefined): boolean {
  return follows(last, next) && next!.text !== DOLLARS;
}

/** The longest run of words from `start` on that looks like a printed phrase; null where none does. */
function phraseAt(
  words: readonly Word[],
  start: number,
  printed: PrintedPhrases,
): { run: Word[]; phrase: string } | null {
  const { byFold } = printed;
  let longest = 1;
  while (longest < MOST_WORDS && goesOn(words[start + longest - 1]!, words[start + longest])) longest++;
  for (let length = longest; length > 0; length--) {
    const run = words.slice(start, start + length);
    if (run.every(isFigure)) continue;
    const text = textOf(run);
    const open = run.every(isWeak) || standsAlone(words, start, length);
    const alike =
      exact(text, open, byFold) ??
      (standsAlone(words, start, length) ? abbreviation(run, byFold) : undefined) ??
      (run.every(isWeak)
        ? (readByOthers(run, byFold) ?? almostLabel(words, start, text, byFold))
        : (oneMissed(run, printed) ?? withEnding(run, byFold)));
    const fitting = mayBeLabel(words, start, length) ? alike : alike?.filter((phrase) => !isLabel(phrase));
    if (fitting !== undefined && fitting.length > 0) {
      const longer = length === 1 && run.every(isWeak) ? longerReading(run[0]!, byFold) : null;
      if (longer !== null) return { run, phrase: longer };
      const isSmall = !standsAlone(words, start, length) && SMALL.test(text) && !run.some(isWeak);
      const isCased = isSmall && fitting.some((phrase) => phrase.toLowerCase() === text);
      return { run, phrase: isCased ? text : nearest(text, fitting) };
    }
    const isOpen = length === 1 && (!DIGIT.test(text) || isGuessedDigit(run[0]!)) && !isLabelCode(run[0]!);
    const others = isOpen ? readingsOf(run[0]!) : [];
    for (const other of others) {
      // Another look may have taken its box for that of the word beside it.
      if (other === words[start - 1]?.text || other === words[start + 1]?.text) continue;
      // What looks the same to a blurred eye is no other reading: `oR` for `OR` says nothing about `O/T`.
      if (foldOf(other) === foldOf(text)) continue;
      const meant = byFold.get(foldOf(other));
      if (meant === undefined) continue;
      const phrase = nearest(other, meant);
      // It may have taken in the words behind, which stand there by themselves.
      const rest = phrase.split(" ").slice(1);
      const behind = words.slice(start + 1, start + 1 + rest.length);
      if (rest.length > 0 && rest.every((part, i) => part === behind[i]?.text))
        return { run: [...run, ...behind], phrase };
      if (rest.length === 0 || !follows(run[0]!, behind[0])) return { run, phrase };
    }
  }
  return null;
}

/** A long word that payroll documents print has no marks on its letters. */
function withoutImagined(word: Word, printed: ReadonlySet<string>): Word {
  if (word.source !== "ocr" || word.text.length < LONG || !MARKED.test(word.text)) return word;
  const plain = withoutMarks(word.text);
  if (!printed.has(plain.toLowerCase())) return word;
  return changedWord(word, { text: plain, otherReadings: [...(word.otherReadings ?? []), word.text] });
}

/** The phrases that a weak reading misses by a letter or two; none for a given name, which goes on behind the comma of the family's. */
function almostLabel(
  words: readonly Word[],
  start: number,
  text: string,
  byFold: PhrasesByFold,
): readonly string[] | undefined {
  const before = words[start - 1];
  const isGivenName = before !== undefined && NAME_BEFORE.test(before.text) && follows(before, words[start]);
  return isGivenName ? undefined : almost(text, byFold);
}

function isFigure(word: Word): boolean {
  return FIGURE.test(word.text) && !isGuessedDigit(word);
}

/** Whether a word is a code of two letters that labels have, and was read well: `OT` is no `O/T` that another look took for `or`. */
function isLabelCode({ text, confidence }: Word): boolean {
  return TWO_LETTERS.test(text) && confidence >= LIKELY && labelWords().has(text.toLowerCase());
}

/** A digit that is but a guess beside letters is no figure. */
function isGuessedDigit({ text, confidence, otherReadings = [] }: Word): boolean {
  return (
    ONE_DIGIT.test(text) && confidence < GUESSED && otherReadings.some((other) => TWO_LETTERS.test(other))
  );
}

/** What other looks gave, and that with the slash that narrow print hides between two letters. */
function readingsOf({ otherReadings = [] }: Word): string[] {
  return otherReadings.flatMap((other) =>
    TWO_LETTERS.test(other) ? [other, [...other].join("/")] : [other],
  );
}

function standsAlone(words: readonly Word[], start: number, length: number): boolean {
  const [before, first] = [words[start - 1], words[start]!];
  const last = words[start + length - 1]!;
  return !(before !== undefined && follows(before, first)) && !follows(last, words[start + length]);
}

const MARK = /[:,]$/;
const ROOM_OF_COLON_EM = 0.42;

function isLabel(phrase: string): boolean {
  return MARK.test(phrase);
}

/** Whether the colon of a label may be there, seen or not: a label opens its phrase, and what follows it begins anew. */
function mayBeLabel(words: readonly Word[], start: number, length: number): boolean {
  const [before, first, last, after] = [
    words[start - 1],
    words[start]!,
    words[start + length - 1]!,
    words[start + length],
  ];
  if (isLabel(last.text)) return true;
  if (before !== undefined && follows(before, first)) return false;
  if (!follows(last, after) || DIGIT.test(after!.text)) return true;
  // A colon that was overlooked has left its room: `Group Term Life` is no `Group: Term Life`.
  return after!.x0 - last.x1 >= ROOM_OF_COLON_EM * last.size;
}
