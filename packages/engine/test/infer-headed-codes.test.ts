import { test } from "tap";
import { NOTHING, readPrinted } from "./support/printed.ts";

test("below their heading numbers are codes, as far before labels as columns stand, with other lists below", (t) => {
  const { people, wrong } = readPrinted(`
  Clear Fork Local School District          Employee Pay Advice
                          Employee                 Employee No.             Pay Date
                          Rosa Bellwether          0021592                  12/12/2025

  Earnings
  Pay Code     Description                     Hours         Rate        Current     Fiscal YTD
  010          Contract Salary                                          2,876.50      34,518.00
  160          Tutoring                         4.50      28.0000         126.00         294.00
                      Total Gross                                       3,002.50      34,812.00

  Taxes                                                   Deductions
  Code  Description             Current   Fiscal YTD      Code  Description        Pre-Tax   Current   Fiscal YTD
  1000  Federal Withholding      122.09     1,339.42      2010  STRS Retirement       Y       420.35     4,873.68
  1020  Medicare                  42.08       487.27      3100  Medical               Y        93.50     1,122.00
  1100  Ohio Withholding          62.40       721.45      3200  Dental                Y         6.80        81.60
  1210  Marion City Tax           60.05       696.24      5001  Teachers Assn Dues    N        38.42       461.04
        Total Taxes              286.62     3,244.38            Total Deductions              559.07     6,538.32

  Net Pay Distribution                                    Leave Balances (days)
  Account                       Amount                    Type                   Earned     Used    Balance
  Checking xxxx3311           2,156.81                    Sick                     8.75     2.00      41.50
                                                          Personal                 3.00     0.50       2.50
  Net Pay                     2,156.81
  `);
  const [rosa] = people;
  t.same(
    rosa!.earnings.map(({ code, description }) => [code, description]),
    [
      ["010", "Contract Salary"],
      ["160", "Tutoring"],
    ],
  );
  t.same(
    rosa!.deductions.map(({ code, type, pretax }) => [code, type, pretax]),
    [
      ["2010", "pension", true],
      ["3100", "medical", true],
      ["3200", "dental", true],
      ["5001", "union_dues", false],
    ],
  );
  t.same(
    rosa!.taxes.map(({ code, jurisdiction }) => [code, jurisdiction]),
    [
      ["1000", "US"],
      ["1020", "US"],
      ["1100", "US-OH"],
      ["1210", "US-OH"],
    ],
  );
  t.same(wrong, NOTHING);
  t.end();
});

test("few codes have two labels each", (t) => {
  const person = (id: string, name: string, dues: string, plan: string): string => `
  ${id}  ${name}
  010  Regular            80.00    20.00    1,600.00      601  ${plan}    100.00
                                                          610  Health Ins             72.50
                                                          640  Deferred Comp 457      25.00
                                                          655  Vol Life                4.00
                                                          670  ${dues}     20.00
                                                          690  United Way              5.00
       Gross                                1,600.00           Deductions            226.50    NET PAY    1,373.50
  `;
  const { people, wrong } = readPrinted(`
  Tallgrass County Payroll Register           Pay Period: 06/22/2026 - 07/05/2026   Pay Date: 07/10/2026

  EARNINGS                                               EMPLOYEE DEDUCTIONS
  Code Description        Hours     Rate      Amount      Code Description           Amount
  ${person("10495", "Ashby, Dora", "AFSCME Dues    ", "IPERS Regular     ")}
  ${person("10399", "Brandt, Otto", "PPME Dues      ", "IPERS Protection  ")}
  ${person("10242", "Cole, Mina", "AFSCME Dues    ", "IPERS Regular     ")}
  ${person("10248", "Dubois, Ann", "PPME Dues      ", "IPERS Protection  ")}
  `);
  for (const { deductions } of people)
    t.same(
      deductions.map(({ code }) => code),
      ["601", "610", "640", "655", "670", "690"],
    );
  t.same(wrong, NOTHING);
  t.end();
});
