import { test } from "tap";
import type { TableData } from "../src/variants/variant-schema.ts";
import { journal, journalWith } from "./support/made-up-variant.ts";
import { claimsOf, readingOf, recordsOf } from "./support/reading-of.ts";
import { checksOf, proofOf } from "./support/proof-of.ts";
import { matches } from "./support/matches.ts";

/** A record goes on in tables below each other, each with a header of its own. */
const PARTS: TableData = {
  name: "register",
  begin: "^Acme Register$",
  header: { from: "^EARNINGS\\s+HOURS\\s+AMOUNT$", of: "record" },
  columns: [
    { lane: "earnings", role: "text", header: "EARNINGS" },
    { lane: "earnings", role: "hours", header: "HOURS" },
    { lane: "earnings", role: "amount", header: "AMOUNT", sum: "gross_pay" },
  ],
  lanes: { earnings: { section: "earning" } },
  parts: [
    {
      header: { from: "^TAXES\\s+WAGES\\s+AMOUNT$", of: "record" },
      columns: [
        { lane: "taxes", role: "text", header: "TAXES" },
        { lane: "taxes", role: "taxable_wages", header: "WAGES" },
        { lane: "taxes", role: "amount", header: "AMOUNT", sum: "total_taxes" },
      ],
      lanes: { taxes: { section: "tax" } },
    },
  ],
  figures: [{ match: "NET\\s+(?<net_pay>{money})" }],
  rows: [
    { match: "^(?<name>[^,]+, [^\\t]+)\\tNo (?<employee_id>\\d+) goes on$", lane: "line", kind: "continued" },
    { match: "^(?<name>[^,]+, [^\\t]+)\\tNo (?<employee_id>\\d+)$", lane: "line", kind: "employee" },
    { match: "^(?<method>Check|Deposit) (?<number>\\d+)", lane: "line", kind: "detail" },
    { match: "^Sum$", kind: "subtotal" },
    { match: "^Company$", lane: "line", kind: "total", scope: "company" },
  ],
};
const REGISTER = journal({ tables: [PARTS], furniture: ["^Page \\d+$"] });

const PAGES = [
  `
    Acme Register
    Sample, Anna  No 17
    EARNINGS      HOURS    AMOUNT
    Regular       40.00    400.00
    Sum           40.00    400.00
    TAXES         WAGES    AMOUNT
    Medicare     400.00      5.80
    Sum                      5.80
    Check 4711    NET      394.20
    Specimen, Bert  No 18
    EARNINGS      HOURS    AMOUNT
    Regular       10.00    100.00
    Sum           10.00    100.00
    TAXES         WAGES    AMOUNT
    Medicare     100.00      1.45
    Page 1`,
  `
    Acme Register
    Specimen, Bert  No 18 goes on
    TAXES         WAGES    AMOUNT
    Federal      100.00     10.00
    Sum                     11.45
    Deposit 4712  NET       88.55
    Company
    EARNINGS      HOURS    AMOUNT
    Regular       50.00    500.00
    Sum           50.00    500.00
    TAXES         WAGES    AMOUNT
    Medicare     500.00      7.25
    Federal      100.00     10.00
    Sum                     17.25
                  NET      482.75`,
];

test("a record goes on in the parts of a table, and over a page break", async (t) => {
  matches(t, recordsOf(REGISTER, ...PAGES), [
    {
      name: "Sample, Anna",
      id: "17",
      items: ["earning: Regular 40.00 h = 400.00", "tax: Medicare of 400.00 = 5.80"],
      gross_pay: "400.00",
      total_taxes: "5.80",
      net_pay: "394.20",
      payments: ["check 4711 -"],
    },
    {
      name: "Specimen, Bert",
      items: [
        "earning: Regular 10.00 h = 100.00",
        "tax: Medicare of 100.00 = 1.45",
        "tax: Federal of 100.00 = 10.00",
      ],
      total_taxes: "11.45",
      payments: ["direct_deposit 4712 -"],
    },
    { scope: "company", gross_pay: "500.00", total_taxes: "17.25", net_pay: "482.75", hours: "50.00" },
  ]);
  const { checks, proof } = proofOf(REGISTER, ...PAGES);
  t.ok(checks.every(({ check }) => check.passed));
  t.same(
    proof.tokens.filter(({ claim }) => claim === null),
    [],
  );
});

test("wages that a recap prints are added up", async (t) => {
  const pages = PAGES.map((page) => page.replace("500.00      7.25", "501.00      7.25"));
  const failed = [...checksOf(REGISTER, ...pages).values()].filter(({ passed }) => passed === false);
  t.same(
    failed.map(({ id, difference }) => [id, difference]),
    [["column.taxes:Medicare:company:taxable_wages", -1]],
  );
});

