import { test } from "tap";
import { readPrinted, NOTHING } from "./support/printed.ts";

const PEOPLE = `
   Payroll Summary - Employees                                                  Check Date: 02/13/2026
   Harbor Kitchens LLC · HKL-2290

   Employee            ID      Department   Gross Pay   Total Taxes   Total Deductions    Net Pay   Method           Number
   Bellwether, Rosa    W5012   Kitchen       1,000.00        220.00             100.00     680.00   Direct Deposit   880210
   Okafor, Miguel      W5055   Admin         2,000.00        480.00             150.00   1,370.00   Check            4071
   Totals                                    3,000.00        700.00             250.00   2,050.00
  `;

function summary(medicare: string): string {
  return `
   Payroll Summary                                                              Check Date: 02/13/2026
   Harbor Kitchens LLC · HKL-2290

   Total Cash Required:   3,010.00

   Earnings                                             Employer Contributions
   Description                Hours       Amount        Description                Amount
   Regular                   120.00     2,500.00        401(k) Match                60.00
   Overtime                   12.00       500.00        Medical                    200.00
   Total Gross Earnings      132.00     3,000.00        Total Contributions        260.00

   Employee Taxes                                       Funding
   Description                            Amount        Description                Amount
   Federal Income Tax                     470.50        Net pay - direct deposit   680.00
   Social Security                        186.00        Net pay - checks         1,370.00
   Medicare                               ${medicare}        Federal and state taxes    700.00
   Total Employee Taxes                   700.00        401(k) remittance          260.00
                                                        Total Cash Required      3,010.00
   Deductions
   Description                            Amount
   401(k)                                 100.00
   Medical                                150.00
   Total Deductions                       250.00
  `;
}

test("people of whom no lines are printed have none to add up to those of all", (t) => {
  const { output, people, held, wrong } = readPrinted(summary(" 43.50"), PEOPLE);
  t.same(wrong, NOTHING);
  t.equal(output.company.id, "HKL-2290");
  t.same(
    people.map(({ payments }) => payments.map(({ method, number }) => `${method} ${number}`)),
    [["direct_deposit 880210"], ["check 4071"]],
  );
  t.match(output.totals, { gross_pay: 3000, net_pay: 2050, total_taxes: 700, total_deductions: 250 });
  t.ok(held.some((id) => id.startsWith("document.total_employer_contributions")));
  t.end();
});

test("and what all of them have withheld is footed by its own lines", (t) => {
  const { wrong } = readPrinted(summary(" 43.60"), PEOPLE);
  t.ok(wrong.failed.some((id) => id.startsWith("document.total_taxes")));
  t.end();
});
