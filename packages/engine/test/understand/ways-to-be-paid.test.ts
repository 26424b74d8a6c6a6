import { test } from "tap";
import { linesOf } from "../../src/layout/lines.ts";
import { readJointly } from "../../src/understand/understand.ts";
import { pageOf } from "../support/page-of.ts";
import { jointly, paid, peopleOf, statementOf } from "./joint-reading.ts";

/** A statement that says below its net pay, and in its head, how somebody is paid. */
const paidBy = (below: string, head = ""): string => `
    Lantern Foods LLC                    Earnings Statement
    ${head}

    Employee: Iris Novak

    Earnings                Amount
    Regular               1,700.00
    Gross pay             1,700.00

    Taxes                   Amount
    Federal income tax      160.00
    Medicare                 24.65

    Net pay               1,515.35

    ${below}
`;

test("a number behind how somebody is paid is that of the payment", async (t) => {
  t.same(paid(paidBy("Direct Deposit   No. 20987")), [["direct_deposit 20987"]]);
  t.same(paid(paidBy("Paid May 14, 2026 by direct deposit   #20987   Net pay year to date   9,092.10")), [
    ["direct_deposit 20987"],
  ]);
});

test("a number in bold is that of the payment all the same, and no title of what stands behind it", async (t) => {
  const pages = ["20987", "20988", "20989"].map((number, i) => {
    const page = pageOf(
      paidBy(`Paid May 14, 2026 by direct deposit   #${number}   Net pay year to date   9,092.10`, number),
      i + 1,
    );
    const words = page.words.map((word) => ({ ...word, bold: word.text.startsWith("#") }));
    return { ...page, words };
  });
  const { reading } = readJointly(
    pages.flatMap((page) => [...linesOf(page, "point")]),
    pages,
  );
  t.same(
    reading.records.flatMap(({ payments }) => payments.map(({ number }) => number?.text)),
    ["20987", "20988", "20989"],
  );
});

test("how somebody is paid is told without a number, beside other texts", async (t) => {
  const head = [
    "Pay Period         Payment Method                 Class",
    "May 2026           EFT                            A1",
  ];
  t.same(paid(paidBy("", head.join("\n    "))), [["direct_deposit undefined"]]);
});

test("what stands behind the number of a check is paid by it", async (t) => {
  const [person] = peopleOf(jointly(paidBy("Paper check no. 5310   1,515.35")));
  t.same(
    person!.payments.map(({ method, amount }) => [method, amount?.cents]),
    [["check", 151_535]],
  );
});

test("words that somebody is paid by are about all of the net pay", async (t) => {
  t.same(paid(paidBy("", "Paid by direct deposit")), [["direct_deposit undefined"]]);
  t.same(paid(paidBy("", "Paid by check")), [["check undefined"]]);
});

test("how somebody is paid may stand beside their name, without a number", async (t) => {
  const person = (name: string, method: string, gross: string, tax: string, net: string): string => `
    ${name.padEnd(40)}${method}
      Regular             ${gross}      Federal Income Tax       ${tax}
      Gross pay ${gross}        Employee taxes ${tax}        Net pay ${net}
`;
  const people = peopleOf(
    jointly(`
    Payroll Journal Report
${person("Noelle Fournier", "Direct Deposit", "4,200.00", "518.34", "3,681.66")}
${person("Jalen Whitaker", "Direct Deposit", "3,308.00", "329.89", "2,978.11")}
${person("Lucille Kwan", "Check", "1,254.18", "212.90", "1,041.28")}`),
  );
  t.same(
    people.map(({ payments }) => payments.map(({ method }) => method)),
    [["direct_deposit"], ["direct_deposit"], ["check"]],
  );
});

test("plain numbers among deposits with letters are those of checks, and a line over a list says it of all in it", async (t) => {
  const methods = (text: string): unknown[] =>
    peopleOf(jointly(text)).map(({ payments }) =>
      payments.map(({ number, method }) => `${number?.text} ${method}`),
    );
  t.same(
    methods(`
    Check / DD #   Employee          Regular     Bonus    Federal    Net Pay
    DD88120        Ada Byron        2,000.00     20.00     202.00   1,818.00
    10442          Marie Curie      1,800.00     10.00     180.00   1,630.00
    DD88121        Grace Hopper     1,700.00     30.00     173.00   1,557.00
    10443          Emmy Noether     1,500.00     20.00     152.00   1,368.00
    `),
    [["DD88120 direct_deposit"], ["10442 check"], ["DD88121 direct_deposit"], ["10443 check"]],
  );
  t.same(
    methods(`
    Payment No   Employee       Regular     Bonus    Federal    Net Pay
    Checks
    10442     Marie Curie      1,800.00     10.00     180.00   1,630.00
    10443     Emmy Noether     1,500.00     20.00     152.00   1,368.00
    Direct Deposits
    88120     Ada Byron        2,000.00     20.00     202.00   1,818.00
    88121     Grace Hopper     1,700.00     30.00     173.00   1,557.00
    `),
    [["10442 check"], ["10443 check"], ["88120 direct_deposit"], ["88121 direct_deposit"]],
  );
});

