import type { Layout } from "../layout.ts";
import type { Paper } from "../paper.ts";
import type { Line, Pay, Payroll, Words } from "../payroll.ts";
import { money, orBlank, slashed } from "../print.ts";

const WORDS: Words = {
  earnings: {
    regular: "Regular",
    overtime: "Overtime",
    others: ["Bonus", "Commission", "Vacation", "Holiday"],
  },
  taxes: [
    "Federal Income Tax",
    "Social Security Tax",
    "Medicare Tax",
    "CA State Income Tax",
    "CA SUI/SDI Tax",
  ],
  deductions: [
    { label: "401K", pretax: true },
    { label: "Dental", pretax: true },
    { label: "Medical", pretax: true },
    { label: "Union Dues", pretax: false },
    { label: "Life", pretax: false },
  ],
  reimbursements: ["Exp Reimb"],
  employerTaxes: [],
  employer: ["401K Match", "Er Medical"],
  capitals: true,
};

interface Form {
  heads: [rate: string, hours: string, current: string, ytd: string];
  numberHead: string;
  withheld: (cents: number) => string;
  total: (cents: number) => string;
  plus: string;
  amount: (cents: number) => string;
  begins: boolean;
  stub: (paper: Paper, payroll: Payroll, pay: Pay, y: number, amount: Form["amount"]) => void;
  identity: boolean;
}

function draw(form: Form): Layout["draw"] {
  return (paper, payroll, pay) => {
    paper.page();
    const { heads, amount } = form;
    if (form.identity) {
      const places = [34, 70, 118, 166, 205] as const;
      const cells = [payroll.companyId, pay.id, pay.department.slice(0, 3), "010", pay.number];
      ["CO.", "FILE", "DEPT.", "CLOCK", form.numberHead].forEach((head, i) =>
        paper.left(places[i]!, 30, head),
      );
      cells.forEach((cell, i) => paper.left(places[i]!, 41, cell));
    }
    paper.left(360, 30, "Earnings Statement", true);
    paper.left(34, 56, payroll.company, true);
    paper.left(34, 67, "12 Quay Rd");
    const head = (y: number, label: string, date: Date): void => {
      paper.left(360, y, label);
      paper.left(450, y, slashed(date));
    };
    if (form.begins) head(56, "Period Beginning:", payroll.period.start);
    head(67, form.begins ? "Period Ending:" : "Period ending:", payroll.period.end);
    head(78, form.begins ? "Pay Date:" : "Pay date:", payroll.payDate);
    paper.left(360, 104, pay.name, true);
    paper.left(360, 115, "7 Lee St");
    paper.left(34, 115, "Social Security Number: XXX-XX-6132");
    let y = 160;
    paper.left(34, y, "Earnings", true);
    heads.forEach((text, i) => paper.right([150, 200, 270, 340][i]!, y, text));
    const row = (label: string, current: string, ytd: string, x = 110, bold = false): void => {
      y += 11;
      paper.left(x, y, label, bold);
      if (current !== "") paper.right(270, y, current, bold);
      if (ytd !== "") paper.right(340, y, ytd, bold);
    };
    for (const line of pay.earnings) {
      row(line.label, orBlank(line.amount, amount), amount(line.ytd), 34);
      if (line.rate > 0) paper.right(150, y, amount(line.rate) + "00");
      if (line.hours > 0) paper.right(200, y, amount(line.hours));
    }
    row("Gross Pay", form.total(pay.gross.amount), amount(pay.gross.ytd), 86, true);
    y += 8;
    row("Statutory", "", "", 110, true);
    paper.left(34, y, "Deductions", true);
    for (const line of pay.taxes) row(line.label, form.withheld(line.amount), amount(line.ytd));
    if (pay.deductions.length > 0) row("Other", "", "", 110, true);
    for (const line of pay.deductions)
      row(line.label, form.withheld(line.amount) + (line.pretax ? "*" : ""), amount(line.ytd));
    if (pay.reimbursements.length > 0) row("Adjustment", "", "", 110, true);
    for (const line of pay.reimbursements) row(line.label, form.plus + amount(line.amount), amount(line.ytd));
    y += 8;
    row("Net Pay", form.total(pay.net.amount), "", 86, true);
    pay.deposits.forEach((cents, i) => row(`Checking ${i + 1}`, form.withheld(cents), ""));
    if (pay.deposits.length > 0) row("Net Check", form.total(0), "");
    const wages = pay.gross.amount - pay.deductions.reduce((sum, d) => sum + (d.pretax ? d.amount : 0), 0);
    paper.left(34, y + 22, "* Excluded from federal taxable wages");
    paper.left(34, y + 33, `Your federal taxable wages this period are $${amount(wages)}`);
    if (pay.employer.length > 0) benefits(paper, heads[2], pay.employer, amount);
    form.stub(paper, payroll, pay, 650, amount);
  };
}

