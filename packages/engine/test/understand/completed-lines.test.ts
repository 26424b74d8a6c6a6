import { parseQuantity } from "@paylift/canonical";
import { test } from "tap";
import { buildLedger } from "../../src/canonicalise/build-ledger.ts";
import { isTax, linesOf, type Ledger, type LedgerLine } from "../../src/canonicalise/ledger.ts";
import type { RecordReading } from "../../src/interpret/reading.ts";
import { withDepartmentsOf } from "../../src/judge/completed.ts";
import { withLinesTold } from "../../src/judge/completed-lines.ts";
import { HEADS, jointly, NORTH } from "./joint-reading.ts";

const { reading } = jointly(["Payroll Register", "", HEADS, ...NORTH].join("\n"));

/** Two readings of one page, which have their numbers from the same places. */
function twoReadings(): [Ledger, Ledger] {
  const copy = (): RecordReading[] => reading.records.map((record) => ({ ...record }));
  return [buildLedger({ ...reading, records: copy() }), buildLedger({ ...reading, records: copy() })];
}

/** The line of everybody with this name, called otherwise. */
function call(ledger: Ledger, description: string, name: Partial<LedgerLine>): void {
  for (const { lines } of ledger.employees)
    for (const line of lines) if (line.description === description) Object.assign(line, name);
}

function labels(ledger: Ledger): string[] {
  return ledger.employees[0]!.lines.map(({ code, description }) => `${code ?? "-"} ${description}`);
}

test("a code that another reading parts from a name is parted, with what code and name say", (t) => {
  for (const whole of ["FIT Federal", "FIT"]) {
    const [one, other] = twoReadings();
    call(one, "Federal", { code: whole === "FIT" ? null : whole, description: whole, type: "other" });
    call(other, "Federal", { code: "FIT" });
    const told = withLinesTold(one, other);
    t.same(labels(told), ["- Regular", "- Bonus", "FIT Federal", "- Medicare"], whole);
    t.equal(told.employees[0]!.lines.find(isTax)!.type, "federal_income");
  }
  const [one, other] = twoReadings();
  call(one, "Federal", { code: "F1", description: "Federal" });
  call(other, "Federal", { code: "F2", description: "Tax" });
  t.equal(withLinesTold(one, other), one, "another code is no part of the name");
  t.end();
});

test("a name is taken in full, and not with what its number counts", (t) => {
  const [one, other] = twoReadings();
  call(other, "Regular", { description: "Regular Pay" });
  call(other, "Bonus", { description: "Bonus Amount" });
  t.same(labels(withLinesTold(one, other)), ["- Regular Pay", "- Bonus", "- Federal", "- Medicare"]);
  t.end();
});

test("hours are taken where there are none, and rates where they prove the amount", (t) => {
  const rates = { "16.00": null, "17.50": "17.50" };
  for (const [rate, expected] of Object.entries(rates)) {
    const [one, other] = twoReadings();
    call(other, "Regular", { hours: parseQuantity("80.00"), rate: parseQuantity(rate) });
    const [regular] = linesOf(withLinesTold(one, other).employees[0]!, "earnings");
    t.same(regular!.hours, parseQuantity("80.00"));
    t.same(regular!.rate, expected === null ? null : parseQuantity(expected));
  }
  t.end();
});

test("a department is taken with its number, and where the other reading says another thing of everybody", (t) => {
  const inDepartments = (...departments: (string | null)[]): Ledger => {
    const [ledger] = twoReadings();
    ledger.employees.forEach((person, i) => {
      const text = departments[i] ?? null;
      person.department = text === null ? null : { text, tokens: [] };
    });
    return ledger;
  };
  const told = (one: Ledger, other: Ledger): unknown =>
    withDepartmentsOf(one, other).employees.map(({ department }) => department?.text ?? null);
  t.same(told(inDepartments("110", "120"), inDepartments("110 - Front Desk", "120 - Lab")), [
    "110 - Front Desk",
    "120 - Lab",
  ]);
  t.same(told(inDepartments("40 Mill St", "40 Mill St"), inDepartments("Lab", "Kitchen")), [
    "Lab",
    "Kitchen",
  ]);
  t.same(told(inDepartments("Lab", "Kitchen"), inDepartments("Lab", "Office")), ["Lab", "Kitchen"]);
  t.end();
});
