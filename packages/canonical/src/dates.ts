import { CanonicalError } from "./errors.ts";

/** A calendar day `YYYY-MM-DD`, years 1000 to 9999, no time and no zone. Compares in order as plain text. */
export type PlainDate = string;

export type ParseDateOptions = {
  /** Which comes first in `03/04/2026`. Default `mdy`, as printed in the United States. */
  readonly order?: "mdy" | "dmy";
  /** Two-digit years from 00 to this one are 20xx, the others 19xx. From 0 to 99, default 79. */
  readonly twoDigitYearPivot?: number;
};

export type PlainDateRange = { readonly start: PlainDate; readonly end: PlainDate };

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH_NAMES = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

const NUMERIC = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/;
const MONTH_FIRST = /^([a-z]{3,9})\.?[ -]?(\d{1,2})(?:st|nd|rd|th)?(?:,[ ]?|[ -])(\d{4})$/;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})$/;
const LENGTH_MAX = 24;

/**
 * Reads a printed date: `03/23/14`, `8/19/2026`, `2026-06-10`, `09-30-2014`, `November 5, 2020`, `Feb. 1, 2022`,
 * `5-Nov-2020`.
 *
 * Never throws. Null for anything else and for days that do not exist (`02/30/2026`); the order is never guessed.
 */
export function parseDate(text: string, options?: ParseDateOptions): PlainDate | null {
  if (text.length < 6 || text.length > LENGTH_MAX * 2) return null;
  const printed = text.trim().replace(/\s+/g, " ").toLowerCase();
  if (printed.length > LENGTH_MAX) return null;

  const numeric = NUMERIC.exec(printed);
  if (numeric) {
    const [, first = "", , second = "", year = ""] = numeric;
    const dayFirst = options?.order === "dmy";
    return toPlainDate(fullYear(year, options), dayFirst ? second : first, dayFirst ? first : second);
  }
  const yearFirst = YEAR_FIRST.exec(printed);
  if (yearFirst) return toPlainDate(Number(yearFirst[1]), yearFirst[3] ?? "", yearFirst[4] ?? "");
  const monthFirst = MONTH_FIRST.exec(printed);
  if (monthFirst)
    return toPlainDate(Number(monthFirst[3]), monthNumber(monthFirst[1] ?? ""), monthFirst[2] ?? "");
  const dayFirst = DAY_FIRST.exec(printed);
  if (dayFirst)
    return toPlainDate(
      fullYear(dayFirst[3] ?? "", options),
      monthNumber(dayFirst[2] ?? ""),
      dayFirst[1] ?? "",
    );
  return null;
}

const RANGE_LENGTH_MAX = 80;
const RANGE_SEPARATOR = /\s*(?:[-\u2010-\u2014\u2212]|\b(?:to|through|thru)\b)\s*/gi;

const WHOLE_MONTHS = /^([a-z]{3,9})\.?(?: (?:-|to|through|thru) ([a-z]{3,9})\.?)?,? (\d{4})$/i;

/**
 * Reads a printed period: `06/15/2026 - 06/28/2026`, `From 09/18/2012 to 09/24/2012`, `Feb 1 – Feb 7, 2026` (a start
 * without year takes the year of the end), `August 18 - 31, 2025` (an end without month takes that of the start), and
 * whole months and quarters: `November 2025`, `July through September 2025`, `1st Quarter 2026`.
 *
 * Never throws. Null where either side is no date or the end comes before the start.
 */
export function parseDateRange(text: string, options?: ParseDateOptions): PlainDateRange | null {
  if (text.length > RANGE_LENGTH_MAX) return null;
  const printed = text.trim().replace(/^from:?\s+/i, "");
  // Hyphens stand inside dates too, so every separator is tried until both sides are dates.
  for (const separator of printed.matchAll(RANGE_SEPARATOR)) {
    const left = printed.slice(0, separator.index);
    const right = printed.slice(separator.index + separator[0].length);
    const month = /^[A-Za-z]{3,9}/.exec(left)?.[0];
    const end =
      parseDate(right, options) ?? (month === undefined ? null : parseDate(`${month} ${right}`, options));
    if (end === null) continue;
    const start =
      parseDate(left, options) ??
      dayBefore(left, right, options) ??
      (month === undefined ? null : parseDate(`${left}, ${end.slice(0, 4)}`, options));
    if (start !== null && start <= end) return { start, end };
  }
  return wholeMonths(printed) ?? wholeQuarter(printed);
}

