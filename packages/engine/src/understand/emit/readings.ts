import type { MoneyReading, QuantityReading, TextReading } from "../../interpret/reading.ts";
import type { Claim } from "../../layout/token.ts";
import { centsOf } from "../page-graph/figure.ts";
import type { Span } from "../page-graph/span.ts";
import { unbroken } from "../votes/unbroken.ts";

/** A number of the page as an amount. Null where it has more decimals than money. */
export function moneyOf(span: Span): MoneyReading | null {
  const cents = span.figure === null ? null : centsOf(span.figure);
  return cents === null ? null : { cents, token: span.tokens[0]! };
}

/** A printed sum with the sign of its amounts, which a list may print with a minus; null where they come to something else. */
export function asSumOf(money: MoneyReading, amounts: readonly MoneyReading[]): MoneyReading | null {
  const sum = amounts.reduce((all, { cents }) => all + cents, 0);
  return Math.abs(money.cents) === Math.abs(sum) ? { ...money, cents: sum } : null;
}

/** A number of the page as hours or a rate, with its printed decimals. */
export function quantityOf({ figure, tokens }: Span): QuantityReading | null {
  if (figure === null) return null;
  return { quantity: { units: figure.units, scale: figure.scale }, token: tokens[0]! };
}

export function textOf(spans: readonly Pick<Span, "text" | "tokens">[]): TextReading {
  const printed = spans.map((span) => span.text).join(" ");
  const text = unbroken(printed.replace(/[\s:*.]+$/, ""));
  return { text, tokens: spans.flatMap(({ tokens }) => tokens) };
}

/** Says what the reading does with a number. */
export function claim(span: Span, as: Claim): void {
  for (const token of span.tokens) token.claim ??= as;
}
