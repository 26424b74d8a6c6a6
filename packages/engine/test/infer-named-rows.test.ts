import fc from "fast-check";
import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";

interface Person {
  name: string;
  hours: readonly [number, number];
  pay: readonly [number, number];
  taxes: readonly [number, number];
}

const NAMES = ["Bellwether, Rosa", "Okafor, Daniel", "Desai, Priya", "Lindqvist, Mei", "Quigley, Tomas"];

const cents = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });
const people = fc.subarray(NAMES, { minLength: 3 }).chain((names) =>
  fc.tuple(
    ...names.map((name) =>
      fc.record({
        name: fc.constant(name),
        hours: fc.tuple(cents(500, 8_000), cents(25, 1_900)),
        pay: fc.tuple(cents(40_100, 400_000), cents(40_100, 90_000)),
        taxes: fc.tuple(cents(1_000, 15_000), cents(500, 4_900)),
      }),
    ),
  ),
);

const print = (value: number): string =>
  (value / 100).toLocaleString("en-US", { minimumFractionDigits: 2 }).padStart(12);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

function rows(name: string, id: string, { hours, pay, taxes }: Omit<Person, "name">): string[] {
  const gross = sum(pay);
  const figures = [...pay, gross, ...taxes, gross - sum(taxes)].map(print);
  return [
    `  ${name.padEnd(20)}${"Hours".padEnd(8)}${[...hours, sum(hours)].map(print).join("")}`,
    `  ${id.padEnd(20)}${"Pay".padEnd(8)}${figures.join("")}`,
  ];
}

function register(persons: readonly Person[]): string {
  const of = (key: "hours" | "pay" | "taxes"): [number, number] => [
    sum(persons.map((person) => person[key][0])),
    sum(persons.map((person) => person[key][1])),
  ];
  const header = ["Reg", "OT", "Total", "FWT", "Medicare", "Net Pay"]
    .map((word) => word.padStart(12))
    .join("");
  return [
    "  Payroll Register",
    "  Harbor Kites LLC",
    "",
    `  ${"Employee".padEnd(28)}${header}`,
    ...persons.flatMap((person, i) => rows(person.name, `  10${i}1`, person)),
    ...rows("Totals", "", { hours: of("hours"), pay: of("pay"), taxes: of("taxes") }),
  ].join("\n");
}

test("a row of hours stands over one of pay, whatever is worked and paid", (t) => {
  fc.assert(
    fc.property(people, (persons) => {
      const { output, failed, unclaimed } = bestInferredOf(register(persons));
      const said = output.employees.map(({ gross_pay: gross, net_pay: net, earnings }) => ({
        gross,
        net,
        earnings: earnings.map(({ hours, amount }) => [hours, amount]),
      }));
      const printed = persons.map(({ hours, pay, taxes }) => ({
        gross: sum(pay) / 100,
        net: (sum(pay) - sum(taxes)) / 100,
        earnings: pay.map((amount, i) => [hours[i]! / 100, amount / 100]),
      }));
      t.same(said, printed);
      t.same(failed, []);
      t.same(unclaimed, []);
    }),
    { numRuns: 20 },
  );
  t.end();
});

test("a small table names its lines above rows of hours, rates and pay, and their sum beside them", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Earnings Statement
  Harbor Kites LLC
  Employee: Rosa Bellwether
  Pay Period: 06/01/2026 - 06/14/2026     Pay Date: 06/19/2026

                 Regular    Gross Pay
  Hours            80.00        80.00
  Rate             20.00
  Amount        1,600.00     1,600.00
  YTD          19,200.00    19,200.00

                 Federal     Medicare    Total Taxes
  Current         160.00        23.20         183.20
  YTD           1,920.00       278.40       2,198.40

  Net Pay: 1,416.80
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 1600, net_pay: 1416.8 });
  t.match(rosa!.earnings, [{ description: "Regular", hours: 80, rate: 20, amount: 1600, ytd_amount: 19200 }]);
  t.match(rosa!.taxes, [
    { type: "federal_income", amount: 160, ytd_amount: 1920 },
    { type: "medicare", amount: 23.2, ytd_amount: 278.4 },
  ]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("what stands below a name of two lines is in its column, though it is close behind that of the hours", async (t) => {
  const { output } = bestInferredOf(
    [
      "  Payroll Register",
      "  Marsh Lantern Chapel",
      "",
      "                                 Salary /    Housing      Gross    Federal         Net",
      "  Employee                Hours  Wages     Allowance        Pay   Inc. Tax         Pay",
      "  Rosa Bellwether   Current     2,125.00    1,375.00   3,500.00     204.20    3,295.80",
      "                    YTD         12,750.00   8,250.00  21,000.00   1,225.20   19,774.80",
      "  Daniel Okafor     Current 56.75 1,010.15             1,010.15      60.10      950.05",
      "                    YTD         5,224.30               5,224.30     310.00    4,914.30",
    ].join("\n"),
  );
  t.same(
    output.employees.map(({ earnings }) => earnings.map(({ amount, ytd_amount: year }) => [amount, year])),
    [
      [
        [2125, 12750],
        [1375, 8250],
      ],
      [[1010.15, 5224.3]],
    ],
  );
});
