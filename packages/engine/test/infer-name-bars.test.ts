import { test } from "tap";
import { inferFacts } from "../src/infer/document/document-facts.ts";
import { linesOf } from "../src/layout/lines.ts";
import { bestInferredOf as read, bestInferredOfLines } from "./support/best-inferred.ts";
import { LINE_PT, linesOfText, pageOf } from "./support/page-of.ts";

test("a bar with a name tells the id, where somebody works and what they are paid for an hour", (t) => {
  const { output, failed, unclaimed } = read(`
    Payroll Register with Year to Date
    Elm Creek Brewing Company                 Pay Period 08/31/2025 to 09/13/2025    Pay Date 09/19/2025    Payroll 2025-19  Biweekly Regular Run

                  Hours               Earnings                          Taxes              Deductions
    Employee     Regular  Overtime     Regular  Overtime   Gross Pay    Federal W/H  Soc Sec  Medicare      401(k)    Net Pay       Pmt
    Bell, Imani    BR0118   Brewhouse   Rate 25.00
      Current      80.00      2.00    2,000.00     75.00    2,075.00         149.00   128.65     30.09       75.00   1,692.26   DD 1930
      YTD       1,391.00     19.50   34,775.00    731.25   35,506.25       2,299.00 2,201.39    514.84    1,500.00  28,991.02
    Nowak, Ann     BR0130   Brewhouse   Rate 20.00
      Current      60.00              1,200.00              1,200.00          82.00    74.40     17.40       74.00     952.20   DD 1931
      YTD       1,452.00             29,040.00             29,040.00       2,064.00 1,800.48    421.08    1,735.00  23,019.44
    Tran, Ed       BR0163   Packaging   Salary
      Current      80.00              3,000.00              3,000.00         366.00   186.00     43.50                2,404.50   CK 5514
      YTD       1,520.00             57,000.00             57,000.00       7,014.00 3,534.00    826.50               45,625.50
    Oakes, Wendell BR0148   Packaging   Rate 30.00
      Current      70.00              2,100.00              2,100.00         153.00   130.20     30.45                1,786.35   CK 5513
      YTD       1,475.00             44,250.00             44,250.00       3,016.00 2,743.50    641.63               37,848.87
  `);
  t.same([failed, unclaimed], [[], []]);
  t.same(
    output.employees.map(({ employee_id, department, earnings }) => [
      employee_id,
      department,
      earnings[0]!.rate,
    ]),
    [
      ["BR0118", "Brewhouse", 25],
      ["BR0130", "Brewhouse", 20],
      ["BR0163", "Packaging", null],
      ["BR0148", "Packaging", 30],
    ],
  );
  t.end();
});

test("a run says of itself behind its cycle what kind it is", (t) => {
  const lines = linesOfText([
    "Elm Creek Brewing Company     Pay Date 09/19/2025\nPayroll 2025-19  Biweekly Regular Run",
  ]);
  t.equal(inferFacts(lines).get("run_kind")?.text, "Regular");
  t.end();
});

const CARDS = [
  ["Sean O'Hara", "100202", "Hygiene", "51190", 1000],
  ["Ann M. Fitz", "100224", "Hygiene", "51191", 2000],
  ["Louise von Arnim", "100229", "Front Desk", "51192", 3000],
  ["Noor al-Hadid", "100251", "Front Desk", "51193", 1500],
] as const;

test("the net pay may stand at the end of the bar, behind how it is paid", (t) => {
  const cards = CARDS.map(([name, id, department, number, gross]) => {
    const [tax, medicare] = [gross / 10, gross * 0.0145];
    const net = (gross - tax - medicare).toFixed(2);
    return `
    ${name.padEnd(24)}ID ${id}   ${department.padEnd(12)}Direct Deposit #${number}                   Net Pay  $${net}
    Code    Earning    Hours    Rate      Amount    Code    Employee Tax           Amount
    REG     Regular    ${"40.00".padStart(5)}          ${gross.toFixed(2).padStart(10)}    FIT     Federal Income Tax  ${tax.toFixed(2).padStart(9)}
                                                    MED     Medicare            ${medicare.toFixed(2).padStart(9)}
            Gross Pay  40.00          ${gross.toFixed(2).padStart(10)}            Total Taxes         ${(tax + medicare).toFixed(2).padStart(9)}
`;
  });
  const { output, failed } = read(
    `    Elm Family Dental, P.C.\n    Payroll Register          Pay Period 05/18/2025 - 05/31/2025      Pay Date 06/06/2025\n${cards.join("\n")}`,
  );
  t.same(failed, []);
  t.same(
    output.employees.map(({ name, employee_id, department, payments }) => [
      name,
      employee_id,
      department,
      payments[0]?.number,
    ]),
    CARDS.map(([name, id, department, number]) => [name, id, department, number]),
  );
  t.end();
});

