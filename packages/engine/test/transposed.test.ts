import { test } from "tap";
import { compileVariant, type Variant } from "../src/variants/compiled-variant.ts";
import type { TransposedData } from "../src/variants/variant-schema.ts";
import { matches } from "./support/matches.ts";
import { checksOf, proofOf } from "./support/proof-of.ts";
import { claimsOf, readingOf, recordsOf } from "./support/reading-of.ts";

const TABLE: TransposedData = {
  layout: "transposed",
  name: "summary",
  title: "^Week of ",
  total: "^All$",
  columns: [{ role: "amount" }],
  rows: [
    { match: "^Worked$", opens: { section: "earning", holds: "hours" } },
    { match: "^Hours worked$", figure: "total_hours" },
    { match: "^Pay$", opens: { section: "earning", part: "pay" } },
    { match: "^Gross$", figure: "gross_pay" },
    { match: "^Before tax$", opens: { section: "deduction", part: "pretax", negative: true, pretax: true } },
    { match: "^Taxable$", of: ["pay", "-pretax"] },
    { match: "^Taxes$", opens: { section: "tax" } },
    { match: "^Net$", figure: "net_pay" },
    { match: "^Note\\b", ignore: true },
    { match: "^Company$", opens: { section: "employer_tax", otherwise: "employer_contribution" } },
  ],
};

function summary(change: Partial<TransposedData> = {}): Variant {
  return compileVariant(
    { slug: "acme", name: "Acme", description: "" },
    {
      slug: "summary-v1",
      name: "Summary",
      version: "1",
      format_type: "payroll_summary",
      evidence: "described",
      fingerprint: { all: ["Acme Summary"] },
      fields: [{ line: "^(?<company_name>.+)\\tAcme Summary$" }, { line: "^Week of (?<period>.+)$" }],
      not_printed: ["pay_date"],
      furniture: ["^Page \\d+$"],
      tables: [{ ...TABLE, ...change }],
    },
  );
}

const HEAD = `
    Acme Foods LLC   Acme Summary
    Week of August 18 - 24, 2025`;

test("each column is a person, the last one the company; a name may take several lines", async (t) => {
  const page = `${HEAD}
                         Anna      Bert         All
                       Sample  Specimen

    Worked
      Regular           40.00                 40.00
    Hours worked        40.00      0.00       40.00
    Pay
      Regular          400.00                400.00
      Bonus                       90.00       90.00
      Commission         0.00
    Gross              400.00     90.00      490.00
    Before tax
      401k             -50.00                -50.00
    Taxable            350.00     90.00      440.00
    Taxes
      Federal           30.00      9.00       39.00
    Net                320.00     81.00      401.00
    Company
      Medicare           5.80                  5.80
      401k Match        10.00                 10.00
    Page 1`;
  const [anna, bert, all] = recordsOf(summary(), page);
  t.same(anna, {
    scope: "summary",
    page: 1,
    name: "Anna Sample",
    hours: "40.00",
    items: [
      "earning: Regular 40.00 h",
      "earning: Regular = 400.00",
      "deduction: 401k = -50.00",
      "tax: Federal = 30.00",
      "employer_tax: Medicare = 5.80",
      "employer_contribution: 401k Match = 10.00",
    ],
    gross_pay: "400.00",
    net_pay: "320.00",
  });
  t.same(bert, {
    scope: "summary",
    page: 1,
    name: "Bert Specimen",
    hours: "0.00",
    items: ["earning: Bonus = 90.00", "tax: Federal = 9.00"],
    gross_pay: "90.00",
    net_pay: "81.00",
  });
  matches(t, all, { scope: "company", hours: "40.00", gross_pay: "490.00", net_pay: "401.00" });
  t.same(claimsOf(readingOf(summary(), page).lines).unclaimed, []);
  const { output, score, checks } = proofOf(summary(), page);
  matches(t, output, {
    pay_period: { start: "2025-08-18", end: "2025-08-24" },
    pay_date: null,
    employees: [
      {
        earnings: [{ description: "Regular", hours: 40, amount: 400 }],
        deductions: [{ description: "401k", amount: 50, pretax: true }],
      },
      { name: "Bert Specimen", deductions: [] },
    ],
    totals: { gross_pay: 490, net_pay: 401 },
  });
  t.ok(score >= 0.95);
  t.same(
    checks.filter(({ check }) => check.passed !== true),
    [],
  );
});

const GROUPS = `
                      Sample, Anna           Specimen, Bert              All
                   Hours  Rate     Aug    Hours  Rate     Aug    Hours  Rate     Aug`;
const THREE: TransposedData["columns"] = [
  { role: "hours", header: "Hours" },
  { role: "rate", header: "Rate" },
  { role: "amount" },
];

