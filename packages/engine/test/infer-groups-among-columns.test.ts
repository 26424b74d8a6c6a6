import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, describedWithHours } from "./support/plain-lines.ts";

test("groups stand over the middle of their columns, between what says who is paid and what in all", async (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Kite Supply LLC    Payroll Summary    Pay period 07/06/2026 - 07/19/2026    Check date 07/24/2026

                                                                                                                      Employer
           Employee                   Hours                    Earnings               Employee Taxes           Net       Taxes

                                                                                                State
                                                                                    Social     Income
  Name              ID  State    Regular     PTO    Regular       PTO  Gross Pay  Security        Tax      Net Pay    Medicare      SUTA
  Rosa Bellwether   12  CO         72.00    8.00   1,800.00    200.00   2,000.00    124.00      80.00     1,796.00       29.00     34.00
  Miguel Okafor     14  OR         80.00           2,400.00             2,400.00    148.80     190.00     2,061.20       34.80     40.80
  Priya Desai       15  CO         80.00           1,600.00             1,600.00     99.20      64.00     1,436.80       23.20     27.20
  Total                           232.00    8.00   5,800.00    200.00   6,000.00    372.00     334.00     5,294.00       87.00    102.00
  `);
  const [rosa, miguel] = output.employees;
  t.same(describedWithHours(rosa!.earnings), ["Regular 1800 72", "PTO 200 8"]);
  t.same(described(rosa!.taxes), ["Social Security 124", "State Income Tax 80"]);
  t.same(described(rosa!.employer_taxes), ["Medicare 29", "SUTA 34"]);
  t.same(
    [rosa, miguel].map((person) => person!.taxes.at(-1)!.jurisdiction),
    ["US-CO", "US-OR"],
    "the column of states is not the first word of a tax",
  );
  t.same(failed, []);
});

test("contributions beside what else the company pays are the company's", async (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Kite Supply LLC    Payroll Summary    Check date 07/24/2026

                     EARNINGS   TAXES WITHHELD                  EMPLOYER TAXES     CONTRIBUTIONS
                    ~~~~~~~~~~  ~~~~~~~~~~~~~~~~~~             ~~~~~~~~~~~~~~~~~~  ~~~~~~~~~~~~~
  Employee            Regular    Federal  Medicare    Net Pay   Medicare      FUTA         401(k)
  Rosa Bellwether    1,800.00     124.00     26.10   1,649.90      26.10     10.80          72.00
  Miguel Okafor      2,400.00     190.00     34.80   2,175.20      34.80     14.40          96.00
  Totals             4,200.00     314.00     60.90   3,825.10      60.90     25.20         168.00
  `);
  const [rosa] = output.employees;
  t.same(described(rosa!.taxes), ["Federal 124", "Medicare 26.1"]);
  t.same(described(rosa!.employer_taxes), ["Medicare 26.1", "FUTA 10.8"]);
  t.same(described(rosa!.employer_contributions), ["401(k) 72"]);
  t.same({ deductions: rosa!.deductions, failed }, { deductions: [], failed: [] });
});

const hoursBefore = `
  Harbor Kite Supply LLC    Payroll Summary    Check date 07/24/2026

  Employee            Salary     Hrs     Hourly     Hrs  Overtime  Gross Pay   Federal    Net Pay
  Rosa Bellwether              40.00     800.00    2.00     60.00     860.00     90.00     770.00
  Miguel Okafor     2,400.00                                        2,400.00    190.00   2,210.00
  Priya Desai                  38.00     760.00                       760.00     80.00     680.00
  Totals            2,400.00   78.00   1,560.00    2.00     60.00   4,020.00    360.00   3,660.00
`;

const hoursBehind = `
  Harbor Kite Supply LLC    Payroll Summary    Check date 07/24/2026

  Employee            Hourly     Hrs   Overtime     Hrs    Salary  Gross Pay   Federal    Net Pay
  Rosa Bellwether     800.00   40.00      60.00    2.00               860.00     90.00     770.00
  Miguel Okafor                                          2,400.00   2,400.00    190.00   2,210.00
  Priya Desai         760.00   38.00                                  760.00     80.00     680.00
  Totals            1,560.00   78.00      60.00    2.00  2,400.00   4,020.00    360.00   3,660.00
`;

test("columns of hours without a name are those of the pay beside them, on the side that people's lines tell", async (t) => {
  for (const page of [hoursBefore, hoursBehind]) {
    const { output, failed } = bestInferredOf(page);
    t.same(
      output.employees.map(({ earnings }) => describedWithHours(earnings)),
      [["Hourly 800 40", "Overtime 60 2"], ["Salary 2400 null"], ["Hourly 760 38"]],
    );
    t.same(failed, []);
  }
});

