import type { Box } from "../api/result.ts";
import type { Fragment } from "./fragments.ts";

/** Letters in the cells of a field stand evenly; what is further apart by so much has an empty cell between. */
const NEXT_CELL = 1.5;
/** No form has more on one page. */
const MOST_FIELDS = 500;

/** The pieces of a page's text, with one for each word that fills cells of a field, letter by letter. */
export function withoutCells(fragments: Fragment[], fields: readonly Box[]): Fragment[] {
  if (fields.length === 0) return fragments;
  const rest = new Set(fragments);
  const alone = new Set(fragments.filter(({ text }) => [...text].length === 1));
  const joined: Fragment[] = [];
  for (const field of fields.slice(0, MOST_FIELDS)) {
    const letters = [...alone].filter((piece) => isInside(piece, field)).sort((a, b) => a.x0 - b.x0);
    if (letters.length < 2) continue;
    const steps = letters.slice(1).map((letter, i) => middleOf(letter) - middleOf(letters[i]!));
    const cell = steps.reduce((least, step) => Math.min(least, step), Infinity);
    for (const [i, letter] of letters.entries()) {
      rest.delete(letter);
      alone.delete(letter);
      const word = joined.at(-1);
      if (i === 0 || word === undefined || steps[i - 1]! > NEXT_CELL * cell)
        joined.push({ ...letter, spaced: true });
      else {
        word.text += letter.text;
        word.x1 = letter.x1;
      }
    }
  }
  return [...rest, ...joined];
}

function middleOf({ x0, x1 }: Fragment): number {
  return (x0 + x1) / 2;
}

function isInside(piece: Fragment, { x0, top, x1, bottom }: Box): boolean {
  const x = middleOf(piece);
  return x > x0 && x < x1 && piece.baseline > top && piece.baseline < bottom;
}
