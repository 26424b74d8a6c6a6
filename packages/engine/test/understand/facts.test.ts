import { test } from "tap";
import { linesOf } from "../../src/layout/lines.ts";
import { factsOf } from "../../src/understand/facts/facts.ts";
import { pageGraph } from "../../src/understand/page-graph/page-graph.ts";
import { pageOf } from "../support/page-of.ts";

function facts(text: string): Record<string, string> {
  const page = pageOf(text);
  const found = factsOf(pageGraph(linesOf(page, "point"), [page]));
  return Object.fromEntries([...found].map(([name, reading]) => [name, reading.text]));
}

test("two days with a word between them are a period", async (t) => {
  t.same(facts("For the period 01/01/2026 through 03/31/2026      Printed 04/02/2026"), {
    period_start: "01/01/2026",
    period_end: "03/31/2026",
  });
});

test("days are told by the words before each", async (t) => {
  t.same(facts("PERIOD ENDING 06/15/25 (BEGINNING 06/09/25)      CHECK DATE: 06/20/25"), {
    period_start: "06/09/25",
    period_end: "06/15/25",
    pay_date: "06/20/25",
  });
});

test("days are told by the words above them", async (t) => {
  t.same(
    facts(`
      Pay Begin Date     Pay End Date       Pay Date
      03/15/2026         03/28/2026         04/03/2026
    `),
    { period_start: "03/15/2026", period_end: "03/28/2026", pay_date: "04/03/2026" },
  );
});

test("the day of a payment is none where a document has one for each", async (t) => {
  t.same(
    facts(`
      Pay Date: 03/15/2026
      Pay Date: 03/22/2026
      Pay Date: 03/29/2026
    `),
    {},
  );
});

test("a company is told by a word before it or by its legal form", async (t) => {
  t.same(facts("Company: Beacon Institute      Company Code: GE6"), {
    company_name: "Beacon Institute",
    company_id: "GE6",
  });
  t.same(facts("Harbor Light Foods LLC"), { company_name: "Harbor Light Foods LLC" });
  t.same(facts("Employer     Employee"), {});
});
