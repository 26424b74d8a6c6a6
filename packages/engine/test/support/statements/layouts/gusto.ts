import type { Layout } from "../layout.ts";
import { sum, type Line } from "../payroll.ts";
import { dollars, inWords, orBlank } from "../print.ts";
import { ROW_PT, table, type PrintedColumn } from "../table.ts";

const DESCRIPTION: PrintedColumn = { x: 36, head: "Description", align: "left" };
const CURRENT_YTD: PrintedColumn[] = [
  { x: 420, head: "Current" },
  { x: 560, head: "Year To Date" },
];
/** Labels and amounts of deposits that stand on the first line. */
const A_LINE = 3;
const row = (line: Line): string[] => [line.label, dollars(line.amount), dollars(line.ytd)];

export const GUSTO_STATEMENT: Layout = {
  name: "Gusto",
  variant: "gusto/pay-statement-v1",
  words: {
    earnings: {
      regular: "Regular Hours | Hourly",
      overtime: "Overtime Hours | Hourly",
      others: ["Bonus", "Commission", "Paid Holidays"],
    },
    taxes: ["Federal Income Tax", "Social Security", "Medicare", "CO Withholding Tax"],
    deductions: ["Employee Vision Insurance", "Employee Dental Insurance", "Traditional 401(k)"].map(
      (label) => ({ label, pretax: true }),
    ),
    reimbursements: ["Mileage"],
    employerTaxes: ["Social Security", "Medicare", "FUTA", "CO Unemployment Insurance Tax"],
    employer: ["Employee Medical Insurance", "Traditional 401(k)"],
  },
  without: ["id", "department", "number", "pretax", "reimbursement lines"],
  draw(paper, payroll, pay) {
    paper.page();
    paper.left(310, 50, "Company", true);
    paper.left(440, 50, "Employee", true);
    paper.left(310, 66, payroll.company);
    paper.left(440, 66, pay.name);
    paper.left(310, 77, "555 Grand Street");
    paper.left(440, 77, "xxx-xx-1234");
    paper.left(32, 64, "Earnings Statement", true);
    const { start, end } = payroll.period;
    paper.left(
      32,
      92,
      `Pay period: ${inWords(start, true)} - ${inWords(end, true)} Pay Day: ${inWords(payroll.payDate, true)}`,
    );
    // Deposits are one paragraph, which breaks where the box of the company begins.
    const deposits = pay.deposits.flatMap((cents) => ["Chase Checking ( . . . 1234):", dollars(cents)]);
    paper.left(32, 103, deposits.slice(0, A_LINE).join(" "));
    paper.left(32, 113, deposits.slice(A_LINE).join(" "));
    let y = table(paper, 130, {
      title: { x: 32, text: "Employee Earnings", above: true },
      columns: [DESCRIPTION, { x: 230, head: "Rate" }, { x: 320, head: "Hours" }, ...CURRENT_YTD],
      rows: [
        ...pay.earnings.map((line) => [
          line.label,
          orBlank(line.rate, dollars),
          orBlank(line.hours, (hours) => String(hours / 100)),
          dollars(line.amount),
          dollars(line.ytd),
        ]),
        ["Gross Earnings", "", "", dollars(pay.gross.amount), dollars(pay.gross.ytd)],
      ],
    });
    const [company, wrapped] = [pay.employerTaxes.slice(0, -1), pay.employerTaxes.at(-1)!];
    const right = table(paper, y, {
      title: { x: 310, text: "Employer Taxes", above: true },
      columns: [
        { x: 314, head: "Company Tax", align: "left" },
        { x: 478, head: "Current" },
        { x: 560, head: "Year To Date" },
      ],
      rows: company.map(row),
    });
    // A label of two lines stands above and below its amounts.
    const at = right - ROW_PT;
    paper.left(314, at, "CO Unemployment");
    paper.right(478, at + 4, dollars(wrapped.amount));
    paper.right(560, at + 4, dollars(wrapped.ytd));
    paper.left(314, at + 8, "Insurance Tax");
    const left = table(paper, y, {
      title: { x: 32, text: "Employee Taxes Withheld", above: true },
      columns: [
        { x: 36, head: "Employee Tax", align: "left" },
        { x: 200, head: "Current" },
        { x: 282, head: "Year To Date" },
      ],
      rows: pay.taxes.map(row),
    });
    y = Math.max(left, right + 3 * ROW_PT);
    for (const [text, lines] of [
      ["Employee Deductions", pay.deductions],
      ["Employer Contributions", pay.employer],
    ] as const) {
      y = table(paper, y, {
        title: { x: 32, text, above: true },
        columns: [DESCRIPTION, { x: 170, head: "Type", align: "left" }, ...CURRENT_YTD],
        rows: lines.map((line) => [
          line.label,
          line.label.replace("Employee ", ""),
          dollars(line.amount),
          dollars(line.ytd),
        ]),
      });
    }
    const beside = sum("", pay.reimbursements);
    const none: Line = { label: "", amount: 0, ytd: 0 };
    const paid = { amount: pay.net.amount - beside.amount, ytd: pay.net.ytd - beside.ytd };
    const lines: [string, Pick<Line, "amount" | "ytd">][] = [
      ["Gross Earnings", pay.gross],
      ["Pre-Tax Deductions/Contributions", pay.totalDeductions],
      ["Taxes", pay.totalTaxes],
      ["Post-Tax Deductions/Contributions", none],
      ["Net Pay", paid],
      ["Total Reimbursements", beside],
      ["Check Amount", pay.net],
    ];
    table(paper, y, {
      title: { x: 32, text: "Summary", above: true },
      columns: [DESCRIPTION, ...CURRENT_YTD],
      rows: lines.map(([label, line]) => row({ ...line, label })),
    });
  },
};
