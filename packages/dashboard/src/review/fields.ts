import type { CanonicalOutput, Deduction, Earning, Employee, Payment, Tax } from "@paylift/canonical";
import { moneyText } from "../common/format.ts";

/** One field of the canonical output, as it is shown. */
export interface Field {
  readonly path: string;
  readonly label: string;
  /** As shown; "" where the document has none. */
  readonly text: string;
  /** As a correction names it: money without separators. */
  readonly value: string;
}

/** Fields that stand in one line of a document: an earning with its hours, a date. */
export interface Line {
  readonly key: string;
  readonly section: string;
  readonly title: string;
  readonly fields: readonly Field[];
}

/** An employee, or the document as a whole. */
export interface Group {
  /** `employees[3]`, or `document`. */
  readonly key: string;
  readonly title: string;
  readonly subtitle: string;
  readonly gross: Field | null;
  readonly net: Field | null;
  readonly lines: readonly Line[];
}

/** What a document may print of all its employees. */
const TOTALS = [
  "employee_count",
  "gross_pay",
  "net_pay",
  "total_earnings",
  "total_deductions",
  "total_taxes",
] as const;

type Kind = "money" | "plain";

/** The output as groups of lines of fields, in the order of the document. */
export function groupsOf(output: CanonicalOutput): Group[] {
  return [documentGroup(output), ...output.employees.map(employeeGroup)];
}

/** Every field in the order in which it is shown. */
export function fieldsOf(groups: readonly Group[]): Field[] {
  return groups.flatMap(({ lines }) => lines.flatMap(({ fields }) => fields));
}

/** The group that a field belongs to. */
export function groupKeyOf(path: string): string {
  return /^employees\[\d+\]/.exec(path)?.[0] ?? "document";
}

function documentGroup({ company, pay_period: period, pay_date: payDate, totals }: CanonicalOutput): Group {
  return {
    key: "document",
    title: "The document",
    subtitle: company.name ?? "",
    gross: null,
    net: null,
    lines: [
      facts("document company", "Document", "Company", [
        field("company.name", "Company", company.name),
        field("company.id", "Company id", company.id),
      ]),
      facts("document period", "Document", "Pay period", [
        field("pay_period.start", "Start", period.start),
        field("pay_period.end", "End", period.end),
        field("pay_date", "Pay date", payDate),
      ]),
      ...TOTALS.map((name) =>
        line(`totals ${name}`, "Printed totals", wordsOf(name), [
          field(
            `totals.${name}`,
            wordsOf(name),
            totals?.[name] ?? null,
            name === "employee_count" ? "plain" : "money",
          ),
        ]),
      ),
    ],
  };
}

function employeeGroup(employee: Employee, index: number): Group {
  const at = `employees[${index}]`;
  const gross = field(`${at}.gross_pay`, "Gross pay", employee.gross_pay, "money");
  const net = field(`${at}.net_pay`, "Net pay", employee.net_pay, "money");
  return {
    key: at,
    title: employee.name,
    subtitle: [employee.employee_id, employee.department].filter(Boolean).join(" · "),
    gross,
    net,
    lines: [
      facts(`${at} person`, "Person", "Employee", [
        field(`${at}.name`, "Name", employee.name),
        field(`${at}.employee_id`, "Employee id", employee.employee_id),
        field(`${at}.department`, "Department", employee.department),
      ]),
      facts(`${at} pay`, "Pay", "Gross and net", [gross, net]),
      ...employee.earnings.map((each, at_) => earningLine(each, `${at}.earnings[${at_}]`)),
      ...employee.deductions.map((each, at_) =>
        deductionLine(each, `${at}.deductions[${at_}]`, "Deductions"),
      ),
      ...employee.taxes.map((each, at_) => taxLine(each, `${at}.taxes[${at_}]`, "Taxes")),
      ...employee.employer_taxes.map((each, at_) =>
        taxLine(each, `${at}.employer_taxes[${at_}]`, "Employer taxes"),
      ),
      ...employee.employer_contributions.map((each, at_) =>
        deductionLine(each, `${at}.employer_contributions[${at_}]`, "Employer contributions"),
      ),
      ...employee.payments.map((each, at_) => paymentLine(each, `${at}.payments[${at_}]`)),
    ],
  };
}

function earningLine(earning: Earning, at: string): Line {
  return line(at, "Earnings", earning.description, [
    field(`${at}.hours`, "Hours", earning.hours),
    field(`${at}.rate`, "Rate", earning.rate),
    field(`${at}.amount`, "Amount", earning.amount, "money"),
    field(`${at}.ytd_amount`, "YTD", earning.ytd_amount, "money"),
  ]);
}

function deductionLine(deduction: Deduction, at: string, section: string): Line {
  return line(at, section, deduction.description, [
    field(`${at}.amount`, "Amount", deduction.amount, "money"),
    field(`${at}.ytd_amount`, "YTD", deduction.ytd_amount, "money"),
  ]);
}

function taxLine(tax: Tax, at: string, section: string): Line {
  return line(at, section, tax.description, [
    field(`${at}.taxable_wages`, "Taxable wages", tax.taxable_wages, "money"),
    field(`${at}.amount`, "Amount", tax.amount, "money"),
    field(`${at}.ytd_amount`, "YTD", tax.ytd_amount, "money"),
  ]);
}

function paymentLine(payment: Payment, at: string): Line {
  return line(at, "Payments", payment.number ?? payment.method ?? "Payment", [
    field(`${at}.date`, "Date", payment.date),
    field(`${at}.amount`, "Amount", payment.amount, "money"),
  ]);
}

/** What every document or employee has or may have: what was not read is shown as well, so that it can be put in. */
function facts(key: string, section: string, title: string, fields: readonly Field[]): Line {
  return { key, section, title, fields };
}

function line(key: string, section: string, title: string, fields: readonly Field[]): Line {
  const shown = fields.filter(({ text }) => text !== "");
  return { key, section, title, fields: shown.length === 0 ? fields.slice(0, 1) : shown };
}

function field(
  path: string,
  label: string,
  value: string | number | boolean | null,
  kind: Kind = "plain",
): Field {
  if (value === null) return { path, label, text: "", value: "" };
  if (kind === "plain") return { path, label, text: String(value), value: String(value) };
  return { path, label, text: moneyText(Number(value)), value: Number(value).toFixed(2) };
}

function wordsOf(name: string): string {
  const text = name.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
