import { boxAround, type Mark } from "../page-image/mark.ts";
import type { SeenWord } from "./recogniser.ts";

/** A mask belongs to the word that is so near, in the room of one of its signs; a space is wider. */
const NEAR = 0.8;

/**
 * Words with the masks that stand before them, as in `****5813`, or between them and a sign of money. A mask that a space
 * parts from what is behind it is a word of the same line: it tells of no line itself, as it stands high.
 */
export function maskedWords(words: readonly SeenWord[], masks: readonly Mark[]): SeenWord[] {
  let found = [...words];
  for (const mask of masks) {
    const near = (NEAR * (mask.x1 - mask.x0)) / mask.text.length;
    const middle = (mask.top + mask.bottom) / 2;
    const line = found.filter(({ top, bottom }) => top <= middle && bottom >= middle);
    const behind = line
      .filter(({ x0 }) => x0 >= mask.x1 - near)
      .reduce<SeenWord | undefined>((first, word) => (first && first.x0 < word.x0 ? first : word), undefined);
    if (behind === undefined) continue;
    if (behind.x0 - mask.x1 > near) {
      found.push({ ...mask, confidence: behind.confidence, line: behind.line });
      continue;
    }
    const before = line.find((word) => word !== behind && Math.abs(mask.x0 - word.x1) <= near);
    found = [...found.filter((word) => word !== before && word !== behind), masked(before, mask, behind)];
  }
  return found;
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
