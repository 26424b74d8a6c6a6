import { columnName } from "../../../src/workbook/reference.ts";
import type { Line, List, Payroll, Person } from "../payroll.ts";
import { hundredths, type DrawnCell } from "../sheet.ts";
import { amountOf, figureColumn, lineOf, textColumn, titleRows, wideRows, type Column } from "./wide.ts";

export const id = textColumn("Employee ID", ({ id: own }) => own);
export const name = textColumn("Employee Name", ({ given, family }) => `${family}, ${given}`);
export const department = textColumn("Department", ({ department: own }) => own);
export const gross = figureColumn("Gross Pay", ({ gross: own }) => own);
export const net = figureColumn("Net Pay", ({ net: own }) => own);
export const EMPLOYER = ["employer_taxes", "employer_contributions"] as const;

export const idAsNumber: Column = { heading: "Emp #", cell: ({ id: own }) => ({ number: own }) };

export function hours(label: string, heading: string): Column {
  return figureColumn(heading, (person) => lineOf(person, label)?.hours ?? null, "General");
}

export function amount(
  label: string,
  heading = label,
  format: "0.00" | "General" | "#,##0.00" = "0.00",
  group?: string,
): Column {
  return figureColumn(heading, amountOf(label), format, group);
}

export const PAY = (format: "0.00" | "General" | "#,##0.00" = "0.00"): Column[] => [
  hours("Regular", "Regular Hours"),
  amount("Regular", "Regular Pay", format),
  hours("Overtime", "Overtime Hours"),
  amount("Overtime", "Overtime Pay", format),
  amount("Bonus", "Bonus", format),
];
export const TAXES = (format: "0.00" | "General" | "#,##0.00" = "0.00"): Column[] => [
  amount("Federal Income Tax", undefined, format),
  amount("Social Security", undefined, format),
  amount("Medicare", undefined, format),
  amount("CA State Income Tax", undefined, format),
];
export const DEDUCTIONS = (format: "0.00" | "General" | "#,##0.00" = "0.00"): Column[] => [
  amount("401(k)", undefined, format),
  amount("Medical", undefined, format),
  amount("Dental", undefined, format),
];

export function header(columns: readonly Column[]): DrawnCell[] {
  return columns.map(({ heading }) => heading);
}

/** A line of names of groups above the header, each over its columns. */
export function groups(columns: readonly Column[], row: number): { cells: DrawnCell[]; merges: string[] } {
  const cells: DrawnCell[] = columns.map(({ group }, at) =>
    group !== undefined && columns[at - 1]?.group !== group ? group : null,
  );
  const merges: string[] = [];
  columns.forEach(({ group }, at) => {
    if (group === undefined || columns[at - 1]?.group === group) return;
    let last = at;
    while (columns[last + 1]?.group === group) last++;
    if (last > at) merges.push(`${columnName(at)}${row}:${columnName(last)}${row}`);
  });
  return { cells, merges };
}

export function grouped(columns: readonly Column[], group: string): Column[] {
  return columns.map((column) => ({ ...column, group }));
}

export function wide(
  payroll: Payroll,
  columns: readonly Column[],
  totals: string | null = "Totals",
): DrawnCell[][] {
  return [...titleRows(payroll), header(columns), ...wideRows(payroll.people, columns, totals)];
}

const LIST_NAMES: Readonly<Record<List, string>> = {
  earnings: "Earning",
  taxes: "Tax",
  deductions: "Deduction",
  employer_taxes: "Employer Tax",
  employer_contributions: "Employer Contribution",
};

export function itemCells({ list, code, label, hours: own, rate, amount: paid }: Line): DrawnCell[] {
  return [
    LIST_NAMES[list],
    code,
    label,
    own === null ? null : hundredths(own, "General"),
    rate === null ? null : hundredths(rate, "General"),
    hundredths(paid, "General"),
  ];
}

export const fullName = ({ given, family }: Person): string => `${given} ${family}`;
