import { foldLetters } from "../fold-letters.ts";
import { remember } from "../remember.ts";

const LENGTH_MAX = 120;

/** Words that are printed apart, hyphenated or as one: `Pre-Tax`, `Pre Tax`, `PreTax`. */
const JOINED = /\b(pre|post|after|non|over|double|dbl|catch) (tax|time|up)\b/g;
const JOINED_WORDS = new Set([
  "pretax",
  "posttax",
  "aftertax",
  "nontax",
  "overtime",
  "doubletime",
  "dbltime",
  "catchup",
]);

/** A code that some suites print for whoever levies federal taxes: `$U OASDI/EE`. */
const OF_NATION = /^\$U(?= |$)/i;

/** `Employer's NIC` is what `Employer NIC` is. */
const OF_SIDE = /\b(employe[er])(?:['\u2018\u2019`]s|s['\u2018\u2019`])(?= )/g;

/**
 * The spelling under which labels are compared: lower case, no accents or punctuation, one space between words, letters
 * of `O/T`, `H.S.A.` and `401(k)` drawn together, `Pre-Tax` as one word. Normalising twice changes nothing.
 */
export const normalizeLabel: (label: string) => string = remember(normalised);

function normalised(label: string): string {
  return (
    foldLetters(label.slice(0, LENGTH_MAX).replace(OF_NATION, "fed"))
      .replace(OF_SIDE, "$1")
      .replace(/['\u2018\u2019`]/g, "")
      .replace(/(?<=[a-z])&(?=[a-z])/g, "")
      .replace(/\b[a-z](?:[./-][a-z])+\b/g, (letters) => letters.replace(/[./-]/g, ""))
      .replace(/#/g, " # ")
      .replace(/(?<!\d)\.|\.(?!\d)|[^a-z0-9.#]+/g, " ")
      .replace(/\s+/g, " ")
      // With the punctuation gone, what is joined here stays joined.
      .replace(/(?<=[a-z]{3})(?=(?:401|403|457) ?[kb]\b)/g, " ")
      // `MED125`, of the cafeteria plan.
      .replace(/([a-z]{3,}?)(s?125)\b/g, "$1 $2")
      .replace(/\b(401|403|457) ([kb])\b/g, "$1$2")
      .replace(JOINED, (words) => (JOINED_WORDS.has(words.replace(" ", "")) ? words.replace(" ", "") : words))
      .trim()
  );
}
