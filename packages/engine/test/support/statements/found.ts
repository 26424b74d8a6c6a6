import type { CanonicalOutput, Earning, Employee } from "@paylift/canonical";
import type { Layout } from "./layout.ts";

/** A canonical output in the terms of `expectedOf`. */
export function foundIn(
  { company, pay_period, pay_date, employees }: CanonicalOutput,
  layout: Layout,
): object {
  return {
    company: company.name,
    start: pay_period.start,
    end: pay_period.end,
    payDate: pay_date,
    employees: employees.map((employee) => foundPay(employee, layout)),
  };
}

interface PrintedLine {
  description: string;
  amount: number;
  ytd_amount: number | null;
}

function foundPay(employee: Employee, { without = [] }: Layout): object {
  return {
    id: employee.employee_id,
    name: inOrder(employee.name),
    gross: cents(employee.gross_pay),
    net: cents(employee.net_pay),
    earnings: employee.earnings.filter(isSaying).map((line) => ({
      ...lineOf(line),
      hours: cents(line.hours),
      rate: cents(line.rate),
    })),
    taxes: employee.taxes.filter(isSaying).map(lineOf),
    deductions: employee.deductions
      .filter(isSaying)
      .map((line) => ({ ...lineOf(line), ...(without.includes("pretax") ? {} : { pretax: line.pretax }) })),
    employerTaxes: employee.employer_taxes.filter(isSaying).map(lineOf),
    employer: employee.employer_contributions.filter(isSaying).map(lineOf),
    payments: employee.payments.map(({ amount, number, date }) => ({ amount: cents(amount), number, date })),
  };
}

function isSaying({ amount, ytd_amount }: PrintedLine | Earning): boolean {
  return amount !== 0 || (ytd_amount ?? 0) !== 0;
}

function lineOf({ description, amount, ytd_amount }: PrintedLine): object {
  return { label: description, amount: cents(amount), ytd: cents(ytd_amount) };
}

function cents(value: number | null): number {
  return Math.round((value ?? 0) * 100);
}

function inOrder(name: string): string {
  return name.toLowerCase();
}