test("with headings below the names each person has several columns", async (t) => {
  const page = `${HEAD}${GROUPS}
    Pay
      Regular         40 10.00  400.00        8 20.00  160.00       48         560.00
      Leave            8         80.00                   0.00        8          80.00
    Gross             48        480.00        8        160.00       56         640.00
    Net               48        480.00        8        160.00       56         640.00`;
  matches(t, recordsOf(summary({ columns: THREE }), page), [
    {
      name: "Sample, Anna",
      items: ["earning: Regular 40 h @ 10.00 = 400.00", "earning: Leave 8 h = 80.00"],
      hours: "48",
    },
    { name: "Specimen, Bert", items: ["earning: Regular 8 h @ 20.00 = 160.00"], hours: "8" },
    { scope: "company", items: ["earning: Regular 48 h = 560.00", "earning: Leave 8 h = 80.00"] },
  ]);
  t.same(claimsOf(readingOf(summary({ columns: THREE }), page).lines).unclaimed, []);
});

test("rows go on some pages later, in the section where they stopped", async (t) => {
  const names = (list: string): string => `${HEAD}\n                     ${list}\n`;
  const [first, second] = ["Anna Sample   Bert Specimen", "Carl Muster             All"];
  const pages = [
    `${names(first)}
    Pay
      Regular             400.00            90.00`,
    `${names(second)}
    Pay
      Regular              70.00           560.00`,
    `${names(first)}
      Bonus                10.00             5.00
    Gross                 410.00            95.00`,
    `${names(second)}
      Bonus                                 15.00
    Gross                  70.00           575.00`,
  ];
  const items = (...list: string[]) => ({ items: list.map((item) => `earning: ${item}`) });
  const read = recordsOf(summary(), ...pages);
  matches(t, read, [
    { name: "Anna Sample", ...items("Regular = 400.00", "Bonus = 10.00"), gross_pay: "410.00" },
    { name: "Bert Specimen", ...items("Regular = 90.00", "Bonus = 5.00"), gross_pay: "95.00" },
    { name: "Carl Muster", ...items("Regular = 70.00"), gross_pay: "70.00" },
    { scope: "company", ...items("Regular = 560.00", "Bonus = 15.00"), gross_pay: "575.00" },
  ]);
  t.equal(read.length, 4);
  const down = recordsOf(summary(), pages[0]!, pages[2]!, pages[1]!, pages[3]!);
  const withoutPage = (records: typeof read) => records.map((record) => ({ ...record, page: 0 }));
  t.same(withoutPage(down), withoutPage(read), "down before across");
});

test("most of the names are enough to go on with them", async (t) => {
  const names = (list: string): string => `${HEAD}\n                     ${list}\n`;
  const pages = [
    `${names("Zoe Sample   Bert Specimen   Carl Muster")}
    Pay
      Regular            400.00            90.00         70.00`,
    `${names("Zoo Sample   Bert Specimen   Carl Muster")}
      Bonus               10.00             5.00
    Gross                410.00            95.00         70.00`,
  ];
  matches(t, recordsOf(summary(), ...pages), [
    { name: "Zoe Sample", gross_pay: "410.00" },
    { name: "Bert Specimen", gross_pay: "95.00" },
    { name: "Carl Muster", gross_pay: "70.00" },
  ]);
});

test("a page that names nobody goes on in the columns of the page before", async (t) => {
  const first = `${HEAD}
                     Anna Sample   Bert Specimen
    Pay
      Regular             400.00           90.00`;
  const second = `
      Bonus                10.00            5.00
    Gross                 410.00           95.00`;
  matches(t, recordsOf(summary(), first, second), [{ gross_pay: "410.00" }, { gross_pay: "95.00" }]);
});

test("namesakes who stand alone on their pages are two people", async (t) => {
  const page = (rows: string): string => `${HEAD}\n                     Anna Sample\n${rows}`;
  const [top, bottom] = [
    "    Pay\n      Regular             {}",
    "      Bonus               {}\n    Gross                 {}",
  ];
  const fill = (rows: string, ...values: string[]): string =>
    page(values.reduce((text, value) => text.replace("{}", value), rows));
  const pages = [
    fill(top!, "400.00"),
    fill(top!, " 90.00"),
    fill(bottom!, " 10.00", "410.00"),
    fill(bottom!, "  5.00", " 95.00"),
  ];
  const people = [{ gross_pay: "410.00" }, { gross_pay: "95.00" }];
  matches(t, recordsOf(summary(), ...pages), people, "across before down");
  matches(t, recordsOf(summary(), pages[0]!, pages[2]!, pages[1]!, pages[3]!), people, "down before across");
});

test("names may be set over the middle of their figures", async (t) => {
  const page = `${HEAD}
                      A Sample        Bert Q Specimen
    Pay
      Regular              400.00                   90.00
    Gross                  400.00                   90.00`;
  matches(t, recordsOf(summary({ names: "center" }), page), [
    { name: "A Sample", gross_pay: "400.00" },
    { name: "Bert Q Specimen", gross_pay: "90.00" },
  ]);
});

