import type { Layout } from "../layout.ts";
import type { Line } from "../payroll.ts";
import { inWords, money, orBlank } from "../print.ts";
import { table, type PrintedColumn } from "../table.ts";

const row = (line: Line): string[] => [line.label, money(line.amount), money(line.ytd)];
const amounts = (x: number): PrintedColumn[] => [
  { x, head: "", align: "left" },
  { x: x + 190, head: "Amount" },
  { x: x + 255, head: "YTD" },
];

export const PAYLOCITY_STATEMENT: Layout = {
  name: "Paylocity",
  variant: "paylocity/pay-statement-v1",
  words: {
    earnings: { regular: "Regular", overtime: "Overtime", others: ["Bonus", "Commission", "Holiday Me"] },
    taxes: ["FITW", "MED", "SS", "OH"],
    deductions: ["401K", "Dental", "Garnish"].map((label) => ({ label, pretax: false })),
    reimbursements: [],
    employerTaxes: [],
    employer: [],
  },
  without: ["department", "pretax", "employer", "employer taxes"],
  fonts: ["Helvetica", "Times-Roman"],
  draw(paper, payroll, pay) {
    paper.page();
    const date = inWords(payroll.payDate);
    paper.left(36, 30, payroll.company, true);
    paper.left(320, 30, pay.deposits.length > 0 ? "Direct Deposit Advice" : "Check", true);
    paper.left(320, 44, "Check Date");
    paper.left(400, 44, date);
    paper.left(320, 55, "Voucher Number");
    paper.left(400, 55, pay.number);
    if (pay.deposits.length > 0) deposits(100);
    paper.left(200, 190, "Non Negotiable - This is not a check - Non Negotiable");
    paper.left(250, 230, payroll.company, true);
    paper.left(36, 248, pay.name, true);
    paper.right(576, 248, "Earnings Statement", true);
    const grid = [
      [
        "Employee ID",
        pay.id,
        "Fed Taxable Income",
        money(pay.gross.amount),
        "Check Date",
        date,
        "Voucher Number",
        pay.number,
      ],
      [
        "Location",
        "Main",
        "Fed Filing Status",
        "S",
        "Period Beginning",
        inWords(payroll.period.start),
        "Net Pay",
        money(pay.net.amount),
      ],
      [
        "Hourly",
        "",
        "State Filing Status",
        "S-0",
        "Period Ending",
        inWords(payroll.period.end),
        "Total Hours Worked",
        money(totalHours()),
      ],
    ];
    grid.forEach((cells, i) => {
      [36, 100, 160, 250, 300, 370, 455].forEach((x, k) => paper.left(x, 266 + 12 * i, cells[k]!));
      paper.right(576, 266 + 12 * i, cells[7]!);
    });
    let left = table(paper, 320, {
      title: { x: 36, text: "Earnings" },
      columns: [
        { x: 36, head: "", align: "left" },
        { x: 140, head: "Rate" },
        { x: 185, head: "Hours" },
        { x: 240, head: "Amount" },
        { x: 295, head: "YTD" },
      ],
      rows: [
        ...pay.earnings.map((line) => [
          line.label,
          orBlank(line.rate, (rate) => `${money(rate)}00`),
          orBlank(line.hours, money),
          orBlank(line.amount, money),
          money(line.ytd),
        ]),
        ["Gross Earnings", "", money(totalHours()), money(pay.gross.amount), money(pay.gross.ytd)],
      ],
    });
    if (pay.deductions.length === 0) paper.left(36, left, "No Deductions", true);
    else
      left = table(paper, left, {
        title: { x: 36, text: "Deductions" },
        columns: amounts(40),
        rows: [...pay.deductions, { ...pay.totalDeductions, label: "Deductions" }].map(row),
      });
    const right = table(paper, 320, {
      title: { x: 320, text: "Taxes" },
      columns: amounts(320),
      rows: [...pay.taxes, { ...pay.totalTaxes, label: "Taxes" }].map(row),
    });
    const below = Math.max(left, right) + 20;
    if (pay.deposits.length > 0) deposits(below);
    table(paper, below + 60, {
      title: { x: 36, text: "Time Off" },
      columns: [
        { x: 36, head: "", align: "left" },
        { x: 300, head: "Available To Use" },
        { x: 420, head: "Plan Year Used" },
      ],
      rows: [["Vacation", "41.25", "16.00"]],
    });

    function totalHours(): number {
      return pay.earnings.reduce((sum, { hours }) => sum + hours, 0);
    }
    function deposits(y: number): void {
      table(paper, y, {
        title: { x: 36, text: "Direct Deposits" },
        columns: [
          { x: 130, head: "Type", align: "left" },
          { x: 220, head: "Account", align: "left" },
          { x: 400, head: "Amount" },
        ],
        rows: [
          ...pay.deposits.map((cents) => ["C", "***4321", money(cents)]),
          ["Total Direct Deposits", "", money(pay.net.amount)],
        ],
      });
    }
  },
};
