import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";

const PAGES = [
  `
  Payroll Summary                                                  Pay date Jul 6, 2026
  Heron & Vale Creative Agency                                     Pay schedule Semimonthly

  Employees paid    Gross pay    Employee taxes    Net pay      Employer taxes & contributions
  3                 $6,000.00    $600.00           $5,450.00    $459.00

  Employee               Department          Regular        Bonus      Gross pay
  Rosa Bellwether        Design             2,000.00            –       2,000.00
  Miguel Okafor          Studio             1,800.00       100.00       1,900.00
  Ana de la Cruz         Design             2,100.00            –       2,100.00
  Totals                                    5,900.00       100.00       6,000.00
`,
  `
                              Employee taxes
  Employee               Federal Income       Medicare     Reimbursements      Net pay
  Rosa Bellwether                171.00          29.00              50.00     1,850.00
  Miguel Okafor                  162.45          27.55                  –     1,710.00
  Ana de la Cruz                 179.55          30.45                  –     1,890.00
  Totals                         513.00          87.00              50.00     5,450.00
`,
  `
                               Employer taxes
  Employee               Social Security       Medicare      Gross pay     Total cost
  Rosa Bellwether                 124.00          29.00       2,000.00       2,203.00
  Miguel Okafor                   117.80          27.55       1,900.00       2,045.35
  Ana de la Cruz                  130.20          30.45       2,100.00       2,260.65
  Totals                          372.00          87.00       6,000.00       6,509.00
`,
];

test("what all cost has in it what people are paid back, though another table has the sum of that", async (t) => {
  const { output, held, failed, unclaimed } = bestInferredOf(...PAGES);
  t.match(output.totals, { employee_count: 3, gross_pay: 6000, net_pay: 5450 });
  t.ok(held.includes("document.employer_cost:company"));
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("what all cost is not more than its parts", async (t) => {
  const { failed } = bestInferredOf(...PAGES.map((page) => page.replace("6,509.00", "6,519.00")));
  t.same(failed, ["document.employer_cost:company"]);
});

test("a company may stand below the title beside how often it pays", async (t) => {
  t.equal(bestInferredOf(...PAGES).output.company.name, "Heron & Vale Creative Agency");
});

const TAXES_APART = [
  `
  Payroll Summary
  Juniper Lane Bakery
  Pay period: Mar 22, 2026 - Apr 4, 2026
  Payday: Apr 9, 2026

  Employee            Gross pay    Employee taxes      Net pay     Employer contributions    Total cost
  Rosa Bellwether      2,000.00            200.00     1,800.00                      40.00      2,193.00
  Miguel Okafor        1,900.00            190.00     1,710.00                      30.00      2,075.35
  Totals               3,900.00            390.00     3,510.00                      70.00      4,268.35
`,
  `
  Taxes by employee

  Rosa Bellwether
  Tax                   Employee     Employer
  Federal Income          171.00            -
  Medicare                 29.00       153.00
  Total                   200.00       153.00

  Miguel Okafor
  Tax                   Employee     Employer
  Federal Income          162.45            -
  Medicare                 27.55       145.35
  Total                   190.00       145.35
`,
];

test("what all cost has in it the employer's taxes, though another table lists them", async (t) => {
  const { held, failed } = bestInferredOf(...TAXES_APART);
  t.ok(held.includes("document.employer_cost:company"));
  t.same(failed, []);
});
