import type { Cents } from "@paylift/canonical";
import { linesOf, type LedgerEmployee, type TaxLine } from "../canonicalise/ledger.ts";
import type { ItemReading, MoneyReading } from "../interpret/reading.ts";
import type { CheckList } from "./check-list.ts";

/** Parts of 10 000 of the wages: 26 U.S.C. 3101 and 3111, the same for employee and employer. */
const RATES: Readonly<Partial<Record<TaxLine["type"], number>>> = { social_security: 620, medicare: 145 };
const RATE_SCALE = 10_000;
const ROUNDING: Cents = 1;
/** Below this share of products that hold, the figures are sums over several payrolls, or no taxable wages. */
const IDENTITY_SHARE = 0.9;

interface Product {
  tax: MoneyReading;
  wages: MoneyReading;
  expected: Cents;
  path: string;
}

/**
 * taxable wages × statutory rate = tax, for social security and Medicare, line by line as printed. A product that holds
 * proves its figures. One that does not is no contradiction of the document: adjustments, the additional Medicare tax, and
 * rounding over several checks differ as well.
 */
export function checkTaxRates(checks: CheckList, employees: readonly LedgerEmployee[]): void {
  const products = employees.flatMap(productsOf);
  const exact = products.filter(holds).length;
  if (products.length === 0 || exact / products.length < IDENTITY_SHARE) return;
  for (const product of products) {
    const { tax, wages, expected, path } = product;
    checks.add({
      scope: "line",
      what: `tax_rate:${path}`,
      identity: "taxable wages × statutory rate = tax",
      expected: tax.cents,
      actual: holds(product) ? expected : null,
      tolerance: ROUNDING,
      members: [`${path}.taxable_wages`, `${path}.amount`],
      tokens: [wages.token, tax.token],
      weight: tax.cents === 0 ? 0 : 2,
    });
  }
}

function holds({ tax, expected }: Product): boolean {
  return Math.abs(tax.cents - expected) <= ROUNDING;
}

function productsOf(employee: LedgerEmployee, index: number): Product[] {
  return (["taxes", "employer_taxes"] as const).flatMap((list) =>
    linesOf(employee, list).flatMap((line, i) =>
      line.sources.flatMap((item) => productOf(line, item, `employees[${index}].${list}[${i}]`) ?? []),
    ),
  );
}

function productOf({ type }: TaxLine, item: ItemReading, path: string): Product | null {
  if (item.taxableWages === null || item.amount === null) return null;
  const [wages, tax] = [item.taxableWages, item.amount];
  const expected = statutoryTax(type, wages.cents);
  return expected === null ? null : { tax, wages, expected, path };
}

/** What the law takes of taxable wages; null for a tax whose rate is not the same for everybody. */
export function statutoryTax(type: unknown, wages: Cents): Cents | null {
  const rate = RATES[type as TaxLine["type"]];
  return rate === undefined ? null : Math.round((wages * rate) / RATE_SCALE);
}
