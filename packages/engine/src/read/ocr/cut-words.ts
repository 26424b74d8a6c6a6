import type { Box } from "../../api/result.ts";
import type { SeenWord } from "./recogniser.ts";

/** A drawing this near on the same line, at 300 pixels an inch, has covered the next letter. */
const NEAR_PX = 6;
/** So sure is what is left of a word. */
const CUT = 0.5;
/** A digit that has lost no more of its height than this is still told from the others. */
const TRIMMED = 0.22;
const DIGIT = /\d/;
/** What is left of a word has more letters than this. */
const FEWEST_LETTERS = 2;
/** Whole figures and cents between which a covered point stands, and the room that it takes, in widths of a digit. */
const WHOLE = /^[-$(]*\d{1,3}(?:,?\d{3})*$/;
const CENTS = /^\d\d[-)]?$/;
const [NARROWEST_POINT, WIDEST_POINT] = [0.35, 1];
/** Digits that may have lost their point. */
const POINTLESS = /^[-$(]*[\d,]{3,}[-)]*$/;

/**
 * Words without those that a drawing covers in part, whose pixels are marked: what is left of a figure is no figure, unless
 * the drawing touches but its head or foot.
 */
export function withoutCut(
  words: readonly SeenWord[],
  drawn: Uint8Array | null,
  image: { width: number; height: number },
): SeenWord[] {
  if (drawn === null) return [...words];
  const heights = words.filter(isFigure).map((word) => word.bottom - word.top);
  const usual = heights.sort((a, b) => a - b)[heights.length >> 1] ?? 0;
  const trimmed = new Set<SeenWord>();
  const left = words.flatMap((word) => {
    const rows = drawnRows(word, drawn, image);
    if (rows.length === 0) return [word];
    if (isFigure(word) ? !isTrimmed(word, rows, usual) : word.text.length <= FEWEST_LETTERS) return [];
    const unsure = { ...word, confidence: Math.min(word.confidence, CUT) };
    trimmed.add(unsure);
    return [unsure];
  });
  return withPoints(left, trimmed);
}

function isFigure({ text }: SeenWord): boolean {
  return DIGIT.test(text);
}

/** Rows of pixels in a box, or next to it, that a drawing reaches. */
export function drawnRows(
  { x0, top, x1, bottom }: Box,
  drawn: Uint8Array,
  { width, height }: { width: number; height: number },
): number[] {
  const rows: number[] = [];
  const [from, to] = [Math.max(0, Math.floor(x0) - NEAR_PX), Math.min(width, Math.ceil(x1) + NEAR_PX)];
  for (let y = Math.max(0, Math.floor(top) - NEAR_PX); y < Math.min(height, bottom + NEAR_PX); y++)
    if (drawn.subarray(y * width + from, y * width + to).includes(1)) rows.push(y);
  return rows;
}

function isTrimmed({ top, bottom }: SeenWord, rows: readonly number[], usual: number): boolean {
  const height = bottom - top;
  const [head, foot] = [top + TRIMMED * height, bottom - TRIMMED * height];
  return height >= (1 - TRIMMED) * usual && (rows.every((y) => y <= head) || rows.every((y) => y >= foot));
}

/** Points are the first that a drawing covers: between two trimmed figures one is filled in, any other may have lost it. */
function withPoints(words: readonly SeenWord[], trimmed: ReadonlySet<SeenWord>): SeenWord[] {
  const found: SeenWord[] = [];
  for (let i = 0; i < words.length; i++) {
    const [word, next] = [words[i]!, words[i + 1]];
    if (trimmed.has(word) && next !== undefined && trimmed.has(next) && isCutAtPoint(word, next)) {
      found.push({ ...word, text: `${word.text}.${next.text}`, x1: next.x1 });
      i++;
    } else if (!trimmed.has(word) || !POINTLESS.test(word.text)) found.push(word);
  }
  return found;
}

function isCutAtPoint(whole: SeenWord, cents: SeenWord): boolean {
  if (whole.line !== cents.line || !WHOLE.test(whole.text) || !CENTS.test(cents.text)) return false;
  const gap = (cents.x0 - whole.x1) / ((cents.x1 - cents.x0) / cents.text.length);
  return gap >= NARROWEST_POINT && gap <= WIDEST_POINT;
}
