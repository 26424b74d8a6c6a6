import { test } from "tap";
import { compare, decisionKey, signOff, type Decision, type Discrepancy } from "../src/index.ts";
import { compareTwo } from "./support/findings.ts";
import { deduction, earning, employee, output, tax } from "./support/outputs.ts";

const accept = (discrepancy: Discrepancy | undefined): Decision => ({
  key: discrepancy === undefined ? "" : decisionKey(discrepancy),
  reason: "the premium rose on the first of August",
  by: "payroll manager",
  at: "2026-08-20T09:00:00Z",
});
const paid = (gross: number, medical: number, more = {}) =>
  employee({
    employee_id: "1",
    earnings: [earning({ amount: gross })],
    deductions: [deduction({ amount: medical })],
    ...more,
  });

test("an equal pair may go, an open difference stops it", async (t) => {
  t.match(signOff(compareTwo(employee(), employee()), []), { go: true, reasons: [], money_at_risk: 0 });
  const open = signOff(compareTwo(paid(1000, 50), paid(1000, 60)), []);
  t.match(open, {
    go: false,
    reasons: ["2 high open"],
    open: { high: 2, medium: 0, low: 0 },
    money_at_risk: 10,
  });
});

test("with a cause what follows from it is accepted", async (t) => {
  const report = compareTwo(paid(1000, 50), paid(1000, 60));
  const decision = accept(report.discrepancies.find(({ kind }) => kind === "line_amount"));
  const result = signOff(report, [decision]);
  t.match(result, { go: true, accepted: 2, money_at_risk: 0, unused_decisions: [] });
  t.same(
    result.accepted_discrepancies.map(({ decision: by }) => by.by),
    ["payroll manager", "payroll manager"],
  );
});

test("an effect with another cause stays open", async (t) => {
  const report = compareTwo(paid(1000, 50), paid(1000, 60, { taxes: [tax({ amount: 130 })] }));
  const decision = accept(report.discrepancies.find(({ item }) => item === "medical deduction"));
  t.match(signOff(report, [decision]), { go: false, accepted: 1, open: { high: 2 }, money_at_risk: 30 });
});

test("a decision rolls forward to the next run, unless the difference grows", async (t) => {
  const first = compareTwo(paid(1000, 50), paid(1000, 60));
  const decision = accept(first.discrepancies.find(({ kind }) => kind === "line_amount"));
  t.ok(
    signOff(compareTwo(paid(1400, 55), paid(1400, 65)), [decision]).go,
    "other amounts, the same difference",
  );
  const grown = signOff(compareTwo(paid(1400, 55), paid(1400, 66)), [decision]);
  t.match(grown, { go: false, accepted: 0, unused_decisions: [{ by: "payroll manager" }] });
});

test("somebody who could not be tested stops it too", async (t) => {
  const report = compare(
    output([employee({ name: "Jon Smith" })]),
    output([employee({ name: "John Smith", earnings: [earning({ amount: 5 })], deductions: [], taxes: [] })]),
  );
  t.match(signOff(report, []), { go: false, reasons: ["1 could not be tested"], could_not_test: 1 });
});
