import { test } from "tap";
import { jointly, payIn, peopleOf } from "./joint-reading.ts";

test("a page of two stubs is about two people", async (t) => {
  const stub = (name: string, hours: string, pay: string, tax: string, net: string): string => `
    Employee Name:  ${name}
    Earnings          Hours    Rate    Current
    Regular           ${hours}   20.00   ${pay}
    Bonus                               100.00
    Taxes                              Current
    Federal Tax                         ${tax}
    Medicare                             20.00
    Net Pay                           ${net}
  `;
  const people = payIn(
    stub("Alma Mercer", "80.00", "1,600.00", "150.00", "1,530.00") +
      stub("Boris Hale", "70.00", "1,400.00", "120.00", "1,360.00"),
  );
  t.strictSame(
    people.map(({ net }) => net),
    [1530, 1360],
  );
});

test("boxes of people stand side by side, each below their name", async (t) => {
  const people = payIn(`
    Payroll details

    Ada Byron                                    Carl Linden
    Editor                                       Printer
    Earnings                                     Earnings
    Salary                        $2,000.00      Hourly  80 h × $20.00         $1,600.00
    Bonus                           $100.00      Overtime  4 h × $30.00          $120.00
    Gross earnings                $2,100.00      Gross earnings                $1,720.00
    Federal income tax             -$210.00      Federal income tax             -$172.00
    Medicare                        -$30.45      Medicare                        -$24.94
    Total taxes                    -$240.45      Total taxes                    -$196.94
    Net pay                       $1,859.55      Net pay                       $1,523.06
  `);
  t.same(
    people.map(({ gross, net }) => [gross, net]),
    [
      [2100, 1859.55],
      [1720, 1523.06],
    ],
  );
  t.ok(people[1]!.lines.includes("earning Overtime 12000 -"), "hours times their rate are no amounts");
});

test("what a page prints twice is read once", async (t) => {
  const stub = `
    Lantern Foods       Alma Mercer     Employee ID 4471     Check 21907
    Earnings          Hours    Rate    Current        YTD    Taxes             Current       YTD
    Regular           80.00   20.00   1,600.00   8,000.00    Federal Tax        150.00    700.00
    Overtime           4.00   30.00     120.00     240.00    Medicare            24.94    119.48
    Gross Pay                         1,720.00   8,240.00    Total Taxes        174.94    819.48
    Net Pay                           1,545.06   7,420.52
`;
  const people = payIn(`${stub}\n    EMPLOYEE COPY\n\n${stub}\n    EMPLOYER COPY`);
  t.equal(people.length, 1);
  t.equal(people[0]!.gross, 1720);
  t.ok(people[0]!.lines.includes("earning Regular 160000 800000"));
});

test("a header that a page has once is over the numbers of all its statements, and a transfer is how somebody is paid", async (t) => {
  const person = (id: string, name: string, pay: string, tax: string, net: string, year: string): string => `
${id} ${name}                                Org. unit: Filling Line
Payments
1010                Hourly wage                   65.00             24.3500            ${pay}           ${year}
/101                Total gross                                                        ${pay}           ${year}
Employee taxes
/401       FED      TX Withholding Tax                                                   ${tax}            2,347.85
/405       FED      TX EE Medicare Tax                                                    29.86              489.45
Deductions
3310                401(k) savings EE                                                    107.57            1,775.23
/559                Payment by bank transfer                                           ${net}           24,754.56
Employer items (not part of payment)
/406       FED      TX ER Medicare Tax                                                    29.86              489.45
`;
  const joint = jointly(`
Payroll Journal
Regular payroll run                                                                     Payment date 09/25/2026

WType     Auth.    Wage type text               Number                 Rate            Amount           Cumulated
${person("00104417", "Bernadette Kowalczyk", "1,582.75", "155.81", "1,289.51", "31,922.85")}
${person("00104903", "Theodore Lefevre    ", "1,850.00", "124.28", "1,588.29", "35,150.00")}
${person("00105512", "Wolfgang Stoecker   ", "2,850.00", "324.28", "2,388.29", "45,150.00")}
  `);
  const people = peopleOf(joint);
  t.same(
    people.map(({ figures, payments }) => [figures.get("net_pay")?.cents, payments[0]?.method]),
    [
      [128951, "direct_deposit"],
      [158829, "direct_deposit"],
      [238829, "direct_deposit"],
    ],
  );
  t.same(
    people[1]!.items.map(
      ({ label, amount, ytdAmount }) => `${label.text} ${amount?.cents} ${ytdAmount?.cents}`,
    ),
    [
      "Hourly wage 185000 3515000",
      "TX Withholding Tax 12428 234785",
      "TX EE Medicare Tax 2986 48945",
      "401(k) savings EE 10757 177523",
      "TX ER Medicare Tax 2986 48945",
    ],
  );
});