/** `1-30 Sep 2026`: the first day has its month behind the last one. */
function dayBefore(left: string, right: string, options?: ParseDateOptions): PlainDate | null {
  const month = /^\d{1,2} ([A-Za-z]{3,9},? \d{4})$/.exec(right.trim())?.[1];
  return month === undefined || !/^\d{1,2}$/.test(left.trim())
    ? null
    : parseDate(`${left.trim()} ${month}`, options);
}

function wholeMonths(printed: string): PlainDateRange | null {
  const [, first, last = first, year = ""] = WHOLE_MONTHS.exec(printed) ?? [];
  if (first === undefined || last === undefined) return null;
  const end = monthNumber(last.toLowerCase());
  const start = toPlainDate(Number(year), monthNumber(first.toLowerCase()), "1");
  if (start === null) return null;
  const until = toPlainDate(Number(year), end, String(daysInMonth(Number(year), Number(end))));
  return until !== null && start <= until ? { start, end: until } : null;
}

const QUARTER =
  /^(?:(?:the )?(?:(?<ordinal>first|second|third|fourth)|(?<counted>[1-4])(?:st|nd|rd|th)) quarter|q(?:uarter )?(?<number>[1-4]))(?:,| of)? (?<year>\d{4})$/i;
const ORDINALS = ["first", "second", "third", "fourth"];

/** `1st Quarter 2026`, `Q1 2026` */
function wholeQuarter(printed: string): PlainDateRange | null {
  const { ordinal, counted, number, year } = QUARTER.exec(printed)?.groups ?? {};
  if (year === undefined) return null;
  const quarter =
    ordinal === undefined ? Number(counted ?? number) : ORDINALS.indexOf(ordinal.toLowerCase()) + 1;
  const last = 3 * quarter;
  const start = toPlainDate(Number(year), String(last - 2), "1");
  const end = toPlainDate(Number(year), String(last), String(daysInMonth(Number(year), last)));
  return start === null || end === null ? null : { start, end };
}

/** Whether a value is text of the form `YYYY-MM-DD` that names a real day. */
export function isPlainDate(value: unknown): value is PlainDate {
  return typeof value === "string" && value.length === 10 && value[4] === "-" && parseDate(value) === value;
}

/** Negative, zero or positive, as `Array.prototype.sort` wants it. */
export function comparePlainDates(a: PlainDate, b: PlainDate): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Days from start to end: 0 for the same day, negative when the end is earlier. @throws CanonicalError `invalid_date`. */
export function daysBetween(start: PlainDate, end: PlainDate): number {
  return dayNumber(end) - dayNumber(start);
}

function fullYear(printed: string, options: ParseDateOptions | undefined): number {
  const year = Number(printed);
  if (printed.length === 4) return year;
  return year <= (options?.twoDigitYearPivot ?? 79) ? 2000 + year : 1900 + year;
}

function monthNumber(name: string): string {
  const month =
    name === "sept" ? 8 : MONTHS.indexOf(name) >= 0 ? MONTHS.indexOf(name) : MONTH_NAMES.indexOf(name);
  return String(month + 1);
}

function toPlainDate(year: number, month: string, day: string): PlainDate | null {
  if (
    year < 1000 ||
    Number(month) < 1 ||
    Number(month) > 12 ||
    Number(day) < 1 ||
    Number(day) > daysInMonth(year, Number(month))
  ) {
    return null;
  }
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Days since 0000-03-01 of the Gregorian calendar: years begin in March, so the leap day comes last. */
function dayNumber(date: PlainDate): number {
  if (!isPlainDate(date))
    throw new CanonicalError("invalid_date", `expected a day YYYY-MM-DD, got ${JSON.stringify(date)}`, {
      date,
    });
  const month = (Number(date.slice(5, 7)) + 9) % 12;
  const year = Number(date.slice(0, 4)) - (month > 9 ? 1 : 0);
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return 365 * year + leapDays + Math.floor((month * 306 + 5) / 10) + Number(date.slice(8, 10));
}
