import { formatMoney, type Cents } from "@paylift/canonical";

/** `-1234.56` */
export function moneyValue(cents: Cents): string {
  return formatMoney(cents).replaceAll(",", "");
}

/** Hours or a rate with the decimals that the document prints. */
export function quantityValue(quantity: number): string {
  return String(quantity);
}
