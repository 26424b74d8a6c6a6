import type { Token } from "../../layout/token.ts";

/** Hours with their unit: `84.25h`. */
const HOURS = /^(\d[\d,]*(?:\.\d+)?)h(?:rs?)?$/i;

/** A rate with its unit: `31.25/hr`. */
const RATE = /^\$?(\d[\d,]*\.\d+)\/h(?:r|our)?$/i;
const UNIT_END = /[hrs]$/i;

/** The digits of hours with their unit; null for other words. */
export function hoursOf(token: Token): string | null {
  return endsInUnit(token) ? (HOURS.exec(token.text)?.[1] ?? null) : null;
}

/** The digits of a rate with its unit; null for other words. */
export function rateOf(token: Token): string | null {
  return endsInUnit(token) ? (RATE.exec(token.text)?.[1] ?? null) : null;
}

/** Cheap test that comes first: most words are numbers or letters alone. */
function endsInUnit({ text }: Token): boolean {
  const first = text.charCodeAt(0);
  // A digit, or the sign of dollars before one.
  return ((first >= 48 && first <= 57) || first === 36) && UNIT_END.test(text);
}

/** A capital alone is a code. */
const UNIT = /^(?:h|[Hh](?:ou)?rs?\.?|H(?:OU)?RS?\.?)$/;
const TIMES = /^(?:[x@\u00d7]|at)$/i;
const AN = /^(?:an?|per)$/i;
const HOUR = /^(?:hour|hr)\.?$/i;
const UNIT_GAP_EM = 0.7;
/** Further from the number before it a capital is a code of the number behind it: `X 4,530.00`. */
const TIMES_GAP_EM = 4;

/** Whether a number has its unit right behind it: `80.00 hrs`, and without decimals before its rate, `80 hours x 31.25`. */
export function isUnitOf(tokens: readonly Token[], at: number): boolean {
  const [number, word, sign] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (number === undefined || word === undefined || !UNIT.test(word.text) || number.quantity === null)
    return false;
  if (!number.moneyLike && (sign === undefined || !isTimes(sign, tokens[at + 3], word))) return false;
  return word.x0 - number.x1 <= UNIT_GAP_EM * number.size;
}

/** Whether a word says that the number before it is paid for an hour: `$22.00 an hour`. */
export function isAnHour(tokens: readonly Token[], at: number): boolean {
  const first = AN.test(tokens[at]!.text) ? at : at - 1;
  const [number, article, hour] = [tokens[first - 1], tokens[first], tokens[first + 1]];
  if (number?.moneyLike !== true || article === undefined || hour === undefined) return false;
  return AN.test(article.text) && HOUR.test(hour.text) && article.x0 - number.x1 <= UNIT_GAP_EM * number.size;
}

/** Whether a sign stands between hours and their rate: `80.00 hrs x $31.25`. */
export function isTimes({ text, x0, size }: Token, next: Token | undefined, before: { x1: number }): boolean {
  if (!TIMES.test(text) || next === undefined) return false;
  if (!next.moneyLike && rateOf(next) === null) return false;
  return text !== "X" || x0 - before.x1 <= TIMES_GAP_EM * size;
}
