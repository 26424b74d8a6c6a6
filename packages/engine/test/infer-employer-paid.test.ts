import { test } from "tap";
import { NOTHING, readPrinted } from "./support/printed.ts";
import { described } from "./support/plain-lines.ts";

test("what the company pays may begin behind the sum of another list, right where that ends", (t) => {
  const { people, wrong } = readPrinted(`
  Harbor Kites LLC                           Payroll Register
  Pay Period 06/01/2026 - 06/14/2026   Check Date 06/19/2026
  Earnings         Hours      Amount  Tax                  Amount  Deduction            Amount  Payment
  Bellwether, Rosa             Emp ID: 1001
  Regular          80.00    1,600.00  Federal Income Tax   155.00  Medical PPO           50.00  Check
  Gross Pay        80.00    1,600.00  Medicare              23.20  Total Deductions      50.00  Net Pay     1,371.80
                                      Total Taxes         178.20 Employer Paid
                                                                   Medical PPO          415.20
                                                                   Dental                36.75
  Okafor, Daniel               Emp ID: 1002
  Regular          50.00    1,000.00  Federal Income Tax   100.00  Medical PPO           20.00  Check
  Gross Pay        50.00    1,000.00  Medicare              14.50  Total Deductions      20.00  Net Pay       865.50
                                      Total Taxes         114.50 Employer Paid
                                                                   Medical PPO          146.50
  Mercer, Alma                 Emp ID: 1003
  Regular          50.00    1,000.00  Federal Income Tax   100.00  Medical PPO           20.00  Check
  Gross Pay        50.00    1,000.00  Medicare              14.50  Total Deductions      20.00  Net Pay       865.50
                                      Total Taxes         114.50
  `);
  t.same(
    people.map(({ deductions }) => described(deductions)),
    [["Medical PPO 50"], ["Medical PPO 20"], ["Medical PPO 20"]],
  );
  t.same(
    people.map((person) => described(person.employer_contributions)),
    [["Medical PPO 415.2", "Dental 36.75"], ["Medical PPO 146.5"], []],
  );
  t.same(wrong, NOTHING);
  t.end();
});

test("payments may be named in short", (t) => {
  const { people, wrong } = readPrinted(`
  Harbor Kites LLC                           Payroll Journal
  Pay Period 06/01/2026 - 06/14/2026   Check Date 06/19/2026
  Employee            Gross Pay    Federal W/H    Medicare     Medical      Net Pay   Pmt Type   Pmt No
  Bellwether, Rosa     1,600.00         155.00       23.20       50.00     1,371.80   Dir Dep    V701330
  Okafor, Daniel       1,000.00         100.00       14.50       20.00       865.50   Check      20657
  `);
  t.match(
    people.map(({ payments }) => payments[0]),
    [
      { number: "V701330", method: "direct_deposit", amount: 1371.8 },
      { number: "20657", method: "check", amount: 865.5 },
    ],
  );
  t.same(wrong, NOTHING);
  t.end();
});

test("a report that lists deductions alone is one on benefits, whatever summary it is called", (t) => {
  const report = (title: string): string => `
  Harbor Kites LLC                           ${title}
  Pay Period 06/01/2026 - 06/14/2026   Check Date 06/19/2026
  Employee            Medical      Dental      401(k)
  Bellwether, Rosa      50.00       12.00      100.00
  Okafor, Daniel        20.00        6.00       40.00
  `;
  for (const title of ["Carrier Summary", "Benefit Deductions & Employer Cost"])
    t.equal(readPrinted(report(title)).output.format_type, "benefits_summary", title);
  t.end();
});
