import { test } from "tap";
import { linesOf } from "../src/layout/lines.ts";
import { bestInferredOf, bestInferredOfLines } from "./support/best-inferred.ts";
import { pageOf } from "./support/page-of.ts";

const plain = (lines: readonly { type: string; amount: number }[]): string[] =>
  lines.flatMap(({ type, amount }) => (amount === 0 ? [] : [`${type} ${amount}`]));

test("fields of a form are called what stands behind their letters", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Sierra Nursery LLC
  QUARTERLY REPORT OF WAGES (CONTINUATION)
  QUARTER ENDED 09/30/2026

  C. SOCIAL SECURITY NUMBER      D. EMPLOYEE NAME (FIRST NAME) (M.I.) (LAST NAME)
  XXX-XX-1001                    ROSA M BELLWETHER
  F. TOTAL SUBJECT WAGES         G. PIT WAGES              H. PIT WITHHELD
  2,622.50                       2,522.50                  131.17

  C. SOCIAL SECURITY NUMBER      D. EMPLOYEE NAME (FIRST NAME) (M.I.) (LAST NAME)
  XXX-XX-1002                    MIGUEL OKAFOR
  F. TOTAL SUBJECT WAGES         G. PIT WAGES              H. PIT WITHHELD
  1,117.20                       1,117.20                  58.09
  `);
  t.equal(output.format_type, "tax_report");
  t.equal(output.pay_period.end, "2026-09-30");
  const [rosa, miguel] = output.employees;
  t.match(rosa, { name: "ROSA M BELLWETHER", gross_pay: 2622.5, department: null });
  t.match(rosa!.taxes, [{ type: "state_income", taxable_wages: 2522.5, amount: 131.17 }]);
  t.match(miguel, { name: "MIGUEL OKAFOR", gross_pay: 1117.2 });
  t.same(unclaimed, []);
  t.end();
});

test("people stand beside each other, each behind a word that says so", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Lake Paper Inc
  Payroll Register
  Pay Period 06/01/2026 - 06/14/2026   Pay Date 06/19/2026

  Employee Bellwether, Rosa                             Employee Okafor, Miguel
  Emp # 1001                                            Emp # 1002
  Earnings              Hours      Amount               Earnings              Hours      Amount
  Regular               80.00    1,600.00               Regular               40.00    1,000.00
  Gross                 80.00    1,600.00               Overtime               2.00       75.00
  Federal Income Tax               160.00               Gross                 42.00    1,075.00
  Medicare                          23.20               Federal Income Tax               100.00
  Net Pay                        1,416.80               Medicare                          15.59
                                                        Net Pay                          959.41
  `);
  t.same(
    output.employees.map(({ name, employee_id, gross_pay, net_pay }) => [
      name,
      employee_id,
      gross_pay,
      net_pay,
    ]),
    [
      ["Rosa Bellwether", "1001", 1600, 1416.8],
      ["Miguel Okafor", "1002", 1075, 959.41],
    ],
  );
  t.same(plain(output.employees[1]!.earnings), ["regular 1000", "overtime 75"]);
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("each check has a line below its person, and their sums another, below a header of two lines", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Widget Works LLC
  Employee Payroll Report
  Pay Period From 06/01/2026 to 06/14/2026, Pay Date: 06/19/2026

  Check #      Check Date        Gross      Pre-Tax         Federal       Medicare         Other      Net Pay
                                   Pay    Deduction     Withholding    Withholding    Deductions
  Emp# 1001    Rosa Bellwether
  DD           06/19/2026     1,600.00       100.00          160.00          23.20          0.00     1,316.80
  Employee Totals:            1,600.00       100.00          160.00          23.20          0.00     1,316.80
  Emp# 1002    Miguel Okafor
  5502         06/19/2026     1,000.00         0.00          100.00          14.50         20.00       865.50
  Employee Totals:            1,000.00         0.00          100.00          14.50         20.00       865.50
  Company Totals:             2,600.00       100.00          260.00          37.70         20.00     2,182.30
  `);
  const [rosa, miguel] = output.employees;
  t.match(rosa, { name: "Rosa Bellwether", gross_pay: 1600, net_pay: 1316.8 });
  t.same(plain(rosa!.deductions), ["other 100"]);
  t.match(rosa!.payments, [{ method: "direct_deposit", number: null, amount: 1316.8 }]);
  t.same(plain(miguel!.deductions), ["other 20"]);
  t.match(miguel!.payments, [{ number: "5502", amount: 865.5 }]);
  t.match(output.totals, { gross_pay: 2600, net_pay: 2182.3 });
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("what is deducted has one column beside taxes that have one each", (t) => {
  const { output, failed } = bestInferredOf(`
  Blue Bakery
  Paycheck Details

  Employee Name      Pay Period    Pay Period    Check         Gross Pay    Federal       Medicare    Deductions    Net Pay
                     Start         End           Date                       Income Tax
  Rosa Bellwether    06/01/2026    06/14/2026    06/19/2026    $1,600.00    $160.00       $23.20      $25.00        $1,391.80
  Miguel Okafor      06/01/2026    06/14/2026    06/19/2026    $1,000.00    $100.00       $14.50      $0.00           $885.50
  Total                                                        $2,600.00    $260.00       $37.70      $25.00        $2,277.30
  `);
  t.same(plain(output.employees[0]!.deductions), ["other 25"]);
  t.match(output, { pay_period: { start: "2026-06-01", end: "2026-06-14" }, pay_date: "2026-06-19" });
  t.equal(output.company.name, "Blue Bakery");
  t.same(failed, []);
  t.end();
});

test("each plan has its people and their sum below it", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Benefits Deductions and Contributions
  06/01/2026 - 06/14/2026

  Medical Insurance
  Employee               Employee Deduction     Company Contribution         Total
  Bellwether, Rosa                    50.00                   125.00        175.00
  Okafor, Miguel                      60.00                   150.00        210.00
  Total                              110.00                   275.00        385.00

  401(k)
  Employee               Employee Deduction     Company Contribution         Total
  Bellwether, Rosa                    80.00                    40.00        120.00
  Total                               80.00                    40.00        120.00
  `);
  t.equal(output.format_type, "benefits_summary");
  const [rosa, miguel] = output.employees;
  t.same(plain(rosa!.deductions), ["medical 50", "401k 80"]);
  t.same(plain(rosa!.employer_contributions), ["medical 125", "401k 40"]);
  t.same(plain(miguel!.deductions), ["medical 60"]);
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("the sums of the company stand in a line of text", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Company: Tybee Crab LLC
  Report: Payroll Summary
  Check Dates From: 6/19/2026 - Payroll 1   To: 6/19/2026 - Payroll 1
  Pay Period: 6/1/2026 to 6/14/2026

  Bellwether, Rosa
  Earnings        Hours      Amount    Taxes              Amount
  Regular         80.00    1,600.00    FED FIT            160.00
  Total Earnings  80.00    1,600.00    FED MEDCARE         23.20
                                       Total Taxes        183.20
  Net Pay: 1,416.80

  Okafor, Miguel
  Earnings        Hours      Amount    Taxes              Amount
  Regular         40.00    1,000.00    FED FIT            100.00
  Total Earnings  40.00    1,000.00    FED MEDCARE         14.50
                                       Total Taxes        114.50
  Net Pay: 885.50

  Company Total and Employee Count   2 employees   Total Earnings 2,600.00   Total Taxes 297.70   Net Pay 2,302.30
  `);
  t.match(output.totals, { gross_pay: 2600, total_taxes: 297.7, net_pay: 2302.3 });
  t.equal(output.pay_date, "2026-06-19");
  t.same(unclaimed, []);
  t.end();
});

test("one table tells what people earn, another what is withheld and paid", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Journal Report
  Payroll period 06/01/2026 - 06/14/2026    Pay day 06/19/2026

  Last Name     First Name    Department    Pay Type       Hours      Rate      Amount
  Bellwether    Rosa          Kitchen       Regular        80.00     20.00    1,600.00
                                            Gross          80.00              1,600.00
  Okafor        Miguel        Office        Regular        40.00     25.00    1,000.00
                                            Bonus                               200.00
                                            Gross          40.00              1,200.00
  Payroll Totals                            Gross         120.00              2,800.00

  Last Name     First Name    Federal Income Tax    Medicare     Net Pay
  Bellwether    Rosa                      160.00       23.20    1,416.80
  Okafor        Miguel                    120.00       17.40    1,062.60
  Payroll Totals                          280.00       40.60    2,479.40
  `);
  t.same(
    output.employees.map(({ name, department, gross_pay, net_pay }) => [
      name,
      department,
      gross_pay,
      net_pay,
    ]),
    [
      ["Rosa Bellwether", "Kitchen", 1600, 1416.8],
      ["Miguel Okafor", "Office", 1200, 1062.6],
    ],
  );
  t.same(plain(output.employees[1]!.earnings), ["regular 1000", "bonus 200"]);
  t.same(plain(output.employees[1]!.taxes), ["federal_income 120", "medicare 17.4"]);
  t.match(output.totals, { gross_pay: 2800, net_pay: 2479.4 });
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("small words beside a large name stand on its line, though a little higher", (t) => {
  const page = pageOf(`
  Mission Robotics LLC
  Payroll Run
  Pay Period 06/01/2026 - 06/14/2026

  Rosa Bellwether                                       Net pay      $1,416.80
  Earnings                            Employee taxes
  Regular earnings   $1,600.00        Federal Income Tax   $160.00
  Gross pay          $1,600.00        Medicare              $23.20
                                      Total employee taxes $183.20

  Miguel Okafor                                         Net pay        $885.50
  Earnings                            Employee taxes
  Regular earnings   $1,000.00        Federal Income Tax   $100.00
  Gross pay          $1,000.00        Medicare              $14.50
                                      Total employee taxes $114.50
  `);
  const isName = (text: string): boolean => /^(?:Rosa|Bellwether|Miguel|Okafor)$/.test(text);
  const words = page.words.map((word) =>
    isName(word.text) ? { ...word, size: 11, baseline: word.baseline + 4 } : word,
  );
  const { output, failed, unclaimed } = bestInferredOfLines(linesOf({ ...page, words }, "point"));
  t.same(
    output.employees.map(({ name, net_pay }) => [name, net_pay]),
    [
      ["Rosa Bellwether", 1416.8],
      ["Miguel Okafor", 885.5],
    ],
  );
  t.same([failed, unclaimed], [[], []]);
  t.end();
});
