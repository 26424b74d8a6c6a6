import type { DecimalMark } from "./decimal-mark.ts";
import { lastDigits } from "./last-digits.ts";

const LAST_DIGITS = /([.,])(\d+)$/;
/** Three digits behind a sign may be thousands. */
const THOUSANDS = 3;

/** How many decimals a number shows; 0 where its last digits may be thousands. */
export function decimalsIn(text: string): number {
  const { count } = lastDigits(text);
  return count === THOUSANDS ? 0 : count;
}

const NUMBER = /^([^\d]*)([\d.,' ]*\d)([^\d]*)$/;
const HAS_TWO = /[.,]\d\d$/;

/** A number with two decimals at least, as amounts and hours are printed. */
export function withDecimals(text: string, { sign, isShown }: DecimalMark): string {
  // Most have them.
  if (HAS_TWO.test(text)) return text;
  const [, before = "", digits, behind = ""] = NUMBER.exec(text) ?? [];
  if (digits === undefined) return text;
  const [, mark, last = ""] = LAST_DIGITS.exec(digits) ?? [];
  const decimals = isShown && mark === sign ? last.length : decimalsIn(text);
  if (decimals >= 2) return text;
  return before + digits + (decimals === 1 ? "0" : `${sign}00`) + behind;
}
