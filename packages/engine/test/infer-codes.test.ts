import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain, withCodes } from "./support/plain-lines.ts";

test("numbers before labels are their codes, and what is eligible is what a tax is due on", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Harbor Kites LLC                          PR Payroll Register
  PR Group 1   PR End Date 06/14/2026   Paid Date 06/19/2026

  Employee                 Earnings          Hours     Rate      Amount    Deductions              Eligible     Amount       Net Pay
  Bellwether, Rosa         1   Regular       80.00    20.00    1,600.00    101   Federal W/H       1,600.00     160.00
                           2   Overtime       4.00    30.00      120.00    103   Medicare          1,720.00      24.94
                           8   Bonus                             100.00    305   Union Dues                      20.00
                           Total             84.00             1,820.00                                         204.94      1,615.06
  Okafor, Miguel           1   Regular       80.00    25.00    2,000.00    101   Federal W/H       2,000.00     200.00
                           2   Overtime       2.00    37.50       75.00    103   Medicare          2,075.00      30.09
                           Total             82.00             2,075.00                                         230.09      1,844.91
  Report Total                              166.00             3,895.00                                         435.03      3,459.97
  `);
  const [rosa] = output.employees;
  t.match(output, { company: { name: "Harbor Kites LLC" }, pay_date: "2026-06-19" });
  t.match(rosa, { gross_pay: 1820, net_pay: 1615.06 });
  t.same(withCodes(rosa!.earnings), ["1 regular 1600", "2 overtime 120", "8 bonus 100"]);
  t.match(rosa!.taxes, [
    { code: "101", type: "federal_income", amount: 160, taxable_wages: 1600 },
    { code: "103", type: "medicare", amount: 24.94, taxable_wages: 1720 },
  ]);
  t.same(withCodes(rosa!.deductions), ["305 union_dues 20"]);
  t.same(unclaimed, []);
  t.end();
});

test("a plan behind the word for it is what the lines below are about", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Deductions and Contributions Report
  Pay Date: 06/19/2026     Pay Period: 06/01/2026 - 06/14/2026

  Plan:  Dental - Delta
  Employee              ID        Employee Deduction    Company Contribution       Total
  Bellwether, Rosa      1001                   22.69                   56.72       79.41
  Okafor, Miguel        1002                   20.00                   50.00       70.00
  Plan Total                                   42.69                  106.72      149.41
  `);
  t.same(
    output.employees.map(({ deductions, employer_contributions: company }) => [
      ...plain(deductions),
      ...plain(company),
    ]),
    [
      ["dental 22.69", "dental 56.72"],
      ["dental 20", "dental 50"],
    ],
  );
  t.same(unclaimed, []);
  t.end();
});

test("a code may stand one letter before its label, and be no part of it", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  RUN DATE: 06/19/2026               CATAWBA TOOL AND DIE INC                                        PAGE: 1
                                     PAYROLL CHECK REGISTER

  CODE DESCRIPTION       HOURS     RATE     CURRENT        Y-T-D    TAX          CURRENT        Y-T-D
  EMPLOYEE: 1001 BELLWETHER, ROSA          CHECK NO: 20514
  0001 REGULAR           80.00    20.00    1,600.00    19,200.00    FEDERAL       176.00     2,112.00
  0004 VACATION           8.00    20.00      160.00       320.00    MEDICARE       25.52       283.04
  GROSS                  88.00             1,760.00    19,520.00    TAXES         201.52     2,395.04
                                                                    NET CHECK   1,558.48    17,124.96
  EMPLOYEE: 1002 OKAFOR, MIGUEL            CHECK NO: 20515
  0001 REGULAR           80.00    25.00    2,000.00    24,000.00    FEDERAL       207.50     2,415.00
  0002 OVERTIME           2.00    37.50       75.00       150.00    MEDICARE       30.09       350.18
  GROSS                  82.00             2,075.00    24,150.00    TAXES         237.59     2,765.18
                                                                    NET CHECK   1,837.41    21,384.82
  `);
  t.same(withCodes(output.employees[0]!.earnings), ["0001 regular 1600", "0004 pto 160"]);
  t.same(withCodes(output.employees[1]!.earnings), ["0001 regular 2000", "0002 overtime 75"]);
  t.match(output.employees[0]!.earnings[0], {
    description: "REGULAR",
    hours: 80,
    rate: 20,
    ytd_amount: 19200,
  });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("jobs before labels are no codes: one label stands behind several", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Harbor Kites LLC                       Payroll Register with Job Detail
  Week Ending 06/14/2026

  Employee             Job     Cost Code   Pay Type      Hours      Rate      Earnings    Tax           Tax Amount      Gross Pay       Net Pay
  Bellwether, Rosa     2605    03-100      Regular        8.00     20.00        160.00    Fed W/H            80.00         800.00        708.40
                       2657    03-300      Regular       32.00     20.00        640.00    Medicare           11.60
  Okafor, Miguel       2611    03-100      Regular       16.00     25.00        400.00    Fed W/H           100.00       1,000.00        885.50
                       2650    03-300      Regular       24.00     25.00        600.00    Medicare           14.50
  Grand Totals                                           80.00                1,800.00                      206.10       1,800.00      1,593.90
  `);
  const [rosa] = output.employees;
  t.same(withCodes(rosa!.earnings), ["null regular 800"]);
  t.match(rosa!.earnings, [{ hours: 40, rate: 20 }]);
  t.same(unclaimed, []);
  t.end();
});

