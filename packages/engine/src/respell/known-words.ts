import { labelWords } from "@paylift/canonical";
import type { ReadPage, Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import { looserFold } from "./alike-phrases.ts";
import { foldOf, printedPhrases } from "./printed-phrases.ts";

/** A word between its brackets and points. */
const PARTS = /^(\(?)(\p{L}+)(\)?[.,:;]?)$/u;
/** Shorter words are too much alike. */
const LEAST_LETTERS = 4;
/** From here on round letters may stand for each other as well, in a word that was read with doubt: `withhold` is a word too. */
const LONG = 6;
const SURE = 0.9;

/**
 * Spells words of scanned pages that no label has like the one word of labels whose letters look the same: `Soclal` is
 * `Social` on a copy that has filled the dots of its letters, `Eamings` is `Earnings`, `VISICN` is `VISION`.
 */
export function spellKnownWords(pages: readonly ReadPage[], variants: readonly Variant[]): ReadPage[] {
  const isScanned = pages.some(({ words }) => words.some(({ source }) => source === "ocr"));
  if (!isScanned) return [...pages];
  const known = knownWords(variants);
  return pages.map((page) => ({ ...page, words: page.words.map((word) => known.spelled(word)) }));
}

/** Words that pages of payroll print beside names and figures. */
class KnownWords {
  readonly #words: ReadonlySet<string>;
  readonly #byFold: ReadonlyMap<string, readonly string[]>;
  readonly #byLooserFold: ReadonlyMap<string, readonly string[]>;

  constructor(words: ReadonlySet<string>) {
    this.#words = words;
    const long = [...words].filter((word) => word.length >= LEAST_LETTERS && PARTS.test(word));
    this.#byFold = Map.groupBy(long, foldOf);
    this.#byLooserFold = Map.groupBy(long, (word) => looserFold(foldOf(word)));
  }

  has(word: string): boolean {
    return this.#words.has(word.toLowerCase());
  }

  spelled(word: Word): Word {
    const [, before = "", read = "", after = ""] = (word.source === "ocr" && PARTS.exec(word.text)) || [];
    if (read === "" || this.has(read)) return word;
    const fold = foldOf(read);
    const isDoubtful = fold.length >= LONG && word.confidence < SURE;
    const round = isDoubtful ? this.#byLooserFold.get(looserFold(fold)) : undefined;
    const alike = this.#byFold.get(fold) ?? round ?? [];
    if (alike.length !== 1) return word;
    const otherReadings = [...(word.otherReadings ?? []), word.text];
    return changedWord(word, { text: before + inCaseOf(read, alike[0]!) + after, otherReadings });
  }
}

const remembered = new WeakMap<readonly Variant[], KnownWords>();

/** The words of labels, and of what the variants say that documents print. */
export function knownWords(variants: readonly Variant[]): KnownWords {
  let known = remembered.get(variants);
  if (known === undefined) {
    known = new KnownWords(new Set([...labelWords(), ...printedPhrases(variants).words]));
    remembered.set(variants, known);
  }
  return known;
}

function inCaseOf(read: string, word: string): string {
  if (read === read.toUpperCase()) return word.toUpperCase();
  return read[0] === read[0]!.toUpperCase() ? word[0]!.toUpperCase() + word.slice(1) : word;
}