test("what a plan is to taxes is no wage, and a department may be called as a sum is", (t) => {
  const { output, failed } = read(`
    Benefit Deductions and Contributions                         Pay period 03/08/2026 - 03/21/2026
    Elm Pediatric Associates, P.A.                                              Pay date 03/27/2026

                                                                   This Pay Date                    Year to Date
    Code     Benefit or Plan             Tax Basis      Employee    Employer      Total      Employee     Employer
    Providers
    Hall, Joe      Employee P5114
    401K     401(k) Pre-Tax Deferral     Pre-tax          600.00      240.00     840.00      3,600.00     1,440.00
    LIFE     Basic Life and AD&D                               -       12.40      12.40             -        74.40
    Employee total                                        600.00      252.40     852.40      3,600.00     1,514.40
    Providers total - 1 employees                         600.00      252.40     852.40      3,600.00     1,514.40
    Billing
    Lane, Ann      Employee P5234
    401K     401(k) Pre-Tax Deferral     Pre-tax          100.00       40.00     140.00        600.00       240.00
    VIS      Vision                      Pre-tax            7.02           -       7.02         42.12            -
    Employee total                                        107.02       40.00     147.02        642.12       240.00
    Dunn, Ray      Employee P5235
    401K     401(k) Pre-Tax Deferral     Pre-tax          200.00       80.00     280.00      1,200.00       480.00
    Employee total                                        200.00       80.00     280.00      1,200.00       480.00
    Billing total - 2 employees                           307.02      120.00     427.02      1,842.12       720.00
    Report total - 3 employees                            907.02      372.40   1,279.42      5,442.12     2,234.40
  `);
  t.same(failed, []);
  t.match(output.totals, { employee_count: 3, total_deductions: 907.02 });
  t.match(output.employees[0]!.deductions, [{ code: "401K", amount: 600, ytd_amount: 3600 }]);
  t.end();
});

test("what the house pays is no deduction, and where somebody parks is no department", (t) => {
  const { output, failed } = read(`
    Elm Shore Resort & Suites                                                PAY VOUCHER
    Employee   Harriet Lund         Employee No.   SH2225         Department: Housekeeping
    Pay Period 07/12/2026 - 07/25/2026                            Pay Date   07/31/2026

    EARNINGS                  Rate     Hours       Current   Year to Date
    Regular Pay              20.00     50.00      1,000.00       9,000.00
    Gross Pay                                     1,000.00       9,000.00

    TAXES WITHHELD                     Current  Year to Date     DEDUCTIONS                      Current  Year to Date
    Federal Income Tax                   57.25        515.25     Dental PPO                        11.04         99.36
    Social Security                      62.00        558.00     Campus Parking                    15.00        135.00
    Medicare                             14.50        130.50     Annual Fund Gift                  20.00        180.00
    Total Taxes                         133.75      1,203.75     Total Deductions                  46.04        414.36

                                                                 PAID BY THE RESORT              Current  Year to Date
                                                                 Dental PPO                         9.00         81.00
                                                                 Total Employer Paid                9.00         81.00
    NET PAY                             820.21
  `);
  t.same(failed, []);
  const [harriet] = output.employees;
  t.equal(harriet!.department, "Housekeeping");
  t.match(harriet!.deductions, [
    { description: "Dental PPO", amount: 11.04 },
    { description: "Campus Parking", amount: 15 },
    { description: "Annual Fund Gift", type: "charity", amount: 20 },
  ]);
  t.match(harriet!.employer_contributions, [{ description: "Dental PPO", amount: 9, ytd_amount: 81 }]);
  t.end();
});