function benefits(paper: Paper, current: string, lines: readonly Line[], amount: Form["amount"]): void {
  paper.left(372, 156, "Other Benefits and", true);
  paper.left(372, 165, "Information", true);
  paper.right(512, 165, current);
  paper.right(575, 165, "total to date");
  lines.forEach((line, i) => {
    paper.left(372, 178 + 11 * i, line.label);
    paper.right(512, 178 + 11 * i, amount(line.amount));
    paper.right(575, 178 + 11 * i, amount(line.ytd));
  });
  // A balance of leave is no money.
  paper.left(372, 178 + 11 * lines.length, "Vac Bal");
  paper.right(575, 178 + 11 * lines.length, amount(4125));
  paper.left(372, 200 + 11 * lines.length, "Important Notes", true);
  paper.left(372, 211 + 11 * lines.length, "Call 555 0100 for help.");
}

function stub(paper: Paper, payroll: Payroll, pay: Pay, y: number, amount: Form["amount"]): void {
  paper.left(34, y, payroll.company);
  paper.left(380, y, pay.deposits.length > 0 ? "Advice number:" : "Check number:");
  paper.left(460, y, pay.number);
  paper.left(380, y + 11, "Pay date:");
  paper.left(460, y + 11, slashed(payroll.payDate));
  if (pay.deposits.length === 0) {
    paper.left(34, y + 40, "Pay to the order of:");
    paper.left(130, y + 40, pay.name);
    paper.right(570, y + 40, `$${amount(pay.net.amount)}`);
    return;
  }
  ["Deposited to the account of", "account number", "transit ABA"].forEach((head, i) =>
    paper.left([34, 300, 400][i]!, y + 40, head),
  );
  paper.right(570, y + 40, "amount");
  pay.deposits.forEach((cents, i) => {
    paper.left(34, y + 51 + 11 * i, pay.name);
    paper.left(300, y + 51 + 11 * i, "xxxxxx4321");
    paper.left(400, y + 51 + 11 * i, "xxxx xxxx");
    paper.right(570, y + 51 + 11 * i, `$${amount(cents)}`);
  });
}

const LOWER: Form["heads"] = ["rate", "hours", "this period", "year to date"];
const BASE: Form = {
  heads: LOWER,
  numberHead: "NUMBER",
  withheld: (cents) => `-${money(cents)}`,
  total: (cents) => `$${money(cents)}`,
  plus: "+",
  amount: money,
  begins: true,
  stub,
  identity: true,
};

/** The older form: only the end of the period, signs apart from their figures. */
const FORM_A: Form = {
  ...BASE,
  begins: false,
  withheld: (cents) => `- ${money(cents)}`,
  total: (cents) => `$ ${money(cents)}`,
  plus: "+ ",
};
/** The form of 2020 for deposits: nothing masked is printed, the point stands a little apart. */
const FORM_B: Form = { ...BASE, identity: false, withheld: (cents) => `-${money(cents).replace(".", " .")}` };
/** A text layer without decimal points. */
const SPACED: Form = {
  ...BASE,
  amount: (cents) => money(cents).replace(/,/g, " ").replace(".", " "),
  withheld: (cents) => `-${money(cents).replace(/,/g, " ").replace(".", " ")}`,
  total: (cents) => `$${money(cents).replace(/,/g, " ").replace(".", " ")}`,
};
/** The check with title-case headings and trailing minus signs. */
const FORM_C: Form = {
  ...BASE,
  heads: ["Rate", "Hours", "This Period", "Year to Date"],
  numberHead: "CHK. NO.",
  withheld: (cents) => `${money(cents)} -`,
};

const variant = "adp/earnings-statement-v1";
export const ADP_STATEMENTS: readonly Layout[] = [
  { name: "ADP, current form", variant, words: WORDS, draw: draw(BASE) },
  { name: "ADP, form A", variant, words: WORDS, without: ["period start"], draw: draw(FORM_A) },
  { name: "ADP, form B", variant, words: WORDS, without: ["id", "department"], draw: draw(FORM_B) },
  {
    name: "ADP, decimals behind a space",
    variant,
    words: WORDS,
    fonts: ["Helvetica", "Times-Roman"],
    draw: draw(SPACED),
  },
  {
    name: "ADP, form C",
    variant: "adp/earnings-statement-v2",
    words: {
      ...WORDS,
      taxes: ["Federal Withholding Tax", "Social Security Tax", "Medicare Tax", "IA Withholding Tax"],
    },
    draw: draw(FORM_C),
  },
];
