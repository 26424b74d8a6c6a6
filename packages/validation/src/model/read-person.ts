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
import type { NameParts, Person } from "./person.ts";

/** An employee record with money in cents and its lines in one form. */
export function readPerson(employee: Employee, index: number): Person {
  const at = `employees[${index}]`;
  const key = nameKey(employee.name);
  const lines: Line[] = [];
  for (const [i, line] of employee.earnings.entries()) lines.push(earning(line, `${at}.earnings[${i}]`));
  for (const [i, line] of employee.deductions.entries())
    lines.push(deduction(line, "deductions", `${at}.deductions[${i}]`));
  for (const [i, line] of employee.taxes.entries()) lines.push(tax(line, "taxes", `${at}.taxes[${i}]`));
  for (const [i, line] of employee.employer_taxes.entries())
    lines.push(tax(line, "employer_taxes", `${at}.employer_taxes[${i}]`));
  for (const [i, line] of employee.employer_contributions.entries())
    lines.push(deduction(line, "employer_contributions", `${at}.employer_contributions[${i}]`));
  return {
    index,
    id: employee.employee_id.trim(),
    name: employee.name,
    nameKey: key,
    nameParts: partsOf(key),
    department: employee.department,
    grossCents: cents(employee.gross_pay),
    netCents: cents(employee.net_pay),
    lines,
  };
}

function partsOf(key: string): NameParts {
  const [words = "", suffix = ""] = key.split("|");
  return { words: words.split(" ").filter((word) => word !== ""), suffix };
}

function earning(line: Earning, path: string): Line {
  const cash = line.role === "cash";
  return {
    section: "earnings",
    path,
    label: labelKey(line.code, line.description),
    code: line.code,
    description: line.description,
    type: line.type,
    role: line.role,
    jurisdiction: null,
    pretax: null,
    cents: moneyFromJson(line.amount),
    hours: line.hours,
    rate: line.rate,
    taxableCents: null,
    ytdCents: cents(line.ytd_amount),
    ytdHours: line.ytd_hours,
    ytdTaxableCents: null,
    netSign: cash ? 1 : 0,
    inGross: line.type !== "reimbursement",
    classKey: classKey("earnings", line.type, cash ? "" : line.role),
  };
}

function deduction(line: Deduction, printed: "deductions" | "employer_contributions", path: string): Line {
  const section = line.role === "employer_cost" ? "employer_contributions" : printed;
  const cash = section === "deductions" && line.role === "cash";
  return {
    section,
    path,
    label: labelKey(line.code, line.description),
    code: line.code,
    description: line.description,
    type: line.type,
    role: line.role,
    jurisdiction: null,
    pretax: line.pretax,
    cents: moneyFromJson(line.amount),
    hours: null,
    rate: null,
    taxableCents: null,
    ytdCents: cents(line.ytd_amount),
    ytdHours: null,
    ytdTaxableCents: null,
    netSign: cash ? -1 : 0,
    inGross: false,
    classKey: classKey(section, line.type, cash || section === "employer_contributions" ? "" : line.role),
  };
}

function tax(line: Tax, section: "taxes" | "employer_taxes", path: string): Line {
  return {
    section,
    path,
    label: labelKey(line.code, line.description),
    code: line.code,
    description: line.description,
    type: line.type,
    role: "cash",
    jurisdiction: line.jurisdiction,
    pretax: null,
    cents: moneyFromJson(line.amount),
    hours: null,
    rate: null,
    taxableCents: cents(line.taxable_wages),
    ytdCents: cents(line.ytd_amount),
    ytdHours: null,
    ytdTaxableCents: cents(line.ytd_taxable_wages),
    netSign: section === "taxes" ? -1 : 0,
    inGross: false,
    classKey: classKey(section, line.type, line.jurisdiction ?? ""),
  };
}

// The same few classes and labels stand on every record: one text of each, so that they compare by identity.
const classKeys = new Map<string, string>();
const labels = new Map<string, string>();
const REMEMBERED_MAX = 5_000;

function classKey(section: Section, type: string, kind: string): string {
  return remember(classKeys, `${section}|${type}|${kind}`, (key) => key);
}

function labelKey(code: string | null, description: string): string {
  return code === null ? labelOf(description) : remember(labels, code, (code) => `#${code.toUpperCase()}`);
}

const normalized = new Map<string, string>();

/** The spelling under which labels are compared. */
export function labelOf(description: string): string {
  return remember(normalized, description, normalizeLabel);
}

function remember(memory: Map<string, string>, key: string, make: (key: string) => string): string {
  let value = memory.get(key);
  if (value === undefined) {
    if (memory.size >= REMEMBERED_MAX) memory.clear();
    value = make(key);
    memory.set(key, value);
  }
  return value;
}

function cents(amount: number | null): Cents | null {
  return amount === null ? null : moneyFromJson(amount);
}
