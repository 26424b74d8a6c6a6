import type { Layout } from "../layout.ts";
import { sum, type Line } from "../payroll.ts";
import { money, orBlank, slashed } from "../print.ts";
import { table, type PrintedColumn } from "../table.ts";

const row = (line: Line): string[] => [line.label, money(line.amount), money(line.ytd)];
const columns = (x: number, width: number): PrintedColumn[] => [
  { x, head: "Description", align: "left" },
  { x: x + width - 50, head: "Current" },
  { x: x + width, head: "YTD" },
];

export const PEOPLESOFT_STATEMENT: Layout = {
  name: "PeopleSoft",
  variant: "peoplesoft/pay-statement-v1",
  words: {
    earnings: { regular: "Regular", overtime: "Overtime", others: ["Holiday", "Vacation", "Sick"] },
    taxes: ["Fed Withholdng", "Fed MED/EE", "Fed OASDI/EE", "NC Withholdng"],
    deductions: [
      { label: "Dental", pretax: true },
      { label: "Medical", pretax: true },
      { label: "Parking", pretax: false },
      { label: "Charity", pretax: false },
    ],
    reimbursements: [],
    employerTaxes: [],
    employer: ["Medical", "Dental"],
  },
  fonts: ["Helvetica", "Times-Roman"],
  largest: 7,
  draw(paper, payroll, pay) {
    paper.page();
    paper.left(36, 30, payroll.company, true);
    paper.left(36, 41, "12 Quay Rd");
    const head: [string, string, string, string][] = [
      ["Pay Group:", "Biweekly", "Business Unit:", "QUAY1"],
      ["Pay Begin Date:", slashed(payroll.period.start), "Advice #:", pay.number],
      ["Pay End Date:", slashed(payroll.period.end), "Advice Date:", slashed(payroll.payDate)],
    ];
    head.forEach((cells, i) =>
      cells.forEach((cell, k) => paper.left([230, 300, 420, 490][k]!, 30 + 11 * i, cell)),
    );
    paper.left(36, 80, pay.name, true);
    paper.left(36, 91, "7 Lee St");
    paper.left(230, 80, "Employee ID:");
    paper.left(300, 80, pay.id);
    paper.left(230, 91, "Department:");
    paper.left(300, 91, pay.department);
    paper.left(230, 102, "Pay Rate:");
    paper.left(300, 102, "$45,000.00 Annual");
    paper.left(420, 80, "TAX DATA:");
    paper.left(490, 80, "Federal");
    const y = 140;
    paper.left(120, y, "HOURS AND EARNINGS", true);
    paper.left(170, y + 11, "---- Current ----");
    paper.left(270, y + 11, "---- YTD ----");
    const hours = (pick: "hours" | "ytdHours"): number =>
      pay.earnings.reduce((total, line) => total + line[pick], 0);
    const earnings = table(paper, y + 22, {
      columns: [
        { x: 36, head: "Description", align: "left" },
        { x: 190, head: "Rate" },
        { x: 220, head: "Hours" },
        { x: 265, head: "Earnings" },
        { x: 300, head: "Hours" },
        { x: 350, head: "Earnings" },
      ],
      rows: [
        ...pay.earnings.map((line) => [
          line.label,
          orBlank(line.rate, (rate) => `${money(rate)}0000`),
          orBlank(line.hours, money),
          money(line.amount),
          orBlank(line.ytdHours, money),
          money(line.ytd),
        ]),
        [
          "TOTAL:",
          "",
          money(hours("hours")),
          money(pay.gross.amount),
          money(hours("ytdHours")),
          money(pay.gross.ytd),
        ],
      ],
    });
    paper.left(450, y, "TAXES", true);
    const taxes = table(paper, y + 22, {
      columns: columns(370, 205),
      rows: [...pay.taxes, { ...pay.totalTaxes, label: "TOTAL:" }].map(row),
    });
    const at = Math.max(earnings, taxes);
    const blocks: [string, readonly Line[]][] = [
      ["BEFORE-TAX DEDUCTIONS", pay.deductions.filter(({ pretax }) => pretax)],
      ["AFTER-TAX DEDUCTIONS", pay.deductions.filter(({ pretax }) => !pretax)],
      ["EMPLOYER PAID BENEFITS", pay.employer],
    ];
    blocks.forEach(([text, lines], i) => {
      const x = 36 + 184 * i;
      paper.left(x + 40, at, text, true);
      table(paper, at + 11, {
        columns: columns(x, 170),
        rows: [...lines, { ...sum("", lines), label: "TOTAL:" }].map(row),
      });
    });
    const below = at + 90;
    paper.left(450, below - 13, "*TAXABLE");
    const wages = { amount: pay.gross.amount - 1, ytd: pay.gross.ytd - 1 };
    const figures = [pay.gross, wages, pay.totalTaxes, pay.totalDeductions, pay.net];
    table(paper, below, {
      columns: [
        { x: 36, head: "", align: "left" },
        ...["TOTAL GROSS", "FED TAXABLE GROSS", "TOTAL TAXES", "TOTAL DEDUCTIONS", "NET PAY"].map(
          (text, i) => ({
            x: [160, 270, 370, 480, 575][i]!,
            head: text,
          }),
        ),
      ],
      rows: [
        ["Current", ...figures.map(({ amount }) => money(amount))],
        ["YTD", ...figures.map(({ ytd }) => money(ytd))],
      ],
    });
    if (pay.deposits.length === 0) return;
    paper.left(420, below + 50, "NET PAY DISTRIBUTION", true);
    pay.deposits.forEach((cents, i) => {
      paper.left(360, below + 61 + 11 * i, `Advice #${pay.number}`);
      paper.right(575, below + 61 + 11 * i, money(cents));
    });
    paper.left(360, below + 61 + 11 * pay.deposits.length, "TOTAL:");
    paper.right(575, below + 61 + 11 * pay.deposits.length, money(pay.net.amount));
  },
};
