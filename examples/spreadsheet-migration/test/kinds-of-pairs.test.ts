import { test } from "tap";
import { createEngine } from "@paylift/engine";
import { generateMigrationSample, type Sample } from "@paylift/samples";
import { withSpreadsheets } from "@paylift/tabular";
import { compare, type ValidationReport } from "@paylift/validation";
import { workbook, type Cell } from "@paylift/validation/workbook";
import { exportOf } from "../src/export.ts";

type Truth = Sample["truth"];
type Person = Truth["employees"][number];

const LISTS = { earnings: "Earnings", taxes: "Taxes", deductions: "Deductions" } as const;

/** The payroll run as a sheet with a row a person and a column a pay item. */
function sheetOfPeople({ employees }: Truth): Uint8Array {
  const items = (Object.keys(LISTS) as (keyof typeof LISTS)[]).flatMap((list) =>
    [...new Set(employees.flatMap((person) => person[list].map(({ description }) => description)))].map(
      (description) => ({ list, description }),
    ),
  );
  const cents = (amounts: readonly number[]): number =>
    amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
  const sumOf = (person: Person, { list, description }: (typeof items)[number]): Cell => {
    const own = person[list].filter((line) => line.description === description);
    return own.length === 0 ? "" : { amount: cents(own.map(({ amount }) => amount)) / 100 };
  };
  return workbook([
    {
      name: "Register",
      columns: ["Employee", ...items.map(({ description }) => description), "Gross Pay", "Net Pay"],
      rows: employees.map((person) => [
        person.name,
        ...items.map((item) => sumOf(person, item)),
        { amount: person.gross_pay },
        { amount: person.net_pay },
      ]),
    },
  ]);
}

/**
 * What somebody has to decide about. A low cause may be how a document is laid out: totals that only a register prints, or two lines of
 * one name that stand in one column.
 */
function causesOf({ groups }: ValidationReport): object[] {
  return groups
    .filter(({ severity }) => severity !== "low")
    .map(({ severity, title, employees, money_at_risk, difference }) => ({
      severity,
      title,
      employees,
      money_at_risk,
      difference,
    }));
}

test("PDF or spreadsheet, on either side: the causes are the same", async (t) => {
  const engine = withSpreadsheets(await createEngine({ threads: 1 }));
  t.teardown(() => engine.close());
  for (const [shape, sheetOf, layouts] of [
    ["a row a pay item", exportOf, { source: "paychex-journal", target: "gusto-journal" }],
    ["a row a person", sheetOfPeople, { source: "adp-register-descriptions", target: "paychex-journal" }],
  ] as const) {
    const { source, target, differences } = await generateMigrationSample({
      ...layouts,
      seed: 1,
      employees: 16,
    });
    const read = async ({ pdf, truth }: Sample) => ({
      PDF: await engine.extract(pdf),
      XLSX: await engine.extract(sheetOf(truth)),
    });
    const sides = { source: await read(source), target: await read(target) };
    const expected = causesOf(compare(sides.source.PDF, sides.target.PDF));
    t.equal(expected.length, differences.length, "one cause for each thing that was changed");
    for (const [one, from] of Object.entries(sides.source))
      for (const [other, to] of Object.entries(sides.target))
        t.same(causesOf(compare(from, to)), expected, `${one} against ${other}, with ${shape}`);
  }
});
