import { readFileSync } from "node:fs";
import fc from "fast-check";
import { test } from "tap";
import {
  classifyDeduction,
  classifyEarning,
  classifyLabel,
  classifyTax,
  countriesOfTax,
  countryOfPayroll,
  listsOfLabel,
  TAX_COUNTRIES,
} from "../src/index.ts";

const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(`fixtures/${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => row.split(","));

const isCountry = (code: string): boolean => (TAX_COUNTRIES as readonly string[]).includes(code);

/** What the vocabulary makes of a label in the list where it stands, as the fixtures write it. */
function readingOf([label = "", kind = "", type = "", detail = ""]: readonly string[]): string {
  if (kind === "earning") {
    const { known, type: read, role } = classifyEarning(label);
    return [label, known ? kind : "", read, role].join();
  }
  if (kind === "deduction") {
    const { known, type: read, role } = classifyDeduction(label);
    return [label, known ? kind : "", read, role].join();
  }
  if (kind === "tax" || kind === "employer_tax") {
    const country = isCountry(detail) ? detail : null;
    const { known, type: read, jurisdiction } = classifyTax(label, { section: kind, country });
    return [label, known ? kind : "", read, detail === "*" ? detail : (jurisdiction ?? "")].join();
  }
  const found = classifyLabel(label).some((one) => one.kind === kind && one.type === type);
  return [label, found ? kind : "", type, detail].join();
}

for (const file of ["labels-of-systems.csv", "labels-abroad.csv"])
  test(`every label of ${file} has its reading`, async (t) => {
    const rows = rowsOf(file);
    const wrong = rows.filter((row) => readingOf(row) !== row.join());
    t.same(
      wrong.map((row) => `${row.join()} read as ${readingOf(row)}`),
      [],
    );
    t.ok(rows.length > 150);
  });

const PAID = "Salary,Wages,Wage,Earnings,Income,Pay,Compensation,Remuneration,Payroll".split(",");

test("gross and net with every word for pay, in every order", async (t) => {
  for (const [measures, type] of [
    ["Gross", "gross_pay"],
    ["Net,Take-Home,Take Home,Final", "net_pay"],
  ] as const)
    for (const measure of measures.split(","))
      for (const word of PAID)
        for (const label of [
          `${measure} ${word}`,
          `${word} (${measure})`,
          `${word}, ${measure}`,
          `Total ${measure} ${word}`,
          `${measure} ${word} Total`,
          `${measure.toUpperCase()} ${word.toUpperCase()}:`,
        ])
          t.ok(
            classifyLabel(label).some((one) => one.kind === "total" && one.type === type),
            label,
          );
});

test("a label is told in each of the five lists", async (t) => {
  const told = (label: string, options = {}) =>
    listsOfLabel(label, options)
      .filter(({ known }) => known)
      .map(({ list, type, jurisdiction }) =>
        [list, type, jurisdiction].filter((part) => part !== null).join(" "),
      );
  t.same(told("MED"), ["deduction medical", "tax medicare US", "employer_tax medicare US"]);
  t.same(told("401K ER"), ["employer_contribution 401k"]);
  t.same(told("Regular"), ["earning regular"]);
  t.same(told("State", { code: "MN" }), ["tax state_income US-MN"]);
  t.same(told("Zorb"), []);
  t.same(told("Income Tax"), []);
  t.same(told("Income Tax", { country: "GB" }), ["tax other GB", "employer_tax other GB"]);
  t.equal(listsOfLabel("Zorb").length, 5);
  t.match(listsOfLabel("Dental")[4], { list: "employer_contribution", known: false, type: "dental" });
});

test("the country of a payroll is that of its currency, else of its taxes", async (t) => {
  const cases: [string | null, string[], string | null][] = [
    ["USD", ["FIT", "OASDI", "Medicare"], "US"],
    ["USD", ["CPP", "EI", "Federal Tax"], "CA"],
    ["USD", ["CPP"], null],
    [null, ["PAYE", "National Insurance"], "GB"],
    [null, ["PAYE", "PRSI", "USC"], "IE"],
    [null, ["PAYE"], null],
    [null, ["TDS", "PF", "Professional Tax"], "IN"],
    ["GBP", [], "GB"],
    ["CAD", ["Federal Tax"], "CA"],
    ["EUR", ["PAYE", "USC"], "IE"],
    ["EUR", ["CSG/CRDS", "Sécurité sociale plafonnée"], "FR"],
    ["EUR", ["IRPF"], "ES"],
    ["EUR", ["Tax"], null],
    ["MXN", ["ISR", "IMSS"], "MX"],
    ["XXX", [], null],
    [null, [], null],
  ];
  for (const [currency, labels, country] of cases)
    t.equal(countryOfPayroll({ currency, labels }), country, `${currency} ${labels.join()}`);
  t.same(countriesOfTax("PAYE"), ["GB", "IE", "NZ", "ZA"]);
  t.same(countriesOfTax("Federal Income Tax"), []);
});

test("abroad no tax is American, whatever its label", async (t) => {
  const labels = [...rowsOf("labels-of-systems.csv"), ...rowsOf("labels-abroad.csv")].map(
    ([label = ""]) => label,
  );
  fc.assert(
    fc.property(fc.constantFrom(...labels), fc.constantFrom(...TAX_COUNTRIES), (label, country) => {
      const { type, jurisdiction, known } = classifyTax(label, { country });
      return type === "other" && jurisdiction === (known ? country : null);
    }),
    { numRuns: 2000 },
  );
  t.pass();
});
