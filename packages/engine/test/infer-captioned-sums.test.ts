import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described } from "./support/plain-lines.ts";

const HEAD = `
  Astoria Kite Forms, Inc.                                                          Payroll Check Register
  Period 06/01/2026 - 06/07/2026                                                    Check Date 06/12/2026

  EARNINGS                                           EMPLOYEE TAXES                       DEDUCTIONS
  Code   Description          Hours    Rate     Amount   Tax             Taxable     Amount   Description      Amount
`;

test("names of columns beside a sum over a department head that sum alone, and no people below it", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
${HEAD}
  Department 210 Framing
  1001   Bellwether, Rosa                                Check 5501                           Net Pay        1,380.60
  REG    Regular              40.00    32.00   1,280.00   Federal W/H    1,680.00    180.00   Dental S125       20.00
  OVT    Overtime              5.00    80.00     400.00   Medicare       1,680.00     24.40   Medical S125     200.00
  PDM     Per Diem Non-Tax                       125.00
  Gross Wages                 45.00            1,680.00                              204.40                    220.00
  Gross Wages + Reimb.                         1,805.00

  Total 210 Framing    Employees         Hours     Gross Wages   Reimbursed   Employee Taxes   Deductions        Net Pay
                               1         45.00        1,680.00       125.00           204.40       220.00       1,380.60

  Department 320 Sewing
  1003   Okafor, Miguel                                  Check 5502                           Net Pay        1,722.75
  REG    Regular              40.00    50.00   2,000.00   Federal W/H    2,000.00    210.00   Dental S125       30.00
  PDM    Per Diem Non-Tax                         75.00   Medicare       2,000.00     29.00   Medical S125      83.25
  Gross Wages                 40.00            2,000.00                              239.00                    113.25
  Gross Wages + Reimb.                         2,075.00

  1004   Yates, Olive                                    Check 5503                           Net Pay          835.50
  REG    Regular              40.00    25.00   1,000.00   Federal W/H    1,000.00    100.00   Dental S125       20.00
  PDM    Per Diem Non-Tax                         10.00   Medicare       1,000.00     14.50   Medical S125      40.00
  Gross Wages                 40.00            1,000.00                              114.50                     60.00
  Gross Wages + Reimb.                         1,010.00

  Total 320 Sewing     Employees         Hours     Gross Wages   Reimbursed   Employee Taxes   Deductions        Net Pay
                               2         80.00        3,000.00        85.00           353.50       173.25       2,558.25
  `);
  const [rosa, miguel, olive] = output.employees;
  t.match(rosa, { gross_pay: 1680, net_pay: 1380.6, department: "210 Framing" });
  t.match(miguel, { gross_pay: 2000, net_pay: 1722.75, department: "320 Sewing" });
  t.same(described(rosa!.earnings), ["Regular 1280", "Overtime 400", "Per Diem Non-Tax 125"]);
  t.same(described(miguel!.earnings), ["Regular 2000", "Per Diem Non-Tax 75"]);
  t.same(described(miguel!.taxes), ["Federal W/H 210", "Medicare 29"]);
  t.same(described(olive!.deductions), ["Dental S125 20", "Medical S125 40"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

/** A line of a table: an id, a name, and columns that end below each other. */
const row = (id: string, name: string, ...columns: readonly string[]): string =>
  `  ${id.padEnd(6)}${name.padEnd(18)}${columns.map((text) => text.padStart(16)).join("")}`;

test("a header above a sum at the top of a page goes on for the people below it", (t) => {
  const head = `
  Astoria Kite Forms, Inc.                                                          Payroll Register
  Period 06/01/2026 - 06/07/2026                                                    Check Date 06/12/2026
${row("", "", "", "HOURS", "", "", "EARNINGS", "EMPLOYEE TAXES")}
${row("ID", "Employee", "Reg Hours", "OT Hours", "Regular Pay", "OT Pay", "Gross Pay", "Federal W/H", "Medicare", "Net Pay")}`;
  const { output, failed, unclaimed } = bestInferredOf(
    `${head}
${row("1001", "Bellwether, Rosa", "40.00", "2.00", "1,280.00", "96.00", "1,376.00", "180.00", "19.95", "1,176.05")}
${row("1003", "Okafor, Miguel", "40.00", "1.00", "2,000.00", "75.00", "2,075.00", "210.00", "30.09", "1,834.91")}
  `,
    `${head}
${row("Total", "Framing (2)", "80.00", "3.00", "3,280.00", "171.00", "3,451.00", "390.00", "50.04", "3,010.96")}
${row("1004", "Yates, Olive", "40.00", "1.00", "1,000.00", "37.50", "1,037.50", "100.00", "15.04", "922.46")}
${row("1005", "Zoric, Ana", "40.00", "3.00", "1,100.00", "123.75", "1,223.75", "110.00", "17.74", "1,096.01")}
${row("Total", "Sewing (2)", "80.00", "4.00", "2,100.00", "161.25", "2,261.25", "210.00", "32.78", "2,018.47")}
  `,
  );
  t.same(
    output.employees.map(({ gross_pay: gross, net_pay: net }) => [gross, net]),
    [
      [1376, 1176.05],
      [2075, 1834.91],
      [1037.5, 922.46],
      [1223.75, 1096.01],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("the hours of a department stand far behind their name in a line of its sums", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  PR240  DATE 06/10/26                  SAINT ELARA KITE CARE                              PAGE 1 OF 1
                                          PAYROLL REGISTER                                COMPANY 2000
  PAY PERIOD 05/24/26 - 06/06/26                                                   CHECK DATE 06/12/26

   CODE  DESCRIPTION         HOURS      RATE       WAGES    CODE  DESCRIPTION          TAXABLE     AMOUNT
   EMP  21131  BELLWETHER, ROSA                             ADVICE 884510      NET PAY            1,428.80
   100   REGULAR             80.00   20.0000    1,600.00    T001  FEDERAL WITHHOLDING  1,600.00    148.00
                                                            T015  MEDICARE EE          1,600.00     23.20
         GROSS WAGES         80.00              1,600.00
         EMPLOYEE TAXES                           171.20
   EMP  21132  OKAFOR, MIGUEL                               ADVICE 884511      NET PAY            1,749.55
   100   REGULAR             70.00   30.0000    2,100.00    T001  FEDERAL WITHHOLDING  2,100.00    320.00
                                                            T015  MEDICARE EE          2,100.00     30.45
         GROSS WAGES         70.00              2,100.00
         EMPLOYEE TAXES                           350.45
   DEPT 6120 MED SURG TOTAL             EMPLOYEES     2    HOURS       150.00
         GROSS      3,700.00     TAXES      521.65     NET     3,178.35
  `);
  t.match(output.company, { id: "2000" });
  t.match(output.employees[0], { gross_pay: 1600, net_pay: 1428.8 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
