import { footingOf } from "../compete/footing.ts";
import type { Token } from "../layout/token.ts";
import { provedTokens } from "../score/proved-figures.ts";
import type { FormatReading } from "./read-format.ts";

/** A variant that leaves this share of the figures aside was made for another layout with the same words. */
const LEFT_ASIDE = 0.2;
/** One of which so many sums fail was, too, or the page is set in another size. */
const FAILED = 0.1;
const SOME_FAILED = 5;
/** So many of the figures that it takes are in a sum that holds. */
const PROVED = 0.5;
/** What another reading has to explain more, as a share of all figures. */
const MARGIN = 0.2;

/** Whether a reading leaves so much of a document aside, or proves so little of it, that it was hardly meant for it. */
export function explainsLittle({ lines, checks }: FormatReading): boolean {
  const failed = checks.filter(({ check }) => check.passed === false).length;
  if (failed >= SOME_FAILED && failed > FAILED * checks.length) return true;
  const proved = provedTokens({ checks });
  let [all, unclaimed, fields, sure] = [0, 0, 0, 0];
  for (const { tokens } of lines) {
    for (const token of tokens) {
      if (!token.moneyLike) continue;
      all++;
      if (token.claim === null) unclaimed++;
      if (token.claim !== "field") continue;
      fields++;
      if (proved.has(token)) sure++;
    }
  }
  return unclaimed > LEFT_ASIDE * all || sure < PROVED * fields;
}

/**
 * Whether the net pay of most people follows from no lines of theirs, though they were read: a later print of the layout may have
 * lines that its variant takes for others.
 */
export function failsMost({ checks }: FormatReading): boolean {
  const paid = checks.filter(({ check }) => check.id.startsWith("employee.net_pay:"));
  return paid.filter(({ check }) => check.passed === false).length * 2 > paid.length;
}

/** Whether every figure of a document is used, and no sum fails. */
export function isSound({ ledger, checks, lines }: FormatReading): boolean {
  return footingOf(ledger, checks, figuresOf(lines)).sound;
}

/** Whether the figures of a document foot clearly better as one reading has them than as another. */
export function explainsMore(reading: FormatReading, other: FormatReading): boolean {
  return scoreOf(reading) > scoreOf(other) + MARGIN;
}

function scoreOf({ ledger, checks, lines }: FormatReading): number {
  return footingOf(ledger, checks, figuresOf(lines)).score;
}

function figuresOf(lines: FormatReading["lines"]): Token[] {
  return lines.flatMap(({ tokens }) => tokens.filter(({ moneyLike }) => moneyLike));
}
