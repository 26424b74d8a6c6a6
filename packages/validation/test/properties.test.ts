import fc from "fast-check";
import { test } from "tap";
import type { CanonicalOutput, Employee } from "@paylift/canonical";
import { generateMigration, type Migration } from "@paylift/benchmark-diff";
import { compare, isOfValue, type ValidationReport } from "../src/index.ts";
import { deduction, earning, employee, output, tax } from "./support/outputs.ts";

const seeds = fc.integer({ min: 0, max: 1_000_000 });
const migrations = fc
  .record({ seed: seeds, employees: fc.integer({ min: 1, max: 40 }) })
  .map((request): Migration => generateMigration({ ...request, missing: 0.1, extra: 0.1, changed: 0.5 }));

const cents = fc.integer({ min: 0, max: 30 }).map((units) => units / 4);
/** Few names, types and amounts, so that everything coincides that can. */
const people: fc.Arbitrary<Employee> = fc
  .record({
    id: fc.constantFrom("", "1", "2", "3"),
    name: fc.constantFrom("Ana Ruiz", "Ana M Ruiz", "Ann Ruiz", "Bo Lind", "Bo Ruiz"),
    earnings: fc.array(
      fc.record({ type: fc.constantFrom("regular" as const, "holiday" as const), amount: cents }),
      { maxLength: 3 },
    ),
    deductions: fc.array(
      fc.record({
        type: fc.constantFrom("medical" as const, "dental" as const, "life" as const),
        amount: cents,
      }),
      { maxLength: 4 },
    ),
    taxes: fc.array(
      fc.record({
        jurisdiction: fc.constantFrom("US-CA", "US-NY", null),
        amount: cents,
        taxable_wages: fc.option(cents),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ id, name, earnings, deductions, taxes }) =>
    employee({
      employee_id: id,
      name,
      earnings: earnings.map(earning),
      deductions: deductions.map(deduction),
      taxes: taxes.map((fields) => tax({ type: "state_income", ...fields })),
    }),
  );
const outputs: fc.Arbitrary<CanonicalOutput> = fc.array(people, { maxLength: 6 }).map((list) => output(list));
const sides = fc.oneof(
  migrations.map(({ source, target }): [CanonicalOutput, CanonicalOutput] => [source, target]),
  fc.tuple(outputs, outputs),
);
const RUNS = { numRuns: 150 };

/** What a report says, whoever stands where in the documents. */
function content({ discrepancies, employees, groups }: ValidationReport): string[] {
  return [
    ...discrepancies.map(({ kind, severity, source_value, target_value, difference, employee }) =>
      JSON.stringify([kind, severity, source_value, target_value, difference, employee]),
    ),
    ...employees.map(({ verdict, employee, match, severity }) =>
      JSON.stringify([verdict, employee, match, severity]),
    ),
    ...groups.map(({ title, money_at_risk, employees }) => JSON.stringify([title, money_at_risk, employees])),
  ].sort();
}

test("every compared value is matched or a discrepancy", async (t) => {
  fc.assert(
    fc.property(sides, ([source, target]) => {
      const { total_fields, matched_fields, discrepancies } = compare(source, target);
      return matched_fields + discrepancies.filter(isOfValue).length === total_fields;
    }),
    RUNS,
  );
  t.pass();
});

test("a payroll is equal to itself", async (t) => {
  fc.assert(
    fc.property(sides, ([same]) => {
      const { discrepancies, groups, total_fields, matched_fields } = compare(same, structuredClone(same));
      return discrepancies.length === 0 && groups.length === 0 && total_fields === matched_fields;
    }),
    RUNS,
  );
  t.pass();
});

test("neither the order of employees nor that of lines matters", async (t) => {
  const shuffled = (one: CanonicalOutput): CanonicalOutput => ({
    ...one,
    employees: one.employees.toReversed().map((employee) => ({
      ...employee,
      earnings: employee.earnings.toReversed(),
      deductions: employee.deductions.toReversed(),
      taxes: employee.taxes.toReversed(),
    })),
  });
  fc.assert(
    fc.property(sides, ([source, target]) => {
      t.same(content(compare(shuffled(source), target)), content(compare(source, target)));
      t.same(content(compare(source, shuffled(target))), content(compare(source, target)));
    }),
    RUNS,
  );
});

test("taxable wages that are not printed and printed as nothing are two, in either order", async (t) => {
  const payroll = (wages: readonly (number | null)[]): CanonicalOutput =>
    output([
      employee({
        employee_id: "3",
        name: "Ana Ruiz",
        taxes: wages.map((taxable_wages) => tax({ type: "state_income", amount: 3.5, taxable_wages })),
      }),
    ]);
  const source = payroll([4.25, null]);
  t.same(content(compare(source, payroll([null, 0]))), content(compare(source, payroll([0, null]))));
});

const MIRRORED: Record<string, string> = {
  missing_employee: "extra_employee",
  extra_employee: "missing_employee",
  line_missing: "line_extra",
  line_extra: "line_missing",
};

test("with the sides changed the report is mirrored", async (t) => {
  const facts = ({ discrepancies }: ValidationReport, mirror: boolean): string[] =>
    discrepancies
      .map(({ kind, severity, source_value, target_value, difference, evidence }) =>
        JSON.stringify(
          mirror
            ? [
                MIRRORED[kind] ?? kind,
                severity,
                target_value,
                source_value,
                negated(difference),
                evidence.target,
                evidence.source,
              ]
            : [kind, severity, source_value, target_value, difference, evidence.source, evidence.target],
        ),
      )
      .sort();
  fc.assert(
    fc.property(sides, ([source, target]) => {
      const [there, back] = [compare(source, target), compare(target, source)];
      t.same(facts(back, true), facts(there, false));
      t.same([back.total_fields, back.matched_fields], [there.total_fields, there.matched_fields]);
    }),
    RUNS,
  );
});

function negated(difference: string | null): string | null {
  if (difference === null || Number(difference) === 0) return difference;
  return difference.startsWith("-") ? difference.slice(1) : `-${difference}`;
}

test("every path and every cause of a report is there, and every group has its cause", async (t) => {
  fc.assert(
    fc.property(sides, ([source, target]) => {
      const { discrepancies, groups } = compare(source, target);
      const paths = new Set(discrepancies.map(({ field_path }) => field_path));
      const ids = new Set(groups.map(({ id }) => id));
      return (
        discrepancies.every(
          ({ caused_by, group }) => ids.has(group) && caused_by.every((path) => paths.has(path)),
        ) &&
        groups.reduce((sum, group) => sum + group.discrepancies + group.effects, 0) === discrepancies.length
      );
    }),
    RUNS,
  );
  t.pass();
});
