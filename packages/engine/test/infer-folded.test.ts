import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain, withHours } from "./support/plain-lines.ts";

const HEADER = `
  Payroll Register                                     PIEDMONT UPHOLSTERY CO., INC.
  Period 10-19-2025 thru 11-01-2025     Check date 11-07-2025

                            HOURS      EARNINGS    EARNINGS         TAXES     DEDUCTIONS         TOTALS
  Employee Name           Regular       Regular      Salary   Federal W/H         401(k)    Total Taxes
  Employee No.           Overtime      Overtime       Bonus    Social Sec        Medical      Total Ded
  Department             Vacation      Vacation   Gross Pay      Medicare         Dental        Net Pay
  Check / Voucher No.                                              NC W/H    Garnishment
`;
const FIRST = `
  Barlow, Hector            80.00      1,600.00                    100.00          80.00         250.00
  12450                      4.00        120.00                    106.00                        100.00
  045                                              1,720.00         24.00          20.00       1,370.00
  3319                                                              20.00`;
const SECOND = `
  Volkov, Viktor                                   2,000.00        150.00         100.00         353.00
  18615                                              500.00        155.00          60.00         190.00
  010                                              2,500.00         36.00                      1,957.00
  V3320                                                             12.00          30.00`;
const SUMS = `
  COMPANY TOTALS            80.00      1,600.00    2,000.00        250.00         180.00         603.00
  Employees 2                4.00        120.00      500.00        261.00          60.00         290.00
  Checks 1                                         4,220.00         60.00          20.00       3,327.00
  Vouchers 1                                                        32.00          30.00

  Voucher numbers begin with V: paid by direct deposit. All others are checks.
`;

const PEOPLE = [
  {
    name: "Hector Barlow",
    employee_id: "12450",
    department: "045",
    gross_pay: 1720,
    net_pay: 1370,
    payments: [{ number: "3319", method: "check", amount: 1370 }],
  },
  {
    name: "Viktor Volkov",
    employee_id: "18615",
    department: "010",
    gross_pay: 2500,
    net_pay: 1957,
    payments: [{ number: "V3320", method: "direct_deposit", amount: 1957 }],
  },
];

