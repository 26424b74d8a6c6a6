import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain, withHours } from "./support/plain-lines.ts";

test("a heading may say that hours stand above the pay in one cell", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  New Bern Kites Inc
  PAYROLL JOURNAL
  Pay Period: 06/01/2026 - 06/14/2026

  EMPLOYEE               REGULAR     OVERTIME       GROSS       FIT   SOC SEC      401K     NET PAY
  ID                   HRS / AMT    HRS / AMT         PAY                MEDI             CHECK NO.

  Bellwether, Rosa         80.00         4.00    1,720.00    160.00    106.64     50.00    1,378.42
  1001                  1,600.00       120.00                           24.94                 22410

  Okafor, Miguel           40.00                 1,000.00    100.00     62.00                823.50
  1002                  1,000.00                                        14.50                 22411

  COMPANY TOTALS          120.00         4.00    2,720.00    260.00    168.64     50.00    2,201.92
  2 EMPLOYEES           2,600.00       120.00                           39.44
  `);
  const [rosa] = output.employees;
  t.same(withHours(rosa!.earnings), ["regular 1600 80", "overtime 120 4"]);
  t.same(plain(rosa!.taxes), ["federal_income 160", "social_security 106.64", "medicare 24.94"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a row below a person may have what the company pays", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Chinook Kites Ltd.
  Payroll Register
  Pay Period: 2026-06-01 to 2026-06-15

  Emp #  Employee                      Regular    Overtime       Gross      CPP       EI    Fed Tax    RRSP   Grp Benefits     Net Pay
  1001   Bellwether, Rosa   Current   1,600.00      120.00    1,720.00    93.66    28.21     189.20   68.80          47.06    1,293.07
                            YTD      24,000.00    1,800.00   25,800.00 1,404.90   423.15   2,838.00 1,032.00         705.90   19,396.05
                            Employer                                      93.66    39.49              34.40
  1002   Okafor, Miguel     Current   1,000.00        0.00    1,000.00    50.82    16.40     110.00    0.00          28.26      794.52
                            YTD      15,000.00        0.00   15,000.00   762.30   246.00   1,650.00    0.00         423.90   11,917.80
                            Employer                                      50.82    22.96
  `);
  const [rosa, miguel] = output.employees;
  t.same(plain(rosa!.employer_taxes), ["other 93.66", "other 39.49"]);
  t.same(plain(rosa!.employer_contributions), ["other 34.4"]);
  t.same(plain(rosa!.deductions), ["other 68.8", "other 47.06"]);
  t.match(miguel, { gross_pay: 1000, net_pay: 794.52 });
  t.same(unclaimed, []);
  t.end();
});

