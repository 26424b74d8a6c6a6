import { test } from "tap";
import type { RecordReading } from "../../src/interpret/reading.ts";
import { jointly, peopleOf } from "./joint-reading.ts";

/** Lines of somebody as `code label cents`. */
function codedLines({ items }: RecordReading): string[] {
  return items.map(({ code, label, amount }) => `${code} ${label.text} ${amount?.cents}`).sort();
}

const NAMES = ["Abernathy, Ann", "Byron, Ada", "Curie, Marie", "Duarte, Ines"];

/** A register of people with earnings beside what is withheld, below these headings. */
const register = (earnings: string, withheld: string): string => `
Check Register

${earnings.padEnd(12)}Hours      Amount     ${withheld.padEnd(18)}Amount
${NAMES.map(
  (name, i) => `
${name}                    Check: 1000${i}
REG         40.00    1,000.00     FWH               100.0${i}
OT           2.00       75.00     MEDI               15.5${i}
                                  Union Dues         10.00
`,
).join("")}
`;

test("a label that is a code, below a heading for codes, is its own code", async (t) => {
  const people = peopleOf(jointly(register("Pay ID", "Tax/Deduct ID")));
  t.same(codedLines(people[1]!), [
    "FWH FWH 10001",
    "MEDI MEDI 1551",
    "OT OT 7500",
    "REG REG 100000",
    "null Union Dues 1000",
  ]);
});

test("below another heading it is a label", async (t) => {
  const people = peopleOf(jointly(register("Pay", "Tax/Deduction")));
  t.ok(codedLines(people[1]!).every((line) => line.startsWith("null ")));
});

/** A register of taxes by person, with a text far before each. */
const taxes = (codes: readonly (readonly string[])[]): string => `
Employee Tax Register

Tax              Description                     Taxable Wages       Tax Amount
${NAMES.map(
  (name, i) => `
${name}
${codes[i]![0]!.padEnd(17)}Federal Income Tax                   1,000.00          100.0${i}
${codes[i]![1]!.padEnd(17)}Social Security                      1,000.00           62.0${i}
${codes[i]![2]!.padEnd(17)}Medicare                             1,000.00           14.5${i}
${codes[i]![3]!.padEnd(17)}New York State Income Tax            1,000.00           50.0${i}
`,
).join("")}
`;

test("what stands before one label alone, and that behind it alone, is its code, however far it is", async (t) => {
  const people = peopleOf(jointly(taxes(NAMES.map(() => ["FITW", "SS", "MEDI", "NYSIT"]))));
  t.same(codedLines(people[2]!), [
    "FITW Federal Income Tax 10002",
    "MEDI Medicare 1452",
    "NYSIT New York State Income Tax 5002",
    "SS Social Security 6202",
  ]);
  const mixed = NAMES.map((_, i) => (i % 2 === 0 ? ["A1", "B2", "C3", "D4"] : ["B2", "A1", "D4", "C3"]));
  t.ok(
    codedLines(peopleOf(jointly(taxes(mixed)))[2]!).every((line) => line.startsWith("null ")),
    "what stands before several is none",
  );
});

test("where somebody worked is no code of what they worked", async (t) => {
  const job = (heading: string): string => `
Payroll Journal

EMPL#   NAME
  JOB       ${heading.padEnd(8)}PAY TYPE       HOURS     RATE     AMOUNT    TAXES             AMOUNT
${NAMES.map(
  (name, i) => `
100${i}    ${name}
  24-118    03-310  REGULAR         24.00   38.450     922.80    FED INCOME TAX    227.8${i}
  24-118    06-100  REGULAR         16.00   38.450     615.20    SOCIAL SECURITY   109.6${i}
  24-118    03-310  OVERTIME         4.00   57.675     230.70    MEDICARE           25.6${i}
            TOTALS                  44.00              1,768.70    TAXES             363.${20 + 3 * i - 10}
`,
).join("")}
`;
  const earned = (heading: string): string[] =>
    peopleOf(jointly(job(heading)))[1]!.items.flatMap(({ section, code, label }) =>
      section === "earning" ? `${code} ${label.text}` : [],
    );
  t.same(earned("PHASE"), ["null REGULAR", "null REGULAR", "null OVERTIME"]);
  t.same(earned("CODE").sort(), ["03-310 OVERTIME", "03-310 REGULAR", "06-100 REGULAR"]);
});

/** A register that prints the id of a person and the codes of their pay below one heading, and the number of each check. */
const mixed = `
Check Register - Detail

Pay ID      Hours      Amount     Tax/Deduct ID     Amount      Net Pay
${NAMES.map(
  (name, i) => `
104${i}     ${name.padEnd(22)} Check: 2811${i}               ${(885 - 0.02 * i).toFixed(2)}
REG         40.00    1,000.00     FWH                80.0${i}
OT           2.00       75.00     MEDI               15.5${i}
                                  DUES17             ${(84.5).toFixed(2)}
                                  TRKLN              10.00
    Employee Total      1,075.00                    ${(190 + 0.02 * i).toFixed(2)}
`,
).join("")}
`;

test("below Pay ID stand ids of people and codes of pay, and no numbers of payments", async (t) => {
  const people = peopleOf(jointly(mixed));
  t.same(
    people.map(({ employeeId }) => employeeId?.text),
    ["1040", "1041", "1042", "1043"],
  );
  t.notOk(
    people.some(({ payments, employeeId }) =>
      payments.some(({ number }) => number?.text === employeeId?.text),
    ),
  );
});

/** A journal of two trades, with the funds of each, which these labels name. */
const trades = (label: (trade: string, fund: string) => string): string => `
Payroll Journal

${NAMES.map((name, i) => {
  const trade = i % 2 === 0 ? "CARP" : "LAB";
  return `
${name}
REGULAR          40.00      1,000.00     FED INCOME TAX    100.0${i}
FRINGES PAID BY COMPANY:   ${label(trade, "PENSION").padEnd(24)}  41.3${i}
                           ${label(trade, "ANNUITY").padEnd(24)}  35.8${i}
                           ${label(trade, "TRAINING").padEnd(24)}   3.1${i}
GROSS PAY                   1,000.00     NET PAY           ${(900 - i / 100).toFixed(2)}
`;
}).join("")}
`;

test("a number may be that of one fund of several trades, and none of different funds", async (t) => {
  const coded = (page: string): string[] =>
    peopleOf(jointly(page)).flatMap(({ items }) =>
      items.flatMap(({ code, label }) => (code === null ? [] : `${code} ${label.text}`)),
    );
  const CODES = { PENSION: "P1", ANNUITY: "A1", TRAINING: "T1" } as Record<string, string>;
  const own = coded(trades((trade, fund) => `${CODES[fund]} ${trade} ${fund}`));
  t.same(own.slice(0, 6), [
    "P1 CARP PENSION",
    "A1 CARP ANNUITY",
    "T1 CARP TRAINING",
    "P1 LAB PENSION",
    "A1 LAB ANNUITY",
    "T1 LAB TRAINING",
  ]);
  t.same(coded(trades((trade, fund) => `${trade === "LAB" ? "L1" : "C1"} ${trade} ${fund}`)), []);
});
