import { test } from "tap";
import { openRecord } from "../../src/interpret/record-builder.ts";
import type { ItemReading, RecordReading } from "../../src/interpret/reading.ts";
import { formatByLines } from "../../src/understand/facts/format-by-lines.ts";
import { linesOfText } from "../support/page-of.ts";
import { jointly } from "./joint-reading.ts";

const [token] = linesOfText(["1.00"])[0]!.tokens;

function personWith(sections: readonly ItemReading["section"][], isPaid = false): RecordReading {
  const { record } = openRecord("check", "a list", 1);
  return {
    ...record,
    figures: new Map(isPaid ? [["net_pay", { cents: 100, token: token! }]] : []),
    items: sections.map((section) => ({
      section,
      lane: "",
      code: null,
      label: { text: section, tokens: [] },
      role: null,
      reimbursement: false,
      fallbackType: null,
      hours: null,
      rate: null,
      amount: { cents: 100, token: token! },
      taxableWages: null,
      ytdAmount: null,
    })),
  };
}

test("a document that lists a part of a payroll is of the kind of that part", async (t) => {
  t.equal(formatByLines([personWith(["tax", "employer_tax"])]), "tax_report");
  t.equal(formatByLines([personWith(["tax"]), personWith(["employer_tax"])]), "tax_report");
  t.equal(formatByLines([personWith(["deduction", "employer_contribution"])]), "benefits_summary");
  t.equal(formatByLines([personWith(["employer_tax", "employer_contribution"])]), "payroll_summary");
  t.equal(formatByLines([personWith(["earning", "employer_tax"])]), "payroll_summary");
});

test("what says what people get and lists lines is a payroll, and a register of checks sums one up", async (t) => {
  const payment = { number: null, method: "check", date: null, amount: null } as const;
  t.equal(formatByLines([{ ...personWith([], true), payments: [payment] }]), "payroll_summary");
  const number = { text: "4117", tokens: [] };
  const check = { ...personWith(["earning", "tax", "deduction"], true), payments: [{ ...payment, number }] };
  t.equal(formatByLines([check, check, check]), "payroll_summary");
  t.equal(formatByLines([check]), null, "a statement of one person may list little");
  const listed = { ...personWith(["earning", "tax", "tax"], true), payments: [{ ...payment, number }] };
  t.equal(formatByLines([check, check, listed]), null);
  t.equal(formatByLines([personWith([], true)]), null);
  t.equal(formatByLines([personWith(["tax"], true)]), null);
  t.equal(formatByLines([personWith(["earning", "tax", "deduction"])]), null);
  t.equal(formatByLines([]), null);
});

test("forms that everybody gets have no sum of all people: with one they are cards of a journal", async (t) => {
  const card = (name: string, pay: string): string => `
    ${name.padEnd(24)}Earnings Statement
    Earnings        Hours      Rate       Current
    Regular         80.00     20.00      1,600.00
    Bonus                                  ${pay}
    Gross Pay                            1,${Number(pay) + 600}.00
    Taxes                                 Current
    Federal Tax                            160.00
    Medicare                                24.00
    Net Pay                              1,${Number(pay) + 416}.00
`;
  const cards = [
    card("Abernathy, Ann", "100.00"),
    card("Byron, Ada", "200.00"),
    card("Curie, Marie", "300.00"),
  ];
  t.equal(jointly(cards.join("\n")).formatType, "pay_statement");
  const sums = `
    Company Totals
    Gross Pay                            5,400.00
    Net Pay                              4,848.00
`;
  t.equal(jointly([...cards, sums].join("\n")).formatType, "payroll_journal");
});
