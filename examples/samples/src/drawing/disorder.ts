import type { Random } from "../random.ts";
import { textWidth } from "./metrics.ts";
import type { Mark, TextMark } from "./sheet.ts";
import type { Typeface } from "./typeface.ts";

/** How far apart the two drawings of bold text stand. */
const BOLD_SHIFT = 0.25;

const boldTwice = (mark: TextMark): TextMark[] => {
  const drawn = { ...mark, bold: false };
  return mark.bold ? [drawn, { ...drawn, x: mark.x + BOLD_SHIFT }] : [drawn];
};

function lettersOf(mark: TextMark, typeface: Typeface): TextMark[] {
  const letters: TextMark[] = [];
  let before = "";
  for (const letter of mark.text) {
    const x = mark.x + textWidth(typeface, before, mark.size, mark.bold);
    before += letter;
    if (letter !== " ") letters.push({ ...mark, text: letter, x });
  }
  return letters;
}

function rearranged(marks: readonly Mark[], random: Random, pieces: (mark: TextMark) => TextMark[]): Mark[] {
  const texts = marks.filter((mark) => mark.kind === "text");
  const others = marks.filter((mark) => mark.kind !== "text");
  return [...others, ...random.shuffle(texts.flatMap(pieces))];
}

/** Whole texts in random order, bold by drawing twice. */
export const asShuffledTexts = (marks: readonly Mark[], random: Random): Mark[] =>
  rearranged(marks, random, (mark) => boldTwice(mark));

/** Each letter alone, in random order, bold by drawing twice: what some print drivers leave of a text layer. */
export const asLetters = (marks: readonly Mark[], typeface: Typeface, random: Random): Mark[] =>
  rearranged(marks, random, (mark) => lettersOf(mark, typeface).flatMap(boldTwice));
