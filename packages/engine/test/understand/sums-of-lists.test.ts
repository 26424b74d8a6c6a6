import { test } from "tap";
import { extractBytes } from "../support/extract-bytes.ts";
import { pdfOfText } from "../support/pdf-of-text.ts";

const LISTING = `Maple Street Bakery, Inc.
Payroll Tax Report by Tax
Period: 03/01/2026 - 03/14/2026   Check Date: 03/20/2026

                                       This Period                     Year to Date
Employee                  Taxable Wages           Tax     Taxable Wages           Tax
Federal Income Tax
Abernathy, Ann                 2,000.00        190.40         10,000.00        952.00
Byron, Ada                     1,500.00        120.25          7,500.00        601.25
Curie, Marie                   1,800.00        151.10          9,000.00        755.50
Total Federal Income Tax       5,300.00        461.75         26,500.00      2,308.75

Social Security - Employee
Abernathy, Ann                 2,000.00        124.00         10,000.00        620.00
Byron, Ada                     1,500.00         93.00          7,500.00        465.00
Curie, Marie                   1,800.00        111.60          9,000.00        558.00
Total Social Security EE        5,300.00      328.60         26,500.00      1,643.00

Social Security - Employer
Abernathy, Ann                 2,000.00        124.00         10,000.00        620.00
Byron, Ada                     1,500.00         93.00          7,500.00        465.00
Curie, Marie                   1,800.00        111.60          9,000.00        558.00
Total Social Security ER        5,300.00      328.60         26,500.00      1,643.00

Federal Unemployment (FUTA)
Abernathy, Ann                 2,000.00         12.00          7,000.00         42.00
Byron, Ada                     1,500.00          9.00          7,000.00         42.00
Curie, Marie                   1,800.00         10.80          7,000.00         42.00
Total Federal Unemployment      5,300.00      31.80         21,000.00        126.00

Total Employee Taxes                           790.35                        3,951.75
Total Employer Taxes                           360.40                        1,769.00
Total Tax Liability                          1,150.75                        5,720.75`;

async function checksOf(text: string) {
  const { checks } = await extractBytes(pdfOfText(text));
  return checks.map(({ id, passed }) => `${id} ${passed}`);
}

test("sums of whole lists below the last tax are no sum of it, in the period and in the year", async (t) => {
  const checks = await checksOf(LISTING);
  t.same(
    checks.filter((check) => check.endsWith("false")),
    [],
  );
  for (const identity of [
    /^document\.total_taxes:company true/,
    /^document\.total_employer_taxes:company true/,
  ])
    t.ok(
      checks.some((check) => identity.test(check)),
      String(identity),
    );
  t.equal(
    checks.filter((check) => /^line\.total:company:.* true$/.test(check)).length,
    4,
    "the liability, and three sums of the year",
  );
});

test("a cent in a sum of lists is noticed", async (t) => {
  for (const [printed, moved] of [
    ["790.35", "790.36"],
    ["360.40", "360.50"],
    ["1,150.75", "1,150.85"],
  ] as const) {
    const { confidence_score } = await extractBytes(pdfOfText(LISTING.replace(printed, moved)));
    t.ok(confidence_score < 0.9, `${printed}: ${confidence_score}`);
  }
});

test("wages of the year are proved by what their column comes to", async (t) => {
  const { checks } = await extractBytes(pdfOfText(LISTING));
  const years = checks.filter(({ id }) => id.endsWith(":ytd_taxable_wages"));
  t.equal(years.length, 4);
  t.ok(years.every(({ passed }) => passed));
  t.match(years[0]!.members[0], /ytd_taxable_wages$/);
});
