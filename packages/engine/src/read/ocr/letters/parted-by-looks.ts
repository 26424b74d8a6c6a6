import { distance } from "fastest-levenshtein";
import type { SeenWord } from "../recogniser.ts";
import { shared } from "../words/word-boxes.ts";
import { withoutMarks } from "../without-marks.ts";

/** What lies in a word by more than this share of its width is a part of it. */
const WITHIN = 0.5;
const INITIAL = /^\p{Lu}$/u;
const WORD = /\p{L}{2}/u;
/** So many looks must part a word alike, and take no more of its letters for others. */
const [FEWEST, MOST_MISSED] = [2, 2];

/** The words of a reading that stand in the place of a word. */
export function partsOf(word: SeenWord, reading: readonly SeenWord[]): SeenWord[] {
  return reading.filter((part) => shared(part, word) > WITHIN * (part.x1 - part.x0));
}

/** A name and the initial behind it where several looks saw both: narrow print hides the space between them, `FRANÇOIST`. */
export function partedByLooks(word: SeenWord, looks: readonly (readonly SeenWord[])[]): SeenWord[] {
  const letters = lettersOf(word.text);
  const same = looks
    .map((look) => partsOf(word, look))
    .filter((parts) => {
      const text = parts.map((part) => part.text).join("");
      return (
        lettersOf(text).length === letters.length && distance(plain(text), plain(word.text)) <= MOST_MISSED
      );
    });
  const parted = same.filter((parts) => parts.length === 2 && INITIAL.test(parts[1]!.text));
  if (parted.length < FEWEST || parted.length <= same.length / 2) return [word];
  const [name, initial] = parted[0]! as [SeenWord, SeenWord];
  return [
    { ...word, ...rowsOf(name), text: letters.slice(0, -1).join(""), x1: Math.min(name.x1, initial.x0) },
    { ...word, ...rowsOf(initial), text: letters.at(-1)!, x0: initial.x0 },
  ];
}

/** A word in the parts that most looks see in its place: a word with a lone digit behind it, as in `Loan 1`, is no figure. */
export function partedByMost(word: SeenWord, looks: readonly (readonly SeenWord[])[]): SeenWord[] {
  if (!WORD.test(word.text)) return [word];
  const parted = looks
    .map((look) => partsOf(word, look))
    .filter((parts) => parts.length > 1 && parts.map(({ text }) => text).join("") === word.text);
  if (parted.length <= looks.length / 2) return [word];
  const leastOf = (parts: readonly SeenWord[]): number =>
    Math.min(...parts.map(({ confidence }) => confidence));
  const surest = parted.reduce((a, b) => (leastOf(b) > leastOf(a) ? b : a));
  return surest.map((part) => ({ ...part, ...rowsOf(word), line: word.line }));
}

function rowsOf({ top, bottom }: SeenWord): Pick<SeenWord, "top" | "bottom"> {
  return { top, bottom };
}

function lettersOf(text: string): string[] {
  return [...text.normalize("NFC")];
}

function plain(text: string): string {
  return withoutMarks(text).toLowerCase();
}
