import { test } from "tap";
import type { VariantData } from "../src/variants/variant-schema.ts";
import { buildLedger } from "../src/canonicalise/build-ledger.ts";
import { journal } from "./support/made-up-variant.ts";
import { readingOf } from "./support/reading-of.ts";
import { matches } from "./support/matches.ts";

const LEGEND: NonNullable<VariantData["legend"]> = {
  begin: "^Code Legend$",
  end: "^End of Legend$",
  columns: [
    { heading: "Earnings", section: "earning" },
    { heading: "Deductions (all)", section: "deduction" },
  ],
  entry: "^(?<code>\\S+)\\s+(?<label>.+)$",
};
const PAGE = `
  PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
  Sample, Anna    B1                          100.00                      K1 Other      5.00
  Specimen, Bert  B9                           10.00
  Code Legend
  Earnings              Deductions (all)
  B1   Yearly Bonus     K1  401k
  B2   Overtime 12.00   B9  Dental
  B1   Again
  End of Legend
  Muster, Carl    B2                           30.00`;

test("a legend tells what codes mean, by the heading that they stand under", async (t) => {
  const { reading } = readingOf(journal({ legend: LEGEND }), PAGE);
  t.same(
    [...reading.legend].map(([section, meanings]) => [section, Object.fromEntries(meanings)]),
    [
      ["earning", { B1: "Yearly Bonus", B2: "Overtime 12.00" }],
      ["deduction", { K1: "401k", B9: "Dental" }],
    ],
  );
});

test("the lines of a legend are no part of a table", async (t) => {
  const { reading, traces } = readingOf(journal({ legend: LEGEND }), PAGE);
  t.same(
    reading.records.map(({ name }) => name?.text),
    ["Sample, Anna", "Specimen, Bert", "Muster, Carl"],
  );
  t.equal(traces.length, 4);
  const open = readingOf(journal({ legend: { ...LEGEND, end: "^never$" } }), PAGE);
  t.equal(open.reading.records.length, 2, "without an end the legend goes on to the last line");
});

test("a code that stands alone is described by the legend of its section", async (t) => {
  const { employees } = buildLedger(readingOf(journal({ legend: LEGEND }), PAGE).reading);
  matches(
    t,
    employees.map(({ lines }) => lines),
    [
      [
        { list: "earnings", code: "B1", description: "Yearly Bonus", type: "bonus" },
        { list: "deductions", description: "K1 Other" },
      ],
      [{ list: "earnings", code: "B9", description: "B9" }],
      [{ list: "earnings", code: "B2", description: "Overtime 12.00" }],
    ],
  );
});
