import type { Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";
import { TOLERANCES } from "../tolerances.ts";
import { cellTextsOf, type CellText } from "./cell-texts.ts";
import { figureOf, isDecimal, isNothing, type Figure } from "./figure.ts";
import type { Cell, Ruling } from "./ruling.ts";

/** A heading in a ruled cell: all of its lines, for all that stands below its cell. */
export interface RuledHead {
  cell: Cell;
  tokens: readonly Token[];
}

/** So many cells side by side stand right above cells of numbers that are as wide. */
const LEAST_HEADS = 3;
const LEAST_SHARE = 0.5;
const SAME_PT = 1;
/** So far below, in em, an amount stands in one of the first rows. */
const NEAR_EM = 12;

/**
 * The headings of ruled tables. A cell says what belongs together, and over which columns it is: where each line of a
 * heading stands does not matter.
 *
 *     |  FED   |   DAY AND DATE    | TOTAL |
 *     |  W/H   |-------------------| HOURS |   →   FED W/H TAX | DAY AND DATE | TOTAL HOURS
 *     |  TAX   | M 10 | T 11 | W 12|       |       M 10 | T 11 | W 12
 *     |  12.00 |   8  |   8  |  8  | 24.00 |
 */
export function ruledHeads(lines: readonly Line[], ruling: Ruling): RuledHead[][] {
  if (ruling.levels.length < 2 || ruling.uprights.length < 2) return [];
  const texts = cellTextsOf(lines, ruling);
  const numbers = texts.filter(isOfNumbers);
  const inCells = new Set(texts.flatMap((text) => [...text.lines.values()].flat()));
  const loose = lines.map((line) => ({
    ...line,
    tokens: line.tokens.filter((token) => !inCells.has(token)),
  }));
  const all = [...Map.groupBy(texts, ({ cell }) => cell.top).values()];
  const first = all.filter((row) => {
    if (row.length < LEAST_HEADS || !row.every(isOfWords)) return false;
    const over = row.filter(
      (head) =>
        hasLetters(head) &&
        (numbers.some((number) => isRightBelow(head, number)) || loose.some((line) => isOver(head, line))),
    );
    return over.length >= LEAST_HEADS && over.length >= LEAST_SHARE * row.length;
  });
  return rowsOf(new Set(first.flatMap((row) => blockOf(row, all))));
}

/** All headings about some: cells of words that reach down beside them, and what stands between the edges of those, a date below its day. */
function blockOf(row: readonly CellText[], rows: readonly (readonly CellText[])[]): CellText[] {
  const bottom = Math.max(...row.map(({ cell }) => cell.bottom.at));
  let top = row[0]!.cell.top.at;
  for (const above of rows)
    if (
      above.every(isOfWords) &&
      above.some(({ cell }) => cell.top.at < top && cell.bottom.at > top + SAME_PT)
    )
      top = above[0]!.cell.top.at;
  return rows.flat().filter(({ cell }) => cell.top.at >= top && cell.bottom.at <= bottom + SAME_PT);
}

function rowsOf(heads: ReadonlySet<CellText>): RuledHead[][] {
  const found = [...heads].map(({ cell, lines }) => ({ cell, tokens: [...lines.values()].flat() }));
  return [...Map.groupBy(found, ({ cell }) => cell.top)]
    .sort(([a], [b]) => a.at - b.at)
    .map(([, row]) => row);
}

function isOfNumbers({ lines }: CellText): boolean {
  return [...lines.values()].flat().every(({ plain, text }) => figureOf(plain) !== null || isNothing(text));
}

/** Whether a cell holds words, no amounts, and one phrase: not headings side by side without a line between them. */
function isOfWords({ lines }: CellText): boolean {
  return [...lines.values()].every((tokens) =>
    tokens.every((token, i) => {
      const figure = figureOf(token.plain);
      const before = tokens[i - 1];
      return (
        (figure === null || !isDecimal(figure) || isWithin(figure, tokens)) &&
        (before === undefined || token.x0 - before.x1 <= TOLERANCES.phraseGapMost * token.size)
      );
    }),
  );
}

/** Whether a number is a part of a heading: `in Excess of $9,500`, `UI Tax @ 2.70%`. */
function isWithin({ percent, scale }: Figure, tokens: readonly Token[]): boolean {
  return percent || (scale === 0 && tokens.some(({ text }) => /\p{L}/u.test(text)));
}

function hasLetters({ lines }: CellText): boolean {
  return [...lines.values()].flat().some(({ text }) => /\p{L}/u.test(text));
}

/** Whether amounts stand below a cell, where those of the table's rows are not drawn. */
function isOver({ cell, lines }: CellText, { baseline, tokens }: Line): boolean {
  const size = [...lines.values()][0]![0]!.size;
  const below = baseline - cell.bottom.at;
  return (
    below > 0 &&
    below < NEAR_EM * size &&
    tokens.some(({ plain, x0, x1 }) => {
      const figure = figureOf(plain);
      return figure !== null && isDecimal(figure) && x0 > cell.left.at - 1 && x1 < cell.right.at + 1;
    })
  );
}

/** Whether a cell stands below another one and is as wide. */
function isRightBelow({ cell: head }: CellText, { cell }: CellText): boolean {
  return cell.left === head.left && cell.right === head.right && cell.top.at >= head.bottom.at - 1;
}
