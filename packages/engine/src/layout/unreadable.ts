import type { ReadPage, Word } from "../read/page-reader.ts";
import type { Line } from "./lines.ts";

/** A figure that stands on the page and cannot be read there. */
export interface UnreadableFigure {
  page: number;
  word: Word;
}

/** What a spreadsheet prints where a formula went wrong, and signs for a figure that is wider than its cell. */
const SURE = /^(?:#(?:VALUE|REF|N\/A|NAME|DIV\/0|NUM|NULL|SPILL|CALC)[!?]?|[$(-]?#{4,}\)?)$/;
/** Signs that say so where figures stand, and elsewhere are a rule, a mark or a gap in a text. */
const AMONG_FIGURES = /^(?:[$(-]?#{2,}\)?|\*{5,}|\.{3,}|\u2026+|\?{3,})$/;
/** Hardly any word begins as one of these must. */
const BEGINS = /^[#$(\-*.\u2026?]/;
/** So many rows above and below tell whether figures stand in a column. */
const ROWS = 5;
const ROW_EM = 2.5;
const LEAST_ABOVE_AND_BELOW = 2;

/** Signs that stand for figures which nobody can read: `########`, `#VALUE!`, `*****`, an ellipsis. */
export function unreadableFigures(pages: readonly ReadPage[], lines: readonly Line[]): UnreadableFigure[] {
  const found = pages.flatMap(({ number, words }) =>
    words.flatMap((word) => (mayStandForFigure(word.text) ? [{ page: number, word }] : [])),
  );
  if (found.length === 0) return [];
  const ofPages = Map.groupBy(lines, ({ page }) => page);
  // Dots that lead to a figure are no word of a line.
  const ofLines = new Set(lines.flatMap(({ tokens }) => tokens.flatMap(({ words }) => words)));
  return found.filter(
    ({ page, word }) =>
      SURE.test(word.text) || (ofLines.has(word) && standsAmongFigures(word, ofPages.get(page) ?? [])),
  );
}

function mayStandForFigure(text: string): boolean {
  return BEGINS.test(text) && (SURE.test(text) || AMONG_FIGURES.test(text));
}

/** Whether figures stand on its line, and above or below it. */
function standsAmongFigures(word: Word, lines: readonly Line[]): boolean {
  let [beside, column] = [0, 0];
  for (const { baseline, tokens } of lines) {
    const distance = Math.abs(baseline - word.baseline);
    if (distance > ROWS * ROW_EM * word.size) continue;
    const isLevel = distance < word.size / 2;
    for (const { moneyLike, x0, x1 } of tokens) {
      if (!moneyLike) continue;
      const isOver = x0 < word.x1 && x1 > word.x0;
      if (isLevel && !isOver) beside++;
      else if (!isLevel && isOver) column++;
    }
  }
  return beside > 0 && column >= LEAST_ABOVE_AND_BELOW;
}
