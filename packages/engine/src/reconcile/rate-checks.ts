import { multiplyToCents, type Cents, type Quantity } from "@paylift/canonical";
import { linesOf, type LedgerEmployee } from "../canonicalise/ledger.ts";
import type { ItemReading } from "../interpret/reading.ts";
import { CheckList } from "./check-list.ts";

/** Providers round products either way. */
const ROUNDING: Cents = 1;
/** Below this share of products that hold, `hours × rate` is no identity of the document (premiums, blended rates). */
const IDENTITY_SHARE = 0.8;

/** Hours and a rate, and the amount that is printed beside them. */
export interface Factors {
  hours: Quantity;
  rate: Quantity;
  expected: Cents;
}

interface Product extends Factors {
  item: ItemReading;
  path: string;
}

/** hours × rate = amount, line by line as printed, before checks are added up. */
export function checkRates(checks: CheckList, employees: readonly LedgerEmployee[]): void {
  const products = employees.flatMap(productsOf);
  const exact = products.filter((product) => Math.abs(differenceOf(product)) <= ROUNDING).length;
  if (products.length === 0 || exact / products.length < IDENTITY_SHARE) return;
  for (const product of products) {
    const { item, expected, path } = product;
    checks.add({
      scope: "line",
      what: `hours_rate:${path}`,
      identity: "hours × rate = amount",
      expected,
      actual: productOf(product),
      tolerance: ROUNDING,
      members: [`${path}.hours`, `${path}.rate`, `${path}.amount`],
      tokens: [item.hours!.token, item.rate!.token, item.amount!.token],
      weight: expected === 0 ? 0 : 3,
    });
  }
}

/** The product that is held against a printed amount; null where the decimals of the rate cannot tell. */
function productOf(factors: Factors): Cents | null {
  return explainedByRounding(factors) ? null : factors.expected + differenceOf(factors);
}

/** hours × rate against a printed amount: the product, and whether it holds; both null where the rate cannot tell. */
export function productCheck(factors: Factors): { actual: Cents | null; passed: boolean | null } {
  const actual = productOf(factors);
  return { actual, passed: actual === null ? null : Math.abs(actual - factors.expected) <= ROUNDING };
}

function productsOf(employee: LedgerEmployee, index: number): Product[] {
  return linesOf(employee, "earnings").flatMap((line, i) =>
    line.sources.flatMap((item) => {
      if (item.hours === null || item.rate === null || item.amount === null) return [];
      const path = `employees[${index}].earnings[${i}]`;
      return [
        { item, hours: item.hours.quantity, rate: item.rate.quantity, expected: item.amount.cents, path },
      ];
    }),
  );
}

/** Whether a printed rate is that of the amount, its further decimals cut off. */
export function isRoundedRate({ hours, rate, amount }: ItemReading): boolean {
  if (hours === null || rate === null || amount === null) return false;
  return explainedByRounding({ hours: hours.quantity, rate: rate.quantity, expected: amount.cents });
}

function differenceOf({ hours, rate, expected }: Factors): Cents {
  return multiplyToCents(hours, rate) - expected;
}

/** A rate printed with cents alone may stand for one with more decimals: then the product cannot tell. */
function explainedByRounding(product: Factors): boolean {
  const difference = Math.abs(differenceOf(product));
  if (difference <= ROUNDING) return false;
  const { hours, rate } = product;
  const halfRate = multiplyToCents(
    { units: Math.abs(hours.units), scale: hours.scale },
    { units: 5, scale: rate.scale + 1 },
  );
  return difference <= halfRate + ROUNDING;
}
