import type { Random } from "../random.ts";
import { textWidth } from "./metrics.ts";
import type { Mark, TextMark } from "./sheet.ts";
import type { Typeface } from "./typeface.ts";

function lettersOf(mark: TextMark, typeface: Typeface): TextMark[] {
  const letters: TextMark[] = [];
  let before = "";
  for (const letter of mark.text) {
    const x = mark.x + textWidth(typeface, before, mark.size, mark.bold);
    before += letter;
    if (letter === " ") continue;
    const drawn = { ...mark, text: letter, x, bold: false };
    letters.push(drawn);
    if (mark.bold) letters.push({ ...drawn, x: x + 0.25 });
  }
  return letters;
}

/** Each letter alone, in random order, bold by drawing twice: what some print drivers leave of a text layer. */
export function asLetters(marks: readonly Mark[], typeface: Typeface, random: Random): Mark[] {
  const texts = marks.filter((mark) => mark.kind === "text");
  const others = marks.filter((mark) => mark.kind !== "text");
  return [...others, ...random.shuffle(texts.flatMap((mark) => lettersOf(mark, typeface)))];
}
