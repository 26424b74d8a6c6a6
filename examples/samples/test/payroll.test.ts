import fc from "fast-check";
import { test } from "tap";
import { NOT_CASH } from "../src/payroll/earnings.ts";
import { generatePayroll } from "../src/payroll/payroll.ts";
import { netOf, totalsOf } from "../src/payroll/totals.ts";
import { Random } from "../src/random.ts";

const traits = {
  severalChecks: true,
  splitDeposits: true,
  duplicateNames: true,
  rateStep: 50,
  listing: "any" as const,
  negatives: false,
};
const sum = (lines: { cents: number }[]): number => lines.reduce((total, line) => total + line.cents, 0);
const payrolls = fc
  .tuple(fc.nat(), fc.integer({ min: 1, max: 60 }), fc.boolean())
  .map(([seed, count, negatives]) => ({
    seed,
    count,
    payroll: generatePayroll(new Random(seed), count, { ...traits, negatives }),
  }));

test("every check adds up to the cent", async () => {
  fc.assert(
    fc.property(payrolls, ({ payroll }) =>
      payroll.employees
        .flatMap((employee) => employee.checks)
        .every((check) => {
          const inGross = check.earnings.filter((line) => line.kind !== "reimbursement");
          return (
            check.grossCents === sum(inGross) &&
            check.reimbursementCents === sum(check.earnings) - check.grossCents &&
            check.taxCents === sum(check.taxes) &&
            check.deductionCents === sum(check.deductions) &&
            check.netCents === netOf(check) &&
            check.netCents >= 0 &&
            (check.allocations.length === 0 || sum(check.allocations) === check.netCents)
          );
        }),
    ),
  );
});

test("every figure is a whole number of its unit, and rate times hours is the amount", async () => {
  fc.assert(
    fc.property(payrolls, ({ payroll }) =>
      payroll.employees
        .flatMap((employee) => employee.checks)
        .every(
          (check) =>
            [...check.earnings, ...check.taxes, ...check.deductions, ...check.memos].every((line) =>
              Number.isSafeInteger(line.cents),
            ) &&
            check.earnings.every(
              ({ hours, rate, cents }) =>
                rate === null ||
                (hours !== null &&
                  Number.isInteger(rate) &&
                  Number.isInteger(hours) &&
                  cents === Math.round((hours * rate) / 10_000)),
            ),
        ),
    ),
  );
});

test("the list is complete, the ids and check numbers are unique", async () => {
  fc.assert(
    fc.property(payrolls, ({ payroll, count }) => {
      const ids = new Set(payroll.employees.map(({ id }) => id));
      const numbers = payroll.employees.flatMap(({ checks }) => checks.map(({ number }) => number));
      return (
        payroll.employees.length === count && ids.size === count && new Set(numbers).size === numbers.length
      );
    }),
  );
});

test("one seed always makes the same payroll", async (t) => {
  fc.assert(
    fc.property(payrolls, ({ seed, count, payroll }) => {
      const first = generatePayroll(new Random(seed), count, traits);
      const again = generatePayroll(new Random(seed), count, traits);
      return JSON.stringify(first) === JSON.stringify(again) && payroll.employees.length === count;
    }),
  );
  const [one, other] = [1, 2].map((seed) => generatePayroll(new Random(seed), 5, traits));
  t.notSame(one, other);
});

test("among many payrolls everything that a register can hold turns up", async (t) => {
  const many = Array.from({ length: 60 }, (_, seed) => generatePayroll(new Random(seed), 40, traits));
  const employees = many.flatMap((payroll) => payroll.employees);
  const checks = employees.flatMap((employee) => employee.checks);
  const lines = checks.flatMap((check) => check.earnings);
  t.ok(employees.some(({ checks: { length } }) => length === 3));
  t.ok(employees.some(({ secondState }) => secondState !== null));
  t.ok(employees.some(({ city }) => city !== null && city.servicesCents > 0));
  t.ok(many.some(({ departments }) => departments.length === 0));
  t.ok(many.some(({ departments }) => departments.length === 1));
  t.ok(checks.some(({ grossCents }) => grossCents === 0));
  t.ok(checks.some(({ grossCents, netCents }) => grossCents > 0 && netCents === 0));
  t.ok(checks.some(({ deductions }) => deductions.some(({ cents }) => cents < 0)));
  t.ok(lines.some(({ kind, cents }) => kind === "retro" && cents < 0));
  for (const kind of NOT_CASH) t.ok(lines.some((line) => line.kind === kind));
  for (const payroll of many) {
    const { netCents, employees: count } = totalsOf(payroll.employees);
    t.ok(netCents > 0 && count === 40);
  }
});
