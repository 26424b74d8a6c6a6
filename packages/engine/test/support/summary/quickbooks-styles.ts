import { netOf, sumOf, type Labels, type Line, type Person } from "./payroll.ts";
import { partRows, type Cell, type TransposedStyle } from "./transposed-document.ts";

export const DESKTOP_LABELS: Labels = {
  earnings: [
    "Hourly Regular",
    "Salary",
    "Overtime (x1.5) hourly",
    "Vacation Hourly",
    "Bonus",
    "Retro Adjustment",
  ],
  pretax: ["401k Emp.", "Health Insurance (pre-tax)", "Dental Insurance (pre-tax)"],
  taxes: ["Federal Withholding", "Social Security Employee", "Medicare Employee", "GA - Withholding"],
  after_tax: ["Roth 401k Emp.", "401k Loan Repayment", "Wage Garnishment"],
  additions: ["Mileage Reimb.", "Expense Reimb."],
  employer_taxes: [
    "Social Security Company",
    "Medicare Company",
    "Federal Unemployment",
    "GA - Unemployment Company",
  ],
  contributions: ["401k Co. Match", "Health Insurance (company paid)"],
};

export const ONLINE_LABELS: Labels = {
  earnings: ["Regular Pay", "Salary", "Overtime Pay", "Vacation Pay", "Bonus", "Retro pay"],
  pretax: ["401(k)", "Medical", "Dental", "HSA"],
  taxes: ["Federal Income Tax", "Social Security", "Medicare", "CA Income Tax", "CA SDI"],
  after_tax: ["Roth 401(k)", "Union dues", "Garnishment"],
  additions: ["Reimbursement"],
  employer_taxes: ["Social Security Employer", "Medicare Employer", "CA SUI Employer"],
  contributions: ["401(k) Company Match", "Medical Company"],
};

