import { test } from "tap";
import { bestInferredOf as read } from "./support/best-inferred.ts";

test("below the name of a person's column stand their id, where they work, and how they are paid", async (t) => {
  const { output, failed, unclaimed } = read(`
  Granite Works LLC
  Payroll Register by Employee
  Pay Period 07/06/2026 - 07/19/2026          Pay Date 07/24/2026

                                  Adams, Joe                              Baker, Sue                            Company Totals
                              Emp # 322 Kitchen                      Emp # 815 Office                           2 employees
                                 Check # 80114                    Direct Deposit # 80115
                           Hours      Current         YTD      Hours      Current         YTD      Hours      Current         YTD
  Earnings
    Regular                80.00     1,600.00   16,000.00      80.00     1,450.00   14,500.00     160.00     3,050.00   30,500.00
  Gross Pay                80.00     1,600.00   16,000.00      80.00     1,450.00   14,500.00     160.00     3,050.00   30,500.00
  Pre-Tax Deductions
    Medical                             50.00      500.00                   40.00      400.00                   90.00      900.00
  Total Pre-Tax Deductions              50.00      500.00                   40.00      400.00                   90.00      900.00
  Employee Taxes
    Federal Income Tax                 150.00    1,500.00                  118.25    1,182.50                  268.25    2,682.50
    Medicare EE                         22.48      224.80                   20.45      204.50                   42.93      429.30
  Total Employee Taxes                 172.48    1,724.80                  138.70    1,387.00                  311.18    3,111.80
  After-Tax Deductions
    Voluntary Life                       8.00       80.00                                                       8.00       80.00
  Total After-Tax Deductions             8.00       80.00                    0.00        0.00                    8.00       80.00
  Net Pay                            1,369.52   13,695.20                1,271.30   12,713.00                2,640.82   26,408.20
  `);
  t.match(
    output.employees.map(({ name, employee_id, department, payments, deductions }) => [
      name,
      employee_id,
      department,
      payments.map(({ number, method }) => `${method} ${number}`).join(),
      deductions.map(({ description, pretax }) => `${description} ${pretax}`).join(),
    ]),
    [
      ["Joe Adams", "322", "Kitchen", "check 80114", "Medical true,Voluntary Life false"],
      ["Sue Baker", "815", "Office", "direct_deposit 80115", "Medical true"],
    ],
  );
  t.match(output.totals, { employee_count: 2, gross_pay: 3050, net_pay: 2640.82, total_taxes: 311.18 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("words left of the names of columns say what stands below each", async (t) => {
  const { output, failed, unclaimed } = read(`
  Granite Works LLC
  Payroll Summary by Employee

                              Adams, Joe      Baker, Sue     Cole, Uma          Total
  Employee ID                       1001            1002          1003
  Department                     Kitchen          Office       Kitchen
  Pay Type                        Hourly        Salaried        Hourly
  Check No.                         5101            5102          5103
  Earnings
    Regular                     1,600.00        1,450.00        900.00       3,950.00
  Gross Pay                     1,600.00        1,450.00        900.00       3,950.00
  Employee Taxes
    Federal Income Tax            150.00          118.25         90.00         358.25
    Medicare                       22.48           20.45         13.05          55.98
  Net Pay                       1,427.52        1,311.30        796.95       3,535.77
  `);
  t.same(
    output.employees.map(({ name, employee_id, department, payments }) => [
      name,
      employee_id,
      department,
      payments.map(({ number, amount }) => [number, amount]),
    ]),
    [
      ["Joe Adams", "1001", "Kitchen", [["5101", 1427.52]]],
      ["Sue Baker", "1002", "Office", [["5102", 1311.3]]],
      ["Uma Cole", "1003", "Kitchen", [["5103", 796.95]]],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("columns of departments are sums, and a department below names is no part of them", async (t) => {
  const { output, failed, unclaimed } = read(`
  Granite Works LLC
  Payroll Summary by Employee

                              Adams, Joe      Baker, Sue    Kitchen Total      Grand Total
                                   #1001           #1002
                                 Kitchen         Kitchen
                          Direct Deposit           Check
  Regular                       1,600.00        1,450.00         3,050.00         3,050.00
  Gross Pay                     1,600.00        1,450.00         3,050.00         3,050.00
  Federal Income Tax              150.00          118.25           268.25           268.25
  Medicare                         22.48           20.45            42.93            42.93
  Net Pay                       1,427.52        1,311.30         2,738.82         2,738.82
  `);
  t.same(
    output.employees.map(({ name, employee_id, department, payments }) => [
      name,
      employee_id,
      department,
      payments.map(({ method }) => method),
    ]),
    [
      ["Joe Adams", "1001", "Kitchen", ["direct_deposit"]],
      ["Sue Baker", "1002", "Kitchen", ["check"]],
    ],
  );
  t.match(output.totals, { gross_pay: 3050, net_pay: 2738.82 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("a section right below names is none of their facts", async (t) => {
  const page = (first: string, second: string): string => `
  Granite Works LLC
  Payroll Summary by Employee

                              ${first}      ${second}
                                  Emp # 1001      Emp # 1002
                                      Amount          Amount
  Earnings
    Regular                         1,600.00        1,450.00
  Gross Pay                         1,600.00        1,450.00
  Employee Taxes
    Federal Income Tax                150.00          118.25
  Net Pay                           1,450.00        1,331.75
  Employer Contributions
    401(k) Match                       50.00           40.00
  `;
  const { output, failed, unclaimed } = read(
    page("      Adams, Joe", "Baker, Sue"),
    page("      Cole, Uma ", "Doe, Sam  ").replaceAll("# 100", "# 200"),
  );
  t.same(
    output.employees.map(({ name, earnings, employer_contributions }) => [
      name,
      earnings.length,
      employer_contributions.length,
    ]),
    [
      ["Joe Adams", 1, 1],
      ["Sue Baker", 1, 1],
      ["Uma Cole", 1, 1],
      ["Sam Doe", 1, 1],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});
