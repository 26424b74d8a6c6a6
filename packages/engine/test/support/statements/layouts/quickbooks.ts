import type { Layout } from "../layout.ts";
import type { Line } from "../payroll.ts";
import { dollars, money, orBlank, slashed } from "../print.ts";
import { table, type PrintedColumn } from "../table.ts";

const row = (line: Line): string[] => [line.label, money(line.amount), money(line.ytd)];
const columns = (x: number): PrintedColumn[] => [
  { x, head: "", align: "left" },
  { x: x + 200, head: "Current" },
  { x: x + 255, head: "YTD" },
];

export const QUICKBOOKS_STATEMENT: Layout = {
  name: "QuickBooks",
  variant: "quickbooks/pay-statement-v1",
  words: {
    earnings: { regular: "Hourly", overtime: "Overtime Pay", others: ["Bonus", "Commission", "Holiday Pay"] },
    taxes: ["Federal Income Tax", "Social Security", "Medicare", "CA Income Tax", "CA State Disability Ins"],
    deductions: ["401(k)", "Dental", "Loan Repayment"].map((label) => ({ label, pretax: false })),
    reimbursements: [],
    employerTaxes: [],
    employer: [],
  },
  without: ["id", "department", "number", "pretax", "employer", "employer taxes", "deposits"],
  draw(paper, payroll, pay) {
    paper.page();
    paper.left(36, 30, "Pay Stub Detail", true);
    paper.left(36, 42, `PAY DATE: ${slashed(payroll.payDate)}`);
    paper.left(36, 53, `NET PAY: ${dollars(pay.net.amount)}`);
    paper.left(60, 110, payroll.company);
    paper.left(60, 160, pay.name);
    paper.left(36, 260, "EMPLOYER", true);
    paper.left(36, 272, payroll.company);
    paper.left(36, 283, "12 Quay Rd");
    paper.left(320, 260, "PAY PERIOD", true);
    const pairs: [string, string][] = [
      ["Period Beginning", slashed(payroll.period.start)],
      ["Period Ending", slashed(payroll.period.end)],
      ["Pay Date", slashed(payroll.payDate)],
      ["Total Hours", money(pay.earnings.reduce((sum, { hours }) => sum + hours, 0))],
    ];
    pairs.forEach(([label, value], i) => {
      paper.left(320, 272 + 11 * i, label);
      paper.right(574, 272 + 11 * i, value);
    });
    paper.left(36, 330, "EMPLOYEE", true);
    paper.left(36, 342, pay.name);
    paper.left(36, 353, "7 Lee St");
    paper.left(36, 366, "SS: ...6132");
    paper.left(320, 330, "BENEFITS", true);
    paper.right(520, 330, "Used");
    paper.right(574, 330, "Available");
    paper.left(320, 342, "Vacation");
    paper.right(520, 342, "8.00");
    paper.right(574, 342, "41.25");
    paper.left(36, 380, "MEMO:");
    paper.left(320, 366, "NET PAY:", true);
    paper.right(574, 366, dollars(pay.net.amount), true);
    const left = table(paper, 410, {
      title: { x: 36, text: "PAY" },
      columns: [
        { x: 36, head: "", align: "left" },
        { x: 155, head: "Hours" },
        { x: 195, head: "Rate" },
        { x: 245, head: "Current" },
        { x: 295, head: "YTD" },
      ],
      rows: pay.earnings.map((line) => [
        line.label,
        orBlank(line.hours, money),
        orBlank(line.rate, money),
        orBlank(line.amount, money),
        money(line.ytd),
      ]),
    });
    table(paper, left + 10, {
      title: { x: 36, text: "DEDUCTIONS" },
      columns: columns(40),
      rows: pay.deductions.map(row),
    });
    const right = table(paper, 410, {
      title: { x: 320, text: "TAXES" },
      columns: columns(320),
      rows: pay.taxes.map(row),
    });
    table(paper, right + 10, {
      title: { x: 320, text: "SUMMARY" },
      columns: columns(320),
      rows: [
        { ...pay.gross, label: "Total Pay" },
        { ...pay.totalTaxes, label: "Taxes" },
        { ...pay.totalDeductions, label: "Deductions" },
      ].map(row),
    });
    paper.left(320, right + 70, "Net Pay", true);
    paper.right(520, right + 70, dollars(pay.net.amount), true);
  },
};
