import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

test("blocks of people may stand beside each other, each with its labels", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Register Report
  Pay Period 06/01/2026 to 06/14/2026     Pay Date 06/19/2026

  Rosa Bellwether                 Emp # 1001        Miguel Okafor                   Emp # 1002
  Earnings      Hours      Rate       Amount        Earnings      Hours      Rate       Amount
  Regular       80.00     20.00     1,600.00        Regular       40.00     25.00     1,000.00
  Total Earnings                    1,600.00        Overtime       2.00     37.50        75.00
                                                    Total Earnings                    1,075.00
  Taxes                               Amount        Taxes                               Amount
  Federal Tax                         160.00        Federal Tax                         107.50
  Medicare                             23.20        Medicare                             15.59
  Total Taxes                         183.20        Total Taxes                         123.09

  Net Pay                           1,416.80        Net Pay                             951.91

  Ada Quill                       Emp # 1003
  Earnings      Hours      Rate       Amount
  Regular       10.00     20.00       200.00
  Total Earnings                      200.00
  Taxes                               Amount
  Federal Tax                          20.00
  Medicare                              2.90
  Total Taxes                          22.90

  Net Pay                             177.10
  `);
  t.same(
    output.employees.map(({ name, employee_id: id, net_pay: net, taxes }) => [
      name,
      id,
      net,
      ...plain(taxes),
    ]),
    [
      ["Rosa Bellwether", "1001", 1416.8, "federal_income 160", "medicare 23.2"],
      ["Miguel Okafor", "1002", 951.91, "federal_income 107.5", "medicare 15.59"],
      ["Ada Quill", "1003", 177.1, "federal_income 20", "medicare 2.9"],
    ],
  );
  t.same(unclaimed, []);
  t.end();
});

test("a line of sums has one for each stack of a section", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Payroll Register     Company:  Harbor Kites LLC     Period: 06/01/2026 - 06/14/2026     Payment Date: 06/19/2026

  Worker                Earnings        Hours       Amount    Taxes               Amount    Pre Tax Deductions    Amount    Post Tax Deductions    Amount       Gross         Net
  Bellwether, Rosa      Regular         80.00     1,600.00    Federal Tax         160.00    401(k)                 80.00    Union Dues              20.00    1,600.00    1,316.80
                                                              Medicare             23.20
  Okafor, Miguel        Regular         40.00     1,000.00    Federal Tax         100.00    401(k)                 50.00    Union Dues              10.00    1,000.00      825.50
                                                              Medicare             14.50
  Total                                120.00     2,600.00                        297.70                          130.00                            30.00    2,600.00    2,142.30
  `);
  t.match(output.totals, { gross_pay: 2600, net_pay: 2142.3, total_taxes: 297.7, total_deductions: null });
  t.same(plain(output.employees[0]!.deductions), ["401k 80", "union_dues 20"]);
  t.same(unclaimed, []);
  t.same(failed, []);
  t.end();
});

test("lists that end at one edge have their sums under bare words, of nothing too", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Register
  Pay period 06/01/2026 - 06/14/2026, pay date 06/19/2026

  Bellwether, Rosa     ID 1001
  Earnings           Hours      Rate        Amount    Employee Taxes               Amount
  Hourly             80.00     20.00      1,600.00    Federal Withholding          160.00
  Overtime            4.00     30.00        120.00    Medicare                      24.94
  Total                                   1,720.00    Total                        184.94
  Deductions                                Amount    Company Taxes                Amount
  Total                                       0.00    Social Security              106.64
                                                      Medicare                      24.94
                                                      Total                        131.58
  Gross Pay  1,720.00     Net Pay  1,535.06

  Okafor, Miguel       ID 1002
  Earnings           Hours      Rate        Amount    Employee Taxes               Amount
  Hourly             40.00     25.00      1,000.00    Federal Withholding          100.00
  Total                                   1,000.00    Medicare                      14.50
  Deductions                                Amount    Total                        114.50
  401k                                       50.00    Company Taxes                Amount
  Total                                      50.00    Social Security               62.00
                                                      Medicare                      14.50
                                                      Total                         76.50
  Gross Pay  1,000.00     Net Pay  835.50
  `);
  t.same(
    output.employees.map(({ gross_pay: gross, net_pay: net, employer_taxes: company }) => [
      gross,
      net,
      ...plain(company),
    ]),
    [
      [1720, 1535.06, "social_security 106.64", "medicare 24.94"],
      [1000, 835.5, "social_security 62", "medicare 14.5"],
    ],
  );
  t.equal(output.totals, null);
  t.same(unclaimed, []);
  t.end();
});

test("names go on below initials, and labels within their cells", (t) => {
  const { output } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Register
  Pay Period: 06/01/2026 - 06/14/2026     Pay Date: 06/19/2026

  Employee                 Regular Hrs    Regular Pay    OT Hrs    Overtime Pay    Reimbursements    Gross Pay    Federal      Medicare        Net Pay
  Rosa M                         80.00       1,600.00      4.00          120.00             15.00     1,720.00     172.00         24.94       1,538.06
  Bellwether
  Miguel Okafor                  40.00       1,000.00      0.00            0.00              0.00     1,000.00     100.00         14.50         885.50
  Ada Quill                      10.00         200.00      0.00            0.00              0.00       200.00      20.00          2.90         177.10
  Totals                        130.00       2,800.00      4.00          120.00             15.00     2,920.00     292.00         42.34       2,600.66
  `);
  const [rosa] = output.employees;
  t.match(rosa, { name: "Rosa M Bellwether", gross_pay: 1720, net_pay: 1538.06 });
  t.match(rosa!.earnings, [
    { type: "regular", hours: 80, amount: 1600 },
    { type: "overtime", hours: 4, amount: 120 },
    { type: "reimbursement", amount: 15 },
  ]);
  t.end();
});

