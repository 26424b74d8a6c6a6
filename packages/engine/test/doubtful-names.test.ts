import { test } from "tap";
import type { LedgerEmployee } from "../src/canonicalise/ledger.ts";
import type { Word } from "../src/read/page-reader.ts";
import { companyAlone, disputedNumbers, doubtfulNames, namesAlone } from "../src/score/scanned.ts";
import { lineOf } from "./support/page-of.ts";

/** An employee whose name was read so; of the rest nothing counts here. */
function named(text: string, change: Partial<Word>): LedgerEmployee {
  const tokens = lineOf(text).tokens.map((token) => ({
    ...token,
    words: token.words.map((word): Word => ({ ...word, source: "ocr", confidence: 0.9, ...change })),
  }));
  return { name: { text, tokens } } as unknown as LedgerEmployee;
}

test("names of scans that were guessed, or of which a mark is disputed, are told", async (t) => {
  const code = (text: string, change: Partial<Word> = {}): string | undefined =>
    doubtfulNames([named(text, change)])?.code;
  t.equal(code("NÜÑEZ", { otherReadings: ["NÚÑEZ"] }), "doubtful_names");
  t.equal(code("NÔNEZ", { confidence: 0.74 }), "doubtful_names");
  t.equal(code("IILELENA", { confidence: 0.5 }), "doubtful_names");
  t.equal(code("NÚÑEZ", { otherReadings: ["NUÑEZ"] }), undefined, "a mark is overlooked more easily");
  t.equal(code("KAMINSKI", { confidence: 0.74 }), undefined, "most names stand in no dictionary");
  t.equal(
    code("Seren", { otherReadings: ["Sgren", "Ssren"] }),
    "doubtful_names",
    "a letter that no look knows",
  );
  t.equal(code("Seren", { otherReadings: ["Sgren", "SEREN"] }), undefined, "one look erred");
  t.equal(code("NÔNEZ", { source: "text", confidence: 0.5 }), undefined);
  t.equal(code("Zachary castillo", {}), "doubtful_names", "a small letter that has the form of a capital");
  t.equal(code("Ana van der Berg", {}), undefined, "a particle");
});

test("a letter that two dots hide, and a name that lost the comma of all others, are told", async (t) => {
  const code = (...names: string[]): string | undefined =>
    doubtfulNames(names.map((name) => named(name, {})))?.code;
  t.equal(code("Miiller, Ana"), "doubtful_names");
  t.equal(code("PENA, ANA", "DIAZ, TAMARA", "FISCHER JULIA"), "doubtful_names");
  t.equal(code("PENA, ANA", "DIAZ, TAMARA"), undefined);
  t.equal(code("Ana Pena", "Tamara Diaz", "FISCHER, JULIA"), undefined, "a form of its own");
});

test("an id that each look read in another way is told", async (t) => {
  const code = (text: string, change: Partial<Word>): string | undefined =>
    disputedNumbers(named(text, change).name.tokens)?.code;
  t.equal(code("18.048", { confidence: 0.4, otherReadings: ["18.046"] }), "disputed_numbers");
  t.equal(code("18.048", { confidence: 0.7, otherReadings: ["18.046"] }), undefined, "most looks agree");
  t.equal(code("Sales", { confidence: 0.4, otherReadings: ["Sates"] }), undefined);
  t.equal(code("18.048", { confidence: 0.4, otherReadings: ["18.046"], source: "text" }), undefined);
});

test("a name that stands once and without an id is told, unless other looks confirm each of its words", async (t) => {
  const alone = (change: Partial<Word>, rest: Partial<LedgerEmployee> = {}): string | undefined =>
    namesAlone([
      { ...named("Ana Pena", change), employeeId: null, checks: [], sums: [], ...rest } as LedgerEmployee,
    ])?.code;
  t.equal(alone({}), "names_alone");
  t.equal(alone({ confirmed: true }), undefined);
  t.equal(alone({ source: "text" }), undefined, "a text layer says it");
  t.equal(alone({}, { employeeId: named("1042", {}).name }), undefined, "with an id");
  const again = [named("Ana Pena", {}), named("Ana Pena", {})] as unknown as LedgerEmployee["checks"];
  t.equal(alone({}, { checks: again }), undefined, "printed twice");
});

test("a company whose name other looks do not confirm is told", async (t) => {
  const company = (change: Partial<Word>): string | undefined =>
    companyAlone({
      reading: { facts: new Map([["company_name", named("Keystone LLC", change).name]]) },
    } as unknown as Parameters<typeof companyAlone>[0])?.code;
  t.equal(company({}), "company_alone");
  t.equal(company({ confirmed: true }), undefined);
  t.equal(company({ source: "text" }), undefined);
  t.equal(company({ text: "54115" }), undefined, "a number is no part of a name");
});
