import { test } from "tap";
import { generateMigrationSample } from "../src/migration.ts";
import type { Truth } from "../src/truth/canonical.ts";

const REQUEST = { source: "paychex-journal", target: "gusto-journal", seed: 4, employees: 12 };
const cents = (amount: number): number => Math.round(amount * 100);
const netOf = ({ employees }: Truth): Map<string, number> =>
  new Map(employees.map(({ name, net_pay }) => [name, cents(net_pay)]));

test("both sides are one payroll run but for the differences that are told", async (t) => {
  const { source, target, differences } = await generateMigrationSample(REQUEST);
  const [old, next] = [netOf(source.truth), netOf(target.truth)];
  t.equal(old.size, 12);
  t.equal(next.size, 12);
  const expected = new Map(
    differences.flatMap(({ employees, cents }) => employees.map((name) => [name, cents])),
  );
  for (const name of new Set([...old.keys(), ...next.keys()]))
    t.equal((next.get(name) ?? 0) - (old.get(name) ?? 0), expected.get(name) ?? 0, name);
  t.same(
    differences.map(({ kind }) => kind),
    ["missing_employee", "extra_employee", "premium", "tax_off_by_cents"],
  );
  for (const { pdf } of [source, target]) t.match(Buffer.from(pdf.slice(0, 5)).toString(), "%PDF-");
});

test("the same request draws the same documents", async (t) => {
  const [one, other] = [await generateMigrationSample(REQUEST), await generateMigrationSample(REQUEST)];
  t.ok(Buffer.compare(one.target.pdf, other.target.pdf) === 0);
});

test("what cannot be drawn is refused", async (t) => {
  await t.rejects(generateMigrationSample({ ...REQUEST, employees: 2 }), RangeError);
  await t.rejects(generateMigrationSample({ ...REQUEST, target: "none" }));
});