test("the sum of what is paid out is the net pay, of each person and of all", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Peachtree Kites LLC
  Payroll Details
  Pay Period: 06/01/2026 - 06/14/2026    Check Date: 06/19/2026

  Employee              Earnings     Hours      Amount   Taxes Withheld      Amount   Payments                Amount

  Bellwether, Rosa      Regular      80.00    1,600.00   FED FIT             160.00   Savings ..5840          500.00
  Dept: 200             Overtime      4.00      120.00   FED MEDCARE          24.94   Checking ..0880       1,035.06
                        Total        84.00    1,720.00                       184.94                         1,535.06
  Okafor, Miguel        Regular      40.00    1,000.00   FED FIT             100.00   Check 20060             885.50
  Dept: 200                                              FED MEDCARE          14.50
                        Total        40.00    1,000.00                       114.50                           885.50
  Company Total         Regular     120.00    2,600.00   FED FIT             260.00
  2 Employees           Overtime      4.00      120.00   FED MEDCARE          39.44
                        Total       124.00    2,720.00                       299.44                         2,420.56
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 1720, net_pay: 1535.06 });
  t.same(
    rosa!.payments.map(({ amount }) => amount),
    [500, 1035.06],
  );
  t.match(output.totals, { gross_pay: 2720, net_pay: 2420.56 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a list of all lines of a person may end with their name and the net pay", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Savannah Kites Inc
  Payroll Transaction Detail
  June 2026

  Date          Name                 Payroll Item                        Qty     Wage Base       Amount

  06/19/2026    Bellwether, Rosa     Hourly Rate                       80.00          0.00     1,600.00
  06/19/2026    Bellwether, Rosa     Federal Withholding                          1,600.00      -160.00
  06/19/2026    Bellwether, Rosa     Medicare Employee                            1,600.00       -23.20
  06/19/2026    Bellwether, Rosa     Medicare Company                             1,600.00        23.20
  06/19/2026    Bellwether, Rosa     Medicare Company                             1,600.00       -23.20
  06/19/2026    Bellwether, Rosa                                                                1,416.80

  06/19/2026    Okafor, Miguel       Hourly Rate                       40.00          0.00     1,000.00
  06/19/2026    Okafor, Miguel       Federal Withholding                          1,000.00      -100.00
  06/19/2026    Okafor, Miguel       Medicare Employee                            1,000.00       -14.50
  06/19/2026    Okafor, Miguel       Medicare Company                             1,000.00        14.50
  06/19/2026    Okafor, Miguel       Medicare Company                             1,000.00       -14.50
  06/19/2026    Okafor, Miguel                                                                    885.50

  TOTAL                                                                                         2,302.30
  `);
  const [rosa, miguel] = output.employees;
  t.match(rosa, { employee_id: "", net_pay: 1416.8 });
  t.same(plain(rosa!.taxes), ["federal_income 160", "medicare 23.2"]);
  t.same(plain(rosa!.employer_taxes), ["medicare 23.2"]);
  t.match(miguel, { net_pay: 885.5 });
  t.same(unclaimed, []);
  t.end();
});

test("of the sums to date those of a month and a quarter are left out, and a plan stands above each table", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Ridgeline Kites PLLC
  Deduction Register
  Check Date: 06/19/2026

  MED - Medical Choice
  EE Code   Employee              Current      MTD       QTD         YTD    ER Current      ER YTD
  1001      Bellwether, Rosa        40.31    80.62    161.24      683.67        100.78    1,636.73
  1002      Okafor, Miguel          82.29   164.58    329.16    1,347.26        205.72    3,329.35
            Total MED              122.60   245.20    490.40    2,030.93        306.50    4,966.08

  DEN - Dental High
  EE Code   Employee              Current      MTD       QTD         YTD    ER Current      ER YTD
  1001      Bellwether, Rosa        22.95    45.90     91.80      410.75
            Total DEN               22.95    45.90     91.80      410.75
  `);
  const [rosa, miguel] = output.employees;
  t.same(plain(rosa!.deductions), ["medical 40.31", "dental 22.95"]);
  t.same(plain(miguel!.employer_contributions), ["medical 205.72"]);
  t.same(miguel!.deductions[0]!.ytd_amount, 1347.26);
  t.same(unclaimed, []);
  t.end();
});

