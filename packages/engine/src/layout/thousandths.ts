import type { Line } from "./lines.ts";
import type { UnreadableFigure } from "./unreadable.ts";

/** Dinars and rials have a thousand parts; hours and rates alone may have as many decimals in other documents. */
const DECIMALS = 3;
const LEAST = 8;
const SHARE = 0.8;

/**
 * The amounts of a document that counts in thousandths, which canonical money has none of; empty for any other. They are told as what
 * could not be read, and no figure is made of them.
 */
export function thousandthsOf(lines: readonly Line[]): UnreadableFigure[] {
  const figures = lines.flatMap(({ tokens }) =>
    tokens.filter(({ moneyLike, quantity }) => moneyLike && quantity !== null && quantity.scale > 1),
  );
  const thousandths = figures.filter(({ quantity }) => quantity!.scale === DECIMALS);
  if (thousandths.length < LEAST || thousandths.length < SHARE * figures.length) return [];
  return thousandths.map(({ page, words }) => ({ page, word: words.at(-1)! }));
}
