import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

const PEOPLE = `
  Payroll Register
  Harbor Kites LLC
  Pay Period 6/22/2026 to 6/28/2026   Pay Date 7/3/2026

  Bellwether, Rosa     Employee # 1001     Dept SHOP
  Earnings                                          Deductions                     Employee                Employer             Taxes                                    Employee                Employer
  Code                Hours    Current         YTD  Code                     Current         YTD     Current         YTD  Code                         Taxable     Current         YTD     Current         YTD
  REG  Regular        38.00     950.00    9,500.00  MED  Medical               40.00      400.00       90.00      900.00  FIT  Federal Inc Tax          910.00       80.00      800.00        0.00        0.00
  OT   Overtime        2.00      75.00      300.00  VIS  Vision                 5.00       50.00        0.00        0.00  SOC  Soc Security             980.00       60.76      607.60       60.76      607.60
  Total               40.00   1,025.00    9,800.00  Total                      45.00      450.00       90.00      900.00  MCR  Medicare                 980.00       14.21      142.10       14.21      142.10
                                                                                                                           FUTA Fed Unemp                  0.00        0.00        0.00        0.00       42.00
                                                                                                                           Total                                     154.97    1,549.70       74.97      791.70
  Gross Pay 1,025.00     Taxes 154.97     Deductions 45.00     Net Pay 825.03                                                                       Direct Deposit xxxx4061 825.03

  Okafor, Daniel       Employee # 1002     Dept SHOP
  Earnings                                          Deductions                     Employee                Employer             Taxes                                    Employee                Employer
  Code                Hours    Current         YTD  Code                     Current         YTD     Current         YTD  Code                         Taxable     Current         YTD     Current         YTD
  REG  Regular        40.00     800.00    8,000.00  VIS  Vision                 5.00       50.00        0.00        0.00  FIT  Federal Inc Tax          800.00       70.00      700.00        0.00        0.00
  Total               40.00     800.00    8,000.00  MED  Medical               40.00      400.00       90.00      900.00  SOC  Soc Security             760.00       47.12      471.20       47.12      471.20
                                                    Total                      45.00      450.00       90.00      900.00  MCR  Medicare                 760.00       11.02      110.20       11.02      110.20
                                                                                                                           Total                                     128.14    1,281.40       58.14      581.40
  Gross Pay 800.00       Taxes 128.14     Deductions 45.00     Net Pay 626.86                                                                       Direct Deposit xxxx4062 626.86
`;

test("tables beside each other have columns for both sides and both periods, and go on beside the sums of shorter ones", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(PEOPLE);
  const [rosa, daniel] = output.employees;
  t.match(rosa, { gross_pay: 1025, net_pay: 825.03 });
  t.same(plain(rosa!.deductions), ["medical 40", "vision 5"]);
  t.same(plain(rosa!.employer_contributions), ["medical 90"], "the company pays nothing for the other plan");
  t.same(plain(rosa!.taxes), ["federal_income 80", "social_security 60.76", "medicare 14.21"]);
  t.same(
    plain(rosa!.employer_taxes),
    ["social_security 60.76", "medicare 14.21", "federal_unemployment 0"],
    "what was paid earlier in the year alone is a line of the company's",
  );
  t.equal(rosa!.employer_taxes[2]!.ytd_amount, 42);
  t.same(plain(daniel!.deductions), ["vision 5", "medical 40"], "a line beside the sum of the earnings");
  t.match(daniel, { gross_pay: 800, net_pay: 626.86 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("the sides of both periods may stand below the periods, as close as words", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Register
  Harbor Kites LLC

  Bellwether, Rosa     Employee # 1001
  Earnings                                          Deductions           Current             YTD           Taxes                    Current             YTD
  Code                Hours    Current         YTD  Code             Employee Employer Employee Employer  Code             Taxable Employee Employer Employee Employer
  REG  Regular        40.00   1,000.00    9,500.00  MED  Medical        40.00    90.00   400.00   900.00  SOC  Soc Security 960.00    59.52    59.52   595.20   595.20
  Total               40.00   1,000.00    9,500.00  Total               40.00    90.00   400.00   900.00  MCR  Medicare     960.00    13.92    13.92   139.20   139.20
                                                                                                          Total                       73.44    73.44   734.40   734.40
  Gross Pay 1,000.00     Taxes 73.44     Deductions 40.00     Net Pay 886.56

  Okafor, Daniel       Employee # 1002
  Earnings                                          Deductions           Current             YTD           Taxes                    Current             YTD
  Code                Hours    Current         YTD  Code             Employee Employer Employee Employer  Code             Taxable Employee Employer Employee Employer
  REG  Regular        40.00     800.00    8,000.00  MED  Medical        40.00    90.00   400.00   900.00  SOC  Soc Security 760.00    47.12    47.12   471.20   471.20
  Total               40.00     800.00    8,000.00  Total               40.00    90.00   400.00   900.00  MCR  Medicare     760.00    11.02    11.02   110.20   110.20
                                                                                                          Total                       58.14    58.14   581.40   581.40
  Gross Pay 800.00       Taxes 58.14     Deductions 40.00     Net Pay 701.86
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 1000, net_pay: 886.56 });
  t.match(rosa!.deductions, [{ amount: 40, ytd_amount: 400 }]);
  t.match(rosa!.employer_contributions, [{ amount: 90, ytd_amount: 900 }]);
  t.match(rosa!.taxes, [
    { taxable_wages: 960, amount: 59.52, ytd_amount: 595.2 },
    { taxable_wages: 960, amount: 13.92, ytd_amount: 139.2 },
  ]);
  t.match(rosa!.employer_taxes, [
    { amount: 59.52, ytd_amount: 595.2 },
    { amount: 13.92, ytd_amount: 139.2 },
  ]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
