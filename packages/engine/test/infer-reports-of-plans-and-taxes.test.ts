import { test } from "tap";
import { described, plain } from "./support/plain-lines.ts";
import { NOTHING, readPrinted } from "./support/printed.ts";

test("which part of the pay is deferred is no amount, and the gross pay on the line of a name is theirs", (t) => {
  const { people, wrong } = readPrinted(`
   Harbor Medicine P.A.                                                                    Pay Date 06/26/2026
   401(k) and Benefits Contribution Register

                                         Deferral      Employee      Employee    Employer    Employer       Total
   Code    Plan / Benefit   Tax Status          %       Current           YTD     Current         YTD     Current

   Bellwether, Rosa                ID 880123       Dept Clinic                             Gross Pay     2,000.00
   401K    401(k) Deferral  Pre-tax          5.00        100.00      1,300.00       80.00    1,040.00      180.00
   MED     Medical PPO      Pre-tax                       50.00        650.00      120.00    1,560.00      170.00
                            Employee total               150.00      1,950.00      200.00    2,600.00      350.00

   Okafor, Miguel                  ID 880170       Dept Clinic                             Gross Pay     3,000.00
   401K    401(k) Deferral  Pre-tax          4.00        120.00      1,560.00       60.00      780.00      180.00
                            Employee total               120.00      1,560.00       60.00      780.00      180.00
  `);
  t.same(wrong, NOTHING);
  t.same(
    people.map(({ gross_pay: gross, deductions, employer_contributions: paid }) => [
      gross,
      plain(deductions),
      plain(paid),
    ]),
    [
      [2000, ["401k 100", "medical 50"], ["401k 80", "medical 120"]],
      [3000, ["401k 120"], ["401k 60"]],
    ],
  );
  t.end();
});

test("a list of one tax after the other is of some people, and the number of whom it is paid to heads nothing", (t) => {
  const { output, people, wrong } = readPrinted(`
   Tax Liability by Jurisdiction                                          Pay Period: 02/09/2026 - 02/22/2026
   Harbor Optics Corp.                                                                 Check Date: 02/27/2026

   Emp ID    Employee                    Gross Wages    Taxable Wages   Employee Tax   Employer Tax   Total Liability

   Federal                                                                                         EIN 31-7740926
   Federal Income Tax
   E30025    Bellwether, Rosa               4,000.00         4,000.00         700.00                           700.00
   E30042    Okafor, Miguel                 3,000.00         3,000.00         500.00                           500.00
   E30053    Desai, Priya                   2,000.00         2,000.00         300.00                           300.00
             Total Federal Income Tax       9,000.00         9,000.00       1,500.00                         1,500.00
             Total Federal                                                  1,500.00                         1,500.00

   State of New York                                                                     Withholding ID 317740926
   NY State Income Tax
   E30042    Okafor, Miguel                 3,000.00         3,000.00         150.00                           150.00
             Total NY State Income Tax      3,000.00         3,000.00         150.00                           150.00
   NY State Unemployment
   E30042    Okafor, Miguel                 3,000.00         3,000.00                         70.50             70.50
             Total NY State Unemployment    3,000.00         3,000.00                         70.50             70.50
             Total State of New York                                          150.00          70.50            220.50

   State of Ohio                                                                         Withholding ID 52-884170
   OH State Income Tax
   E30025    Bellwether, Rosa               4,000.00         4,000.00         100.00                           100.00
   E30053    Desai, Priya                   2,000.00         2,000.00          50.00                            50.00
             Total OH State Income Tax      6,000.00         6,000.00         150.00                           150.00
   OH State Unemployment
   E30053    Desai, Priya                   2,000.00         2,000.00                         47.00             47.00
             Total OH State Unemployment    2,000.00         2,000.00                         47.00             47.00
             Total State of Ohio                                              150.00          47.00            197.00
  `);
  t.same(wrong, NOTHING);
  t.equal(output.format_type, "tax_report");
  t.same(
    people.map(({ name, taxes, employer_taxes: paid }) => [name, plain(taxes), plain(paid)]),
    [
      ["Rosa Bellwether", ["federal_income 700", "state_income 100"], []],
      ["Miguel Okafor", ["federal_income 500", "state_income 150"], ["state_unemployment 70.5"]],
      ["Priya Desai", ["federal_income 300", "state_income 50"], ["state_unemployment 47"]],
    ],
  );
  t.end();
});

test("how many people a strip of sums is over stands below its name, or beside it", (t) => {
  const person = (name: string, department: string, kind: string): string => `
   ${name}   ${department}  ${kind}  CA                                              Net pay   $1,850.00   Check

   Earnings                 Hours        Amount      Employee taxes          Amount      Employee deductions    Amount
   Regular hours            80.00     $2,000.00      Federal Income Tax      $71.00      Medical Insurance      $50.00
                                                     Medicare                $29.00
   Gross earnings                     $2,000.00      Total                  $100.00      Total                  $50.00
  `;
  const { output, people, wrong } = readPrinted(`
   Payroll details                                                                             Pay day Jul 15, 2026
   Payroll services for:  Lumen Studio LLC
  ${person("Rosa Bellwether", "Design", "Hourly")}
  ${person("Miguel Okafor", "Design", "Salaried")}
  ${person("Priya Desai", "Sales", "Hourly")}
   Payroll totals 3 people paid
       Gross earnings          Employee taxes         Employee deductions        Net pay
            $6,000.00                 $300.00                     $150.00      $5,550.00
  `);
  t.same(wrong, NOTHING);
  t.equal(output.company.name, "Lumen Studio LLC");
  t.equal(output.totals?.employee_count, 3);
  t.same(
    people.map(({ department, earnings }) => [department, ...described(earnings)]),
    [
      ["Design", "Regular hours 2000"],
      ["Design", "Regular hours 2000"],
      ["Sales", "Regular hours 2000"],
    ],
  );
  t.end();
});
