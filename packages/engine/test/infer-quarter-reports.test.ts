import { test } from "tap";
import { plain } from "./support/plain-lines.ts";
import { NOTHING, readPrinted } from "./support/printed.ts";

test("a report of one quarter has no other period, and may list the sums of its columns once more", (t) => {
  const { output, people, wrong } = readPrinted(`
  Employer Payroll Tax Summary                                         Quarter to Date 07/01/2026 - 08/31/2026
  Harbor Nurseries Inc. Company ID HRB-18

                                       Social Security ER       Medicare ER            NC SUI
  ID        Employee  QTD Gross Wages  Taxable        Tax    Taxable     Tax    Taxable      Tax  Total ER Taxes

  301    Rosa Bellwether  10,000.00  10,000.00     620.00  10,000.00  145.00   9,500.00    95.00         860.00
  305    Miguel Okafor     8,000.00   8,000.00     496.00   8,000.00  116.00   8,000.00    80.00         692.00
  309    Priya Desai       5,000.00   5,000.00     310.00   5,000.00   72.50   5,000.00    50.00         432.50
  Totals - 3 employees    23,000.00  23,000.00   1,426.00  23,000.00  333.50  22,500.00   225.00       1,984.50

       Employer Tax          Rate    QTD Taxable Wages     QTD Tax
       Social Security ER   6.20%            23,000.00    1,426.00
  `);
  t.same(wrong, NOTHING);
  t.match(output.company, { name: "Harbor Nurseries Inc.", id: "HRB-18" });
  t.same(
    people.map(({ employee_id: id, gross_pay: gross, employer_taxes: paid }) => [id, gross, plain(paid)]),
    [
      ["301", 10000, ["social_security 620", "medicare 145", "state_unemployment 95"]],
      ["305", 8000, ["social_security 496", "medicare 116", "state_unemployment 80"]],
      ["309", 5000, ["social_security 310", "medicare 72.5", "state_unemployment 50"]],
    ],
  );
  t.end();
});

test("the recap of a division or of the company is a sum, and no division", (t) => {
  const lines = (hours: string, regular: string, tax: string): string => `
  01    Regular Time      ${hours}  ${regular}    FED   Federal Income    ${tax}
  Gross Pay                        ${regular}    Total Taxes             ${tax}`;
  const { output, people, wrong } = readPrinted(`
  Harbor Contractors Inc.                            Payroll Recap by Division
  Company 220                                        Paid 06/19/2026

  Earnings                 Hours    Amount    Taxes                    Amount

  Division A - Civil
  Bellwether, Rosa                                              Employee A0041
  ${lines("   80.00", "2,000.00", "  200.00")}
                                                 Net Pay               1,800.00
  Okafor, Miguel                                                Employee A0057
  ${lines("   80.00", "3,000.00", "  300.00")}
                                                 Net Pay               2,700.00
  Division A - Civil Recap                                           Employees 2
  ${lines("  160.00", "5,000.00", "  500.00")}
                                                 Net Pay               4,500.00

  Division B - Paving
  Desai, Priya                                                  Employee B0019
  ${lines("   80.00", "1,000.00", "  100.00")}
                                                 Net Pay                 900.00
  Division B - Paving Recap                                          Employees 1
  ${lines("   80.00", "1,000.00", "  100.00")}
                                                 Net Pay                 900.00

  Company 220 Recap                                                  Employees 3
  ${lines("  240.00", "6,000.00", "  600.00")}
                                                 Net Pay               5,400.00
  `);
  t.same(wrong, NOTHING);
  t.match(output.totals, { employee_count: 3, gross_pay: 6000, net_pay: 5400, total_taxes: 600 });
  t.same(
    people.map(({ department, net_pay: net }) => [department, net]),
    [
      ["Division A - Civil", 1800],
      ["Division A - Civil", 2700],
      ["Division B - Paving", 900],
    ],
  );
  t.end();
});

test("a register of checks says what was earned and paid, and nothing between", (t) => {
  const { people, wrong } = readPrinted(`
  Harbor Therapy LLC                         Payroll Check Register
                                             Check Date: 10/23/2026
  Checks
  Check No.    Date         Emp ID     Employee               Gross Pay      Net Pay
  30418        10/23/2026   E002058    Bellwether, Rosa        2,460.96     1,919.06
  30419        10/23/2026   E002059    Okafor, Miguel          3,143.20     2,372.72
  Total Checks: 2                                              5,604.16     4,291.78

  Direct Deposit Vouchers
  Check No.    Date         Emp ID     Employee               Gross Pay      Net Pay
  V880126      10/23/2026   E002031    Desai, Priya            2,326.94     1,780.22
  Total Vouchers: 1                                            2,326.94     1,780.22

  Register Total      Employees: 3                             7,931.10     6,072.00
  `);
  t.same(wrong, NOTHING);
  t.same(
    people.flatMap(({ payments }) => payments.map(({ number, method }) => `${method} ${number}`)).sort(),
    ["check 30418", "check 30419", "direct_deposit V880126"],
  );
  t.end();
});
