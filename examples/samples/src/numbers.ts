export interface MoneyStyle {
  negative: "minus" | "parentheses" | "trailing";
  dollar: boolean;
  /** With spaces there is neither a decimal point nor a thousands comma: 1 046 68. */
  separators: "point" | "spaces";
}

const grouped = (digits: string, separator: string): string => digits.replace(/\B(?=(\d{3})+$)/g, separator);

export function money(cents: number, style: MoneyStyle): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const spaced = style.separators === "spaces";
  const whole = grouped(digits.slice(0, -2), spaced ? " " : ",");
  const figure = `${style.dollar ? "$" : ""}${whole}${spaced ? " " : "."}${digits.slice(-2)}`;
  if (cents >= 0) return figure;
  if (style.negative === "parentheses") return `(${figure})`;
  return style.negative === "trailing" ? `${figure}-` : `-${figure}`;
}

/** Hundredths as 80.00, or as 80.0000 where a layout prints four decimals. */
export function hours(hundredths: number, decimals: 2 | 4 = 2): string {
  const digits = String(hundredths).padStart(3, "0");
  return `${grouped(digits.slice(0, -2), ",")}.${digits.slice(-2)}${decimals === 4 ? "00" : ""}`;
}

/** Ten-thousandths of a dollar as 20.0000, or as 20.00 where that is all a layout prints. */
export function rate(tenThousandths: number, decimals: 2 | 4 = 4): string {
  const digits = String(tenThousandths).padStart(5, "0");
  return `${digits.slice(0, -4)}.${digits.slice(-4, decimals === 2 ? -2 : undefined)}`;
}

export const spaced = (figure: string): string => figure.replace(",", " ").replace(".", " ");

const parts = (date: string): [string, string, string] => {
  const [year = "", month = "", day = ""] = date.split("-");
  return [year, month, day];
};

/** 08/21/2026 */
export function longDate(date: string): string {
  const [year, month, day] = parts(date);
  return `${month}/${day}/${year}`;
}

/** 08/21/26 */
export function shortDate(date: string): string {
  const [year, month, day] = parts(date);
  return `${month}/${day}/${year.slice(2)}`;
}
