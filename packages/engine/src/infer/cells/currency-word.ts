import type { Token } from "../../layout/token.ts";

const CODE = /^(?:USD|CAD|GBP|EUR|AUD|NZD)$/;

/** Whether a word is the currency of the amount before or behind it, and part of no label: `1,757.85 USD`, `USD  1,757.85`. */
export function isCurrencyOfAmount(tokens: readonly Token[], at: number): boolean {
  if (!CODE.test(tokens[at]!.text)) return false;
  return tokens[at - 1]?.moneyLike === true || tokens[at + 1]?.moneyLike === true;
}
