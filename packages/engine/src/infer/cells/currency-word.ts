import type { Token } from "../../layout/token.ts";

const CODE = /^(?:USD|CAD|GBP|EUR|AUD|NZD)$/;
const GAP_EM = 1;

/** Whether a word is the currency of the amount right before or behind it, and part of no label: `1,757.85 USD`. */
export function isCurrencyOfAmount(tokens: readonly Token[], at: number): boolean {
  const [before, { text, x0, x1, size }, behind] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (!CODE.test(text)) return false;
  const isNear = (token: Token | undefined, gap: number): boolean =>
    token?.moneyLike === true && gap <= GAP_EM * size;
  return isNear(before, x0 - (before?.x1 ?? 0)) || isNear(behind, (behind?.x0 ?? 0) - x1);
}
