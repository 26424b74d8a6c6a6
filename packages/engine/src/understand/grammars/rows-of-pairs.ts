import { attributesOf } from "../people/attributes.ts";
import { isDecimal } from "../page-graph/figure.ts";
import type { Span } from "../page-graph/span.ts";
import { sectionOf } from "../votes/sections.ts";
import { SURE } from "../votes/wording-table.ts";
import { isFigureName, isSumWord, votesOf } from "../votes/wording.ts";

const LEAST = 3;
const LEAST_FIGURES = 2;

/**
 * The amounts of a row of pairs, each with the word right before it: `Gross Earnings 1,910.06   Taxes 347.95   Net Pay 1,428.41`, or
 * `Lee, Ann   Emp No: 51   Advice: 318840   Net Pay: 3,599.93`, or of a sum of such people, `Report Total   Employees: 10   Net Pay:
 * 15,470.48`, or of all that is paid in one way, `Total Direct Deposits   6,242.42`. The words say all; headings of columns above are about lines.
 */
export function pairsOf(all: readonly Span[]): ReadonlyMap<Span, Span> {
  const spans = all.filter(({ nothing }) => !nothing);
  const row = toldIn(spans);
  if (row === null) return new Map();
  const { pairs, others } = row;
  const words = [...pairs.values()].map(({ text }) => text);
  if (spans.length === 2 && words.some((text) => isSumWord(text) && isPaidOut(text))) return pairs;
  const names = words.filter(isFigureName);
  const isOfSum = others > 0 && spans[0] !== undefined && isSumWord(spans[0].text);
  const isOfPerson = (isOfSum || others >= LEAST_FIGURES) && words.some(isPay);
  const areFigures = new Set(names).size === names.length && names.length >= LEAST_FIGURES;
  const areSums = areFigures && names.every(isSumWord) && pairs.size === names.length;
  if (pairs.size + others + row.several < LEAST && !areSums && !isOfSum) return new Map();
  if (!isOfPerson && !areFigures) return new Map();
  for (const [amount, { text }] of pairs)
    if (areFigures ? !isFigureName(text) && sectionOf(text) === null : !isPay(text)) pairs.delete(amount);
  return pairs;
}

/** What a row says in pairs. */
interface Told {
  /** The word right before each amount. */
  pairs: Map<Span, Span>;
  /** How many words say something else of what is right behind them: `Emp No: 51`. */
  others: number;
  /** How many words have two amounts, which are in no pair: the hours, and what is earned in them. */
  several: number;
}

/** The pairs of a row; null where amounts have no words before them, or are those of a table. */
function toldIn(spans: readonly Span[]): Told | null {
  const told: Told = { pairs: new Map(), others: 0, several: 0 };
  for (const [i, span] of spans.entries()) {
    const before = spans[i - 1];
    const isAmount = span.figure !== null && isDecimal(span.figure);
    if (before?.figure === null) {
      if (isAmount) told.pairs.set(span, before);
      else if (before.text.endsWith(":") || attributesOf(before.text).length > 0) told.others++;
    } else if (isAmount) {
      if (before === undefined || ++told.several > 1 || !told.pairs.delete(before)) return null;
    }
  }
  return told;
}

/** Whether a text names gross or net pay. */
function isPay(text: string): boolean {
  const { subjects } = votesOf(text.replace(/:$/, ""));
  return isFigureName(text) && ((subjects.get("gross") ?? 0) > 0 || (subjects.get("net") ?? 0) > 0);
}

/** Whether a text is about what is paid out, in full. */
function isPaidOut(text: string): boolean {
  return (votesOf(text.replace(/:$/, "")).subjects.get("payment") ?? 0) >= SURE;
}