test("a phrase between others says how somebody is paid", async (t) => {
  const joint = jointly(
    statementOf(`
    Employee Name:  Alma Mercer

    Paid by BACS   Department:  Kitchen   Tax reference 914/LA3305`),
  );
  t.same(
    peopleOf(joint).map(({ payments }) => payments.map(({ method }) => method)),
    [["direct_deposit"]],
  );
});

test("a bare number below how somebody is paid is that of the payment, and not theirs", async (t) => {
  const person = (name: string, id: string, how: string, number: string, net: string): string => `
    ${name.padEnd(20)}1,500.00     1,500.00       155.00   ${net}
    ${id.padEnd(58)}${how}
    ${"Hourly".padEnd(58)}No. ${number}
`;
  const joint = jointly(`
    Employee             Regular    Gross Pay  Federal Tax    Net Pay
${person("Deborah Abernathy", "407-18", "Deposit", "D8104", "1,345.00")}
${person("Ada Byron", "407-35", "Deposit", "D8105", "1,345.00")}
${person("Marie Curie", "407-27", "Check", "5121", "1,345.00")}
`);
  t.same(
    peopleOf(joint).map(({ employeeId, payments }) => [employeeId?.text, payments[0]?.number?.text]),
    [
      ["407-18", "D8104"],
      ["407-35", "D8105"],
      ["407-27", "5121"],
    ],
  );
});

test("the number behind a way to be paid is that of the payment, and heads no amounts below", async (t) => {
  const person = (name: string, how: string, wages: string, net: string): string => `
    ${name.padEnd(44)}${how}
    Pay Type                   Hours        Rate        Amount
    Regular                    40.00       25.00      ${wages}
    Gross Pay                                         ${wages}
    Federal Tax                                         100.00
    Net Pay                                           ${net}
`;
  const joint = jointly(`
    Lantern Works                Payroll Journal
${person("Abernathy, Deborah", "Dir Dep 900960", "1,230.00", "1,130.00")}
${person("Byron, Ada", "Check 70331", "1,450.00", "1,350.00")}
${person("Curie, Marie", "Dir Dep 900230", "1,670.00", "1,570.00")}
`);
  t.same(
    peopleOf(joint).map(({ items, payments }) => [items.length, payments[0]?.number?.text]),
    [
      [2, "900960"],
      [2, "70331"],
      [2, "900230"],
    ],
  );
});

test("what is called the amount of a check says not how it is paid, and a way to be paid is said over amounts as well", async (t) => {
  const person = (name: string, how: string, wages: string, net: string): string => `
    ${name.padEnd(44)}${how}
    Earnings                   Hours        Rate        Amount
    Regular                    40.00       25.00      ${wages}
    Gross Pay                                         ${wages}
    Federal Tax                                         100.00
    Check Amount                                      ${net}
`;
  const joint = jointly(`
    Lantern Works                Payroll Journal
${person("Abernathy, Deborah", "   Direct deposit", "1,230.00", "1,130.00")}
${person("Byron, Ada", "Paper check", "1,450.00", "1,350.00")}
${person("Curie, Marie", "   Direct deposit", "1,670.00", "1,570.00")}
`);
  t.same(
    peopleOf(joint).map(({ payments }) => payments[0]?.method),
    ["direct_deposit", "check", "direct_deposit"],
  );
});

test("a way to be paid right below somebody's numbers is theirs, and opens no list of deposits", async (t) => {
  const joint = jointly(`
    Payroll Run                Lantern Foods Ltd              Pay Date 03/20/2026

    Employee              Regular      Gross pay    Federal tax      Medicare       Net pay

    Lee, Ann               800.00         800.00          80.00         11.60        708.40
    Direct deposit

    Byron, Ada             950.00         950.00          95.00         13.78        841.22
    Check

    Curie, Marie         1,080.00       1,080.00         110.00         15.66        954.34
    Direct deposit

    Total                2,830.00       2,830.00         285.00         41.04      2,503.96
`);
  t.same(
    peopleOf(joint).map(({ name, payments }) => [name?.text, payments[0]?.method]),
    [
      ["Lee, Ann", "direct_deposit"],
      ["Byron, Ada", "check"],
      ["Curie, Marie", "direct_deposit"],
    ],
  );
});
