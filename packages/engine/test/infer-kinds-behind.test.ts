import { test } from "tap";
import { described, describedWithHours } from "./support/plain-lines.ts";
import { NOTHING, readPrinted } from "./support/printed.ts";

const REGISTER = `
  Alder Valley Carpets Co.
  Payroll Register [Detail]
  5/1/2026 To 5/15/2026
  Payroll Item                    Item Type               Hours      Rate       Amount
  Bell, Ana                       Card ID:  K17           Check #:  7701      Payment Date:  5/20/2026
     Flat Hourly                  Wages                   40.00     20.00       800.00
     Spot Award                   Wages                                         100.00
     Travel Reimbursement         Non-Taxable Reimb.                             30.00
     401(k) Employee              Deduction                                     -50.00
     Federal Withholding          Tax                                           -70.00
     Social Security              Tax                                           -55.80
     Medicare                     Tax                                           -13.05
     Social Security (Employer)   Employer Tax                                   55.80
     Medicare (Employer)          Employer Tax                                   13.05
     401(k) Employer Match        Employer Expense                               25.00
     Gross Wages:        $900.00                        Net Pay:               $741.15

  Cole, Mina                      Card ID:  K31           Check #:  7702      Payment Date:  5/20/2026
     Flat Hourly                  Wages                   30.00     25.00       750.00
     Federal Withholding          Tax                                           -60.00
     Social Security              Tax                                           -46.50
     Medicare                     Tax                                           -10.88
     Social Security (Employer)   Employer Tax                                   46.50
     Medicare (Employer)          Employer Tax                                   10.88
     Gross Wages:        $750.00                        Net Pay:               $632.62

  Grand Total
     Employees:                                2
     Total Gross Wages:                $1,650.00
     Total Reimbursements:                $30.00
     Total Deductions:                   -$50.00
     Total Taxes:                       -$256.23
     Total Net Pay:                    $1,373.77
     Total Employer Taxes and Expenses:  $151.23
`;

test("a word behind the name of a line says what it is: wages that are earned, or what is paid back", (t) => {
  const { people, wrong } = readPrinted(REGISTER);
  const [ana, mina] = people;
  t.same(describedWithHours(ana!.earnings), [
    "Flat Hourly 800 40",
    "Spot Award 100 null",
    "Travel Reimbursement 30 null",
  ]);
  t.equal(ana!.earnings[2]!.type, "reimbursement");
  t.same(described(ana!.employer_contributions), ["401(k) Employer Match 25"]);
  t.same(described(mina!.earnings), ["Flat Hourly 750"]);
  t.same([ana!.employee_id, mina!.employee_id], ["K17", "K31"]);
  t.same(wrong, NOTHING);
  t.end();
});

test("one sum of what the company pays is of the taxes and the contributions of all people", (t) => {
  const { output, wrong } = readPrinted(REGISTER);
  t.match(output.totals, { employee_count: 2, gross_pay: 1650, net_pay: 1373.77, total_taxes: 256.23 });
  t.same(wrong, NOTHING);
  t.end();
});