test("each line of a record stands under the line of the header in its place", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`${HEADER}${FIRST}${SECOND}${SUMS}`);
  t.match(output.employees, PEOPLE);
  const [hector, viktor] = output.employees;
  t.same(withHours(hector!.earnings), ["regular 1600 80", "overtime 120 4"]);
  t.same(plain(hector!.taxes), [
    "federal_income 100",
    "social_security 106",
    "medicare 24",
    "state_income 20",
  ]);
  t.same(plain(viktor!.deductions), ["401k 100", "medical 60", "garnishment 30"]);
  t.match(output.totals, { employee_count: 2, gross_pay: 4220, net_pay: 3327, total_taxes: 603 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("records go on below the header of the first page", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`${HEADER}${FIRST}`, `${SECOND}${SUMS}`);
  t.match(output.employees, PEOPLE);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

const listed = (sums: string): string => `
  Catawba Millwork Company
  Payroll Register
  For the Pay Period From Sep 14, 2025 to Sep 20, 2025

  Employee ID          Pay Type    Pay Hrs    Pay Amt     Amount      Gross   Fed_Income     Soc_Sec   Medicare
  Employee                                                            State         K401      Health
  Reference                                                          Dental      Garnish
  Date

  ASANDOVAL            Regular       24.00     890.40   1,062.93   1,484.00      -149.99      -92.01     -21.52
  Abigail Sandoval     Vacation      16.00     593.60                -60.13       -30.00      -59.08
  14207                                                               -8.34
  9/26/2025

  DLINDQVIS            Salary                1,576.92   1,344.00   1,751.92      -158.52     -108.62     -25.40
  Dmitri Lindqvist     Bonus                   175.00                -74.46
  14209                                                                           -40.92
  9/26/2025
${sums}`;

test("a list goes on below the only name of its columns, and an amount that is left of the gross pay is paid", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    listed(`
  Summary Total        Regular       24.00     890.40   2,406.93   3,235.92      -308.51     -200.63     -46.92
  9/14/2025 thru       Salary                1,576.92               -134.59       -30.00      -59.08
                       Vacation      16.00     593.60                 -8.34       -40.92
                       Bonus                   175.00
`),
  );
  t.match(output.employees, [
    {
      name: "Abigail Sandoval",
      employee_id: "ASANDOVAL",
      gross_pay: 1484,
      net_pay: 1062.93,
      payments: [{ number: "14207", method: null, date: "2025-09-26", amount: 1062.93 }],
    },
    { name: "Dmitri Lindqvist", employee_id: "DLINDQVIS", gross_pay: 1751.92, net_pay: 1344 },
  ]);
  t.same(withHours(output.employees[0]!.earnings), ["regular 890.4 24", "pto 593.6 16"]);
  t.same(plain(output.employees[0]!.deductions), ["dental 8.34", "401k 30", "medical 59.08"]);
  t.match(output, { pay_date: "2025-09-26", totals: { gross_pay: 3235.92, net_pay: 2406.93 } });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("departments stand between the people, with sums of as many lines", (t) => {
  const sums = SUMS.replace(/\n\s*Voucher numbers.*/, "");
  const ofOne = (record: string, name: string): string =>
    record
      .replace(/[A-Z]\w+, \w+ {0,3}/, (found) => name.padEnd(found.length))
      .replace(/ (?:12450|18615)/, " 1 Emp");
  const { output, failed, unclaimed } = bestInferredOf(`${HEADER}
  Department: 045 Upholstery
${FIRST}
${ofOne(FIRST, "045 Totals    ").replace("045  ", "     ").replace("3319", "    ")}

  Department: 010 Office
${SECOND}
${ofOne(SECOND, "010 Totals    ").replace("010  ", "     ").replace("V3320", "     ")}
${sums}`);
  t.match(output.employees, [
    { name: "Hector Barlow", department: "045", gross_pay: 1720, net_pay: 1370 },
    { name: "Viktor Volkov", department: "010", gross_pay: 2500, net_pay: 1957 },
  ]);
  t.match(output.totals, { employee_count: 2, gross_pay: 4220, net_pay: 3327 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("people may stand below no heading, left of the others, with their numbers below", (t) => {
  const bare = HEADER.replace(/Employee Name|Employee No\.|Department|Check \/ Voucher No\./g, (found) =>
    " ".repeat(found.length),
  );
  const { output, failed, unclaimed } = bestInferredOf(`${bare}${FIRST}${SECOND}${SUMS}`);
  t.match(
    output.employees,
    PEOPLE.map(({ name, employee_id, gross_pay, net_pay }) => ({ name, employee_id, gross_pay, net_pay })),
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a number in the column of names is that of the person", (t) => {
  const { output } = bestInferredOf(
    `${HEADER.replace("Employee No. ", "Number       ").replace("Employee Name", "Employee     ")}${FIRST}${SECOND}${SUMS}`,
  );
  t.match(output.employees, PEOPLE);
  t.end();
});

test("figures of the year stand right behind those of the period", (t) => {
  const yearOf = (record: string): string =>
    record
      .replace(/^(?: {2}| )[^,\s]+(?:, \w+)?/gm, (found) => " ".repeat(found.length))
      .replace(/^\n +/, (found) => "\n  YTD".padEnd(found.length));
  const records = `${FIRST}${yearOf(FIRST)}${SECOND}${yearOf(SECOND)}`;
  const { output, failed, unclaimed } = bestInferredOf(`${HEADER}${records}${SUMS}`);
  t.match(output.employees, PEOPLE);
  t.match(output.employees[0]!.earnings[0], { hours: 80, amount: 1600, ytd_hours: 80, ytd_amount: 1600 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

const HEAD_OF_LIST = `
  Catawba Millwork Company
  Payroll Register
  For the Pay Period From Sep 14, 2025 to Sep 20, 2025

  Employee ID           Pay Type    Pay Hrs    Pay Amt     Amount        Gross        SDI   Soc_Sec_ER
  Employee                                                          Fed_Income       K401  Medicare_ER
  SS No                                                                  State     Health      FUTA_ER
  Reference                                                            Soc_Sec     Dental       SUI_ER
  Date                                                                Medicare    Garnish
`;

test("a column that no name tells is the net pay where it is what everybody's gross pay leaves", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    `${HEAD_OF_LIST}
  SANDOV01              Regular       24.00     890.40   1,052.93     1,484.00     -10.00       -92.01
  Abigail Sandoval      Vacation      16.00     593.60                 -149.99     -30.00       -21.52
  XXX-XX-4411                                                           -60.13     -59.08
  14207                                                                 -92.01      -8.34
  9/26/2025                                                             -21.52

  LINDQV02              Salary                1,576.92   1,344.00     1,751.92                 -108.62
  Dmitri Lindqvist      Bonus                   175.00                 -158.52                  -25.40
  XXX-XX-4412                                                           -74.46
  DD214                                                                -108.62
  9/26/2025                                                             -25.40     -40.92
  `,
    `${HEAD_OF_LIST}
  Summary Total         Regular       24.00     890.40   2,396.93     3,235.92     -10.00      -200.63
  9/14/2025 thru        Salary                1,576.92                 -308.51     -30.00       -46.92
  9/20/2025             Vacation      16.00     593.60                 -134.59     -59.08
                        Bonus                   175.00                 -200.63      -8.34
                                                                        -46.92     -40.92
  `,
  );
  t.match(output.employees, [
    {
      name: "Abigail Sandoval",
      net_pay: 1052.93,
      payments: [{ number: "14207", method: null, date: "2025-09-26", amount: 1052.93 }],
    },
    { name: "Dmitri Lindqvist", net_pay: 1344, payments: [{ number: "DD214", method: "direct_deposit" }] },
  ]);
  t.match(output, { pay_date: "2025-09-26", totals: { gross_pay: 3235.92, net_pay: 2396.93 } });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("below the header stands the first department, and above it on the next page the sum of the last", (t) => {
  const header = `
  HARBOR TOOL WORKS INC                                               WEEKLY PAYROLL REGISTER
  Company 01                                   Pay Period 07/12/2026 - 07/18/2026   Check Date 07/24/2026

  Emp No   Employee Name      Reg Hrs   OT Hrs     Gross Pay     Fed W/H    Medicare     Net Pay
           Base Rate          Reg Pay   OT Pay    Shift Prem      401(k)  Union Dues    Check No
           Y-T-D                                   YTD Gross YTD Fed W/H YTD Medicare    YTD Net`;
  const person = (id: string, name: string, check: string): string => `
  ${id}    ${name}      32.00     2.00        730.00       73.00       10.59      616.41
           20.00               640.00    60.00         30.00       20.00       10.00       ${check}
                                                   22,000.00    2,200.00      319.00   18,800.00`;
  const { output, failed, unclaimed } = bestInferredOf(
    `${header}
  DEPARTMENT 310 - Stamping
  ${person("10118", "Bellwether, Rosa", "48211")}
  ${person("10242", "Okafor, Miguel  ", "48212")}
  `,
    `${header}
  Dept 310 Totals              64.00     4.00      1,460.00      146.00       21.18    1,232.82
  Employees: 2              1,280.00   120.00         60.00       40.00       20.00
           Y-T-D                                   44,000.00    4,400.00      638.00   37,600.00

  DEPARTMENT 540 - Shipping
  ${person("10655", "Desai, Priya    ", "48222")}
  ${person("10671", "Varga, Ilona    ", "48223")}
  `,
  );
  t.same(
    output.employees.map(({ name, department, payments }) => [name, department, payments[0]?.number]),
    [
      ["Rosa Bellwether", "310 Stamping", "48211"],
      ["Miguel Okafor", "310 Stamping", "48212"],
      ["Priya Desai", "540 Shipping", "48222"],
      ["Ilona Varga", "540 Shipping", "48223"],
    ],
  );
  t.same(plain(output.employees[3]!.deductions), ["union_dues 10", "401k 20"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
