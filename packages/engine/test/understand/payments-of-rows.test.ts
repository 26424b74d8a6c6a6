import { test } from "tap";
import { paymentsOf } from "../../src/understand/emit/payments.ts";
import type { PlacedPart } from "../../src/understand/people/place.ts";
import { jointly, peopleOf } from "./joint-reading.ts";

/** Payments as `method number day`, for each of some people. */
const told = (text: string): string[][] =>
  peopleOf(jointly(text)).map(({ payments }) =>
    payments.map(({ method, number, date }) => `${method} ${number?.text ?? "-"} ${date?.text ?? "-"}`),
  );

test("a day in a column of its own is that of each payment, and headings of the page say nothing of the first", async (t) => {
  const rows = (heading: string): string => `
    Harbor Kites LLC
    Payroll Summary

    ${heading}                                                                   Total         Check
    Date         Name                      Net Amt       Hrs     Withheld      Total Pay     Num

    10/02/2026   Arredondo, Inez          1,340.92     82.00       236.08       1,577.00     DD
    10/02/2026   Byron, Ada               1,354.98     76.00       165.02       1,520.00     DD
    10/02/2026   Kubicek, Jethro          1,406.82     86.00       239.68       1,646.50     DD
    10/02/2026   Oglesby, Marvin            387.87     24.00        32.13         420.00     5079
    10/02/2026   Tate, Booker             1,211.96     72.00       192.04       1,404.00     5077
  `;
  t.same(told(rows("Paycheck")), [
    ["direct_deposit - 10/02/2026"],
    ["direct_deposit - 10/02/2026"],
    ["direct_deposit - 10/02/2026"],
    ["check 5079 10/02/2026"],
    ["check 5077 10/02/2026"],
  ]);
  // The day on which somebody was hired is none of a payment.
  t.notMatch(told(rows("Hire    ")).flat().join(), /10\/02/);
});

test("the day of a list of vouchers stands below its title", async (t) => {
  t.same(
    told(`
    Harbor Kites LLC
    Check Register

    Direct Deposit Vouchers
     Voucher No     Date           Name                     Gross       Taxes         Net
     V615044        10/30/2026     Ahlgren, Susanna      3,185.95      453.95    2,732.00
     V615045        10/30/2026     Carmody, Neve         1,676.02      253.99    1,422.03
     V615046        10/30/2026     Dinh, Quang           2,490.74      564.48    1,926.26
     V615047        10/30/2026     Foss, Margit            975.00      196.73      778.27
  `),
    [
      ["direct_deposit V615044 10/30/2026"],
      ["direct_deposit V615045 10/30/2026"],
      ["direct_deposit V615046 10/30/2026"],
      ["direct_deposit V615047 10/30/2026"],
    ],
  );
});

test("below the lines of a header stands what its last line says: the job, and no further check", async (t) => {
  const person = (check: number, name: string, jobs: readonly string[]): string => `
    ${check}     ${name}
      ${jobs[0]}    Regular          24.00    38.00     912.00    Federal Tax     180.00
      ${jobs[1]}    Regular          16.00    38.00     608.00    Medicare         22.04
      ${jobs[2]}    Overtime          4.00    57.00     228.00
                TOTALS           44.00 Gross    1,748.00    Taxes           202.04
                                                            NET PAY       1,545.96
`;
  t.same(
    told(`
    Harbor Kites LLC                    Payroll Journal

    CHECK     NAME
      JOB       PAY TYPE         HOURS     RATE     AMOUNT    TAXES           AMOUNT
${person(56120, "BECKER, ALOYSIUS   ", ["24-118", "24-118", "25-007"])}
${person(56121, "CALLOWAY, DENNIS   ", ["25-007", "25-007", "24-118"])}
${person(56122, "DVORAK, MILAN      ", ["24-118", "25-007", "25-007"])}
  `).map(([one, ...others]) => [one?.split(" ")[1], others.length]),
    [
      ["56120", 0],
      ["56121", 0],
      ["56122", 0],
    ],
  );
});

