import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, plain } from "./support/plain-lines.ts";

test("a list of wages for a tax of the company is payroll, and wages that no tax is due on are none", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
                 QUARTERLY TAX AND WAGE REPORT
  Employer: Harbor Kites LLC                      Account No. 17-44-310
  Quarter Ending: 06/30/2026
  SSN             Employee Name          Gross Wages     Excess Wages     Taxable Wages
  XXX-XX-1234     Bellwether, Rosa         12,600.00         3,600.00          9,000.00
  XXX-XX-5678     Okafor, Daniel            8,000.00             0.00          8,000.00
  XXX-XX-9012     Desai, Priya              9,500.00           500.00          9,000.00
  Totals                                   30,100.00         4,100.00         26,000.00
  `);
  t.match(output.employees, [{ gross_pay: 12600 }, { gross_pay: 8000 }, { gross_pay: 9500 }]);
  t.equal(output.format_type, "tax_report");
  t.equal(output.totals?.gross_pay, 30100);
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("departments that nobody is named in have lines of their own, and a count before their sum", (t) => {
  const { output, held, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC                       DEPARTMENT SUMMARY                            Check Date: 06/19/26
  DEPARTMENT         DESCRIPTION       HOURS      EARNINGS    WITHHOLDINGS          AMOUNT    DEDUCTIONS         AMOUNT       NET PAY
  110 Assembly       Hourly           130.00      2,600.00    Fed Income Tax        260.00    Medical            100.00
                     Overtime           4.00        120.00    Medicare               39.44
  2 Employees        TOTAL            134.00      2,720.00                          299.44                       100.00      2,320.56
  120 Paint          Hourly            40.00        800.00    Fed Income Tax         80.00    Medical             20.00
                                                              Medicare               11.60
  1 Employees        TOTAL             40.00        800.00                           91.60                        20.00        688.40
  COMPANY TOTALS     Hourly           170.00      3,400.00    Fed Income Tax        340.00    Medical            120.00
                     Overtime           4.00        120.00    Medicare               51.04
  3 Employees        TOTAL            174.00      3,520.00                          391.04                       120.00      3,008.96
  `);
  t.same(output.employees, []);
  t.match(output.totals, { gross_pay: 3520, net_pay: 3008.96, total_taxes: 391.04, total_deductions: 120 });
  t.ok(held.some((id) => id.startsWith("department.net_pay:")));
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("a plan behind its code and a dash heads its list, beside sums of months and what is left of it", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Deduction Register
  Check Date 06/19/2026

  Deduction:  K01 - 401K Deferral
  Emp ID      Employee Name          Current         MTD         QTD         YTD     Balance
  1001        Bellwether, Rosa         80.00      160.00      320.00      960.00
  1002        Okafor, Daniel           50.00      100.00      200.00      600.00
  Total K01                           130.00      260.00      520.00    1,560.00

  Deduction:  G01 - Garnishment
  Emp ID      Employee Name          Current         MTD         QTD         YTD     Balance
  1001        Bellwether, Rosa         45.00       90.00      180.00      540.00      812.00
  Total G01                            45.00       90.00      180.00      540.00
  `);
  const [rosa, daniel] = output.employees;
  t.same(
    rosa!.deductions.map(({ code }) => code),
    ["K01", "G01"],
  );
  t.same(described(rosa!.deductions), ["401K Deferral 80", "Garnishment 45"]);
  t.same(plain(daniel!.deductions), ["401k 50"]);
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("what the company adds in a column of a table says nothing of the columns behind it", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Retirement Plan Contribution Census
  Payroll date 06/19/2026
  SSN             Last Name     First Name     Hours     Gross Compensation       401(k)       Roth     Employer Match    Loan Repay
  XXX-XX-1234     Bellwether    Rosa           80.00               1,600.00        80.00       0.00              40.00          0.00
  XXX-XX-5678     Okafor        Daniel         50.00               1,000.00        50.00      30.00              25.00         20.00
  Totals                                      130.00               2,600.00       130.00      30.00              65.00         20.00
  `);
  const [, daniel] = output.employees;
  t.equal(output.format_type, "benefits_summary");
  t.same(plain(daniel!.deductions), ["401k 50", "roth_401k 30", "401k_loan 20"]);
  t.same(plain(daniel!.employer_contributions), ["401k 25"]);
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("lists about a tax may say its rate beside the name, and `ID` is no tax of Idaho", (t) => {
  const list = (tax: string, rate: string, rosa: string, daniel: string, total: string): string => `
  ${tax.padEnd(64)}${rate}
  ID      Employee               Gross Wages     Taxable Wages      Excess         Tax
  88      Bellwether, Rosa          9,600.00          9,000.00        0.00      ${rosa}
  93      Okafor, Daniel            6,000.00          6,000.00        0.00      ${daniel}
          Total ${tax.padEnd(18)} 15,600.00         15,000.00        0.00      ${total}
`;
  const { output, failed, unclaimed } = bestInferredOf(`
  Tax Detail Report
  Harbor Pool & Spa Supply LLC
  Quarter 3, 2026   (07/01/2026 - 09/30/2026)
${list("US Federal Income Tax", "", "960.00", "600.00", "1,560.00")}
${list("US Medicare - Employee", "Rate 1.45%", "130.50", "87.00", "217.50")}
${list("US Medicare - Employer", "Rate 1.45%", "130.50", "87.00", "217.50")}
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 9600 });
  t.same(plain(rosa!.taxes), ["federal_income 960", "medicare 130.5"]);
  t.same(plain(rosa!.employer_taxes), ["medicare 130.5"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("what the company owes on all wages is no line", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  KENTUCKY QUARTERLY UNEMPLOYMENT WAGE AND TAX REPORT
  Employer: Harbor Saddlery Company         Quarter Ending: 09/30/2026

  SSN             Employee Name          Total Wages     Excess Wages     Taxable Wages
  XXX-XX-0001     Bellwether, Rosa          9,600.00             0.00          9,600.00
  XXX-XX-0002     Okafor, Daniel           15,000.00         3,100.00         11,900.00
                  Report Total             24,600.00         3,100.00         21,500.00
                  Contribution Due                                               580.50
  `);
  t.match(output.totals, { gross_pay: 24600 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a list may be about a figure, and whom a plan covers heads nothing", (t) => {
  const list = (title: string, rosa: string, daniel: string, sum: string): string => `
  ${title}
     Employee                                     Amount
     Bellwether, Rosa                        ${rosa.padStart(11)}
     Okafor, Daniel                          ${daniel.padStart(11)}
     Total ${title.padEnd(34)}${sum.padStart(11)}
`;
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Woodcraft LLC
  Payroll Item Listing by Employee
  Pay period 06/14/2026 - 06/27/2026, paid 07/02/2026
${list("Regular Pay", "1,600.00", "1,000.00", "2,600.00")}
${list("Federal Income Tax", "160.00", "100.00", "260.00")}
${list("Medicare", "23.20", "14.50", "37.70")}
${list("Net Pay", "1,416.80", "885.50", "2,302.30")}
  `);
  t.match(output.employees, [
    { name: "Rosa Bellwether", net_pay: 1416.8, deductions: [] },
    { name: "Daniel Okafor", net_pay: 885.5, deductions: [] },
  ]);
  t.match(output.totals, { net_pay: 2302.3 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  const premiums = bestInferredOf(`
  Harbor Cooperative
  Benefit Premium Report by Carrier
  Pay Date: 05/01/2026

  Carrier: Harbor Blue Cross                                 Plan: Medical PPO
    ID    Employee               Coverage                Employee Cost    Employer Cost    Total Premium
    31    Bellwether, Rosa       Employee                        67.25           201.75           269.00
    34    Okafor, Daniel         Employee + Spouse              213.10           639.30           852.40
    37    Sandoval, Miguel       Family                          84.50           253.50           338.00
          Carrier Total                                         364.85         1,094.55         1,459.40
  Carrier: Delta Dental                                      Plan: Dental
    ID    Employee               Coverage                Employee Cost    Employer Cost    Total Premium
    31    Bellwether, Rosa       Employee                        18.40            55.20            73.60
    37    Sandoval, Miguel       Employee + 1                     9.25            27.75            37.00
          Carrier Total                                          27.65            82.95           110.60
  Grand Total                                                   392.50         1,177.50         1,570.00
  `);
  const [rosa] = premiums.output.employees;
  t.same(described(rosa!.deductions), ["Medical PPO 67.25", "Dental 18.4"]);
  t.same(described(rosa!.employer_contributions), ["Medical PPO 201.75", "Dental 55.2"]);
  t.equal(premiums.output.employees.length, 3);
  t.same({ failed: premiums.failed, unclaimed: premiums.unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("what is due to a plan by name is no remark", (t) => {
  const { unclaimed } = bestInferredOf(`
  Harbor Contractors Inc
  Payroll Register              Pay Period 01/01/2026 - 01/10/2026  Pay Date 01/15/2026

  Bellwether, Rosa
  Regular Pay                1,000.00
  Gross Pay                  1,000.00
  Federal Tax                  100.00
  Medicare                      14.50
  Pension Contribution Due      50.00
  Net Pay                      835.50
  `);
  t.same(unclaimed, ["50.00"]);
  t.end();
});
