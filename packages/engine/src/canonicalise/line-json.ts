import {
  moneyToJson,
  quantityToJson,
  type Cents,
  type Deduction,
  type Earning,
  type Quantity,
  type Tax,
} from "@paylift/canonical";
import type { DeductionLine, EarningLine, TaxLine } from "./ledger.ts";

export function earningJson(line: EarningLine): Earning {
  const { code, description, type, role, hours, rate, amount, ytdHours, ytdAmount } = line;
  return {
    code,
    description,
    type,
    role,
    hours: quantityJson(hours),
    rate: quantityJson(rate),
    amount: moneyToJson(amount),
    ytd_hours: quantityJson(ytdHours),
    ytd_amount: centsJson(ytdAmount),
  };
}

export function deductionJson(line: DeductionLine): Deduction {
  const { code, description, type, role, pretax, amount, ytdAmount } = line;
  return {
    code,
    description,
    type,
    role,
    pretax,
    amount: moneyToJson(amount),
    ytd_amount: centsJson(ytdAmount),
  };
}

export function taxJson(line: TaxLine): Tax {
  const {
    code,
    description,
    type,
    jurisdiction,
    locality,
    taxableWages,
    amount,
    ytdTaxableWages,
    ytdAmount,
  } = line;
  return {
    code,
    description,
    type,
    jurisdiction,
    locality,
    taxable_wages: centsJson(taxableWages),
    amount: moneyToJson(amount),
    ytd_taxable_wages: centsJson(ytdTaxableWages),
    ytd_amount: centsJson(ytdAmount),
  };
}

function centsJson(cents: Cents | null): number | null {
  return cents === null ? null : moneyToJson(cents);
}

function quantityJson(quantity: Quantity | null): number | null {
  return quantity === null ? null : quantityToJson(quantity);
}
