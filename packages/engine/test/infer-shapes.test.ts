import { test } from "tap";
import { bestInferredOf as read } from "./support/best-inferred.ts";

const amounts = (lines: readonly { description: string; type: string; amount: number }[]): string[] =>
  lines.map(({ description, type, amount }) => `${description} (${type}) ${amount}`);

test("taxes listed among the deductions are in their total, behind colons that stand in a column", async (t) => {
  const { output, held, failed, unclaimed } = read(`
  Zenith Labs Inc.
  Payslip for the month of August 2026

  Employee Name   :  Priya Raman
  Employee ID     :  ZL-019
  Pay Period      :  08/01/2026 - 08/31/2026

  EARNINGS               AMOUNT         YTD      TAXES & DEDUCTIONS          AMOUNT          YTD
  Salary               5,500.00   44,000.00      Federal Income Tax          610.20     4,881.60
  Phone Allowance         50.00      400.00      Social Security             344.10     2,752.80
                                                 Medicare                     80.48       643.84
                                                 401(k)                      204.67     1,637.36
  Gross Earnings       5,550.00   44,400.00      Total Deductions          1,239.45     9,915.60

  Net Pay              4,310.55
  `);
  const [person] = output.employees;
  t.match(person, { name: "Priya Raman", employee_id: "ZL-019", gross_pay: 5550, net_pay: 4310.55 });
  t.same(amounts(person!.taxes), [
    "Federal Income Tax (federal_income) 610.2",
    "Social Security (social_security) 344.1",
    "Medicare (medicare) 80.48",
  ]);
  t.ok(held.includes("employee.total_deductions:employees[0]"));
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("a summary that lists no line is proved by its sums", async (t) => {
  const { output, checks, failed, unclaimed } = read(`
  Payroll Run Summary
  Northwind Robotics, Inc.
  Check date: 08/20/2026

  Employee          Gross pay   Employee taxes   Pre-tax deductions   Post-tax deductions    Net pay   Employer taxes
  Dana Whitfield     5,208.33         1,120.44               260.42                 35.00   3,792.47           398.44
  Erik Solberg       4,166.67           801.12               208.33                  0.00   3,157.22           318.75
  Farah Aziz         6,250.00         1,502.77                 0.00                 12.50   4,734.73           478.13
  Total             15,625.00         3,424.33               468.75                 47.50  11,684.42         1,195.32
  `);
  t.same(
    output.employees.map(({ name, gross_pay, net_pay, taxes, deductions }) => [
      name,
      gross_pay,
      net_pay,
      taxes,
      deductions,
    ]),
    [
      ["Dana Whitfield", 5208.33, 3792.47, [], []],
      ["Erik Solberg", 4166.67, 3157.22, [], []],
      ["Farah Aziz", 6250, 4734.73, [], []],
    ],
  );
  t.match(checks.get("employee.net_pay:employees[0]"), {
    passed: true,
    identity:
      "gross_pay − printed taxes − printed deductions before tax − printed deductions after tax = net_pay",
  });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("columns that no vocabulary knows are withheld where they stand before the net pay", async (t) => {
  const { output, failed, unclaimed } = read(`
  Granite Works Co
  Payroll Register

  Emp No   Employee Name   Reg Hrs     Reg Pay      OT Pay   Gross Pay         FWT        FICA         Ins         Ret         Net
  101      Adams, Joe        80.00    1,600.00      120.00    1,720.00      150.00      131.58       25.00       51.60    1,361.82
  102      Baker, Sue        72.50    1,450.00        0.00    1,450.00      118.25      110.93        0.00       43.50    1,177.32
  Grand Total               152.50    3,050.00      120.00    3,170.00      268.25      242.51       25.00       95.10    2,539.14
  `);
  const [person] = output.employees;
  t.same(amounts(person!.deductions), ["Ins (other) 25", "Ret (other) 51.6"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("where Canadian insurance is withheld, a federal tax is no American one", async (t) => {
  const { output, failed } = read(`
  Maple Leaf Bakery Inc.
  Payroll Register

  Employee              Regular    Gross Pay         CPP          EI   Federal Tax   Provincial Tax      RRSP      Net Pay
  Tremblay, Luc        2,236.00     2,236.00      124.20       36.45        248.10           112.30     50.00     1,664.95
  Singh, Harpreet      1,872.00     1,872.00      102.54       30.51        190.22            84.11      0.00     1,464.62
  Totals               4,108.00     4,108.00      226.74       66.96        438.32           196.41     50.00     3,129.57
  `);
  t.same(
    output.employees[0]!.taxes.map(({ description, type, jurisdiction }) => [
      description,
      type,
      jurisdiction,
    ]),
    ["CPP", "EI", "Federal Tax", "Provincial Tax"].map((description) => [description, "other", "CA"]),
  );
  t.same(failed, []);
});

test("departments in the first column are no people, whatever they are called", async (t) => {
  const { output } = read(`
  Tidewater Senior Living Inc.
  Payroll Summary by Department

  Department         Gross Pay         Taxes    Deductions       Net Pay
  Front Desk          7,412.50      1,388.20        410.00      5,614.30
  Nursing Staff      31,804.75      6,702.11      2,280.40     22,822.24
  Total              39,217.25      8,090.31      2,690.40     28,436.54
  `);
  t.same(output.employees, []);
});

test("a column of the gross pay without a figure is told", async (t) => {
  const { failed, checks } = read(`
  Acme Widgets LLC
  Payroll Register

  Employee            Regular   Gross Pay   Federal Tax    Medicare     Net Pay
  Lopez, Maria         860.00                     72.10       12.47      775.43
  Nguyen, Kim          950.00                     88.05       13.78      848.17
  Totals             1,810.00                    160.15       26.25    1,623.60
  `);
  t.same(failed, ["document.gross_pay_of_employees"]);
  t.match(checks.get("document.gross_pay_of_employees"), { expected: 2, actual: 0 });
});

const COMPANY = (name: string, [a, b]: readonly [string, string], totals: string): string => `
  ${name}
  Payroll Register

  Employee             Regular   Gross Pay   Federal Tax     Net Pay
  ${a}
  ${b}
  Company Total     ${totals}
`;

test("each company of a file has its own employees in its totals, and none of them is the file's", async (t) => {
  const { output, failed, held } = read(
    COMPANY(
      "Harbor Foods LLC",
      [
        "Lopez, Maria          860.00      860.00         72.10      787.90",
        "Nguyen, Kim           950.00      950.00         88.05      861.95",
      ],
      "1,810.00    1,810.00        160.15    1,649.85",
    ),
    COMPANY(
      "Northgate Paper LLC",
      [
        "Okafor, Daniel      1,200.00    1,200.00        130.00    1,070.00",
        "Weiss, Ruth           700.00      700.00         41.00      659.00",
      ],
      "1,900.00    1,900.00        171.00    1,729.00",
    ),
  );
  t.equal(output.employees.length, 4, "everybody is there");
  t.same(failed, []);
  t.same(
    held.filter((id) => id.startsWith("document.gross_pay")),
    ["document.gross_pay:company", "document.gross_pay:company#2"],
  );
  t.equal(output.totals, null);
});

test("lines that tell whether hours or rates come first tell it of those above them", (t) => {
  const card = (name: string): string => `
  ${name}
  Regular                  18.00   80.00      1,440.00
  Overtime                 33.38    4.75        158.53
  Gross Pay                                   1,598.53
  Federal Tax                                   160.00
  Medicare                                       23.18
  Net Pay                                     1,415.35
`;
  const { output, failed } = read(`
                  Harbor Veterinary Clinic
  Payroll Detail for 01/05/2026 to 01/18/2026, paid 01/23/2026
${card("Rosa Bellwether")}${card("Daniel Okafor")}
  `);
  for (const { earnings } of output.employees)
    t.match(earnings, [
      { hours: 80, rate: 18, amount: 1440 },
      { hours: 4.75, rate: 33.38, amount: 158.53 },
    ]);
  t.same({ people: output.employees.length, failed }, { people: 2, failed: [] });
  t.end();
});

test("without headings hours stand before their rate, which may be rounded, and a sign alone shows an id", (t) => {
  const card = (name: string, id: string): string => `
  ${name.padEnd(44)}#${id}
  Regular                  80.00   18.00      1,440.00
  Overtime                  4.75   33.38        158.53
  Gross Pay                                   1,598.53
  Federal Tax                                   160.00
  Medicare                                       23.18
  Net Pay                                     1,415.35
`;
  const { output, failed, unclaimed } = read(`
                  Harbor Veterinary Clinic
  Payroll Detail for 01/05/2026 to 01/18/2026, paid 01/23/2026
${card("Rosa Bellwether", "4100")}${card("Daniel Okafor", "4113")}
  `);
  const [rosa] = output.employees;
  t.equal(rosa!.employee_id, "4100");
  t.match(rosa!.earnings, [
    { hours: 80, rate: 18, amount: 1440 },
    { hours: 4.75, rate: 33.38, amount: 158.53 },
  ]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
