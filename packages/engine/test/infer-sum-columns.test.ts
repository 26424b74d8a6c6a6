import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

test("beside the net pay what was paid is the gross pay, and tax withheld the taxes", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Summary
  Harbor Kites LLC
  Check Date    Employee Name         Hours    Total Paid    Tax Withheld    Deductions      Net Pay    Employer Liability    Total Expense
  06/19/2026    Bellwether, Rosa      80.00      1,600.00          282.40         64.00     1,253.60                122.40         1,722.40
  06/19/2026    Okafor, Daniel        50.00      1,000.00          176.50          0.00       823.50                 76.50         1,076.50
  06/19/2026    Desai, Priya          40.00        800.00          141.20         20.00       638.80                 61.20           861.20
  Company Totals                     170.00      3,400.00          600.10         84.00     2,715.90                260.10         3,660.10
  `);
  t.match(output.employees[0], { name: "Rosa Bellwether", gross_pay: 1600, net_pay: 1253.6 });
  t.same(plain(output.employees[0]!.taxes), []);
  t.match(output.totals, { gross_pay: 3400, net_pay: 2715.9, total_taxes: 600.1, total_deductions: 84 });
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("what is withheld in a column beside taxes is no sum of them", (t) => {
  const { output, failed } = bestInferredOf(`
  Payroll Summary
  Harbor Kites LLC
  Employee Name         Gross Pay    Federal    Medicare      Tax      Net Pay
  Bellwether, Rosa       1,600.00     160.00       23.20    40.00     1,376.80
  Okafor, Daniel         1,000.00     100.00       14.50    25.00       860.50
  Desai, Priya             800.00      80.00       11.60    20.00       688.40
  Totals                 3,400.00     340.00       49.30    85.00     2,925.70
  `);
  t.equal(output.employees[0]!.taxes.length, 3);
  t.same(failed, []);
  t.end();
});

test("beside the gross pay the cost of labor is what the company pays in all", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Labor Distribution
  Harbor Kites LLC
  Emp #    Employee               Regular    Overtime       Gross    ER FICA    ER Medicare      FUTA    Labor Cost
  1001     Bellwether, Rosa      1,600.00      120.00    1,720.00     106.64          24.94     10.32      1,861.90
  1002     Okafor, Daniel        1,000.00        0.00    1,000.00      62.00          14.50      6.00      1,082.50
  Report Total                   2,600.00      120.00    2,720.00     168.64          39.44     16.32      2,944.40
  `);
  t.same(
    output.employees.map(({ employer_taxes: taxes }) => taxes.length),
    [3, 3],
  );
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("further sums on the line of the net pay are those of their columns", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Pay Register
  Harbor Kites LLC
  Earnings            Hours      Amount    Deductions    EE Amount    Taxes                 Taxable    EE Tax    ER Tax
  Bellwether, Rosa    Emp No: 1001
  Regular             80.00    1,600.00    Medical           60.00    Federal Income       1,540.00    154.00
  Overtime             4.00      120.00                               EE Medicare          1,660.00     24.07     24.07
  Total               84.00    1,720.00                      60.00    Net Pay   1,481.93               178.07     24.07
  Okafor, Daniel      Emp No: 1002
  Regular             50.00    1,000.00                               Federal Income       1,000.00    100.00
                                                                      EE Medicare          1,000.00     14.50     14.50
  Total               50.00    1,000.00                       0.00    Net Pay     885.50               114.50     14.50
  `);
  t.match(output.employees, [
    { gross_pay: 1720, net_pay: 1481.93 },
    { gross_pay: 1000, net_pay: 885.5 },
  ]);
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("the first word of a heading of two lines is no title, though documents are called so", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Register
                         Regular        Gross      Federal                    Payroll
  Employee                   Pay          Pay    Income Tax    Medicare       Advance      Net Pay
  Bellwether, Rosa      1,600.00     1,600.00        160.00       23.20         50.00     1,366.80
  Okafor, Daniel        1,000.00     1,000.00        100.00       14.50          0.00       885.50
  Totals                2,600.00     2,600.00        260.00       37.70         50.00     2,252.30
  `);
  t.same(
    output.employees[0]!.deductions.map(({ description, amount }) => [description, amount]),
    [["Payroll Advance", 50]],
  );
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("an unemployment tax beside the wages beyond its limit is the company's, and due on the taxable ones", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Quarterly Wage Report
  Pecan Valley Freight LLC
  Quarter Ending 09/30/2026

  Employee Name           Emp ID   SSN             Total Wages   Excess Wages   Taxable Wages    UI Tax
  Bellwether, Rosa        70       XXX-XX-3365       12,691.40       3,691.40        9,000.00    243.00
  Okafor, Miguel          71       XXX-XX-9357        7,793.25           0.00        7,793.25    210.42
  Report Total   2 Employees                         20,484.65       3,691.40       16,793.25    453.42
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 12691.4, taxes: [] });
  t.match(rosa!.employer_taxes, [{ type: "state_unemployment", amount: 243, taxable_wages: 9000 }]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("an unemployment tax that is withheld, or called after the employee, is the employee's beside excess wages", (t) => {
  for (const tax of ["PA SUI Withheld", "PA SUI Employee", "    PA SUI W/H"]) {
    const { output, failed } = bestInferredOf(`
  Quarterly Wage Report
  Pecan Valley Freight LLC
  Quarter Ending 09/30/2026

  Employee Name           Emp ID   SSN             Total Wages   Excess Wages   Taxable Wages    ${tax}
  Bellwether, Rosa        70       XXX-XX-3365       12,691.40       3,691.40        9,000.00               8.88
  Okafor, Miguel          71       XXX-XX-9357        7,793.25           0.00        7,793.25               5.46
  Report Total   2 Employees                         20,484.65       3,691.40       16,793.25              14.34
  `);
    t.same(plain(output.employees[0]!.taxes), ["state_unemployment 8.88"], tax);
    t.same(output.employees[0]!.employer_taxes, []);
    t.same(failed, []);
  }
  t.end();
});

test("columns of a tax behind its wages have the name over both, and what the company alone pays its wages", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Quarterly Payroll Tax Summary by Employee
  Harbor Dental Corp
  01/01/2026 through 03/31/2026

                                  Federal                  Medicare                          CA                        CA SUI
  Employee            ID       Wages   Income Tax       Wages   Employee  Employer       Wages      PIT      SDI       Wages  Employer
  Bellwether, Rosa    8     3,320.44       324.76    3,609.17      52.33     52.33    3,320.44   156.06    39.70    3,609.17     97.45
  Okafor, Miguel      9     1,845.31       195.32    1,902.38      27.58     27.58    1,845.31    86.73    20.93    1,902.38     51.36
  Total                     5,165.75       520.08    5,511.55      79.91     79.91    5,165.75   242.79    60.63    5,511.55    148.81
  `);
  const [rosa] = output.employees;
  t.same(
    rosa!.taxes.map(({ type, jurisdiction, amount, taxable_wages: wages }) => [
      type,
      jurisdiction,
      amount,
      wages,
    ]),
    [
      ["federal_income", "US", 324.76, 3320.44],
      ["medicare", "US", 52.33, 3609.17],
      ["state_income", "US-CA", 156.06, 3320.44],
      ["state_disability", "US-CA", 39.7, null],
    ],
  );
  t.match(rosa!.employer_taxes, [
    { type: "medicare", amount: 52.33 },
    { type: "state_unemployment", amount: 97.45, taxable_wages: 3609.17 },
  ]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("behind the last tax of a table with wages a plan and the net pay are no taxes", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Register
  Harbor Kites LLC
                                  Federal                Social Security             Medicare
  Employee            Gross       Wages        Tax        Wages        Tax        Wages        Tax     Dental      Net Pay
  Rosa Bellwether  1,600.00    1,600.00     160.00     1,600.00      99.20     1,600.00      23.20      10.00     1,307.60
  Daniel Okafor    1,000.00    1,000.00     100.00     1,000.00      62.00     1,000.00      14.50      10.00       813.50
  Priya Desai        800.00      800.00      80.00       800.00      49.60       800.00      11.60      10.00       648.80
  Total            3,400.00    3,400.00     340.00     3,400.00     210.80     3,400.00      49.30      30.00     2,769.90
  `);
  t.match(output.employees[0], { gross_pay: 1600, net_pay: 1307.6 });
  t.same(plain(output.employees[0]!.taxes), ["federal_income 160", "social_security 99.2", "medicare 23.2"]);
  t.same(plain(output.employees[0]!.deductions), ["dental 10"]);
  t.match(output.totals, { gross_pay: 3400, net_pay: 2769.9 });
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("beside the net pay earnings are the gross pay, though what is paid back has a column, too", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Employee Summary
  Kestrel Creative Studio LLC
  Pay period Aug 16, 2026 - Aug 31, 2026
  Payment date Sep 4, 2026

  Employee              Earnings   Reimbursements      Taxes   Deductions     Net Pay   Employer Taxes   Total Cost
  Rosa Bellwether       1,600.00            60.00     183.20        50.00    1,426.80           122.40     1,782.40
  Miguel Okafor         1,000.00             0.00     114.50        20.00      865.50            76.50     1,076.50
  Total                 2,600.00            60.00     297.70        70.00    2,292.30           198.90     2,858.90
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 1600, net_pay: 1426.8 });
  t.same(plain(rosa!.earnings), ["reimbursement 60"]);
  t.match(output.totals, { gross_pay: 2600, total_taxes: 297.7, total_deductions: 70 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("wages after a state are what its tax is due on", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Home Builders LLC (HHB)
  Quarterly Wage and Tax Detail
  From 04/01/2026 to 06/30/2026

  SSN            Emp   Employee Name       Gross Wages   Federal W/H    SS Wages    SS Tax    KY Wages    KY W/H
  XXX-XX-1362    210   Bellwether, Rosa       9,366.78        636.00    9,366.78    580.74    8,804.76    352.20
  XXX-XX-5438    211   Okafor, Miguel        20,140.68      1,809.42   20,140.68  1,248.72   20,140.68    805.62
  Grand Totals                               29,507.46      2,445.42   29,507.46  1,829.46   28,945.44  1,157.82
  `);
  const [rosa] = output.employees;
  t.match(output.company, { name: "Harbor Home Builders LLC" });
  t.same(
    rosa!.taxes.map(({ type, amount, taxable_wages: wages }) => [type, amount, wages]),
    [
      ["federal_income", 636, null],
      ["social_security", 580.74, 9366.78],
      ["state_income", 352.2, 8804.76],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a column of another state's tax is no company's part", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC                                  Payroll Register                             Pay Date 06/19/2026

  Employee                  Gross         FIT      FICA      MEDI     SIT AZ     SIT CO    PFL AZ     PFL CO         Net
  Bellwether, Rosa       1,600.00      160.00     99.20     23.20      48.00       0.00      4.00       0.00    1,265.60
  Okafor, Daniel         1,000.00      100.00     62.00     14.50       0.00      44.00      0.00       4.50      775.00
  Totals                 2,600.00      260.00    161.20     37.70      48.00      44.00      4.00       4.50    2,040.60
  `);
  const [, daniel] = output.employees;
  t.ok(daniel!.taxes.some(({ description, amount }) => description === "SIT CO" && amount === 44));
  t.same(daniel!.employer_taxes, []);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
