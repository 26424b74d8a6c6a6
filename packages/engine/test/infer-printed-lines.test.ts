import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, describedWithHours, describedWithYear, plain } from "./support/plain-lines.ts";
import { NOTHING, readPrinted } from "./support/printed.ts";

test("labels carry colons, hours and rates; hours of the year are no money", async (t) => {
  const cards = readPrinted(`
  Payroll Details for 07/10/2026
  Cedar Point Veterinary LLC
  Zhou, Lily                                            Emp ID: 1001
  Regular (80.00 hrs @ 38.38)                               3,070.40
  Overtime (4.00 hrs @ 57.57)                                 230.28
  Gross                                                     3,300.68
  Federal Income Tax:                                        -300.00
  Medicare:                                                   -47.86
  Net                                                       2,952.82
  `);
  t.same(describedWithHours(cards.people[0]!.earnings), ["Regular 3070.4 80", "Overtime 230.28 4"]);
  t.equal(cards.people[0]!.earnings[0]!.rate, 38.38);
  t.same(described(cards.people[0]!.taxes), ["Federal Income Tax 300", "Medicare 47.86"]);
  t.same(cards.wrong, NOTHING);

  const blocks = readPrinted(`
  Cedar Point Veterinary LLC
  Employee Earnings Record
  1001 Zhou, Lily Dept: Sales Check #: 50021
  Code    Description           Hours      Current    YTD Hours    YTD Amount
  10      Regular               80.00     3,156.00       960.00     37,872.00
  11      Overtime               6.25       369.81        75.00      4,437.72
          Total Earnings        86.25     3,525.81     1,035.00     42,309.72
  T1      Federal Income Tax                391.48                   4,697.76
          Total Taxes                       391.48                   4,697.76
  D1      401(k)                            176.29                   2,115.48
          Total Deductions                  176.29                   2,115.48
          Net Pay                         2,958.04                  35,496.48
  1004 Abernathy, Anders Dept: Front Office Check #: 50022
  Code    Description           Hours      Current    YTD Hours    YTD Amount
  10      Regular               80.00     3,991.20       960.00     47,894.40
          Total Earnings        80.00     3,991.20       960.00     47,894.40
  T1      Federal Income Tax                400.00                   4,800.00
          Total Taxes                       400.00                   4,800.00
          Net Pay                         3,591.20                  43,094.40
  `);
  t.same(
    blocks.people.map(({ name, employee_id, department, gross_pay }) => [
      name,
      employee_id,
      department,
      gross_pay,
    ]),
    [
      ["Lily Zhou", "1001", "Sales", 3525.81],
      ["Anders Abernathy", "1004", "Front Office", 3991.2],
    ],
  );
  t.same(describedWithYear(blocks.people[0]!.earnings), ["Regular 3156 37872", "Overtime 369.81 4437.72"]);
  t.equal(blocks.people[1]!.payments[0]?.number, "50022");
  t.same(blocks.wrong, NOTHING);
});

test("a table of totals names each line once, taxes and deductions alike", async (t) => {
  const { held, wrong } = readPrinted(`
  Payroll Register
  Bluebird Bakery LLC
  Abernathy, Rosalind K    ID: 1000
  Earnings      Hours     Rate      Amount     Taxes          Amount     Deductions    Amount
  Regular       80.00    31.26    2,500.80     Fed W/H        275.08     401(k)        125.04
                                               Medicare        36.26
  Gross: 2,500.80    Taxes: 311.34    Deductions: 125.04    Net Pay: 2,064.42
  Zhou, Lily    ID: 1007
  Earnings      Hours     Rate      Amount     Taxes          Amount     Deductions    Amount
  Regular       80.00    21.71    1,736.80     Fed W/H        212.53     401(k)         96.60
                                               Medicare        28.02
  Gross: 1,736.80    Taxes: 240.55    Deductions: 96.60    Net Pay: 1,399.65
  Report Totals (2 employees)
  Gross: 4,237.60    Taxes: 551.89    Deductions: 221.64    Net Pay: 3,464.07
  Item                    Total
  Fed W/H                487.61
  Medicare                64.28
  401(k)                 221.64
  `);
  t.match(held.filter((id) => id.startsWith("column.")).length, 3);
  t.same(wrong, NOTHING);
});

