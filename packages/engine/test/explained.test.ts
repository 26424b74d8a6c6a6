import { test } from "tap";
import { extractBytes } from "./support/extract-bytes.ts";
import { pdfOfText } from "./support/pdf-of-text.ts";

test("a layout that only borrows the words of a variant is read by inference", async (t) => {
  const statement = pdfOfText(`
  Harbor Kites LLC                   Pay Begin Date: 06/21/2026
  Advice #: 0000071120               Pay End Date: 07/04/2026      Advice Date: 07/10/2026
  Employee: Rosa Bellwether          Employee ID: 0091834

  BEFORE-TAX DEDUCTIONS     TAXES WITHHELD AND AFTER-TAX DEDUCTIONS     EMPLOYER PAID BENEFITS

  Regular Pay               4,344.48
  Vacation                    482.72
  Gross Pay                 4,827.20
  Fed Withholdng              530.99
  Fed OASDI/EE                299.29
  Total Taxes                 830.28
  Medical                     145.00
  Net Pay                   3,851.92
  `);
  const { canonical_output: read, unclaimed } = await extractBytes(statement);
  t.equal(read.provider, null);
  t.match(read.employees, [{ name: "Rosa Bellwether", gross_pay: 4827.2, net_pay: 3851.92 }]);
  t.equal(unclaimed.length, 0);
});
