import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";

test("checks in the order of their numbers: the number and the day stand before the name, and voids take back", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kite Supply LLC                                                                                   Client HKS01
  Payroll Check Register
  Covers 10/16/2026 to 10/31/2026                                                                      Payday 11/6/2026
     Earnings               Hours     Rate       Amount    Tax withheld    Amount    Deduction     Amount      Net check
  20360    10/22/2026 Rosa Bellwether (No. 15, dept 20)                                                             VOID
     Regular              (80.00)    20.00   (1,600.00)    Federal       (166.00)    Health Ins   (46.00)
                                                           Medicare       (23.20)
     Gross                                   (1,600.00)    Taxes         (189.20)    Deductions   (46.00)     (1,364.80)
  20417    11/06/2026 Miguel Okafor (No. 10, dept 20)                                                              Check
     Regular                80.00    25.00     2,000.00    Federal         200.00
                                                           Medicare         29.00
     Gross                                     2,000.00    Taxes           229.00    Deductions     0.00        1,771.00
  20418    11/06/2026 Rosa Bellwether (No. 15, dept 20)                                                   Direct deposit
     Regular                82.00    20.00     1,640.00    Federal         170.00    Health Ins    46.00
                                                           Medicare         23.78
     Gross                                     1,640.00    Taxes           193.78    Deductions    46.00        1,400.22
  20419    11/06/2026 Imogen Petrossian (No. 20, dept 10)                                                    Manual check
     Regular                10.00    30.00       300.00    Federal          30.00
                                                           Medicare          4.35
     Gross                                       300.00    Taxes            34.35    Deductions     0.00          265.65

  Issued (3 checks)       Gross 3,940.00       Taxes 457.13       Deductions 46.00       Net 3,436.87
  Voided (1 checks)       Gross (1,600.00)     Taxes (189.20)     Deductions (46.00)     Net (1,364.80)
  Register total          Gross 2,340.00       Taxes 267.93       Deductions 0.00        Net 2,072.07
  `);
  const rosa = output.employees.find(({ employee_id: id }) => id === "15");
  const imogen = output.employees.find(({ employee_id: id }) => id === "20");
  t.equal(output.employees.length, 3);
  t.match(rosa, { name: "Rosa Bellwether", department: "20", gross_pay: 40, net_pay: 35.42 });
  t.same(rosa!.payments, [
    { number: "20360", method: "check", date: "2026-10-22", amount: -1364.8 },
    { number: "20418", method: "direct_deposit", date: "2026-11-06", amount: 1400.22 },
  ]);
  t.match(imogen, { department: "10", payments: [{ number: "20419", method: "check" }] });
  t.match(output.totals, { gross_pay: 2340, total_taxes: 267.93, total_deductions: 0, net_pay: 2072.07 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
