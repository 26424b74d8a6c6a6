import { labelWords } from "@paylift/canonical";
import { distance } from "fastest-levenshtein";
import type { ReadPage, Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import { looserFold } from "./alike-phrases.ts";
import { spelledElsewhere } from "./spelled-elsewhere.ts";
import { follows } from "./phrase-words.ts";
import { foldOf, printedPhrases, roundFoldOf, strokeFoldOf } from "./printed-phrases.ts";

/** A word between its brackets and points, or the first part of one with a hyphen. */
const PARTS = /^(\(?)(\p{L}+)((?:-\p{L}+)?\)?[.,:;]?)$/u;
/** A capital I behind another, as other strokes are read: `El`. */
const STROKE_LAST = /^(\p{Lu})[l|!]$/u;
/** Shorter words are too much alike. */
const LEAST_LETTERS = 4;
const LETTERS = /^\p{L}+$/u;
/** A capital I before small letters, as other strokes are read: `{tem`. */
const STROKE_FIRST = /^[{[|!](\p{Ll}{2,})$/u;
/** What is left of a letter where print is worn: the first stroke of an n, an e that is open. */
const STROKE_LOST: Readonly<Record<string, string>> = { r: "n", c: "e" };
/** From here on round letters may stand for each other as well, in a word that was read with doubt: `withhold` is a word too. */
const LONG = 6;
/** Beside a word of labels, from here on, and an a for them: `Sacial Security`. A name may be as like a label: `Moore`, `Stack`. */
const LONG_BESIDE = 5;
const SURE = 0.91;
/** So many of its round letters were read as others: `Elena` is not `alone`. */
const MOST_ROUND = 1;

/**
 * Spells words of scanned pages that no label has like the one word of labels whose letters look the same: `Soclal` is
 * `Social` on a copy that has filled the dots of its letters, `Eamings` is `Earnings`, `VISICN` is `VISION`.
 */
export function spellKnownWords(pages: readonly ReadPage[], variants: readonly Variant[]): ReadPage[] {
  const isScanned = pages.some(({ words }) => words.some(({ source }) => source === "ocr"));
  if (!isScanned) return [...pages];
  const known = knownWords(variants);
  const spelled = pages.map((page) => ({
    ...page,
    words: page.words.map((word, i) =>
      known.spelled(word, { beside: isBeside(page.words, i, known), alone: isAlone(page.words, i) }),
    ),
  }));
  return spelledElsewhere(spelled, (text) => known.has(text));
}

/**
 * Whether a word of labels stands next to this one in its phrase, or goes on behind its hyphen; one of which coarse print shows
 * the strokes alone is one too: `Federat Withhotding`.
 */
function isBeside(words: readonly Word[], i: number, known: KnownWords): boolean {
  const [before, word, after] = [words[i - 1], words[i]!, words[i + 1]];
  const isKnown = (text: string | undefined): boolean =>
    text !== undefined &&
    text.length >= LEAST_LETTERS &&
    (known.has(text) || known.byStrokes(text).length === 1);
  return (
    isKnown(PARTS.exec(word.text)?.[3]?.slice(1)) ||
    (before !== undefined && follows(before, word) && isKnown(PARTS.exec(before.text)?.[2])) ||
    (follows(word, after) && isKnown(PARTS.exec(after!.text)?.[2]))
  );
}

/** Whether a word is a phrase by itself. */
function isAlone(words: readonly Word[], i: number): boolean {
  const [before, word] = [words[i - 1], words[i]!];
  return !(before !== undefined && follows(before, word)) && !follows(word, words[i + 1]);
}

/** Where a word stands: beside a word of labels, or by itself. */
interface Stand {
  beside: boolean;
  alone: boolean;
}

/** Words that pages of payroll print beside names and figures. */
class KnownWords {
  readonly #words: ReadonlySet<string>;
  readonly #byFold: ReadonlyMap<string, readonly string[]>;
  readonly #byLooserFold: ReadonlyMap<string, readonly string[]>;
  readonly #byRound: ReadonlyMap<string, readonly string[]>;
  readonly #byStroke: ReadonlyMap<string, readonly string[]>;

  constructor(words: ReadonlySet<string>) {
    this.#words = words;
    const long = [...words].filter((word) => word.length >= LEAST_LETTERS && LETTERS.test(word));
    this.#byFold = Map.groupBy(long, foldOf);
    this.#byLooserFold = Map.groupBy(long, (word) => looserFold(foldOf(word)));
    this.#byRound = Map.groupBy(long, roundFoldOf);
    this.#byStroke = Map.groupBy(long, strokeFoldOf);
  }

  has(word: string): boolean {
    return this.#words.has(word.toLowerCase());
  }

  spelled(word: Word, { beside: isBesideKnown, alone }: Stand): Word {
    if (word.source !== "ocr") return word;
    const first = STROKE_LAST.exec(word.text)?.[1];
    if (first !== undefined && (alone || isBesideKnown) && this.has(`${first}i`))
      return respelled(word, `${first}I`);
    const behind = STROKE_FIRST.exec(word.text)?.[1];
    if (behind !== undefined && this.has(`i${behind}`)) return respelled(word, `I${behind}`);
    const [, before = "", read = "", after = ""] = PARTS.exec(word.text) ?? [];
    if (read === "" || this.has(read)) return word;
    const alike =
      this.#byFold.get(foldOf(read)) ??
      this.#withStroke(read) ??
      this.#alikeInDoubt(read, word, isBesideKnown) ??
      // Coarse print shows strokes for letters to each look alike, which are none the less sure.
      (isBesideKnown ? this.byStrokes(read) : []);
    if (alike.length !== 1) return word;
    return respelled(word, before + inCaseOf(read, alike[0]!) + after);
  }

  /** The words of which a long one shows the strokes. */
  byStrokes(read: string): readonly string[] {
    return (read.length >= LONG && this.#byStroke.get(strokeFoldOf(read))) || [];
  }

  /** The words of which a long one shows a letter without its last stroke. */
  #withStroke(read: string): readonly string[] | undefined {
    if (read.length < LONG) return undefined;
    const small = read.toLowerCase();
    const found = [...small].flatMap((letter, i) => {
      const whole = STROKE_LOST[letter];
      if (whole === undefined || i === 0) return [];
      const word = small.slice(0, i) + whole + small.slice(i + 1);
      return this.has(word) ? [word] : [];
    });
    return found.length === 0 ? undefined : found;
  }

  #alikeInDoubt(read: string, { confidence }: Word, isBesideKnown: boolean): readonly string[] | undefined {
    if (confidence >= SURE) return undefined;
    if (isBesideKnown && read.length >= LONG_BESIDE)
      return this.#byRound
        .get(roundFoldOf(read))
        ?.filter((word) => distance(foldOf(word), foldOf(read)) <= MOST_ROUND);
    return read.length >= LONG ? this.#byLooserFold.get(looserFold(foldOf(read))) : undefined;
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

function respelled(word: Word, text: string): Word {
  return changedWord(word, { text, otherReadings: [...(word.otherReadings ?? []), word.text] });
}

function inCaseOf(read: string, word: string): string {
  if (read === read.toUpperCase()) return word.toUpperCase();
  return read[0] === read[0]!.toUpperCase() ? word[0]!.toUpperCase() + word.slice(1) : word;
}
