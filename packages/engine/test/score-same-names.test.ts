import { test } from "tap";
import type { Ledger, LedgerEmployee } from "../src/canonicalise/ledger.ts";
import { openRecord } from "../src/interpret/record-builder.ts";
import type { RecordReading } from "../src/interpret/reading.ts";
import { sameNames } from "../src/score/same-names.ts";

const money = { cents: 100, token: null as never };

function check(given: Partial<RecordReading> = {}): RecordReading {
  return { ...openRecord("check", "table", 1).record, figures: new Map([["net_pay", money]]), ...given };
}

function person(name: string, checks: RecordReading[], given: Partial<LedgerEmployee> = {}): LedgerEmployee {
  const read = { text: name, tokens: [] };
  const none = {
    employeeId: null,
    department: null,
    gross: null,
    net: null,
    lines: [],
    payments: [],
    sums: [],
  };
  return { name: read, ...none, checks, ...given };
}

function doubtOf(employees: LedgerEmployee[], count: number | null = null): number {
  const company = { ...openRecord("company", "table", 1).record };
  company.employeeCount = count === null ? null : { count, token: null as never };
  const ledger = { employees, totals: [company], totalsOfParts: new Set(), reading: null as never } as Ledger;
  return sameNames(ledger)?.count ?? 0;
}

test("what was read as one person for one name alone is told, and not what stands apart", async (t) => {
  t.equal(doubtOf([person("Ann Lee", [check(), check()])]), 1);
  t.equal(doubtOf([person("Ann Lee", [check()]), person("LEE, ANN", [check()])]), 0);
  t.equal(doubtOf([person("", [check(), check()])]), 0, "nobody is named");
});

test("numbers, sums, the year to date and the printed number of people tell who is who", async (t) => {
  const id = { text: "17", tokens: [] };
  t.equal(doubtOf([person("Ann Lee", [check(), check()], { employeeId: id })]), 0);
  t.equal(doubtOf([person("Ann Lee", [check(), check()], { sums: [check()] })]), 0);
  const masked = { maskedNumber: "***-**-1104" };
  t.equal(doubtOf([person("Ann Lee", [check(masked), check(masked)])]), 0);
  t.equal(doubtOf([person("Ann Lee", [check(), check()])], 1), 0);
  t.equal(doubtOf([person("Ann Lee", [check(), check()])], 2), 1);
});
