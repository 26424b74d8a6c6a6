import { test } from "tap";
import { NOTHING, readPrinted } from "./support/printed.ts";

test("beside the sums over all stands what people have of a kind, under a name that no line has", (t) => {
  const person = (name: string, id: string): string => `
  ${name}      No. ${id}                                   Check 70${id}
  Job          Job Name             Pay Type           Hours       Rate       Amount
  24-118       Alder Creek Dam      Regular            40.00    35.0000     1,400.00
                                    Gross Pay          40.00                1,400.00
                                    Per Diem Reimbursement                    100.00
  Taxes              Current     YTD   Deductions        Current     YTD   Employer Paid Fringes     Rate      Amount
  Social Security      86.80  868.00   Working Dues        56.00  560.00   Health & Welfare Fund   5.0000      200.00
  Medicare             20.30  203.00   401(k)              70.00  700.00   Pension Fund            1.0000       40.00
  Total Taxes         107.10 1,071.00  Total Deductions   126.00 1,260.00  Total Fringes                       240.00
  Gross YTD        14,000.00                                               NET PAY                           1,266.90
  `;
  const { output, wrong } = readPrinted(`
  Alder Creek Builders Co.                                  Week: 09/07/2026 thru 09/13/2026
  WEEKLY PAYROLL JOURNAL                                              Check Date: 09/18/2026
  ${person("Bellwether, Rosa", "4730")}
  ${person("Okafor, Miguel  ", "4485")}
  ${person("Caldwell, Mina H", "4556")}
  JOURNAL TOTALS - ALL JOBS
  Employees                                        3            Total Taxes                  321.30
  Total Hours                                 120.00            Total Deductions             378.00
  Gross Pay                                 4,200.00            Net Pay                    3,800.70
  Per Diem Reimbursements                     300.00            Employer Paid Fringes        720.00
  `);
  t.same(wrong, NOTHING);
  t.match(output.totals, {
    employee_count: 3,
    gross_pay: 4200,
    net_pay: 3800.7,
    total_taxes: 321.3,
    total_deductions: 378,
  });
  t.end();
});