test("each line of a record may stand under the header's line of the same place", async (t) => {
  const three = readPrinted(`
  Cedar Point Veterinary LLC
  Payroll Register
  Employee                  Regular    Overtime       Gross    Federal     State    401(k)     Net Pay
  ID                        Reg Hrs      OT Hrs     Holiday    Soc Sec       SDI    Medical
  Department                                          Bonus    Medicare             Dental
  O'Shea, Fionnuala        1,709.60                1,709.60     144.79     68.38      85.48   1,181.86
  1001                        80.00                             106.00     18.80      84.50
  Warehouse                                                      19.79
  Washington, Theodora     2,650.40      100.00    3,115.44     437.74    116.61     145.77   2,060.48
  1004                        80.00        2.50      265.04     180.76     32.06      84.50
  Sales                                              100.00      42.27                15.25
  Totals                                           4,825.04                                   3,242.34
  `);
  t.same(
    three.people.map(({ name, employee_id, department, net_pay }) => [
      name,
      employee_id,
      department,
      net_pay,
    ]),
    [
      ["Fionnuala O'Shea", "1001", "Warehouse", 1181.86],
      ["Theodora Washington", "1004", "Sales", 2060.48],
    ],
  );
  t.same(describedWithHours(three.people[1]!.earnings), [
    "Regular 2650.4 80",
    "Overtime 100 2.5",
    "Holiday 265.04 null",
    "Bonus 100 null",
  ]);
  t.same(three.wrong, NOTHING);

  const two = readPrinted(`
  Payroll Worksheet
  Cedar Point Veterinary LLC
  Employee                 Regular    Overtime       Gross    Fed W/H    Medicare    401(k)     Net Pay
  Emp No                     Hours       Hours
  Theodora Whitcombe      3,578.40      419.31    3,997.71     781.72       70.99    244.77    2,900.23
  1001                       80.00        6.25
  Lily Zhou               3,156.00               3,156.00     391.48       51.12    176.29    2,537.11
  1004                       80.00
  `);
  t.same(
    two.people.map(({ name, employee_id, earnings }) => [name, employee_id, describedWithHours(earnings)]),
    [
      ["Theodora Whitcombe", "1001", ["Regular 3578.4 80", "Overtime 419.31 6.25"]],
      ["Lily Zhou", "1004", ["Regular 3156 80"]],
    ],
  );
  t.same(two.wrong, NOTHING);
});

test("a second copy of a stub on its page pays nobody twice; another check does", async (t) => {
  const stub = (number: string, date = "07/10/2026") => `
  Juniper Street Dental Group, P.C.                       Pay Date: ${date}
  Employee: Arjun Patel-Singh         Emp ID: 1001        Check No: ${number}
  Description     Hours     Rate      Amount     Taxes and Deductions     Amount
  Regular         80.00    25.55    2,044.00     Federal Income Tax       208.72
                                                 401(k)                   124.39
  Gross Pay                         2,044.00
  Net Pay 1,710.89
`;
  const paid = (page: string) =>
    readPrinted(page).people.map(({ gross_pay, net_pay }) => [gross_pay, net_pay]);
  t.same(paid(stub("70011") + stub("70011")), [[2044, 1710.89]]);
  t.same(readPrinted(stub("70011") + stub("70011")).wrong, NOTHING);
  t.same(paid(stub("70011") + stub("70012")), [[4088, 3421.78]]);
  t.same(paid(stub("70011") + stub("70011", "07/17/2026")), [[4088, 3421.78]]);
});

test("units say what numbers without headings are", async (t) => {
  const { people, wrong } = readPrinted(`
  Juniper Street Dental Group, P.C.
  PAYROLL REGISTER
  PATEL-SINGH, ARJUN EMP# 1001
  REGULAR             80.00 HRS     43.56/HR      $3484.80
  OVERTIME            4.00 hrs x $65.34            $261.36
  GROSS                                           $3746.16
  FEDERAL INCOME TAX                             ($335.45)
  MEDICARE                                        ($56.93)
  NET                                             $3353.78
  `);
  t.equal(people[0]!.employee_id, "1001");
  t.same(describedWithHours(people[0]!.earnings), ["REGULAR 3484.8 80", "OVERTIME 261.36 4"]);
  t.same(
    people[0]!.earnings.map(({ rate }) => rate),
    [43.56, 65.34],
  );
  t.same(wrong, NOTHING);
});

test("behind the word for the employer a line lists what is paid, with commas between", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Permian Basin Pump & Supply                    Payroll Register            Check Date: 10/23/2026

  Employee               Earnings     Hours      Amount    Taxes                 Amount      Net Pay
  Hargrove, Gregory J    Salary       80.00    2,600.00    Fed Income Tax        247.76     2,153.34
                                                           Social Security       161.20
                                                           Medicare               37.70
                         Total        80.00    2,600.00                          446.66
                         Employer: Social Security 161.20, Medicare 37.70, FUTA 11.21, 401(k) Match 26.00
  Rosenthal, Franklin    Regular      80.00    1,520.00    Fed Income Tax         83.68     1,320.04
                                                           Social Security        94.24
                                                           Medicare               22.04
                         Total        80.00    1,520.00                          199.96
                         Employer: Social Security 94.24, Medicare 22.04, FUTA 4.79
  Company Totals                     160.00    4,120.00                          646.62     3,473.38
  `);
  const [gregory, franklin] = output.employees;
  t.match(gregory, { gross_pay: 2600, net_pay: 2153.34, deductions: [] });
  t.same(plain(gregory!.employer_taxes), [
    "social_security 161.2",
    "medicare 37.7",
    "federal_unemployment 11.21",
  ]);
  t.same(plain(gregory!.employer_contributions), ["401k 26"]);
  t.same(plain(franklin!.taxes), ["federal_income 83.68", "social_security 94.24", "medicare 22.04"]);
  t.same(plain(franklin!.employer_taxes), [
    "social_security 94.24",
    "medicare 22.04",
    "federal_unemployment 4.79",
  ]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
