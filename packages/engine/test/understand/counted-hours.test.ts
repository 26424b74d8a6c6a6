import { test } from "tap";
import { buildLedger } from "../../src/canonicalise/build-ledger.ts";
import { withoutCountedHours } from "../../src/canonicalise/counted-hours.ts";
import { jointly } from "./joint-reading.ts";

test("hours that no amount stands for are no line, and those of a paid line stay with it", async (t) => {
  const { reading } = jointly(`
Payroll Register

ID    Employee           Leave Hours   Regular Hours   Regular     Bonus   Gross Pay    Federal      Net Pay
101   Abernathy, Ann            8.00           80.00  1,400.00    100.00    1,500.00     167.00     1,333.00
102   Byron, Ada                4.00           72.00  1,950.00     50.00    2,000.00     212.00     1,788.00
103   Curie, Marie              2.50           80.00  1,700.00    100.00    1,800.00     184.00     1,616.00
`);
  const { employees } = withoutCountedHours(buildLedger(reading));
  for (const { lines, name } of employees) {
    const earnings = lines.flatMap((line) => (line.list === "earnings" ? [line] : []));
    t.same(
      earnings.map(({ type }) => type),
      ["regular", "bonus"],
      name.text,
    );
    t.ok(earnings[0]!.hours !== null);
  }
});
