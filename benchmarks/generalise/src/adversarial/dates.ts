const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** Ways to print a calendar date; all of them can be read without knowing the country. */
export const DATE_STYLES: Record<string, (year: string, month: number, day: number) => string> = {
  "08/21/2026": (year, month, day) => `${two(month)}/${two(day)}/${year}`,
  "8/21/2026": (year, month, day) => `${month}/${day}/${year}`,
  "08/21/26": (year, month, day) => `${two(month)}/${two(day)}/${year.slice(2)}`,
  "2026-08-21": (year, month, day) => `${year}-${two(month)}-${two(day)}`,
  "Aug 21, 2026": (year, month, day) => `${monthName(month).slice(0, 3)} ${day}, ${year}`,
  "August 21, 2026": (year, month, day) => `${monthName(month)} ${day}, ${year}`,
  "21-Aug-2026": (year, month, day) => `${two(day)}-${monthName(month).slice(0, 3)}-${year}`,
};

const two = (number: number): string => String(number).padStart(2, "0");
const monthName = (month: number): string => MONTHS[month - 1] ?? "";

/** A date `YYYY-MM-DD` in one of the styles. */
export function printDate(date: string, style: string): string {
  const [year = "", month, day] = date.split("-");
  const print = DATE_STYLES[style];
  if (print === undefined) throw new RangeError(`No style of dates is called "${style}"`);
  return print(year, Number(month), Number(day));
}
