import type { Deduction, DeductionType, Earning, EarningType, Tax, TaxType } from "@paylift/canonical";

/** Money is made in cents and stands in the output as a number. */
export const money = (cents: number): number => cents / 100;
export const cents = (amount: number): number => Math.round(amount * 100);

export function earning(type: EarningType, description: string, amountCents: number): Earning {
  return {
    code: null,
    description,
    type,
    role: "cash",
    hours: null,
    rate: null,
    amount: money(amountCents),
    ytd_hours: null,
    ytd_amount: money(amountCents * 9),
  };
}

export function deduction(type: DeductionType, description: string, amountCents: number): Deduction {
  return {
    code: null,
    description,
    type,
    role: "cash",
    pretax: null,
    amount: money(amountCents),
    ytd_amount: money(amountCents * 9),
  };
}

export function tax(
  type: TaxType,
  jurisdiction: string,
  description: string,
  wagesCents: number,
  rate: number,
): Tax {
  const amountCents = Math.round(wagesCents * rate);
  return {
    code: null,
    description,
    type,
    jurisdiction,
    locality: null,
    taxable_wages: money(wagesCents),
    amount: money(amountCents),
    ytd_taxable_wages: null,
    ytd_amount: money(amountCents * 9),
  };
}
