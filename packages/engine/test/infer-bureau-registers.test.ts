import { test } from "tap";
import { inferFacts } from "../src/infer/document/document-facts.ts";
import { bestInferredOf as read } from "./support/best-inferred.ts";
import { linesOfText } from "./support/page-of.ts";

test("employer cost over several columns is what the company pays", (t) => {
  const { output, failed } = read(`
    Town of Elm Mills, Virginia
    Payroll Summary by Department                                           Pay Period 05/17/2026 - 05/30/2026   Pay Date 06/05/2026

                                       EARNINGS                  TAXES WITHHELD             DEDUCTIONS               EMPLOYER COST
                             ~~~~~~~~~~~~~~~~~~~~~~~~~~~~  ~~~~~~~~~~~~~~~~~~~~~~~  ~~~~~~~~~~~~~~~~~~~~  ~~~~~~~~~~~~~~~~~~~~~~~~~~
    Emp No  Employee          Regular   Holiday  Gross Pay     Federal  OASDI Medicare    VRS 5%  Health   Net Pay    OASDI Medicare     VRS    Health
    10104   Adams, Joe       1,800.00    200.00   2,000.00      200.00 124.00    29.00    100.00  147.00  1,400.00   124.00    29.00  240.00    500.00
    10113   Baker, Sue       1,500.00         -   1,500.00      150.00  93.00    21.75     75.00  147.00  1,013.25    93.00    21.75  180.00    500.00
    10122   Cole, Uma        1,000.00         -   1,000.00      100.00  62.00    14.50     50.00  147.00    626.50    62.00    14.50  120.00    500.00
    Total (3)                4,300.00    200.00   4,500.00      450.00 279.00    65.25    225.00  441.00  3,039.75   279.00    65.25  540.00  1,500.00
  `);
  t.same(failed, []);
  t.equal(output.company.name, "Town of Elm Mills, Virginia");
  const [joe] = output.employees;
  t.match(joe!.employer_taxes, [
    { description: "OASDI", amount: 124 },
    { description: "Medicare", amount: 29 },
  ]);
  t.match(joe!.employer_contributions, [
    { description: "VRS", type: "pension", amount: 240 },
    { description: "Health", type: "medical", amount: 500 },
  ]);
  t.match(joe!.deductions[0], { description: "VRS 5%", type: "pension", amount: 100 });
  t.end();
});

test("a word in the column of rates names no line, and people may be counted as paid", (t) => {
  const { output, failed } = read(`
    Payroll Register
    Elm Table LLC                                               Pay Period 03/02/2026 - 03/15/2026   Check Date 03/20/2026

    ID      Employee           Hours      Rate     Regular   Gross Pay    Fed W/H  Soc Sec  Medicare     Net Pay       No.
    T2252   Adams, Joe         80.00    Salary    2,400.00    2,400.00     209.60   148.80     34.80    2,006.80        20
    T2264   Baker, Sue         80.00    Salary    2,000.00    2,000.00     100.00   124.00     29.00    1,747.00        21
    T2278   Cole, Uma          50.00     20.00    1,000.00    1,000.00      50.00    62.00     14.50      873.50        22
    Register Totals           210.00              5,400.00    5,400.00     359.60   334.80     78.30    4,627.30    3 paid
  `);
  t.same(failed, []);
  t.equal(output.totals?.employee_count, 3);
  t.match(
    output.employees.map(({ earnings }) => earnings[0]),
    [
      { description: "Regular", hours: 80, rate: null, amount: 2400 },
      { description: "Regular", hours: 80, rate: null, amount: 2000 },
      { description: "Regular", hours: 50, rate: 20, amount: 1000 },
    ],
  );
  t.end();
});

const JOURNAL = `
  Elm Builders, Inc.                      PAYROLL JOURNAL                    Week: 10/11/2025 - 10/17/2025   Check Date: 10/22/2025

  Employee              Earnings                                  Taxes Withheld             Deductions               Payment
  No. / Class           Cd  Description  Hours   Rate    Amount   Tax                Amount  Description     Amount

  O'Hara, Sue M         01  Regular      40.00  30.00  1,200.00   Federal W/H        100.00  Union Dues       20.00   Direct Deposit   No. V7702
  No. 1050                                                        Social Security     74.40
                                                                                                                      NET PAY           988.20
  Carpenter Jrny                                                  Medicare            17.40
                        Gross            40.00         1,200.00   Total Taxes        191.80  Total Deductions 20.00

  Lopez, Ann            01  Regular      40.00  32.00  1,280.00   Federal W/H        110.00  Union Dues       22.00   Check            No. 30418
  No. 1088              02  Per Diem                      50.00   Social Security     79.36
                                                                                                                      NET PAY         1,100.08
  Carpenter Foreman                                               Medicare            18.56
                        Gross            40.00         1,280.00   Total Taxes        207.92  Total Deductions 22.00   incl. reimb.       50.00

  Van der Lei, Ted J    01  Regular      40.00  25.00  1,000.00   Federal W/H         80.00  Union Dues       15.00   Direct Deposit   No. V7704
  No. 1133              07  Foreman Differential          80.00   Social Security     66.96
                                                                                                                      NET PAY           902.38
  Operator Jrny                                                   Medicare            15.66
                        Gross            40.00         1,080.00   Total Taxes        162.62  Total Deductions 15.00
`;

