import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, describedWithHours } from "./support/plain-lines.ts";

test("two tables of the same people: sums are called after units without a word for a sum, and belong together", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    `
                         Saint Elara Medical Center Payroll Register 09/13/2026 - 09/26/2026
                                       Regular            Evening Diff        Gross
  Emp ID    Employee                Hours     Amount     Hours     Amount       Pay
  Unit: ICU
  H20869    Bellwether, Rosa        72.50   2,900.00     11.00      30.25   2,930.25
  H20537    Okafor, Miguel          60.00   2,100.00     10.00      27.50   2,127.50
  ICU (2)                          132.50   5,000.00     21.00      57.75   5,057.75
  Unit: Kitchen
  H20700    Petrossian, Imogen      80.00   1,600.00                        1,600.00
  H20701    Quigley, Mavis                                                      0.00
  H20702    Rasmussen, Greta        40.00     900.00      4.00      11.00     911.00
  Kitchen (3)                      120.00   2,500.00      4.00      11.00   2,511.00
  Hospital total (5)               252.50   7,500.00     25.00      68.75   7,568.75
  Advices dated 10/02/2026
    `,
    `
                         Saint Elara Medical Center Payroll Register 09/13/2026 - 09/26/2026
                                 Taxes Withheld       Deductions
                                 Federal                           Total          Net    Advice
  Emp ID    Employee                 W/H    Medicare    Dental   Deductions       Pay    Number
  Unit: ICU
  H20869    Bellwether, Rosa      300.00       42.49     20.00       20.00   2,567.76    900426
  H20537    Okafor, Miguel        200.00       30.85     18.00       18.00   1,878.65    900427
  ICU (2)                         500.00       73.34     38.00       38.00   4,446.41
  Unit: Kitchen
  H20700    Petrossian, Imogen    150.00       23.20                  0.00   1,426.80    900428
  H20701    Quigley, Mavis                                            0.00       0.00
  H20702    Rasmussen, Greta       90.00       13.21     10.00       10.00     797.79    900429
  Kitchen (3)                     240.00       36.41     10.00       10.00   2,224.59
  Hospital total (5)              740.00      109.75     48.00       48.00   6,671.00
  Advices dated 10/02/2026
    `,
  );
  const [rosa] = output.employees;
  t.equal(output.employees.length, 5);
  t.match(output, { company: { name: "Saint Elara Medical Center" }, pay_date: "2026-10-02" });
  t.match(rosa, {
    department: "ICU",
    gross_pay: 2930.25,
    net_pay: 2567.76,
    payments: [{ number: "900426" }],
  });
  t.same(describedWithHours(rosa!.earnings), ["Regular 2900 72.5", "Evening Diff 30.25 11"]);
  t.same(described(rosa!.deductions), ["Dental 20"]);
  t.match(
    output.employees.find(({ name }) => name === "Mavis Quigley"),
    { gross_pay: 0, net_pay: 0 },
  );
  t.match(output.totals, { employee_count: 5, gross_pay: 7568.75, net_pay: 6671, total_deductions: 48 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

const CREWS = (page: string): string => `
  Crew Payroll Register                                                                  Harbor Berry Farms, L.P.
                                                                                                             Soc                CA             Travel
  Net paid    Check    No.     Worker                Task             Hours     Rate    Earned     Gross     Sec   Medicare    W/H    Meals    repaid
  ${page}
                            Week of 08-23-2026 to 08-29-2026  |  Checks of 09-04-2026
`;

test("what is paid net comes first, words above a header go on in it, and all are paid by checks", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    CREWS(`Crew 7, foreman R. Salas
    353.03    70055    F138    Le Blanc, Rosa        Berry piece      11.00    22.00    242.00    403.00   24.99       5.84   9.14    10.00
                                                     Hourly            9.00    16.10    144.90
                                                     Rest breaks       1.00    16.10     16.10
    386.50    70056    F145    Okafor, Miguel        Berry piece      20.00    22.00    440.00    440.00   27.28       6.38   9.84    40.00     30.00
    353.03    70057    F146    Rasmussen, Greta      Hourly           25.00    16.12    403.00    403.00   24.99       5.84   9.14    10.00
  1,092.56             Crew 7: 3 workers                              66.00           1,246.00  1,246.00   77.26      18.06  28.12    60.00     30.00`),
    CREWS(`Shop, foreman T. Boyd
  1,068.25    70068    S117    Petrossian, Imogen    Hourly           50.00    24.00  1,200.00  1,200.00   74.40      17.40  39.95
    712.20    70069    S152    Quigley, Mavis        Hourly           40.00    20.00    800.00    800.00   49.60      11.60  26.60
  1,780.45             Shop: 2 workers                                90.00           2,000.00  2,000.00  124.00      29.00  66.55     0.00      0.00

  2,873.01             All crews: 5 workers                          156.00           3,246.00  3,246.00  201.26      47.06  94.67    60.00     30.00`),
  );
  const [rosa, miguel] = output.employees;
  t.match(output, { company: { name: "Harbor Berry Farms, L.P." }, pay_date: "2026-09-04" });
  t.match(rosa, { employee_id: "F138", department: "Crew 7", gross_pay: 403, net_pay: 353.03 });
  t.match(rosa!.payments, [{ number: "70055", method: "check", amount: 353.03 }]);
  t.same(described(rosa!.taxes), ["Soc Sec 24.99", "Medicare 5.84", "CA W/H 9.14"]);
  t.match(miguel!.earnings, [{ description: "Travel repaid", type: "reimbursement" }, { type: "regular" }]);
  t.match(output.totals, { employee_count: 5, gross_pay: 3246, net_pay: 2873.01 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
