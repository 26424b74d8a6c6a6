import { left, money, paperPdf, right, type Cell, type PaperRow } from "./paper.ts";
import { sum, type PayrollRun, type RunEmployee } from "./payroll-run.ts";

const X = { group: 40, id: 48, name: 120, department: 290, theirs: 430, ours: 505, both: 572 };
const PLANS = [
  { code: "401K", label: "401(k) Retirement Plan", theirs: "401K", ours: "401ER" },
  { code: "DENT", label: "Dental", theirs: "DENT", ours: "" },
];

interface Part {
  employee: RunEmployee;
  theirs: number;
  ours: number;
}

/** Employees under each plan, and a summary of the plans. */
export function benefitsSummary(run: PayrollRun): Promise<Buffer> {
  const plans = PLANS.map((plan) => ({ ...plan, parts: partsOf(plan, run) })).filter(
    ({ parts }) => parts.length > 0,
  );
  const everyone = new Set(plans.flatMap(({ parts }) => parts.map(({ employee }) => employee)));
  const rows: PaperRow[] = plans.flatMap(({ code, label, parts }) => {
    const continued = [[left(X.group, `${code} ${label} (continued)`)], HEADING];
    return [
      { cells: [left(X.group, `${code} ${label}`)], above: 11 },
      { cells: HEADING, above: 3, continued: [[left(X.group, `${code} ${label} (continued)`)]] },
      ...parts.map(({ employee, theirs, ours }) => ({
        cells: [
          left(X.id, employee.id),
          left(X.name, `${employee.last}, ${employee.first}`),
          left(X.department, employee.department.name),
          ...amounts(theirs, ours),
        ],
        continued,
      })),
      { cells: [left(X.department, `Plan Total (${parts.length})`), ...sums(parts)], continued },
    ];
  });
  rows.push({ cells: [left(36, "Summary of Plans")], above: 11 });
  for (const { code, label, parts } of plans)
    rows.push({
      cells: [left(X.id, code), left(X.name, label), right(330, String(parts.length)), ...sums(parts)],
    });
  const all = plans.flatMap(({ parts }) => parts);
  rows.push({
    cells: [left(X.id, `Grand Total Employees with deductions: ${everyone.size}`), ...sums(all)],
  });
  return paperPdf(rows, {
    size: [612, 792],
    fontSize: 7.5,
    leading: 11,
    margin: 36,
    head: [
      [left(36, "Benefits Deduction Summary by Plan"), right(576, "Pay Period 03/16/2025 - 03/31/2025")],
      [left(36, run.company)],
      [right(576, "Check Date 04/04/2025")],
    ],
    foot: (page) => [[left(288, `Page ${page}`)]],
  });
}

const HEADING: Cell[] = [
  left(X.id, "Employee ID"),
  left(X.name, "Employee Name"),
  left(X.department, "Department"),
  right(X.theirs, "Employee Amount"),
  right(X.ours, "Employer Amount"),
  right(X.both, "Total"),
];

function partsOf(plan: (typeof PLANS)[number], { employees }: PayrollRun): Part[] {
  return employees.flatMap((employee) => {
    const theirs = employee.deductions.find(({ code }) => code === plan.theirs)?.cents ?? 0;
    const ours = employee.memos.find(({ code }) => code === plan.ours)?.cents ?? 0;
    return theirs + ours === 0 ? [] : [{ employee, theirs, ours }];
  });
}

const amounts = (theirs: number, ours: number): Cell[] => [
  right(X.theirs, money(theirs)),
  right(X.ours, money(ours)),
  right(X.both, money(theirs + ours)),
];

function sums(parts: readonly Part[]): Cell[] {
  const total = (pick: (part: Part) => number): number => sum(parts.map((part) => ({ cents: pick(part) })));
  return amounts(
    total(({ theirs }) => theirs),
    total(({ ours }) => ours),
  );
}
