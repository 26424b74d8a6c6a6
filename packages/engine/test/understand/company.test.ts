import { test } from "tap";
import { linesOf } from "../../src/layout/lines.ts";
import type { TextReading } from "../../src/interpret/reading.ts";
import { gatheredFacts } from "../../src/understand/facts/gathered.ts";
import { companyOf } from "../../src/understand/facts/company.ts";
import { datesOf } from "../../src/understand/facts/printed-dates.ts";
import { factsOf } from "../../src/understand/facts/facts.ts";
import { pageGraph } from "../../src/understand/page-graph/page-graph.ts";
import { pageOf } from "../support/page-of.ts";

/** What a document says of its company: `name, id`. */
function company(text: string): (string | undefined)[] {
  const page = pageOf(text);
  const lines = linesOf(page, "point");
  const graph = pageGraph(lines, [page]);
  const own = companyOf(graph);
  const facts: Map<string, TextReading> = gatheredFacts(factsOf(graph, datesOf(graph), own), lines, own, []);
  return [facts.get("company_name")?.text, facts.get("company_id")?.text];
}

const name = (text: string): string | undefined => company(text)[0];
const id = (text: string): string | undefined => company(text)[1];

test("a company that is called so in two languages has both names", async (t) => {
  t.equal(
    name("Tern Valley Foods Ltd. / Aliments Tern Valley Lt\u00e9e\nPayroll Register"),
    "Tern Valley Foods Ltd. / Aliments Tern Valley Lt\u00e9e",
  );
  t.equal(name("Tern Valley Foods Ltd. / Payroll Register"), "Tern Valley Foods Ltd.", "a title is no name");
});

test("a legal form may have brackets or several words", async (t) => {
  t.same(company("Karoo Tannery (Pty) Ltd      Payslip"), ["Karoo Tannery (Pty) Ltd", undefined]);
  t.equal(name("Tejidos del Norte, S.A. de C.V.      N\u00f3mina"), "Tejidos del Norte, S.A. de C.V.");
});

test("a body with a number at the end of its name is called so", async (t) => {
  t.equal(name("11/25/2025      ALDER GROVE UNIT SD 118      P 1"), "ALDER GROVE UNIT SD 118");
  t.equal(name("11/25/2025      ALDER GROVE ROUTE 118      P 1"), undefined);
});

test("behind the title of a report and a word for it stands whom it is for, and no one person", async (t) => {
  t.equal(name("Check Register Report For Charter Township Of Alder Bend"), "Charter Township Of Alder Bend");
  t.equal(name("Earnings Statement for Ann Abernathy"), undefined);
});

test("what a company does and what is said of its run make its name, at the head or at the foot", async (t) => {
  const rows = Array.from({ length: 12 }, (_, i) => `Person ${i}      1,000.00      100.00`).join("\n");
  const head = "Review and submit\nPaywell\nAll of them\nWho\nWhen\nWhat\n";
  t.equal(name(`${head}Bluestem Kitchen    Pay period Jul 26    Payday Aug 14, 2026`), "Bluestem Kitchen");
  t.equal(name(`${head}Bluestem Kitchen    Everybody`), undefined);
  t.equal(name(`${rows}\nBluestem Water Authority      Check date 08/21/2026`), "Bluestem Water Authority");
  t.equal(name(`${rows}\nBluestem Print Works      Form 12`), undefined, "whoever printed the form");
});

test("a name stands over its address at either edge, and what announces it is no part of it", async (t) => {
  t.equal(
    name("Your pay        Bluestem Resort\n            1411 Division Street"),
    "Bluestem Resort",
    "both end at one edge",
  );
  t.equal(name("Bill To:\nBluestem Supply, Inc.\n18 Marina Way"), "Bluestem Supply, Inc.");
});

test("a place and a frequency behind a name are said of it", async (t) => {
  t.equal(name("Lemon Street Tavern \u00b7 Lancaster PA \u00b7 Weekly\nPayroll"), "Lemon Street Tavern");
});

test("the number of a company is found below words for it, beside its name at the foot, and behind more words", async (t) => {
  t.equal(id("CO.    FILE      DEPT.    CLOCK\nQV7    004482    000310   A3"), "QV7");
  t.equal(id("Code   FILE      DEPT.    CLOCK\nQV7    004482    000310   A3"), undefined);
  t.equal(id("Legal Company: ALDER1      Payroll Run: 18"), "ALDER1");
  t.equal(id("PRCo: 1      PRGroup: 1 Weekly"), "1");
  t.equal(id("Les Ateliers Tern inc. (Compagnie 5520)"), "5520");
  t.equal(id("Payroll: 44027      TERN SHORE BUILDING CENTRE LTD."), "44027");
  const rows = Array.from({ length: 12 }, (_, i) => `Person ${i}      1,000.00      100.00`).join("\n");
  t.equal(id(`Larch Hill Tavern LLC\n${rows}\n0041 0041-H2276 Larch Hill Tavern LLC`), "0041-H2276");
});

test("of two numbers before a name the last one is the company's", async (t) => {
  const rows = Array.from({ length: 12 }, (_, i) => `Person ${i}      1,000.00      100.00`).join("\n");
  t.equal(id(`Earnings Record\n${rows}\n0921 18034477 Du Page Crown & Bridge Lab Inc`), "18034477");
});

test("a word is no company's number, nor is how many payrolls a contractor counts", async (t) => {
  t.same(company("Client: Red Bluff Pipelines, Inc."), ["Red Bluff Pipelines, Inc.", undefined]);
  t.equal(id("Payroll No. 14      Bluestem Paving Inc"), undefined);
  t.equal(id("Payroll No. W4471      Bluestem Paving Inc"), "W4471");
});
