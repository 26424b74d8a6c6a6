import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, describedWithHours, plain } from "./support/plain-lines.ts";

const HEAD = `
  Harbor Kites LLC
  Payroll Journal                                     Period 08/02/2026 - 08/08/2026    Check Date 08/13/2026
`;

test("lists of a person may be printed across, each name above its number", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`${HEAD}
  Job       Classification       Pay Type              Hours        Rate      Earnings

  1042      Rosa Bellwether                                        Direct Deposit D7001
  88-101    Sail Maker I         Straight Time         40.00      20.000        800.00
  88-102    Rigger               Overtime               4.00      30.000        120.00
                                 Gross Pay             44.00                    920.00
               Federal W/H    Medicare                                     Total Taxes
  Taxes              92.00       13.34                                          105.34
              Working Dues     Sail PAC                                Total Deductions
  Deductions         20.00        5.00                                           25.00
     Health & Welfare @ 2.00/hr       Pension @ 3.00/hr       Total Fringes
  Employer Fringes
                          88.00                  132.00              220.00
                                                                 NET PAY        789.66

  1043      Daniel Okafor                                               Check 40981
  88-101    Sail Maker I         Straight Time         40.00      20.000        800.00
                                 Gross Pay             40.00                    800.00
               Federal W/H    Medicare                                     Total Taxes
  Taxes              80.00       11.60                                           91.60
              Working Dues                                             Total Deductions
  Deductions         16.00                                                       16.00
     Health & Welfare @ 2.00/hr       Pension @ 3.00/hr       Total Fringes
  Employer Fringes
                          80.00                  120.00              200.00
                                                                 NET PAY        692.40
  `);
  const [rosa, daniel, other] = output.employees;
  t.equal(other, undefined);
  t.match(rosa, { employee_id: "1042", gross_pay: 920, net_pay: 789.66 });
  t.same(describedWithHours(rosa!.earnings), ["Straight Time 800 40", "Overtime 120 4"]);
  t.same(plain(rosa!.taxes), ["federal_income 92", "medicare 13.34"]);
  t.same(described(rosa!.deductions), ["Working Dues 20", "Sail PAC 5"]);
  t.same(described(rosa!.employer_contributions), ["Health & Welfare 88", "Pension 132"]);
  t.match(daniel, { employee_id: "1043", gross_pay: 800, net_pay: 692.4 });
  t.same(described(daniel!.deductions), ["Working Dues 16"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("the hours of each day stand before their sum on a line of pay", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`${HEAD}
  Job       Pay Type          Sun   Mon   Tue   Wed   Thu   Fri   Sat   Total Hours        Rate      Earnings

  1042      Rosa Bellwether                                                              Check 40980
  88-101    Straight Time          8.00  8.00        8.00                     24.00      20.000        480.00
  88-102    Overtime                                 4.00                      4.00      30.000        120.00
            Gross Pay                                                         28.00                    600.00
            Federal W/H                                                                                 60.00
            Net Pay                                                                                    540.00

  1043      Daniel Okafor                                                                Check 40981
  88-101    Straight Time          8.00        8.00        8.00               24.00      20.000        480.00
            Gross Pay                                                         24.00                    480.00
            Federal W/H                                                                                 48.00
            Net Pay                                                                                    432.00
  `);
  const [rosa, daniel] = output.employees;
  t.same(describedWithHours(rosa!.earnings), ["Straight Time 480 24", "Overtime 120 4"]);
  t.same(describedWithHours(daniel!.earnings), ["Straight Time 480 24"]);
  t.same([rosa!.net_pay, daniel!.net_pay], [540, 432]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
