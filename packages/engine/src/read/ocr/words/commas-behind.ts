import type { GrayImage } from "../../page-image/gray-image.ts";
import type { Tones } from "../../page-image/tones.ts";
import { glyphsOf, inkIn } from "../ink/glyphs.ts";
import type { SeenWord } from "../recogniser.ts";

const NAME_OR_SUFFIX = /^\p{Lu}[\p{L}'’-]+\.?$/u;
/** A comma that was read apart from the name before it: alone, or with the name behind it. */
const COMMA_FIRST = /^,(|\p{Lu}[\p{L}'’-]+)$/u;

/** Words with the comma between two names at the first one, as a given name begins with a letter: `YAMAMOTO ,ÅSA`. */
export function commasBehind(
  words: readonly SeenWord[],
  image: GrayImage,
  { paper }: Tones,
): readonly SeenWord[] {
  if (!words.some(({ text }) => COMMA_FIRST.test(text))) return words;
  const found: SeenWord[] = [];
  for (const word of words) {
    const last = found.at(-1);
    const isBehind = last !== undefined && last.line === word.line && NAME_OR_SUFFIX.test(last.text);
    const given = isBehind ? COMMA_FIRST.exec(word.text)?.[1] : undefined;
    if (given === undefined) {
      found.push(word);
      continue;
    }
    const [x1, x0] = given === "" ? [word.x1, word.x1] : partOf(word, image, paper);
    found.splice(-1, 1, { ...last!, text: `${last!.text},`, x1 });
    if (given !== "") found.push({ ...word, text: given, x0 });
  }
  return found;
}

/** Where the comma that a word begins with ends, and the letter behind it begins: about so where they touch. */
function partOf(word: SeenWord, image: GrayImage, paper: number): [x1: number, x0: number] {
  const glyphs = glyphsOf(word, image, inkIn(word, image, paper));
  if (glyphs.length === word.text.length) return [glyphs[0]!.to, glyphs[1]!.from];
  const x = word.x0 + (word.x1 - word.x0) / word.text.length;
  return [x, x];
}
