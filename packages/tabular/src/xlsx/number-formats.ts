import type { ShownNumber } from "../office/number-cell.ts";

/** How a number is shown: as a day, as hours and minutes, or with so many decimals (null where the format does not say). */
export type NumberFormat = { readonly shows: "day" | "hours" } | ({ readonly shows: "number" } & ShownNumber);

/** Formats that are known by their number alone (ECMA-376, 18.8.30), those that show days or hours in any language. */
const DAYS: readonly (readonly [first: number, last: number])[] = [
  [14, 17],
  [22, 22],
  [27, 31],
  [36, 36],
  [50, 54],
  [57, 58],
];
const HOURS: readonly (readonly [first: number, last: number])[] = [
  [18, 21],
  [32, 35],
  [45, 47],
  [55, 56],
];
const CODES: Readonly<Record<number, string>> = {
  1: "0",
  2: "0.00",
  3: "#,##0",
  4: "#,##0.00",
  9: "0%",
  10: "0.00%",
  37: "#,##0",
  38: "#,##0",
  39: "#,##0.00",
  40: "#,##0.00",
  41: "#,##0",
  42: "#,##0",
  43: "#,##0.00",
  44: "#,##0.00",
};

/** What a format means. `code` is its own, where the workbook defines it. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  const isIn = (ranges: typeof DAYS): boolean => ranges.some(([first, last]) => id >= first && id <= last);
  if (code === undefined && isIn(DAYS)) return { shows: "day" };
  if (code === undefined && isIn(HOURS)) return { shows: "hours" };
  return meaningOf(code ?? CODES[id] ?? "General");
}

function meaningOf(code: string): NumberFormat {
  // What is quoted, escaped or filled in says nothing of the number; `[h]` does.
  const [first = ""] = code
    .replace(/"[^"]*"|\\.|_.|\*./g, "")
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, "")
    .split(";");
  if (/general/i.test(first)) return { shows: "number", decimals: null, percent: false };
  if (/[yd]/i.test(first)) return { shows: "day" };
  if (/[hs]/i.test(first)) return { shows: "hours" };
  if (/m/i.test(first)) return { shows: "day" };
  if (!/[0#?]/.test(first)) return { shows: "number", decimals: null, percent: false };
  const decimals = /\.([0#?]*)/.exec(first)?.[1]?.length ?? 0;
  return { shows: "number", decimals, percent: first.includes("%") };
}
