import { test } from "tap";
import type { Employee } from "@paylift/canonical";
import { compare, type LineMapping } from "../src/index.ts";
import { compareTwo, many, told } from "./support/findings.ts";
import { deduction, earning, employee, output, tax } from "./support/outputs.ts";

const person = (index: number) => ({ employee_id: String(index), name: `P${index} Tester` });

test("items of other types are proposed from the amounts, with support and counter-examples", async (t) => {
  const run = (line: (index: number) => object) =>
    many(6, (index) =>
      employee({ ...person(index), deductions: [deduction({ amount: 40 + index, ...line(index) })] }),
    );
  const source = run(() => ({ code: "X1", description: "Plan X", type: "other" }));
  const target = run((index) => ({
    code: "DEN",
    description: "Dental",
    type: "dental",
    ...(index === 5 ? { amount: 99 } : {}),
  }));
  const report = compare(source, target);
  t.equal(report.discrepancies.filter(({ kind }) => kind === "line_type").length, 5);
  const mapping = report.mapping.find(({ source }) => source[0]?.section === "deductions");
  t.match(mapping, {
    source: [{ section: "deductions", code: "X1", description: "Plan X" }],
    target: [{ section: "deductions", code: "DEN", description: "Dental" }],
    factor: 1,
    status: "proposed",
    basis: "amounts",
    support: 5,
    counter: 2,
    counter_examples: ["employees[5].deductions[0].amount", "employees[5].deductions[0].amount"],
  });

  const confirmed = compare(source, target, { mapping: mapping === undefined ? [] : [mapping] });
  t.same(told(confirmed), [
    "high net_pay employees[5].net_pay: 855.00 → 801.00",
    "high line_amount employees[5].deductions[0].amount: 45.00 → 99.00",
  ]);
  t.match(confirmed.mapping[0], { status: "given", support: 5, counter: 1 });
});

test("an item that became two is one mapping, and is not proposed again once it is given", async (t) => {
  const run = (type: (index: number) => "medical" | "dental") =>
    many(9, (index) =>
      employee({
        ...person(index),
        deductions: [deduction({ code: "X", description: "X", type: type(index), amount: 40 + index })],
      }),
    );
  const [source, target] = [run(() => "medical"), run((index) => (index < 3 ? "dental" : "medical"))];
  const recoded = target.employees.map((each, index) => ({
    ...each,
    deductions: each.deductions.map((line) => ({ ...line, code: index < 3 ? "D" : "M" })),
  }));
  const report = compare(source, { ...target, employees: recoded });
  t.same(
    report.mapping
      .filter(({ source }) => source[0]?.code === "X")
      .map(({ target }) => target.map(({ code }) => code)),
    [["D", "M"]],
  );
  const given = report.mapping.filter(({ source }) => source[0]?.code === "X");
  t.same(
    compare(source, { ...target, employees: recoded }, { mapping: given })
      .mapping.filter(({ source }) => source[0]?.code === "X")
      .map(({ status }) => status),
    ["given"],
  );
});

test("what happened to one person only is proposed to nobody", async (t) => {
  const report = compareTwo(employee(), employee({ deductions: [deduction({ type: "dental" })] }));
  t.same(
    report.mapping.filter(({ basis }) => basis === "amounts"),
    [],
  );
});

test("several items to one and one to several", async (t) => {
  const source = employee({
    deductions: [
      deduction({ code: "A", amount: 30 }),
      deduction({ code: "B", type: "dental", amount: 20 }),
      deduction({ code: "C", type: "life", amount: 12 }),
    ],
  });
  const target = employee({
    deductions: [
      deduction({ code: "HLTH", type: "medical", amount: 50 }),
      deduction({ code: "L1", type: "life", amount: 7 }),
      deduction({ code: "L2", type: "disability", amount: 5 }),
    ],
  });
  const ref = (code: string) => ({ section: "deductions" as const, code, description: code });
  const mapping: LineMapping[] = [
    { source: [ref("A"), ref("B")], target: [ref("HLTH")] },
    { source: [ref("C")], target: [ref("L1"), ref("L2")] },
  ];
  t.ok(compareTwo(source, target).discrepancies.length > 0);
  t.same(told(compareTwo(source, target, { mapping })), []);
  const dearer = structuredClone(target);
  Object.assign(dearer.deductions[0] ?? {}, { amount: 53 });
  t.same(told(compareTwo(source, { ...dearer, net_pay: 835 }, { mapping })), [
    "high net_pay employees[0].net_pay: 838.00 → 835.00",
    "high line_amount employees[0].deductions[0].amount: 30.00 + 20.00 → 53.00",
  ]);
});

