/** How a document sets decimals apart: with a point, or (some registers) with a space, `1 046 68` for 1046.68. */
export type Decimals = "point" | "space";

/** A printed decimal number: its value is `units / 10 ** scale`. */
export type ScannedDecimal = { readonly units: number; readonly scale: number };

const ZERO = 48;
const NINE = 57;
const POINT = 46;
const COMMA = 44;

/** Longest text that can still be a number with sign, currency and groups. */
const LENGTH_MAX = 40;

const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;
const isSpace = (code: number): boolean =>
  code === 32 || code === 9 || code === 0xa0 || code === 0x202f || code === 0x2009;
const isMinus = (code: number): boolean =>
  code === 45 || code === 0x2212 || (code >= 0x2010 && code <= 0x2013);

/**
 * Reads a whole printed number with its sign (leading, trailing or parentheses), currency sign and footnote star.
 * Null for anything else, and for a number with fewer or more decimals than requested. Linear, and allocates only for
 * a match: it is called for every word of every page.
 */
export function scanDecimal(
  text: string,
  scaleMin: number,
  scaleMax: number,
  decimals: Decimals,
): ScannedDecimal | null {
  const length = text.length;
  if (length === 0 || length > LENGTH_MAX) return null;

  let at = 0;
  let signed = false;
  let negative = false;
  let parenthesis = false;
  let currency = false;
  prefix: for (; at < length; at++) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) continue;
    switch (code) {
      case 40: // (
        if (signed || parenthesis) return null;
        parenthesis = true;
        continue;
      case 36: // $
      case 163: // £
      case 8364: // €
        if (currency) return null;
        currency = true;
        continue;
      case 43: // +
        if (signed || parenthesis) return null;
        signed = true;
        continue;
    }
    if (!isMinus(code)) break prefix;
    if (signed || parenthesis) return null;
    signed = negative = true;
  }

  let units = 0;
  let scale = 0;
  let group = 0;
  let grouped = false;
  const start = at;
  for (; at < length; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) {
      units = units * 10 + (code - ZERO);
      if (units > Number.MAX_SAFE_INTEGER) return null;
      group++;
    } else if (code === COMMA) {
      if (grouped ? group !== 3 : group < 1 || group > 3) return null;
      grouped = true;
      group = 0;
    } else break;
  }
  if (grouped && group !== 3) return null;
  const hasInteger = at > start;

  let point = at;
  while (point < length && isSpace(text.charCodeAt(point))) point++;
  if (point < length && text.charCodeAt(point) === POINT) {
    // Some text layers tear the point from the integer: `-647 .82`.
    for (at = point + 1; at < length; at++) {
      const code = text.charCodeAt(at);
      if (!isDigit(code)) break;
      units = units * 10 + (code - ZERO);
      if (units > Number.MAX_SAFE_INTEGER || ++scale > scaleMax) return null;
    }
    if (scale === 0) return null;
  } else if (decimals === "space" && hasInteger) {
    // Hours are printed without thousand groups, `1165 73`: what follows four digits can only be decimals.
    const whole = grouped || group > 3;
    let last = 0;
    while (at + 1 < length && isSpace(text.charCodeAt(at)) && isDigit(text.charCodeAt(at + 1))) {
      if (last !== 0 && (whole || last !== 3)) return null;
      last = 0;
      for (at++; at < length; at++) {
        const code = text.charCodeAt(at);
        if (!isDigit(code)) break;
        units = units * 10 + (code - ZERO);
        if (units > Number.MAX_SAFE_INTEGER) return null;
        last++;
      }
    }
    // Three digits may be thousands or decimals, one digit is neither: no reading is better than a wrong one.
    if (last === 1 || last === 3 || last > scaleMax) return null;
    scale = last;
  }
  if ((!hasInteger && scale === 0) || scale < scaleMin) return null;

  let closed = false;
  let starred = false;
  for (; at < length; at++) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) continue;
    if (code === 41 && parenthesis && !closed) closed = true;
    else if (code === 42 && !starred) starred = true;
    else if (isMinus(code) && !signed && !parenthesis && !starred) signed = negative = true;
    else return null;
  }
  if (parenthesis !== closed) return null;
  if (parenthesis) negative = true;
  return { units: negative && units !== 0 ? -units : units, scale };
}