test("a sum of all that is withheld is a figure of neither taxes nor deductions", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Register
  Pay Period: 06/01/2026 - 06/14/2026     Check Date: 06/19/2026

  Employee: 1001  Rosa Bellwether     Check No: 20011
      Earnings    Regular           80.00 hrs @    20.00 =     1,600.00
      Taxes       Fed W/H          160.00    Medicare          23.20
      Deductions  401K              80.00    Union Dues        20.00
      Gross Pay:     1,600.00     Net Pay:     1,316.80

  Report Totals     Gross Pay:     1,600.00     Total Withheld:       283.20     Net Pay:     1,316.80
  `);
  t.match(output.employees, [{ name: "Rosa Bellwether", gross_pay: 1600, net_pay: 1316.8 }]);
  t.match(output.employees[0]!.earnings, [{ hours: 80, rate: 20, amount: 1600 }]);
  t.match(output.totals, { gross_pay: 1600, net_pay: 1316.8, total_deductions: null });
  t.same([unclaimed, failed], [[], []]);
  t.end();
});

test("parts of a list of deductions may say no more than when they are taken", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Payroll Register
  Company:   Harbor Manufacturing LLC              Pay Group:    MN Biweekly
  Period:    03/01/2026 - 03/14/2026               Payment Date: 03/20/2026

  Rosa Bellwether (102047)   Cost Center:  41000 Client Services        Gross Pay:  1,600.00     Net Pay:  1,286.80
  Earnings       Hours      Rate      Amount   Employee Taxes        Amount   Deductions              Amount
  Hourly Pay     80.00   20.0000    1,600.00   Federal Withholding   160.00   Pre Tax
  Total          80.00              1,600.00   Medicare               23.20     401(k)                 80.00
                                               Total                 183.20   Post Tax
                                                                                Voluntary Life         50.00
                                                                              Total                   130.00
  Miguel Okafor (102081)     Cost Center:  41000 Client Services        Gross Pay:  1,000.00     Net Pay:    855.50
  Earnings       Hours      Rate      Amount   Employee Taxes        Amount   Deductions              Amount
  Hourly Pay     40.00   25.0000    1,000.00   Federal Withholding   100.00   Post Tax
  Total          40.00              1,000.00   Medicare               14.50     Voluntary Life         30.00
                                               Total                 114.50   Total                    30.00
  Grand Totals
  Workers Paid                             2
  Gross Pay                         2,600.00
  Employee Taxes                      297.70
  Deductions                          160.00
  Net Pay                           2,142.30
  `);
  const [rosa] = output.employees;
  t.match(
    output.company,
    { name: "Harbor Manufacturing LLC", id: null },
    "no word behind `Client` is its number",
  );
  t.same(
    rosa!.deductions.map(({ type, amount, pretax }) => [type, amount, pretax]),
    [
      ["401k", 80, true],
      ["life", 50, false],
    ],
  );
  t.match(output.totals, { employee_count: 2, net_pay: 2142.3 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a part of a list of deductions begins right below the lines of the one before, and goes on with none of them", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Register
  Harbor Kites LLC
  Pay Date 06/19/2026
  Bellwether, Rosa   1001
    Regular      80.00   1,600.00    Pre Tax                       Taxes
                                     Dental         50.00          FIT          155.00
                                     After Tax                     Medicare      22.48
                                     Union Dues     20.00
    Gross Pay            1,600.00    Net Pay     1,352.52
  Okafor, Daniel   1002
    Regular      40.00   1,000.00    Pre Tax                       Taxes
                                     Dental         50.00          FIT           95.00
                                     After Tax                     Medicare      13.78
                                     Union Dues     20.00
    Gross Pay            1,000.00    Net Pay       821.22
  `);
  t.match(output.employees[0]!.deductions, [
    { description: "Dental", pretax: true, amount: 50 },
    { description: "Union Dues", pretax: false, amount: 20 },
  ]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
