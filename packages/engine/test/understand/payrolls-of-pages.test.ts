import { test } from "tap";
import { extractBytes } from "../support/extract-bytes.ts";
import { pdfOfText } from "../support/pdf-of-text.ts";

const HEAD = `Payroll Register
Pay Period: 06/01/2025 - 06/14/2025   Check Date: 06/20/2025
Employee             Gross         Federal Tax   Net Pay`;
const FIRST = `Harbor Light Foods, Inc.
${HEAD}
Okafor, Rosa         2,000.00      190.40        1,809.60
Hill, Daniel         1,500.00      90.40         1,409.60`;
const LINES = `Ito, Naomi           1,000.00      100.00        900.00
Total                4,500.00      380.80        4,119.20`;

async function companiesOf(...pages: readonly string[]): Promise<(number | null)[]> {
  const { checks } = await extractBytes(pdfOfText(...pages));
  return checks.filter(({ id }) => id === "document.companies").map(({ actual }) => actual);
}

test("a company that is named again with other words beside it is one company", async (t) => {
  t.same(await companiesOf(FIRST, `Company Totals - Harbor Light Foods, Inc.\n${HEAD}\n${LINES}`), []);
  t.same(await companiesOf(FIRST, `${HEAD}\n${LINES}`), [], "a page may name none");
});

test("pages of another company are told", async (t) => {
  t.same(await companiesOf(FIRST, `Quarry Lane Dental, LLC\n${HEAD}\n${LINES}`), [2]);
});
