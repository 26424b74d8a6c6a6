import { test } from "tap";
import { jointly, peopleOf, who } from "./joint-reading.ts";

const HEADER = `
Payroll Register by Person

                        Regular     Bonus   Gross Pay    Federal  Medicare      Net Pay
`;

/** People in a line of their own above their numbers, each with texts behind the name. */
const above = (behind: readonly string[]): string =>
  HEADER +
  [
    ["Abernathy, Ann", "       1,400.00    100.00    1,500.00     167.00     21.75     1,311.25"],
    ["Byron, Ada", "       1,950.00     50.00    2,000.00     212.00     29.00     1,759.00"],
    ["Featherstone, Marguerite", "       1,700.00    100.00    1,800.00     184.00     26.10     1,589.90"],
    ["Duarte, Ines", "       1,100.00    100.00    1,200.00     120.00     17.40     1,062.60"],
  ]
    .map(([name, numbers], i) => `${name}     ID 100${i}     ${behind[i]}\n  Current      ${numbers}`)
    .join("\n");

test("headings over numbers say nothing of the texts in a line of a person above them", async (t) => {
  t.same(who(jointly(above(["Brewhouse", "Taproom", "Brewhouse", "Taproom"]))), [
    "1000 Abernathy, Ann, Brewhouse",
    "1001 Byron, Ada, Taproom",
    "1002 Featherstone, Marguerite, Brewhouse",
    "1003 Duarte, Ines, Taproom",
  ]);
});

test("a department is its code and its name, though the code alone means pay", async (t) => {
  t.same(
    who(jointly(above(["SAL - Sales", "ENG - Engineering", "SAL - Sales", "ENG - Engineering"]))).map(
      (person) => person.split(", ").at(-1),
    ),
    ["SAL - Sales", "ENG - Engineering", "SAL - Sales", "ENG - Engineering"],
  );
});

test("a department that is called after roads is no address", async (t) => {
  const departments = who(
    jointly(above(["3300 Road and Bridge", "4400 Health", "3300 Road and Bridge", "4400 Health"])),
  );
  t.same(
    departments.map((person) => person.split(", ").at(-1)),
    ["3300 Road and Bridge", "4400 Health", "3300 Road and Bridge", "4400 Health"],
  );
});

test("the state of Michigan is no middle initial", async (t) => {
  const person = (name: string, id: string, amounts: string, taxes: string): string =>
    `${name.padEnd(22)}${amounts}\n      ${id}   MI          ${taxes}`;
  const people = peopleOf(
    jointly(`
PAYROLL REGISTER

EMPLOYEE NAME            REGULAR   GROSS PAY     FED TAX     NET PAY
      DEPT   ST                                STATE TAX

${person("ABERNATHY, ANN", "35", "1,500.00    1,500.00      167.00    1,276.00", "                   57.00")}
${person("BYRON, ADA", "99", "2,000.00    2,000.00      212.00    1,712.00", "                   76.00")}
${person("CURIE, MARIE", "35", "1,800.00    1,800.00      184.00    1,547.60", "                   68.40")}
`),
  );
  t.same(
    people.map(({ state }) => state),
    ["MI", "MI", "MI"],
  );
});
