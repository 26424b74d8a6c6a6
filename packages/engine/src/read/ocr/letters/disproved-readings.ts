import type { SeenWord } from "../recogniser.ts";
import { withoutMarks } from "../without-marks.ts";

/**
 * The word without the other readings that its ink disproves: they differ only in letters whose mark is clear. Where
 * they have another letter below it, a look that saw no mark has to confirm that it is this one.
 */
export function withoutDisproved(word: SeenWord, clear: ReadonlySet<number>): SeenWord {
  const { otherReadings = [] } = word;
  if (clear.size === 0 || otherReadings.length === 0) return word;
  const letters = lettersOf(word.text);
  const others = otherReadings.map(lettersOf).filter((other) => other.length === letters.length);
  const isConfirmed = (at: number): boolean =>
    others.some((other) => other[at]!.toLowerCase() === withoutMarks(letters[at]!).toLowerCase());
  const kept = otherReadings.filter((reading) => {
    const other = lettersOf(reading);
    if (other.length !== letters.length) return true;
    return !other.every(
      (letter, i) =>
        letter === letters[i] || (clear.has(i) && (isSameBelow(letter, letters[i]!) || isConfirmed(i))),
    );
  });
  return { ...word, otherReadings: kept };
}

function lettersOf(text: string): string[] {
  return [...text.normalize("NFC")];
}

function isSameBelow(letter: string, other: string): boolean {
  return withoutMarks(letter).toLowerCase() === withoutMarks(other).toLowerCase();
}
