import { test } from "tap";
import { journal, journalWith, JOURNAL_TABLE } from "./support/made-up-variant.ts";
import { ledgerOf } from "./support/proof-of.ts";
import { matches } from "./support/matches.ts";

test("the lines of one label are added up over a person's checks, hours and sources with them", async (t) => {
  const { employees } = ledgerOf(
    journal(),
    `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna    Regular    40.00   5.00   1,000.00  FIT         100.00  Dental        5.00                    Gross       1,000.00
                                                                                                                  Net           895.00
    Next Check      REGULAR     2.50  5.000      62.50  FIT           6.00                                        Gross          92.50
                    Regular     1.00  30.00      30.00                                                            Net            86.50`,
  );
  matches(t, employees, [
    {
      name: { text: "Sample, Anna" },
      gross: { cents: 109250, tokens: { length: 2 } },
      net: { cents: 98150 },
      checks: { length: 2 },
      lines: [
        {
          list: "earnings",
          type: "regular",
          amount: 106250,
          hours: { units: 4250, scale: 2 },
          sources: { length: 2 },
        },
        { list: "taxes", type: "federal_income", jurisdiction: "US", amount: 10600 },
        { list: "deductions", type: "dental", amount: 500, sources: { length: 1 } },
        { list: "earnings", description: "Regular", rate: { units: 3000 }, amount: 3000 },
      ],
    },
  ]);
});

test("where not every check prints a figure, a printed sum over the checks stands for it", async (t) => {
  const page = (total: string): string => `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna    Regular                     100.00                                                            Gross         100.00
    Next Check      Bonus                        50.00
    ${total}`;
  matches(t, ledgerOf(journal(), page("")).employees, [{ gross: null, net: null }]);
  const totals = page(
    "Check Total                                  50.00\n    Person Total                                150.00                                                                          120.00",
  );
  matches(t, ledgerOf(journal(), totals).employees, [
    { gross: { cents: 15000 }, net: { cents: 12000 }, sums: { length: 1 } },
  ]);
});

test("hours and amounts of one code that stand in different lines are one line", async (t) => {
  const { employees } = ledgerOf(
    journal(),
    `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna    B1          8.00
                    B2          3.00
                    B1                           80.00
                    B1                           90.00
                    Regular     0.00             10.00`,
  );
  matches(t, employees[0]!.lines, [
    { code: "B2", hours: { units: 300 }, amount: 0 },
    { code: "B1", hours: { units: 800 }, amount: 17000, sources: { length: 2 } },
    { description: "Regular", hours: null, amount: 1000 },
  ]);
});

test("a local tax without a state belongs to the one state beside it", async (t) => {
  const lanes = { ...JOURNAL_TABLE.lanes, taxes: { section: "tax", fallback_type: "local_income" } as const };
  const lines = (...states: string[]) =>
    ledgerOf(
      journalWith({ lanes }),
      `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna                                        Springtown    1.00
                                                        FIT          10.00
    ${states.map((state) => `${" ".repeat(52)}${state}          ${" ".repeat(2)}4.00`).join("\n    ")}`,
    ).employees[0]!.lines;
  matches(t, lines("OH")[0], { type: "local_income", jurisdiction: "US-OH", locality: "Springtown" });
  matches(t, lines("OH", "PA")[0], { type: "local_income", jurisdiction: null, locality: "Springtown" });
  matches(t, lines()[0], { jurisdiction: null }, "the federal tax is of no state");
});

test("so does a tax of the state that does not say which", async (t) => {
  const [, disability] = ledgerOf(
    journal(),
    `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna                                        CA SIT        4.00
                                                        SDI           1.00`,
  ).employees[0]!.lines;
  matches(t, disability, { type: "state_disability", jurisdiction: "US-CA" });
});

test("a payment without its own amount is the net pay, where it is the only one", async (t) => {
  const payments = (...rows: string[]) =>
    ledgerOf(
      journal(),
      [
        "PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY",
        ...rows,
      ].join("\n"),
    ).employees[0]!.payments;
  matches(
    t,
    payments(
      "Sample, Anna    Regular                      90.00                                                            Net            90.00",
      "                                                                                                              Check 4711",
    ),
    [{ number: { text: "4711" }, method: "check", amount: { cents: 9000 }, printed: false }],
  );
  matches(
    t,
    payments(
      "Sample, Anna    Regular                      90.00                                                            Check 4711     80.00",
    ),
    [{ amount: { cents: 8000 }, printed: true }],
  );
  t.same(
    payments(
      "Sample, Anna    Regular                      90.00                                                            Check 4711",
    ),
    [],
  );
});

test("departments and the company are totals, in document order; the first department of a person counts", async (t) => {
  const ledger = ledgerOf(
    journal(),
    `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna    Regular                      90.00
    Dept Total      Regular                      90.00
    Department 20 Office
    Sample, Anna    Regular                      10.00
    Company Total   Regular                     100.00`,
  );
  matches(t, ledger.employees, [{ department: { text: "Office" }, checks: { length: 2 } }]);
  t.same(
    ledger.totals.map(({ scope }) => scope),
    ["department", "company"],
  );
});

/** The ledger of rows of earnings with their sums of the year. */
function yearsOf(rows: string) {
  const columns = [
    { lane: "person", role: "text", header: "PERSON" },
    { lane: "earnings", role: "text", header: "EARNINGS" },
    { lane: "earnings", role: "amount", header: "AMOUNT" },
    { lane: "earnings", role: "ytd_amount", header: "YEAR" },
  ] as const;
  const variant = journalWith({
    columns: [...columns],
    lanes: { earnings: { section: "earning" } },
    figures: [],
    rows: [{ match: "^(?<name>.+, .+)$", kind: "employee" }],
  });
  return ledgerOf(
    variant,
    `
    PERSON        EARNINGS   AMOUNT    YEAR
    ${rows.trim()}`,
  );
}

test("of year-to-date amounts the last one printed counts", async (t) => {
  const { employees } = yearsOf(`
    Sample, Anna  Regular    100.00  900.00
                  Bonus       10.00
                  Holiday             50.00
    Sample, Anna  Regular     20.00  920.00
                  Bonus       10.00   30.00
                  Bonus        1.00`);
  matches(t, employees[0]!.lines, [
    { description: "Regular", amount: 12000, ytdAmount: 92000 },
    { description: "Bonus", amount: 2100, ytdAmount: 3000 },
    { description: "Holiday", amount: 0, ytdAmount: 5000 },
  ]);
});

test("checks that stand in another order than they were paid in are told by their sums of the year", async (t) => {
  const { employees } = yearsOf(`
    Sample, Anna  Regular     30.00  950.00
    Sample, Anna  Regular     20.00  920.00
    Sample, Anna  Regular    100.00  900.00`);
  matches(t, employees[0]!.lines, [{ description: "Regular", amount: 15000, ytdAmount: 95000 }]);
});

test("where the sums of the year do not go on from each other, the last one printed counts", async (t) => {
  const { employees } = yearsOf(`
    Sample, Anna  Regular     30.00  950.00
    Sample, Anna  Regular     20.00  910.00`);
  matches(t, employees[0]!.lines, [{ ytdAmount: 91000 }]);
});
