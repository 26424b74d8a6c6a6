import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

test("each line of a table may be a check, a void one included, and a sum may be called after its person", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Check Detail Report
  Pay Period: 06/01/2026 - 06/14/2026

  Employee                      Check #   Check Date    Type         Regular     Gross Pay     Federal     Medicare       Net Pay
  Bellwether, Rosa              20011     06/19/2026    Regular     1,600.00      1,600.00      160.00        23.20      1,416.80
                                20011     06/19/2026    Void       (1,600.00)    (1,600.00)    (160.00)      (23.20)    (1,416.80)
                                20044     06/22/2026    Reissue     1,600.00      1,600.00      160.00        23.20      1,416.80
  Total for Bellwether, Rosa                                        1,600.00      1,600.00      160.00        23.20      1,416.80
  Okafor, Miguel                20012     06/19/2026    Regular     1,200.00      1,200.00      120.00        17.40      1,062.60
  Company Total                                                     2,800.00      2,800.00      280.00        40.60      2,479.40
  `);
  const [rosa, miguel] = output.employees;
  t.match(rosa, { name: "Rosa Bellwether", gross_pay: 1600, net_pay: 1416.8 });
  t.match(miguel, { name: "Miguel Okafor", gross_pay: 1200, net_pay: 1062.6 });
  t.same(
    rosa!.payments.map(({ number, date, amount }) => `${number} ${date} ${amount}`),
    ["20011 2026-06-19 1416.8", "20011 2026-06-19 -1416.8", "20044 2026-06-22 1416.8"],
  );
  t.same(plain(rosa!.taxes), ["federal_income 160", "medicare 23.2"]);
  t.same(unclaimed, []);
  t.same(failed, []);
  t.end();
});

test("a record of earnings has a table of checks for each person", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Employee Earnings Record
  Check Dates 06/05/2026 - 06/19/2026

  Bellwether, Rosa     ID: 1001
  Check Date      Check No.     Hours       Regular         Gross     Fed Inc Tax     Medicare       Net Pay
  06/05/2026      20011         80.00      1,600.00      1,600.00          160.00        23.20      1,416.80
  06/19/2026      20044         40.00        800.00        800.00           80.00        11.60        708.40
  Employee Total               120.00      2,400.00      2,400.00          240.00        34.80      2,125.20

  Okafor, Miguel       ID: 1002
  Check Date      Check No.     Hours       Regular         Gross     Fed Inc Tax     Medicare       Net Pay
  06/05/2026      20012         40.00      1,200.00      1,200.00          120.00        17.40      1,062.60
  06/19/2026      20045         40.00      1,200.00      1,200.00          120.00        17.40      1,062.60
  Employee Total                80.00      2,400.00      2,400.00          240.00        34.80      2,125.20
  `);
  t.match(output, { company: { name: "Harbor Kites LLC" }, pay_date: null });
  const [rosa, miguel] = output.employees;
  t.match(rosa, { employee_id: "1001", gross_pay: 2400, net_pay: 2125.2 });
  t.match(miguel, { employee_id: "1002", gross_pay: 2400, net_pay: 2125.2 });
  t.same(
    rosa!.payments.map(({ number, date, amount }) => `${number} ${date} ${amount}`),
    ["20011 2026-06-05 1416.8", "20044 2026-06-19 708.4"],
  );
  t.same(plain(rosa!.earnings), ["regular 2400"]);
  t.same(unclaimed, []);
  t.end();
});