test("a recap beside a table of people is about nobody of them", async (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Kite Supply LLC    Payroll Summary    Check date 07/24/2026

  Employee          Gross Pay   Federal    Net Pay
  Rosa Bellwether      860.00     90.00     770.00            Payroll Recap
  Miguel Okafor      2,400.00    190.00   2,210.00            Total gross pay          $4,020.00
  Priya Desai          760.00     80.00     680.00            Total employee taxes       $360.00
  Totals             4,020.00    360.00   3,660.00            Total net pay            $3,660.00
  `);
  t.same(
    output.employees.map(({ gross_pay: gross, net_pay: net }) => [gross, net]),
    [
      [860, 770],
      [2400, 2210],
      [760, 680],
    ],
  );
  t.match(output.totals, { gross_pay: 4020, total_taxes: 360, net_pay: 3660 });
  t.same(failed, []);
});

test("the words of a name may stand at either side of its column, and how people are paid in a column of types", async (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Kite Supply LLC    Payroll Summary    Check date 07/24/2026

                         Regular             Gross        Taxes                 Net
  Employee           Hours     Amount        Wages   Federal  Medicare           Pay   Pay Type
  Rosa Bellwether    40.00     800.00       800.00     95.00     11.60        693.40        ACH
  Miguel Okafor      40.00   1,200.00     1,200.00    120.00     17.40      1,062.60      Check
  Priya Desai        40.00   1,000.00     1,000.00    101.00     14.50        884.50        ACH
  Totals            120.00   3,000.00     3,000.00    316.00     43.50      2,640.50
  `);
  t.same(
    output.employees.map(({ net_pay: net, payments }) => [net, payments.map(({ method }) => method)]),
    [
      [693.4, ["direct_deposit"]],
      [1062.6, ["check"]],
      [884.5, ["direct_deposit"]],
    ],
  );
  t.same(failed, []);
});

test("a header of two lines is one on the last page as well, where recaps stand below the sum over all", async (t) => {
  const header = `
                     Gross     Federal      Social              Health       Net
  Employee           Wages  Withholding  Security  Medicare       Ins.       Pay`;
  const { output, failed } = bestInferredOf(
    `
  Harbor Kite Supply Co.    Payroll Summary    Check date 07/24/2026
  ${header}
  Rosa Bellwether   2,000.00     180.00     124.00     29.00      25.00   1,642.00
  Miguel Okafor     1,200.00     100.00      74.40     17.40      25.00     983.20
  Priya Desai       1,000.00      80.00      62.00     14.50                843.50
  `,
    `
  Harbor Kite Supply Co.    Payroll Summary    Check date 07/24/2026
  ${header}
  Tomas Quigley     1,000.00      80.00      62.00     14.50                843.50
  Totals            5,200.00     440.00     322.40     75.40      50.00   4,312.20

  Tax Liability Recap    Employee    Employer       Total
  Federal income tax       440.00                  440.00
  Social security          322.40      322.40      644.80
  Medicare                  75.40       75.40      150.80
  Total taxes              837.80      397.80    1,235.60
  `,
  );
  t.same(
    output.employees.map(({ taxes }) => taxes.map(({ description }) => description)),
    Array.from({ length: 4 }, () => ["Federal Withholding", "Social Security", "Medicare"]),
  );
  t.same(failed, []);
});

test("columns of both sides, of the period and of the year, are no lists of people beside each other", async (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Kite Supply Co.    Benefit Deduction Report    Pay Period 07/06/2026 - 07/19/2026    Check Date 07/24/2026

                                           Employee     Employer   Employee   Employer
  Code    Description          Tax Status  Deduction  Contribution      YTD        YTD
  000714  Okafor, Miguel                                         Dept 010 Circulation
  DEN     Dental Plan          Pre-tax         10.85          8.20    97.65      73.80
  MED     Medical Plan         Pre-tax         78.50        310.60   706.50   2,795.40
                          Employee Total       89.35        318.80   804.15   2,869.20
  000767  Desai, Priya                                           Dept 020 Newsroom
  MED     Medical Plan         Pre-tax        185.75        310.60 1,671.75   2,795.40
                          Employee Total      185.75        310.60 1,671.75   2,795.40
  Report Total                                275.10        629.40 2,475.90   5,664.60
  `);
  t.same(
    output.employees.map(({ deductions }) =>
      deductions.map(({ amount, ytd_amount: year }) => [amount, year]),
    ),
    [
      [
        [10.85, 97.65],
        [78.5, 706.5],
      ],
      [[185.75, 1671.75]],
    ],
  );
  t.same(failed, []);
});