test("a code X far from the number before it is no sign between hours and a rate", (t) => {
  const { output } = bestInferredOf(
    `
  CATAWBA VALLEY SCHOOL DISTRICT
  PAYROLL REGISTER
  PAY PERIOD 06/01/2026 THRU 06/14/2026    PAY DATE 06/19/2026

  EMPLOYEE NAME          HOURS          CD      EARNINGS    TAXES          TAXED        GROSS         NET
  BELLWETHER, ROSA       72.00          R        1080.00    FEDERAL       108.00      5580.00     5391.47
                          4.00          X        4500.00    MEDICARE       80.53
  OKAFOR, MIGUEL         80.00          R        1600.00    FEDERAL       160.00      1600.00     1416.80
                                                            MEDICARE       23.20
  `,
    `
  CODE LEGEND
  R      REGULAR
  X      SEVERANCE
  V      VACATION
  `,
  );
  t.same(withCodes(output.employees[0]!.earnings), ["R regular 1080", "X severance 4500"]);
  t.end();
});

test("an ER or a C behind a tax of both sides is the company's, and a C behind a place the city's", (t) => {
  const { output, failed } = bestInferredOf(`
  Payroll Register
  Harbor Kites LLC
  Rosa Bellwether            Earnings                  Taxes
  Employee Id: 1001          Regular       1,600.00    Fed_Income       160.00
                                                       Medicare          23.20
                                                       Medicare_C        23.20
                                                       SSER              99.20
                                                       PHILA_C           60.00
  Gross Pay  1,600.00        Net Pay     1,356.80
  Daniel Okafor              Earnings                  Taxes
  Employee Id: 1002          Regular       1,000.00    Fed_Income       100.00
                                                       Medicare          14.50
                                                       Medicare_C        14.50
                                                       SSER              62.00
                                                       PHILA_C           37.50
  Gross Pay  1,000.00        Net Pay       848.00
  `);
  const [rosa] = output.employees;
  t.same(plain(rosa!.taxes), ["federal_income 160", "medicare 23.2", "local_income 60"]);
  t.same(plain(rosa!.employer_taxes), ["medicare 23.2", "social_security 99.2"]);
  t.same(failed, []);
  t.end();
});

test("below the heading of another list's labels its first words are no codes, though codes stand there above", (t) => {
  const { output, unclaimed } = bestInferredOf(
    `
  Harbor Kite Clinic
  Direct Deposit Advice
  Employee: Rosa Bellwether      Pay Period: 06/01/2026 - 06/14/2026      Advice Date: 06/19/2026

  Earnings
  Code   Description             Hours      Rate       Amount
  REG    Regular Pay             80.00   25.0000     2,000.00
  EVD    Evening Differential    10.00    2.0000        20.00
  WKD    Weekend Differential     8.00    3.0000        24.00
          Total                                       2,044.00

  Before-Tax Deductions
  Description                                           Amount
  DENTAL                                                 12.00
  HEALTH CARE FSA                                        50.00
          Total                                          62.00

  Taxes
  Description                                           Amount
  Federal Withholding                                   180.00
  Medicare                                               29.64
          Total                                         209.64

  Net Pay                                             1,772.36
  `,
  );
  const [rosa] = output.employees;
  t.match(rosa, { name: "Rosa Bellwether", gross_pay: 2044, net_pay: 1772.36 });
  t.same(withCodes(rosa!.earnings), ["REG regular 2000", "EVD shift 20", "WKD shift 24"]);
  t.same(
    rosa!.deductions.map(({ code, description, type }) => [code, description, type]),
    [
      [null, "DENTAL", "dental"],
      [null, "HEALTH CARE FSA", "fsa_medical"],
    ],
  );
  t.same(unclaimed, []);
  t.end();
});

