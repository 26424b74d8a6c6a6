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

test("a layout with a column more than a variant describes is read by inference where all of it adds up then", async (t) => {
  const summary = pdfOfText(`
                                Harbor Kites LLC
                                Payroll Summary
                                 March 2026

                                      Bellwether, Rosa       Okafor, Daniel              TOTAL
                                      Hours     Mar 26       Hours     Mar 26       Hours     Mar 26

  Employee Wages, Taxes and Adjustments
     Gross Pay
        Hourly Wage                   80.00   1,600.00       60.00   1,500.00      140.00   3,100.00
        Vacation Pay                            0.00         20.00     500.00       20.00     500.00
     Total Gross Pay                  80.00   1,600.00       80.00   2,000.00      160.00   3,600.00
     Taxes Withheld
        Federal Withholding                    -160.00                -200.00                -360.00
        Medicare Employee                       -23.20                 -29.00                 -52.20
        Social Security Employee                -99.20                -124.00                -223.20
     Total Taxes Withheld                      -282.40                -353.00                -635.40
     Deductions from Net Pay
        Uniform                                 -17.60                   0.00                 -17.60
     Total Deductions from Net Pay              -17.60                   0.00                 -17.60
  Net Pay                             80.00   1,300.00       80.00   1,647.00      160.00   2,947.00
  `);
  const { canonical_output: read, checks } = await extractBytes(summary);
  t.equal(read.provider, null);
  t.match(read.employees, [
    {
      name: "Rosa Bellwether",
      gross_pay: 1600,
      net_pay: 1300,
      deductions: [{ pretax: false, amount: 17.6 }],
    },
    {
      name: "Daniel Okafor",
      earnings: [
        { hours: 60, amount: 1500 },
        { hours: 20, amount: 500 },
      ],
    },
  ]);
  t.match(read.totals, { gross_pay: 3600, net_pay: 2947, total_taxes: 635.4 });
  t.same(
    checks.filter(({ passed }) => passed === false),
    [],
  );
});
