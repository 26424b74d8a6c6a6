import { test } from "tap";
import type { Employee } from "@paylift/canonical";
import { compare } from "../src/index.ts";
import { compareTwo, many } from "./support/findings.ts";
import { deduction, earning, employee, tax } from "./support/outputs.ts";

const NAMES = "Ana Bo Cy Di Ed Fay Gil Hal Ian Jo Kit Lou".split(" ");
const named = (index: number) => ({ employee_id: String(index), name: `${NAMES[index]} Tester` });

test("a rate that changed for many is one cause with both rates", async (t) => {
  const run = (rate: number) =>
    many(8, (index) => {
      const gross = 1000 + index * 137.5;
      const sdi = Math.round(gross * rate * 100) / 100;
      return employee({
        ...named(index),
        earnings: [earning({ amount: gross })],
        taxes: [tax({ type: "state_disability", jurisdiction: "US-CA", amount: sdi })],
      });
    });
  const { groups } = compare(run(0.009), run(0.012));
  t.equal(groups.length, 1);
  t.match(groups[0], {
    kind: "line_amount",
    title: "CA state disability tax: effective 0.9 % against 1.2 %",
    employees: 8,
    discrepancies: 8,
    effects: 8,
    rate: { base: "gross_pay" },
  });
  t.equal(groups[0]?.money_at_risk, groups[0]?.difference);
});

test("a rate of what is left after cafeteria deductions is found too", async (t) => {
  const run = (rate: number) =>
    many(4, (index) => {
      const [gross, medical] = [2000 + index * 111, 90 + index * 17];
      const amount = Math.round((gross - medical) * rate * 100) / 100;
      return employee({
        ...named(index),
        earnings: [earning({ amount: gross })],
        deductions: [deduction({ amount: medical })],
        taxes: [tax({ type: "medicare", amount })],
      });
    });
  t.match(compare(run(0.0145), run(0.0245)).groups, [
    { title: "Medicare tax: effective 1.45 % against 2.45 %", rate: { base: "gross_less_cafeteria" } },
  ]);
});

test("along the way of pay an effect points to its cause", async (t) => {
  const source = employee({
    earnings: [earning({ hours: 80, rate: 12.5, amount: 1000 })],
    taxes: [tax({ amount: 100, taxable_wages: 1000 })],
  });
  const target = employee({
    earnings: [earning({ hours: 84, rate: 12.5, amount: 1050 })],
    taxes: [tax({ amount: 105, taxable_wages: 1050 })],
  });
  const { discrepancies, groups } = compareTwo(source, target);
  const causes = Object.fromEntries(
    discrepancies.map(({ field_path, caused_by }) => [field_path, caused_by]),
  );
  t.same(causes, {
    "employees[0].gross_pay": ["employees[0].earnings[0].amount"],
    "employees[0].net_pay": ["employees[0].earnings[0].amount", "employees[0].taxes[0].amount"],
    "employees[0].earnings[0].amount": ["employees[0].earnings[0].hours"],
    "employees[0].earnings[0].hours": [],
    "employees[0].taxes[0].amount": ["employees[0].taxes[0].taxable_wages"],
    "employees[0].taxes[0].taxable_wages": ["employees[0].earnings[0].amount"],
  });
  t.match(groups, [{ kind: "hours", title: "Regular earning: other hours", severity: "high", effects: 5 }]);
});

test("money at risk of a rate, of hours and of taxable wages is what they make of the amounts", async (t) => {
  const run = (rate: number, hours: number, wages: number, withheld: number) =>
    many(2, (index) =>
      employee({
        ...named(index),
        earnings: [earning({ hours, rate, amount: hours * rate })],
        taxes: [tax({ taxable_wages: wages, amount: withheld })],
      }),
    );
  const risks = (source: ReturnType<typeof run>, target: ReturnType<typeof run>) =>
    compare(source, target).groups.map(({ kind, money_at_risk, difference }) => [
      kind,
      money_at_risk,
      difference,
    ]);
  t.same(risks(run(20, 80, 900, 100), run(19, 80, 900, 100)), [["rate", 160, -160]]);
  t.same(risks(run(20, 80, 900, 100), run(20, 79, 900, 100)), [["hours", 40, -40]]);
  t.same(
    risks(run(20, 80, 900, 100), run(20, 80, 800, 90)),
    [["taxable_wages", 20, -20]],
    "the tax, not the wages",
  );
  t.same(
    risks(run(20, 80, 900, 100), run(40, 40, 900, 100)),
    [
      ["hours", 0, 0],
      ["rate", 0, 0],
    ],
    "the same pay",
  );
  const both = compare(run(20, 80, 900, 100), run(21, 79, 900, 100));
  t.equal(
    both.groups.reduce((sum, { money_at_risk }) => sum + money_at_risk, 0),
    118,
    "an amount with two causes counts once",
  );
  for (const { id, money_at_risk } of both.groups)
    t.equal(
      both.discrepancies
        .filter(({ group }) => group === id)
        .reduce((sum, { money_at_risk: part = 0 }) => sum + part, 0),
      money_at_risk,
      "the differences of a group add up to it",
    );
});

