import { test } from "tap";
import { withoutLetters } from "../src/layout/letters.ts";
import { linesOfText } from "./support/page-of.ts";

const LETTER = `Northwind Accounting LLP
Dear reader,
enclosed please find the register that you asked for.
Our fee for this service is  125.00  as agreed.
Please call with any questions about the taxes.`;
const REGISTER = `Employee  Gross  Taxes  Net
Anna Sample  1,000.00  200.00  800.00
Bert Specimen  900.00  100.00  800.00
Please keep this register with your other papers of the year.
Please call with any questions about the taxes.`;

/** The pages that are left. */
function pagesLeft(...pages: readonly string[]): number[] {
  return [...new Set(withoutLetters(linesOfText(pages)).map(({ page }) => page))];
}

test("pages that are letters are left out, those with figures or without sentences are not", async (t) => {
  t.same(pagesLeft(LETTER, REGISTER), [2]);
  t.same(pagesLeft("Payroll Register\nOctober 2026", REGISTER, LETTER, REGISTER), [1, 2, 4]);
});

test("a document of letters alone stays as it is", async (t) => {
  t.same(pagesLeft(LETTER, LETTER), [1, 2]);
});
