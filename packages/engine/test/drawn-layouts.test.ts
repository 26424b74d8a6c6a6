import { test } from "tap";
import { extract, readsAs, type Prints } from "./drawn/expected.ts";
import { adpRegister } from "./drawn/adp-register.ts";
import { employerCodeRegister } from "./drawn/employer-code-register.ts";
import { paychexJournal } from "./drawn/paychex-journal.ts";
import { paycomRegister } from "./drawn/paycom-register.ts";
import { paylocityTables } from "./drawn/paylocity-tables.ts";
import { paylocityWithYtd } from "./drawn/paylocity-with-ytd.ts";
import { pr5Register } from "./drawn/pr5-register.ts";
import { payrollRun, type PayrollRun } from "./drawn/payroll-run.ts";

interface Layout {
  draw: (run: PayrollRun) => Promise<Buffer>;
  variant: string;
  prints: Prints;
}

/** Layouts as they are known or publicly described, on pages that break anywhere. */
const LAYOUTS: Readonly<Record<string, Layout>> = {
  "Paylocity register with YTD": {
    draw: paylocityWithYtd,
    variant: "paylocity/payroll-register-ytd-v1",
    prints: { year: true },
  },
  "Paylocity register of tables below each other": {
    draw: paylocityTables,
    variant: "paylocity/payroll-register-v1",
    prints: { memos: true, employerTaxes: true },
  },
  "Paycom register of five columns": {
    draw: paycomRegister,
    variant: "paycom/payroll-register-v1",
    prints: {},
  },
  "register with an employer code": {
    draw: employerCodeRegister,
    variant: "generic/payroll-register-report-v1",
    prints: { year: true, employerTaxes: true },
  },
  "ADP register with overtime hours apart": {
    draw: adpRegister,
    variant: "adp/payroll-register-v4",
    prints: { memos: true },
  },
  "register of current and year-to-date pays": {
    draw: pr5Register,
    variant: "generic/payroll-register-pr5-v1",
    prints: { year: true, memos: true },
  },
  "Paychex journal with amounts that touch labels": {
    draw: paychexJournal,
    variant: "paychex/payroll-journal-v1",
    prints: {},
  },
};

for (const [name, { draw, variant, prints }] of Object.entries(LAYOUTS)) {
  test(`${name}: what was drawn is read and proved`, async (t) => {
    for (const [seed, count] of [
      [1, 1],
      [2, 7],
      [3, 40],
    ] as const) {
      const run = payrollRun(seed, count);
      const result = await extract(await draw(run));
      const { provider, format_variant } = result.canonical_output;
      t.equal(`${provider}/${format_variant}`, variant);
      readsAs(t, result, run, prints);
    }
  });
}

test("a department is told by the word for one as well as by its number", async (t) => {
  const run = payrollRun(2, 7);
  const departments = async (title: Parameters<typeof paylocityWithYtd>[1]): Promise<(string | null)[]> => {
    const { canonical_output } = await extract(await paylocityWithYtd(run, title));
    return canonical_output.employees.map(({ department }) => department);
  };
  const names = run.employees.map(({ department }) => department.name);
  t.same(new Set(await departments(undefined)), new Set(names));
  t.same(new Set(await departments(({ name }) => `Department: ${name}`)), new Set(names));
  t.same(
    await departments(({ name }) => `Crew ${name}`),
    names.map(() => null),
  );
});