test("the other sign is proposed, and a given one crosses sections", async (t) => {
  const run = (sign: number) =>
    many(4, (index) =>
      employee({ ...person(index), deductions: [deduction({ amount: sign * (50 + index) })], net_pay: 850 }),
    );
  const proposed = compare(run(1), run(-1)).mapping.find(({ source }) => source[0]?.section === "deductions");
  t.match(proposed, { factor: -1, status: "proposed", support: 4, counter: 0 });

  const source = employee({
    earnings: [earning(), earning({ type: "reimbursement", description: "Expenses", amount: 70 })],
    gross_pay: 1000,
    net_pay: 920,
  });
  const target = employee({
    deductions: [deduction(), deduction({ type: "other", description: "Expense refund", amount: -70 })],
  });
  const mapping: LineMapping[] = [
    {
      source: [{ section: "earnings", code: null, description: "Expenses" }],
      target: [{ section: "deductions", code: null, description: "EXPENSE REFUND" }],
      factor: -1,
    },
  ];
  t.ok(compareTwo(source, target).discrepancies.length > 0);
  t.same(told(compareTwo(source, target, { mapping })), []);
});

test("lines are matched by what they are, not by their order", async (t) => {
  const lines = [
    deduction({ amount: 10 }),
    deduction({ amount: 20 }),
    deduction({ type: "life", amount: 20 }),
  ];
  t.same(told(compareTwo(employee({ deductions: lines }), employee({ deductions: lines.toReversed() }))), []);
});

test("lines of one type that keep their names are compared by name, not by the nearest amount", async (t) => {
  const run = (first: number, second: number) =>
    employee({
      deductions: [
        deduction({ description: "Plan A", amount: first }),
        deduction({ description: "Plan B", amount: second }),
      ],
      net_pay: 800,
    });
  t.same(told(compareTwo(run(10, 20), run(21, 12))), [
    "medium line_amount employees[0].deductions[0].amount: 10.00 → 21.00",
    "medium line_amount employees[0].deductions[1].amount: 20.00 → 12.00",
  ]);
});

test("cash is no other type of what is only noted, and no part of it", async (t) => {
  const run = (...deductions: ReturnType<typeof deduction>[]) => employee({ deductions, net_pay: 800 });
  const noted = (amount: number) => deduction({ type: "life", role: "memo", amount });
  const elsewhere = { ...run(noted(1), deduction({ type: "dental", amount: 2 })), name: "Ingrid Vargas" };
  const kinds = (source: Employee, target: Employee) =>
    compare(output([source, elsewhere]), output([target, elsewhere])).discrepancies.map(({ kind }) => kind);
  t.same(kinds(run(noted(40)), run(deduction({ type: "dental", amount: 40 }))), [
    "line_missing",
    "line_extra",
  ]);
  t.same(kinds(run(deduction({ amount: 50 })), run(deduction({ amount: 40 }), noted(10))), [
    "line_amount",
    "line_extra",
  ]);
});

test("an equal amount of another type explains nothing where the type has its own counterpart", async (t) => {
  const source = employee({
    deductions: [deduction({ amount: 40 }), deduction({ type: "dental", amount: 9 })],
  });
  const target = employee({
    deductions: [deduction({ amount: 44 }), deduction({ type: "vision", amount: 40 })],
  });
  t.same(
    compareTwo(source, target).discrepancies.map(({ kind, item }) => `${kind} ${item ?? ""}`),
    [
      "net_pay ",
      "line_amount medical deduction",
      "line_missing dental deduction",
      "line_extra vision deduction",
    ],
  );
});

