import { test } from "tap";
import { compare } from "@paylift/validation";
import type { ExtractionResult } from "@paylift/engine";
import { resultCsv, resultXlsx } from "../src/index.ts";
import { readSpreadsheet, readWorkbook } from "../src/read.ts";
import { DESIGNS } from "./drawn/designs/index.ts";
import { drawOds } from "./drawn/draw-ods.ts";
import { drawnSheets } from "./drawn/drawn-sheets.ts";
import { payrollOf, type Payroll } from "./drawn/payroll.ts";

/** Designs that print gross and net pay, hours and no employer's items: what they say of a payroll is the same. */
const ALIKE = ["wide", "wide-groups", "wide-comma-csv", "long-subtotals", "sheets-by-list", "wide-tsv"];

function read(name: string, payroll: Payroll): ExtractionResult {
  return readSpreadsheet(DESIGNS.find((design) => design.name === name)!.draw(payroll)).result;
}

for (const { name } of DESIGNS) {
  test(`${name}: an exported result is read again as it was`, async (t) => {
    const result = read(name, payrollOf(17, 14));
    const { employees, company, pay_period, pay_date } = result.canonical_output;
    for (const [kind, bytes] of [
      ["workbook", resultXlsx(result)],
      ["workbook, saved by LibreOffice", drawOds(drawnSheets(readWorkbook(resultXlsx(result))))],
      ["CSV", Buffer.from(resultCsv(result))],
    ] as const) {
      const again = readSpreadsheet(bytes).result;
      t.same(again.canonical_output.employees, employees, `people of the ${kind}`);
      t.match(again.canonical_output, { company: { name: company.name }, pay_period, pay_date }, kind);
      t.same(again.unclaimed, [], kind);
      t.ok(again.confidence_score < 0.95);
    }
  });
}

test("what differs has the same causes, whatever the two spreadsheets look like", async (t) => {
  const before = payrollOf(23, 16);
  const after = structuredClone(before);
  for (const person of after.people) {
    const dearer = person.lines.find(({ label }) => label === "Medical");
    if (dearer === undefined) continue;
    dearer.amount += 1250;
    person.net -= 1250;
  }
  const causes = (source: string, target: string): unknown =>
    compare(read(source, before), read(target, after))
      .groups.map(({ kind, employees, money_at_risk }) => ({ kind, employees, money_at_risk }))
      .filter(({ money_at_risk }) => money_at_risk > 0);
  const expected = causes("wide", "wide");
  t.match(expected, [{ money_at_risk: Number }]);
  for (const source of ALIKE)
    for (const target of ALIKE.slice(0, 3)) t.same(causes(source, target), expected, `${source}, ${target}`);
});
