import { test } from "tap";
import type { CanonicalOutput, Employee } from "@paylift/canonical";
import { compare } from "@paylift/validation";
import type { ExtractionResult } from "@paylift/engine";
import { resultCsv, resultXlsx } from "../src/index.ts";
import { readSpreadsheet, readWorkbook } from "../src/read.ts";
import { DESIGNS } from "./drawn/designs/index.ts";
import { drawOds } from "./drawn/draw-ods.ts";
import { drawnSheets } from "./drawn/drawn-sheets.ts";
import { payrollOf, type Payroll } from "./drawn/payroll.ts";
import type { DrawnSheet } from "./drawn/sheet.ts";
import { exampleOutput } from "../../canonical/test/example-output.ts";

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
      if (kind !== "CSV") t.same(again.canonical_output, result.canonical_output, `all of the ${kind}`);
      t.match(again.canonical_output, { company: { name: company.name }, pay_period, pay_date }, kind);
      t.same(again.unclaimed, [], kind);
      t.ok(again.confidence_score < 0.95);
    }
  });
}

/** As a workbook that is read again. */
function again(
  output: CanonicalOutput,
  changed: (sheets: DrawnSheet[]) => DrawnSheet[] = (sheets) => sheets,
) {
  const workbook = readWorkbook(resultXlsx({ ...UNSCORED, canonical_output: output }));
  return readSpreadsheet(drawOds(changed(drawnSheets(workbook))));
}
const UNSCORED = { confidence_score: null, confidence_reasons: [], checks: [], unclaimed: [] };

test("payments, totals, kinds and what labels mean come back, each with its cell", async (t) => {
  const output = exampleOutput();
  const [person] = output.employees as [Employee];
  // A rate of three decimals, an id that looks like a figure, and a meaning that no label tells.
  person.employee_id = "29.075";
  Object.assign(person.earnings[0]!, { rate: 43.245, type: "retro" });
  const { gross_pay, net_pay } = person;
  output.run_kind = "off_cycle";
  output.totals = {
    employee_count: 1,
    gross_pay,
    net_pay,
    total_earnings: null,
    total_deductions: null,
    total_taxes: null,
  };
  const { result } = readSpreadsheet(resultXlsx({ ...UNSCORED, canonical_output: output }));
  t.same(result.canonical_output, output);
  t.same(again(output).result.canonical_output, output);
  t.same(result.unclaimed, []);
  for (const path of ["totals.net_pay", "employees[0].payments[0].amount", "employees[0].earnings[0].rate"]) {
    const [place] = result.evidence[path] ?? [];
    t.match(place?.cell, /^(?:Totals|Lines)![A-Z]+\d+$/, path);
  }
  const paths = new Set(Object.keys(result.evidence));
  t.ok(
    result.checks.some(({ id, passed }) => id.startsWith("document.") && passed),
    "printed totals are held against people",
  );
  for (const { members } of result.checks) t.ok(members.every((path) => paths.has(path)));
});

test("a workbook that somebody has changed to what no output can be is read as any other", async (t) => {
  const { result } = again(exampleOutput(), (sheets) =>
    sheets.map((sheet) => ({
      ...sheet,
      rows: sheet.rows.map((row) => row.map((cell) => (cell === "regular" ? "extra" : cell))),
    })),
  );
  t.equal(result.reader.name, "mapping");
  t.equal(result.canonical_output.employees.length, exampleOutput().employees.length);
  t.equal(result.canonical_output.employees[0]?.earnings[0]?.type, "regular");
});

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
