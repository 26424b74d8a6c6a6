import type { Layout } from "../layout.ts";
import type { Line } from "../payroll.ts";
import { money, orBlank, slashed } from "../print.ts";
import { ROW_PT, table, type PrintedColumn } from "../table.ts";

const short = (date: Date): string => slashed(date).replace(/\d\d(\d\d)$/, "$1");
const TEXT: PrintedColumn = { x: 290, head: "DESCRIPTION", align: "left" };
const ALLOCATIONS: PrintedColumn[] = [
  { x: 36, head: "DESCRIPTION", align: "left" },
  { x: 150, head: "THIS PERIOD ($)" },
  { x: 205, head: "YTD ($)" },
];
const THIS_PERIOD: PrintedColumn[] = [
  { x: 500, head: "THIS PERIOD ($)" },
  { x: 575, head: "YTD ($)" },
];

export const PAYCHEX_STATEMENT: Layout = {
  name: "Paychex",
  variant: "paychex/pay-statement-v1",
  fonts: ["Helvetica", "Times-Roman"],
  largest: 6,
  words: {
    earnings: { regular: "Hourly", overtime: "Overtime", others: ["Bonus", "Commission", "Vacation"] },
    taxes: ["Social Security", "Medicare", "Fed Income Tax", "CT Income Tax", "CT PFL"],
    deductions: ["Traditional 401k", "Dental Pre Tax", "Garnishment"].map((label) => ({
      label,
      pretax: false,
    })),
    reimbursements: [],
    employerTaxes: [],
    employer: [],
  },
  without: ["pretax", "employer", "employer taxes"],
  draw(paper, payroll, pay) {
    paper.page();
    paper.left(36, 30, payroll.company, true);
    paper.left(36, 41, "12 Quay Rd, Raleigh NC 27609");
    paper.left(36, 90, "PERSONAL AND CHECK INFORMATION", true);
    const facts = [
      pay.name,
      "7 Lee St",
      "Raleigh, NC 27609",
      `Employee ID: ${pay.id}`,
      `Home Department: ${pay.department}`,
      `Pay Period: ${short(payroll.period.start)} to ${short(payroll.period.end)}`,
      `Check Date: ${short(payroll.payDate)}   Check #: ${pay.number}`,
    ];
    facts.forEach((text, i) => paper.left(36, 102 + ROW_PT * i, text));
    const checked = pay.deposits.length > 0 ? 0 : pay.net.amount;
    table(paper, 200, {
      title: { x: 36, text: "NET PAY ALLOCATIONS", above: true },
      columns: ALLOCATIONS,
      rows: [
        ["Check Amount", money(checked), money(checked)],
        ...pay.deposits.map((cents, i) => [`Chkg 91${i}`, money(cents), money(cents * 3)]),
        ["NET PAY", money(pay.net.amount), money(pay.net.ytd)],
      ],
    });
    let y = table(paper, 90, {
      title: { x: 225, text: "EARNINGS" },
      columns: [
        TEXT,
        { x: 385, head: "HRS/UNITS" },
        { x: 420, head: "RATE" },
        { x: 480, head: "THIS PERIOD ($)" },
        { x: 528, head: "YTD HOURS" },
        { x: 575, head: "YTD ($)" },
      ],
      rows: [
        ...pay.earnings.map((line) => [
          line.label,
          orBlank(line.hours, (hours) => `${money(hours)}00`),
          orBlank(line.rate, (rate) => `${money(rate)}00`),
          orBlank(line.amount, money),
          orBlank(line.ytdHours, (hours) => `${money(hours)}00`),
          money(line.ytd),
        ]),
        [
          "Total Hours",
          `${money(pay.earnings.reduce((sum, { hours }) => sum + hours, 0))}00`,
          "",
          "",
          "",
          "",
        ],
        ["Gross Earnings", "", "", money(pay.gross.amount), "", money(pay.gross.ytd)],
      ],
    });
    const row = (line: Line): string[] => [line.label, "", money(line.amount), money(line.ytd)];
    y = table(paper, y, {
      title: { x: 225, text: "WITHHOLDINGS" },
      columns: [TEXT, { x: 370, head: "FILING STATUS", align: "left" }, ...THIS_PERIOD],
      rows: [
        ...pay.taxes.map((line, i) => [line.label, i > 1 ? "SMS" : "", money(line.amount), money(line.ytd)]),
        row({ ...pay.totalTaxes, label: "TOTAL" }),
      ],
    });
    if (pay.deductions.length > 0)
      y = table(paper, y, {
        title: { x: 225, text: "DEDUCTIONS" },
        columns: [TEXT, { x: 370, head: "", align: "left" }, ...THIS_PERIOD],
        rows: [...pay.deductions.map(row), row({ ...pay.totalDeductions, label: "TOTAL" })],
      });
    table(paper, y, {
      title: { x: 225, text: "NET PAY" },
      columns: THIS_PERIOD,
      rows: [[money(pay.net.amount), money(pay.net.ytd)]],
    });
    paper.left(36, 740, "Payrolls by Paychex, Inc.");
  },
};
