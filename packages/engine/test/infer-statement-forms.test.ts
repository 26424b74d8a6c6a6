import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain, withYear } from "./support/plain-lines.ts";

const NOTHING = { unclaimed: [], failed: [] };

test("the head of a statement is a form: facts stand below their names, and money among them is no pay", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Cedar Notch School District                                              Check No. 447940

  EMPLOYEE NAME          EMPLOYEE NUMBER     LOCATION / DEPARTMENT     PAY PERIOD                   CHECK DATE
  Carlos Ibarra Soto     T-3721              High School               04/01/2026 to 04/15/2026     04/18/2026
  CONTRACT SALARY        CONTRACT DAYS       PAYS REMAINING            CONTRACT BALANCE             STATUS
  54,240.00              185                 17                        38,420.00                    Single

  Earnings                      Current      Year to Date
  Contract Pay                 2,260.00         15,820.00
  Gross Pay                    2,260.00         15,820.00
  Taxes                         Current      Year to Date
  Federal Income Tax             170.99          1,196.93
  Medicare                        32.77            229.39
  Total                          203.76          1,426.32
  Net Pay                      2,056.24         14,393.68

  Sick days available 41.50              Summer reserve balance 1,897.00

  Cedar Notch School District                                              No. 447940
  Pay One thousand two hundred eighteen and 15/100 dollars                 $2,056.24
  To the order of
  Carlos Ibarra Soto
  913 Schoolhouse Rd
  `);
  const [carlos, other] = output.employees;
  t.equal(other, undefined);
  t.match(carlos, { name: "Carlos Ibarra Soto", employee_id: "T-3721", department: "High School" });
  t.match(carlos, { gross_pay: 2260, net_pay: 2056.24 });
  t.same(withYear(carlos!.earnings), ["regular 2260 15820"]);
  t.same(carlos!.deductions, []);
  t.match(output.pay_period, { start: "2026-04-01", end: "2026-04-15" });
  t.match(carlos!.payments, [{ number: "447940", method: "check", date: "2026-04-18", amount: 2056.24 }]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("facts may stand below each other in a box, each below its name, beside what another box says", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Paydeck                                                       Lumenfold Robotics, Inc.

  Your take-home pay      Employee
  paid on Aug 5, 2026     Rosa Field
                          Department
                          Field Engineering
                          Pay period
                          Jul 16, 2026 - Jul 31, 2026

  Gross pay       Employee taxes     Net pay
  $2,000.00       $153.00            $1,847.00

  Gross earnings                Year to date        This pay
  Salary                          $28,000.00       $2,000.00
  Total gross                     $28,000.00       $2,000.00

  Benefits                You pay · this pay    You pay · YTD     Company pays · this pay    Company pays · YTD
  Dental                               $0.00            $5.00                     $150.00               $450.00

  Taxes you pay                                     Taxes your company pays
  Tax                   This pay          YTD       Tax                  This pay           YTD
  Social Security        $124.00    $1,736.00       Social Security       $124.00     $1,736.00
  Medicare                $29.00      $406.00       Medicare               $29.00       $406.00
  Total                  $153.00    $2,142.00

  Where your money went                 Amount
  Ally Savings •••• 2155             $1,847.00
  `);
  const [rosa, other] = output.employees;
  t.equal(other, undefined);
  t.match(rosa, { name: "Rosa Field", department: "Field Engineering", gross_pay: 2000, net_pay: 1847 });
  t.same(withYear(rosa!.taxes), ["social_security 124 1736", "medicare 29 406"]);
  t.same(withYear(rosa!.employer_taxes), ["social_security 124 1736", "medicare 29 406"]);
  t.same(withYear(rosa!.employer_contributions), ["dental 150 450"]);
  t.match(rosa!.payments, [{ method: "direct_deposit", date: "2026-08-05", amount: 1847 }]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("a strip says how the net pay comes about, and lines with its mark are not paid", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
                            The Marlowe Hotel & Grill
                 Earnings Stub - keep for your records

  Employee              No.         Dept             Week                          Check date      Check no.
  Brooks, Ta'Niyah      69          Front Desk       06/02/2026 - 06/08/2026       06/13/2026      9163

  Earnings                 hours        rate     this week       to date
  Server Hours             30.00        6.00        180.00      5,271.83
  Cash Tips Reported*                                50.00      1,129.30
  Meals Provided*                                    18.00        424.74
  Gross wages and tips                              248.00      6,825.87

  Withheld                           this week       to date
  Federal Income Tax                     20.00        473.47
  Uniform Fee                             6.00        138.00
  Total withheld                         26.00        611.47

  Gross wages and tips      less * items      less total withheld      NET CHECK
  $248.00                   $68.00            $26.00                   $154.00
  `);
  const [brooks] = output.employees;
  t.match(brooks, { employee_id: "69", department: "Front Desk", gross_pay: 248, net_pay: 154 });
  t.same(
    brooks!.earnings.map(({ type, role, amount }) => [type, role, amount]),
    [
      ["regular", "cash", 180],
      ["tips", "memo", 50],
      ["other", "imputed", 18],
    ],
  );
  t.match(brooks!.payments, [{ number: "9163", method: "check", date: "2026-06-13", amount: 154 }]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("the name of a list may have its sum beside it, and a line of terms adds them up", (t) => {
  const statement = (name: string, id: string, town: string): string => `
  Prairie Hawk Transport Inc                                    Settlement # 5861${id}
  DRIVER PAY STATEMENT                                          Week 07/27/26 thru 08/02/26
                                                                Paid 08/08/26

  ${name}
  Driver # D39${id} Tractor 332 Company Driver

  TRIP LOG
  Date          Load        From              To
  07/27/26      71891${id}     ${town}         Omaha NE

  EARNINGS                                                                     TOTAL 1,381.04
  Pay Item               Miles        Rate        This Week      Year to Date
  Loaded Miles            2264       0.610         1,381.04         43,127.33

  PAYROLL TAXES                           TOTAL 105.65      DEDUCTIONS                              TOTAL 50.00
  Tax              This Week      Year to Date              Item                This Week      Year to Date
  Soc Sec              85.62          2,673.89              Accident Policy         50.00            347.20
  Medicare             20.03            625.35

  REIMBURSEMENTS                          TOTAL 25.88
  Item             This Week      Year to Date
  Tolls & Scales       25.88            776.30

  Earnings 1,381.04 + Reimbursements 25.88 – Taxes 105.65 – Deductions 50.00 = Net 1,251.27     Direct deposit acct ending 2149
  `;
  const { output, unclaimed, failed } = bestInferredOf(
    statement("Robert L Tran Jr.", "92", "Gary IN "),
    statement("Marta De Santis", "26", "Fargo ND"),
  );
  t.same(output.employees.map(({ name, employee_id: id }) => [name, id]).sort(), [
    ["Marta De Santis", "D3926"],
    ["Robert L Tran Jr.", "D3992"],
  ]);
  for (const person of output.employees) {
    t.match(person, { gross_pay: 1381.04, net_pay: 1251.27 });
    t.same(plain(person.earnings), ["regular 1381.04", "reimbursement 25.88"]);
    t.same(withYear(person.taxes), ["social_security 85.62 2673.89", "medicare 20.03 625.35"]);
    t.match(person.payments, [{ method: "direct_deposit", amount: 1251.27 }]);
  }
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});