test("somebody in a column is paid what the last line says, and hours of a list of their own count once", (t) => {
  const { output, failed } = read(`
    Elm Harbor Church                        February 16, 2026 through February 28, 2026
    Payroll Detail by Employee                               Pay date: February 27, 2026

                               Mayhew IV,       Prewitt,      Lindqvist,
                                 Calvin T           Owen         Roberta        TOTAL
    Hours
      Hourly Wages                                 55.00           80.00       135.00
      Salary                        80.00                                       80.00
    Total Hours                     80.00          55.00           80.00       215.00
    Earnings
      Salary                     3,000.00                                    3,000.00
      Hourly Wages                                990.00        1,800.00     2,790.00
    Gross Pay                    3,000.00         990.00        1,800.00     5,790.00
    Taxes Withheld
      Federal Income Tax           245.96          18.62          127.91       392.49
      Medicare                      43.50          14.36           26.10        83.96
    Total Taxes                    289.46          32.98          154.01       476.45
    Net Pay                      2,710.54         957.02        1,645.99     5,313.55
    Payment                   Check 10422   Deposit 2208    Deposit 2209
  `);
  t.same(failed, []);
  t.same(
    output.employees.map(({ earnings, payments }) => [
      earnings.map(({ hours }) => hours),
      payments.map(({ number, method, amount }) => [number, method, amount]),
    ]),
    [
      [[80], [["10422", "check", 2710.54]]],
      [[55], [["2208", "direct_deposit", 957.02]]],
      [[80], [["2209", "direct_deposit", 1645.99]]],
    ],
  );
  t.end();
});

/** How far above the line below it stands what is in the middle of the height of the header, in points. */
const MIDDLE_PT = 5;

test("names of groups over their lines are whole, though a heading beside them stands between both lines", (t) => {
  const page = pageOf(`
    Elm Freight Lines, Inc.        PAYROLL JOURNAL         Pay Period: 05/31/2026 - 06/06/2026    Check Date: 06/12/2026

                                    EARNINGS                             WITHHOLDINGS                DEDUCTIONS               EMPLOYER COST              PAYMENT
    Employee
                    Description    Hours    Rate      Amount   Description      Taxable   Amount   Description    Amount   Description   Amount   Type / No.        Net
    Adams, Joe      Regular        40.00   30.00    1,200.00   Federal W/H     1,200.00   100.00   Medical         60.00   Soc Sec ER     74.40   Dir Dep        948.20
    Emp No. 1042                                               Social Security 1,200.00    74.40                           Medicare ER    17.40   704419
                                                               Medicare        1,200.00    17.40
    Baker, Sue      Regular        40.00   20.00      800.00   Federal W/H       800.00    50.00   Medical         60.00   Soc Sec ER     49.60   Check          628.80
    Emp No. 1049                                               Social Security   800.00    49.60                           Medicare ER    11.60   21844
                                                               Medicare          800.00    11.60
  `);
  const baselineOf = (text: string): number => page.words.find((word) => word.text === text)!.baseline;
  const [head, columns] = [baselineOf("Employee"), baselineOf("Description")];
  const words = page.words.map((word) => {
    const by = word.baseline === head ? LINE_PT - MIDDLE_PT : word.baseline > head ? 0 : LINE_PT;
    return { ...word, baseline: word.baseline + by, top: word.top + by, bottom: word.bottom + by };
  });
  t.ok(columns > head);
  const { output, failed } = bestInferredOfLines(linesOf({ ...page, words }, "point"));
  t.same(failed, []);
  t.same(
    output.employees.map(({ deductions, employer_taxes, net_pay }) => [
      deductions.length,
      employer_taxes.length,
      net_pay,
    ]),
    [
      [1, 2, 948.2],
      [1, 2, 628.8],
    ],
  );
  t.end();
});

test("how somebody is paid may stand over the number in one column", (t) => {
  const { output, failed } = read(`
    Elm Freight Lines, Inc.        Payroll Journal         Pay Period: 05/31/2026 - 06/06/2026    Check Date: 06/12/2026

    Employee        Description    Hours    Rate      Amount   Taxes              Amount   Type / No.            Net
    Adams, Joe      Regular        40.00   30.00    1,200.00   Federal W/H        100.00   Dir Dep          1,082.60
    Emp No. 1042                                               Medicare            17.40   704419
    Baker, Sue      Regular        40.00   20.00      800.00   Federal W/H         50.00   Check              738.40
    Emp No. 1049                                               Medicare            11.60   21844
  `);
  t.same(failed, []);
  t.match(
    output.employees.map(({ payments }) => payments),
    [
      [{ number: "704419", method: "direct_deposit", amount: 1082.6 }],
      [{ number: "21844", method: "check", amount: 738.4 }],
    ],
  );
  t.end();
});