test("each deposit in a row of its own has its number, its day and how it is paid", async (t) => {
  const person = (name: string, deposits: string): string => `
    ${name}     Regular              80.00     24.5000     1,960.00   Federal Tax    196.00    Dental         42.00
    Department: Clinic   Total                80.00                 1,960.00   Total Taxes    196.00    Total          42.00
${deposits}                                                                                    Net Pay     1,722.00
`;
  const deposit = (no: number, id: number, amount: string): string =>
    `                         Payment ${no}  Direct Deposit  Transaction ID ${id}  Check Date 9/11/2026   ${amount}\n`;
  const people = told(`
    Harbor Kites LLC                    Payroll Details

    Employee             Earnings             Hours        Rate       Amount   Taxes          Amount    Deductions    Amount
${person("Aldana, Veronica", deposit(1, 73810251, "1,722.00"))}
${person("Byron, Ada      ", deposit(1, 73810258, "500.00") + deposit(2, 73810265, "1,222.00"))}
${person("Curie, Marie    ", deposit(1, 73810272, "1,722.00"))}
  `);
  t.same(
    people.map((own) => own.map((payment) => payment.split(" ").slice(0, 2).join(" "))),
    [
      ["direct_deposit 73810251"],
      ["direct_deposit 73810258", "direct_deposit 73810265"],
      ["direct_deposit 73810272"],
    ],
  );
});

test("the day below the number of a payment is its own, and the end of a period is none", async (t) => {
  const stub = (day: string): string => `
    Lantern Foods Ltd                                           Check Number: 3317
    4 Harbour Road                           ${day.padStart(37)}
    Employee Name:  Alma Mercer

    Earnings          Hours    Rate    Current        YTD
    Regular           80.00   20.00   1,600.00   8,000.00
    Gross Pay                         1,600.00   8,000.00
    Federal Tax                         160.00     800.00
    Net Pay                           1,440.00   7,200.00
  `;
  t.same(told(stub("06/05/2026")), [["check 3317 06/05/2026"]]);
  t.same(told(stub("05/16/2026   -   05/31/2026")), [["check 3317 -"]]);
});

test("a deposit is told in two languages as in one", async (t) => {
  const stub = (word: string): string => `
    Lantern Foods Ltd
    Employé / Employee :   Alma Mercer          ${word} :   0004412

    Earnings          Hours    Rate    Current        YTD
    Regular           80.00   20.00   1,600.00   8,000.00
    Gross Pay                         1,600.00   8,000.00
    Federal Tax                         160.00     800.00
    Net Pay                           1,440.00   7,200.00
  `;
  t.same(told(stub("Dépôt no / Deposit no")), [["direct_deposit 0004412 -"]]);
  t.same(told(stub("Check / Advice no")), [["null 0004412 -"]]);
});

test("a number above a record is that of its payment where none stands in it: somebody without lines has one, too", async (t) => {
  const number = (text: string, where: PlacedPart["where"], row: number): PlacedPart => {
    const words = { text, tokens: [] };
    const said = { form: "code", says: ["payment_number"], told: [], words: "ACH ADV", heads: [], order: 0 };
    return { ...words, ...said, whole: words, where, span: { row, index: row } } as unknown as PlacedPart;
  };
  const numbers = (...parts: readonly PlacedPart[]): (string | undefined)[] =>
    paymentsOf(parts, [], 100_000).map((payment) => payment.number?.text);
  t.same(numbers(number("0088140", "above", 1), number("0088141", "own", 2)), ["0088141"]);
  t.same(numbers(number("0088140", "above", 1), number("2514", "around", 0)), ["0088140"]);
  t.same(numbers(number("5120", "own", 1), number("5121", "own", 2)), ["5120", "5121"]);
});
