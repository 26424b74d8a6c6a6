/** Providers print rates with two to six decimals, and none of them less than two where there are any. */
const DECIMALS_MIN = 2;

/** Whether two hours or rates are one value, the one with fewer decimals being the other one rounded. */
export function sameQuantity(a: number, b: number): boolean {
  if (a === b) return true;
  const decimals = Math.max(DECIMALS_MIN, Math.min(decimalsOf(a), decimalsOf(b)));
  // The addend takes up what binary floating point makes of a half.
  return Math.abs(a - b) <= 0.5 * 10 ** -decimals + 1e-9;
}

function decimalsOf(value: number): number {
  return String(value).split(".")[1]?.length ?? 0;
}
