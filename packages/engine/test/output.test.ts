import {
  getAtPath,
  nameKey,
  parseDate,
  parseMoney,
  parseQuantity,
  quantityToJson,
  sumMoney,
  sumQuantities,
} from "@paylift/canonical";
import { validateCanonicalOutput } from "@paylift/canonical/schema";
import { test } from "tap";
import type { Evidence } from "../src/api/result.ts";
import { GOOD_JOURNAL } from "./support/good-journal.ts";
import { HEADER, journal } from "./support/made-up-variant.ts";
import { pageOf } from "./support/page-of.ts";
import { proofOf } from "./support/proof-of.ts";
import { matches } from "./support/matches.ts";

const SEVERAL_CHECKS = `
  Acme Foods LLC  Acme Journal
  Week 01/05/2026 - 01/11/2026  Paid 01/16/2026
  PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
  Sample-Lo, Ann  Regular    40.00  25.00   1,000.00  FIT         101.00  Dental       21.00  Medicare   14.50  Gross       1,000.00
  Maria                                                                                                         Net           878.00
  No 17                                                                                                         Check 4711    878.00
  Next Check      Regular     2.00  25.00      50.00  FIT           5.00                                        Gross          50.00
                                                                                                                Net            45.00
                                                                                                                Check 4712     45.00`;

/** What pieces of evidence say, in the form that the field has. */
function said(path: string, value: unknown, pieces: readonly Evidence[]): unknown {
  const texts = pieces.map(({ text }) => text);
  if (/\.(?:hours|rate)$/.test(path)) {
    const quantities = texts.map((text) => parseQuantity(text)!);
    return quantityToJson(path.endsWith("rate") ? quantities[0]! : sumQuantities(quantities));
  }
  if (path.endsWith("employee_count")) return Number(texts[0]);
  if (typeof value === "number") return sumMoney(texts.map((text) => parseMoney(text)!)) / 100;
  if (path.startsWith("pay_")) return parseDate(texts.join(" "));
  return texts.join(" ");
}

/** Paths of all values that were read: all but the engine's own words and what it derives from labels. */
function* read(value: unknown, path = ""): Generator<string> {
  const derived =
    /(?:^|\.)(?:schema_version|provider|format_variant|format_type|currency|run_kind|type|role|pretax|method|code|jurisdiction|locality)$/;
  if (value === null || derived.test(path)) return;
  if (typeof value !== "object") yield path;
  else if (Array.isArray(value)) for (const [i, each] of value.entries()) yield* read(each, `${path}[${i}]`);
  else
    for (const [key, each] of Object.entries(value)) yield* read(each, path === "" ? key : `${path}.${key}`);
}

test("the output is canonical, and says what the document says", async (t) => {
  const { output } = proofOf(journal(), GOOD_JOURNAL);
  matches(t, validateCanonicalOutput(output), { valid: true });
  matches(t, output, {
    schema_version: "1.0",
    provider: "acme",
    format_variant: "journal-v1",
    format_type: "payroll_journal",
    company: { name: "Acme Foods LLC", id: null },
    pay_period: { start: "2026-01-05", end: "2026-01-11" },
    pay_date: "2026-01-16",
    run_kind: null,
    employees: [
      {
        employee_id: "17",
        name: "Anna Sample",
        department: "Kitchen",
        gross_pay: 1000,
        net_pay: 863.5,
        earnings: [
          {
            code: null,
            description: "Regular",
            type: "regular",
            role: "cash",
            hours: 40,
            rate: 25,
            amount: 1000,
          },
        ],
        taxes: [
          { description: "FIT", type: "federal_income", jurisdiction: "US", amount: 101 },
          { type: "medicare", amount: 14.5 },
        ],
        deductions: [{ description: "Dental", type: "dental", amount: 21 }],
        employer_taxes: [{ type: "medicare", amount: 14.5 }],
        employer_contributions: [],
        payments: [{ number: "4711", method: "check", date: null, amount: 863.5 }],
      },
      { payments: [{ method: "direct_deposit", number: null, amount: 100 }, { amount: 92.66 }] },
      { name: "Carl Muster", department: "Office", deductions: [{ type: "401k" }] },
    ],
    totals: { employee_count: 3, gross_pay: 1470, net_pay: 1263.68, total_earnings: null, total_taxes: null },
  });
});

