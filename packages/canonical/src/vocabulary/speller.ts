import { SortedWords } from "./sorted-words.ts";
import type { WordForms } from "./word-forms.ts";

/** The words of a label written out, and whether none of them is a guess at a misspelled one. */
export type SpelledOut = { readonly words: readonly string[]; readonly sure: boolean };

const CUT_LETTERS_MIN = 4;
const SURE_LETTERS_MIN = 5;
/** Three letters are soon short for something else, and stand in the table of forms. */
const VOWELLESS_LETTERS_MIN = 4;
const CONSONANTS_MIN = 3;
/** `garn1`, `ln2` */
const NUMBERED = /^([a-z]{2,})\d{1,2}$/;
/** Shorter words are one letter away from too many others. */
const MISSPELLED_LETTERS_MIN = 7;
const GLUED_LETTERS_MIN = 5;
const GLUED_LETTERS_MAX = 14;

/**
 * Writes out the words of a label that are shortened: by the table of forms, as the only word that begins so (`reimbursem`), as
 * the only one with these consonants (`crdt`), as two words without their space (`holpay`), or as the only one that differs in a
 * single letter (`severence`). What fits none or several stays as it is printed.
 */
export class Speller {
  readonly #lexicon: ReadonlySet<string>;
  readonly #forms: WordForms;
  readonly #beginnings: SortedWords;
  /** Words by their consonants; null where several have the same. */
  readonly #byConsonants = new Map<string, string | null>();
  /** Words by themselves without one letter; null where several come to the same. */
  readonly #byAllButOne = new Map<string, string | null>();

  constructor(lexicon: ReadonlySet<string>, forms: WordForms) {
    this.#lexicon = lexicon;
    this.#forms = forms;
    const words = [...lexicon].filter((word) => /^[a-z]{4,}$/.test(word));
    // Words that have no vowels are short for others themselves: `dntl`.
    this.#beginnings = new SortedWords(words);
    for (const word of words) {
      if (/[aeiou]/.test(word.slice(1))) put(this.#byConsonants, consonantsOf(word), word);
      if (word.length >= MISSPELLED_LETTERS_MIN)
        for (const rest of allButOne(word)) put(this.#byAllButOne, rest, word);
    }
  }

  /** `isCode`: the label is one word in capitals or without a space, whose words may be glued together. */
  spell(words: readonly string[], isCode: boolean): SpelledOut {
    const spelled: string[] = [];
    let sure = true;
    for (let at = 0; at < words.length; at++) {
      const word = words[at]!;
      const next = words[at + 1];
      const pair = next === undefined ? undefined : this.#form(`${word} ${next}`);
      if (pair !== undefined) at++;
      // A number that no phrase has says which one of several it is.
      if (pair === undefined && /^\d+$/.test(word) && !this.#lexicon.has(word)) continue;
      const whole = pair ?? this.#form(word) ?? this.#known(word);
      const begun = whole === null ? this.#begun(word) : null;
      const written = whole ?? begun ?? this.#withoutVowels(word) ?? (isCode ? this.#apart(word) : null);
      // Four letters begin other words, too: `none`.
      if (begun !== null && word.length < SURE_LETTERS_MIN) sure = false;
      if (written !== null) {
        spelled.push(...written.split(" "));
        continue;
      }
      const corrected = this.#corrected(word);
      sure &&= corrected === null;
      spelled.push(corrected ?? word);
    }
    // What was shortened first may be shortened with its neighbour as well: `chd spprt`.
    return { words: this.#pairs(spelled), sure };
  }

  #form(text: string): string | undefined {
    return Object.hasOwn(this.#forms, text) ? this.#forms[text] : undefined;
  }

  #pairs(words: readonly string[]): string[] {
    const joined: string[] = [];
    for (let at = 0; at < words.length; at++) {
      const pair = at + 1 < words.length ? this.#form(`${words[at]} ${words[at + 1]}`) : undefined;
      joined.push(...(pair ?? words[at]!).split(" "));
      if (pair !== undefined) at++;
    }
    return joined;
  }

  /** The word itself where a phrase has it, or the one that is numbered in it; null for a word that may be shortened. */
  #known(word: string): string | null {
    if (this.#lexicon.has(word)) return word;
    const stem = NUMBERED.exec(word)?.[1];
    if (stem !== undefined) return this.#part(stem) ?? word;
    return /^[a-z]+$/.test(word) ? null : word;
  }

  /** The only word that begins so. */

  #begun(word: string): string | null {
    if (word.length < CUT_LETTERS_MIN) return null;
    let stem: string | null = null;
    for (const longer of this.#beginnings.startingWith(word)) {
      if (stem !== null && !longer.startsWith(stem)) return null;
      stem ??= longer;
    }
    return stem;
  }

  /** The only word with these consonants. */
  #withoutVowels(word: string): string | null {
    if (word.length < VOWELLESS_LETTERS_MIN) return null;
    const consonants = consonantsOf(word);
    if (consonants.length < CONSONANTS_MIN) return null;
    const whole = this.#byConsonants.get(consonants) ?? null;
    return whole !== null && whole.length > word.length ? whole : null;
  }

  /** The only two words that are glued together so. */
  #apart(word: string): string | null {
    if (word.length < GLUED_LETTERS_MIN || word.length > GLUED_LETTERS_MAX) return null;
    let found: string | null = null;
    for (let at = 2; at <= word.length - 2; at++) {
      const [first, second] = [this.#part(word.slice(0, at)), this.#part(word.slice(at))];
      if (first === null || second === null) continue;
      if (found !== null) return null;
      found = `${first} ${second}`;
    }
    return found;
  }

  #part(letters: string): string | null {
    return this.#form(letters) ?? (this.#lexicon.has(letters) ? letters : null);
  }

  /** The only word that differs in one letter. */
  #corrected(word: string): string | null {
    if (word.length < MISSPELLED_LETTERS_MIN - 1 || !/^[a-z]+$/.test(word)) return null;
    const whole = this.#byAllButOne.get(word);
    if (whole) return whole;
    const found = new Set<string>();
    for (const rest of allButOne(word)) {
      if (this.#lexicon.has(rest) && rest.length >= MISSPELLED_LETTERS_MIN) found.add(rest);
      const other = this.#byAllButOne.get(rest);
      if (other && differsInOneLetter(other, word)) found.add(other);
    }
    const [only] = found;
    return found.size === 1 && only !== undefined ? only : null;
  }
}

function put(words: Map<string, string | null>, key: string, word: string): void {
  const other = words.get(key);
  if (other === undefined) words.set(key, word);
  // `tip` and `tips`: one word in two numbers.
  else if (other !== null && !word.startsWith(other)) words.set(key, other.startsWith(word) ? word : null);
}

/** The first letter and the consonants behind it, double ones once: `crdt` of `credit`. */
function consonantsOf(word: string): string {
  return (word[0]! + word.slice(1).replace(/[aeiou]/g, "")).replace(/(.)\1+/g, "$1");
}

function* allButOne(word: string): Generator<string> {
  // The first letter is hardly ever wrong.
  for (let at = 1; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
}

function differsInOneLetter(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let different = 0;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) different++;
  // `seperation`, and two letters in the wrong order.
  return different === 1 || (different === 2 && [...one].sort().join("") === [...other].sort().join(""));
}
