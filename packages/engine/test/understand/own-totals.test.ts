import { test } from "tap";
import { jointly, payIn, peopleOf, printedLines } from "./joint-reading.ts";

const NAMES = ["Abernathy, Ann", "Byron, Ada", "Curie, Marie", "Duarte, Ines", "Evers, Owen"];

const HEADS =
  "Employee           Earnings          Hours      Amount   Taxes                 Amount   Deductions       Amount     Net Pay";

/** An amount of a person, each of whom has another, as wide as its column. */
const money = (amount: number, width = 9): string =>
  amount.toLocaleString("en-US", { minimumFractionDigits: 2 }).padStart(width);

/** A person of a register of lanes, whose sums stand in a line of their own at the edge of names. */
const closed = (name: string, i: number, total: string): string =>
  `${name.padEnd(18)} Regular           40.00  ${money(1000 + i, 10)}   Federal Tax        ${money(110 + 2 * i)}   Dental         ${money(15 + 3 * i)}   ${money(798.5 - 4 * i)}
10${i}                Bonus                        100.00   Medicare               15.95   Vision            92.35
                                                         Social Security        68.20
${total.padEnd(34)}   40.00  ${money(1100 + i, 10)}                      ${money(194.15 + 2 * i)}                  ${money(107.35 + 3 * i)}
`;

for (const total of ["Total", "Employee Totals"])
  test(`${total} below the lines of each person is their own`, async (t) => {
    t.same(
      payIn(`
Payroll Register
${HEADS}
${NAMES.map((name, i) => closed(name, i, total)).join("")}
`).map(({ gross, net }) => [gross, net]),
      NAMES.map((_, i) => [1100 + i, 798.5 - 4 * i]),
    );
  });

test("what stands behind another number of a label, in a lane of its own, is the sum of that lane", async (t) => {
  const people = peopleOf(
    jointly(`
Payroll Register
${HEADS}
${NAMES.map((name, i) => closed(name, i, "                   Gross Pay")).join("")}
`),
  );
  t.same(
    people.map(({ figures }) =>
      (["gross_pay", "total_taxes", "total_deductions", "net_pay"] as const).map(
        (figure) => figures.get(figure)?.cents,
      ),
    ),
    NAMES.map((_, i) => [110000 + 100 * i, 19415 + 200 * i, 10735 + 300 * i, 79850 - 400 * i]),
  );
});

const TRADES = ["Carpenters - Journeyman", "Laborers - Group 1"];

test("the name of a list is over its labels, however long the headings of its numbers are", async (t) => {
  const person = (name: string, i: number): string => `
Employee: 1${i}   ${name.padEnd(17)}${TRADES[i % 2]!.padEnd(26)}                              EFT    Seq #: 32041${i}
1  Regular       40.00  ${money(1000 + i, 10)}   1  Federal Tax         ${money(1000 + i)}${money(110 + i)}   Health & Welfare        800.00    50.00
                                     2  Medicare            ${money(1000 + i)}    14.50   Pension Fund            800.00 ${money(70 + i, 8)}
Gross Pay:   ${money(1000 + i)}               Net Pay:    875.50
`;
  const people = peopleOf(
    jointly(`
Payroll Register

EC Earnings      Hours      Amount   DL Deductions      Subject Wages   Amount   Liabilities     Subject Wages    Amount
${NAMES.map(person).join("")}
`),
  );
  t.equal(people.length, NAMES.length);
  people.forEach((person, i) => {
    t.ok(printedLines(person).includes(`employer_contribution Pension Fund ${7000 + 100 * i}`));
    t.equal(person.department?.text, TRADES[i % 2]);
    t.equal(person.payments[0]?.method, "direct_deposit");
    t.equal(person.payments[0]?.number?.text, `32041${i}`);
  });
});

test("an amount below codes is one where the name of a figure stands before it", async (t) => {
  const person = (name: string, i: number): string => `
${name}
00001  REGULAR      40.00  ${money(1000 + i)}     00101  DENTAL INS          ${money(15 + 2 * i)}
00002  BONUS                  100.00     00110  VISION INS              92.35
                                         00120  SUPP LIFE               10.00
                                         FED    FEDERAL TAX            110.00
                                         MED    MEDICARE                15.95
GROSS PAY:${money(1100 + i)}      NET PAY:     ${money(856.7 - i)}
`;
  const people = peopleOf(
    jointly(`
Payroll Journal

CODE   EARNINGS     HOURS     AMOUNT     CODE   DEDUCTION/TAX          AMOUNT
${NAMES.map(person).join("")}
`),
  );
  t.same(
    people.map(({ figures }) => figures.get("net_pay")?.cents),
    NAMES.map((_, i) => 85670 - 100 * i),
  );
  for (const { items } of people)
    t.ok(items.some(({ code, label }) => code === "00110" && label.text === "VISION INS"));
});
