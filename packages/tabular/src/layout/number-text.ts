const DECIMALS = /[.,](\d+)\D*$/;
/** Three digits behind a sign may be thousands. */
const THOUSANDS = 3;

/** How many decimals a number shows; 0 where its last digits may be thousands. */
export function decimalsIn(text: string): number {
  const [, decimals = ""] = DECIMALS.exec(text) ?? [];
  return decimals.length === THOUSANDS ? 0 : decimals.length;
}

const NUMBER = /^([^\d]*)([\d.,' ]*\d)([^\d]*)$/;

/** A number with two decimals at least, as amounts and hours are printed; `mark` is the sign before decimals. */
export function withDecimals(text: string, mark: "." | ","): string {
  const [, before = "", digits, behind = ""] = NUMBER.exec(text) ?? [];
  if (digits === undefined) return text;
  const decimals = decimalsIn(text);
  if (decimals >= 2) return text;
  return before + digits + (decimals === 1 ? "0" : `${mark}00`) + behind;
}
