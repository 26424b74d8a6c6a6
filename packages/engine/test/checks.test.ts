import { test } from "tap";
import { CheckList } from "../src/reconcile/check-list.ts";
import { GOOD_JOURNAL } from "./support/good-journal.ts";
import { HEADER, journal } from "./support/made-up-variant.ts";
import { checksOf } from "./support/proof-of.ts";
import { matches } from "./support/matches.ts";

/** The checks that fail, with what they lack or have too much. */
function failing(page: string): Record<string, number> {
  const failed = [...checksOf(journal(), page).values()].filter(({ passed }) => passed === false);
  return Object.fromEntries(failed.map(({ id, difference }) => [id, difference!]));
}

test("every sum of a document that is right holds", async (t) => {
  const checks = [...checksOf(journal(), GOOD_JOURNAL).values()];
  t.ok(checks.every(({ passed }) => passed));
  t.same(
    new Set(checks.map(({ scope }) => scope)),
    new Set(["employee", "line", "department", "column", "document"]),
  );
});

test("a figure that is off fails exactly the sums that it takes part in", async (t) => {
  const cases: [from: string, to: string, failed: Record<string, number>][] = [
    [
      "FIT         101.00",
      "FIT         102.00",
      {
        "employee.net_pay:employees[0]": -1,
        "column.taxes:FIT:department 1": 1,
        "column.taxes:FIT:company": 1,
      },
    ],
    [
      "Gross       1,000.00",
      "Gross       1,010.00",
      {
        "employee.gross_pay:employees[0]": -10,
        "employee.net_pay:employees[0]": 10,
        "department.gross_pay:department 1": 10,
        "document.gross_pay:company": 10,
      },
    ],
    ["Check 4711    863.50", "Check 4711    860.00", { "employee.payments:employees[0]": -3.5 }],
    ["Account 13     92.66", "Account 13     92.67", { "employee.payments:employees[1]": 0.01 }],
    ["Net         1,056.16", "Net         1,056.06", { "department.net_pay:department 1": 0.1 }],
    ["Net         1,263.68", "Net         1,263.78", { "document.net_pay:company": -0.1 }],
    [
      "Dental       43.00  Medicare   21.32",
      "Dental       44.00  Medicare   21.32",
      { "column.deductions:Dental:company": -1 },
    ],
    ["People: 3", "People: 4", { "document.employee_count:company": -1 }],
  ];
  for (const [from, to, failed] of cases) {
    t.equal(GOOD_JOURNAL.split(from).length, 2, from);
    t.same(failing(GOOD_JOURNAL.replace(from, to)), failed, to);
  }
});

test("a check says what it compares, in figures as JSON has them and in field paths", async (t) => {
  const checks = checksOf(journal(), GOOD_JOURNAL.replace("Net           192.66", "Net           193.00"));
  t.same(checks.get("employee.net_pay:employees[1]"), {
    id: "employee.net_pay:employees[1]",
    scope: "employee",
    identity: "gross_pay − Σ taxes − Σ deductions = net_pay",
    expected: 193,
    actual: 192.66,
    difference: -0.34,
    passed: false,
    members: [
      "employees[1].net_pay",
      "employees[1].gross_pay",
      "employees[1].taxes[0].amount",
      "employees[1].deductions[0].amount",
      "employees[1].taxes[1].amount",
    ],
  });
  t.same(checks.get("line.hours_rate:employees[0].earnings[0]")!.members, [
    "employees[0].earnings[0].hours",
    "employees[0].earnings[0].rate",
    "employees[0].earnings[0].amount",
  ]);
});

test("what is paid outside of gross, or is in gross and not paid, is named in the identity", async (t) => {
  const checks = checksOf(
    journal(),
    `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna    Regular                     100.00  FIT          10.00  401k ER       6.00                    Gross         104.00
                    GTL                           4.00                                                            Net           102.00
                    Mileage                      12.00`,
  );
  matches(t, checks.get("employee.gross_pay:employees[0]"), { expected: 104, actual: 104, passed: true });
  matches(t, checks.get("employee.net_pay:employees[0]"), {
    identity:
      "gross_pay + cash earnings not in gross − imputed or memo earnings in gross − Σ taxes = net_pay",
    actual: 102,
    passed: true,
  });
});

