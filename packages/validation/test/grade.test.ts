import { test } from "tap";
import type { Employee } from "@paylift/canonical";
import { compare, DEFAULT_RULES } from "../src/index.ts";
import { compareTwo, told } from "./support/findings.ts";
import { deduction, earning, employee, output, tax } from "./support/outputs.ts";

const CASES: [name: string, source: Partial<Employee>, target: Partial<Employee>, expected: string[]][] = [
  [
    "net and a tax that differ by a dollar are high",
    { taxes: [tax({ amount: 100 })] },
    { taxes: [tax({ amount: 101 })] },
    [
      "high net_pay employees[0].net_pay: 850.00 → 849.00",
      "high line_amount employees[0].taxes[0].amount: 100.00 → 101.00",
    ],
  ],
  [
    "net and a tax that differ by less are medium",
    { taxes: [tax({ amount: 100 })] },
    { taxes: [tax({ amount: 100.99 })] },
    [
      "medium net_pay employees[0].net_pay: 850.00 → 849.01",
      "medium line_amount employees[0].taxes[0].amount: 100.00 → 100.99",
    ],
  ],
  [
    "gross that differs by a dollar is high",
    { earnings: [earning({ amount: 1000 })] },
    { earnings: [earning({ amount: 1001 })] },
    [
      "high gross_pay employees[0].gross_pay: 1000.00 → 1001.00",
      "high net_pay employees[0].net_pay: 850.00 → 851.00",
      "high line_amount employees[0].earnings[0].amount: 1000.00 → 1001.00",
    ],
  ],
  [
    "a tax in another jurisdiction is high",
    { taxes: [tax({ type: "state_income", jurisdiction: "US-CA" })] },
    { taxes: [tax({ type: "state_income", jurisdiction: "US-NY" })] },
    ["high line_type employees[0].taxes[0].jurisdiction: US-CA → US-NY"],
  ],
  [
    "a tax without printed jurisdiction is the same tax",
    { taxes: [tax({ type: "state_income", jurisdiction: "US-CA" })] },
    { taxes: [tax({ type: "state_income", jurisdiction: null })] },
    [],
  ],
  [
    "a line on one side only that changes net is high",
    { deductions: [deduction(), deduction({ type: "dental", amount: 1 })] },
    {},
    [
      "high net_pay employees[0].net_pay: 849.00 → 850.00",
      "high line_missing employees[0].deductions[1].amount: 1.00 → null",
    ],
  ],
  [
    "a line on one side only of less than a dollar is medium",
    {},
    { deductions: [deduction(), deduction({ type: "dental", amount: 0.99 })] },
    [
      "medium net_pay employees[0].net_pay: 850.00 → 849.01",
      "medium line_extra employees[0].deductions[1].amount: null → 0.99",
    ],
  ],
  [
    "the same amount under another type is medium",
    {},
    { deductions: [deduction({ type: "dental", description: "Dental" })] },
    ["medium line_type employees[0].deductions[0].type: medical → dental"],
  ],
  [
    "the same amount under another type of earning is medium",
    { earnings: [earning(), earning({ type: "bonus", amount: 70 })] },
    { earnings: [earning(), earning({ type: "commission", amount: 70 })] },
    ["medium line_type employees[0].earnings[1].type: bonus → commission"],
  ],
  [
    "an employer item is medium",
    { employer_taxes: [tax({ type: "medicare", amount: 14.5 })] },
    { employer_taxes: [tax({ type: "medicare", amount: 24.5 })] },
    ["medium line_amount employees[0].employer_taxes[0].amount: 14.50 → 24.50"],
  ],
  [
    "hours and rate with equal pay are medium",
    { earnings: [earning({ hours: 80, rate: 12.5 })] },
    { earnings: [earning({ hours: 40, rate: 25 })] },
    [
      "medium hours employees[0].earnings[0].hours: 80 → 40",
      "medium rate employees[0].earnings[0].rate: 12.5 → 25",
    ],
  ],
  [
    "lines that differ without changing net are medium",
    { deductions: [deduction({ amount: 50 }), deduction({ type: "dental", amount: 20 })] },
    { deductions: [deduction({ amount: 45 }), deduction({ type: "dental", amount: 25 })] },
    [
      "medium line_amount employees[0].deductions[0].amount: 50.00 → 45.00",
      "medium line_amount employees[0].deductions[1].amount: 20.00 → 25.00",
    ],
  ],
  [
    "one cent a line is low, in what follows from it too",
    { earnings: [earning({ amount: 1000 }), earning({ type: "overtime", amount: 30 })] },
    { earnings: [earning({ amount: 1000.01 }), earning({ type: "overtime", amount: 30.01 })] },
    [
      "low gross_pay employees[0].gross_pay: 1030.00 → 1030.02",
      "low net_pay employees[0].net_pay: 880.00 → 880.02",
      "low rounding employees[0].earnings[0].amount: 1000.00 → 1000.01",
      "low rounding employees[0].earnings[1].amount: 30.00 → 30.01",
    ],
  ],
  [
    "two cents without roundings behind them are medium",
    { net_pay: 850 },
    { net_pay: 850.02 },
    ["medium net_pay employees[0].net_pay: 850.00 → 850.02"],
  ],
  [
    "one line split in several with the same sum is low",
    { earnings: [earning({ amount: 1000, hours: 80 })] },
    {
      earnings: [earning({ amount: 900, hours: 72 }), earning({ type: "holiday", amount: 100, hours: 8 })],
    },
    ["low line_split employees[0].earnings[0].amount: 1000.00 → 900.00 + 100.00"],
  ],
  [
    "a name spelled otherwise is low",
    { employee_id: "7", name: "Rosa M Bellwether" },
    { employee_id: "7", name: "Rosa Belwether" },
    ["low name employees[0].name: Rosa M Bellwether → Rosa Belwether"],
  ],
  [
    "only the year to date is medium without a reason",
    { deductions: [deduction({ ytd_amount: 500 })] },
    { deductions: [deduction({ ytd_amount: 600 })] },
    ["medium ytd employees[0].deductions[0].ytd_amount: 500.00 → 600.00"],
  ],
  [
    "a year to date that follows this run's amount is low",
    { deductions: [deduction({ amount: 50, ytd_amount: 500 })] },
    { deductions: [deduction({ amount: 60, ytd_amount: 510 })] },
    [
      "high net_pay employees[0].net_pay: 850.00 → 840.00",
      "high line_amount employees[0].deductions[0].amount: 50.00 → 60.00",
      "low ytd employees[0].deductions[0].ytd_amount: 500.00 → 510.00",
    ],
  ],
  [
    "ids, labels, codes, departments and the letter case of names are no differences",
    { employee_id: "1", name: "MUÑOZ LIA", department: "100", taxes: [tax({ code: "FIT" })] },
    { employee_id: "X9", name: "Lia Munoz", department: "Sales", taxes: [tax({ description: "FITW" })] },
    [],
  ],
  [
    "what only one layout prints is no difference",
    { employer_contributions: [deduction({ type: "401k" })], taxes: [tax({ taxable_wages: 1000 })] },
    { deductions: [deduction({ ytd_amount: 9 })] },
    [],
  ],
  [
    "an employer's cost among the deductions is an employer's contribution",
    { deductions: [deduction(), deduction({ type: "401k", role: "employer_cost", amount: 30 })] },
    { employer_contributions: [deduction({ type: "401k", amount: 30 })] },
    [],
  ],
  [
    "zero against missing is no difference of money",
    { deductions: [deduction(), deduction({ type: "dental", amount: 0 })] },
    {},
    [],
  ],
];

