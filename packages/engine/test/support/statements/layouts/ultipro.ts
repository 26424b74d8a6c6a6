import type { Layout } from "../layout.ts";
import { dollars, orBlank, slashed } from "../print.ts";
import { table } from "../table.ts";

export const ULTIPRO_STATEMENT: Layout = {
  name: "UltiPro",
  variant: "ultipro/pay-statement-v1",
  words: {
    earnings: { regular: "Regular Pay", overtime: "Overtime", others: ["Bonus", "Commission", "Holiday"] },
    taxes: ["Federal Income Tax", "Employee Medicare", "Social Security Employee Tax", "CA State Income Tax"],
    deductions: [
      { label: "401K Pretax", pretax: true },
      { label: "Dental", pretax: true },
      { label: "Group Term Life", pretax: false },
      { label: "Vision", pretax: true },
    ],
    reimbursements: [],
    employerTaxes: [],
    employer: [],
  },
  without: ["employer", "employer taxes"],
  fonts: ["Helvetica", "Times-Roman"],
  draw(paper, payroll, pay, random) {
    paper.page();
    paper.left(36, 30, payroll.company, true);
    paper.left(36, 41, "12 Quay Rd");
    paper.left(360, 30, "Pay Statement", true);
    const head: [string, string][] = [
      ["Period Start Date", slashed(payroll.period.start)],
      ["Period End Date", slashed(payroll.period.end)],
      ["Pay Date", slashed(payroll.payDate)],
      ["Document", pay.number],
      ["Net Pay", dollars(pay.net.amount)],
    ];
    head.forEach(([label, value], i) => {
      paper.left(360, 42 + 11 * i, label);
      paper.left(450, 42 + 11 * i, value);
    });
    paper.left(36, 115, "Pay Details", true);
    paper.left(36, 128, pay.name, true);
    paper.left(36, 139, "7 Lee St");
    paper.left(230, 128, "Employee Number");
    paper.left(310, 128, pay.id);
    paper.left(230, 139, "SSN");
    paper.left(310, 139, "XXX-XX-6132");
    paper.left(230, 150, "Cost Center");
    paper.left(310, 150, pay.department);
    paper.left(420, 128, "Pay Group");
    paper.left(500, 128, "Weekly");
    paper.left(420, 139, "Pay Frequency");
    paper.left(500, 139, "W");
    let y = table(paper, 190, {
      title: { x: 36, text: "Earnings", above: true },
      columns: [
        { x: 36, head: "Pay Type", align: "left" },
        { x: 260, head: "Hours" },
        { x: 360, head: "Pay Rate" },
        { x: 470, head: "Current" },
        { x: 570, head: "YTD" },
      ],
      rows: pay.earnings.map((line) => [
        line.label,
        orBlank(line.hours, (hours) => `${(hours / 100).toFixed(4)}`),
        orBlank(line.rate, (rate) => `${dollars(rate)}00`),
        dollars(line.amount),
        dollars(line.ytd),
      ]),
    });
    const hours = (pay.earnings.reduce((sum, line) => sum + line.hours, 0) / 100).toFixed(4);
    paper.left(36, y - 11, `Total Hours Worked ${hours}`);
    paper.left(230, y - 11, `Total Hours ${hours}`);
    y += 14;
    const twoLines = random.chance(0.5);
    if (twoLines) {
      for (const [x, text] of [
        [340, "Employee"],
        [410, "Employee"],
        [490, "Employer"],
        [570, "Employer"],
      ] as const)
        paper.right(x, y + 11, text);
    }
    paper.left(36, y, "Deductions", true);
    const heads = twoLines
      ? ["Current", "YTD", "Current", "YTD"]
      : ["Employee Current", "Employee YTD", "Employer Current", "Employer YTD"];
    y = table(paper, y + (twoLines ? 22 : 11), {
      columns: [
        { x: 36, head: "Deduction", align: "left" },
        { x: 220, head: "Based On" },
        { x: 232, head: "Pre-Tax", align: "left" },
        ...heads.map((text, i) => ({ x: [340, 410, 490, 570][i]!, head: text })),
      ],
      rows: pay.deductions.map((line) => [
        line.label,
        dollars(pay.gross.amount),
        line.pretax ? "Yes" : "No",
        dollars(line.amount),
        dollars(line.ytd),
        dollars(0),
        dollars(0),
      ]),
    });
    y = table(paper, y, {
      title: { x: 36, text: "Taxes", above: true },
      columns: [
        { x: 36, head: "Tax", align: "left" },
        { x: 300, head: "Based On" },
        { x: 450, head: "Current" },
        { x: 570, head: "YTD" },
      ],
      rows: pay.taxes.map((line) => [
        line.label,
        dollars(pay.gross.amount),
        dollars(line.amount),
        dollars(line.ytd),
      ]),
    });
    y = table(paper, y, {
      title: { x: 36, text: "Paid Time Off", above: true },
      columns: [
        { x: 36, head: "Plan", align: "left" },
        { x: 150, head: "Current" },
        { x: 250, head: "Balance" },
      ],
      rows: [["Vacation", "4.0000", "41.2500"]],
    });
    if (pay.deposits.length > 0)
      y = table(paper, y, {
        title: { x: 36, text: "Net Pay Distribution", above: true },
        columns: [
          { x: 36, head: "Account Number", align: "left" },
          { x: 150, head: "Account Type", align: "left" },
          { x: 300, head: "Amount" },
        ],
        rows: [
          ...pay.deposits.map((cents) => ["xxxxxx4321", "Checking", dollars(cents)]),
          ["Total", "", dollars(pay.net.amount)],
        ],
      });
    const figures = [pay.gross, pay.gross, pay.totalTaxes, pay.totalDeductions, pay.net];
    table(paper, y, {
      title: { x: 36, text: "Pay Summary", above: true },
      columns: [
        { x: 36, head: "", align: "left" },
        ...["Gross", "FIT Taxable Wages", "Taxes", "Deductions", "Net Pay"].map((text, i) => ({
          x: [160, 280, 370, 460, 570][i]!,
          head: text,
        })),
      ],
      rows: [
        ["Current", ...figures.map(({ amount }) => dollars(amount))],
        ["YTD", ...figures.map(({ ytd }) => dollars(ytd))],
      ],
    });
  },
};
