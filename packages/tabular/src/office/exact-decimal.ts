/** A workbook keeps so many digits of a number; what follows is how the machine holds it. */
const DIGITS = 15;

const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;

/**
 * The decimal that the text of a number stands for, without an exponent and without the noise of binary fractions:
 * `1234.5600000000001` is `1234.56`. Null for anything else.
 */
export function exactDecimal(text: string): string | null {
  if (isPlain(text)) return text;
  const [match, sign = "", whole = "", fraction = "", exponent = "0"] = NUMBER.exec(text.trim()) ?? [];
  if (match === undefined || whole + fraction === "") return null;
  // The value is 0.digits × 10^point.
  let digits = whole + fraction;
  let point = whole.length + Number(exponent);
  const zeros = /^0*/.exec(digits)![0].length;
  digits = digits.slice(zeros);
  point -= zeros;
  if (digits === "") return "0";
  if (digits.length > DIGITS) {
    const rounded = String(BigInt(digits.slice(0, DIGITS)) + (digits.charAt(DIGITS) >= "5" ? 1n : 0n));
    point += rounded.length - DIGITS;
    digits = rounded;
  }
  digits = digits.replace(/0+$/, "");
  return (sign === "-" ? "-" : "") + placed(digits, point);
}

/** Longer texts may be a part of the file, which the engine would keep with them. */
const MOST_PLAIN = 12;
const [ZERO, NINE, POINT] = [0x30, 0x39, 0x2e];

/** Whether a text is its decimal already, as most are, told at a fraction of what taking it apart costs. */
function isPlain(text: string): boolean {
  if (text.length > MOST_PLAIN) return false;
  const first = text.charCodeAt(0);
  // A nought may be one too many.
  if (!(first > ZERO && first <= NINE)) return false;
  let point = -1;
  for (let i = 1; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (sign === POINT && point < 0) point = i;
    else if (!(sign >= ZERO && sign <= NINE)) return false;
  }
  // Behind the point the last digit counts.
  return point < 0 || text.charCodeAt(text.length - 1) > ZERO;
}

function placed(digits: string, point: number): string {
  if (point <= 0) return `0.${"0".repeat(-point)}${digits}`;
  if (digits.length <= point) return digits + "0".repeat(point - digits.length);
  return `${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** A decimal shown with so many decimals, rounded half away from zero. */
export function shownWith(decimal: string, decimals: number): string {
  const [, sign = "", whole = "0", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  if (fraction.length <= decimals)
    return decimals === 0 ? decimal : `${sign}${whole}.${fraction.padEnd(decimals, "0")}`;
  const kept = BigInt(whole + fraction.slice(0, decimals)) + (fraction.charAt(decimals) >= "5" ? 1n : 0n);
  const digits = String(kept).padStart(decimals + 1, "0");
  const cut = digits.length - decimals;
  const shown = decimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
  return kept === 0n ? shown : sign + shown;
}
