import { test } from "tap";
import type { TableData } from "../src/variants/variant-schema.ts";
import { journal } from "./support/made-up-variant.ts";
import { claimsOf, readingOf, recordsOf } from "./support/reading-of.ts";
import { matches } from "./support/matches.ts";

test("a name may take several lines, up to the id", async (t) => {
  const page = `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna    Regular                     100.00
    Maria           Bonus                        10.00
    No 17

    SPECIMENLONG
    JR., BERT       Regular                      70.00
    No 18
    Manager`;
  matches(t, recordsOf(journal(), page), [
    { name: "Sample, Anna Maria", id: "17", items: ["earning: Regular = 100.00", "earning: Bonus = 10.00"] },
    { name: "SPECIMENLONG JR., BERT", id: "18", items: ["earning: Regular = 70.00"] },
  ]);
  t.equal(recordsOf(journal(), page).length, 2);
});

test("what stands below the id is no part of the next name", async (t) => {
  const page = `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna    Regular                     100.00
    No 17
    Manager

    Specimen, Bert  Regular                      70.00
    No 18`;
  matches(t, recordsOf(journal(), page), [
    { name: "Sample, Anna", id: "17" },
    { name: "Specimen, Bert", id: "18" },
  ]);
});

test("a block goes on over a page break, past what each page repeats", async (t) => {
  const first = `
    Acme Foods LLC  Acme Journal
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna    Regular                     100.00  Federal      10.00
    No 17
    Page 1`;
  const head = `
    Acme Foods LLC  Acme Journal
    Printed 12.50
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY`;
  const anna = { scope: "check", page: 1, name: "Sample, Anna", id: "17" };
  const items = ["earning: Regular = 100.00", "tax: Federal = 10.00", "earning: Bonus = 10.00"];
  const repeated = {
    "with the name repeated": "Sample, Anna (cont.)",
    "with the department and the name repeated": "Department 10 Kitchen\n    Sample, Anna (cont.)",
    "with nothing repeated": "",
  };
  for (const [name, again] of Object.entries(repeated)) {
    const second = `${head}
    ${again}
                    Bonus                        10.00
    Acme Foods LLC
    Specimen, Bert  Regular                      70.00`;
    matches(
      t,
      recordsOf(journal(), first, second),
      [
        { ...anna, items },
        { name: "Specimen, Bert", page: 2 },
      ],
      name,
    );
    const { lines, traces } = readingOf(journal(), first, second);
    t.same(claimsOf(lines).unclaimed, ["12.50"], "what stands above the repeated header is not read");
    const rows = traces.filter(({ line }) => line.page === 2).map(({ row }) => row);
    t.same(rows.slice(0, 3), ["page header", "page header", "header"], name);
  }
});

test("a page without a header goes on in the columns of the page before", async (t) => {
  const first = `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna    Regular                     100.00`;
  const second = `
    No 17           Bonus                        10.00`;
  matches(t, recordsOf(journal(), first, second), [
    { id: "17", items: ["earning: Regular = 100.00", "earning: Bonus = 10.00"] },
  ]);
});

test("what follows a check's sum is the next check of the same person", async (t) => {
  const page = `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna    Regular                     100.00  Federal      10.00
    No 17           Bonus                        10.00
    Check Total     2 lines                     110.00               10.00                                                      100.00
                    Regular                      30.00
    Check Total     1 line                       30.00                                                                           30.00
    Person Total                                140.00               10.00                                                      130.00
    Specimen, Bert  Regular                      70.00
    Person Total                4.00             70.00                                                                           70.00`;
  const anna = { name: "Sample, Anna", id: "17" };
  matches(t, recordsOf(journal(), page), [
    {
      scope: "check",
      ...anna,
      items: { length: 3 },
      gross_pay: "110.00",
      total_taxes: "10.00",
      net_pay: "100.00",
    },
    { scope: "check", ...anna, items: ["earning: Regular = 30.00"], gross_pay: "30.00", net_pay: "30.00" },
    { scope: "employee", ...anna, gross_pay: "140.00", total_taxes: "10.00", net_pay: "130.00" },
    {
      scope: "check",
      name: "Specimen, Bert",
      items: { length: 1 },
      gross_pay: "70.00",
      net_pay: "70.00",
      hours: "4.00",
    },
  ]);
  t.same(claimsOf(readingOf(journal(), page).lines).unclaimed, []);
});

