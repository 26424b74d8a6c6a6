import {
  moneyFromJson,
  nameKey,
  normalizeLabel,
  type Cents,
  type Deduction,
  type Earning,
  type Employee,
  type Tax,
} from "@paylift/canonical";
import type { Line, Section } from "./line.ts";
import type { Person } from "./person.ts";

/** An employee record with money in cents and its lines in one form. */
export function readPerson(employee: Employee, index: number): Person {
  const at = `employees[${index}]`;
  return {
    index,
    id: employee.employee_id.trim(),
    name: employee.name,
    nameKey: nameKey(employee.name),
    department: employee.department,
    grossCents: cents(employee.gross_pay),
    netCents: cents(employee.net_pay),
    lines: [
      ...employee.earnings.map((line, i) => earning(line, `${at}.earnings[${i}]`)),
      ...employee.deductions.map((line, i) => deduction(line, "deductions", `${at}.deductions[${i}]`)),
      ...employee.taxes.map((line, i) => tax(line, "taxes", `${at}.taxes[${i}]`)),
      ...employee.employer_taxes.map((line, i) => tax(line, "employer_taxes", `${at}.employer_taxes[${i}]`)),
      ...employee.employer_contributions.map((line, i) =>
        deduction(line, "employer_contributions", `${at}.employer_contributions[${i}]`),
      ),
    ],
  };
}

function earning(line: Earning, path: string): Line {
  const cash = line.role === "cash";
  return {
    ...common(line, "earnings", path, cash ? "" : line.role),
    role: line.role,
    hours: line.hours,
    rate: line.rate,
    ytdHours: line.ytd_hours,
    netSign: cash ? 1 : 0,
    inGross: line.type !== "reimbursement",
  };
}

function deduction(line: Deduction, printed: "deductions" | "employer_contributions", path: string): Line {
  const section = line.role === "employer_cost" ? "employer_contributions" : printed;
  const cash = section === "deductions" && line.role === "cash";
  return {
    ...common(line, section, path, cash || section === "employer_contributions" ? "" : line.role),
    role: line.role,
    pretax: line.pretax,
    netSign: cash ? -1 : 0,
  };
}

function tax(line: Tax, section: "taxes" | "employer_taxes", path: string): Line {
  return {
    ...common(line, section, path, line.jurisdiction ?? ""),
    jurisdiction: line.jurisdiction,
    taxableCents: cents(line.taxable_wages),
    ytdTaxableCents: cents(line.ytd_taxable_wages),
    netSign: section === "taxes" ? -1 : 0,
  };
}

function common(line: Earning | Deduction | Tax, section: Section, path: string, kind: string): Line {
  return {
    section,
    path,
    label: line.code === null ? labelOf(line.description) : `#${line.code.toUpperCase()}`,
    code: line.code,
    description: line.description,
    type: line.type,
    role: "cash",
    jurisdiction: null,
    pretax: null,
    cents: moneyFromJson(line.amount),
    hours: null,
    rate: null,
    taxableCents: null,
    ytdCents: cents(line.ytd_amount),
    ytdHours: null,
    ytdTaxableCents: null,
    netSign: 0,
    inGross: false,
    classKey: `${section}|${line.type}|${kind}`,
  };
}

// A register prints the same few labels for everybody.
const normalized = new Map<string, string>();
const NORMALIZED_MAX = 5_000;

/** The spelling under which labels are compared. */
export function labelOf(description: string): string {
  let label = normalized.get(description);
  if (label === undefined) {
    if (normalized.size >= NORMALIZED_MAX) normalized.clear();
    label = normalizeLabel(description);
    normalized.set(description, label);
  }
  return label;
}

function cents(amount: number | null): Cents | null {
  return amount === null ? null : moneyFromJson(amount);
}
