import type { Layout } from "../layout.ts";
import { money, orBlank, slashed } from "../print.ts";
import { sum, type Line } from "../payroll.ts";
import { table, type PrintedColumn } from "../table.ts";

const CURRENT_YTD = (x: number, width: number): PrintedColumn[] => [
  { x, head: "", align: "left" },
  { x: x + width - 62, head: "Current" },
  { x: x + width, head: "YTD" },
];

const row = (line: Line): string[] => [line.label, money(line.amount), money(line.ytd)];

/** Boxes side by side, a summary across, and how it is paid. */
export const GENERIC_STATEMENT: Layout = {
  name: "boxes side by side",
  variant: "generic/pay-statement-v1",
  words: {
    earnings: {
      regular: "Regular Pay",
      overtime: "Overtime 1.5x",
      others: ["Bonus", "Commissions", "Sick Leave"],
    },
    taxes: ["Fed Withholding", "Fed OASDI/EE", "Fed MED/EE", "IL Withholding"],
    deductions: ["Medical Plan", "Dental Plan", "Union Dues", "Roth 401(k)"].map((label) => ({
      label,
      pretax: false,
    })),
    reimbursements: ["Expense Reimbursement"],
    employerTaxes: [],
    employer: ["401(k) Match", "Medical Plan"],
  },
  without: ["pretax"],
  draw(paper, payroll, pay) {
    paper.page();
    paper.left(36, 36, payroll.company, true);
    paper.right(576, 36, "PAY STATEMENT", true);
    paper.right(576, 48, "NON-NEGOTIABLE");
    const period = `${slashed(payroll.period.start)} - ${slashed(payroll.period.end)}`;
    const pairs = [
      ["Employee:", pay.name, "Pay Period:", period],
      ["Employee ID:", pay.id, "Pay Date:", slashed(payroll.payDate)],
      ["Department:", pay.department, pay.deposits.length > 0 ? "Deposit No.:" : "Check No.:", pay.number],
    ];
    pairs.forEach((cells, i) =>
      cells.forEach((cell, k) => paper.left([42, 110, 312, 380][k]!, 74 + 12 * i, cell)),
    );
    const earnings = (title: string, lines: string[][], y: number): number =>
      table(paper, y, {
        title: { x: 38, text: title },
        columns: [
          { x: 38, head: "", align: "left" },
          { x: 160, head: "Rate" },
          { x: 198, head: "Hours" },
          { x: 252, head: "Current" },
          { x: 320, head: "YTD" },
        ],
        rows: lines,
      });
    const lines = pay.earnings.map((line) => [
      line.label,
      orBlank(line.rate, money),
      orBlank(line.hours, money),
      orBlank(line.amount, money),
      money(line.ytd),
    ]);
    let left = earnings(
      "Earnings",
      [...lines, ["Gross Pay", "", "", money(pay.gross.amount), money(pay.gross.ytd)]],
      140,
    );
    if (pay.reimbursements.length > 0) {
      const rows = pay.reimbursements.map((line) => [
        line.label,
        "",
        "",
        money(line.amount),
        money(line.ytd),
      ]);
      left = earnings("Reimbursements", rows, left);
    }
    if (pay.employer.length > 0)
      left = table(paper, left, {
        title: { x: 38, text: "Employer Contributions" },
        columns: CURRENT_YTD(38, 282),
        rows: pay.employer.map(row),
      });
    let right = table(paper, 140, {
      title: { x: 336, text: "Taxes" },
      columns: CURRENT_YTD(336, 236),
      rows: [...pay.taxes, { ...pay.totalTaxes, label: "Total Taxes" }].map(row),
    });
    if (pay.deductions.length > 0)
      right = table(paper, right, {
        title: { x: 336, text: "Deductions" },
        columns: CURRENT_YTD(336, 236),
        rows: [...pay.deductions, { ...pay.totalDeductions, label: "Total Deductions" }].map(row),
      });
    const beside = sum("", pay.reimbursements);
    const totals = [pay.gross, pay.totalTaxes, pay.totalDeductions, beside, pay.net];
    const y = table(paper, Math.max(left, right) + 10, {
      columns: [
        { x: 40, head: "", align: "left" },
        ...["Gross Pay", "Taxes", "Deductions", "Reimbursements", "NET PAY"].map((head, i) => ({
          x: [190, 270, 350, 440, 566][i]!,
          head,
        })),
      ],
      rows: [
        ["Current", ...totals.map(({ amount }) => money(amount))],
        ["Year to Date", ...totals.map(({ ytd }) => money(ytd))],
      ],
    });
    paper.left(36, y, "Payment Distribution", true);
    const paid = pay.deposits.length > 0 ? pay.deposits : [pay.net.amount];
    paid.forEach((cents, i) => {
      const label = pay.deposits.length > 0 ? "Direct Deposit Checking ****4321" : `Check No. ${pay.number}`;
      paper.left(36, y + 12 + 11 * i, label);
      paper.right(320, y + 12 + 11 * i, `$${money(cents)}`);
    });
  },
};