test("another check begins where a row says so, or where another id stands under one name", async (t) => {
  const page = `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Department 10 Kitchen
    Sample, Anna    Regular                     100.00
    No 17
    Next Check      Bonus                        10.00
    No 18           Retro                         5.00`;
  const anna = { scope: "check", name: "Sample, Anna", department: "Kitchen" };
  matches(t, recordsOf(journal(), page), [
    { ...anna, id: "17", items: ["earning: Regular = 100.00"] },
    { ...anna, id: "17", items: ["earning: Bonus = 10.00"] },
    { ...anna, id: "18", items: ["earning: Retro = 5.00"] },
  ]);
});

test("payments have a number, a method and an amount, in whatever lines these stand", async (t) => {
  const page = `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna    Regular                     100.00                                                            Check 4711     60.00
    No 17                                                                                                         Deposit
                                                                                                                  Trace A77
                                                                                                                  Account 12     30.00
                                                                                                                  Account 13     10.00
    Specimen, Bert  Regular                      70.00                                                            Account 14     70.00
    Muster, Carl    Regular                      70.00                                                            Deposit`;
  matches(t, recordsOf(journal(), page), [
    { payments: ["check 4711 60.00", "direct_deposit A77 30.00", "direct_deposit A77 10.00"] },
    { payments: ["direct_deposit - 70.00"] },
    { payments: ["direct_deposit - -"] },
  ]);
  t.same(claimsOf(readingOf(journal(), page).lines).unclaimed, []);
});

const SUMMARY: TableData = {
  name: "summary",
  begin: "^Summary$",
  end: "^End of summary$",
  record_scope: "summary",
  header: { from: "^NAME\\b", to: "PAY$" },
  columns: [
    { lane: "name", role: "text", header: "NAME" },
    { lane: "figures", role: "figure", figure: "gross_pay", header: "GROSS" },
    { lane: "figures", role: "figure", figure: "net_pay", header: "NET PAY" },
  ],
  lanes: {},
  rows: [
    { match: "^Total$", kind: "total" },
    { match: "^(?<name>.+)$", kind: "employee" },
  ],
};
const DETAILS: TableData = {
  name: "details",
  begin: "^Details$",
  header: { from: "^PAY\\b" },
  columns: [
    { lane: "pay", role: "text", header: "PAY" },
    { lane: "pay", role: "amount", header: "AMOUNT" },
  ],
  lanes: { pay: { section: "earning" } },
  rows: [{ match: "^Employee: (?<name>.+?)\\s+Net: (?<net_pay>{money})$", lane: "line", kind: "employee" }],
};

test("tables begin and end at their words, and each has its own columns", async (t) => {
  const page = `
    NAME          GROSS  PAY
    Nobody, Else  10.00  10.00
    Summary
    NAME
    first given   GROSS  NET PAY
    Sample, Anna  90.00    80.00
    Total         90.00    80.00
    End of summary
    Nobody, Else  10.00    10.00
    Details
    Employee: Anna Sample Net: 80.00
    PAY      AMOUNT
    Regular   90.00`;
  const variant = journal({ tables: [SUMMARY, DETAILS] });
  t.same(recordsOf(variant, page), [
    { scope: "summary", page: 1, name: "Sample, Anna", gross_pay: "90.00", net_pay: "80.00" },
    { scope: "company", page: 1, gross_pay: "90.00", net_pay: "80.00" },
    { scope: "check", page: 1, name: "Anna Sample", items: ["earning: Regular = 90.00"], net_pay: "80.00" },
  ]);
  const { lines, columnsByPage } = readingOf(variant, page);
  t.same(
    claimsOf(lines).unclaimed,
    ["10.00", "10.00", "10.00", "10.00"],
    "outside the tables nothing is read",
  );
  t.equal(columnsByPage.get(1)!.length, 2, "people see the columns that were placed last");
});

test("a block that breaks below its first line goes on under the repeated name and id", async (t) => {
  const first = `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna    Regular                     100.00
    No 17

    Specimen, Bert  Regular                      70.00`;
  const second = `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Specimen, Bert (cont.)
    No 18
    No 18           Bonus                        10.00`;
  matches(t, recordsOf(journal(), first, second), [
    { name: "Sample, Anna", id: "17", items: ["earning: Regular = 100.00"] },
    { name: "Specimen, Bert", id: "18", items: ["earning: Regular = 70.00", "earning: Bonus = 10.00"] },
  ]);
  t.equal(recordsOf(journal(), first, second).length, 2);
});