test("a merger needs parts of one sign, and a FICA figure no other taxes", async (t) => {
  const split = (amounts: number[], whole: number) =>
    compareTwo(
      employee({ earnings: amounts.map((amount) => earning({ amount })), gross_pay: 1000, net_pay: 850 }),
      employee({ earnings: [earning({ amount: whole })], gross_pay: 1000, net_pay: 850 }),
    ).discrepancies.map(({ kind }) => kind);
  t.same(split([600, 400], 1000), ["line_split"]);
  const [whole, parts] = [
    [earning({ amount: 1000 })],
    [earning({ amount: 1200 }), earning({ type: "other", description: "Recovery", amount: -200 })],
  ];
  t.same(
    compareTwo(employee({ earnings: whole }), employee({ earnings: parts })).discrepancies.map(
      ({ kind }) => kind,
    ),
    ["line_amount", "line_extra"],
  );
  const taxed = (...taxes: ReturnType<typeof tax>[]) => employee({ taxes });
  const state = tax({ type: "state_income", jurisdiction: "US-CA", amount: 14.5 });
  t.same(
    compareTwo(
      taxed(tax({ type: "social_security", amount: 62 }), state),
      taxed(tax({ type: "fica", amount: 76.5 })),
    ).discrepancies.map(({ kind }) => kind),
    ["line_missing", "line_missing", "line_extra"],
  );
});

test("a tax of nothing is not the same tax elsewhere", async (t) => {
  const state = (jurisdiction: string, amount: number) =>
    tax({ type: "state_income", jurisdiction, amount, taxable_wages: amount });
  const run = (...taxes: ReturnType<typeof state>[]) => employee({ taxes });
  t.same(
    compareTwo(run(state("US-CA", 30)), run(state("US-NY", 0))).discrepancies.map(({ kind }) => kind),
    ["net_pay", "line_missing"],
  );
});

test("codes of a given mapping are found in any letter case", async (t) => {
  const mapping: LineMapping[] = [
    {
      source: [{ section: "deductions", code: "den", description: "" }],
      target: [{ section: "deductions", code: "Vis", description: "" }],
    },
  ];
  const run = (code: string, type: "dental" | "vision") =>
    employee({ deductions: [deduction({ code, type, amount: 20 })] });
  t.same(told(compareTwo(run("DEN", "dental"), run("VIS", "vision"), { mapping })), []);
});

test("two lines that changed places are told apart from two other amounts", async (t) => {
  const [one, other] = [
    [deduction({ amount: 251.67 }), deduction({ type: "dental", amount: 13.73 })],
    [deduction({ amount: 13.73 }), deduction({ type: "dental", amount: 251.67 })],
  ];
  t.same(told(compareTwo(employee({ deductions: one ?? [] }), employee({ deductions: other ?? [] }))), [
    "medium line_type employees[0].deductions[0].type: medical → dental",
    "medium line_type employees[0].deductions[1].type: dental → medical",
  ]);
});

test("social security and Medicare as one figure are a merger, not two missing taxes", async (t) => {
  const both = [tax({ type: "social_security", amount: 62 }), tax({ type: "medicare", amount: 14.5 })];
  const one = [tax({ type: "fica", amount: 76.5 })];
  t.same(told(compareTwo(employee({ taxes: both }), employee({ taxes: one }))), [
    "low line_split employees[0].taxes[0].amount: 62.00 + 14.50 → 76.50",
  ]);
});

test("a deduction that went into one of another type is another type, not a split", async (t) => {
  const source = employee({
    deductions: [deduction({ amount: 40 }), deduction({ type: "dental", amount: 9 })],
  });
  const target = employee({ deductions: [deduction({ type: "dental", amount: 49 })] });
  const report = compareTwo(source, target);
  t.same(told(report), ["medium line_type employees[0].deductions[0].type: medical + dental → dental"]);
  t.match(report.groups, [{ money_at_risk: 40 }]);
});

test("rates and hours with fewer decimals are the same value", async (t) => {
  const source = employee({ earnings: [earning({ hours: 36.3333, rate: 20.346846 })] });
  t.same(told(compareTwo(source, employee({ earnings: [earning({ hours: 36.33, rate: 20.35 })] }))), []);
  t.match(told(compareTwo(source, employee({ earnings: [earning({ hours: 36.33, rate: 20.36 })] }))), [
    "medium rate employees[0].earnings[0].rate: 20.346846 → 20.36",
  ]);
  t.match(told(compareTwo(source, employee({ earnings: [earning({ hours: 36.34, rate: 20.35 })] }))), [
    "medium hours employees[0].earnings[0].hours: 36.3333 → 36.34",
  ]);
  const whole = (hours: number) => employee({ earnings: [earning({ hours })] });
  t.same(told(compareTwo(whole(80), whole(80.4))), [
    "medium hours employees[0].earnings[0].hours: 80 → 80.4",
  ]);
});
