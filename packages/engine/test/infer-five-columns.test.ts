import { test } from "tap";
import { bestInferredOf as read } from "./support/best-inferred.ts";

test("several deposits of one person stand below the heading of the net pay, each before its amount", async (t) => {
  const { output, failed, unclaimed } = read(`
  Wabash Foodservice Partners, Inc.                                                                          Check Date: 08/28/2026
  Payroll Register                                                                     Pay Period: 08/10/2026 - 08/23/2026

  Employee                   Earnings      Rate    Hours    Amount   Taxes                          Deductions           Net Pay
  Dept: 2025 - Kitchen
  Adams, Joe                 Regular      20.00    80.00  1,600.00   Federal W/H (Single)   77.46   Medical      40.00   Check 1001        1,397.34
  Emp ID: A36G               Overtime     30.00     0.00      0.00   Social Security        62.00   Total        40.00   Net Pay           1,397.34
  SSN: xxx-xx-1234           Gross                 80.00  1,600.00   Medicare               23.20
                                                                     Total                 162.66
  Baker, Sue                 Regular      20.00    85.00  1,700.00   Federal W/H (MFJ)      98.88   Medical      30.00   Direct Deposit      400.00
  Emp ID: A36H               Gross                 85.00  1,700.00   Social Security        65.00   Total        30.00   Direct Deposit    1,101.47
                             Mileage                          20.00  Medicare               24.65                        Net Pay           1,501.47
                                                                     Total                 188.53
  Total Dept: 2025 Kitchen   Regular              165.00  3,300.00   Federal W/H           176.34   Medical      70.00   Check             1,397.34
  Employees: 2               Gross                165.00  3,300.00   Social Security       127.00   Total        70.00   Direct Deposit    1,501.47
                             Mileage                         20.00   Medicare               47.85                        Net Pay           2,898.81
                                                                     Total                 351.19
  Company Totals             Regular              165.00  3,300.00   Federal W/H           176.34   Medical      70.00   Check             1,397.34
  Employees: 2               Gross                165.00  3,300.00   Social Security       127.00   Total        70.00   Direct Deposit    1,501.47
                             Mileage                         20.00   Medicare               47.85                        Net Pay           2,898.81
                                                                     Total                 351.19
  `);
  t.same(
    output.employees.map(({ name, department, deductions, payments }) => [
      name,
      department,
      deductions.map(({ description, amount, ytd_amount }) => [description, amount, ytd_amount]),
      payments.map(({ method, amount }) => `${method} ${amount}`),
    ]),
    [
      ["Joe Adams", "2025 Kitchen", [["Medical", 40, null]], ["check 1397.34"]],
      [
        "Sue Baker",
        "2025 Kitchen",
        [["Medical", 30, null]],
        ["direct_deposit 400", "direct_deposit 1101.47"],
      ],
    ],
  );
  t.match(output.totals, { employee_count: 2, gross_pay: 3300, net_pay: 2898.81 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});
