import { formatMoney, moneyFromJson } from "@paylift/canonical";

/** JSON money as `1,234.56`. */
export function moneyText(amount: number): string {
  return formatMoney(moneyFromJson(amount));
}

/** The same with its sign, `+1,234.56`; a true minus sign lines up with the plus. */
export function signedMoneyText(amount: number): string {
  return amount > 0 ? `+${moneyText(amount)}` : moneyText(amount).replace("-", "−");
}

/** A value of a report: money as `1,234.56`, other values as they are, a dash for none. */
export function valueText(value: string | null): string {
  const text = value !== null && /^-?\d+\.\d\d$/.test(value) ? moneyText(Number(value)) : (value ?? "–");
  return text.replace(/^-(?=\d)/, "−");
}

/** `1 employee`, `2 employees` */
export function plural(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