test("without a printed gross the net follows from the earnings; without earnings or net there is no check", async (t) => {
  const page = (rows: string): string => `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    ${rows}`;
  const ids = (rows: string): string[] => [...checksOf(journal(), page(rows)).keys()];
  t.same(
    ids(
      "Sample, Anna    Regular                     100.00  FIT          10.00                                        Net            90.00",
    ),
    ["employee.net_pay:employees[0]"],
  );
  t.same(ids("Sample, Anna    Regular                     100.00  FIT          10.00"), []);
  t.same(
    ids(
      "Sample, Anna                                        FIT          10.00                                        Net            90.00",
    ),
    [],
  );
});

test("a total that not every employee has a figure for cannot be checked", async (t) => {
  const checks = checksOf(
    journal(),
    `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna    Regular                     100.00                                                            Net           100.00
    Specimen, Bert  Regular                      70.00
    Company Total   Regular                     170.00                                                            Net           170.00`,
  );
  matches(t, checks.get("document.net_pay:company"), {
    expected: 170,
    actual: null,
    difference: null,
    passed: null,
    members: [],
  });
  matches(t, checks.get("column.earnings:Regular:company"), { passed: true });
});

test("a sum over checks in two departments tells nothing of one of them", async (t) => {
  const checks = checksOf(
    journal(),
    `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna    Regular                     100.00
    Dept Total      Regular                     100.00                                                            Gross         100.00
    Sample, Anna    Bonus                        50.00
    Check Total                                                                           0.00
    Person Total                                150.00
    Company Total   Regular                     100.00                                                            Gross         150.00`,
  );
  matches(t, checks.get("department.gross_pay:department 1"), { expected: 100, actual: null, passed: null });
  matches(t, checks.get("document.gross_pay:company"), {
    actual: 150,
    passed: true,
    members: ["employees[0].gross_pay"],
  });
});

/** The checks of one employee with these hours, rates and amounts. */
function products(...lines: [hours: string, rate: string, amount: string][]) {
  const rows = lines.map(([hours, rate, amount], i) => {
    const label = `Pay ${"ABCDEFGH"[i]}`;
    return " ".repeat(16) + label.padEnd(10) + hours.padStart(6) + rate.padStart(8) + amount.padStart(10);
  });
  const page = [HEADER, "Sample, Anna", ...rows].join("\n");
  return [...checksOf(journal(), page).values()].map(({ expected, actual, passed }) => ({
    expected,
    actual,
    passed,
  }));
}

test("hours × rate is the amount, to the cent that rounding may take", async (t) => {
  const right: [string, string, string] = ["10.00", "20.0050", "200.05"];
  const filler = [right, right, right, right];
  const last = (...line: [string, string, string]) => products(...filler, line).at(-1);
  matches(t, last("7.25", "20.0050", "145.04"), { expected: 145.04, actual: 145.04, passed: true });
  matches(t, last("7.25", "20.0050", "145.03"), { expected: 145.03, actual: 145.04, passed: true });
  matches(t, last("7.25", "20.0050", "145.02"), { expected: 145.02, actual: 145.04, passed: false });
  matches(
    t,
    last("80.00", "33.33", "2,666.67"),
    { expected: 2666.67, actual: null, passed: null },
    "a rate with its decimals cut off",
  );
  matches(t, last("80.00", "33.33", "2,667.67"), { actual: 2666.4, passed: false });
  t.same(
    products(right, right, right, ["7.25", "20.0050", "1.00"]),
    [],
    "where products rarely hold they are no identity",
  );
  t.same(products(), []);
});

test("checks of one name are numbered", async (t) => {
  const checks = new CheckList();
  const input = { scope: "line", what: "x", identity: "a = b", members: [], tokens: [], weight: 1 } as const;
  for (const [expected, actual] of [
    [100, 101],
    [100, null],
    [null, 5],
  ] as const) {
    checks.add({ ...input, members: [], tokens: [], expected, actual, tolerance: 1 });
  }
  matches(
    t,
    checks.all.map(({ check }) => check),
    [
      { id: "line.x", difference: 0.01, passed: true },
      { id: "line.x#2", difference: null, passed: null },
      { id: "line.x#3", expected: null, actual: 0.05, passed: null },
    ],
  );
});
