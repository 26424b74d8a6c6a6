import { SortedWords } from "./sorted-words.ts";

/** One printed phrase and what it means. An open phrase keeps its meaning beside words nobody knows. */
export type Phrase<Meaning> = { readonly words: string; readonly meaning: Meaning; readonly open: boolean };

/** What the words of a label mean: the phrases found, in order, and the words that are in none. */
export type PhraseReading<Meaning> = {
  readonly found: readonly Phrase<Meaning>[];
  readonly rest: readonly string[];
  /** Whether the last word is in none: what it is called so after is named last, and here by a word nobody knows. */
  readonly endsUnknown: boolean;
};

/** Shorter beginnings fit too many phrases to be read as a truncated one. */
const TRUNCATED_LETTERS_MIN = 5;

/** Fields that cut names off hold ten letters and more. */
const CUT_LABEL_LETTERS_MIN = 10;

const CUT_WORD_LETTERS_MIN = 3;

/** Phrases in normalised spelling, looked up longest first. */
export class PhraseBook<Meaning> {
  readonly #phrases = new Map<string, Phrase<Meaning>>();
  readonly #squeezed = new Map<string, Phrase<Meaning>>();
  /** Those that may be cut off, by their letters. */
  readonly #cuttable = new Map<string, Phrase<Meaning>>();
  #beginnings: SortedWords | undefined;
  /** How many words the longest phrase has that begins with a word. */
  readonly #wordsFrom = new Map<string, number>();
  #wordsMax = 1;

  /** Adds a comma-separated list; a star after a phrase makes it open: `dental*, dent`. The first meaning given to a phrase stays. */
  add(meaning: Meaning, list: string): this {
    return this.#addAll(meaning, list, this.#cuttable);
  }

  /** Adds phrases that are known as a whole only, never by their beginning. */
  addWhole(meaning: Meaning, list: string): this {
    return this.#addAll(meaning, list, null);
  }

  #addAll(meaning: Meaning, list: string, cuttable: Map<string, Phrase<Meaning>> | null): this {
    if (cuttable !== null) this.#beginnings = undefined;
    for (const entry of list.split(",")) {
      const open = entry.includes("*");
      const words = entry.replace("*", "").trim().replace(/\s+/g, " ");
      if (words === "" || this.#phrases.has(words)) continue;
      const phrase = { words, meaning, open };
      this.#phrases.set(words, phrase);
      const squeezed = words.replaceAll(" ", "");
      if (cuttable !== null || !this.#squeezed.has(squeezed)) this.#squeezed.set(squeezed, phrase);
      cuttable?.set(squeezed, phrase);
      const [first = "", ...more] = words.split(" ");
      this.#wordsFrom.set(first, Math.max(this.#wordsFrom.get(first) ?? 1, 1 + more.length));
      this.#wordsMax = Math.max(this.#wordsMax, 1 + more.length);
    }
    return this;
  }

  /** The single words of all phrases. */
  words(): ReadonlySet<string> {
    return new Set([...this.#phrases.keys()].flatMap((words) => words.split(" ")));
  }

  has(words: string): boolean {
    return this.#phrases.has(words);
  }

  /** The phrase with exactly these words, or one printed without its spaces (`DIRDEP`); null if none. */
  find(words: string): Phrase<Meaning> | null {
    return (
      this.#phrases.get(words) ??
      (words.length >= TRUNCATED_LETTERS_MIN ? this.#squeezed.get(words) : undefined) ??
      null
    );
  }

  /** The phrase that words are the beginning of, cut off at any letter, if all that begin so mean the same. */
  begun(words: readonly string[]): Phrase<Meaning> | null {
    const text = words.join(" ");
    return text.length < CUT_LABEL_LETTERS_MIN ? null : this.#truncated(text);
  }

  /** Reads words from left to right, the longest phrase first; the last one may be truncated (`short term dis`). */
  read(words: readonly string[]): PhraseReading<Meaning> {
    const found: Phrase<Meaning>[] = [];
    const rest: string[] = [];
    let endsUnknown = false;
    for (let at = 0; at < words.length;) {
      const [phrase, count] = this.#longestAt(words, at);
      endsUnknown = phrase === null;
      if (phrase === null) rest.push(words[at] ?? "");
      else found.push(phrase);
      at += count;
    }
    return { found, rest, endsUnknown };
  }

  #longestAt(words: readonly string[], at: number): [Phrase<Meaning> | null, number] {
    const left = words.length - at;
    const exact = this.#exactAt(words, at);
    const tail = left <= this.#wordsMax ? words.slice(at).join(" ") : "";
    // `Health Sav` begins with a phrase of its own, and is cut from a longer one. One or two letters prove nothing: `Medical S`.
    if (
      tail !== "" &&
      (exact === null || (exact[1] < left && (words.at(-1) ?? "").length >= CUT_WORD_LETTERS_MIN))
    ) {
      const whole = this.#truncated(tail);
      // Cut off it means nothing beside words that nobody knows: `Internal Revenue Service`.
      if (whole !== null) return [{ ...whole, open: false }, left];
    }
    return exact ?? [null, 1];
  }

  #exactAt(words: readonly string[], at: number): [Phrase<Meaning>, number] | null {
    const countMax = Math.min(this.#wordsFrom.get(words[at]!) ?? 1, words.length - at);
    for (let count = countMax; count > 0; count--) {
      const phrase = this.find(count === 1 ? words[at]! : words.slice(at, at + count).join(" "));
      if (phrase !== null) return [phrase, count];
    }
    return null;
  }

  /**
   * The phrase a text is the beginning of, if all that begin so mean the same. The cut has to go through a word: `Federal
   * Tax` is no truncated `Federal Tax Levy`.
   */
  #truncated(text: string): Phrase<Meaning> | null {
    const squeezed = text.replaceAll(" ", "");
    if (squeezed.length < TRUNCATED_LETTERS_MIN || /\d$/.test(squeezed)) return null;
    this.#beginnings ??= new SortedWords(this.#cuttable.keys());
    let hit: Phrase<Meaning> | null = null;
    for (const words of this.#beginnings.startingWith(squeezed)) {
      const phrase = this.#cuttable.get(words)!;
      if ((hit !== null && hit.meaning !== phrase.meaning) || endsAtWord(phrase.words, squeezed.length))
        return null;
      hit ??= phrase;
    }
    return hit;
  }
}

/** Whether the first letters of a phrase, spaces not counted, are whole words. */
function endsAtWord(words: string, letters: number): boolean {
  let seen = 0;
  for (const word of words.split(" ")) {
    seen += word.length;
    if (seen >= letters) return seen === letters;
  }
  return false;
}
