import type { Layout } from "../layout.ts";
import type { DeductionLine, Line } from "../payroll.ts";
import { sum } from "../payroll.ts";
import { money, orBlank, slashed } from "../print.ts";
import { table, type PrintedColumn } from "../table.ts";

const row = (line: Line): string[] => [line.label, money(line.amount), money(line.ytd)];
const columns = (x: number): PrintedColumn[] => [
  { x, head: "Description", align: "left" },
  { x: x + 180, head: "Amount" },
  { x: x + 250, head: "YTD" },
];

export const WORKDAY_STATEMENT: Layout = {
  name: "Workday",
  variant: "workday/pay-statement-v1",
  words: {
    earnings: { regular: "Hourly", overtime: "Overtime", others: ["Bonus", "Holiday Pay"] },
    taxes: ["OASDI", "Medicare", "Federal Withholding", "State Tax - MN"],
    deductions: [
      { label: "401(k)", pretax: true },
      { label: "Dental Pre", pretax: true },
      { label: "Medical Pre", pretax: true },
      { label: "Roth 401(k)", pretax: false },
      { label: "Union Dues", pretax: false },
    ],
    reimbursements: [],
    employerTaxes: [],
    employer: ["401(k) Match", "Medical ER"],
  },
  without: ["department"],
  fonts: ["Helvetica", "Times-Roman"],
  largest: 7,
  draw(paper, payroll, pay) {
    paper.page();
    const places = [36, 130, 240, 300, 370, 440, 510];
    const heads = [
      "Name",
      "Company",
      "Employee ID",
      "Pay Period Begin",
      "Pay Period End",
      "Check Date",
      "Check Number",
    ];
    const { start, end } = payroll.period;
    const values = [
      pay.name,
      payroll.company,
      pay.id,
      slashed(start),
      slashed(end),
      slashed(payroll.payDate),
      pay.number,
    ];
    heads.forEach((text, i) => paper.left(places[i]!, 60, text, true));
    values.forEach((text, i) => paper.left(places[i]!, 72, text));
    const [pre, post] = [true, false].map((pretax) =>
      pay.deductions.filter((line) => line.pretax === pretax),
    ) as [DeductionLine[], DeductionLine[]];
    const figures = [pay.gross, sum("", pre), pay.totalTaxes, sum("", post), pay.net];
    let y = table(paper, 100, {
      columns: [
        { x: 36, head: "", align: "left" },
        ...["Gross Pay", "Pre Tax Deductions", "Employee Taxes", "Post Tax Deductions", "Net Pay"].map(
          (head, i) => ({
            x: [160, 260, 360, 470, 570][i]!,
            head,
          }),
        ),
      ],
      rows: [
        ["Current", ...figures.map(({ amount }) => money(amount))],
        ["YTD", ...figures.map(({ ytd }) => money(ytd))],
      ],
    });
    const total = (label: string, line: Line): string[] => row({ ...line, label });
    const earnings = table(paper, y, {
      title: { x: 100, text: "Earnings", above: true },
      columns: [
        { x: 36, head: "Description", align: "left" },
        { x: 100, head: "Dates", align: "left" },
        { x: 190, head: "Hours" },
        { x: 220, head: "Rate" },
        { x: 265, head: "Amount" },
        { x: 310, head: "YTD" },
      ],
      rows: [
        ...pay.earnings.map((line) => [
          line.label,
          `${slashed(start).slice(0, 5)} - ${slashed(end).slice(0, 5)}`,
          orBlank(line.hours, money),
          orBlank(line.rate, money),
          money(line.amount),
          money(line.ytd),
        ]),
        ["Earnings", "", "", "", money(pay.gross.amount), money(pay.gross.ytd)],
      ],
    });
    const taxes = table(paper, y, {
      title: { x: 400, text: "Employee Taxes", above: true },
      columns: columns(325),
      rows: [...pay.taxes.map(row), total("Employee Taxes", pay.totalTaxes)],
    });
    y = Math.max(earnings, taxes);
    const left = table(paper, y, {
      title: { x: 100, text: "Pre Tax Deductions", above: true },
      columns: columns(36),
      rows: [...pre.map(row), total("Pre Tax Deductions", sum("", pre))],
    });
    const right = table(paper, y, {
      title: { x: 400, text: "Post Tax Deductions", above: true },
      columns: columns(325),
      rows: [...post.map(row), total("Post Tax Deductions", sum("", post))],
    });
    y = Math.max(left, right);
    table(paper, y, {
      title: { x: 400, text: "Taxable Wages", above: true },
      columns: columns(325),
      rows: [row({ ...pay.gross, label: "OASDI - Taxable Wages" })],
    });
    y = table(paper, y, {
      title: { x: 100, text: "Employer Paid Benefits", above: true },
      columns: columns(36),
      rows: [...pay.employer.map(row), total("Employer Paid Benefits", sum("", pay.employer))],
    });
    if (pay.deposits.length === 0) return;
    table(paper, y + 20, {
      title: { x: 280, text: "Payment Information", above: true },
      columns: [
        { x: 36, head: "Bank", align: "left" },
        { x: 120, head: "Account Name", align: "left" },
        { x: 260, head: "Account Number", align: "left" },
        { x: 450, head: "USD Amount" },
        { x: 570, head: "Amount" },
      ],
      rows: pay.deposits.map((cents) => ["Quay Bank", "Checking ******4321", "******4321", "", money(cents)]),
    });
  },
};
