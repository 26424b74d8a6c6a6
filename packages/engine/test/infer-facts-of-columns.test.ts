import type { CanonicalOutput } from "@paylift/canonical";
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

const facts = ({
  name,
  employee_id,
  department,
  payments,
}: CanonicalOutput["employees"][number]): unknown => [
  name,
  employee_id,
  department,
  payments.map(({ method, number }) => `${method} ${number}`).join(),
];

test("ids may stand above the names of columns", async (t) => {
  const { output, failed, unclaimed } = read(`
  Granite Works LLC
  Payroll Summary by Employee
  Pay Period 07/06/2026 - 07/19/2026          Pay Date 07/24/2026

                                  1001                 1002                 1003
                            Adams, Joe           Baker, Sue            Cole, Uma          All Employees
                         Hours     Amount     Hours     Amount     Hours     Amount     Hours     Amount
  Earnings
    Regular              80.00   1,600.00     80.00   1,450.00     50.00     900.00    210.00   3,950.00
  Gross Pay              80.00   1,600.00     80.00   1,450.00     50.00     900.00    210.00   3,950.00
  Taxes
    Federal Income Tax             150.00               118.25                90.00              358.25
    Medicare                        22.48                20.45                13.05               55.98
  Total Taxes                      172.48               138.70               103.05              414.23
  Deductions
    Medical                         50.00                40.00                 0.00               90.00
  Total Deductions                  50.00                40.00                 0.00               90.00
  Net Pay                        1,377.52             1,271.30               796.95            3,445.77
  `);
  t.same(output.employees.map(facts), [
    ["Joe Adams", "1001", null, ""],
    ["Sue Baker", "1002", null, ""],
    ["Uma Cole", "1003", null, ""],
  ]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("a column of a person is as wide as the headings that each person has", async (t) => {
  const { output, failed, unclaimed } = read(`
  Granite Works LLC
  Payroll Summary by Employee
  Pay Period 07/06/2026 - 07/19/2026          Pay Date 07/24/2026

                            Joe Adams            Sue Baker             Uma Cole          Total
                            ID 1001              ID 1002              ID 1003
                            Kitchen              Office               Kitchen
                            Hourly               Salaried             Hourly
                             Current        YTD   Current        YTD   Current       YTD    Current         YTD
  Earnings
    Regular                 1,600.00   3,200.00  1,450.00   2,900.00    900.00   1,800.00   3,950.00   7,900.00
  Gross Pay                 1,600.00   3,200.00  1,450.00   2,900.00    900.00   1,800.00   3,950.00   7,900.00
  Taxes
    Federal Income Tax        150.00     300.00    118.25     236.50     90.00     180.00     358.25     716.50
    Medicare                   22.48      44.96     20.45      40.90     13.05      26.10      55.98     111.96
  Total Taxes                 172.48     344.96    138.70     277.40    103.05     206.10     414.23     828.46
  Net Pay                   1,427.52   2,855.04  1,311.30   2,622.60    796.95   1,593.90   3,535.77   7,071.54
  Check Number                  5101                 5102                 5103
  `);
  t.same(output.employees.map(facts), [
    ["Joe Adams", "1001", "Kitchen", "check 5101"],
    ["Sue Baker", "1002", "Office", "check 5102"],
    ["Uma Cole", "1003", "Kitchen", "check 5103"],
  ]);
  t.same(
    output.employees.map(({ earnings }) => earnings.map(({ amount, ytd_amount }) => [amount, ytd_amount])),
    [[[1600, 3200]], [[1450, 2900]], [[900, 1800]]],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("the word for people may stand left of their names, and lines of facts below it", async (t) => {
  const { output, failed, unclaimed } = read(`
  Granite Works LLC
  Payroll Summary by Employee
  Pay Period 07/06/2026 - 07/19/2026          Pay Date 07/24/2026

  Employee                  Adams, Joe           Baker, Sue            Cole, Uma          Company Total
  Employee No.                 1001                 1002                  1003
  Department                  Kitchen              Office               Kitchen
  Pay Date                  07/24/2026          07/24/2026            07/24/2026
  Pay Rate                     20.00                18.13                18.00
  Check/DD                  Check 5101           DD 5102              Check 5103
  Regular Hours                80.00                80.00                 50.00               210.00
  Regular                   1,600.00             1,450.00               900.00              3,950.00
  Gross Pay                 1,600.00             1,450.00               900.00              3,950.00
  Federal Income Tax          150.00               118.25                90.00                358.25
  Medicare                     22.48                20.45                13.05                 55.98
  Net Pay                   1,427.52             1,311.30               796.95              3,535.77
  `);
  t.same(output.employees.map(facts), [
    ["Joe Adams", "1001", "Kitchen", "check 5101"],
    ["Sue Baker", "1002", "Office", "direct_deposit 5102"],
    ["Uma Cole", "1003", "Kitchen", "check 5103"],
  ]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("a name of many lines goes on below shorter ones", async (t) => {
  const { output, failed, unclaimed } = read(`
  Granite Works LLC
  Payroll Summary by Employee

                                 De La          Baker,         TOTAL
                                Cruz,            Sue
                                Maria
                                Elena
  Earnings
    Regular                  1,600.00        1,450.00      3,050.00
  Gross Pay                  1,600.00        1,450.00      3,050.00
  Federal Income Tax           150.00          118.25        268.25
  Net Pay                    1,450.00        1,331.75      2,781.75
  `);
  t.same(
    output.employees.map(({ name, department }) => [name, department]),
    [
      ["Maria Elena De La Cruz", null],
      ["Sue Baker", null],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("how many a column of sums is over may stand beside the ids of people, and departments below them", async (t) => {
  const { output, failed, unclaimed } = read(`
  Granite Works LLC
  Payroll Summary
  Pay Period 07/06/2026 - 07/19/2026          Pay Date 07/24/2026

                              Joe Adams             Sue Baker            Uma Cole           All Employees
                              Emp # 1001            Emp # 1002           Emp # 1003           Count:  3
                                Billing               Office               Billing
  Pay Item                  Hours     Amount      Hours     Amount     Hours     Amount     Hours      Amount
  Earnings
    Regular                 80.00   1,600.00      80.00   1,450.00     60.00     900.00    220.00    3,950.00
  Gross Pay                 80.00   1,600.00      80.00   1,450.00     60.00     900.00    220.00    3,950.00
  Taxes Withheld
    Federal Income Tax                150.00                118.25                90.00                358.25
    Medicare                           22.48                 20.45                13.05                 55.98
  Net Pay                           1,427.52              1,311.30               796.95              3,535.77
  `);
  t.same(
    output.employees.map(({ name, employee_id, department }) => [name, employee_id, department]),
    [
      ["Joe Adams", "1001", "Billing"],
      ["Sue Baker", "1002", "Office"],
      ["Uma Cole", "1003", "Billing"],
    ],
  );
  t.match(output.totals, { employee_count: 3, gross_pay: 3950, net_pay: 3535.77 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});