export function printed(cents: number, sign = ""): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${cents < 0 ? "-" : ""}${sign}${whole}.${digits.slice(-2)}`;
}

/** Hundredths of hours without needless zeros. */
export function shortHours(hundredths: number): string {
  return String(hundredths / 100).replace(/\B(?=(\d{3})+(?:\.|$))/g, ",");
}

function hoursOf(people: readonly Person[]): number {
  return people.flatMap(({ parts }) => parts.earnings).reduce((sum, { hours }) => sum + (hours ?? 0), 0);
}

/** QuickBooks Desktop: withheld below zero, zeros printed, hours beside the sums. */
export function desktopStyle(
  headings: TransposedStyle["headings"],
  head: readonly string[],
): TransposedStyle {
  const cell =
    (sign: number) =>
    (line: Line | null): Cell => ({
      ...(line?.hours == null ? {} : { hours: shortHours(line.hours) }),
      ...(line?.rate == null ? {} : { rate: printed(line.rate) }),
      amount: printed(line === null ? 0 : sign * line.cents),
    });
  const sum =
    (sign: number, withHours = false) =>
    (cents: number, people: readonly Person[]): Cell => {
      const hours = hoursOf(people);
      return {
        ...(withHours && hours > 0 ? { hours: shortHours(hours) } : {}),
        amount: printed(cents === 0 ? 0 : sign * cents),
      };
    };
  const labels = DESKTOP_LABELS;
  const own = (label: string, indent: number, cents: (people: readonly Person[]) => number) => ({
    label,
    indent,
    cell: (people: readonly Person[]) => sum(1, true)(cents(people), people),
  });
  const rows = [
    { label: "Employee Wages, Taxes and Adjustments", indent: 0, cell: null },
    ...partRows("earnings", labels, {
      heading: "Gross Pay",
      total: "Total Gross Pay",
      cell: cell(1),
      sum: sum(1, true),
    }),
    ...partRows("pretax", labels, {
      heading: "Deductions from Gross Pay",
      total: "Total Deductions from Gross Pay",
      cell: cell(-1),
      sum: sum(-1),
    }),
    own("Adjusted Gross Pay", 1, (people) => sumOf(people, "earnings") - sumOf(people, "pretax")),
    ...partRows("taxes", labels, {
      heading: "Taxes Withheld",
      total: "Total Taxes Withheld",
      cell: cell(-1),
      sum: sum(-1),
    }),
    ...partRows("after_tax", labels, {
      heading: "Deductions from Net Pay",
      total: "Total Deductions from Net Pay",
      cell: cell(-1),
      sum: sum(-1),
    }),
    ...partRows("additions", labels, {
      heading: "Additions to Net Pay",
      total: "Total Additions to Net Pay",
      cell: cell(1),
      sum: sum(1),
    }),
    own("Net Pay", 0, netOf),
    ...partRows("employer_taxes", labels, {
      heading: "Employer Taxes and Contributions",
      total: null,
      cell: cell(1),
      sum: sum(1),
    }),
    ...partRows("contributions", labels, { heading: null, total: null, cell: cell(1), sum: sum(1) }),
    {
      label: "Total Employer Taxes and Contributions",
      indent: 0,
      cell: (people: readonly Person[]) => sum(1)(sumOf(people, "employer_taxes", "contributions"), people),
    },
  ];
  const shown = headings === null ? rows.map((row) => ({ ...row, cell: amountAlone(row.cell) })) : rows;
  return {
    head,
    nameOf: ({ name }) => `${name.family}, ${name.given}`,
    total: "TOTAL",
    names: "center",
    headings,
    rows: shown,
  };
}

function amountAlone(cell: TransposedStyle["rows"][number]["cell"]): TransposedStyle["rows"][number]["cell"] {
  if (cell === null) return null;
  return (people) => ({ amount: cell(people).amount ?? "" });
}

/** QuickBooks Online: all above zero, nothing printed for nothing, hours as items of their own. */
export function onlineStyle(head: readonly string[]): TransposedStyle {
  const labels = ONLINE_LABELS;
  const cell = (line: Line | null): Cell =>
    line === null || line.cents === 0 ? {} : { amount: printed(line.cents, "$") };
  const sum = (cents: number): Cell => ({ amount: printed(cents, "$") });
  const figure = (label: string, cents: (people: readonly Person[]) => number) => ({
    label,
    indent: 0,
    cell: (people: readonly Person[]) => sum(cents(people)),
  });
  const hours = (line: Line | null): Cell => (line?.hours == null ? {} : { amount: printed(line.hours) });
  // Deductions stand in one list, whatever they are taken from.
  const deductions = [
    ...partRows("pretax", labels, { heading: "Employee deductions", total: null, cell, sum }),
    ...partRows("after_tax", labels, { heading: null, total: null, cell, sum }),
  ];
  const rows = [
    ...partRows("earnings", labels, { heading: "Hours", total: null, cell: hours, sum }),
    {
      label: "Total hours",
      indent: 0,
      cell: (people: readonly Person[]) => ({ amount: printed(hoursOf(people)) }),
    },
    ...partRows("earnings", labels, { heading: "Gross pay", total: "Total gross pay", cell, sum }),
    ...deductions,
    figure("Total employee deductions", (people) => sumOf(people, "pretax", "after_tax")),
    ...partRows("taxes", labels, { heading: "Employee taxes", total: "Total employee taxes", cell, sum }),
    ...partRows("additions", labels, { heading: "Other pay (non-taxable)", total: null, cell, sum }),
    figure("Net pay", netOf),
    ...partRows("employer_taxes", labels, {
      heading: "Employer taxes",
      total: "Total employer taxes",
      cell,
      sum,
    }),
    ...partRows("contributions", labels, {
      heading: "Company contributions",
      total: "Total company contributions",
      cell,
      sum,
    }),
    figure("Total payroll cost", (people) =>
      sumOf(people, "earnings", "additions", "employer_taxes", "contributions"),
    ),
  ];
  return {
    head,
    nameOf: ({ name }) => `${name.given} ${name.family}`,
    total: "Total",
    names: "right",
    headings: null,
    rows,
  };
}
