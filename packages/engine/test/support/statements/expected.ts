import type { Layout, Omission } from "./layout.ts";
import type { Line, Pay, Payroll } from "./payroll.ts";
import { isoDate } from "./print.ts";

/** What a file of statements says, in the terms of the canonical output; amounts in cents. */
export function expectedOf({ pays, company, period, payDate }: Payroll, layout: Layout): object {
  const has = (part: Omission): boolean => layout.without?.includes(part) !== true;
  return {
    company,
    start: has("period start") ? isoDate(period.start) : null,
    end: isoDate(period.end),
    payDate: isoDate(payDate),
    employees: pays.map((pay) => expectedPay(pay, payDate, has)),
  };
}

function expectedPay(pay: Pay, payDate: Date, has: (part: Omission) => boolean): object {
  const lines = (list: readonly Line[]): object[] =>
    list.map(({ label, amount, ytd }) => ({ label, amount, ytd }));
  const number = has("number") ? pay.number : null;
  const beside = has("reimbursement lines") ? lines(pay.reimbursements) : asOne(pay.reimbursements);
  const paid =
    has("deposits") && pay.deposits.length > 0 ? pay.deposits : number === null ? [] : [pay.net.amount];
  return {
    id: has("id") ? pay.id : "",
    name: pay.name.toLowerCase(),
    gross: pay.gross.amount,
    net: pay.net.amount,
    earnings: [
      ...pay.earnings.map(({ label, amount, ytd, hours, rate }) => ({ label, amount, ytd, hours, rate })),
      ...beside.map((line) => ({ ...line, hours: 0, rate: 0 })),
    ],
    taxes: lines(pay.taxes),
    deductions: pay.deductions.map(({ label, amount, ytd, pretax }) => ({
      label,
      amount,
      ytd,
      ...(has("pretax") ? { pretax } : {}),
    })),
    employerTaxes: has("employer taxes") ? lines(pay.employerTaxes) : [],
    employer: has("employer") ? lines(pay.employer) : [],
    payments: paid.map((amount) => ({ amount, number, date: isoDate(payDate) })),
  };
}

/** A page that prints reimbursements in one figure. */
function asOne(lines: readonly Line[]): { label: string; amount: number; ytd: number }[] {
  const add = (pick: (line: Line) => number): number => lines.reduce((sum, line) => sum + pick(line), 0);
  return lines.length === 0
    ? []
    : [{ label: "Reimbursements", amount: add(({ amount }) => amount), ytd: add(({ ytd }) => ytd) }];
}