test("what stands in no section, under nobody, or differs from a figure stays unclaimed", async (t) => {
  const page = `${HEAD}
                     Anna Sample   Bert Specimen
      Stray                 1.00
    Pay
      Regular             400.00           90.00        2.00
    Gross                 400.00           90.00
    Gross                 400.00           91.00
      After                 3.00
    Note                    4.00`;
  const { lines, traces } = readingOf(summary(), page);
  t.same(claimsOf(lines), {
    field: ["400.00", "90.00", "400.00", "90.00"],
    total: ["400.00"],
    decoration: ["4.00"],
    unclaimed: ["1.00", "2.00", "91.00", "3.00"],
  });
  t.same(
    traces.map(({ row }) => row),
    ["header", null, "section", "item", "sum", "sum", null, "ignore"],
  );
});

test("a sum of parts is checked for each person, and over all people", async (t) => {
  const page = (taxable: string, all: string): string => `${HEAD}
                     Anna Sample   Bert Specimen             All
    Pay
      Regular             400.00           90.00          490.00
    Gross                 400.00           90.00          490.00
    Before tax
      401k                -50.00                          -50.00
    Taxable               ${taxable}           90.00          ${all}
    Net                   350.00           90.00          440.00`;
  const sums = (...figures: [string, string]) =>
    [...checksOf(summary(), page(...figures))].flatMap(([id, { passed }]) =>
      id.includes("sum:Taxable") ? [[id, passed]] : [],
    );
  const ids = ["employee.sum:Taxable:employees[0]", "employee.sum:Taxable:employees[1]"];
  const company = ["document.sum:Taxable:company", "document.sum:Taxable:employees"];
  const all = [...ids, ...company];
  t.same(
    sums("350.00", "440.00"),
    all.map((id) => [id, true]),
  );
  t.same(
    sums("350.01", "440.00"),
    all.map((id) => [id, id === all[1] || id === all[2]]),
  );
  t.same(
    sums("350.00", "440.01"),
    all.map((id) => [id, id === all[0] || id === all[1]]),
  );
});

test("hours add up for each person, and each label's over all people", async (t) => {
  const page = (leave: string): string => `${HEAD}
                     Anna Sample   Bert Specimen             All
    Worked
      Regular              30.00           20.00           50.00
      Leave                ${leave}                           10.00
    Hours worked           40.00           20.00           60.00
    Pay
      Regular             300.00          200.00          500.00
      Leave               100.00                          100.00
    Gross                 400.00          200.00          600.00
    Net                   400.00          200.00          600.00`;
  const ofHours = (leave: string) =>
    [...checksOf(summary(), page(leave))].flatMap(([id, { passed, expected, actual }]) =>
      id.includes("hours") ? [[id, passed, expected, actual]] : [],
    );
  t.same(ofHours("10.00"), [
    ["employee.total_hours:employees[0]", true, 40, 40],
    ["employee.total_hours:employees[1]", true, 20, 20],
    ["document.total_hours:company", true, 60, 60],
    ["document.total_hours:employees", true, 60, 60],
    ["column.hours:Regular:company", true, 50, 50],
    ["column.hours:Leave:company", true, 10, 10],
  ]);
  const failed = ofHours("16.00").filter(([, passed]) => passed !== true);
  t.same(failed, [
    ["employee.total_hours:employees[0]", false, 40, 46],
    ["column.hours:Leave:company", false, 10, 16],
  ]);
});

test("the sum of the one list in which all deductions stand is that of all deductions", async (t) => {
  const rows: TransposedData["rows"] = [
    { match: "^Pay$", opens: { section: "earning", part: "pay" } },
    { match: "^Gross$", figure: "gross_pay" },
    { match: "^Before tax$", opens: { section: "deduction", part: "pretax", negative: true, pretax: true } },
    { match: "^Total before tax$", of: ["pretax"], negative: true },
    {
      match: "^After tax$",
      opens: { section: "deduction", part: "after_tax", negative: true, pretax: false },
    },
    { match: "^Total after tax$", of: ["after_tax"], negative: true },
    { match: "^Net$", figure: "net_pay" },
  ];
  const page = (more: string, net: string): string => `${HEAD}
                         Anna      Bert         All
                       Sample  Specimen

    Pay
      Regular          400.00     90.00      490.00
    Gross              400.00     90.00      490.00
    Before tax
      401k             -50.00                -50.00
    Total before tax   -50.00                -50.00
${more}    Net                ${net}`;
  const before = proofOf(summary({ rows }), page("", "350.00     90.00      440.00")).output;
  t.equal(before.totals?.total_deductions, 50);
  const both = `    After tax
      Dues                        -5.00       -5.00
    Total after tax               -5.00       -5.00
`;
  t.equal(
    proofOf(summary({ rows }), page(both, "350.00     85.00      435.00")).output.totals?.total_deductions,
    null,
  );
});
