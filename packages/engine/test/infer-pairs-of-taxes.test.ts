import { test } from "tap";
import { inferFacts } from "../src/infer/document/document-facts.ts";
import { bestInferredOf as read } from "./support/best-inferred.ts";
import { linesOfText } from "./support/page-of.ts";

test("wages and the tax on them stand below the name of each tax, in groups of a state", (t) => {
  const { output, failed, unclaimed } = read(`
    Quarterly Wage & Tax Report by Employee
    Elm Veterinary Partners LLC                                            Quarter 1, 2026   01/01/2026 through 03/31/2026

                                                Federal Income Tax       Medicare (EE)        State Income Tax      State Unemployment (ER)
    Employee               ID / SSN     Gross     Taxable       Tax     Taxable       Tax     Taxable       Tax     Taxable         Tax
    Georgia (GA)           State account GA DOR 2417083
    Hollis, Tamika L       E33408   14,700.00   13,400.00    700.00   14,200.00    205.90   13,400.00    725.00    9,500.00      256.50
                           ***-**-3157
    Kranz, Tobias          E17519   19,700.00   18,200.00  1,273.00   18,200.00    263.90   18,200.00    983.00    9,500.00      256.50
                           ***-**-3146
    Georgia subtotal       2 employees 34,400.00 31,600.00 1,973.00   32,400.00    469.80   31,600.00  1,708.00   19,000.00      513.00
    North Carolina (NC)    State account NC DOR 600918
    Adebayo, Olufemi       E19673   17,500.00   16,100.00  1,665.00   16,600.00    240.70   16,100.00    685.00   16,600.00      196.00
                           ***-**-7403
    Report total           3 employees 51,900.00 47,700.00 3,638.00   49,000.00    710.50   47,700.00  2,393.00   35,600.00      709.00
  `);
  t.same([failed, unclaimed], [[], []]);
  const [tamika, , olufemi] = output.employees;
  t.match(tamika, { employee_id: "E33408", department: null });
  t.match(tamika!.taxes, [
    { description: "Federal Income Tax", taxable_wages: 13400, amount: 700 },
    { description: "Medicare (EE)", taxable_wages: 14200, amount: 205.9 },
    { description: "State Income Tax", jurisdiction: "US-GA", taxable_wages: 13400, amount: 725 },
  ]);
  t.match(tamika!.employer_taxes, [{ jurisdiction: "US-GA", taxable_wages: 9500, amount: 256.5 }]);
  t.match(olufemi!.taxes[2], { jurisdiction: "US-NC", amount: 685 });
  t.end();
});

test("one heading may name the id and the voucher that stand below each other", (t) => {
  const { output, failed } = read(`
    Elm Orchard Supply Co.                                                         Pay Period 04/27/2026 - 05/10/2026
    Payroll Register - Current and Year to Date                                                 Check Date 05/15/2026

    Employee            ID / Voucher               Regular      Bonus      Gross   Fed Inc Tax   Medicare   Net Pay
    Achterberg, Trevor  W3268        Current      2,800.00              2,800.00        280.00      40.60  2,479.40
                        V001477      YTD         22,400.00             22,400.00      2,400.00     324.80
    Adebayo, Olufemi    W8459        Current      1,900.00     500.00   2,400.00        200.00      34.80  2,165.20
                        V001478      YTD         14,300.00   1,250.00  15,550.00      1,300.00     225.48
    Birdsong, Cody      W5426        Current      1,600.00              1,600.00         90.00      23.20  1,486.80
                        V001479      YTD         11,700.00     150.00  11,850.00        650.00     171.83
    Report Totals       3 emps       Current      6,300.00     500.00   6,800.00        570.00      98.60  6,131.40
                                     YTD         48,400.00   1,400.00  49,800.00      4,350.00     722.11
  `);
  t.same(failed, []);
  t.same(
    output.employees.map(({ employee_id, payments, earnings }) => [
      employee_id,
      payments.map(({ number, method, amount }) => [number, method, amount]),
      earnings[0]!.ytd_amount,
    ]),
    [
      ["W3268", [["V001477", "direct_deposit", 2479.4]], 22400],
      ["W8459", [["V001478", "direct_deposit", 2165.2]], 14300],
      ["W5426", [["V001479", "direct_deposit", 1486.8]], 11700],
    ],
  );
  t.end();
});

test("what the company pays is a line of the rows of the period and of the year as well", (t) => {
  const { output, failed } = read(`
    Retirement Plan Contribution Report                                Pay Period: 05/04/2026 - 05/17/2026
    Elm Creek Outfitters, LLC                                                      Check Date: 05/22/2026

                                              Gross      Pre-Tax        Roth       Total    Employer
    Employee          Employee ID               Pay       401(k)      401(k)    Employee       Match
    Adebayo, Olufemi  97-3396     Current  1,700.00       102.00        0.00      102.00       68.00
                                  YTD     20,400.00     1,224.00        0.00    1,224.00      816.00
    Cho, Mei Ling     12-7393     Current  5,200.00       416.00      260.00      676.00      208.00
                                  YTD     52,000.00     4,160.00    2,600.00    6,760.00    2,080.00
  `);
  t.same(failed, []);
  t.match(
    output.employees.map(({ employer_contributions: lines }) => lines),
    [
      [{ description: "Employer Match", type: "401k", amount: 68, ytd_amount: 816 }],
      [{ description: "Employer Match", type: "401k", amount: 208, ytd_amount: 2080 }],
    ],
  );
  t.end();
});

test("the number of a company stands in brackets behind its name, whatever word is before", (t) => {
  const facts = inferFacts(
    linesOfText(["Company: Elm Marine Service Corp. (H4M)        Pay Date 07/02/2026\nPayroll Journal"]),
  );
  t.equal(facts.get("company_name")?.text, "Elm Marine Service Corp.");
  t.equal(facts.get("company_id")?.text, "H4M");
  t.end();
});