test("a register of checks and deposits prints the net pay alone", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Check Register
  Pay Date 06/19/2026     Period 06/01/2026 to 06/14/2026

  Check/Voucher No.    Type         Employee ID    Employee Name         Check Amount    Direct Deposit       Net Pay
  20011                Check        1001           Bellwether, Rosa          1,416.80              0.00      1,416.80
  20012                Direct       1002           Okafor, Miguel                0.00          1,062.60      1,062.60
                       Deposit
  20013                Check        1003           Quill, Ada                  900.10              0.00        900.10
  Totals                                                                     2,316.90          1,062.60      3,379.50
  `);
  t.same(
    output.employees.map(({ name, gross_pay: gross, net_pay: net }) => [name, gross, net]),
    [
      ["Rosa Bellwether", null, 1416.8],
      ["Miguel Okafor", null, 1062.6],
      ["Ada Quill", null, 900.1],
    ],
  );
  t.same(
    output.employees.map(
      ({ employee_id: id, payments: [payment] }) => `${id} ${payment!.number} ${payment!.method}`,
    ),
    ["1001 20011 check", "1002 20012 direct_deposit", "1003 20013 check"],
  );
  t.ok(output.employees.every(({ earnings, deductions }) => earnings.length + deductions.length === 0));
  t.same(unclaimed, []);
  t.end();
});

test("accounts have a column, and a net pay two of them", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Direct Deposit Register
  Pay Date: 06/19/2026
  Pay Period: 06/01/2026 - 06/14/2026

  Employee              Emp ID    Bank     Account       Type           Amount       Net Pay
  Bellwether, Rosa      1001      Chase    *****8254     Checking     1,148.02      1,435.02
                                  Ally     *****4528     Savings        287.00
  Okafor, Miguel        1002      Chase    *****0787     Checking     1,893.54      2,366.92
                                  Ally     *****7870     Savings        473.38
  Total                                                               3,801.94      3,801.94
  `);
  const [rosa, miguel] = output.employees;
  t.same(
    [rosa, miguel].map((person) => [person!.net_pay, ...person!.payments.map(({ amount }) => amount)]),
    [
      [1435.02, 1148.02, 287],
      [2366.92, 1893.54, 473.38],
    ],
  );
  t.same(unclaimed, []);
  t.end();
});

test("what stands beside the sum of a check is of the same check", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Harbor Excavating Co Inc                          PAYROLL REGISTER
  Run Date: 04/15/26                             Week Ending 04/11/26                            Check Date 04/16/26

  Job      Phase     Pay Type       Hours      Rate    Earnings   Withholding    Amount   Deduction        Amount
  3100     BELLWETHER, ROSA         Check No:  41210
  24-118   02-300    Regular        40.00    20.000      800.00   Federal W/H     80.00   UNION Dues        12.00
  25-007   02-300    Regular        40.00    20.000      800.00   Medicare        23.20   401K              40.00
                     Check Total    80.00              1,600.00                  103.20   Ded    52.00   Net    1,444.80
  3117     OKAFOR, MIGUEL           Check No:  41211
  24-118   02-300    Regular        20.00    25.000      500.00   Federal W/H     50.00   UNION Dues        12.00
  25-007   02-300    Regular        20.00    25.000      500.00   Medicare        14.50
                     Check Total    40.00              1,000.00                   64.50   Ded    12.00   Net      923.50
  3117     OKAFOR, MIGUEL           Check No:  41211      ** VOID **
  24-118   02-300    Regular        20.00-   25.000      500.00-  Federal W/H     50.00-  UNION Dues        12.00-
  25-007   02-300    Regular        20.00-   25.000      500.00-  Medicare        14.50-
                     Check Total    40.00-             1,000.00-                  64.50-  Ded    12.00-  Net      923.50-
  `);
  const [rosa, miguel] = output.employees;
  t.match(rosa, { gross_pay: 1600, net_pay: 1444.8, payments: [{ number: "41210", amount: 1444.8 }] });
  t.match(miguel, { gross_pay: 0, net_pay: 0, payments: [{ amount: 923.5 }, { amount: -923.5 }] });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("no colon is a part of a number of a check, and a number behind the name below one is the person's", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Payroll Register
  Harbor Fabricators Inc
  Pay Period 02/15/2026 - 02/28/2026      Check Date 03/06/2026

  Bellwether, Rosa   Emp #: 1188
  Earnings          Hours     Rate     Amount      Taxes                     Amount
  Regular           80.00    20.00   1,600.00      Federal Withholding       160.00
                                                   Employee Medicare          23.20
  Total             80.00            1,600.00      Total                     183.20
  Check #42210:  1,416.80                          Net Pay                 1,416.80
  Okafor, Miguel     Emp #: 1193
  Earnings          Hours     Rate     Amount      Taxes                     Amount
  Regular           40.00    25.00   1,000.00      Federal Withholding       100.00
                                                   Employee Medicare          14.50
  Total             40.00            1,000.00      Total                     114.50
  Check #42211:  885.50                            Net Pay                   885.50
  `);
  t.same(
    output.employees.map(({ payments }) => payments.map(({ number, amount }) => [number, amount])),
    [[["42210", 1416.8]], [["42211", 885.5]]],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  const stubs = bestInferredOf(
    ...["Rosa Bellwether (ID 31)", "Miguel Okafor (ID 32)"].map(
      (name, i) => `
  Harbor Lawn & Landscape LLC                                     Check No. 4210${i}
  88 Peachtree Rd                                                 Date: 06/18/2026
  Macon, GA 31201

  Pay to the order of     ${name.replace(/ \(.*/, "")}                            $ **1,416.80

  Employee                          Pay Period                    Pay Date
  ${name.padEnd(34)}06/01/2026 - 06/15/2026       06/18/2026

  Earnings          Hours     Rate     Current         YTD    Taxes Withheld        Current        YTD
  Regular Pay       80.00    20.00    1,600.00    9,600.00    Federal Income Tax     160.00     960.00
  Total Earnings                      1,600.00    9,600.00    Medicare                23.20     139.20
                                                              Total Taxes            183.20   1,099.20
                                                              NET PAY            $ 1,416.80   8,500.80
  `,
    ),
  );
  t.same(
    stubs.output.employees.map(({ name, employee_id: id }) => [name, id]),
    [
      ["Rosa Bellwether", "31"],
      ["Miguel Okafor", "32"],
    ],
  );
  t.end();
});

