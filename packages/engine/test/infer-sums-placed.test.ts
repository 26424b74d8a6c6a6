import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

test("sums over departments may stand above their people, and that over everybody above all", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Ottawa Kite Living LLC
  Payroll Summary by Department
  Pay Period 06/01/2026 - 06/14/2026, Check Date 06/19/2026

  Department / Employee        ID      Count    Hours     Gross Pay      Taxes    Deductions     Net Pay
  Grand Total                              3   190.00     $4,700.00    $538.15        $70.00   $4,091.85
  100 - Kitchen Total                      2   150.00     $3,700.00    $423.65        $50.00   $3,226.35
     Bellwether, Rosa          0383             80.00     $1,600.00    $183.20        $50.00   $1,366.80
     Okafor, Miguel            0395             70.00     $2,100.00    $240.45         $0.00   $1,859.55
  200 - Office Total                       1    40.00     $1,000.00    $114.50        $20.00     $865.50
     Yates, Olive              0430             40.00     $1,000.00    $114.50        $20.00     $865.50
  `);
  const [rosa] = output.employees;
  t.match(rosa, { employee_id: "0383", gross_pay: 1600, net_pay: 1366.8, deductions: [] });
  t.match(output.totals, { gross_pay: 4700, net_pay: 4091.85, total_deductions: 70 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a register begins with the number of each check, voids one, and adds up checks and deposits", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Nantahala Kites LLC                                              Payroll Check Register
  Period 6/1/26 - 6/14/26                                              Check Date 6/19/26
  Number     Date       Employee                     Gross       Taxes    Deductions         Net
  20532      6/19/26    Bellwether, Rosa          1,600.00      183.20         50.00    1,366.80
  20532      6/19/26    Bellwether, Rosa VOID   (1,600.00)    (183.20)       (50.00)  (1,366.80)
  21432      6/19/26    Bellwether, Rosa          1,600.00      183.20         50.00    1,366.80
  DD20527    6/19/26    Okafor, Miguel            2,100.00      240.45          0.00    1,859.55
  20536      6/19/26    Yates, Olive              1,000.00      114.50         20.00      865.50
                        Total Checks              2,600.00      297.70         70.00    2,232.30
                        Total Direct Deposits     2,100.00      240.45          0.00    1,859.55
                        Total Payroll             4,700.00      538.15         70.00    4,091.85
  `);
  const [rosa, miguel] = output.employees;
  t.equal(output.employees.length, 3);
  t.match(rosa, { name: "Rosa Bellwether", gross_pay: 1600, net_pay: 1366.8 });
  t.match(miguel!.payments, [{ number: "DD20527" }]);
  t.match(output.totals, { gross_pay: 4700, net_pay: 4091.85, total_taxes: 538.15 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("hours and how somebody is paid stand behind colons above the lists", (t) => {
  const person = (name: string, id: string, hours: string, paid: string, lines: string): string => `
  Employee:  ${name}     ID:   ${id}      Dept:  5100 Furnace       Check No:  2${id}
  SSN:       XXX-XX-2231          Rate: 20.0000     Hours: ${hours}             Type:      ${paid}
${lines}`;
  const { output, failed, unclaimed } = bestInferredOf(`
  Three Rivers Kite Works                                                        Payroll Register - Detail
  Pay Period: 06/01/2026 - 06/14/2026                                            Pay Date: 06/19/2026
  ${person(
    "Bellwether, Rosa",
    "0348",
    "80.00",
    "Direct Deposit",
    `  Earnings              Current          YTD    Taxes                 Current         YTD    Deductions            Current        YTD
  Regular              1,600.00    19,200.00    Federal Income         160.00    1,920.00    Medical                 50.00     600.00
                                                EE Medicare             23.20      278.40
  Total Earnings       1,600.00    19,200.00    Total Taxes            183.20    2,198.40    Total Deductions        50.00     600.00
                                                                                             Net Pay              1,366.80  16,401.60`,
  )}
  ${person(
    "Okafor, Miguel  ",
    "0413",
    "70.00",
    "Check",
    `  Earnings              Current          YTD    Taxes                 Current         YTD    Deductions            Current        YTD
  Regular              2,100.00    25,200.00    Federal Income         210.00    2,520.00
                                                EE Medicare             30.45      365.40
  Total Earnings       2,100.00    25,200.00    Total Taxes            240.45    2,885.40    Total Deductions         0.00       0.00
                                                                                             Net Pay              1,859.55  22,314.60`,
  )}
  `);
  const [rosa, miguel] = output.employees;
  t.match(rosa, { employee_id: "0348", gross_pay: 1600, net_pay: 1366.8 });
  t.same(plain(rosa!.taxes), ["federal_income 160", "medicare 23.2"]);
  t.match(rosa!.payments, [{ number: "20348", method: "direct_deposit" }]);
  t.match(miguel!.payments, [{ number: "20413", method: "check" }]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("the sum of a person whose figures are illegible is no department of those below", (t) => {
  const { output } = bestInferredOf(`
  Ottawa Kite Living LLC
  Payroll Register by Check
  Pay Period 06/01/2026 - 06/14/2026, Check Date 06/19/2026

  0383  Bellwether, Rosa
  Regular Pay      80.00   1,600.00    Federal Income Tax    183.20    Health Insurance    50.00
  Gross          1,600.00             Total Taxes           183.20    Net Pay          1,366.80
  Employee Total   Gross 1,6O0 OO Texes 1
  0395  Okafor, Miguel
  Regular Pay      70.00   2,100.00    Federal Income Tax    240.45    Health Insurance     0.00
  Gross          2,100.00             Total Taxes           240.45    Net Pay          1,859.55
  Employee Total   Gross 2,100.00      Taxes 240.45          Net 1,859.55
  `);
  t.same(
    output.employees.map(({ name, department }) => [name, department]),
    [
      ["Rosa Bellwether", null],
      ["Miguel Okafor", null],
    ],
  );
  t.end();
});

test("sums above their people may be called after the department alone, left of those who are in it", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Summary by Department
  Harbor Tooling, Inc.
  Check date: 10/23/2026    Pay period: 10/05/2026 - 10/18/2026

  Department / Employee     Gross    Fed Tax    Medicare        Net
  All Departments        3,600.00     360.00       52.20   3,187.80
  Assembly               2,600.00     260.00       37.70   2,302.30
      Bellwether, Rosa   1,600.00     160.00       23.20   1,416.80
      Okafor, Miguel     1,000.00     100.00       14.50     885.50
  Shipping               1,000.00     100.00       14.50     885.50
      Diaz, Ines         1,000.00     100.00       14.50     885.50
  `);
  t.same(
    output.employees.map(({ name, department, net_pay: net, taxes }) => [
      name,
      department,
      net,
      taxes.length,
    ]),
    [
      ["Rosa Bellwether", "Assembly", 1416.8, 2],
      ["Miguel Okafor", "Assembly", 885.5, 2],
      ["Ines Diaz", "Shipping", 885.5, 2],
    ],
  );
  t.match(output.totals, { gross_pay: 3600, net_pay: 3187.8 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("sums that are called after the department alone, below their people, say nothing of those behind them", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Summary
  Harbor Kites LLC
  Pay Date 06/19/2026
       Employee               Gross Pay       Taxes      Net Pay
       Bellwether, Rosa        1,600.00      160.00     1,440.00
       Okafor, Daniel          1,000.00      100.00       900.00
  Kitchen                      2,600.00      260.00     2,340.00
       Desai, Priya              800.00       80.00       720.00
       Abara, Chidi              500.00       50.00       450.00
  Bar                          1,300.00      130.00     1,170.00
  Totals                       3,900.00      390.00     3,510.00
  `);
  t.same(
    output.employees.map(({ department }) => department),
    [null, null, null, null],
  );
  t.match(output.totals, { gross_pay: 3900, net_pay: 3510 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("the kind of a check left of the names makes its line no sum of a department", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Summary
  Harbor Kites LLC
  Pay Date 06/19/2026
  Type       Employee               Gross Pay       Taxes      Net Pay
  Regular    Bellwether, Rosa        1,600.00      160.00     1,440.00
  Void                                -200.00      -20.00      -180.00
  Regular    Okafor, Daniel          1,000.00      100.00       900.00
  Regular    Desai, Priya              800.00       80.00       720.00
  Totals                             3,200.00      320.00     2,880.00
  `);
  t.match(output.employees[0], { name: "Rosa Bellwether", gross_pay: 1400, net_pay: 1260 });
  t.match(output.totals, { gross_pay: 3200, net_pay: 2880 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
