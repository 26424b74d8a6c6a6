import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";

const TABLE = `
  Alder Valley Credit Union                                                       Pay Period 03/01/2026 to 03/15/2026
  Payroll Register - Current and Year to Date                                     Pay Date 03/19/2026

                                         Hours                    Earnings                          Employee Taxes
  Employee                                                                                        Federal       Soc.
  ID / Pay Basis               Regular     PTO       Regular        PTO       Gross Pay             W/H     Security     Net Pay
  4100 Services
  Bell, Ana           Current    40.00      2.00       800.00       40.00        840.00           80.00        52.08      707.92
  T40011 Hourly $20.00  YTD     400.00     10.00     8,000.00      200.00      8,200.00          800.00       508.40    6,891.60
  Dorn, Cal           Current    40.00               1,200.00                  1,200.00          120.00        74.40    1,005.60
  T40012 Hourly $30.00  YTD     400.00      8.00    12,000.00      240.00     12,240.00        1,200.00       758.88   10,281.12
  Fonda, Eve          Current    40.00               1,400.00                  1,400.00          140.00        86.80    1,173.20
  T40013 Salary         YTD     400.00      4.00    14,000.00      140.00     14,140.00        1,400.00       876.68   11,863.32
  Total 4100 Services Current   120.00      2.00     3,400.00       40.00      3,440.00          340.00       213.28    2,886.72
  3 employees           YTD   1,200.00     22.00    34,000.00      580.00     34,580.00        3,400.00     2,143.96   29,036.04
  4200 Savings
  Gale, Ida           Current    40.00                 400.00                    400.00           40.00        24.80      335.20
  T40014 Hourly $10.00  YTD     400.00               4,000.00                  4,000.00          400.00       248.00    3,352.00
`;