test("reimbursements in a table of sums are paid beside the gross pay", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Cascadia Kites LLC
  Payroll summary
  Pay Period: 06/01/2026 - 06/14/2026

                                 Gross   Reimburse-    Employee      Employee     Employer
  Employee            Hours   earnings        ments       taxes    deductions        taxes      Net pay
  Rosa Bellwether     80.00   1,600.00       180.01      183.20         50.00       122.40     1,546.81
  Miguel Okafor       40.00   1,000.00         0.00      114.50          0.00        76.50       885.50
  Ingrid Novak        40.00   1,100.00         0.00      124.50         20.00        84.15       955.50
  Grand total        160.00   3,700.00       180.01      422.20         70.00       283.05     3,387.81
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 1600, net_pay: 1546.81 });
  t.same(plain(rosa!.earnings), ["reimbursement 180.01"]);
  t.match(output.totals, { gross_pay: 3700, total_taxes: 422.2, total_deductions: 70 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a report on what a company owes adds up by agency", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Heron Kites PC
  Tax Liability Report
  Check Date: 06/19/2026

  Tax                                  Taxable     Employee     Employer        Total    Deposit
                                         Wages       Amount       Amount    Liability    Due

  Internal Revenue Service
  Federal Income Tax                 15,301.77     1,260.23         0.00     1,260.23    06/24/2026
  Medicare                           15,727.61       228.04       228.04       456.08    06/24/2026
  Total Internal Revenue Service                   1,488.27       228.04     1,716.31

  NC Department of Revenue
  NC Income Tax                      15,301.77       650.33         0.00       650.33    06/24/2026
  Total NC Department of Revenue                     650.33         0.00       650.33
  Grand Total                                      2,138.60       228.04     2,366.64
  `);
  t.same(output.employees, []);
  t.match(output.totals, { total_taxes: 2138.6 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a tax by that name alone stands beside other taxes, and their employer's by a genitive", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Ashdown Kites Limited
  Payroll Summary
  Payment date: 28/08/2026

  No.     Employee           Tax Code   NI    Basic Pay   Gross Pay      Tax   Ee's NI   Ee's Pension     Net Pay   Er's NI   Er's Pension
  0338    Rosa Bellwether    1257L      A      1,961.18    1,961.18   182.84     73.05          98.06    1,607.23    231.63          58.84
  0351    Miguel Okafor      1257L      A      2,473.97    2,473.97   285.39    114.08         123.70    1,950.80    308.55          74.22
          Totals                               4,435.15    4,435.15   468.23    187.13         221.76    3,558.03    540.18         133.06
  `);
  const [rosa] = output.employees;
  t.same(plain(rosa!.earnings), ["regular 1961.18"]);
  t.same(plain(rosa!.taxes), ["other 182.84", "other 73.05"]);
  t.same(plain(rosa!.employer_taxes), ["other 231.63"]);
  t.same(plain(rosa!.employer_contributions), ["pension 58.84"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("the amounts below a net pay are it, and the number of a payment may stand below its name", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Altamaha Kites Inc
  Payroll Register
  Period Beginning 06/01/2026   Period Ending 06/14/2026   Pay Date 06/19/2026

  Personnel             Earnings                            Statutory Deductions       Net Pay
                                      Hours       Amount                   Amount                    Amount

  BELLWETHER,ROSA       Regular       80.00     1,600.00    Federal        160.00      Voucher #
  File: 000863          Overtime       4.00       120.00    Medicare        24.94      00020054    1,535.06
                        Gross         84.00     1,720.00    Total          184.94

  OKAFOR,MIGUEL         Regular       40.00     1,000.00    Federal        100.00      Voucher #
  File: 000857                                              Medicare        14.50      00020053      885.50
                        Gross         40.00     1,000.00    Total          114.50

  Company Totals                     124.00     2,720.00                   299.44                  2,420.56
  `);
  const [rosa] = output.employees;
  t.match(rosa, { employee_id: "000863", gross_pay: 1720, net_pay: 1535.06 });
  t.match(rosa!.payments, [{ number: "00020054", method: "direct_deposit", amount: 1535.06 }]);
  t.match(output.totals, { net_pay: 2420.56 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("the head of a group below the first column is no heading, and a void check has its mark behind its number", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Palmetto Kites LLC
  WEEKLY PAYROLL REGISTER
  Week Ending 06/14/2026

  Chk No.       Employee              Emp ID    Reg Hrs      Reg Pay       Gross        FED      MEDI      Net Pay
  Property 100 - Kitchen
  21590 VOID    Bellwether, Rosa        0873    (80.00)   (1,600.00)  (1,600.00)   (160.00)   (23.20)   (1,416.80)
  21583         Okafor, Miguel          0771      40.00     1,000.00    1,000.00     100.00     14.50       885.50
  21584         Novak, Ingrid           0788      40.00     1,100.00    1,100.00     110.00     15.95       974.05
                Grand Totals                       0.00       500.00      500.00      50.00      7.25       442.75
  `);
  const [rosa, miguel] = output.employees;
  t.same(withHours(rosa!.earnings), ["regular -1600 -80"]);
  t.match(rosa!.payments, [{ number: "21590" }]);
  t.match(miguel, { employee_id: "0771", net_pay: 885.5 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a payslip says of wages, credits and balances what is no pay", (t) => {
  const { output, failed } = bestInferredOf(`
  Ballyhoura Kites Ltd                                                                  PAYSLIP
  Employee             Works No.      Pay Date       Week No.
  Rosa Bellwether      0316           23/08/2026     34

  PAY               Hours     Rate        Amount     DEDUCTIONS        This Period      To Date
  Basic Pay         39.00    25.27        985.53     PAYE                   118.26     3,926.91
                                                     PRSI                    40.41     1,356.32
                                                     USC                     27.59       931.80
  Gross Pay                               985.53     Total Deductions       186.26     6,215.03

  Tax Credits  68.12                                 NET PAY                             799.27
  Insurable Earnings  985.53
  Employer PRSI    108.90
  `);
  const [rosa] = output.employees;
  t.match(rosa, { employee_id: "0316", gross_pay: 985.53, net_pay: 799.27 });
  t.same(plain(rosa!.earnings), ["regular 985.53"]);
  t.same(plain(rosa!.taxes), ["other 118.26", "other 40.41", "other 27.59"]);
  t.same(plain(rosa!.employer_taxes), ["other 108.9"]);
  t.same(failed, []);
  t.end();
});

test("names of lists may stand over the middle of their columns, and so may the word for the year", (t) => {
  const stub = (name: string, id: string): string => `
  Blue Ridge State Kites LLC                                 Pay Begin Date:  06/01/2026
  100 Harbor Way                                             Pay End Date:  06/14/2026

  ${name}                            Employee ID:  ${id}

                        HOURS AND EARNINGS                                                 TAXES
                      ----- Current -----          ------- YTD -------
  Description        Rate    Hours     Earnings      Hours     Earnings    Description         Current         YTD
  Regular Pay       20.00    80.00     1,600.00     480.00     9,600.00    Fed Withholdng       160.00      960.00
  Overtime          30.00     4.00       120.00      10.00       300.00    Fed MED/EE            24.94      143.55
  TOTAL:                     84.00     1,720.00     490.00     9,900.00    TOTAL:               184.94    1,103.55

            BEFORE-TAX DEDUCTIONS                 AFTER-TAX DEDUCTIONS                EMPLOYER PAID BENEFITS
  Description      Current        YTD   Description      Current        YTD   Description      Current        YTD
  Dental             31.75     190.50   Parking            12.00      72.00   Medical PPO       310.00   1,860.00
  TOTAL:             31.75     190.50   TOTAL:             12.00      72.00   TOTAL:            310.00   1,860.00

  NET PAY:  1,491.31
  `;
  const { output, failed, unclaimed } = bestInferredOf(
    stub("Rosa Bellwether", "00001001"),
    stub("Miguel Okafor", "00001002"),
  );
  const [rosa] = output.employees;
  t.match(rosa, { employee_id: "00001001", gross_pay: 1720, net_pay: 1491.31 });
  t.match(rosa!.earnings, [
    { hours: 80, amount: 1600, ytd_hours: 480, ytd_amount: 9600 },
    { hours: 4, amount: 120, ytd_hours: 10, ytd_amount: 300 },
  ]);
  t.same(plain(rosa!.deductions), ["dental 31.75", "other 12"]);
  t.same(plain(rosa!.employer_contributions), ["medical 310"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("names of lists over amounts that stand left of their labels stay where they are", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Tidewater Medical Associates PC
  Payroll Detail Report
  Pay Period:   01/01/2026 - 01/31/2026
  Check Date:   02/01/2026

  Hours and Earnings                            Taxes Withheld          Voluntary Deductions                   Net Pay
                     Pay     Hours     Current         Current                       Current                   Current
  Description       Rate    Worked      Amount          Amount  Description           Amount  Description       Amount  Description

  SAN MARTIN, QUINCY   Employee ID: E-00079
  Regular Pay    32.0600    165.33    5,300.48          281.94  FIT                   333.42  401K EE         5,556.96  Gross Pay
  Holiday        32.0600      8.00      256.48          344.53  SOC SEC               279.59  Medical PPO       857.84  Total Taxes
                                                         80.58  MED                                             613.01  Total Deductions
                                                        150.79  IN SIT                                        4,086.11  Net Pay

  TANAKA, NATHAN   Employee ID: E-00060
  Salary Pay                173.33   11,750.00        1,492.63  FIT                   587.50  401K EE        11,750.00  Gross Pay
                                                        728.50  SOC SEC                12.65  Dental Plan     2,729.10  Total Taxes
                                                        170.38  MED                     4.70  Vision Plan       681.58  Total Deductions
                                                        337.59  IN SIT                 76.73  Medical FSA     8,339.32  Net Pay
  `);
  const [quincy] = output.employees;
  t.same(plain(quincy!.taxes), [
    "federal_income 281.94",
    "social_security 344.53",
    "medicare 80.58",
    "state_income 150.79",
  ]);
  t.same(plain(quincy!.deductions), ["401k 333.42", "medical 279.59"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