test("a number behind the way of paying is that of the payment, and below the name that of the person", (t) => {
  const { output, failed } = read(JOURNAL);
  t.same(failed, []);
  t.same(
    output.employees.map(({ name, employee_id, payments }) => [
      name,
      employee_id,
      payments.map(({ number, method }) => [number, method]),
    ]),
    [
      ["Sue M O'Hara", "1050", [["V7702", "direct_deposit"]]],
      ["Ann Lopez", "1088", [["30418", "check"]]],
      ["Ted J Van der Lei", "1133", [["V7704", "direct_deposit"]]],
    ],
  );
  t.match(output.employees[2]!.earnings[1], {
    description: "Foreman Differential",
    type: "shift",
    amount: 80,
  });
  t.end();
});

const SITES = [
  ["Elm Distribution", "Joe Adams", "Sue Baker"],
  ["Oak Assembly", "Uma Cole", "Ray Dunn"],
] as const;

function card(name: string, paid: string): string[] {
  return [
    `${name.padEnd(34)}Net Pay`,
    `${"Employee # 58227".padEnd(34)}$923.50`,
    "Earnings      Hours     Rate      Amount",
    "Regular       40.00    25.00    1,000.00",
    "Gross Pay     40.00             1,000.00",
    "Employee Taxes",
    "Federal Income Tax        0.00",
    "Social Security          62.00",
    "Medicare                 14.50",
    "Total Taxes              76.50",
    paid,
    "",
  ];
}

test("cards beside each other are of the site above them", (t) => {
  const bands = SITES.map(([site, left, right], i) => {
    const [a, b] = [card(left, `Direct Deposit No. 2098${i}1`), card(right, `Paycard No. 2098${i}2`)];
    return `Worksite: ${site}\n\n${a.map((line, k) => `${line.padEnd(60)}${b[k]!}`).join("\n")}`;
  });
  const { output, failed } = read(
    `Payroll Journal\nElm Workforce, Inc.       Pay period: 01/05/2026 - 01/11/2026     Pay date: 01/16/2026\n\n${bands.join("\n")}`,
  );
  t.same(failed, []);
  t.same(
    output.employees.map(({ name, department, payments }) => [name, department, payments[0]?.number]),
    [
      ["Joe Adams", "Elm Distribution", "209801"],
      ["Sue Baker", "Elm Distribution", "209802"],
      ["Uma Cole", "Oak Assembly", "209811"],
      ["Ray Dunn", "Oak Assembly", "209812"],
    ],
  );
  t.end();
});

test("a union is called by its number, too", (t) => {
  const lines = linesOfText([
    `
    Tax Liability Report             Pay Period: 01/18/2026 - 01/31/2026
    Elm Trades Council, Local 418              Pay Date: 02/06/2026

    Federal Income Tax
    Emp ID     Employee Name       Taxable Wages    Employee Tax
    LU1244     Adams, Joe               1,613.96           46.01
    `,
  ]);
  t.equal(inferFacts(lines).get("company_name")?.text, "Elm Trades Council, Local 418");
  t.end();
});

test("the name of a list may stand beside a line of another, and balances of leave are no pay", (t) => {
  const { output, failed, unclaimed } = read(`
    Elm Regional Medical Center                                                             Pay Statement
    Employee   Joe Adams        Employee Number   20587        Pay Period   04/12/2026 - 04/25/2026      Pay Date   05/01/2026

    Earnings
    Description           Hours     Rate       Current            YTD
    Regular               80.00    25.00      2,000.00      18,000.00
    Gross Pay                                 2,000.00      18,000.00

    Taxes                                                         Before-Tax Deductions
    Description                    Current            YTD         Description                 Current           YTD
    Federal Income Tax              200.00       1,800.00         Medical PPO                   92.50        832.50
    OASDI                           124.00       1,116.00         Dental                        12.40        111.60
    Medicare                         29.00         261.00         Total Before-Tax             104.90        944.10
    Total Taxes                     353.00       3,177.00
                                                                  After-Tax Deductions
                                                                  Description                 Current           YTD
    Employer Paid Benefits                                        Western Growers Health        10.00         90.00
    Description                    Current            YTD         Total After-Tax               10.00         90.00
    Medical PPO                     373.15       3,358.35
    Dental                           18.40         165.60
                                                                  Paid Sick Leave
                                                                  Earned 1.33 hrs   Used 8.00 hrs   Available 31.56 hrs

    Net Pay                       1,532.10
  `);
  t.same([failed, unclaimed], [[], []]);
  const [joe] = output.employees;
  t.match(joe!.deductions, [
    { description: "Medical PPO", amount: 92.5, ytd_amount: 832.5 },
    { description: "Dental", amount: 12.4, ytd_amount: 111.6 },
    { description: "Western Growers Health", type: "medical", amount: 10 },
  ]);
  t.match(joe!.employer_contributions, [
    { description: "Medical PPO", amount: 373.15, ytd_amount: 3358.35 },
    { description: "Dental", amount: 18.4 },
  ]);
  t.equal(joe!.earnings.length, 1);
  t.end();
});
