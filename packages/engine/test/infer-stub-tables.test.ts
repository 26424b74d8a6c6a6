import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described } from "./support/plain-lines.ts";

test("tables of a statement tell the sides of benefits, when they are taken, and hours among sums of money", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC                                                                       Rosa Bellwether
  Earnings Statement                       Pay period: Jun 1, 2026 - Jun 15, 2026 Pay day: Jun 19, 2026
                                                      Lake Trust CU Checking (...6934): $1,470.00
  Company                                        Employee
  Harbor Kites LLC                               Rosa Bellwether
  Employee Earnings
  Description                       Rate      Hours                  Current           Year To Date
  Regular Hours | Hourly          $20.00      80.00                $1,600.00              $9,600.00
  Gross Earnings                              80.00                $1,600.00              $9,600.00
  Employee Taxes Withheld                                Employer Taxes
  Employee Tax              Current     Year To Date     Company Tax               Current     Year To Date
  Federal Income Tax         $80.00          $480.00     Social Security            $99.20          $595.20
  Employee Deductions                                          Employer Contributions
  Description           Type       Current  Year To Date       Description         Type       Current   Year To Date
  Medical Insurance     Pre-Tax     $40.00       $240.00       Medical Insurance   Benefit    $177.77      $1,066.62
  Voluntary Life        Post-Tax    $10.00        $60.00
  Summary
  Description                                                        Current           Year To Date
  Gross Earnings                                                   $1,600.00              $9,600.00
  Taxes                                                               $80.00                $480.00
  Net Pay                                                          $1,470.00              $8,820.00
  Check Amount                                                     $1,470.00              $8,820.00
  Hours Worked                                                         80.00
  `);
  const [rosa] = output.employees;
  t.same(described(rosa!.earnings), ["Regular Hours | Hourly 1600"]);
  t.same(
    rosa!.deductions.map(({ description, amount, pretax }) => [description, amount, pretax]),
    [
      ["Medical Insurance", 40, true],
      ["Voluntary Life", 10, false],
    ],
  );
  t.same(described(rosa!.employer_contributions), ["Medical Insurance 177.77"]);
  t.same(
    rosa!.payments.map(({ method, amount }) => [method, amount]),
    [["direct_deposit", 1470]],
  );
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("an id may stand between the word for an employee and the name, with no mark at either", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Illini Pipe & Mechanical Co.                                         EMPLOYEE EARNINGS STATEMENT
  Employee         2837 Peter D Delacroix Jr.       Week Ending     06/01/2026      Check No.      18805
  Craft            Pipefitters 597                  Check Date      06/06/2026      SSN      XXX-XX-7971
  EARNINGS                                                  DEDUCTIONS
  Type           Hours        Rate         Amount           Description            Current          YTD
  Regular        32.00       40.00       1,280.00           Federal Income Tax      223.97     4,797.46
  Total          32.00                   1,280.00           Total                   223.97     4,797.46
                       Gross Wages      Total Deductions          Net Pay
  Current                 1,280.00                223.97         1,056.03
  Year-to-Date           37,508.70              4,797.46        32,711.24
  `);
  const [peter] = output.employees;
  t.match(peter, { name: "Peter D Delacroix Jr.", employee_id: "2837", gross_pay: 1280, net_pay: 1056.03 });
  t.same(unclaimed, []);
  t.end();
});

test("a school at the head of each voucher is nobody's name, and deposits above a name are theirs", (t) => {
  const voucher = (name: string, id: string, net: string): string => `
  Harbor Valley Charter Academy                  Direct Deposit Advice
  900 River Rd                                   Check Date              Voucher Number
  Maumee, OH 43537                               June 19, 2026                    90244

                                                 Direct Deposits   Type   Account       Amount
                                                 Fifth Third       C      ***1748     ${net}
                                                 Total Direct Deposits                ${net}

         ${name}
         709 Conant St
         Maumee, OH 43537

                          Harbor Valley Charter Academy
  ${name}                                                        Earnings Statement
  Employee ID   ${id}      Check Date   June 19, 2026     Net Pay     ${net}
  Earnings         Rate     Hours      Amount           YTD      Taxes           Amount        YTD
  Regular       20.0000     80.00    1,600.00      9,600.00      FITW            100.00     600.00
  Gross Earnings            80.00    1,600.00      9,600.00      Taxes           100.00     600.00
  Net Pay                            ${net}      9,000.00
  `;
  const { output, failed, unclaimed } = bestInferredOf(
    voucher("Sunita W Villanueva", "896", "1,500.00"),
    voucher("Oscar Delacroix Jr.", "178", "1,500.00"),
  );
  t.same(
    output.employees.map(({ name, payments }) => [name, payments.map(({ amount }) => amount)]),
    [
      ["Sunita W Villanueva", [1500]],
      ["Oscar Delacroix Jr.", [1500]],
    ],
  );
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});
