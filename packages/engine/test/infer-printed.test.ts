import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described } from "./support/plain-lines.ts";

/** What inference makes of pages as small bureaus and browsers print them. */
function read(...pages: readonly string[]) {
  const { output, held, failed, unclaimed } = bestInferredOf(...pages);
  return { output, people: output.employees, held, wrong: { failed, unclaimed } };
}

interface Line {
  description: string;
  amount: number;
  hours?: number | null;
  ytd_amount?: number | null;
}

const NOTHING = { failed: [], unclaimed: [] };
const withHours = (lines: readonly Line[]): string[] =>
  lines.map(({ description, amount, hours }) => `${description} ${amount} ${hours}`);
const withYear = (lines: readonly Line[]): string[] =>
  lines.map(({ description, amount, ytd_amount: year }) => `${description} ${amount} ${year}`);

test("a column behind the labels says what each line is, below a name with its id", async (t) => {
  const { people, wrong } = read(`
  Payroll Detail Report
  Acorn Robotics Inc
  Pay Date: 07/10/2026

  Employee / Item          Type         Hours     Rate      Amount
  Lindqvist, Anders (1001)
    Regular                Earning      80.00    40.40    3,232.00
    Pet Plan               Deduction                         32.00
    Federal Income Tax     Tax                              491.04
    Gross Pay                                             3,232.00
    Net Pay                                               2,708.96
  Zhou, Arjun - 1004
    Regular                Earning      80.00    27.23    2,178.40
    Medicare               Tax                               31.59
    Gross Pay                                             2,178.40
    Net Pay                                               2,146.81
  `);
  t.same(
    people.map(({ name, employee_id, net_pay }) => [name, employee_id, net_pay]),
    [
      ["Anders Lindqvist", "1001", 2708.96],
      ["Arjun Zhou", "1004", 2146.81],
    ],
  );
  t.same(withHours(people[0]!.earnings), ["Regular 3232 80"]);
  t.same(described(people[0]!.deductions), ["Pet Plan 32"]);
  t.same(wrong, NOTHING);
});

test("headings at the left of their columns stand over numbers at the right", async (t) => {
  const { people, held, wrong } = read(`
  Acorn Robotics Inc
  Payroll Register
  1001 - Arjun Patel-Singh
  Pay         Hours              Amount               Withholding           Amount               Employer              Amount
  Regular               80.00              2,044.00   Federal Income Tax                208.72   Social Security ER              154.25
  Overtime               6.25                239.50   Social Security                   154.25   Medicare ER                      36.07
  Holiday                8.00                204.40   Medicare                           36.07   FUTA                             14.92
                                                      401(k)                            124.39
  Gross Pay                                2,487.90   Total Withheld                    523.43   Net Pay                       1,964.47

  1004 - Bao Lindqvist
  Pay         Hours              Amount               Withholding           Amount               Employer              Amount
  Regular               80.00              2,144.80   Federal Income Tax                199.04   Social Security ER              132.98
  Bonus                                      160.84   Social Security                   132.98   Medicare ER                      31.10
                                                      Medicare                           31.10   FUTA                             12.87
                                                      Dental                             15.25
  Gross Pay                                2,305.64   Total Withheld                    378.37   Net Pay                       1,927.27
  `);
  t.same(
    people.map(({ name, employee_id, gross_pay, net_pay }) => [name, employee_id, gross_pay, net_pay]),
    [
      ["Arjun Patel-Singh", "1001", 2487.9, 1964.47],
      ["Bao Lindqvist", "1004", 2305.64, 1927.27],
    ],
  );
  t.same(withHours(people[0]!.earnings), ["Regular 2044 80", "Overtime 239.5 6.25", "Holiday 204.4 8"]);
  t.same(described(people[0]!.taxes), [
    "Federal Income Tax 208.72",
    "Social Security 154.25",
    "Medicare 36.07",
  ]);
  t.same(described(people[0]!.deductions), ["401(k) 124.39"]);
  t.same(people[0]!.employer_taxes.length, 3);
  t.ok(held.includes("line.total:employees[0]:Total Withheld"));
  t.same(wrong, NOTHING);
});

test("two numbers without headings are hours and amount where that adds up", async (t) => {
  const { people, output, wrong } = read(`
  Payroll Journal
  Acorn Robotics Inc, Check Date: 07/10/2026, Period: 06/22/2026 - 07/05/2026

  Fionnuala O'Shea      EARNINGS                          WITHHOLDINGS                     DEDUCTIONS           NET PAY
  Employee ID: 1001     Regular      80.00    1,709.60    Federal Income Tax     144.79    401(k)      85.48    1,273.33
                        GROSS        80.00    1,709.60    Social Security        106.00    Medical    100.00    Direct Deposit
                                                          TOTAL                  250.79    TOTAL      185.48

  Theodora Washington   EARNINGS                          WITHHOLDINGS                     DEDUCTIONS           NET PAY
  Employee ID: 1004     Regular      80.00    2,650.40    Federal Income Tax     437.74    401(k)     145.77    2,151.17
                        Holiday       8.00      265.04    Social Security        180.76    TOTAL      145.77    Direct Deposit
                        GROSS        88.00    2,915.44    TOTAL                  618.50

  COMPANY TOTALS Employees: 2 Gross: 4,625.04 Net: 3,424.50
  `);
  t.equal(output.company.name, "Acorn Robotics Inc");
  t.same(withHours(people[1]!.earnings), ["Regular 2650.4 80", "Holiday 265.04 8"]);
  t.match(people[1], { gross_pay: 2915.44, net_pay: 2151.17 });
  t.match(output.totals, { gross_pay: 4625.04, net_pay: 3424.5 });
  t.same(wrong, NOTHING);
});

