import { test } from "tap";
import { described, describedWithHours, describedWithYear } from "./support/plain-lines.ts";
import { NOTHING, readPrinted } from "./support/printed.ts";

test("a column behind the labels says what each line is, below a name with its id", async (t) => {
  const { people, wrong } = readPrinted(`
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
  t.same(describedWithHours(people[0]!.earnings), ["Regular 3232 80"]);
  t.same(described(people[0]!.deductions), ["Pet Plan 32"]);
  t.same(wrong, NOTHING);
});

test("headings at the left of their columns stand over numbers at the right", async (t) => {
  const { people, held, wrong } = readPrinted(`
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
  t.same(describedWithHours(people[0]!.earnings), [
    "Regular 2044 80",
    "Overtime 239.5 6.25",
    "Holiday 204.4 8",
  ]);
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
  const { people, output, wrong } = readPrinted(`
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
  t.same(describedWithHours(people[1]!.earnings), ["Regular 2650.4 80", "Holiday 265.04 8"]);
  t.match(people[1], { gross_pay: 2915.44, net_pay: 2151.17 });
  t.match(output.totals, { gross_pay: 4625.04, net_pay: 3424.5 });
  t.same(wrong, NOTHING);
});

test("a statement: net pay beside its name, sums of the year, lines named after the year", async (t) => {
  const { people, held, wrong } = readPrinted(`
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
  t.same(describedWithYear(person!.taxes), [
    "Federal Income Tax 346.36 1385.44",
    "Provincial Tax - ON 40 160",
  ]);
  t.same(describedWithYear(person!.deductions), ["401(k) 141 564"]);
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
  t.ok(readPrinted(page("8,400.48")).held.includes(id));
  t.notOk(readPrinted(page("8,400.84")).held.includes(id));
});

test("surnames and given names in columns of their own, below the totals", async (t) => {
  const { people, wrong } = readPrinted(`
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
