import type { DocumentReading } from "../interpret/reading.ts";
import type { Word } from "../read/page-reader.ts";
import type { Substitution } from "./substitutions.ts";

const LETTER_OF: Readonly<Record<string, string>> = {
  "0": "O",
  "1": "I",
  "2": "Z",
  "5": "S",
  "6": "G",
  "8": "B",
};
const DIGIT_OF: Readonly<Record<string, string>> = {
  O: "0",
  Q: "0",
  D: "0",
  I: "1",
  l: "1",
  Z: "2",
  S: "5",
  G: "6",
  B: "8",
};
/** As what dust among the digits of an id is read. */
const SIGN = /[-.,:;'’‘*]/;
/** The usual form counts if so many ids have it, and so large a share of all. */
const [FEWEST, LEAST_SHARE] = [3, 0.6];

/**
 * The ids of scanned pages that would have the form of all others if a digit were the letter that looks like it, or the
 * other way round, or if a sign were dust: where others are `NH0146`, `NHO154` is `NH0154`, and so is `NH.0154`. No digit becomes
 * another.
 */
export function idsInForm({ records }: Pick<DocumentReading, "records">): Substitution[] {
  const words = new Set(
    records.flatMap(({ employeeId }) =>
      employeeId === null ? [] : employeeId.tokens.flatMap((token) => token.words),
    ),
  );
  const forms = Map.groupBy(new Map([...words].map((word) => [word.text, word])).values(), ({ text }) =>
    formOf(text),
  );
  const [usual] = [...forms].sort((a, b) => b[1].length - a[1].length);
  const count = [...forms.values()].reduce((sum, { length }) => sum + length, 0);
  if (usual === undefined || usual[1].length < FEWEST || usual[1].length < LEAST_SHARE * count) return [];
  const known = new Set([...words].map(({ text }) => text));
  // What is the id of somebody already is no other's with dust on it.
  return [...words].flatMap((word) => inForm(word, usual[0])).filter(({ text }) => !known.has(text));
}

function inForm(word: Word, form: string): Substitution[] {
  const letters = [...word.text];
  if (word.source !== "ocr" || formOf(word.text) === form) return [];
  const clean = letters.flatMap((letter, i) => (SIGN.test(letter) ? [letters.toSpliced(i, 1).join("")] : []));
  const text = clean.find((other) => formOf(other) === form);
  if (text !== undefined) return [{ word, text }];
  return letters.length === form.length ? inFormByLooks(word, form) : [];
}

function inFormByLooks(word: Word, form: string): Substitution[] {
  const letters = [...word.text];
  const text = letters
    .map((letter, i) => (formOf(letter) === form[i] ? letter : lookalike(letter, form[i]!)))
    .join("");
  return formOf(text) === form ? [{ word, text }] : [];
}

function lookalike(letter: string, kind: string): string {
  return (kind === "9" ? DIGIT_OF[letter] : LETTER_OF[letter]) ?? letter;
}

/** A for each capital, a for each other letter, 9 for each digit; signs as they are. */
function formOf(text: string): string {
  return text
    .replaceAll(/\p{Lu}/gu, "A")
    .replaceAll(/(?!A)\p{L}/gu, "a")
    .replaceAll(/\d/g, "9");
}