test("a statement: net pay beside its name, sums of the year, lines named after the year", async (t) => {
  const { people, held, wrong } = read(`
  CEDAR POINT VETERINARY LLC 88 Ferry Lane, Salem, OR 97301
  PAY SLIP
  Employee Name      Employee ID     Department      Pay Date
  Priya Nair         1001            Sales           07/10/2026

  Code  Earnings         Hours    Rate    Current         YTD    Deductions             Current         YTD
  E01   Regular          80.00   24.42   1,953.60    7,814.40    Federal Income Tax      346.36    1,385.44
  E02   Overtime          4.00   36.63     146.52      586.08    Provincial Tax - ON      40.00      160.00
                                                                 401(k)                  141.00      564.00
        Total Earnings                   2,100.12    8,400.48    Total Deductions        527.36    2,109.44
                                                                               Net Pay: $1,572.76

  Year to Date
  Tax Paid YTD                   1,545.44
  `);
  const [person] = people;
  t.match(person, { name: "Priya Nair", employee_id: "1001", gross_pay: 2100.12, net_pay: 1572.76 });
  t.same(withYear(person!.taxes), ["Federal Income Tax 346.36 1385.44", "Provincial Tax - ON 40 160"]);
  t.same(withYear(person!.deductions), ["401(k) 141 564"]);
  t.ok(held.includes("employee.ytd_gross_pay:employees[0]"));
  t.ok(held.includes("employee.ytd_total_deductions:employees[0]"));
  t.same(wrong, NOTHING);
});

test("a sum of the year that does not hold is no proof", async (t) => {
  const page = (year: string) => `
  PAY SLIP
  Employee: Priya Nair
  Earnings         Hours    Rate    Current         YTD
  Regular          80.00   24.42   1,953.60    7,814.40
  Overtime          4.00   36.63     146.52      586.08
  Gross Pay                        2,100.12    ${year}
  Taxes                             Current         YTD
  Federal Income Tax                 346.36    1,385.44
  Total Taxes                        346.36    1,385.44
  Net Pay                          1,753.76    7,015.04
  `;
  const id = "employee.ytd_gross_pay:employees[0]";
  t.ok(read(page("8,400.48")).held.includes(id));
  t.notOk(read(page("8,400.84")).held.includes(id));
});

test("surnames and given names in columns of their own, below the totals", async (t) => {
  const { people, wrong } = read(`
  Payroll Summary
  Cedar Point Veterinary LLC
  Last Name     First Name    ID      Department      Regular    Overtime    Gross Pay    Federal Income Tax    Medicare    401(k)      Net Pay
  Total                                              5,843.20      438.20     6,281.40                482.42       91.08    314.06     5,393.84
  Washington    Keisha        1001    Sales          1,900.00      142.48     2,042.48                166.66       29.62    102.12     1,744.08
  De La Cruz    Lily          1004    Warehouse      3,943.20      295.72     4,238.92                315.76       61.46    211.94     3,649.76
  `);
  t.same(
    people.map(({ name, employee_id, department, net_pay }) => [name, employee_id, department, net_pay]),
    [
      ["Keisha Washington", "1001", "Sales", 1744.08],
      ["Lily De La Cruz", "1004", "Warehouse", 3649.76],
    ],
  );
  t.same(wrong, NOTHING);
});

test("labels carry colons, hours and rates; hours of the year are no money", async (t) => {
  const cards = read(`
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
  t.same(withHours(cards.people[0]!.earnings), ["Regular 3070.4 80", "Overtime 230.28 4"]);
  t.equal(cards.people[0]!.earnings[0]!.rate, 38.38);
  t.same(described(cards.people[0]!.taxes), ["Federal Income Tax 300", "Medicare 47.86"]);
  t.same(cards.wrong, NOTHING);

  const blocks = read(`
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
  t.same(withYear(blocks.people[0]!.earnings), ["Regular 3156 37872", "Overtime 369.81 4437.72"]);
  t.equal(blocks.people[1]!.payments[0]?.number, "50022");
  t.same(blocks.wrong, NOTHING);
});

test("a table of totals names each line once, taxes and deductions alike", async (t) => {
  const { held, wrong } = read(`
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
  const three = read(`
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
  t.same(withHours(three.people[1]!.earnings), [
    "Regular 2650.4 80",
    "Overtime 100 2.5",
    "Holiday 265.04 null",
    "Bonus 100 null",
  ]);
  t.same(three.wrong, NOTHING);

  const two = read(`
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
    two.people.map(({ name, employee_id, earnings }) => [name, employee_id, withHours(earnings)]),
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
  const paid = (page: string) => read(page).people.map(({ gross_pay, net_pay }) => [gross_pay, net_pay]);
  t.same(paid(stub("70011") + stub("70011")), [[2044, 1710.89]]);
  t.same(read(stub("70011") + stub("70011")).wrong, NOTHING);
  t.same(paid(stub("70011") + stub("70012")), [[4088, 3421.78]]);
  t.same(paid(stub("70011") + stub("70011", "07/17/2026")), [[4088, 3421.78]]);
});

test("units say what numbers without headings are", async (t) => {
  const { people, wrong } = read(`
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
  t.same(withHours(people[0]!.earnings), ["REGULAR 3484.8 80", "OVERTIME 261.36 4"]);
  t.same(
    people[0]!.earnings.map(({ rate }) => rate),
    [43.56, 65.34],
  );
  t.same(wrong, NOTHING);
});