test("a label without a word is one behind its code, and what counts checks names nobody", (t) => {
  const check = (name: string, [fit, plan, union, net]: readonly string[]): string => `
  ${name.padEnd(24)}01 REGULAR       80.00  25.0000    2,000.00   FED W/H     ${fit!.padStart(8)}   21 401(K)      ${plan!.padStart(8)}
  ${"DEPT 20 RIGGING".padEnd(24)}02 OVERTIME       2.00  37.5000       75.00   MEDICARE       30.09   45 UNION DUES  ${union!.padStart(8)}
                          GROSS PAY                         2,075.00
                          NET PAY                         ${net!.padStart(10)}
`;
  const { output, unclaimed } = bestInferredOf(`
  HARBOR KITE RIGGING CO.
  PAYROLL CHECK DETAIL LISTING
  PERIOD 06/01/2026 THRU 06/14/2026      CHECK DATE 06/19/2026

  EMPLOYEE NAME           EARNINGS         HOURS     RATE      AMOUNT   TAXES         AMOUNT   DEDUCTIONS        AMOUNT
${check("BELLWETHER, ROSA", ["180.00", "80.00", "20.00", "1,764.91"])}
${check("OKAFOR, MIGUEL", ["170.00", "60.00", "20.00", "1,794.91"])}
${check("ABARA, ZARA", ["160.00", "40.00", "20.00", "1,824.91"])}

  *** REPORT TOTALS ***   01 REGULAR      240.00             6,000.00   FED W/H       510.00   21 401(K)        180.00
  CHECKS PRINTED    3     02 OVERTIME       6.00               225.00   MEDICARE       90.27   45 UNION DUES     60.00
                          GROSS PAY                          6,225.00
                          NET PAY                            5,384.73
  `);
  t.same(
    output.employees.map(({ name, net_pay }) => [name, net_pay]),
    [
      ["ROSA BELLWETHER", 1764.91],
      ["MIGUEL OKAFOR", 1794.91],
      ["ZARA ABARA", 1824.91],
    ],
  );
  t.same(withCodes(output.employees[0]!.deductions), ["21 401k 80", "45 union_dues 20"]);
  t.match(output.totals, { gross_pay: 6225, net_pay: 5384.73 });
  t.same(unclaimed, []);
  t.end();
});

test("a number in a column of letters is a code as these are, and a check may be a voucher", (t) => {
  const person = (name: string, number: string, plan: string): string => `
  ${name.padEnd(22)}HRL  Hourly       40.00   20.00     800.00   403  403(b) Elective *      ${plan}      ${(
    750 - Number(plan)
  ).toFixed(2)}    ${number}
                                                                     HLT  Health Plan *          30.00
                                                                     ANN  Annual Appeal          20.00`;
  const { output, unclaimed } = bestInferredOf(`
  Harbor Kites LLC                          Payroll Register
  Pay Period 06/01/2026 - 06/07/2026        Pay Date 06/12/2026

  Employee              Earnings          Hours    Rate     Amount   Deductions                Amount     Net Pay   Check / Voucher
${person("Bellwether, Rosa", "V7001", "11.60")}
${person("Okafor, Miguel", "V7002", "21.60")}
${person("Yates, Olive", "7003", "31.60")}

  * Salary reduction, not subject to federal income tax
  `);
  const [rosa] = output.employees;
  t.same(withCodes(rosa!.deductions), ["403 403b 11.6", "HLT medical 30", "ANN charity 20"]);
  t.same(
    rosa!.deductions.map(({ pretax }) => pretax),
    [true, true, false],
  );
  t.same(
    output.employees.map(({ payments }) => payments.map(({ number }) => number)),
    [["V7001"], ["V7002"], ["7003"]],
  );
  t.same(unclaimed, []);
  t.end();
});

test("a number below a name, left of the column of lines, is somebody's id and no code", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  PAYROLL JOURNAL
  Harbor Kites LLC                    Period Start - End Date  06/01/26 - 06/14/26   Check Date  06/19/26

  EMPLOYEE NAME  DESCRIPTION           RATE     HOURS    EARNINGS    WITHHOLDINGS             NET PAY
  ID
  Diaz, Ines     Vacation           20.0000    8.0000      160.00    Social Security   99.20  Check Amt         1,477.60
    22           Hourly             20.0000   72.0000    1,440.00    Medicare          23.20
                 EMPLOYEE TOTAL               80.0000    1,600.00                     122.40  Net Pay           1,477.60

  Okafor, Mia    Vacation           25.0000    8.0000      200.00    Social Security   62.00  Check Amt           923.50
    31           Hourly             25.0000   32.0000      800.00    Medicare          14.50
                 EMPLOYEE TOTAL               40.0000    1,000.00                      76.50  Net Pay             923.50
  `);
  t.same(
    output.employees.map(({ employee_id: id, earnings }) => [id, withCodes(earnings)]),
    [
      ["22", ["null pto 160", "null regular 1440"]],
      ["31", ["null pto 200", "null regular 800"]],
    ],
  );
  t.same(unclaimed, []);
  t.end();
});
