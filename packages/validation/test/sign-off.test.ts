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

test("what is low does not stop it", async (t) => {
  const report = compareTwo(paid(1000, 50), paid(1000, 50, { name: "Rosa Belwether" }));
  t.match(signOff(report, []), { go: true, reasons: [], open: { low: 1 } });
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

test("a decision knows a person by the id, wherever and however the next run prints them", async (t) => {
  const first = compareTwo(paid(1000, 50), paid(1000, 60));
  const decision = accept(first.discrepancies.find(({ kind }) => kind === "line_amount"));
  const next = (medical: number) => {
    const renamed = paid(1000, medical, { name: "Rosa Thornbury" });
    const dental = deduction({ type: "dental", amount: 5 });
    return output([
      employee({ employee_id: "0", name: "Bo Lind" }),
      { ...renamed, deductions: [dental, ...renamed.deductions] },
    ]);
  };
  t.ok(signOff(compare(next(50), next(60)), [decision]).go);
});

test("a decision about one item says nothing of another that differs by as much", async (t) => {
  const plans = (medical: number, dental: number) =>
    employee({
      deductions: [deduction({ amount: medical }), deduction({ type: "dental", amount: dental })],
    });
  const first = compareTwo(plans(50, 20), plans(60, 20));
  const decision = accept(first.discrepancies.find(({ kind }) => kind === "line_amount"));
  t.notOk(signOff(compareTwo(plans(50, 20), plans(50, 30)), [decision]).go);
});

test("somebody who could not be tested stops it too", async (t) => {
  const report = compare(
    output([employee({ name: "Jon Smith" })]),
    output([employee({ name: "John Smith", earnings: [earning({ amount: 5 })], deductions: [], taxes: [] })]),
  );
  t.match(signOff(report, []), { go: false, reasons: ["1 could not be tested"], could_not_test: 1 });
});

test("what follows from the causes of one person is not held up by those of another", async (t) => {
  const second = (type: "dental" | "vision", amount: number) =>
    employee({ employee_id: "1", name: "Ann Lo", deductions: [deduction(), deduction({ type, amount })] });
  const ann = employee({ employee_id: "1", name: "Ann Lo" });
  const bob = employee({ employee_id: "2", name: "Bob Jones" });
  // In another order the line that only Bob's target has stands at the path of the one that only Ann's source has.
  const report = compare(
    output([second("dental", 10), bob]),
    output([{ ...second("vision", 7), employee_id: "2", name: "Bob Jones" }, ann]),
  );
  const [missing, extra] = ["line_missing", "line_extra"].map((kind) =>
    report.discrepancies.find((one) => one.kind === kind),
  );
  t.equal(missing?.field_path, extra?.field_path);
  const of = (decisions: Decision[]) =>
    signOff(report, decisions).accepted_discrepancies.map(({ discrepancy, decision }) => [
      discrepancy.employee?.name,
      discrepancy.kind,
      decision.reason,
    ]);
  const forAnn = { ...accept(missing), reason: "no dental plan any more" };
  const forBob = { ...accept(extra), reason: "a vision plan now" };
  t.same(of([forAnn]), [
    ["Ann Lo", "line_missing", forAnn.reason],
    ["Ann Lo", "net_pay", forAnn.reason],
  ]);
  t.same(of([forAnn, forBob]).slice(2), [
    ["Ann Lo", "net_pay", forAnn.reason],
    ["Bob Jones", "net_pay", forBob.reason],
  ]);
});

test("the money of a changed rate is at risk until somebody accepts it", async (t) => {
  const run = (rate: number) =>
    output(
      ["Ann Lo", "Bob Jones"].map((name, index) =>
        employee({ name, earnings: [earning({ hours: 80 + index, rate, amount: (80 + index) * rate })] }),
      ),
    );
  const report = compare(run(20), run(21));
  t.equal(signOff(report, []).money_at_risk, 161);
  const rate = report.discrepancies.find(({ kind }) => kind === "rate");
  t.equal(signOff(report, [accept(rate)]).money_at_risk, 81);
});

test("a report of before each difference had its money says what is at risk as well", async (t) => {
  const report = compareTwo(paid(1000, 50), paid(1000, 60));
  for (const discrepancy of report.discrepancies) delete discrepancy.money_at_risk;
  t.equal(signOff(report, []).money_at_risk, 10);
});

test("with nobody to compare nothing may go", async (t) => {
  t.match(signOff(compare(output([]), output([])), []), {
    go: false,
    reasons: ["there is nobody to compare"],
  });
});
