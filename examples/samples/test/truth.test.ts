import { test } from "tap";
import { DEGRADATIONS } from "../src/degradations.ts";
import { LAYOUTS } from "../src/layouts/index.ts";
import { money } from "../src/numbers.ts";
import { composeSample } from "../src/sample.ts";
import type { Truth, TruthEmployee } from "../src/truth/canonical.ts";

const cents = (amount: number): number => Math.round(amount * 100);
const sum = (lines: { amount: number }[]): number =>
  lines.reduce((total, line) => total + cents(line.amount), 0);

const gross = ({ earnings }: TruthEmployee): number =>
  sum(earnings.filter(({ type }) => type !== "reimbursement"));

const net = ({ earnings, taxes, deductions }: TruthEmployee): number =>
  sum(earnings.filter(({ role }) => role === "cash")) -
  sum(taxes) -
  sum(deductions.filter(({ role }) => role === "cash"));

const addsUp = (employee: TruthEmployee): boolean =>
  gross(employee) === cents(employee.gross_pay) &&
  net(employee) === cents(employee.net_pay) &&
  sum(employee.payments) === cents(employee.net_pay);

const total = (truth: Truth, pick: (employee: TruthEmployee) => number): number =>
  truth.employees.reduce((added, employee) => added + pick(employee), 0);

const totalsAddUp = (truth: Truth): boolean =>
  cents(truth.totals.gross_pay) === total(truth, gross) &&
  cents(truth.totals.net_pay) === total(truth, net) &&
  cents(truth.totals.total_taxes) === total(truth, ({ taxes }) => sum(taxes)) &&
  cents(truth.totals.total_deductions) ===
    total(truth, ({ deductions }) => sum(deductions.filter(({ role }) => role === "cash")));

for (const { name: layout } of LAYOUTS) {
  test(`${layout}: every truth adds up`, async (t) => {
    for (let seed = 0; seed < 40; seed++) {
      const { truth } = composeSample({ layout, seed, employees: 1 + (seed % 25) });
      const wrong = truth.employees.filter((employee) => !addsUp(employee)).map(({ name }) => name);
      t.strictSame(wrong, [], `seed ${seed}`);
      t.ok(totalsAddUp(truth), `totals of seed ${seed}`);
    }
  });

  test(`${layout}: a misprint is the only thing that does not add up`, async (t) => {
    for (let seed = 0; seed < 40; seed++) {
      const { truth } = composeSample({ layout, seed, employees: 8, degrade: "inconsistent" });
      const [slip, ...more] = truth._inconsistencies;
      t.ok(slip);
      t.strictSame(more, []);
      if (!slip) continue;
      t.equal(cents(slip.printed), cents(slip.adds_up_to) + cents(slip.off_by));
      t.not(slip.off_by, 0);
      const wrong = truth.employees.filter((employee) => !addsUp(employee));
      if (slip.kind === "total_misprint") {
        t.strictSame(wrong, []);
        t.notOk(totalsAddUp(truth));
      } else {
        t.strictSame(
          wrong.map(({ name }) => name),
          [slip.employee],
        );
      }
    }
  });

  test(`${layout}: what the truth says stands on the pages`, async (t) => {
    for (const { name: degrade } of DEGRADATIONS) {
      for (let seed = 0; seed < 6; seed++) {
        const { sheet, truth, degraded } = composeSample({ layout, seed, employees: 12, degrade });
        const drawn = sheet.pages
          .flatMap((page) => page.marks.map((mark) => (mark.kind === "text" ? mark.text : "")))
          .join("\n");
        const { totals } = truth;
        // Figures of several checks are added up in the truth and stand apart on the page.
        const single = truth.employees.filter(({ payments }) => payments.length === 1);
        const figures = single.flatMap((employee) => [
          employee.gross_pay,
          employee.net_pay,
          ...employee.taxes.map(({ amount }) => amount),
          ...employee.deductions.map(({ amount }) => amount),
          ...employee.employer_contributions.map(({ amount }) => amount),
          ...employee.payments.map(({ amount }) => amount),
        ]);
        const texts = figures.map((figure) => money(cents(figure), degraded.money));
        const missing = texts.filter((text) => !drawn.includes(text));
        t.strictSame(missing, [], `${degrade}, seed ${seed}`);
        const pointed = { ...degraded.money, separators: "point" as const };
        for (const figure of [totals.gross_pay, totals.net_pay, totals.total_taxes, totals.total_deductions])
          t.ok(drawn.includes(money(cents(figure), pointed)), `${degrade}, seed ${seed}: total ${figure}`);
      }
    }
  });

  test(`${layout}: no text runs into another`, async (t) => {
    for (let seed = 0; seed < 30; seed++) {
      const degrade = seed % 2 === 0 ? "clean" : "dollars+parentheses";
      const { sheet } = composeSample({ layout, seed, employees: seed === 0 ? 300 : 30, degrade });
      const clashes = sheet.pages.flatMap((page) => {
        const texts = page.marks.flatMap((mark) => (mark.kind === "text" ? [mark] : []));
        const byPlace = texts.sort((one, other) => one.y - other.y || one.x - other.x);
        return byPlace.flatMap((one, index) => {
          const next = byPlace[index + 1];
          const right = one.x + sheet.width(one.text, one.size / sheet.typeface.scale, one.bold);
          return next && next.y - one.y < 2 && next.x < right + 0.5 && next.x >= one.x
            ? [[one.text, next.text]]
            : [];
        });
      });
      t.strictSame(clashes, [], `seed ${seed}`);
    }
  });

  test(`${layout}: nothing is drawn off the page`, async (t) => {
    for (let seed = 0; seed < 20; seed++) {
      const { sheet } = composeSample({ layout, seed, employees: 30 });
      const marks = sheet.pages.flatMap((page) => page.marks);
      const texts = marks.flatMap((mark) => (mark.kind === "text" ? [mark] : []));
      const off = texts.filter(({ x, y, text, size, bold }) => {
        const right = x + sheet.width(text, size / sheet.typeface.scale, bold);
        return x < 10 || right > 782 || y < 15 || y > 600;
      });
      t.strictSame(off, [], `seed ${seed}`);
    }
  });
}

test("requests that cannot be met are refused with what there is", async (t) => {
  const request = { layout: "gusto-journal", seed: 1, employees: 5 };
  t.throws(() => composeSample({ ...request, layout: "adp" }), /There are: adp-register-descriptions/);
  t.throws(() => composeSample({ ...request, degrade: "burnt" }), /There are: clean, letters/);
  t.throws(() => composeSample({ ...request, employees: 0 }), /1 to 20000 employees/);
  t.throws(() => composeSample({ ...request, employees: 20_001 }), /1 to 20000 employees/);
  t.throws(() => composeSample({ ...request, seed: -1 }), /whole number/);
});
