import { test } from "tap";
import { jointly, peopleOf, printedLines } from "./joint-reading.ts";

/** Whose pay, plan, federal tax and medicare are these. */
const PEOPLE: readonly (readonly [string, number, number, number, number])[] = [
  ["Abernathy, Ann", 1000, 41, 110, 14.5],
  ["Byron, Ada", 1637, 83, 241, 23.74],
  ["Curie, Marie", 1245, 37, 98, 18.05],
  ["Duarte, Ines", 1902, 119, 305, 27.58],
  ["Evers, Owen", 871, 22, 64, 12.63],
  ["Franklin, Ros", 1418, 77, 187, 20.56],
  ["Germain, Sophie", 2210, 64, 398, 32.05],
  ["Hopper, Grace", 1111, 58, 133, 16.11],
  ["Ibarra, Luz", 1593, 31, 215, 23.1],
];
const money = (amount: number, width: number): string => amount.toFixed(2).padStart(width);

/** Somebody whose plans stand twice among the deductions: what is withheld for them, and what the employer pays. */
const person = ([name, gross, plan, federal, medicare]: (typeof PEOPLE)[number], i: number): string => {
  const [taxes, deductions] = [federal + medicare, 65 + plan];
  return `
Name: ${name.padEnd(20)} EmplID:  010${i}
Regular    40.00 ${money(gross, 9)}   Fed Withholding     ${money(federal, 7)}   Union Dues        A   ${money(5, 7)}
                             MED/EE              ${money(medicare, 7)}   Medical PPO       B   ${money(60, 7)}
                             MED/ER              ${money(medicare, 7)}   403(b) Savings    B   ${money(plan, 7)}
                                                           Medical PPO       N   ${money(310, 7)}
                                                           403(b) Savings    N   ${money(2 * plan, 7)}
Gross: ${money(gross, 8)}   Taxes: ${money(taxes, 7)}   Deductions: ${money(deductions, 7)}   Net Pay: ${money(gross - taxes - deductions, 8)}
`;
};

test("lines of one name are told apart by their marks, and what the sums leave out the employer pays", async (t) => {
  const people = peopleOf(
    jointly(`
Payroll Register

EARNINGS                     TAXES                         DEDUCTIONS
Type       Hours   Amount    Tax                  Amount   Plan             Cls    Amount
${PEOPLE.map(person).join("")}
`),
  );
  t.equal(people.length, PEOPLE.length);
  people.forEach((one, i) => {
    const [, gross, plan, federal, medicare] = PEOPLE[i]!;
    t.same(
      printedLines(one),
      [
        `deduction 403(b) Savings ${100 * plan}`,
        "deduction Medical PPO 6000",
        "deduction Union Dues 500",
        `earning Regular ${100 * gross}`,
        `employer_contribution 403(b) Savings ${200 * plan}`,
        "employer_contribution Medical PPO 31000",
        `employer_tax MED/ER ${Math.round(100 * medicare)}`,
        `tax Fed Withholding ${100 * federal}`,
        `tax MED/EE ${Math.round(100 * medicare)}`,
      ].sort(),
    );
    t.equal(one.employeeId?.text, `010${i}`);
  });
});

/** Somebody with a plan of two marks and a fund of the second; the sum of what is withheld leaves that mark out, or not. */
const funded = (
  [name, gross, plan, federal, medicare]: (typeof PEOPLE)[number],
  isLeftOut: boolean,
): string => {
  const deductions = 5 + plan + (isLeftOut ? 0 : 385 + 2 * plan);
  const taxes = federal + medicare;
  return `
${name}
REG     40.00  ${money(gross, 9)}     Fed Withholding   ${money(federal, 8)}     Union Dues    A   ${money(5, 9)}
                             Medicare          ${money(medicare, 8)}     MEDPPO        B   ${money(plan, 9)}
                                                            MEDPPO        N   ${money(310, 9)}
                                                            403BMT        N   ${money(2 * plan, 9)}
                                                            HSAMT         N   ${money(75, 9)}
GROSS          ${money(gross, 9)}     TOTAL TAXES       ${money(taxes, 8)}     TOTAL DEDNS       ${money(deductions, 9)}
NET PAY        ${money(gross - taxes - deductions, 9)}
`;
};
const inFunds = (isLeftOut: boolean): string => `
Payroll Register

EARNINGS                     TAXES                          DEDUCTIONS
Type     Hours    Amount     Type                Amount     Code          Cl     Amount
${PEOPLE.map((person) => funded(person, isLeftOut)).join("")}
`;

test("all lines of a mark that sums leave out are the employer's, those that stand once as well", async (t) => {
  const [first] = peopleOf(jointly(inFunds(true)));
  t.same(
    printedLines(first!).filter((line) => line.startsWith("employer")),
    [
      "employer_contribution 403BMT 8200",
      "employer_contribution HSAMT 7500",
      "employer_contribution MEDPPO 31000",
    ],
  );
  const [other] = peopleOf(jointly(inFunds(false)));
  t.same(
    printedLines(other!).filter((line) => line.startsWith("employer")),
    [],
    "where sums have them they are withheld",
  );
});

test("a mark is apart from a label that is as long as its column", async (t) => {
  const lines = ["Dental", "Vision", "Medical PPO", "Dental", "Vision", "Medical PPO", "Supplemental Life"];
  const { graph } = jointly(
    [
      "Plan              Cl   Amount",
      ...lines.map((line, i) => `${line.padEnd(17)} ${i % 2 === 0 ? "A" : "B"}    ${(20.5 + i).toFixed(2)}`),
    ].join("\n"),
  );
  t.same(
    graph.rows.at(-1)!.spans.map(({ text }) => text),
    ["Supplemental Life", "A", "26.50"],
  );
});