for (const [name, source, target, expected] of CASES) {
  test(name, async (t) => {
    const report = compareTwo(employee(source), employee(target));
    t.same(told(report), expected);
    t.equal(report.matched_fields + report.discrepancies.length, report.total_fields);
    for (const { rules } of report.discrepancies) t.match(rules.at(-1), /: yes$/);
    // The other way round it is as bad.
    const back = compareTwo(employee(target), employee(source));
    t.same(
      back.discrepancies.map(({ severity }) => severity).sort(),
      report.discrepancies.map(({ severity }) => severity).sort(),
    );
  });
}

test("a person on one side only is high and counts as no value", async (t) => {
  const other = employee({ name: "Ingrid Vargas", earnings: [earning({ amount: 77 })] });
  const report = compare(output([employee(), other]), output([employee()]));
  t.same(told(report), ["high missing_employee employees[1]: Ingrid Vargas → null"]);
  t.equal(report.matched_fields, report.total_fields);
  t.equal(report.discrepancies[0]?.difference, "73.00");
  const back = compare(output([employee()]), output([employee(), other]));
  t.same(told(back), ["high extra_employee employees[1]: null → Ingrid Vargas"]);
});

test("quite another name under the same id is medium, unless the caller says who it is", async (t) => {
  const run = (name: string) =>
    output([employee({ employee_id: "7", name }), employee({ employee_id: "8", name: "Ingrid Vargas" })]);
  const [source, target] = [run("Rosa Bellwether"), run("Zed Quist")];
  const report = compare(source, target);
  t.same(told(report), ["medium name employees[0].name: Rosa Bellwether → Zed Quist"]);
  t.same(
    report.groups.map(({ title }) => title),
    ["Other names under the same ids"],
  );
  const crosswalk = [{ source_id: "7", target_id: "7" }];
  t.match(told(compare(source, target, { crosswalk })), [/^low name/]);
});

