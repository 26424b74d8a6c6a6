import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, describedWithHours, plain } from "./support/plain-lines.ts";

test("a county pays its part in a list of its own, in lines that are named after it", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  LINDQVIST COUNTY, OREGON                                                   Pay Period: 08/02/2026 - 08/15/2026
  Office of the Auditor - Payroll Register                                   Pay Date: 08/21/2026
                                                                             Payroll 2026-17 (Regular)

  EARNINGS                             TAXES WITHHELD                EMPLOYEE DEDUCTIONS               COUNTY PAID
  Code  Description  Hours    Amount   Tax           Amount          Code  Description   B/A  Amount   Code  Description      Amount

  1042   Bellwether, Rosa        Clerk                                                        Advice 20611
  010   Regular      72.00  1,440.00   FIT  Federal Income   144.00  601   PERS Regular   B   86.40    801   OASDI Cnty        99.20
  030   Vacation      8.00    160.00   OASDI  Social Security 99.20  612   Dental Ins     B   13.40    802   MEDI Cnty         23.20
                                       MEDI  Medicare         23.20  655   Vol Life       A    6.20    811   PERS Cnty        129.60
                                                                                                       825   Life Cnty          3.85
        Gross             1,600.00     Taxes                 266.40  Deductions                106.00  NET PAY              1,227.60

  1043   Okafor, Miguel          Deputy                                                       Advice 20612
  010   Regular      80.00  2,000.00   FIT  Federal Income   200.00  601   PERS Regular   B  120.00    801   OASDI Cnty       124.00
                                       OASDI  Social Security 124.00 612   Dental Ins     B   13.40    802   MEDI Cnty         29.00
                                       MEDI  Medicare         29.00  655   Vol Life       A    6.20    811   PERS Cnty        180.00
                                                                                                       825   Life Cnty          3.85
        Gross             2,000.00     Taxes                 353.00  Deductions                139.60  NET PAY              1,507.40

  B = before tax   A = after tax
  `);
  const [rosa, miguel] = output.employees;
  t.match(output, { company: { name: "LINDQVIST COUNTY, OREGON" } });
  t.match(rosa, { gross_pay: 1600, net_pay: 1227.6 });
  t.same(describedWithHours(rosa!.earnings), ["Regular 1440 72", "Vacation 160 8"]);
  t.same(described(rosa!.deductions), ["PERS Regular 86.4", "Dental Ins 13.4", "Vol Life 6.2"]);
  t.same(
    rosa!.deductions.map(({ code, pretax }) => `${code} ${pretax}`),
    ["601 true", "612 true", "655 false"],
  );
  t.same(plain(rosa!.employer_taxes), ["social_security 99.2", "medicare 23.2"]);
  t.same(new Set(rosa!.employer_taxes.map(({ jurisdiction }) => jurisdiction)), new Set(["US"]));
  t.same(plain(rosa!.employer_contributions), ["pension 129.6", "life 3.85"]);
  t.same(plain(miguel!.employer_contributions), ["pension 180", "life 3.85"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("what the letters of a word end with is no name of a number of the company", (t) => {
  const { output } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Summary   Pay period 08/02/2026 - 08/15/2026   Pay date 08/21/2026

  Employee             Reg Hours   Regular Pay   Gross Pay   Federal W/H   Net Pay
  Claire von Stein         84.25        842.50      842.50         84.25    758.25
  Rosa Bellwether          80.00        800.00      800.00         80.00    720.00
  Grand Totals            164.25      1,642.50    1,642.50        164.25  1,478.25
  `);
  t.equal(output.company.id, null);
  t.match(output.totals, { gross_pay: 1642.5, net_pay: 1478.25 });
  t.end();
});

test("names of groups may stand a line above their columns: of hours, and of what is paid for them", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Summary   Pay period 08/02/2026 - 08/15/2026   Pay date 08/21/2026

                               HOURS                EARNINGS                   EMPLOYEE TAXES

  ID      Employee            Reg     OT     Regular Pay    OT Pay   Gross Pay   Federal W/H   Medicare     Net Pay
  1042    Rosa Bellwether   80.00   2.00          800.00     30.00      830.00         83.00      12.04      734.96
  1043    Miguel Okafor     72.00                 720.00                720.00         72.00      10.44      637.56
  1044    Claire Fontaine   64.00   1.00          640.00     15.00      655.00         65.50       9.50      580.00
  Grand Totals             216.00   3.00        2,160.00     45.00    2,205.00        220.50      31.98    1,952.52
  `);
  const [rosa, miguel] = output.employees;
  t.same(describedWithHours(rosa!.earnings), ["Regular Pay 800 80", "OT Pay 30 2"]);
  t.same(describedWithHours(miguel!.earnings), ["Regular Pay 720 72"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a statement of a school lists what the board pays, each line with the board's share in its name", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Bay School District                                  Employee Pay Advice
  Rosa Bellwether                                             Pay Date: 12/12/2025

  Earnings                         Hours     Rate        Current    Fiscal YTD
  Contract Salary                                       1,600.00     16,000.00
  Total Gross                                           1,600.00     16,000.00

  Taxes                                                  Current    Fiscal YTD
  Federal Withholding                                     144.00      1,440.00
  Medicare                                                 23.20        232.00
  Total Taxes                                             167.20      1,672.00

  Deductions                                Pre-Tax      Current    Fiscal YTD
  STRS Retirement                              Y          224.00      2,240.00
  Stadium levy                                 N           38.40        384.00
  Total Deductions                                        262.40      2,624.00

  Board Paid Benefits                                    Current    Fiscal YTD
  Medicare Board Share                                     23.20        232.00
  STRS Board Share                                        224.00      2,240.00
  Dental Board Share                                       27.20        272.00

  Net Pay                                               1,170.40
  `);
  const [rosa] = output.employees;
  t.same(described(rosa!.deductions), ["STRS Retirement 224", "Stadium levy 38.4"]);
  t.same(
    rosa!.deductions.map(({ pretax }) => pretax),
    [true, false],
    "an answer behind a name that nobody knows is no name",
  );
  t.same(plain(rosa!.taxes), ["federal_income 144", "medicare 23.2"]);
  t.same(plain(rosa!.employer_taxes), ["medicare 23.2"]);
  t.same(plain(rosa!.employer_contributions), ["pension 224", "dental 27.2"]);
  t.equal(rosa!.net_pay, 1170.4);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
