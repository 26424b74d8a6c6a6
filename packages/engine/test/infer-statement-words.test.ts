import { test } from "tap";
import { linesOf, type Line } from "../src/layout/lines.ts";
import { bestInferredOf, bestInferredOfLines } from "./support/best-inferred.ts";
import { pageOf } from "./support/page-of.ts";
import { described, plain } from "./support/plain-lines.ts";

const [COMPANY_WORDS, LARGE_PT] = [3, 10];
const NOTHING = { unclaimed: [], failed: [] };

test("long codes stand as close to their labels as words, and a check begins as its stub does", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  BLUE HERON TOOL WORKS                                                      CHECK NO. 4411

  EMPLOYEE: 1001 ROSA BELLWETHER          DEPT: 0340           CHECK DATE: 06/27/26
  PERIOD BEGIN: 06/08/26                  PERIOD END: 06/21/26

  EARNINGS          HOURS      RATE    CURRENT       YTD    WITHHELD                CURRENT        YTD
  01 REGULAR        80.00   25.0000   2,000.00  24,000.00   FWT  FEDERAL W/H         160.00   1,920.00
  02 OVERTIME        4.00   37.5000     150.00     600.00   FICA SOCIAL SECURITY     133.30   1,525.20
                                                            MEDI MEDICARE             31.18     356.70
                                                            SWT  IL STATE W/H         90.00   1,080.00
                                                            D11  DENTAL INS           10.00     120.00

             GROSS PAY      TOTAL TAXES      TOTAL DEDUCTIONS        NET PAY
  CURRENT     2,150.00           414.48                 10.00       1,725.52
  YTD        24,600.00         4,881.90                120.00      19,598.10

  BLUE HERON TOOL WORKS                                                                4411
  PAY   ONE THOUSAND SEVEN HUNDRED TWENTY-FIVE AND 52/100 DOLLARS
  TO THE ORDER OF                                                               $****1,725.52
  ROSA BELLWETHER
  8840 MAPLE ST
  `);
  const [rosa] = output.employees;
  t.same(
    rosa!.taxes.map(({ code, description, type }) => [code, description, type]),
    [
      ["FWT", "FEDERAL W/H", "federal_income"],
      ["FICA", "SOCIAL SECURITY", "social_security"],
      ["MEDI", "MEDICARE", "medicare"],
      ["SWT", "IL STATE W/H", "state_income"],
    ],
  );
  t.equal(output.company.name, "BLUE HERON TOOL WORKS");
  t.match(rosa!.payments, [{ number: "4411", method: "check", amount: 1725.52 }]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("what is added to net pay has a sum among sums that is no tax, and deductions the minus that their sum lacks", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Rosewood Bakery LLC                                                                    Pay Stub
  12 Main St, Albany, NY 12207                                               Pay date: 08/08/2026

  Employee                                         Pay period
  Rosa Bellwether                                  07/21/2026 - 08/03/2026

  EARNINGS             Hours     Rate     Current          YTD     TAXES                Current         YTD
  Hourly               80.00    25.00    2,000.00    24,000.00     Federal Income        160.00    1,920.00
                                                                   Social Security       124.00    1,488.00
  ADDITIONS TO NET PAY                    Current          YTD     NY Income Tax          80.00      960.00
  Mileage                                   45.50       245.50
  Phone stipend                             20.00       120.00     SUMMARY              Current         YTD
                                                                   Total pay           2,000.00   24,000.00
  DEDUCTIONS                              Current          YTD     Taxes                 364.00    4,368.00
  Dental                                   -10.00      -120.00     Deductions             60.00      420.00
  Loan repayment                           -50.00      -300.00     Additions              65.50      365.50
                                                                   Net pay             1,641.50   19,577.50
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 2000, net_pay: 1641.5 });
  t.same(described(rosa!.earnings), ["Hourly 2000", "Mileage 45.5", "Phone stipend 20"]);
  t.same(
    rosa!.earnings.map(({ role }) => role),
    ["cash", "cash", "cash"],
  );
  t.same(plain(rosa!.deductions), ["dental 10", "loan 50"]);
  t.same(described(rosa!.taxes), ["Federal Income 160", "Social Security 124", "NY Income Tax 80"]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("the heading of a short list above a bar with the net pay is that of its lines, and what goes to an account is a deposit", (t) => {
  const stub = (name: string, check: string): string => `
  Lehigh Masonry Supply Co                                                          EARNINGS STATEMENT
                                  EARNINGS              HRS/UNITS     RATE    THIS PERIOD ($)     YTD ($)
  PERSONAL AND CHECK INFORMATION  Hourly                  40.0000  25.0000           1,000.00   12,000.00
  ${name}                   Gross Earnings                              1,000.00   12,000.00
  Pay Period: 08/04/26 to 08/10/26
  Check Date: 08/15/26            WITHHOLDINGS                        THIS PERIOD ($)             YTD ($)
  Check #: ${check}                   Fed Income Tax                               80.00              960.00
                                  TOTAL                                        80.00              960.00
  NET PAY ALLOCATIONS
  DESCRIPTION   THIS PERIOD ($)
  Check Amount             0.00
  Chkg 981               880.00
  NET PAY                880.00
                                  DEDUCTIONS                          THIS PERIOD ($)             YTD ($)
                                  Health Ins                                   30.00              360.00
                                  Dental                                       10.00              120.00
                                  TOTAL                                        40.00              480.00

                                  NET PAY                             THIS PERIOD ($)             YTD ($)
                                                                              880.00           10,560.00
  `;
  const { output, unclaimed, failed } = bestInferredOf(
    stub("Rosa Bellwether", "3319"),
    stub("Daniel Okafor  ", "3320"),
  );
  for (const person of output.employees) {
    t.same(plain(person.deductions), ["medical 30", "dental 10"]);
    t.match(person.payments, [{ method: "direct_deposit", amount: 880 }]);
  }
  t.equal(output.employees.length, 2);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("few lines have codes that begin with a nought, and sums of the year stand below those of the period", (t) => {
  const { output, held, unclaimed, failed } = bestInferredOf(`
  Harbor Kites LLC                                                        Earnings Statement
  Employee: Rosa Bellwether          Employee ID: 4217           Pay Date: 06/27/2026
  Pay Period: 06/08/2026 - 06/21/2026

  EARNINGS          HOURS      RATE    CURRENT      Y-T-D      WITHHELD              CURRENT      Y-T-D
  01 REGULAR        80.00   25.0000   2,000.00  24,000.00      FWT FEDERAL W/H        160.00   1,920.00
                                                               MEDICARE                29.00     348.00
                                                               DENTAL                  10.00     120.00

             GROSS PAY      TOTAL TAXES      TOTAL DEDUCTIONS        NET PAY
  CURRENT     2,000.00           189.00                 10.00       1,801.00
  Y-T-D      24,000.00         2,268.00                120.00      21,612.00
  `);
  t.match(output.employees[0]!.earnings, [{ code: "01", description: "REGULAR", type: "regular" }]);
  t.ok(
    ["employee.ytd_total_taxes:employees[0]", "employee.ytd_totals:employees[0]"].every((id) =>
      held.includes(id),
    ),
  );
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("totals before and after tax have the lines of their lists, and payments stand under a list of their own", (t) => {
  const { output, held, unclaimed, failed } = bestInferredOf(`
  Harbor Kites LLC                                                                 Payslip
  Employee: Rosa Bellwether          Employee ID: 4217           Pay Date: 06/27/2026
  Pay Period: 06/08/2026 - 06/21/2026

             Gross Pay     Pre Tax Deductions     Employee Taxes     Post Tax Deductions      Net Pay
  Current     2,000.00                 110.00             160.00                   25.00     1,705.00
  YTD        24,000.00               1,320.00           1,920.00                  300.00    20,460.00

  Earnings
  Description              Hours       Amount           YTD
  Regular                  80.00     2,000.00     24,000.00

  Pre Tax Deductions                                     Employee Taxes
  Description             Amount          YTD            Description               Amount        YTD
  401(k)                  100.00     1,200.00            Federal Withholding       160.00   1,920.00
  Dental                   10.00       120.00            Total                     160.00   1,920.00
  Total                   110.00     1,320.00

  Post Tax Deductions                                    Absence Plans
  Description             Amount          YTD            Description              Accrued        YTD
  Union Dues               25.00       300.00            Vacation                    6.00      40.00

  Payment Information
  Bank and Account                 Account Type                                        Paid to you
  Credit Union ******6098          Savings                                              200.00 USD
  First Bank ******9176            Checking                                           1,505.00 USD
  `);
  const [rosa] = output.employees;
  t.match(rosa!.deductions, [
    { type: "401k", pretax: true },
    { type: "dental", pretax: true },
    { type: "union_dues", pretax: false },
  ]);
  t.same(
    rosa!.payments.map(({ amount }) => amount),
    [200, 1505],
  );
  const parts = [
    "pretax_deductions",
    "posttax_deductions",
    "ytd_pretax_deductions",
    "ytd_posttax_deductions",
  ];
  t.same(
    parts.filter((name) => !held.some((id) => id.startsWith(`employee.${name}:`))),
    [],
  );
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("who is named in large letters on each page is the company, where the pages name different people at one place", (t) => {
  const page = (name: string, number: number): Line[] => {
    const printed = pageOf(
      `
  BLUE RIDGE OUTLET                                            CO NO      DEPT
                                                               20936      100 SALES
  EMPLOYEE                     EMP NO      PERIOD BEGIN      PERIOD END      PAY DATE
  ${name}             239         06/08/2026        06/21/2026      06/27/2026

  EARNINGS          HOURS      RATE      AMOUNT         YTD      TAXES             AMOUNT         YTD
  REGULAR           80.00   25.0000    2,000.00   24,000.00      FEDERAL W/H       160.00    1,920.00

                GROSS PAY      TAXES      NET PAY
  CURRENT        2,000.00     160.00     1,840.00
  YTD           24,000.00   1,920.00    22,080.00
  `,
      number,
    );
    const words = printed.words.map((word, i) => (i < COMPANY_WORDS ? { ...word, size: LARGE_PT } : word));
    return linesOf({ ...printed, words }, "point");
  };
  const { output } = bestInferredOfLines([...page("BELLWETHER, ROSA", 1), ...page("OKAFOR, DANIEL  ", 2)]);
  t.equal(output.company.name, "BLUE RIDGE OUTLET");
  t.match(output.employees, [{ name: "ROSA BELLWETHER" }, { name: "DANIEL OKAFOR" }]);
  t.end();
});