test("a tax is no effect of wages that it moves too far for, or of what is taken after tax", async (t) => {
  const run = (gross: number, taken: number, withheld: number, fields = {}) =>
    employee({
      earnings: [earning({ amount: gross })],
      deductions: [deduction({ type: "other", amount: taken, ...fields })],
      taxes: [tax({ amount: withheld })],
    });
  const causesOfTax = (source: Employee, target: Employee) =>
    compareTwo(source, target).discrepancies.find(({ field_path }) => field_path.includes("taxes"))
      ?.caused_by;
  const [ofEarnings, ofDeductions] = ["earnings", "deductions"].map((list) => [
    `employees[0].${list}[0].amount`,
  ]);
  t.same(causesOfTax(run(1000, 50, 100), run(1010, 50, 105)), ofEarnings);
  t.same(causesOfTax(run(1000, 50, 100), run(1010, 50, 106)), [], "more than half of it");
  t.same(causesOfTax(run(1000, 50, 100), run(1000, 30, 104)), ofDeductions);
  t.same(causesOfTax(run(1000, 50, 100, { pretax: false }), run(1000, 30, 104, { pretax: false })), []);
  t.same(
    causesOfTax(run(1000, 50, 100, { type: "roth_401k" }), run(1000, 30, 104, { type: "roth_401k" })),
    [],
  );
});

test("items of no known type are causes of their own by what they are called", async (t) => {
  const run = (uniform: number, parking: number) =>
    employee({
      deductions: [
        deduction({ type: "other", description: "Uniform", amount: uniform }),
        deduction({ type: "other", description: "Parking", amount: parking }),
      ],
    });
  t.same(
    compareTwo(run(10, 20), run(14, 23)).groups.map(({ title }) => title),
    ["“Uniform” deduction: another amount", "“Parking” deduction: another amount"],
  );
});

test("an employee is as grave as the gravest difference", async (t) => {
  const { employees } = compareTwo(
    employee({ employee_id: "1" }),
    employee({ employee_id: "1", name: "Rosa Belwether", deductions: [deduction({ amount: 55 })] }),
  );
  t.match(employees, [{ severity: "high", discrepancies: 3 }]);
});

test("a missing deduction explains its net pay", async (t) => {
  const source = employee({ deductions: [deduction(), deduction({ type: "dental", amount: 20 })] });
  const { discrepancies, groups } = compareTwo(source, employee());
  t.match(discrepancies, [
    { kind: "net_pay", caused_by: ["employees[0].deductions[1].amount"], group: "g1" },
    { kind: "line_missing", caused_by: [], group: "g1" },
  ]);
  t.match(groups, [{ title: "Dental deduction: missing in the target", money_at_risk: 20, difference: -20 }]);
});

test("net pay that its lines do not explain is a cause of its own", async (t) => {
  const { groups } = compareTwo(employee(), employee({ net_pay: 800, taxes: [tax({ amount: 101 })] }));
  t.same(
    groups.map(({ title, money_at_risk }) => [title, money_at_risk]),
    [
      ["Net pay differs, and the lines do not explain it", 50],
      ["Federal income tax: another amount", 1],
    ],
  );
});

test("equal causes are one group, the greatest money first, and effects are not counted twice", async (t) => {
  const run = (dental: number, bonus: number) =>
    many(3, (index) =>
      employee({
        ...named(index),
        earnings: [earning({ amount: 900 + index }), earning({ type: "bonus", amount: bonus })],
        deductions: [deduction({ type: "dental", amount: dental })],
      }),
    );
  const { groups } = compare(run(10, 300), run(15, 310));
  t.match(groups, [
    {
      title: "Bonus earning: another amount",
      explanation: /Each 300\.00 against 310\.00/,
      money_at_risk: 30,
    },
    {
      title: "Dental deduction: another amount",
      explanation: /Each 10\.00 against 15\.00/,
      money_at_risk: 15,
    },
  ]);
});

test("roundings that all go one way are said to drift", async (t) => {
  const run = (cents: (index: number) => number) =>
    many(6, (index) =>
      employee({ ...named(index), taxes: [tax({ amount: (10000 + index * 7 + cents(index)) / 100 })] }),
    );
  const title = "Federal income tax: rounding of one cent";
  t.match(
    compare(
      run(() => 0),
      run(() => 1),
    ).groups,
    [{ title, severity: "low", explanation: /Drifts: all 6 go one way, 0\.06 together/ }],
  );
  const both = compare(
    run(() => 0),
    run((index) => (index % 2 === 0 ? 1 : -1)),
  ).groups;
  t.notMatch(both[0]?.explanation, /Drifts/);
});

test("tolerances let differences pass and show where they drift", async (t) => {
  const run = (more: number) =>
    many(6, (index) => employee({ ...named(index), taxes: [tax({ amount: 100 + more })] }));
  const tolerances = [
    { field: "amount" as const, section: "taxes" as const, type: "federal_income", absolute: 0.5 },
    { field: "net_pay" as const, percent: 1 },
  ];
  const report = compare(run(0), run(0.4), { tolerances });
  t.same(report.discrepancies, []);
  t.equal(report.matched_fields, report.total_fields);
  t.same(report.tolerated, [
    { field: "amount", section: "taxes", type: "federal_income", count: 6, sum: 2.4, drifts: true },
    { field: "net_pay", section: null, type: null, count: 6, sum: -2.4, drifts: true },
  ]);
  t.equal(compare(run(0), run(0.6), { tolerances }).discrepancies.length, 6, "net is within one percent");
});

test("a stated reason makes year-to-date differences low", async (t) => {
  const [source, target] = [500, 600].map((ytd_amount) =>
    employee({ deductions: [deduction({ ytd_amount })] }),
  );
  const report = compareTwo(source ?? employee(), target ?? employee(), {
    ytdReason: "balances loaded in July",
  });
  t.match(report.discrepancies, [{ kind: "ytd", severity: "low" }]);
  t.match(report.groups, [{ explanation: /Balances loaded in July/, money_at_risk: 0 }]);
});