test("an id, how somebody is paid and what an hour is paid stand below the name where the header says so", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(TABLE);
  t.equal(output.company.name, "Alder Valley Credit Union", "a department with a number is no company");
  t.same(
    output.employees.map(({ employee_id: id, earnings: [regular] }) => [id, regular!.rate, regular!.hours]),
    [
      ["T40011", 20, 40],
      ["T40012", 30, 40],
      ["T40013", null, 40],
      ["T40014", 10, 40],
    ],
  );
  const [, cal] = output.employees;
  t.match(cal!.earnings[1], { type: "pto", hours: null, ytd_hours: 8, ytd_amount: 240 });
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

const person = (name: string, id: string, team: string, paid: string, lines: string): string => `
  ${name.padEnd(18)}ID ${id}     ${team.padEnd(22)}${paid.padEnd(20)}Voucher 7716${id.at(-1)}
  EARNINGS           Hours     Current         YTD    TAXES                  Current         YTD
${lines}`;

test("between an id, a rate and the number of a check stands a department", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Register                                          Pay Period: 03/14/2026 - 03/27/2026
  Client 33517  Alder Hospitality Partners LLC                            Pay Date: 04/01/2026
                                                            Batch: 20260401-02   Type: Regular
${person(
  "Bell, Ana",
  "K500711",
  "BQ Food & Banquet",
  "Hourly 20.00",
  `  Regular Pay        40.00      800.00    8,000.00    Federal Withholding      80.00      800.00
  Sick                2.00       40.00       40.00    FICA-Medicare            12.18      121.80
  Gross Pay          42.00      840.00    8,040.00    Total Taxes              92.18      921.80
                                                      NET PAY                 747.82    7,118.20`,
)}
${person(
  "Dorn, Cal",
  "K500722",
  "BQ Food & Banquet",
  "Hourly 30.00",
  `  Regular Pay        40.00    1,200.00   12,000.00    Federal Withholding     120.00    1,200.00
  Gross Pay          40.00    1,200.00   12,000.00    ER SC SUTA               12.00      120.00
                                                      NET PAY               1,080.00   10,800.00`,
)}
${person(
  "Fonda, Eve",
  "K500733",
  "SP Spa",
  "Salary",
  `  Salary             40.00    1,400.00   14,000.00    Federal Withholding     140.00    1,400.00
  Gross Pay          40.00    1,400.00   14,000.00    Total Taxes             140.00    1,400.00
                                                      NET PAY               1,260.00   12,600.00`,
)}
`);
  t.match(output, { company: { name: "Alder Hospitality Partners LLC", id: "33517" } });
  t.same(
    output.employees.map(({ department, earnings: [first] }) => [department, first!.rate]),
    [
      ["BQ Food & Banquet", 20],
      ["BQ Food & Banquet", 30],
      ["SP Spa", null],
    ],
  );
  const [ana, cal] = output.employees;
  t.match(ana!.earnings, [{ amount: 800 }, { type: "sick", amount: 40, rate: 20 }], "paid by the same rate");
  t.match(cal!.employer_taxes, [{ type: "state_unemployment", jurisdiction: "US-SC", amount: 12 }]);
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("a fact stands behind its name where codes do, and the day of a payment behind its number", (t) => {
  const one = (name: string, number: string, pay: string, tax: string, net: string): string => `
  AF-2207${number.at(-1)}       ${name.padEnd(18)}Department: PRESS - Pressing       Hourly     Direct Deposit ${number}        02/06/2026
  REG          Regular Hours        40.00    ${pay}   FEDIT    Federal Income Tax    ${tax}    401K     401(k) Plan     10.00
                Gross Pay           40.00    ${pay}            Taxes                 ${tax}    Deductions               10.00
                                                                                            Net Pay               ${net}
`;
  const { output, failed, unclaimed } = bestInferredOf(`
  Alder City Fabricating, Inc.                                     Company ID: ALDCO
  Payroll Register                                                 Pay Period 01/26/2026 - 02/01/2026

  EARNINGS                                           TAXES                             DEDUCTIONS
  Code         Description          Hours      Amount   Code     Description           Amount    Code     Description     Amount
${one("Bell, Ana", "60841", "  800.00", " 80.00", "  710.00")}
${one("Dorn, Cal", "60842", "1,200.00", "120.00", "1,070.00")}
${one("Fonda, Eve", "60843", "1,400.00", "140.00", "1,250.00")}
`);
  t.match(output.company, { name: "Alder City Fabricating, Inc.", id: "ALDCO" });
  t.match(output.employees, [
    { department: "PRESS - Pressing", payments: [{ number: "60841", date: "2026-02-06", amount: 710 }] },
    { department: "PRESS - Pressing", payments: [{ number: "60842", date: "2026-02-06", amount: 1070 }] },
    { department: "PRESS - Pressing", payments: [{ number: "60843", date: "2026-02-06", amount: 1250 }] },
  ]);
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("below a name its column may say again what an hour of a line is paid, and what somebody does", (t) => {
  const register = (base: string): string => `
  Alder Court Living                                                                                  PAYROLL REGISTER
                                                           Pay Period 02/08/2026 - 02/21/2026    Check Date 02/27/2026
  Employee              Code  Earnings        Hours    Rate      Amount   Taxes Withheld    Amount      Net Pay
  Department 110 Care
  Bell, Ana             REG   Regular         40.00   20.00      800.00   Federal W/H        80.00       692.40
  Emp# 30156            HOL   Holiday Worked   1.00   30.00       30.00   Soc Security       45.60
  Maint Tech                                                              Medicare           12.00
  ${base}
                              Gross           41.00              830.00                     137.60

  Dorn, Cal             REG   Regular         40.00   22.00      880.00   Federal W/H        88.00       720.00
  Emp# 30227                                                              Soc Security       60.00
  Dietary Aide                                                            Medicare           12.00
  Base 22.00
                              Gross           40.00              880.00                     160.00

  Fonda, Eve            REG   Regular         40.00   25.00    1,000.00   Federal W/H       100.00       830.00
  Emp# 30287                                                              Soc Security       58.00
  Charge Nurse                                                            Medicare           12.00
  Base 25.00
                              Gross           40.00            1,000.00                     170.00
`;
  const { output, failed, unclaimed } = bestInferredOf(register("Base 20.00"));
  t.same(
    output.employees.map(({ name, employee_id: id, earnings }) => [name, id, earnings.length]),
    [
      ["Ana Bell", "30156", 2],
      ["Cal Dorn", "30227", 1],
      ["Eve Fonda", "30287", 1],
    ],
  );
  t.same([failed, unclaimed], [[], []]);
  const other = bestInferredOf(register("Base 21.50"));
  t.not(other.failed.length + other.unclaimed.length, 0, "what no line is paid is no rate");
  t.end();
});

test("the form at the head of a statement tells a rate as well", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Clinics                                                         Pay Stub
  Name                 Employee ID      Department           Base Rate
  Rosa Bellwether      CR11840          Urgent Care          20.00
  Pay Begin Date       Pay End Date     Pay Date             FLSA
  03/15/2026           03/28/2026       04/03/2026           Non-Exempt

  Hours and Earnings           Rate     Hours       Current           YTD
  Base Pay                    20.00     80.00      1,600.00     16,000.00
  Total Gross Pay                                  1,600.00     16,000.00
  Taxes                                             Current           YTD
  Federal Income Tax                                 150.00      1,500.00
  Medicare                                            23.20        232.00
  Total Taxes                                        173.20      1,732.00
  Net Pay                                          1,426.80     14,268.00
  `);
  const [rosa] = output.employees;
  t.match(rosa, { name: "Rosa Bellwether", employee_id: "CR11840", net_pay: 1426.8 });
  t.same([rosa!.earnings.length, rosa!.employer_contributions], [1, []]);
  t.same([failed, unclaimed], [[], []]);
  t.end();
});
