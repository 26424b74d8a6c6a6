import { test } from "tap";
import { extractBytes } from "./support/extract-bytes.ts";
import type { Pay } from "./support/statements/payroll.ts";
import { statementsOf } from "./support/statements/document.ts";
import { expectedOf } from "./support/statements/expected.ts";
import { foundIn } from "./support/statements/found.ts";
import { PEOPLESOFT_STATEMENT } from "./support/statements/layouts/peoplesoft.ts";
import { WORKDAY_STATEMENT } from "./support/statements/layouts/workday.ts";
import { STATEMENT_LAYOUTS } from "./support/statements/layouts/index.ts";

const SEEDS = Array.from({ length: Number(process.env["STATEMENT_SEEDS"] ?? 6) }, (_, i) => i + 1);

/** A figure of the first employee that is printed wrong; what it is part of stays right. */
const MISPRINTS: readonly ((pay: Pay) => void)[] = [
  (pay) => (pay.earnings[0]!.amount += 1000),
  (pay) => (pay.taxes[1]!.amount -= 10),
  (pay) => (pay.gross.amount += 100_000),
  (pay) => (pay.net.amount += 9),
];

for (const layout of STATEMENT_LAYOUTS) {
  test(`${layout.name}: every figure is read and proved`, async (t) => {
    for (const seed of SEEDS) {
      const { bytes, payroll } = await statementsOf(layout, seed);
      const {
        canonical_output: output,
        unclaimed,
        checks,
        confidence_score: confidence,
      } = await extractBytes(bytes);
      t.equal(`${output.provider}/${output.format_variant}`, layout.variant, `seed ${seed}: the variant`);
      t.same(foundIn(output, layout), expectedOf(payroll, layout), `seed ${seed}: what is read`);
      t.same(
        unclaimed.map(({ text }) => text),
        [],
        `seed ${seed}: no figure is left`,
      );
      t.same(
        checks.flatMap(({ passed, id }) => (passed === false ? [id] : [])),
        [],
        `seed ${seed}: every sum holds`,
      );
      t.ok(confidence >= 0.95, `seed ${seed}: proved, ${confidence}`);
    }
  });

  test(`${layout.name}: a misprint is read as printed, and told`, async (t) => {
    for (const seed of SEEDS) {
      const misprint = await statementsOf(layout, seed, ({ pays }) =>
        MISPRINTS[seed % MISPRINTS.length]!(pays[0]!),
      );
      const {
        canonical_output: output,
        checks,
        confidence_score: confidence,
      } = await extractBytes(misprint.bytes);
      t.same(foundIn(output, layout), expectedOf(misprint.payroll, layout), `seed ${seed}: as printed`);
      t.ok(
        checks.some(({ passed }) => passed === false),
        `seed ${seed}: a check fails`,
      );
      t.ok(confidence < 0.95, `seed ${seed}: not proved, ${confidence}`);
    }
  });
}

test("Workday: the number of a payslip without deposits is a check's", async (t) => {
  const methodsOf = async (deposited: boolean): Promise<(string | null)[]> => {
    const { bytes } = await statementsOf(WORKDAY_STATEMENT, 1, ({ pays: [pay] }) => {
      pay!.deposits = deposited ? [pay!.net.amount] : [];
    });
    const { canonical_output: output } = await extractBytes(bytes);
    return output.employees[0]!.payments.map(({ method }) => method);
  };
  t.same(await methodsOf(false), ["check"]);
  t.same(await methodsOf(true), ["direct_deposit"]);
});

test("PeopleSoft: a department's number is no part of its name", async (t) => {
  const { bytes } = await statementsOf(
    PEOPLESOFT_STATEMENT,
    1,
    ({ pays }) => (pays[0]!.department = "100-Kitchen"),
  );
  const { canonical_output: output } = await extractBytes(bytes);
  t.equal(output.employees[0]?.department, "Kitchen");
});