test("pay period and pay date are compared, where both sides print them", async (t) => {
  const target = output([employee()], {
    pay_period: { start: null, end: "2026-08-16" },
    pay_date: "2026-08-22",
  });
  const report = compare(output([employee()]), target);
  t.same(told(report), [
    "medium pay_period pay_period.end: 2026-08-15 → 2026-08-16",
    "medium pay_date pay_date: 2026-08-21 → 2026-08-22",
  ]);
  t.match(report.untested, [{ field: "pay_period.start", reason: "not_printed", printed_by: "source" }]);
});

test("totals that follow the employees are low, others as bad as what they sum up", async (t) => {
  const totals = (gross_pay: number, total_deductions: number) => ({
    totals: {
      employee_count: 1,
      gross_pay,
      net_pay: null,
      total_earnings: null,
      total_deductions,
      total_taxes: null,
    },
  });
  const richer = employee({ earnings: [earning({ amount: 1200 })] });
  const followed = compare(output([employee()], totals(1000, 50)), output([richer], totals(1200, 50)));
  t.match(told(followed), ["low total totals.gross_pay: 1000.00 → 1200.00"]);
  const alone = compare(output([employee()], totals(1000, 50)), output([employee()], totals(1200, 60)));
  t.same(told(alone), [
    "high total totals.gross_pay: 1000.00 → 1200.00",
    "medium total totals.total_deductions: 50.00 → 60.00",
  ]);
});

test("the rules are data: documented, without twins, and replaceable", async (t) => {
  const ids = DEFAULT_RULES.map(({ id }) => id);
  t.equal(new Set(ids).size, ids.length);
  for (const { id, text } of DEFAULT_RULES) t.match(text, /^[A-Z].*\.$/, id);
  t.same(DEFAULT_RULES.at(-1)?.when, {}, "the last rule holds for everything");
  const rules = [{ id: "all", severity: "low" as const, text: "Nothing matters.", when: {} }];
  const report = compareTwo(employee(), employee({ taxes: [tax({ amount: 900 })] }), { rules });
  t.ok(report.discrepancies.length > 0);
  for (const { severity, rules } of report.discrepancies) t.same([severity, rules], ["low", ["all: yes"]]);
});