test("a tax at its statutory rate proves its wages; another rate contradicts nothing", async (t) => {
  const checks = checksOf(REGISTER, ...PAGES);
  t.equal(checks.get("line.tax_rate:employees[0].taxes[0]")!.passed, true);
  const withOne = (rest: string): string =>
    `${PAGES[0]!.split("    Specimen")[0]!}${"    Other, Cleo  No 19\n    EARNINGS      HOURS    AMOUNT\n    Regular       40.00    400.00\n    TAXES         WAGES    AMOUNT\n    Medicare     400.00      5.80\n".repeat(9)}${rest}`;
  const adjusted = withOne(
    "    Last, Dora  No 20\n    TAXES         WAGES    AMOUNT\n    Medicare     400.00      6.80",
  );
  t.notOk([...checksOf(REGISTER, adjusted).values()].some(({ passed }) => passed === false));
});

test("a header in the record leaves its other words to the record's first line", async (t) => {
  const variant = journalWith({
    begin: "^Acme Journal$",
    header: { from: "CODE\\s+AMOUNT\\s+CODE\\s+AMOUNT", of: "record" },
    columns: [
      { lane: "person", role: "text" },
      { lane: "earnings", role: "text", header: "CODE" },
      { lane: "earnings", role: "amount", header: "AMOUNT", sum: "gross_pay" },
      { lane: "taxes", role: "text", header: "CODE", nth: 2 },
      { lane: "taxes", role: "amount", header: "AMOUNT", nth: 2, sum: "total_taxes" },
      { lane: "pay", role: "text", header: "SLIP", header_or: ["CHECK"] },
      { lane: "pay", role: "amount" },
    ],
    lanes: {
      earnings: { section: "earning" },
      taxes: { section: "tax" },
      pay: {
        labels: [
          { text: "^SLIP (?<number>\\d+)$", payment: "direct_deposit" },
          { text: "^CHECK (?<number>\\d+)$", payment: "check" },
          { text: "^Paid (?<date>{date})$", payment: "date" },
          { text: "^Net$", figure: "net_pay" },
        ],
      },
    },
    figures: [],
    rows: [
      { match: "^Sum$", lane: "earnings", kind: "subtotal" },
      { match: "^No (?<employee_id>\\d+)$", kind: "detail" },
      { match: "^Salary {money}$", kind: "detail" },
      { match: "^(?<name>[^,]+, .+)$", kind: "employee" },
    ],
  });
  const first = `
    Acme Journal
    Sample, Anna   CODE   AMOUNT   CODE   AMOUNT   SLIP  4711
    No 17          REG    400.00   MED      5.80   Net    394.20
    Salary 400.00                                  Paid  01/20/2026
                   Sum    400.00   Sum      5.80
    Specimen, Bert CODE   AMOUNT   CODE   AMOUNT   CHECK 4712
    No 18          REG    100.00   MED      1.45   Net     98.55`;
  const second = `
    Acme Journal
                   Sum    100.00   Sum      1.45`;
  matches(t, recordsOf(variant, first, second), [
    { name: "Sample, Anna", id: "17", gross_pay: "400.00", payments: ["direct_deposit 4711 -"] },
    { name: "Specimen, Bert", gross_pay: "100.00", total_taxes: "1.45", payments: ["check 4712 -"] },
  ]);
  t.same(claimsOf(readingOf(variant, first, second).lines).unclaimed, []);
  matches(t, proofOf(variant, first, second).output.employees, [
    { payments: [{ number: "4711", method: "direct_deposit", date: "2026-01-20", amount: 394.2 }] },
    { payments: [{ number: "4712", method: "check", date: null, amount: 98.55 }] },
  ]);
});

test("hours are added up where that is how the layout counts them", async (t) => {
  const block = (id: number, total: string): string => `
    Sample${id}, Anna  No ${id}
    EARNINGS      HOURS    AMOUNT
    Regular       40.00    400.00
    Premium        5.00     10.00
    Sum           ${total}    410.00`;
  const page = (totals: readonly string[]): string =>
    `
    Acme Register${totals.map((total, i) => block(10 + i, total)).join("")}`;
  const failed = (totals: readonly string[]): string[] =>
    [...checksOf(REGISTER, page(totals)).values()]
      .filter(({ passed }) => passed === false)
      .map(({ id }) => id);
  const all = "45.00";
  t.same(failed([all, all, all, all, all]), []);
  t.same(failed([all, all, "45.10", all, all, all]), ["employee.total_hours:employees[2]"], "a misprint");
  t.same(failed(["40.00", "40.00", all]), [], "premium hours may be no part of the total");
});
