import { test } from "tap";
import { NOTHING, readPrinted } from "./support/printed.ts";
import { described } from "./support/plain-lines.ts";

const register = `
                                                          Company                     Pay run      Pay period                    Check date
  Payroll register                                        Harbor Kites LLC            Regular      02/16/2026 - 02/28/2026       03/06/2026

  Employee               Earnings        Hours       Amount    Employee taxes                   Employee deductions            Employer taxes               Net pay
  Harbor Operations      2 employees
  Rosa Bellwether        Salary          80.00     1,600.00    Federal income tax     160.00    Medical (pre-tax)     50.00    Social Security ER    96.10    1,271.42
  ID 259                 Gross pay       80.00     1,600.00    Social Security         96.10    Total                 50.00    Medicare ER           22.48
                                                               Medicare                22.48                                   Total                118.58
                                                               Total                  278.58
  Daniel Okafor          Salary          80.00     2,000.00    Federal income tax     200.00    Medical (pre-tax)     50.00    Social Security ER   120.90    1,599.82
  ID 312                 Reimbursement                98.99    Social Security        120.90    Dental (pre-tax)      99.99    Medicare ER           28.28
                         Gross pay       80.00     2,000.00    Medicare                28.28    Total                149.99    Total                149.18
                                                               Total                  349.18
  Total Harbor Operations  Gross pay               $3,600.00                         $627.76                        $199.99                        $267.76   $2,871.24
                         Reimbursements               $98.99
  Sales                  3 employees
  Miguel Sandoval        Salary          80.00     1,000.00    Federal income tax     100.00    Medical (pre-tax)     50.00    Social Security ER    58.90      777.32
  ID 331                 Gross pay       80.00     1,000.00    Social Security         58.90    Total                 50.00    Medicare ER           13.78
                                                               Medicare                13.78                                   Total                 72.68
                                                               Total                  172.68
  Teresa Ferris          Salary          80.00     1,000.00    Federal income tax     100.00    Medical (pre-tax)     50.00    Social Security ER    58.90      777.32
  ID 332                 Gross pay       80.00     1,000.00    Social Security         58.90    Total                 50.00    Medicare ER           13.78
                                                               Medicare                13.78                                   Total                 72.68
                                                               Total                  172.68
  Priya Desai            Salary          80.00     1,000.00    Federal income tax     100.00    Medical (pre-tax)     50.00    Social Security ER    58.90      777.32
  ID 333                 Gross pay       80.00     1,000.00    Social Security         58.90    Total                 50.00    Medicare ER           13.78
                                                               Medicare                13.78                                   Total                 72.68
                                                               Total                  172.68
  Total Sales            Gross pay                 $3,000.00                         $518.04                        $150.00                        $218.04   $2,331.96
  Company total          Gross pay                 $6,600.00                       $1,145.80                        $349.99                        $485.80   $5,203.20
  5 employees            Reimbursements               $98.99
`;

test("a group with how many people it has is no person, and says nothing of the sum above", (t) => {
  const { people, wrong } = readPrinted(register);
  t.same(
    people.map(({ name, department }) => `${name}: ${department}`),
    [
      "Rosa Bellwether: Harbor Operations",
      "Daniel Okafor: Harbor Operations",
      "Miguel Sandoval: Sales",
      "Teresa Ferris: Sales",
      "Priya Desai: Sales",
    ],
  );
  t.same(described(people[1]!.earnings), ["Salary 2000", "Reimbursement 98.99"]);
  t.same(wrong, NOTHING);
  t.end();
});

test("a line of sums has one for each list, of which only the first has its name beside it", (t) => {
  const { output, held } = readPrinted(register);
  t.match(output.totals, {
    employee_count: 5,
    gross_pay: 6600,
    net_pay: 5203.2,
    total_taxes: 1145.8,
    total_deductions: 349.99,
  });
  t.ok(held.length > 20);
  t.end();
});
