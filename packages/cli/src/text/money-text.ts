import { formatMoney, moneyFromJson, sumMoney } from "@paylift/canonical";

/** What stands where a figure is missing. */
export const NO_FIGURE = "–";

/** JSON money as `1,234.56`. */
export function moneyText(amount: number | null): string {
  return amount === null ? NO_FIGURE : formatMoney(moneyFromJson(amount));
}

/** The sum of JSON money as `1,234.56`; no figure when one is missing or there is none. */
export function moneySumText(amounts: readonly (number | null)[]): string {
  const present = amounts.filter((amount) => amount !== null);
  if (present.length === 0 || present.length < amounts.length) return NO_FIGURE;
  return formatMoney(sumMoney(present.map(moneyFromJson)));
}
