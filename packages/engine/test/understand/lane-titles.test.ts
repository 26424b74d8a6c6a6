import { test } from "tap";
import { jointly, peopleOf, printedLines } from "./joint-reading.ts";

/** Whose pay, plan, federal tax and medicare are these, and whether the plan of the employer is told in a row of its own. */
const PEOPLE: readonly (readonly [string, number, number, number, number, boolean])[] = [
  ["Abernathy, Ann", 1000, 41.5, 110, 14.5, true],
  ["Byron, Ada", 1637, 83.25, 241, 23.74, false],
  ["Curie, Marie", 1245, 37.25, 98, 18.05, true],
  ["Duarte, Ines", 1902, 119, 305, 27.58, false],
  ["Evers, Owen", 871, 22.4, 64, 12.63, true],
  ["Franklin, Ros", 1418, 77.8, 187, 20.56, false],
];
const money = (amount: number, width: number): string => amount.toFixed(2).padStart(width);

test("the name of a list among the labels of a lane is about what stands below it, up to who is next", async (t) => {
  const person = ([name, gross, plan, federal, medicare, isAlone]: (typeof PEOPLE)[number]): string => `
${name.padEnd(20)} Hourly
Regular     40.00 ${money(gross, 10)}   Federal Tax     ${money(federal, 9)}   Medical             ${money(plan, 9)}
Gross Pay   40.00 ${money(gross, 10)}   Medicare        ${money(medicare, 9)}   ${isAlone ? "" : "Employer Paid"}
${isAlone ? `${"".padEnd(59)}Employer Paid\n` : ""}Net Pay           ${money(gross - federal - medicare - plan, 10)}   Total Taxes     ${money(federal + medicare, 9)}   Medical             ${money(3 * plan, 9)}
                                                           Dental              ${money(plan / 5, 9)}
`;
  const people = peopleOf(
    jointly(`
Payroll Register

Earnings    Hours     Amount   Tax                Amount   Deduction              Amount
${PEOPLE.map(person).join("")}
`),
  );
  t.same(
    people.map(printedLines),
    PEOPLE.map(([, gross, plan, federal, medicare]) =>
      (
        [
          ["earning Regular", gross],
          ["tax Federal Tax", federal],
          ["tax Medicare", medicare],
          ["deduction Medical", plan],
          ["employer_contribution Medical", 3 * plan],
          ["employer_contribution Dental", plan / 5],
        ] as const
      )
        .map(([line, amount]) => `${line} ${Math.round(100 * Number(amount.toFixed(2)))}`)
        .sort(),
    ),
  );
});
