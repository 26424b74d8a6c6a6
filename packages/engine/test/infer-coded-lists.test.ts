import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, plain } from "./support/plain-lines.ts";

const REGISTER = `
  Harbor Paving Co                        PR PAYROLL REGISTER
  PR Co: 1   PR Group: 1    Beginning 06/01/26    Ending 06/07/26   Check Date 06/12/26

  Earnings                  Hours       Rate      Amount    Deductions              Amount   Liabilities             Amount

  Department: 1    Asphalt
  1048  BELLWETHER, ROSA                                     Pay Seq 1    EFT 102388          Net Pay             1,280.00
     1  Regular             40.00    36.0000    1,440.00      1 Federal W/H           90.00  102 Soc Sec Employer     89.28
    20  Per Diem Reimb                             50.00      2 Social Security       80.00  110 MO Unemployment      14.40
                                                             60 401k                  40.00  160 401k Match           20.00
  Gross Pay                                     1,440.00     Total                   210.00  Total                   123.68

  1889  OKAFOR, MIGUEL                                       Pay Seq 1    Check 102390        Net Pay               870.00
     1  Regular             36.00    25.0000      900.00      1 Federal W/H           60.00  102 Soc Sec Employer     62.00
     2  Overtime             4.00    25.0000      100.00      2 Social Security       70.00  110 MO Unemployment      10.00
  Gross Pay                                     1,000.00     Total                   130.00  Total                    72.00

  Dept 1 Asphalt Total     Employees: 2    Checks: 2
     1  Regular             76.00               2,340.00      1 Federal W/H          150.00  102 Soc Sec Employer    151.28
     2  Overtime             4.00                 100.00      2 Social Security      150.00  110 MO Unemployment      24.40
    20  Per Diem Reimb                             50.00     60 401k                  40.00  160 401k Match           20.00
  Total Earnings                                2,490.00     Total Deductions        340.00  Total Liabilities       195.68
  Gross Pay                                     2,440.00     Net Pay               2,150.00

  Department: 9    Office
  2603  TRAN, IDA                                            Pay Seq 1    EFT 102391          Net Pay               900.00
     3  Salary              40.00               1,000.00      1 Federal W/H           50.00  102 Soc Sec Employer     62.00
                                                              2 Social Security       50.00
  Gross Pay                                     1,000.00     Total                   100.00  Total                    62.00

  Dept 9 Office Total      Employees: 1    Checks: 1
     3  Salary              40.00               1,000.00      1 Federal W/H           50.00  102 Soc Sec Employer     62.00
                                                              2 Social Security       50.00
  Total Earnings                                1,000.00     Total Deductions        100.00  Total Liabilities        62.00
  Gross Pay                                     1,000.00     Net Pay                 900.00

  COMPANY TOTAL   Employees: 3    Checks: 3
     1  Regular             76.00               2,340.00      1 Federal W/H          200.00  102 Soc Sec Employer    213.28
     2  Overtime             4.00                 100.00      2 Social Security      200.00  110 MO Unemployment      24.40
     3  Salary              40.00               1,000.00     60 401k                  40.00  160 401k Match           20.00
    20  Per Diem Reimb                             50.00
  Total Earnings                                3,490.00     Total Deductions        440.00  Total Liabilities       257.68
  Gross Pay                                     3,440.00     Net Pay               3,050.00
  `;

test("sums of lists below the lines of a group are its own, and the gross pay stands below all that is paid", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(REGISTER);
  t.match(output.totals, {
    employee_count: 3,
    gross_pay: 3440,
    net_pay: 3050,
    total_earnings: 3490,
    total_deductions: null,
  });
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("liabilities beside earnings and deductions are the company's, whatever the tax", (t) => {
  const [rosa] = bestInferredOf(REGISTER).output.employees;
  t.same(described(rosa!.taxes), ["Federal W/H 90", "Social Security 80"]);
  t.same(plain(rosa!.employer_taxes), ["social_security 89.28", "state_unemployment 14.4"]);
  t.same(plain(rosa!.employer_contributions), ["401k 20"]);
  t.end();
});

test("an electronic transfer has a number as a check has", (t) => {
  const [rosa, miguel] = bestInferredOf(REGISTER).output.employees;
  t.match(rosa!.payments, [{ number: "102388", method: "direct_deposit", amount: 1280 }]);
  t.match(miguel!.payments, [{ number: "102390", method: "check", amount: 870 }]);
  t.end();
});

test("codes that end at one edge are codes, though those of more digits begin further left", (t) => {
  const [rosa] = bestInferredOf(REGISTER).output.employees;
  t.match(rosa!.earnings, [
    { code: "1", description: "Regular" },
    { code: "20", description: "Per Diem Reimb" },
  ]);
  t.end();
});
