/** `1,234.56` */
export function money(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${cents < 0 ? "-" : ""}${whole}.${digits.slice(-2)}`;
}

export function dollars(cents: number): string {
  return cents < 0 ? `-$${money(-cents)}` : `$${money(cents)}`;
}

/** `08/21/2026` */
export function slashed(date: Date): string {
  const [year, month, day] = date.toISOString().slice(0, 10).split("-");
  return `${month}/${day}/${year}`;
}

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** `November 5, 2026`, or `Nov 5, 2026` in short. */
export function inWords(date: Date, short = false): string {
  const month = MONTHS[date.getUTCMonth()]!;
  return `${short ? month.slice(0, 3) : month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

export function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Empty for nothing. */
export function orBlank(value: number, print: (value: number) => string): string {
  return value === 0 ? "" : print(value);
}
