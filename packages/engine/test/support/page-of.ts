import type { Box } from "../../src/api/result.ts";
import type { ReadPage, Word } from "../../src/read/page-reader.ts";
import { linesOf, type Line } from "../../src/layout/lines.ts";
import type { Decimals } from "../../src/layout/decimals.ts";

/** Points from one character of the grid to the next, and from one line to the next. */
export const CHARACTER_PT = 6;
export const LINE_PT = 10;
export const SIZE_PT = 6.4;
/** Words reach into the space beside them, so that one space parts words and two part cells. */
const REACH_PT = 2;
const MARGIN_PT = 20;
const RULES = /^\s*~[\s~]*$/;
/** How far below its line a rule is drawn, and how high it is. */
const [BELOW_PT, RULE_PT] = [2, 0.5];

/**
 * A page from text as a typewriter would set it. One space parts words, two or more part cells. Empty lines take their
 * place; the lines' common indentation does not count. A line of tildes draws rules right below the line above, and takes none;
 * broken bars draw rules at the sides of words.
 */
export function pageOf(text: string, number = 1): ReadPage {
  const printed = text.split("\n");
  const indents = printed.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  const lines = printed.filter((line) => !RULES.test(line));
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/[^\s¦]+/g)].map((match) => wordAt(match[0], match.index - indent, row)),
  );
  return {
    number,
    width: 1000,
    height: 2 * MARGIN_PT + LINE_PT * lines.length,
    rotation: 0,
    words,
    rules: rulesIn(printed, indent),
  };
}

/** The rules that tildes draw, as far from word to word as these, and broken bars. */
function rulesIn(printed: readonly string[], indent: number): Box[] {
  let row = -1;
  return printed.flatMap((line) => {
    const isDrawn = RULES.test(line);
    if (!isDrawn) row++;
    const baseline = MARGIN_PT + LINE_PT * row;
    return [...line.matchAll(isDrawn ? /~+/g : /¦/g)].map(({ 0: { length }, index }) => {
      const x0 = MARGIN_PT + CHARACTER_PT * (index - indent);
      return isDrawn
        ? {
            x0,
            top: baseline + BELOW_PT,
            x1: x0 + CHARACTER_PT * length,
            bottom: baseline + BELOW_PT + RULE_PT,
          }
        : { x0, top: baseline - LINE_PT, x1: x0 + RULE_PT, bottom: baseline + BELOW_PT };
    });
  });
}

function wordAt(text: string, column: number, row: number): Word {
  const baseline = MARGIN_PT + LINE_PT * row;
  return {
    text,
    x0: MARGIN_PT + CHARACTER_PT * column - REACH_PT,
    x1: MARGIN_PT + CHARACTER_PT * (column + text.length) + REACH_PT,
    top: baseline - 5,
    bottom: baseline + 1,
    baseline,
    size: SIZE_PT,
    bold: false,
    source: "text",
    confidence: 1,
  };
}

/** The lines of pages that are given as text. */
export function linesOfText(pages: readonly string[], decimals: Decimals = "point"): Line[] {
  return pages.flatMap((text, i) => linesOf(pageOf(text, i + 1), decimals));
}

/** The one line of a text. */
export function lineOf(text: string, decimals: Decimals = "point"): Line {
  const [line, ...others] = linesOfText([text], decimals);
  if (line === undefined || others.length > 0) throw new Error(`expected one line: ${text}`);
  return line;
}
