import { test } from "tap";
import type { Ledger, LedgerEmployee, LedgerLine, Sum } from "../src/canonicalise/ledger.ts";
import { missingPay } from "../src/score/missing-pay.ts";

const pay: Sum = { cents: 100_000, tokens: [] };

function person(name: string, gross: Sum | null, net: Sum | null, list = "earnings"): LedgerEmployee {
  return {
    name: { text: name, tokens: [] },
    employeeId: null,
    department: null,
    gross,
    net,
    lines: [{ list } as LedgerLine],
    payments: [],
    sums: [],
    checks: [],
  };
}

function missingIn(...employees: LedgerEmployee[]): number {
  return missingPay({ ledger: { employees } as unknown as Ledger })?.count ?? 0;
}

const all = ["Ann Lee", "Ada Byron", "Marie Curie", "Ines Duarte"].map((name) => person(name, pay, pay));

test("who earns something and has no gross or net pay, where others have theirs, is told", async (t) => {
  t.equal(missingIn(...all), 0);
  t.equal(missingIn(...all, person("Lena Frost", null, pay)), 1);
  t.equal(missingIn(...all, person("Lena Frost", pay, null)), 1);
});

test("what a document prints for nobody is missed for nobody, and few people tell nothing", async (t) => {
  t.equal(missingIn(...all.map(({ name }) => person(name!.text, pay, null))), 0);
  t.equal(missingIn(...all, person("Lena Frost", null, pay, "employer_taxes")), 0, "earns nothing");
  t.equal(missingIn(person("Ann Lee", pay, pay), person("Lena Frost", null, pay)), 0);
});
