import { looksLikePersonName } from "@paylift/canonical";
import { votesOf } from "../votes/wording.ts";

/** What of a page a voter is shown. */
export interface Shown {
  names: boolean;
  amounts: boolean;
}

/** Runs of so many digits may be numbers of people or of accounts; `401(k)` and `W-2` are names of lines. */
const NUMBER = /\d{4,}/g;
/** Shorter words are initials, or part of any text. */
const LEAST_OF_NAME = 3;

/** Hides what a voter did not ask for, and leaves the form: who is named in a document, and what they are paid, stays in it. */
export class Masks {
  readonly #shown: Shown;
  /** Words of names of people, in small letters. */
  readonly #names: ReadonlySet<string>;

  constructor(shown: Shown, names: Iterable<string>) {
    this.#shown = shown;
    this.#names = new Set([...names].flatMap(wordsOf));
  }

  figure(text: string): string {
    return this.#shown.amounts ? text : text.replace(/\p{Nd}/gu, "#");
  }

  /** A text that is a heading is shown unless it may be somebody's name. */
  text(text: string, isHeading: boolean): string {
    if (this.#shown.names) return this.#shown.amounts ? text : text.replace(NUMBER, hidden);
    if (isHeading && !this.#mayBeName(text)) return text.replace(NUMBER, hidden);
    return text
      .normalize("NFC")
      .replace(/\p{M}/gu, "")
      .replace(/\p{Lu}/gu, "X")
      .replace(/(?!X)\p{L}/gu, "x")
      .replace(/\p{Nd}/gu, "#");
  }

  #mayBeName(text: string): boolean {
    if (looksLikePersonName(text)) return true;
    // Somebody may be called as a line of pay is; a word that names such a line says it by itself.
    return wordsOf(text).some((word) => this.#names.has(word) && votesOf(word).subjects.size === 0);
  }
}

function hidden(digits: string): string {
  return "#".repeat(digits.length);
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(({ length }) => length >= LEAST_OF_NAME);
}
