import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain, withHours, withYear } from "./support/plain-lines.ts";

const NOTHING = { unclaimed: [], failed: [] };

test("what both sides pay stands beside the gross that applies, and deposits have numbers with letters", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Northgate State University                         Pay Stub
  Name: Rosa Bellwether           ID: A00123456          Pay Period: 09/01/2026 - 09/30/2026
  Department: Biology             Pay Date: 09/30/2026   Check Number: DD004512

  Earnings
  Earnings Description       Hours or Units         Rate         Amount
  Regular Salary                     173.33      30.0000       5,199.90
  Summer Stipend                                                 300.00
  Total                              173.33                    5,499.90

  Benefits, Deductions and Taxes
  Description                    Employee        Employer      Applicable Gross
  Federal Income Tax               512.40            0.00              5,099.90
  Social Security                  341.00          341.00              5,499.90
  Medicare                          79.75           79.75              5,499.90
  Kansas State Tax                 210.30            0.00              5,099.90
  KPERS Retirement                 330.00          495.00              5,499.90
  Health Plan PPO                   70.00          610.00                  0.00
  Basic Life Insurance               0.00           12.40                  0.00
  Parking Permit                    25.00            0.00                  0.00
  Total                          1,568.45        1,538.15

  Summary             Gross        Taxes      Deductions           Net
  Current          5,499.90     1,143.45          425.00      3,931.45
  YTD             49,499.10    10,291.05        3,825.00     35,383.05
  `);
  const [rosa] = output.employees;
  t.match(rosa, { employee_id: "A00123456", gross_pay: 5499.9, net_pay: 3931.45 });
  t.match(rosa!.taxes[0], { type: "federal_income", amount: 512.4, taxable_wages: 5099.9 });
  t.same(plain(rosa!.deductions), ["pension 330", "medical 70", "other 25"]);
  t.same(plain(rosa!.employer_contributions), ["pension 495", "medical 610", "life 12.4"]);
  t.match(rosa!.payments, [{ number: "DD004512", method: "direct_deposit", amount: 3931.45 }]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("a church pays its pastor, and others besides", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  First Presbyterian Church of Oakdale
  Salary Record

  Name              Rev. Daniel Okafor
  Position          Associate Pastor
  Period            10/01/2026 to 10/15/2026
  Paid              10/15/2026 by check 2210

                                          This check       Year to date
  Salary                                    1,500.00          28,500.00
  Housing allowance                           900.00          17,100.00
  Gross                                     2,400.00          45,600.00

  Less:
  Federal income tax                          120.00           2,280.00
  Additional federal tax (in lieu of SECA)    180.00           3,420.00
  Kansas income tax                            60.00           1,140.00
  403(b) salary reduction                     100.00           1,900.00
  Total withheld                              460.00           8,740.00

  Added to the check:
  Mileage reimbursement                        48.24             611.04

  Net check                                 1,988.24          37,471.04

  Paid by the church besides
  Pension dues                                264.00           5,016.00
  Health insurance                            815.00          15,485.00
  `);
  const [daniel] = output.employees;
  t.equal(output.company.name, "First Presbyterian Church of Oakdale");
  t.match(daniel, { gross_pay: 2400, net_pay: 1988.24 });
  t.same(withYear(daniel!.earnings).at(-1), "reimbursement 48.24 611.04");
  t.same(plain(daniel!.taxes), ["federal_income 120", "federal_income 180", "state_income 60"]);
  t.same(plain(daniel!.employer_contributions), ["pension 264", "medical 815"]);
  t.match(daniel!.payments, [{ number: "2210", method: "check", amount: 1988.24 }]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("the name of a list may have its sums of the year and of the period beside it", (t) => {
  const { output, held, unclaimed, failed } = bestInferredOf(`
  Bluepeak Systems Inc                                                          Earnings Statement
  Rosa Bellwether                                                               Pay date 10/30/2026
  Employee ID 50231                                                             Period 10/01/2026 - 10/31/2026

  EARNINGS                                                     YTD 61,450.00   |   Current 6,610.00
  Description               Dates                    Hours        Rate        Current           YTD
  Base Salary                                                                5,000.00     50,000.00
  Commission Q3                                                              2,300.00     12,000.00
  Draw Recovery                                                               (700.00)      (700.00)
  Overtime Correction       09/05/2026               (1.50)     30.0000        (45.00)       (45.00)
  Retro Pay                 09/01/2026-09/15/2026    50.00       1.1000         55.00         55.00

  TAXES                                                        YTD 9,100.00    |   Current 1,020.66
  Description                                                                 Current           YTD
  Federal Income Tax                                                           450.00      4,500.00
  Social Security                                                              409.82      4,098.20
  Medicare                                                                      95.85        958.45
  PA Income Tax                                                                 64.99        643.35

  DEDUCTIONS                                                   YTD 1,400.00    |   Current 120.00
  Description                                                                 Current           YTD
  Dental                                                                       (30.00)         0.00
  401(k)                                                                       150.00      1,400.00

  NET PAY   5,469.34

  Direct Deposit        Account            Amount
  Chase                 xxxx4411         5,469.34
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 6610, net_pay: 5469.34 });
  t.match(rosa!.earnings[3], { hours: -1.5, rate: 30, amount: -45 });
  t.same(withYear(rosa!.deductions), ["dental -30 0", "401k 150 1400"]);
  t.ok(held.includes("employee.total_taxes:employees[0]"));
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("a frame of letters is no text, and lines may be about a month that is over", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  +-----------------------------------------------------------------------------+
  | MERIDIAN CHEMICALS CORP                          REMUNERATION STATEMENT     |
  | Personnel no. 00104711          Name Rosa Bellwether                        |
  | Org. unit Polymer Lab           Cost center 4410200                         |
  | Period 01.10.2026 - 15.10.2026  Pay date 20.10.2026                         |
  +-----------------------------------------------------------------------------+
  | WT    Text                       Hours       Rate       Amount          YTD |
  +-----------------------------------------------------------------------------+
  | 1000  Base salary                                      2,500.00    47,500.00 |
  | 1200  Overtime 150%               4.00    46.8800        187.52     1,312.64 |
  | 1300  Shift premium                                       75.00       900.00 |
  | 1000  Base salary For 09.2026                             60.00        60.00 |
  | /101  Total gross                                      2,822.52    49,772.64 |
  +-----------------------------------------------------------------------------+
  | /401  Federal withholding tax                             310.00-    5,890.00- |
  | /403  Social security EE                                  175.00-    3,085.90- |
  | /405  Medicare EE                                          40.93-      721.70- |
  | /421  NJ withholding tax                                   95.00-    1,805.00- |
  | 2010  401(k) EE                                           141.13-    2,488.63- |
  | 2110  Medical PPO                                          88.00-    1,672.00- |
  +-----------------------------------------------------------------------------+
  | /559  Net pay / transfer                                1,972.46    34,109.41 |
  +-----------------------------------------------------------------------------+
  | Statistical: employer part                                                  |
  | /404  Social security ER                                  175.00     3,085.90 |
  | /406  Medicare ER                                          40.93       721.70 |
  | 2020  401(k) ER match                                      84.68     1,493.18 |
  +-----------------------------------------------------------------------------+
  `);
  const [rosa] = output.employees;
  t.equal(output.company.name, "MERIDIAN CHEMICALS CORP");
  t.match(rosa, { name: "Rosa Bellwether", employee_id: "00104711", gross_pay: 2822.52, net_pay: 1972.46 });
  t.same(
    rosa!.earnings.map(({ code, amount }) => [code, amount]),
    [
      ["1000", 2500],
      ["1200", 187.52],
      ["1300", 75],
      ["1000", 60],
    ],
  );
  t.same(plain(rosa!.employer_taxes), ["social_security 175", "medicare 40.93"]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("stubs of a page have a header each, and a row of rates below their hours", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Bergen Bakery LLC              Payroll 10/01/2026 - 10/07/2026         Check date 10/09/2026

  Rosa Bellwether    Emp 101    Check 5501
               Regular    Overtime      Tips     GROSS    Federal    Soc Sec    Medicare    NJ Tax    TAXES    Dental    DEDUCT    NET PAY
  Hours          32.00        2.00
  Rate           16.00       24.00
  Current       512.00       48.00     40.00    600.00      42.00      37.20        8.70     12.00    99.90     10.00     10.00     490.10
  YTD        20,480.00      960.00    800.00 22,240.00   1,556.80   1,378.88      322.48    444.80 3,702.96    400.00    400.00  18,137.04

  Daniel Okafor      Emp 102    Check 5502
               Regular    Overtime      Tips     GROSS    Federal    Soc Sec    Medicare    NJ Tax    TAXES    Dental    DEDUCT    NET PAY
  Hours          40.00
  Rate           15.00
  Current       600.00                           600.00      42.00      37.20        8.70     12.00    99.90                0.00     500.10
  YTD        24,000.00                        24,000.00   1,680.00   1,488.00      348.00    480.00 3,996.00                0.00  20,004.00

  Batch totals   Employees 2   Gross 1,200.00   Taxes 199.80   Deductions 10.00   Net 990.20
  `);
  const [rosa, daniel] = output.employees;
  t.equal(output.format_type, "pay_statement");
  t.same(withHours(rosa!.earnings), ["regular 512 32", "overtime 48 2", "tips 40 null"]);
  t.match(rosa!.earnings, [{ rate: 16 }, { rate: 24 }, { rate: null }]);
  t.match(daniel!.earnings, [{ hours: 40, rate: 15, amount: 600 }]);
  t.match(daniel!.payments, [{ number: "5502", date: "2026-10-09", amount: 500.1 }]);
  t.match(output.totals, { employee_count: 2, gross_pay: 1200, net_pay: 990.2 });
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("a street with its postal code is nobody's name, and a check may put stars around its amount", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Sundance Roofing & Gutters                                              CHECK DATE 11/06/2026
  88 Industrial Way, Boise ID 83702                                       CHECK NO   30118

  EMPLOYEE: Miguel Okafor        SSN: XXX-XX-9911        EMP #: 77          PERIOD: 10/25/2026 - 10/31/2026

  HOURS AND EARNINGS                                    TAXES AND DEDUCTIONS
  DESC           RATE     HOURS     AMOUNT      YTD     DESC               AMOUNT      YTD
  REG           28.00     40.00    1120.00  46480.00    FED INC TAX         98.40   4083.12
  OT            42.00      6.50     273.00   5124.00    SOC SEC             86.37   3199.44
  PIECE                             310.00   2980.00    MEDICARE            20.20    748.25
                                                        IDAHO TAX           54.00   2106.00
                                                        CHILD SUPPORT      150.00   6300.00
                                                        TOOL PURCHASE       25.00    350.00
  TOTAL                   46.50    1703.00  54584.00    TOTAL              433.97  16786.81

  NET PAY   1269.03        YTD NET   37797.19

  PAY *** ONE THOUSAND TWO HUNDRED SIXTY NINE AND 03/100 DOLLARS ***           $1,269.03
  TO THE ORDER OF    MIGUEL OKAFOR
  `);
  const [miguel, other] = output.employees;
  t.equal(other, undefined);
  t.equal(output.company.name, "Sundance Roofing & Gutters");
  t.match(miguel, { name: "Miguel Okafor", employee_id: "77", gross_pay: 1703, net_pay: 1269.03 });
  t.same(plain(miguel!.earnings), ["regular 1120", "overtime 273", "regular 310"]);
  t.match(miguel!.payments, [{ number: "30118", method: "check", date: "2026-11-06", amount: 1269.03 }]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("a slip lists what the company pays and what is of the year in boxes, under short names", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Thistle & Reed Bakers Ltd                                                   Payslip

  Employee No.     Employee                     Process Date         NI Number
  117              Mrs Fiona MacLeod            31/08/2026           QQ123456C

  Payments             Units        Rate        Amount      Deductions                  Amount
  Salary                                      £2,750.00     PAYE Tax                   £331.40
  Overtime              6.00       24.00        £144.00     National Insurance         £147.72
  Travel Expenses                                £38.50     Pension                    £144.70
                                                            Union Subscription          £15.60

  This Period                              Year To Date
  Total Gross Pay         £2,894.00        Total Gross Pay TD      £14,470.00
  Gross for Tax           £2,749.30        Gross for Tax TD        £13,746.50
  Earnings for NI         £2,894.00        Tax paid TD              £1,657.00
  Employer NI               £301.12        NI TD                      £738.60
  Employer Pension           £86.82        Pension TD                 £723.50
  Payment Period  Monthly    Payment Method BACS      Month 5         Net Pay   £2,293.08
  `);
  const [fiona] = output.employees;
  t.match(fiona, { employee_id: "117", gross_pay: 2894, net_pay: 2293.08 });
  t.same(plain(fiona!.earnings), ["regular 2750", "overtime 144", "reimbursement 38.5"]);
  t.same(
    fiona!.taxes.map(({ amount, ytd_amount: year }) => [amount, year]),
    [
      [331.4, 1657],
      [147.72, 738.6],
    ],
  );
  t.same(
    fiona!.employer_taxes.map(({ amount }) => amount),
    [301.12],
  );
  t.same(plain(fiona!.employer_contributions), ["pension 86.82"]);
  t.match(fiona!.payments, [{ method: "direct_deposit", amount: 2293.08 }]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("a place of work is nobody's name, and a court's order no tax of its place", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Kestrel Property Management LLC                                     Non-Negotiable
  Payee: Rosa Bellwether
  Employee No 5531              Location: Tower B          Dept: Maintenance
  Period Beginning 09/14/2026   Period Ending 09/27/2026   Pay Date 10/02/2026   Voucher 88213

  Earnings              Rate     Hours     Current Amt      YTD Hours     YTD Amt       Federal Filing Status: Single
  Regular              27.50     76.00        2,090.00       1,444.00   39,710.00       State: CO
  Overtime             41.25      3.50          144.38          41.00    1,691.25       Vacation Balance 33.50
  Vacation             27.50      4.00          110.00          24.00      660.00       Sick Balance 18.00
  Phone Stipend                                  25.00                     475.00
  Gross Earnings                 83.50        2,369.38       1,509.00   42,536.25

  Taxes              Taxable Wages     Current Amt     YTD Amt      Deductions                Current Amt       YTD Amt
  Federal W/H             2,224.38          176.20     3,190.00     401(k) 4%                       93.78      1,682.45
  FICA                    2,317.71          143.70     2,580.71     Medical Pre-Tax                 51.67        981.73
  Medicare                2,317.71           33.61       603.56     Dental Pre-Tax                   9.00        171.00
  CO W/H                  2,224.38           88.90     1,601.00     Garnishment - Denver Co        118.00      1,180.00
  CO FAMLI                2,369.38           10.66       191.41
  Total Taxes                              453.07     8,166.68      Total Deductions               272.45      4,015.18

  Employer Paid                    Current Amt       YTD Amt
  401(k) Match                           47.39        841.22
  Medical                               310.00      5,890.00

  Net Pay                             1,643.86     30,354.39

  Deposits           Account        Amount
  Checking           *****7711      1,443.86
  Savings            *****0925        200.00
  `);
  const [rosa, other] = output.employees;
  t.equal(other, undefined);
  t.match(rosa, { name: "Rosa Bellwether", employee_id: "5531", department: "Maintenance" });
  t.match(rosa, { gross_pay: 2369.38, net_pay: 1643.86 });
  t.match(rosa!.deductions.at(-1), { type: "garnishment", role: "cash", amount: 118 });
  t.same(plain(rosa!.employer_contributions), ["401k 47.39", "medical 310"]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});
