/** How much of its width the first letter leaves white before it, and the last behind it; and signs, that stand in the middle of theirs. */
const WHITE = 0.1;
const WHITE_OF_SIGN = 0.38;
const SIGN = /[()[\]{}.,:;'’!|]/;

/** How wide the ink of a word is in a typewriter's face, in letters. */
export function typedWidth(text: string): number {
  return [...text].length - whiteOf(text.at(0)) - whiteOf(text.at(-1));
}

/** White beside a letter at the edge of a word, in letters. */
export function whiteOf(letter: string | undefined): number {
  return letter !== undefined && SIGN.test(letter) ? WHITE_OF_SIGN : WHITE;
}
