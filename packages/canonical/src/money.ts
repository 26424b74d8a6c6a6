import { CanonicalError } from "./errors.ts";
import { scanDecimal, type Decimals } from "./scan-decimal.ts";

/** An amount of money in minor units (cents): an integer within ±{@link MAX_CENTS}. */
export type Cents = number;

/**
 * The largest amount, just under ten trillion dollars. Within it every amount survives the way to a JSON number and
 * back; up to `Number.MAX_SAFE_INTEGER` it would not.
 */
export const MAX_CENTS: Cents = 999_999_999_999_999;

export type ParseMoneyOptions = {
  /** `point` (the default), or `space` for registers that print `1 046 68`; point forms are read in both. */
  readonly decimals?: Decimals;
};

/**
 * Reads printed money: `1,234.56`, `$ 452.43`, `(151.25)`, `86.38-`, `-$86.38`, `.57`, `-647 .82`, `1,046.68*`.
 *
 * Never throws. Null is "not money": other than two decimals (`80.0000` is hours or a rate), bare integers (ids), wrong
 * thousand groups, percents, dates, two signs, or beyond {@link MAX_CENTS}. With `decimals: 'space'` also `1 046 68` and
 * `86 38-`.
 */
export function parseMoney(text: string, options?: ParseMoneyOptions): Cents | null {
  const scanned = scanDecimal(text, 2, 2, options?.decimals ?? "point");
  return scanned !== null && isCents(scanned.units) ? scanned.units : null;
}

/** `-1,234.56`: point decimals, comma groups, leading minus, no currency sign. */
export function formatMoney(cents: Cents): string {
  const digits = String(Math.abs(checkRange(cents))).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ",");
  return `${cents < 0 ? "-" : ""}${whole}.${digits.slice(-2)}`;
}

/** The JSON number of an amount, with at most two decimals: the only place where money becomes a float. */
export function moneyToJson(cents: Cents): number {
  return checkRange(cents) / 100;
}

/**
 * Reads a JSON number back, the mirror of {@link moneyToJson}.
 *
 * @throws CanonicalError `money_not_cents` for a number with more than two decimals, not finite or out of range.
 */
export function moneyFromJson(amount: number): Cents {
  const cents = Math.round(amount * 100);
  if (!isCents(cents) || cents / 100 !== amount) {
    throw new CanonicalError(
      "money_not_cents",
      `expected an amount with at most two decimals, got ${amount}`,
      { amount },
    );
  }
  return cents === 0 ? 0 : cents;
}

/** @throws CanonicalError `money_out_of_range` past {@link MAX_CENTS}. */
export function addMoney(one: Cents, other: Cents): Cents {
  return checkRange(checkRange(one) + checkRange(other));
}

/** The sum of a list, 0 for an empty one. @throws CanonicalError `money_out_of_range` past {@link MAX_CENTS}. */
export function sumMoney(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum = addMoney(sum, amount);
  return sum;
}

function isCents(cents: number): boolean {
  return Number.isInteger(cents) && Math.abs(cents) <= MAX_CENTS;
}

function checkRange(cents: number): Cents {
  if (!isCents(cents)) {
    throw new CanonicalError(
      "money_out_of_range",
      `expected an integer of cents within ±${MAX_CENTS}, got ${cents}`,
      { cents },
    );
  }
  return cents === 0 ? 0 : cents;
}
