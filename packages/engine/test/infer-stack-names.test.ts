import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

test("names over the middle of stacks behind a column of names say what the stacks are, before and after tax", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC                                   PAYROLL REGISTER                              Check Date: 06/19/2026
                              Earnings                     Pre-Tax Deductions             Employee Taxes            After-Tax Deductions            Employer Taxes
  Employee            Description        Current       Description      Current       Description      Current       Description      Current       Description      Current
  Bellwether, Rosa    Regular           1,600.00       Medical            60.00       Federal W/H       154.00       Supp Life           8.00       Medicare ER        22.33
  ID: 1001            Overtime            120.00                                      Medicare           24.07                                      CA SUI             46.44
                      Total             1,720.00                          60.00                         178.07                           8.00                          68.77
                                                                                                                                                    Net Pay         1,473.93
  Okafor, Daniel      Regular           1,000.00       Medical            40.00       Federal W/H        96.00       Supp Life           6.00       Medicare ER        13.92
  ID: 1002                                                                            Medicare           13.92                                      CA SUI             27.00
                      Total             1,000.00                          40.00                         109.92                           6.00                          40.92
                                                                                                                                                    Net Pay           844.08
  `);
  const [rosa] = output.employees;
  t.match(rosa, { employee_id: "1001", gross_pay: 1720, net_pay: 1473.93 });
  t.same(
    rosa!.deductions.map(({ type, pretax, amount }) => [type, pretax, amount]),
    [
      ["medical", true, 60],
      ["life", false, 8],
    ],
  );
  t.same(plain(rosa!.employer_taxes), ["medicare 22.33", "state_unemployment 46.44"]);
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("the name of one table over its middle is its own, a plan with a comma is nobody, and a ministry no department", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
                                        DEPARTMENT OF KITES
                              CIVILIAN LEAVE AND EARNINGS STATEMENT
  1. Pay Period End         2. Pay Date          3. Name
  06/13/2026                06/19/2026           OKAFOR, DANIEL

                                              CURRENT         YEAR TO DATE
       GROSS PAY                              1600.00             16000.00
       TAXABLE WAGES                          1540.00             15400.00
       DEDUCTIONS                              238.07              2380.70
       NET PAY                                1361.93             13619.30

                                          CURRENT EARNINGS
  TYPE                 HOURS         AMOUNT          TYPE                 HOURS         AMOUNT
  REGULAR PAY          80.00        1500.00          NIGHT DIFF           10.00         100.00
                                             DEDUCTIONS
  TYPE         CODE      CURRENT    YEAR TO DATE     TYPE         CODE      CURRENT    YEAR TO DATE
  TAX, FEDERAL            154.00         1540.00     MEDICARE                 24.07          240.70
  RETIRE, FERS             40.00          400.00     FEHB                     20.00          200.00

                                                 LEAVE
  TYPE             PRIOR YR BALANCE        ACCRUED PAY PD         USED PAY PD       CURRENT BALANCE
  ANNUAL                     120.00                  6.00                8.00                158.00
  SICK                       310.50                  4.00                 .00                366.50
  `);
  const [daniel, other] = output.employees;
  t.equal(other, undefined);
  t.match(daniel, { name: "DANIEL OKAFOR", department: null, gross_pay: 1600, net_pay: 1361.93 });
  t.same(plain(daniel!.deductions), ["pension 40", "medical 20"]);
  t.equal(daniel!.earnings.length, 2);
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("a register of Forms W-2 tells the wages of the first box beside the income tax", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Harbor Kites LLC                       W-2 REGISTER
                          Wages Tips      Fed Income      Medicare      Medicare
  Employee Name           Other Comp         Tax W/H         Wages           Tax
  Bellwether, Rosa         41,600.00        4,160.00     43,200.00        626.40
  Okafor, Daniel           26,000.00        2,600.00     26,000.00        377.00
  Totals                   67,600.00        6,760.00     69,200.00      1,003.40
  `);
  t.match(output.employees[0]!.taxes, [
    { type: "federal_income", taxable_wages: 41600, amount: 4160 },
    { type: "medicare", taxable_wages: 43200, amount: 626.4 },
  ]);
  t.same(unclaimed, []);
  t.equal(output.format_type, "tax_report");
  t.end();
});
