import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

const NOTHING = { unclaimed: [], failed: [] };

/** Each payment of each person: `5117 check 1368`. */
function paid(
  employees: readonly {
    payments: readonly { number: string | null; method: string | null; amount: number }[];
  }[],
): string[][] {
  return employees.map(({ payments }) =>
    payments.map(({ number, method, amount }) => `${number} ${method} ${amount}`),
  );
}

test("the number of a document stands below a deposit, and that of a check behind the name of what it pays", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Payroll Register
  Harbor Kites LLC                                       Pay Period: 06/01/2026 - 06/14/2026   Check Date: 06/19/2026

  Employee            Earnings       Hours      Amount   Taxes              Amount   Net Pay
  Bellwether, Rosa    Regular        80.00    1,600.00   Federal W/H        144.00   Direct Deposit     1,432.80
  Code: A8DP                                             Medicare            23.20   Doc No             61120455
                      GROSS          80.00    1,600.00   TOTAL              167.20   NET PAY            1,432.80

  Okafor, Miguel      Regular        40.00    1,000.00   Federal W/H        100.00   Net Check 104452     885.50
  Code: A1UG                                             Medicare            14.50
                      GROSS          40.00    1,000.00   TOTAL              114.50   NET PAY              885.50
  `);
  t.same(paid(output.employees), [["61120455 direct_deposit 1432.8"], ["104452 check 885.5"]]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("the slip of a deposit at the foot pays nothing more, and what goes to a masked account is deposited", (t) => {
  const stub = (name: string, accounts: string): string => `
  Harbor Kites LLC                                                        Earnings Statement
  ${name}                  Employee Number   208210     Pay Date         06/19/2026
  5303 Maple Grove Ln                                 Period Start     06/01/2026
  Minneapolis, MN 55416                               Period End       06/14/2026
                                                      Deposit Number      4471093

  Earnings        Rate     Hours     Amount           Taxes                   Amount
  Regular      20.0000     80.00   1,600.00           Federal Income Tax      144.00
  Total                    80.00   1,600.00           Medicare                 23.20
                                                      Total Taxes             167.20
  Net Pay                          1,432.80

  ${accounts}

  Harbor Kites LLC                  Deposit No. 4471093                 Date 06/19/2026
  Deposited to the account of ${name}                                   $1,432.80
  NON-NEGOTIABLE
  `;
  const { output, failed } = bestInferredOf(
    stub(
      "Rosa Bellwether",
      `Net Pay Allocation        Account        Amount
  Direct Deposit            XXXX4429     1,432.80`,
    ),
    stub(
      "Miguel Okafor  ",
      `Payment Information
  Bank                   Account Name    Account Number      Amount
  Bayside Union          Savings         ******4184          432.80
  First Cove Bank        Checking        ******4173        1,000.00`,
    ),
  );
  t.same(
    output.employees.map(({ payments }) => payments.map(({ method, amount }) => `${method} ${amount}`)),
    [["direct_deposit 1432.8"], ["direct_deposit 432.8", "direct_deposit 1000"]],
  );
  t.same(failed, []);
  t.end();
});

test("parts of a sum over all stand below how they are paid, in the column of the net pay", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Payroll Register
  Harbor Kites, Inc.     Period: 06/01/2026 - 06/14/2026   Check Date: 06/19/2026

  Employee            Earnings    Hours     Amount   Taxes       Amount   Deductions  Amount         Payment
  Bellwether, Rosa    Regular     80.00   1,600.00   Medicare     20.00   Dental       10.00          V90311
  Emp #: 1049         Total       80.00   1,600.00   Total        20.00   Total        10.00         Net Pay
  Dept: 1010                                                                                        1,570.00

  Okafor, Miguel      Regular     80.00   1,000.00   Medicare     20.00   Dental       10.00            3402
  Emp #: 1050         Total       80.00   1,000.00   Total        20.00   Total        10.00         Net Pay
  Dept: 1010                                                                                          970.00

  Company Totals
  Employees: 2        Regular    160.00   2,600.00   Medicare     40.00   Dental       20.00  Direct Deposit
                                                                                                    1,570.00
                      Total      160.00   2,600.00   Total        40.00   Total        20.00          Checks
                                                                                                      970.00
                                                                                                     Net Pay
                                                                                                    2,540.00
  `);
  t.same(
    output.employees.map(({ net_pay: net }) => net),
    [1570, 970],
  );
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("what the company pays goes on below a sum over all, behind its name", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  PAYROLL JOURNAL
  Harbor Kites LLC                              Period Start - End Date  06/01/26 - 06/14/26   Check Date  06/19/26

  EMPLOYEE NAME        DESCRIPTION      RATE     HOURS    EARNINGS    WITHHOLDINGS          NET PAY
  ID                                                                                        ALLOCATIONS
  Bellwether, Rosa     Vacation      20.0000    8.0000      160.00    Social Security  99.20  Check # 20871
    22                 Hourly        20.0000   72.0000    1,440.00    Medicare         23.20  Check Amt         1,477.60
                       EMPLOYEE TOTAL          80.0000    1,600.00                    122.40  Net Pay           1,477.60

  Okafor, Miguel       Vacation      25.0000    8.0000      200.00    Social Security  62.00  Check # 20872
    31                 Hourly        25.0000   32.0000      800.00    Medicare         14.50  Check Amt           923.50
                       EMPLOYEE TOTAL          40.0000    1,000.00                     76.50  Net Pay             923.50

  COMPANY TOTALS
  2 Person(s)          Hourly                 104.0000    2,240.00    Social Security 161.20
                       Vacation                16.0000      360.00    Medicare         37.70
                       COMPANY TOTAL          120.0000    2,600.00                    198.90  Net Pay           2,401.10

                       Employer Liabilities                           Social Security 161.20
                                                                      Medicare         37.70
                                                                      CT Unemploy      26.00
                       TOTAL EMPLOYER LIABILITY                                       224.90
                       TOTAL TAX LIABILITY                                            423.80
  `);
  t.same(
    output.employees.map(({ employee_id: id, earnings }) => [id, plain(earnings)]),
    [
      ["22", ["pto 160", "regular 1440"]],
      ["31", ["pto 200", "regular 800"]],
    ],
  );
  t.match(output.totals, { gross_pay: 2600, net_pay: 2401.1, total_taxes: 198.9 });
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});
