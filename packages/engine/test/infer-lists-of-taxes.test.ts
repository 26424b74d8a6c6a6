import { test } from "tap";
import { NOTHING, readPrinted } from "./support/printed.ts";
import { plain } from "./support/plain-lines.ts";

test("lists of taxes by who levies them are about one quarter of each person, whose wages in all one list has", (t) => {
  const { people, output, wrong } = readPrinted(`
  Quarterly Tax and Wage Report                                                       1st Quarter 2026
  Harbor Kites LLC   FEIN 22-1234567

  Federal                                                                                Form 941 / 940
                                               Federal Income Tax           Social Security
  Employee              ID        Gross Wages    Wages     Withheld      Wages    Employee   Employer
  Bellwether, Rosa      00601        9,000.00  8,500.00      850.00   9,000.00      558.00     558.00
  Okafor, Daniel        00602        7,000.00  7,000.00      600.00   7,000.00      434.00     434.00
  Desai, Priya          00603        5,000.00  4,000.00      300.00   5,000.00      310.00     310.00
  Federal Total         3 employees 21,000.00 19,500.00    1,750.00  21,000.00    1,302.00   1,302.00

  New Jersey                                                      NJ Registration 226-041 UI rate 0.028200
                                             NJ Gross Income Tax         NJ FLI            NJ UI Employer
  Employee              ID                     Wages     Withheld    Wages    Withheld    Wages        Tax
  Bellwether, Rosa      00601               8,500.00       170.00  9,000.00      29.70  9,000.00    253.80
  Okafor, Daniel        00602               7,000.00       140.00  7,000.00      23.10  6,500.00    183.30
  New Jersey Total      2 employees        15,500.00       310.00 16,000.00      52.80 15,500.00    437.10

  New York                                                             NYS UI Reg. 52-1884 UI rate 0.041000
                                                                      NY Income Tax        NY UI Employer
  Employee              ID                                           Wages    Withheld    Wages        Tax
  Desai, Priya          00603                                     4,000.00      160.00 5,000.00     205.00
  New York Total        1 employees                               4,000.00      160.00 5,000.00     205.00

  Liability Recap
  Agency           Tax                        Taxable Wages   Employee Tax   Employer Tax
  IRS              Federal Income Tax             19,500.00       1,750.00
  IRS              Social Security                21,000.00       1,302.00       1,302.00
  New Jersey       NJ Gross Income Tax            15,500.00         310.00
  New Jersey       NJ FLI                         16,000.00          52.80
  New Jersey       NJ UI Employer                 15,500.00                        437.10
  New York         NY Income Tax                   4,000.00         160.00
  New York         NY UI Employer                  5,000.00                        205.00
  Total Tax Liability                                             3,574.80       1,944.10
  `);
  const [rosa, daniel, priya] = people;
  t.equal(people.length, 3);
  t.same(output.pay_period, { start: "2026-01-01", end: "2026-03-31" });
  t.match(rosa, { gross_pay: 9000, net_pay: null, payments: [] });
  t.same(plain(rosa!.taxes), [
    "federal_income 850",
    "social_security 558",
    "state_income 170",
    "state_family_leave 29.7",
  ]);
  t.match(daniel!.employer_taxes, [
    { type: "social_security", amount: 434 },
    { type: "state_unemployment", amount: 183.3, taxable_wages: 6500 },
  ]);
  t.same(plain(priya!.taxes), ["federal_income 300", "social_security 310", "state_income 160"]);
  t.match(output.totals, { employee_count: 3, gross_pay: 21000, total_taxes: 3574.8 });
  t.same(wrong, NOTHING);
  t.end();
});

test("a report on taxes is about the days on which they were withheld", (t) => {
  const { output } = readPrinted(`
  Harbor Kites LLC
  Tax Withholding Report
  Check Dates 01/01/2026 through 03/31/2026

  Employee              ID        Gross Wages    Federal Income Tax    Social Security
  Bellwether, Rosa      00601        9,000.00                850.00             558.00
  Okafor, Daniel        00602        7,000.00                600.00             434.00
  Total                             16,000.00              1,450.00             992.00
  `);
  t.equal(output.format_type, "tax_report");
  t.same(output.pay_period, { start: "2026-01-01", end: "2026-03-31" });
  t.end();
});

test("a list that is called as a tax could be has the sums of its columns, and one of a single line is a list", (t) => {
  const { people, output, wrong } = readPrinted(`
  Harbor Kites LLC
  Quarterly Tax Report
  3rd Quarter 2026

  Federal
  Employee              ID       Gross Wages    FIT Wages     FIT W/H     SS Wages     SS W/H
  Bellwether, Rosa      1001        9,000.00     8,500.00      850.00     9,000.00     558.00
  Okafor, Daniel        1002        7,000.00     7,000.00      600.00     7,000.00     434.00
  Desai, Priya          1003        5,000.00     4,000.00      300.00     5,000.00     310.00
  Total Federal                    21,000.00    19,500.00    1,750.00    21,000.00   1,302.00

  Ohio
  Employee              ID          OH Wages       OH W/H   OH SUI Wages       OH SUI
  Bellwether, Rosa      1001        9,000.00       200.00       9,000.00       243.00
  Desai, Priya          1003        5,000.00       100.00       5,000.00       135.00
  Total Ohio                       14,000.00       300.00      14,000.00       378.00

  Indiana
  Employee              ID          IN Wages       IN W/H
  Okafor, Daniel        1002        7,000.00       214.00
  Total Indiana                     7,000.00       214.00
  `);
  const [rosa, daniel] = people;
  t.equal(people.length, 3);
  t.same(plain(rosa!.taxes), [
    "federal_income 850",
    "social_security 558",
    "state_income 200",
    "state_unemployment 243",
  ]);
  t.match(daniel, { employee_id: "1002", gross_pay: 7000, deductions: [] });
  t.match(daniel!.taxes[2], {
    type: "state_income",
    jurisdiction: "US-IN",
    amount: 214,
    taxable_wages: 7000,
  });
  t.equal(output.totals?.gross_pay, 21000);
  t.same(wrong, NOTHING);
  t.end();
});
