import type { ReadPage, Word } from "./page-reader.ts";

/**
 * Why a text layer is not taken as it is: there is none, it was put under an image without ink, its letters have codes
 * that stand for nothing, its words are no language, or it is so short that the page may be an image with a stamp on it.
 */
export const TEXT_LAYER_DOUBTS = [
  "no_text",
  "invisible_text",
  "unmapped_letters",
  "no_language",
  "little_text",
] as const;
export type TextLayerDoubt = (typeof TEXT_LAYER_DOUBTS)[number];

/** Fewer words than this may be a stamp or a page number on a scan. */
const LITTLE = 10;
/** Words needed to tell whether they are language. */
const ENOUGH = 20;
const MOST_UNMAPPED = 0.1;
const LEAST_PLAUSIBLE = 0.4;

// Private use, replacement and control characters: what readers give for a letter whose code has no meaning.
// oxlint-disable-next-line no-control-regex
const UNMAPPED = /[\u0000-\u001f\u007f-\u009f\ue000-\uf8ff\ufffd]/gu;
const PLAIN = /^[\x20-\x7e]*$/;
const FIGURE = /\d/;
const VOWEL = /[aeiouyAEIOUY\u00c0-\u024f]/;
const WORD_FORM = /^[("'#*]*(?:\p{Lu}?\p{Ll}+|\p{Lu}+)(?:[-'’./&]\p{L}+)*[)"',.:;*]*$/u;
const SHORT = 4;

/** Both who reads a page and who looks for scans ask. */
const doubts = new WeakMap<ReadPage, TextLayerDoubt | null>();
const unmappedCounts = new WeakMap<readonly Word[], number>();

/** What speaks against the text layer of a page; null where nothing does. */
export function textLayerDoubt(page: ReadPage): TextLayerDoubt | null {
  let doubt = doubts.get(page);
  if (doubt === undefined) doubts.set(page, (doubt = doubtOf(page)));
  return doubt;
}

function doubtOf({ words, invisible }: ReadPage): TextLayerDoubt | null {
  if (words.length === 0) return "no_text";
  if (invisible === true) return "invisible_text";
  if (shareUnmapped(words) > MOST_UNMAPPED) return "unmapped_letters";
  if (words.length < LITTLE) return "little_text";
  return words.length >= ENOUGH && !isLanguage(words) ? "no_language" : null;
}

/** Number of letters whose codes stand for nothing. */
export function unmappedLetters(words: readonly Word[]): number {
  let unmapped = unmappedCounts.get(words);
  if (unmapped === undefined) unmappedCounts.set(words, (unmapped = countUnmapped(words)));
  return unmapped;
}

function countUnmapped(words: readonly Word[]): number {
  let unmapped = 0;
  for (const { text } of words) if (!PLAIN.test(text)) unmapped += text.match(UNMAPPED)?.length ?? 0;
  return unmapped;
}

function shareUnmapped(words: readonly Word[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return unmappedLetters(words) / letters;
}

function isLanguage(words: readonly Word[]): boolean {
  let plausible = 0;
  const enough = LEAST_PLAUSIBLE * words.length;
  for (const word of words) {
    if (plausible >= enough) return true;
    if (isPlausible(word)) plausible++;
  }
  return plausible >= enough;
}

/** Figures, signs, short codes, and words with a vowel in the forms that language has. */
function isPlausible({ text }: Word): boolean {
  if (FIGURE.test(text)) return true;
  if (text.length <= SHORT) return /\p{L}|^[-#&$%:|*./]+$/u.test(text);
  return WORD_FORM.test(text) && VOWEL.test(text);
}
