import { test } from "tap";
import type { Employee } from "@paylift/canonical";
import { compare, decisionKey, signOff } from "../src/index.ts";
import { deduction, earning, output, tax } from "./support/outputs.ts";
import { payroll } from "./support/payroll.ts";
import { paid } from "./support/people.ts";

const others = payroll(4, (index) => String(1_041 + index));

/** The pay of two records in one. */
function together(id: string, name: string, [one, other]: readonly [Employee, Employee]): Employee {
  const sum = (of: (employee: Employee) => number | null): number =>
    Math.round(((of(one) ?? 0) + (of(other) ?? 0)) * 100) / 100;
  return {
    ...one,
    employee_id: id,
    name,
    gross_pay: sum(({ gross_pay }) => gross_pay),
    net_pay: sum(({ net_pay }) => net_pay),
    earnings: [earning({ amount: sum(({ earnings }) => earnings[0]?.amount ?? 0) })],
    deductions: [deduction({ amount: sum(({ deductions }) => deductions[0]?.amount ?? 0) })],
    taxes: [tax({ amount: sum(({ taxes }) => taxes[0]?.amount ?? 0) })],
  };
}

const main = paid("2001", "Ines Quillfeather", 1_800);
const second = paid("2999", "Ines Quillfeather", 640);

for (const [what, id] of [
  ["one of the two ids", "2001"],
  ["the other of them", "2999"],
  ["an id of its own", "4400"],
] as const)
  for (const reversed of [false, true])
    test(`two ids in the ${reversed ? "target" : "source"} and ${what} are one cause`, async (t) => {
      const [two, one] = [
        output([main, ...others, second]),
        output([...others, together(id, main.name, [main, second])]),
      ];
      const report = reversed ? compare(one, two) : compare(two, one);
      t.match(report.groups, [
        { title: /^People under several ids in the/, discrepancies: 1, severity: "high" },
      ]);
      t.equal(report.groups.length, 1);
      t.notOk(signOff(report, []).go);
      const decisions = report.groups.flatMap(({ id: group }) =>
        report.discrepancies
          .filter((one) => one.group === group && one.caused_by.length === 0)
          .map((one) => ({
            key: decisionKey(one),
            reason: "one contract now",
            by: "manager",
            at: "2026-08-20",
          })),
      );
      t.ok(signOff(report, decisions).go, "accepted with all that follows from it");
    });

test("taxes of the whole that are more than those of the parts follow from it too", async (t) => {
  const whole = together("2001", main.name, [main, second]);
  const progressive = { ...whole, taxes: [tax({ amount: 260 })], net_pay: (whole.net_pay ?? 0) - 72.12 };
  const report = compare(output([main, ...others, second]), output([...others, progressive]));
  t.match(report.groups, [{ title: /^People under several ids/ }]);
  t.equal(report.groups.length, 1);
});

test("the further record may have the name in another spelling", async (t) => {
  const whole = together("2001", main.name, [main, second]);
  const spelled = { ...second, name: "QUILLFEATHER, INES B" };
  const report = compare(output([main, ...others, spelled]), output([...others, whole]));
  t.match(report.groups, [{ title: /^People under several ids in the source/ }]);
  t.equal(report.groups.length, 1);
});

test("records of one name that do not add up stay two people", async (t) => {
  const report = compare(output([main, ...others, second]), output([...others, main]));
  t.match(report.discrepancies, [{ kind: "missing_employee", employee: { source_id: "2999" } }]);
  t.match(report.groups, [{ title: "Employees missing in the target" }]);
});

/** An employee with the years to date that a run of so many weeks has. */
const inWeek = (one: Employee, weeks: number): Employee => {
  const year = <T extends { amount: number }>(lines: T[]): (T & { ytd_amount: number })[] =>
    lines.map((line) => ({ ...line, ytd_amount: Math.round(line.amount * weeks * 100) / 100 }));
  return { ...one, earnings: year(one.earnings), deductions: year(one.deductions), taxes: year(one.taxes) };
};

for (const weeks of [2, 9, 31])
  for (const reversed of [false, true])
    test(`years to date that begin anew after ${weeks} runs are one cause`, async (t) => {
      const [old, anew] = [others.map((one) => inWeek(one, weeks)), others.map((one) => inWeek(one, 1))];
      const report = reversed ? compare(output(anew), output(old)) : compare(output(old), output(anew));
      const side = reversed ? "source" : "target";
      t.match(report.groups, [
        { title: `Years to date begin anew in the ${side}`, discrepancies: 12, effects: 0, employees: 4 },
      ]);
      t.equal(report.groups.length, 1);
      t.notOk(signOff(report, []).go);
      const zero = others.map((one) => inWeek(one, 0));
      t.equal(compare(output(old), output(zero)).groups.length, 1, "or with nothing");
    });

test("a year to date that is wrong beside them keeps its cause, as does one of somebody hired now", async (t) => {
  const old = others.map((one) => inWeek(one, 9));
  const [first, ...rest] = others.map((one) => inWeek(one, 1));
  const wrong = { ...(first as Employee), earnings: [earning({ amount: 1210.4, ytd_amount: 5 })] };
  const report = compare(output(old), output([{ ...wrong, deductions: old[0]?.deductions ?? [] }, ...rest]));
  t.ok(report.groups.length > 1);
  const hired = [inWeek(others[0] as Employee, 1), ...old.slice(1)];
  t.same(compare(output(hired), output(hired)).discrepancies, []);
});
