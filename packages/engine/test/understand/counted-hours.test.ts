import { test } from "tap";
import { buildLedger } from "../../src/canonicalise/build-ledger.ts";
import { withoutCountedHours } from "../../src/canonicalise/counted-hours.ts";
import { jointly, peopleOf, printedLines } from "./joint-reading.ts";

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

test("a line that is called hours is paid what its hours come to at their rate, where no heading says it", async (t) => {
  const [person] = peopleOf(
    jointly(`
    Lantern Foods LLC                    Earnings Statement

    Employee: Iris Novak

    Regular hours        40.00 h    25.00    1,000.00
    Overtime hours        2.00 h    37.50       75.00
    Gross pay                                1,075.00

    Federal income tax                         150.00
    Medicare                                    15.59
    Net pay                                    909.41
`),
  );
  t.match(printedLines(person!), ["earning Overtime hours 7500", "earning Regular hours 100000"]);
});

test("days of leave are no pay", async (t) => {
  const [person] = peopleOf(
    jointly(`
    Lantern Foods LLC                    Earnings Statement

    Employee: Iris Novak

    Earnings                 Hours        Amount
    Regular                  40.00      1,000.00
    Gross pay                           1,000.00

    Federal income tax                    150.00
    Medicare                               14.50
    Net pay                               835.50

    State leave:   5.50 days     Local leave:   2.00 days
`),
  );
  t.same(
    person!.items.filter(({ amount }) => amount !== null).map(({ label }) => label.text),
    ["Regular", "Federal income tax", "Medicare"],
  );
});
