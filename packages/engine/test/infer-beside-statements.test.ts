import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain, withYear } from "./support/plain-lines.ts";

test("statements stand beside each other below the name of who pays, with facts close behind each other", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Cedar Hazelnut Kites                    PAY STUB      Cedar Hazelnut Kites                    PAY STUB
  Rosa A Bellwether               Stub No. 20907        Miguel Okafor                   Stub No. 20905
  Emp # 0759 Dept Kitchen                               Emp # 0733 Dept Office
  Period 06/01/2026 to 06/14/2026 Paid 06/19/2026       Period 06/01/2026 to 06/14/2026 Paid 06/19/2026
  Pay              Hrs    Rate  This Check   To Date    Pay              Hrs    Rate  This Check   To Date
  Hourly Wages   80.00   20.00    1,600.00 19,200.00    Hourly Wages   70.00   30.00    2,100.00 25,200.00
  Gross                           1,600.00 19,200.00    Gross                           2,100.00 25,200.00
  Taxes                         This Check   To Date    Taxes                         This Check   To Date
  Fed Withholding                   160.00  1,920.00    Fed Withholding                   210.00  2,520.00
  Soc Security                       99.20  1,190.40    Soc Security                      130.20  1,562.40
  Medicare                           23.20    278.40    Medicare                           30.45    365.40
  Taxes                             282.40  3,388.80    Taxes                             370.65  4,447.80
  Take Home Pay                   1,317.60 15,811.20    Take Home Pay                   1,729.35 20,752.20
  `);
  const [rosa, miguel] = output.employees;
  t.equal(output.employees.length, 2);
  t.match(rosa, { name: "Rosa A Bellwether", employee_id: "0759", department: "Kitchen" });
  t.match(miguel, { employee_id: "0733", gross_pay: 2100, net_pay: 1729.35 });
  t.same(withYear(miguel!.taxes), [
    "federal_income 210 2520",
    "social_security 130.2 1562.4",
    "medicare 30.45 365.4",
  ]);
  t.match(rosa!.payments, [{ number: "20907" }]);
  t.match(output.pay_period, { start: "2026-06-01", end: "2026-06-14" });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("what the company pays beside is called a fringe, and what is paid to all is their net pay", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  PAYROLL EDIT LIST      Production: Mesa Kite Pictures      W/E 06/13/26
  Check Date: 06/19/26

  BELLWETHER, ROSA       ID C0911      Warrant 21332
  Pay               Hrs    Rate     Amount   Withheld          Amount   Employer Fringe        Amount
  Straight Time   40.00   40.00   1,600.00   Fed W/H           160.00   OASDI                   99.20
  Time and One Half 5.00  60.00     300.00   OASDI             117.80   Pension Health           80.00
                                             Local 480 Dues     38.00
  Total Pay                       1,900.00   Total Withheld    315.80   NET CHECK            1,584.20
  OKAFOR, MIGUEL         ID C0899      Warrant 21331
  Pay               Hrs    Rate     Amount   Withheld          Amount   Employer Fringe        Amount
  Straight Time   40.00   50.00   2,000.00   Fed W/H           200.00   OASDI                  124.00
                                             OASDI             124.00   Pension Health           90.00
                                             Local 480 Dues     40.00
  Total Pay                       2,000.00   Total Withheld    364.00   NET CHECK            1,636.00
  PRODUCTION TOTALS               3,900.00                     679.80   NET CHECKS           3,220.20
  `);
  const [rosa] = output.employees;
  t.match(rosa, { employee_id: "C0911", gross_pay: 1900, net_pay: 1584.2 });
  t.same(plain(rosa!.deductions), ["union_dues 38"]);
  t.same(plain(rosa!.taxes), ["federal_income 160", "social_security 117.8"]);
  t.same(plain(rosa!.employer_taxes), ["social_security 99.2"]);
  t.match(rosa!.payments, [{ number: "21332", amount: 1584.2 }]);
  t.equal(output.pay_period.end, "2026-06-13");
  t.equal(output.company.name, "Mesa Kite Pictures");
  t.match(output.totals, { gross_pay: 3900, net_pay: 3220.2 }, "the last sum is over everybody");
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a sum of all that is withheld is over all people what it is of each", (t) => {
  const { output, failed } = bestInferredOf(`
  Llano Creek ISD
  Payroll Register
  Pay Date 06/19/2026

  Emp Nbr: 0428   Name: BELLWETHER, ROSA    Campus: 100   Check Nbr: 21121
  Standard Gross: 4,000.00     Total Gross: 4,000.00
  Total Deduct:     558.00     Net Pay:     3,442.00
     Description               Employee     Employer
     Medicare                     58.00        58.00
     TRS Member Deposit          330.00         0.00
     Health BCBS HD              170.00       225.00
  Emp Nbr: 0418   Name: OKAFOR, MIGUEL      Campus: 300   Check Nbr: 21120
  Standard Gross: 2,000.00     Total Gross: 2,000.00
  Total Deduct:     194.00     Net Pay:     1,806.00
     Description               Employee     Employer
     Medicare                     29.00        29.00
     TRS Member Deposit          165.00         0.00
  District Totals
     Total Gross:               6,000.00
     Total Deduct:                752.00
     Net Pay:                   5,248.00
  `);
  const [rosa, miguel] = output.employees;
  t.match(rosa, { employee_id: "0428", department: "100", net_pay: 3442 });
  t.match(miguel!.payments, [{ number: "21120" }]);
  t.same(plain(rosa!.deductions), ["pension 330", "medical 170"]);
  t.same(plain(rosa!.employer_contributions), ["medical 225"]);
  t.match(output.totals, { gross_pay: 6000, net_pay: 5248, total_deductions: null });
  t.same(failed, []);
  t.end();
});
