import { distance } from "fastest-levenshtein";
import { withoutMarks } from "./without-marks.ts";
import type { SeenWord } from "../recogniser.ts";

/** A part of a reading stands in a word by more than this share of its width. */
const WITHIN = 0.5;
const INITIAL = /^\p{Lu}$/u;
/** So many looks must part a word alike, and take no more of its letters for others. */
const [FEWEST, MOST_MISSED] = [2, 2];

/** A name and the initial behind it where several looks saw both: narrow print hides the space between them, `FRANÇOIST`. */
export function partedByLooks(word: SeenWord, looks: readonly (readonly SeenWord[])[]): SeenWord[] {
  const letters = [...word.text.normalize("NFC")];
  const parted = looks.flatMap((look) => {
    const parts = look.filter(
      ({ x0, x1 }) => Math.min(x1, word.x1) - Math.max(x0, word.x0) > WITHIN * (x1 - x0),
    );
    const lengths = parts.map(({ text }) => [...text.normalize("NFC")].length);
    const isSame = lengths.reduce((sum, length) => sum + length, 0) === letters.length;
    const text = parts.map((part) => part.text).join("");
    return isSame && distance(plain(text), plain(word.text)) <= MOST_MISSED ? [{ parts, lengths }] : [];
  });
  const alike = Map.groupBy(parted, ({ lengths }) => lengths.join(" "));
  const ways = [...alike.values()].find(
    (same) => same.length >= FEWEST && same.length > parted.length / 2 && endsWithInitial(same[0]!.parts),
  );
  if (ways === undefined) return [word];
  const { parts, lengths } = ways[0]!;
  let start = 0;
  return parts.map((part, i) => {
    const text = letters.slice(start, (start += lengths[i]!)).join("");
    const x0 = i === 0 ? word.x0 : part.x0;
    const x1 = i === parts.length - 1 ? word.x1 : Math.min(part.x1, parts[i + 1]!.x0);
    return { ...word, text, x0, x1, top: part.top, bottom: part.bottom };
  });
}

function endsWithInitial(parts: readonly SeenWord[]): boolean {
  return parts.length === 2 && INITIAL.test(parts[1]!.text);
}

function plain(text: string): string {
  return withoutMarks(text).toLowerCase();
}
