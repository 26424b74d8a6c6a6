import type { Deduction, Earning, Payment, Tax } from "@paylift/canonical";
import type { LineList } from "../api/correction.ts";

/** The lists of an employee: those of lines, and the payments. */
export type ListName = LineList | "payments";

/** A line or a payment, with its fields by name. */
export type ListRecord = Record<string, unknown>;

const LABEL = { code: null, description: "" } as const;
const EARNING: Earning = {
  ...LABEL,
  type: "other",
  role: "cash",
  hours: null,
  rate: null,
  amount: 0,
  ytd_hours: null,
  ytd_amount: null,
};
const DEDUCTION: Deduction = {
  ...LABEL,
  type: "other",
  role: "cash",
  pretax: null,
  amount: 0,
  ytd_amount: null,
};
const TAX: Tax = {
  ...LABEL,
  type: "other",
  jurisdiction: null,
  locality: null,
  taxable_wages: null,
  amount: 0,
  ytd_taxable_wages: null,
  ytd_amount: null,
};
const PAYMENT: Payment = { number: null, method: null, date: null, amount: 0 };

const BLANK: Readonly<Record<ListName, object>> = {
  earnings: EARNING,
  deductions: DEDUCTION,
  taxes: TAX,
  employer_taxes: TAX,
  employer_contributions: DEDUCTION,
  payments: PAYMENT,
};

/** A record of a list that says nothing yet. */
export function blankRecord(list: ListName): ListRecord {
  return { ...BLANK[list] };
}

/** An employee's own fields, of whom nothing is known yet. */
export function blankPerson(): ListRecord {
  return { employee_id: "", name: "", department: null, gross_pay: null, net_pay: null };
}

/** Printed totals, none of which is known yet. */
export function blankTotals(): ListRecord {
  return {
    employee_count: null,
    gross_pay: null,
    net_pay: null,
    total_earnings: null,
    total_deductions: null,
    total_taxes: null,
  };
}
