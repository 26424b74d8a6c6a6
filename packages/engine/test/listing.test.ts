import { test } from "tap";
import { compileVariant, type Variant } from "../src/variants/compiled-variant.ts";
import { claimsOf, readingOf, recordsOf } from "./support/reading-of.ts";
import { checksOf, proofOf } from "./support/proof-of.ts";
import { matches } from "./support/matches.ts";

/** A made-up list of plans: the number of a group's lines and its sums stand below it, a recap of all at the end. */
const LISTING: Variant = compileVariant(
  { slug: "acme", name: "Acme", description: "" },
  {
    slug: "plans-v1",
    name: "Plans",
    version: "1",
    format_type: "benefits_summary",
    evidence: "described",
    fingerprint: { all: ["Acme Plans"] },
    fields: [
      { line: "^Acme Plans\\t(?<company_name>[^\\t]+)\\t(?<period_end>{date})\\tPaid (?<pay_date>{date})$" },
    ],
    furniture: ["^Acme Plans\\b"],
    tables: [
      {
        name: "plans",
        layout: "listing",
        header: { from: "^ID\\s+NAME\\b" },
        columns: [
          { lane: "id", role: "text", fact: "employee_id", header: "ID" },
          { lane: "name", role: "text", fact: "name", header: "NAME" },
          { lane: "place", role: "text", fact: "department", header: "PLACE" },
          { lane: "amounts", role: "amount", header: "THEIRS", sum: "total_deductions" },
          {
            lane: "amounts",
            role: "amount",
            header: "OURS",
            section: "employer_contribution",
            sum: "total_employer_contributions",
          },
          { lane: "amounts", role: "line_total", header: "BOTH" },
        ],
        lanes: { amounts: { section: "deduction" } },
        rows: [
          { match: "^Sum of (?<employee_count>\\d+)\\b", lane: "line", kind: "sum", scope: "group" },
          { match: "^All of (?<employee_count>\\d+)\\b", lane: "line", kind: "sum", scope: "company" },
          { match: "^Recap$", lane: "line", kind: "total" },
          { match: "^Note\\b", lane: "line", kind: "ignore" },
          {
            match: "^Plan (?<code>[A-Z]+) (?<label>[^\\t(]+?)(?: \\(continued\\))?(?=\\t|$)",
            lane: "line",
            kind: "group",
          },
        ],
      },
    ],
  },
);

const PAGES = [
  `
    Acme Plans  Acme Foods LLC  01/15/2026  Paid 01/20/2026

    Plan DEN Dental
    ID      NAME            PLACE       THEIRS     OURS     BOTH
    1.017   Sample, Anna    Kitchen      12.50     7.50    20.00
    18      Specimen, Bert  Office       30.00     0.00    30.00
    Sum of 2                             42.50     7.50    50.00

    Plan MED Medical
    ID      NAME            PLACE       THEIRS     OURS     BOTH
    1.017   Sample, Anna    Kitchen       0.00    99.00    99.00
    19      Sample, Anna    Office       51.00     0.00    51.00
    Note that 10.00 is the least`,
  `
    Acme Plans  Acme Foods LLC  01/15/2026  Paid 01/20/2026
    Plan MED Medical (continued)
    ID      NAME            PLACE       THEIRS     OURS     BOTH
    18      Specimen, Bert  Office       20.00     1.25    21.25
    Sum of 3                             71.00   100.25   171.25
    Recap
    Plan DEN Dental                      42.50     7.50    50.00
    Plan MED Medical                     71.00   100.25   171.25
    All of 3                            113.50   107.75   221.25`,
];

test("an employee under several groups is one record, over page breaks too", async (t) => {
  matches(
    t,
    recordsOf(LISTING, ...PAGES).filter(({ scope }) => scope === "check"),
    [
      {
        name: "Sample, Anna",
        id: "1.017",
        department: "Kitchen",
        items: [
          "deduction: (DEN) Dental = 12.50",
          "employer_contribution: (DEN) Dental = 7.50",
          "employer_contribution: (MED) Medical = 99.00",
        ],
      },
      {
        name: "Specimen, Bert",
        items: [
          "deduction: (DEN) Dental = 30.00",
          "deduction: (MED) Medical = 20.00",
          "employer_contribution: (MED) Medical = 1.25",
        ],
      },
      { name: "Sample, Anna", id: "19", department: "Office", items: ["deduction: (MED) Medical = 51.00"] },
    ],
  );
});

test("every figure of a listing is claimed and takes part in a sum that holds", async (t) => {
  const { proof, checks, score, output } = proofOf(LISTING, ...PAGES);
  t.same(
    proof.tokens.filter(({ claim }) => claim === null),
    [],
  );
  t.ok(checks.every(({ check }) => check.passed));
  t.ok(score >= 0.95, `${score}`);
  t.same(output.totals, {
    employee_count: 3,
    gross_pay: null,
    net_pay: null,
    total_earnings: null,
    total_deductions: 113.5,
    total_taxes: null,
  });
});

test("a misprint fails the sums that it takes part in", async (t) => {
  const cases: [from: string, to: string, failed: string[]][] = [
    [
      "12.50     7.50    20.00",
      "12.40     7.50    20.00",
      [
        "line.total:employees[0]:Dental",
        "column.deductions:Dental:group Dental",
        "column.deductions:Dental:group Dental#2",
        "document.total_deductions:company",
      ],
    ],
    ["30.00     0.00    30.00", "30.00     0.00    31.00", ["line.total:employees[1]:Dental"]],
    ["Sum of 2", "Sum of 3", ["document.employee_count:group Dental"]],
    ["All of 3 ", "All of 4 ", ["document.employee_count:company"]],
    [
      "Plan MED Medical                     71.00",
      "Plan MED Medical                     71.10",
      ["line.total:group:Medical#2", "column.deductions:Medical:group Medical#2"],
    ],
  ];
  for (const [from, to, failed] of cases) {
    const pages = PAGES.map((page) => page.replace(from, to));
    t.not(pages.join(""), PAGES.join(""), from);
    const found = [...checksOf(LISTING, ...pages).values()].filter(({ passed }) => passed === false);
    t.same(found.map(({ id }) => id).sort(), failed.sort(), to);
    t.ok(proofOf(LISTING, ...pages).score < 0.95, to);
  }
});

test("what stands before the first group, or without an employee, stays unclaimed", async (t) => {
  const { lines, traces } = readingOf(
    LISTING,
    `
    ID      NAME            PLACE       THEIRS     OURS     BOTH
    18      Specimen, Bert  Office       30.00     0.00    30.00
    Plan DEN Dental
    ID      NAME            PLACE       THEIRS     OURS     BOTH
                                         11.00     2.00    13.00`,
  );
  t.same(claimsOf(lines).unclaimed, ["30.00", "0.00", "30.00", "11.00", "2.00", "13.00"]);
  t.same(
    traces.map(({ row }) => row),
    ["header", null, "group", "header", null],
  );
});
