import type { DecimalMark } from "./decimal-mark.ts";

const LAST_DIGITS = /([.,])(\d+)$/;
const DECIMALS = /[.,](\d+)\D*$/;
/** Three digits behind a sign may be thousands. */
const THOUSANDS = 3;

/** How many decimals a number shows; 0 where its last digits may be thousands. */
export function decimalsIn(text: string): number {
  const [, decimals = ""] = DECIMALS.exec(text) ?? [];
  return decimals.length === THOUSANDS ? 0 : decimals.length;
}

const NUMBER = /^([^\d]*)([\d.,' ]*\d)([^\d]*)$/;

/** A number with two decimals at least, as amounts and hours are printed. */
export function withDecimals(text: string, { sign, isShown }: DecimalMark): string {
  const [, before = "", digits, behind = ""] = NUMBER.exec(text) ?? [];
  if (digits === undefined) return text;
  const [, mark, last = ""] = LAST_DIGITS.exec(digits) ?? [];
  const decimals = isShown && mark === sign ? last.length : decimalsIn(text);
  if (decimals >= 2) return text;
  return before + digits + (decimals === 1 ? "0" : `${sign}00`) + behind;
}
