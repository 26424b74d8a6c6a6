import type { Word } from "../../page-reader.ts";

const CAPITALS = /^\p{Lu}{3,}$/u;
/** A letter of words that are spread has so much room, in font sizes; and between two of them there is no more than so much. */
const [A_LETTER_EM, BETWEEN_EM] = [0.95, 2.2];
/** The room that is left between them, as between words of a phrase. */
const SPACE_EM = 0.4;

/** Words of a line of which the letters are typed apart go on as close as other words do: `E M P L O Y E R   P A I D`. */
export function withSpreadWords(words: readonly Word[]): Word[] {
  return words.map((word, i) => {
    const next = words[i + 1];
    if (next === undefined || next.baseline !== word.baseline || !isSpread(word) || !isSpread(next))
      return word;
    const gap = next.x0 - word.x1;
    return gap > SPACE_EM * word.size && gap <= BETWEEN_EM * word.size
      ? { ...word, x1: next.x0 - SPACE_EM * word.size }
      : word;
  });
}

function isSpread({ text, x0, x1, size }: Word): boolean {
  return CAPITALS.test(text) && x1 - x0 >= A_LETTER_EM * size * text.length;
}
