/** A text, a number with its format, a day, or a formula with the value that a program stored for it. */
export type DrawnCell =
  | string
  | null
  | { readonly number: string; readonly format?: "0.00" | "General" | "#,##0.00" }
  | { readonly day: string }
  | { readonly formula: string; readonly value: string | null }
  | { readonly error: string };

export interface DrawnSheet {
  name: string;
  rows: DrawnCell[][];
  /** As Excel writes them, `A1:C1`. */
  merges?: string[];
  hidden?: boolean;
  /** From 0. */
  hiddenRows?: number[];
  hiddenColumns?: number[];
}

/** A number from hundredths, as a spreadsheet stores it: without zeros behind. */
export function hundredths(value: number, format?: "0.00" | "General" | "#,##0.00"): DrawnCell {
  return { number: String(value / 100), ...(format === undefined ? {} : { format }) };
}
