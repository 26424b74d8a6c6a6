import type { Layout } from "../layouts/layout.ts";
import type { Misprint } from "../payroll/misprint.ts";
import type { Check, Employee, Payroll } from "../payroll/model.ts";
import type { PayrollTotals } from "../payroll/totals.ts";
import type { Wording } from "../wording/wording.ts";
import type { Inconsistency, Truth, TruthEmployee } from "./canonical.ts";
import { deductionsOf, dollars, earningsOf, employerTaxesOf, memosOf, taxesOf } from "./lines.ts";

export interface Printed {
  layout: Layout;
  payroll: Payroll;
  totals: PayrollTotals;
  wording: Wording;
  misprint: Misprint | null;
  degrade: string;
  pages: number;
}

function employeeTruth(employee: Employee, { layout, payroll, wording }: Printed): TruthEmployee {
  const { reading } = layout;
  const sum = (pick: (check: Check) => number): number =>
    dollars(employee.checks.reduce((total, check) => total + pick(check), 0));
  const named = reading.departmentEverywhere || payroll.grouped;
  const deductions = deductionsOf(employee, wording);
  const memos = memosOf(employee, wording, reading.memos === "deductions" ? "employer_cost" : "cash");
  return {
    employee_id: reading.employeeId(employee),
    name: reading.employeeName(employee.name),
    department: named ? (employee.department?.[reading.department] ?? null) : null,
    gross_pay: sum((check) => check.grossCents),
    net_pay: sum((check) => check.netCents),
    earnings: earningsOf(employee, wording, reading),
    deductions: reading.memos === "deductions" ? [...deductions, ...memos] : deductions,
    taxes: taxesOf(employee, wording),
    employer_taxes: reading.employerTaxes ? employerTaxesOf(employee, wording) : [],
    employer_contributions: reading.memos === "employer_contributions" ? memos : [],
    payments: employee.checks.flatMap((check) => reading.payments(check)),
  };
}

function inconsistency(misprint: Misprint, layout: Layout): Inconsistency {
  const figures = {
    printed: dollars(misprint.printed),
    adds_up_to: dollars(misprint.addsUpTo),
    off_by: dollars(misprint.printed - misprint.addsUpTo),
  };
  if (misprint.kind === "total_misprint")
    return { kind: misprint.kind, field: `totals.${misprint.field}`, ...figures };
  const who = {
    kind: misprint.kind,
    employee_id: layout.reading.employeeId(misprint.employee),
    employee: layout.reading.employeeName(misprint.employee.name),
  };
  if (misprint.kind === "line_misprint")
    return { ...who, field: misprint.field, line: misprint.line, ...figures };
  return { ...who, field: misprint.kind === "gross_misprint" ? "gross_pay" : "net_pay", ...figures };
}

export function buildTruth(printed: Printed): Truth {
  const { layout, payroll, totals, misprint } = printed;
  const { reading } = layout;
  return {
    schema_version: "1.0",
    provider: layout.provider,
    format_variant: null,
    format_type: "payroll_journal",
    company: reading.company(payroll.company),
    currency: "USD",
    pay_period: { start: reading.periodStart ? payroll.period.start : null, end: payroll.period.end },
    pay_date: payroll.period.payDate,
    run_kind: reading.runKind,
    employees: payroll.employees.map((employee) => employeeTruth(employee, printed)),
    totals: {
      employee_count: reading.employeeCount ? totals.employees : null,
      gross_pay: dollars(totals.grossCents),
      net_pay: dollars(totals.netCents),
      total_earnings: null,
      total_deductions: dollars(totals.deductionCents),
      total_taxes: dollars(totals.taxCents),
    },
    _inconsistencies: misprint ? [inconsistency(misprint, layout)] : [],
    _meta: {
      family: layout.family,
      version: layout.version,
      degrade: printed.degrade,
      split: "samples",
      pages: printed.pages,
      employees: payroll.employees.length,
      scanned_pages: [],
      departments: Object.fromEntries(payroll.departments.map(({ code, name }) => [code, name])),
    },
  };
}