test("each value that was read has evidence, which says the same and lies on the page", async (t) => {
  for (const text of [GOOD_JOURNAL, SEVERAL_CHECKS]) {
    const { output, evidence } = proofOf(journal(), text);
    const { width, height } = pageOf(text);
    const paths = [...read(output)];
    t.ok(paths.length > 20);
    t.same(Object.keys(evidence.byPath).sort(), paths.sort());
    for (const path of paths) {
      const pieces = evidence.byPath[path]!;
      const value = getAtPath(output, path);
      const says = said(path, value, pieces);
      if (path.endsWith("].name")) t.equal(nameKey(says as string), nameKey(value as string), path);
      else t.equal(says, value, path);
      for (const { page, box } of pieces) {
        t.equal(page, 1);
        t.ok(0 <= box.x0 && box.x0 < box.x1 && box.x1 <= width, path);
        t.ok(0 <= box.top && box.top < box.bottom && box.bottom <= height, path);
      }
    }
  }
});

test("a value from several places has a piece of evidence for each", async (t) => {
  const { output, evidence } = proofOf(journal(), SEVERAL_CHECKS);
  const texts = (path: string): string[] => evidence.byPath[path]!.map(({ text }) => text);
  matches(t, output.employees, [
    { gross_pay: 1050, earnings: [{ hours: 42, amount: 1050 }], taxes: [{ amount: 106 }] },
  ]);
  t.same(texts("employees[0].gross_pay"), ["1,000.00", "50.00"]);
  t.same(texts("employees[0].earnings[0].hours"), ["40.00", "2.00"]);
  t.same(texts("employees[0].taxes[0].amount"), ["101.00", "5.00"]);
  t.same(texts("employees[0].name"), ["Sample-Lo, Ann", "Maria"], "two lines");
  t.same(texts("employees[0].earnings[0].description"), ["Regular"]);
});

test("a token knows the field that it became", async (t) => {
  const { proof, evidence } = proofOf(journal(), SEVERAL_CHECKS);
  const fields = proof.tokens.map((token) => [token.text, evidence.fieldOf(token)]);
  matches(
    t,
    new Map(fields as [string, string][]).get("878.00"),
    /employees\[0\]\.(?:net_pay|payments\[0\]\.amount)/,
  );
  t.same(
    fields.find(([text]) => text === "14.50"),
    ["14.50", "employees[0].employer_taxes[0].amount"],
  );
});

test("what the document does not print is null", async (t) => {
  const { output, evidence } = proofOf(
    journal(),
    `${HEADER}\nSample, Anna    Regular                     100.00`,
  );
  matches(t, validateCanonicalOutput(output), { valid: true });
  matches(t, output, {
    company: { name: null, id: null },
    pay_period: { start: null, end: null },
    pay_date: null,
    employees: [
      {
        employee_id: "",
        department: null,
        gross_pay: null,
        net_pay: null,
        earnings: [{ hours: null, rate: null, ytd_amount: null }],
      },
    ],
    totals: null,
  });
  t.same(Object.keys(evidence.byPath), [
    "employees[0].name",
    "employees[0].earnings[0].description",
    "employees[0].earnings[0].amount",
  ]);
});

test("a run is of the kind that the variant says its words mean", async (t) => {
  const change = { fields: [{ line: "^Run: (?<run_kind>.+)$" }], run_kinds: { Bonus: "off_cycle" as const } };
  const kind = (words: string) =>
    proofOf(journal(change), `Run: ${words}\n${HEADER}\nSample, Anna`).output.run_kind;
  t.equal(kind("Bonus"), "off_cycle");
  t.equal(kind("Other"), null);
});
