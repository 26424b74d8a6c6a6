import type { SeenWord } from "../recogniser.ts";
import { LetterBook } from "./letter-book.ts";
import type { PrintedLetters } from "./letter-samples.ts";

const DIGIT = /\d/;
/** A figure of which the page prints a digit as another is in doubt, whichever it is. */
const DISPUTED = 0.4;

/**
 * The words of a page with each letter that the page prints like another one, in several other words, read as that: a `VO`
 * whose V is the M of `MED` and `Marisol` is `MO`. No recogniser compares the letters of a page; where one is deceived it is none
 * the less sure. What a word was before is remembered, and a figure that is changed is in doubt.
 */
export function readLettersAlike(words: readonly SeenWord[], printed: PrintedLetters): SeenWord[] {
  const book = new LetterBook();
  const first = new Map(words.map((word) => [keyOf(word), word]));
  const samples = new Map([...first].map(([key, word]) => [key, printed.of(word)]));
  for (const [key, letters] of samples) book.add(first.get(key)!.text, letters);
  const odd = new Set<string>();
  for (const [key, letters] of samples) {
    const { text } = first.get(key)!;
    if (letters.length > 0 && book.spelled(text, letters) !== text) odd.add(key);
  }
  return words.map((word) => {
    if (!odd.has(keyOf(word))) return word;
    const letters = printed.of(word);
    return letters.length === 0 ? word : changed(word, book.spelled(word.text, letters));
  });
}

/** A word in one size: the page prints it alike each time. */
function keyOf({ text, top, bottom }: SeenWord): string {
  return `${Math.round((bottom - top) / 2)} ${text}`;
}

function changed(word: SeenWord, text: string): SeenWord {
  if (text === word.text) return word;
  const confidence = DIGIT.test(text) ? Math.min(word.confidence, DISPUTED) : word.confidence;
  return { ...word, text, confidence, otherReadings: [...(word.otherReadings ?? []), word.text] };
}
