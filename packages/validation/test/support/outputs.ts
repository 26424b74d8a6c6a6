import type { CanonicalOutput, Deduction, Earning, Employee, Tax } from "@paylift/canonical";

/** An earning of 1,000.00 unless told otherwise. */
export function earning(fields: Partial<Earning> = {}): Earning {
  return {
    code: null,
    description: "Regular",
    type: "regular",
    role: "cash",
    hours: null,
    rate: null,
    amount: 1000,
    ytd_hours: null,
    ytd_amount: null,
    ...fields,
  };
}

export function deduction(fields: Partial<Deduction> = {}): Deduction {
  return {
    code: null,
    description: "Medical",
    type: "medical",
    role: "cash",
    pretax: null,
    amount: 50,
    ytd_amount: null,
    ...fields,
  };
}

export function tax(fields: Partial<Tax> = {}): Tax {
  return {
    code: null,
    description: "Federal Income",
    type: "federal_income",
    jurisdiction: "US",
    locality: null,
    taxable_wages: null,
    amount: 100,
    ytd_taxable_wages: null,
    ytd_amount: null,
    ...fields,
  };
}

/** An employee whose gross and net are what the lines add up to, unless they are given. */
export function employee(fields: Partial<Employee> = {}): Employee {
  const lines = {
    earnings: fields.earnings ?? [earning()],
    deductions: fields.deductions ?? [deduction()],
    taxes: fields.taxes ?? [tax()],
  };
  const sum = (list: readonly { amount: number }[]): number =>
    list.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
  const gross = sum(lines.earnings);
  const withheld = sum(lines.taxes) + sum(lines.deductions.filter(({ role }) => role === "cash"));
  return {
    employee_id: "",
    name: "Rosa Bellwether",
    department: null,
    gross_pay: gross / 100,
    net_pay: (gross - withheld) / 100,
    employer_taxes: [],
    employer_contributions: [],
    payments: [],
    ...lines,
    ...fields,
  };
}

export function output(employees: Employee[], fields: Partial<CanonicalOutput> = {}): CanonicalOutput {
  return {
    schema_version: "1.0",
    provider: null,
    format_variant: null,
    format_type: "payroll_journal",
    company: { name: null, id: null },
    currency: "USD",
    pay_period: { start: "2026-08-02", end: "2026-08-15" },
    pay_date: "2026-08-21",
    run_kind: null,
    employees,
    totals: null,
    ...fields,
  };
}