test("the number of a check that stands on the next page is still its person's", (t) => {
  const head = `
  Harbor Kites LLC            Payroll Register            Check Date: 06/19/2026
  Employee                 Gross Pay          FIT     Medicare      Net Pay`;
  const { output, failed, unclaimed } = bestInferredOf(
    `${head}
  Bellwether, Rosa          1,600.00       160.00        23.20     1,416.80
                                                          Check# 46210
  Okafor, Daniel            1,000.00       100.00        14.50       885.50`,
    `${head}
                                                          Check# 46211
  Desai, Priya                800.00        80.00        11.60       708.40
                                                          Check# 46212`,
  );
  t.same(
    output.employees.map(({ net_pay: net, payments }) => [net, ...payments.map(({ number }) => number)]),
    [
      [1416.8, "46210"],
      [885.5, "46211"],
      [708.4, "46212"],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("in a list of deposits what is paid is the net pay, as it is of those with several", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Kettle Moraine Dairy Equipment
  Direct Deposit Distribution                           Pay Date 02/27/2026

  Employee   Name                 Bank               Account     Type        Deposit Amount
  2200       Rosenthal, Carla J   Associated Bank    xxxx7150    Checking           $100.00
                                  Landmark CU        xxxx4430    Savings          $2,396.60
                                                                 Net Pay          $2,496.60
  2231       Marchetti, Teresa M  Chase              xxxx8522    Savings          $1,250.10
  2262       Holloway, Priya M    Landmark CU        xxxx9109    Checking         $1,092.25

  Total Employees: 3                                     Total Deposits:          $4,838.95
  `);
  t.same(
    output.employees.map(({ name, net_pay: net }) => `${name} ${net}`),
    ["Carla J Rosenthal 2496.6", "Teresa M Marchetti 1250.1", "Priya M Holloway 1092.25"],
  );
  t.match(output.totals, { employee_count: 3, net_pay: 4838.95 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a deposit stands beside the check that pays the rest, and what is taken back among earnings may have a deduction's name", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Scioto Print Group                                          Payroll Detail Report        Pay Date 11/20/2026

  Ramaswamy, Dwight J      Emp No 026
    Regular           80.00    1,860.00   Federal W/H      191.51   401(k)           103.97
    Overtime           4.00      100.00
    Overpayment Adj              (40.00)  Social Security  119.04   Dental            11.85
    Gross                      1,920.00   Taxes            310.55   Deductions       115.82   Net    1,493.63
                                          Direct Deposit   500.00   Check 42211      993.63
  Holloway, Patrick J      Emp No 035
    Regular           80.00    1,800.00   Federal W/H      180.00   Dental            12.00
    Overtime           3.00       71.00   Social Security  116.00
    Gross                      1,871.00   Taxes            296.00   Deductions        12.00   Net    1,563.00
                                          Direct Deposit 1,563.00
  Report Totals
    Gross                      3,791.00
    Taxes                        606.55
    Deductions                   127.82
    Net                        3,056.63
  `);
  const [dwight] = output.employees;
  t.same(plain(dwight!.earnings), ["regular 1860", "overtime 100", "other -40"]);
  t.same(plain(dwight!.deductions), ["401k 103.97", "dental 11.85"]);
  t.match(dwight!.payments, [
    { number: null, method: "direct_deposit", amount: 500 },
    { number: "42211", method: "check", amount: 993.63 },
  ]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
