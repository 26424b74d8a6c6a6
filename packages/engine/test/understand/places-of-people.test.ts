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
  const row = (name: string, department: string, numbers: string): string =>
    name.padEnd(18) + department.padEnd(24) + numbers;
  const people = who(
    jointly(
      [
        "Payroll Register\n",
        row("Employee", "Department", " Regular     Bonus   Gross Pay    Federal  Medicare      Net Pay"),
        row(
          "Abernathy, Ann",
          "3300 Road and Bridge",
          "1,400.00    100.00    1,500.00     167.00     21.75     1,311.25",
        ),
        row("Byron, Ada", "4400 Health", "1,950.00     50.00    2,000.00     212.00     29.00     1,759.00"),
        row(
          "Curie, Marie",
          "3300 Road and Bridge",
          "1,700.00    100.00    1,800.00     184.00     26.10     1,589.90",
        ),
      ].join("\n"),
    ),
  );
  t.same(
    people.map((person) => person.split(", ").at(-1)),
    ["3300 Road and Bridge", "4400 Health", "3300 Road and Bridge"],
  );
});

test("the state of Michigan is no middle initial", async (t) => {
  const people = peopleOf(
    jointly(`
PAYROLL REGISTER

EMPLOYEE NAME                REGULAR   GROSS PAY     FED TAX   STATE TAX     NET PAY
      DEPT   ST             OVERTIME                MEDICARE
ABERNATHY, ANN              1,400.00    1,500.00      167.00       57.00    1,254.25
      35     MI               100.00                   21.75
BYRON, ADA                  1,950.00    2,000.00      212.00       76.00    1,683.00
      99     MI                50.00                   29.00
CURIE, MARIE                1,700.00    1,800.00      184.00       68.40    1,521.50
      35     MI               100.00                   26.10
`),
  );
  t.same(
    people.map(({ state }) => state),
    ["MI", "MI", "MI"],
  );
});
