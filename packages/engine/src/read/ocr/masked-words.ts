import { boxAround, type Mark } from "../page-image/mark.ts";
import type { SeenWord } from "./recogniser.ts";

/** A mask belongs to the word that is so near, in the room of one of its signs; a space is wider. */
const NEAR = 0.8;

/** Words with the masks that stand before them, as in `****5813`, or between them and a sign of money; and the masks that stand alone. */
export function maskedWords(
  words: readonly SeenWord[],
  masks: readonly Mark[],
): { words: SeenWord[]; alone: Mark[] } {
  const alone: Mark[] = [];
  let found = [...words];
  for (const mask of masks) {
    const near = (NEAR * (mask.x1 - mask.x0)) / mask.text.length;
    const middle = (mask.top + mask.bottom) / 2;
    const isBeside = (gap: number, { top, bottom }: SeenWord): boolean =>
      Math.abs(gap) <= near && top <= middle && bottom >= middle;
    const before = found.find((word) => isBeside(mask.x0 - word.x1, word));
    const behind = found.find((word) => isBeside(word.x0 - mask.x1, word));
    if (behind === undefined) alone.push(mask);
    else
      found = [...found.filter((word) => word !== before && word !== behind), masked(before, mask, behind)];
  }
  return { words: found, alone };
}

function masked(before: SeenWord | undefined, mask: Mark, behind: SeenWord): SeenWord {
  const words = before === undefined ? [behind] : [before, behind];
  const [head, readings] = [`${before?.text ?? ""}${mask.text}`, behind.otherReadings];
  return {
    ...behind,
    ...boxAround(words),
    x0: before?.x0 ?? mask.x0,
    text: head + behind.text,
    confidence: Math.min(...words.map(({ confidence }) => confidence)),
    ...(readings === undefined ? {} : { otherReadings: readings.map((reading) => head + reading) }),
  };
}
