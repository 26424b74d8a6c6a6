/** A printed number: its digits as an integer with a scale, and what its form tells. */
export interface Figure {
  /** Value times 10^scale, with its sign. */
  units: number;
  /** Printed decimals. */
  scale: number;
  currency: boolean;
  percent: boolean;
  /** Thousands are set apart. */
  grouped: boolean;
  /** The unit of time stands with it. */
  hours: boolean;
}

const CURRENCY =
  "(?:US\\$|CA\\$|C\\$|A\\$|NZ\\$|S\\$|HK\\$|R\\$|[$\u00a3\u20ac\u20b9\u00a5\u20b1]|CHF|Rs\\.?|USD|INR|kr|z\u0142)";
const NUMBER = new RegExp(
  `^(?<open>\\()?(?<sign>[-+])?(?<before>${CURRENCY})?(?<sign2>-)?(?<open2>\\()?` +
    `(?<digits>\\d{1,3}(?:[,'\u2019]\\d{3})+|\\d{1,2}(?:,\\d{2})+,\\d{3}|\\d+)?(?:\\.(?<decimals>\\d{1,6}))?` +
    `(?<behind>%|h(?:rs?)?|\u20ac|\u00a3|\\.-)?(?<close>\\))?(?<credit>-|CR)?\\**$`,
);
const DASHES = /[\u2010-\u2015\u2212\u00ad\ufe63\uff0d]/g;
const GROUPS = /[,'\u2019]/g;
const MOST_DIGITS = 14;

/** The number that a word is; null for any other word. */
export function figureOf(text: string): Figure | null {
  if (text.length > 24 || !/\d/.test(text)) return null;
  const groups = NUMBER.exec(text.replace(DASHES, "-").replace(/^\*+/, ""))?.groups;
  if (groups === undefined) return null;
  const { open, open2, close, digits, decimals, sign, sign2, credit, before, behind } = groups;
  const opened = open !== undefined || open2 !== undefined;
  if (opened !== (close !== undefined) || (digits === undefined && decimals === undefined)) return null;
  const whole = (digits ?? "").replace(GROUPS, "");
  if (whole.length + (decimals?.length ?? 0) > MOST_DIGITS) return null;
  const value = Number(whole + (decimals ?? ""));
  const negative = opened || sign === "-" || sign2 !== undefined || credit !== undefined;
  return {
    units: negative && value !== 0 ? -value : value,
    scale: decimals?.length ?? 0,
    currency: before !== undefined || behind === "\u20ac" || behind === "\u00a3",
    percent: behind === "%",
    grouped: digits !== whole && digits !== undefined,
    hours: behind !== undefined && behind.startsWith("h"),
  };
}

/** Hundredths of what is printed; null where more decimals are. */
export function centsOf({ units, scale }: Figure): number | null {
  if (scale === 2) return units;
  if (scale === 1) return units * 10;
  if (scale === 0) return units * 100;
  const cents = units / 10 ** (scale - 2);
  return Number.isInteger(cents) ? cents : null;
}

/** Whether a number is more than a plain run of digits, which may be an id, a code or a count. */
export function isDecimal({ scale, currency, grouped, hours }: Figure): boolean {
  return scale > 0 || currency || grouped || hours;
}

/** What stands where a figure would, and says that there is none. */
export function isNothing(text: string): boolean {
  return /^(?:\$?\s*)(?:[-\u2010-\u2015\u2212]{1,3}|\.{2,}|n\/a)$/i.test(text);
}
