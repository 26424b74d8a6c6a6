import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, describedWithYear } from "./support/plain-lines.ts";

const NOTHING = { unclaimed: [], failed: [] };

test("facts of the check may stand in a grid beside two addresses, and a number without decimals is no sum", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Employer                                 Employee                                  Pay Details
  Old Mill Brewing Co.                     Rosa J Bellwether                         Check Date      06/26/2026
  77 Mill Race Rd                          14 Elm St                                 Pay Period      06/08/2026 - 06/21/2026
  Bend, OR 97701                           Bend, OR 97702                            Check Number    DD-10447
  EIN 93-1234567                           Employee ID 0088                          Pay Frequency   Biweekly

  Code   Description              Rate      Hours       Amount     YTD Hours    YTD Amount
  REG    Regular Wages           22.00      78.50     1,727.00        938.00     20,636.00
  OT     Overtime                33.00       1.25        41.25         22.75        750.75
                                            79.75     1,768.25        960.75     21,386.75

  Employee Withholdings                               Employer Contributions
  Tax                    Amount          YTD          Description             Amount          YTD
  FIT                    133.10     1,640.20          Social Security         109.63     1,325.98
  SS                     109.63     1,325.98          Medicare                 25.64       310.11
  MEDI                    25.64       310.11
  Total                  268.37     3,276.29          Total                   135.27     1,636.09

  Net Pay                                             1,499.88    18,110.46
  `);
  const [rosa] = output.employees;
  t.equal(output.company.name, "Old Mill Brewing Co.");
  t.match(rosa, { name: "Rosa J Bellwether", employee_id: "0088", gross_pay: 1768.25, net_pay: 1499.88 });
  t.match(rosa!.payments, [{ number: "DD-10447", method: "direct_deposit" }]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("dots lead from facts to what they say, and through the names of columns", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  KINGFISHER MARINE LLC                             PAYROLL STATEMENT
  PO BOX 447, ASTORIA OR 97103                      NOT NEGOTIABLE

  ROSA J BELLWETHER                                 Employee Number ......... 2217
  14 ELM ST                                         Pay Period .............. 06/08/26 - 06/21/26
  ASTORIA OR 97103                                  Pay Date ................ 06/26/26
                                                    Deposit Number .......... 88104

  Earnings ............ Hours ..... Rate ...... Amount ...... YTD
  Regular Pay           80.00      24.50      1,960.00     23,520.00
  Total Gross Pay       80.00                 1,960.00     23,520.00

  Withholdings ............................... Amount ...... YTD
  Federal Income Tax                            188.44      2,112.60
  FICA Medicare                                  28.42        341.04
  Total Withholdings                            216.86      2,453.64

  NET PAY                                     1,743.14     21,066.36
  `);
  const [rosa] = output.employees;
  t.match(output, { pay_date: "2026-06-26", pay_period: { start: "2026-06-08", end: "2026-06-21" } });
  t.match(rosa, { employee_id: "2217", gross_pay: 1960, net_pay: 1743.14 });
  t.same(describedWithYear(rosa!.taxes), ["Federal Income Tax 188.44 2112.6", "FICA Medicare 28.42 341.04"]);
  t.match(rosa!.payments, [{ number: "88104", method: "direct_deposit" }]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("the sum of what the company pays is of its taxes as well, and a school is nobody's name beside one", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Riverbend Charter School                          Earnings & Deductions Statement
                                                    Advice No. 20417          Advice Date 06/30/2026
  Bellwether, Rosa J            ID 004417           Position: Teacher - Grade 4
  Period: 06/01/2026 - 06/30/2026

              EARNINGS                       TAXES WITHHELD                    EMPLOYEE DEDUCTIONS                EMPLOYER CONTRIBUTIONS
  Base Contract      4,530.00       Federal           402.10          STRS              371.07          STRS                  888.15
  Longevity            120.00
  Coaching             280.00       Medicare           71.12          Medical           145.00          Health Ins            612.00
                                                                                                        Medicare               71.12
  Total              4,930.00       Total             473.22          Total             516.07          Total               1,571.27

                                                                      NET PAY          3,940.71
  `);
  const [rosa] = output.employees;
  t.match(output, { format_type: "pay_statement", company: { name: "Riverbend Charter School" } });
  t.match(rosa, { name: "Rosa J Bellwether", employee_id: "004417" });
  t.match(rosa!.employer_contributions, [
    { type: "pension", amount: 888.15 },
    { type: "medical", amount: 612 },
  ]);
  t.match(rosa!.employer_taxes, [{ type: "medicare", amount: 71.12 }]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("a stub may be for somebody by its title, lists before and after tax below each other, and leave over balances", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Maple & Main Coffee                                    Pay stub for Rosa Bellwether
  Pay period: 06/08/2026 - 06/21/2026                    Pay date: 06/26/2026
  Employee ID: 31                                        Federal Additional     0.00

  EARNINGS                             Current          YTD
  Regular pay                         1,093.75    13,125.00
  Gross pay                           1,093.75    13,125.00

  TAXES               Current        YTD        PRE-TAX DEDUCTIONS            Current         YTD
  Federal income        88.12   1,040.22        Medical                         25.00      300.00
  TOTAL                 88.12   1,040.22        TOTAL                           25.00      300.00

  Paid Time Off        Earned    YTD Used       POST-TAX DEDUCTIONS           Current         YTD
  Vacation Hours         3.08       16.00       Roth 401(k)                     20.00      240.00
                                                Union Dues                       5.00       60.00
                                                TOTAL                           25.00      300.00

  NET PAY                               955.63    11,484.78
  `);
  const [rosa] = output.employees;
  t.match(rosa, { name: "Rosa Bellwether", employee_id: "31", gross_pay: 1093.75, net_pay: 955.63 });
  t.same(described(rosa!.earnings), ["Regular pay 1093.75"]);
  t.same(described(rosa!.taxes), ["Federal income 88.12"]);
  t.match(rosa!.deductions, [
    { type: "medical", pretax: true },
    { type: "roth_401k", pretax: false },
    { type: "union_dues", pretax: false },
  ]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("who is paid is named below a word for it, so that a name beside the number of a check is the company's", (t) => {
  const { output } = bestInferredOf(`
  GRANITE FALLS MANUFACTURING                                              CHECK 0104417
  EMPLOYEE NAME         SSN            EMP ID    DEPT     PERIOD END   CHECK DATE
  ROSA J BELLWETHER     XXX-XX-1234    2217      0430     06/21/26     06/26/26

  DESCRIPTION    HOURS    RATE   EARNINGS     YTD     DESCRIPTION        CURRENT      YTD
  REGULAR        40.00   22.00     880.00  20,240.00  FEDERAL WH           70.40    1,619.20

  GROSS 880.00    TAXES 70.40    NET PAY 809.60
  `);
  t.equal(output.company.name, "GRANITE FALLS MANUFACTURING");
  t.match(output.employees, [{ name: "ROSA J BELLWETHER", employee_id: "2217", department: "0430" }]);
  t.end();
});

test("bars rule lists off, and pay may be called yours", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Acorn Child Care LLC                            EMPLOYEE: Rosa J Bellwether          CHECK: 20417
  PERIOD: 06/08/26 - 06/21/26                     ID: 2217    DEPT: Infants            CHECK DATE: 06/26/26

  PAY           HOURS    RATE    AMOUNT      YTD AMT   | TAX             TAXABLE    AMOUNT    YTD AMT  | DEDUCTION     AMOUNT   YTD AMT
  Regular       75.00   18.00  1,350.00    16,200.00   | Federal        1,260.00     88.20   1,058.40  | Medical        60.00    720.00
  Lead Stipend                    75.00       900.00   | Medicare       1,365.00     19.79     237.48  | Advance        50.00     50.00
                                                       | GA State       1,260.00     50.40     604.80  |
  TOTALS        75.00          1,425.00    17,100.00   |                            158.39   1,900.68  |               110.00    770.00

  YOUR NET PAY                 1,156.61    14,429.32
  `);
  const [rosa] = output.employees;
  t.match(rosa, { employee_id: "2217", department: "Infants", gross_pay: 1425, net_pay: 1156.61 });
  t.same(described(rosa!.taxes), ["Federal 88.2", "Medicare 19.79", "GA State 50.4"]);
  t.same(described(rosa!.deductions), ["Medical 60", "Advance 50"]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});
