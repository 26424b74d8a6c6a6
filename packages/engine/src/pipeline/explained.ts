import { footingOf, type Footing } from "../compete/footing.ts";
import { worthOf } from "../judge/better-reading.ts";
import type { Token } from "../layout/token.ts";
import { provedTokens } from "../score/proved-figures.ts";
import type { FormatReading } from "./read-format.ts";

/** A variant that leaves this share of the figures aside was made for another layout with the same words. */
const LEFT_ASIDE = 0.2;
/** Fewer may be numbers of a footnote or a form. */
const STRAY = 0.02;
/** One of which so many sums fail was, too, or the page is set in another size. */
const FAILED = 0.1;
const SOME_FAILED = 5;
/** So many of the figures that it takes are in a sum that holds. */
const PROVED = 0.5;
/** What another reading has to explain more, as a share of all figures. */
const MARGIN = 0.2;
/** What it has to be worth more. */
const WORTH_MARGIN = 0.5;

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

/** Whether a reading leaves more figures aside than stray ones. */
export function leavesSome({ lines }: FormatReading): boolean {
  const figures = figuresOf(lines);
  return figures.filter(({ claim }) => claim === null).length > STRAY * figures.length;
}

/**
 * Whether one reading uses every figure without a sum that fails, and its figures foot no worse than those of another. A
 * misprint fails sums of the right reading, which a wrong one need not make.
 */
export function explainsAll(reading: FormatReading, other: FormatReading): boolean {
  const { sound, score } = footing(reading);
  if (!sound || score < scoreOf(other)) return false;
  return !failsSome(other) || failsMost(other) || explainsLittle(other) || heldBy(reading) > heldBy(other);
}

function failsSome({ checks }: FormatReading): boolean {
  return checks.some(({ check }) => check.passed === false);
}

function heldBy({ checks }: FormatReading): number {
  return checks.filter(({ check }) => check.passed === true).length;
}

/** Whether the figures of a document foot clearly better as one reading has them than as another. */
export function explainsMore(reading: FormatReading, other: FormatReading): boolean {
  return scoreOf(reading) > scoreOf(other) + MARGIN;
}

/** Whether a reading is worth clearly more than another, by its sums, its names and its labels. */
export function isWorthMore(reading: FormatReading, other: FormatReading): boolean {
  const worth = (one: FormatReading): number => worthOf(one, figuresOf(one.lines));
  return worth(reading) > worth(other) + WORTH_MARGIN;
}

function scoreOf(reading: FormatReading): number {
  return footing(reading).score;
}

function footing({ ledger, checks, lines }: FormatReading): Footing {
  return footingOf(ledger, checks, figuresOf(lines));
}

function figuresOf(lines: FormatReading["lines"]): Token[] {
  return lines.flatMap(({ tokens }) => tokens.filter(({ moneyLike }) => moneyLike));
}
