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
  const pairs = new Map<Span, Span>();
  let told = 0;
  let several = 0;
  for (const [i, span] of spans.entries()) {
    const before = spans[i - 1];
    const isAmount = span.figure !== null && isDecimal(span.figure);
    if (before === undefined) {
      if (isAmount) return new Map();
    } else if (before.figure !== null) {
      if (!isAmount) continue;
      // Hours stand before what is earned in them, and both below their headings.
      if (++several > 1 || !pairs.delete(before)) return new Map();
    } else if (isAmount) pairs.set(span, before);
    else if (before.text.endsWith(":") || attributesOf(before.text).length > 0) told++;
  }
  if (spans.length === 2 && [...pairs.values()].some(({ text }) => isSumWord(text) && isPaidOut(text)))
    return pairs;
  const names = [...pairs.values()].filter(({ text }) => isFigureName(text)).map(({ text }) => text);
  const isOfSum = told > 0 && spans[0] !== undefined && isSumWord(spans[0].text);
  const isTold = isOfSum || told >= LEAST_FIGURES;
  const isOfPerson = isTold && [...pairs.values()].some(({ text }) => isPay(text));
  const areFigures = new Set(names).size === names.length && names.length >= LEAST_FIGURES;
  const areSums = areFigures && names.every(isSumWord) && pairs.size === names.length;
  if ((pairs.size + told + several < LEAST && !areSums && !isOfSum) || (!isOfPerson && !areFigures))
    return new Map();
  for (const [amount, { text }] of pairs)
    if (areFigures ? !isFigureName(text) && sectionOf(text) === null : !isPay(text)) pairs.delete(amount);
  return pairs;
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
