import { test } from "tap";
import { readFacts } from "../src/interpret/facts.ts";
import type { FieldData } from "../src/variants/variant-schema.ts";
import { journal } from "./support/made-up-variant.ts";
import { linesOfText } from "./support/page-of.ts";
import { matches } from "./support/matches.ts";

function factsOf(fields: FieldData[], ...pages: readonly string[]) {
  const { facts, figures } = readFacts(linesOfText(pages), journal({ fields }).fields);
  return { facts: Object.fromEntries([...facts].map(([name, { text }]) => [name, text])), figures };
}

test("a fact stands on a line of its own words", async (t) => {
  const page = `
    Acme Foods LLC      Week 01/05/2026 - 01/11/2026
    Paid: 01/16/2026    Company Code: ABC`;
  const fields = [
    { line: "Week (?<period_start>{date}) - (?<period_end>{date})$" },
    { line: "^Paid: (?<pay_date>{date})" },
    { line: "Company Code:\\s+(?<company_id>\\S+)" },
    { line: "^(?<company_name>.+)\\tWeek" },
    { line: "^(?<run_kind>Bonus run)$" },
  ];
  t.same(factsOf(fields, page).facts, {
    period_start: "01/05/2026",
    period_end: "01/11/2026",
    pay_date: "01/16/2026",
    company_id: "ABC",
    company_name: "Acme Foods LLC",
  });
});

test("a fact stands under or over its words, where these overlap from left to right", async (t) => {
  const page = `
    Pay period                 Pay day       Jan 16, 2026
    01/05/2026 - 01/11/2026    01/16/2026    PAID ON
                               Regular       Friday`;
  const facts = (field: FieldData) => factsOf([field], page).facts;
  t.same(facts({ under: "Pay day", match: "^(?<pay_date>{date})$" }), { pay_date: "01/16/2026" });
  t.same(facts({ over: "PAID ON", match: "^(?<pay_date>{date})$" }), { pay_date: "Jan 16, 2026" });
  t.same(facts({ under: "Pay period", match: "^(?<period_start>{date}) - (?<period_end>{date})$" }), {
    period_start: "01/05/2026",
    period_end: "01/11/2026",
  });
  t.same(
    facts({ under: "Pay day", match: "^(?<run_kind>[A-Z]\\w+)$" }),
    {},
    "the nearest line that overlaps counts",
  );
  t.same(facts({ under: "Pay week", match: "^(?<pay_date>{date})$" }), {}, "no such words");
});

test("the space behind a colon of the words that a fact stands over may be hidden", async (t) => {
  const over = (text: string) =>
    factsOf([{ over: "Batch :", match: "^(?<company_name>.+)$" }], `Acme Foods LLC\n${text}`).facts;
  t.same(over("Batch : 4222"), { company_name: "Acme Foods LLC" });
  t.same(over("Batch :4222"), { company_name: "Acme Foods LLC" });
  t.same(over("Batch 4222"), {});
});

test("columns may stand as close as words", async (t) => {
  const page = `
    CO. FILE   DEPT.  CHK. NO.
    ABC 004217 600100 0000020702`;
  const fields = [
    { under: "CO.", match: "^(?<company_id>\\S+)$" },
    { under: "DEPT.", match: "^(?<run_kind>\\S+)$" },
  ];
  t.same(factsOf(fields, page).facts, { company_id: "ABC", run_kind: "600100" });
});

test("a value out of reach, on another page or beside its words is not theirs", async (t) => {
  const field = { under: "Paid", match: "^(?<pay_date>{date})$" };
  const near = "Paid\n\n\n\n01/16/2026";
  t.same(factsOf([field], near).facts, { pay_date: "01/16/2026" });
  t.same(factsOf([field], near.replace("\n", "\n\n")).facts, {}, "five lines below");
  t.same(factsOf([field], "Paid", "01/16/2026").facts, {});
  t.same(factsOf([field], "Paid\n      01/16/2026").facts, {});
});

test("the first place that shows a fact counts", async (t) => {
  const fields = [{ line: "^Paid (?<pay_date>{date})$" }, { line: "^Date (?<pay_date>{date})$" }];
  const page = "Date 01/01/2026\nPaid 02/02/2026\nPaid 03/03/2026";
  t.same(factsOf(fields, page).facts, { pay_date: "02/02/2026" });
  const anchored = { under: "Paid", match: "^(?<pay_date>{date})$" };
  t.same(
    factsOf([anchored], "Paid\nsoon\n\n\n\nPaid\n01/16/2026").facts,
    { pay_date: "01/16/2026" },
    "a later anchor may show it",
  );
});

test("figures among the facts are the company's totals", async (t) => {
  const page = `
    Employees    Net pay
    12           $2,300.00`;
  const fields = [
    { under: "Employees", match: "^(?<employee_count>\\d+)$" },
    { under: "Net pay", match: "^(?<net_pay>{money})$" },
  ];
  const { figures } = factsOf(fields, page);
  matches(t, figures, { scope: "company", employeeCount: { count: 12 } });
  t.equal(figures!.figures.get("net_pay")!.cents, 230000);
  t.equal(figures!.figures.get("net_pay")!.token.claim, "total");
  t.equal(factsOf([{ line: "^(?<company_name>.+)$" }], page).figures, null);
});

test("one word behind others is no word of its own for what stands under it", async (t) => {
  const page = `
    Medical - Company          Company
    Basic Life - Company       Acme Foods LLC`;
  t.same(factsOf([{ under: "Company", match: "^(?<company_name>.+)$" }], page).facts, {
    company_name: "Acme Foods LLC",
  });
});
