import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

test("a number of a check, once the net pay of another is printed, begins the next check", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  CHECK REGISTER                                  CHECK DATE 07/17/2026

  040141  BELLWETHER, ROSA
    CHECK 88124   ASSIGNMENT NORTHGATE
      REGULAR      40.00    936.80    FEDERAL W/H     49.59    UNION DUES    20.00
                                      FICA-SS         58.08
      GROSS                 936.80    TOTAL TAXES    107.67    NET PAY      809.13
    CHECK 88125   ASSIGNMENT HILLCREST
      REGULAR      24.00    664.80    FEDERAL W/H     60.24    UNION DUES    10.00-
                                      FICA-SS         41.22
      GROSS                 664.80    TOTAL TAXES    101.46    NET PAY      573.34
    EMPLOYEE TOTAL    GROSS 1,601.60    TAXES 209.13    NET 1,382.47
  `);
  t.match(output.employees, [{ gross_pay: 1601.6, net_pay: 1382.47, employee_id: "040141" }]);
  t.match(output.employees[0]!.payments, [{ number: "88124" }, { number: "88125" }]);
  t.match(output.employees[0]!.taxes, [
    { description: "FEDERAL W/H" },
    { description: "FICA-SS", amount: 99.3 },
  ]);
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("hours and earnings under one word for the year are of the year, and bare sums those of their lists", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC                         Advice Date: 07/10/2026
  Rosa Bellwether                          Employee ID: 0091
  14 Laurel Ct

                              --------- Current ---------    -------- YTD --------
  HOURS AND EARNINGS              Hours          Earnings      Hours       Earnings
  Regular                         72.00            720.00     720.00       7,200.00
  Vacation                         8.00             80.00      80.00         800.00
  TOTAL                           80.00            800.00     800.00       8,000.00

  TAXES                         Current         YTD     BEFORE-TAX DEDUCTIONS     Current         YTD     AFTER-TAX DEDUCTIONS     Current        YTD
  Fed Withholdng                  80.00      800.00     Medical                     50.00      500.00     United Way                  5.00      50.00
  Fed OASDI/EE                    49.60      496.00     Dental                      10.00      100.00     TOTAL                       5.00      50.00
  TOTAL                          129.60    1,296.00     TOTAL                       60.00      600.00

                    TOTAL GROSS     TOTAL TAXES     TOTAL DEDUCTIONS     NET PAY
  Current                800.00          129.60                65.00      605.40
  YTD                  8,000.00        1,296.00               650.00    6,054.00
  `);
  const [person] = output.employees;
  t.match(person, { gross_pay: 800, net_pay: 605.4 });
  t.match(person!.earnings, [
    { amount: 720, hours: 72, ytd_amount: 7200, ytd_hours: 720 },
    { ytd_amount: 800 },
  ]);
  t.match(person!.deductions, [
    { type: "medical", pretax: true, ytd_amount: 500 },
    { type: "charity", pretax: false },
    { type: "dental", pretax: true },
  ]);
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("the words of a label may go on below its figures", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Employee: Rosa Bellwether     Pay Date: 07/10/2026
  Earnings                          Taxes
  Regular            800.00         Federal Income       80.00
  Paycheck            50.00         Tax
  Tips                              Social Security      52.70
  Gross Pay          850.00         Net Pay             717.30
  `);
  const [person] = output.employees;
  t.same(plain(person!.earnings), ["regular 800", "tips 50"]);
  t.match(person!.taxes, [{ description: "Federal Income Tax" }, { type: "social_security" }]);
  t.same(unclaimed, []);
  t.end();
});

test("a stub below its check is read once, whatever stands on the check", (t) => {
  const stub = `
  Harbor Chapel                                                              3301
  Employee                                        SSN
  Rosa Bellwether, 88 Orchard Ln, Macon, GA 31201   ***-**-4410
  Pay Period: 06/01/2026 - 06/30/2026     Pay Date: 06/30/2026
  Earnings             Current     YTD Amount     Taxes                     Current     YTD Amount
  Salary              1,000.00       6,000.00     Federal Withholding       -100.00        -600.00
                                                  GA - Withholding           -50.00        -300.00
                                                                            -150.00        -900.00
                                                  Net Pay                    850.00       5,100.00
`;
  const { output, failed } = bestInferredOf(`
  Harbor Chapel                                                              3301
  200 Bay St                                                           06/30/2026
  PAY TO THE
  ORDER OF   Rosa Bellwether                                          $ **850.00
  Eight Hundred Fifty and 00/100****************************************** DOLLARS
  Rosa Bellwether
  88 Orchard Ln
  MEMO Pay Period: 06/01/2026 - 06/30/2026
${stub}
${stub}`);
  t.match(output.employees, [{ name: "Rosa Bellwether", net_pay: 850 }]);
  t.same(plain(output.employees[0]!.earnings), ["regular 1000"]);
  t.same(plain(output.employees[0]!.taxes), ["federal_income 100", "state_income 50"]);
  t.equal(output.format_type, "pay_statement");
  t.same(failed, []);
  t.end();
});

test("the first and the last day of a period stand below one name for both", (t) => {
  const { output } = bestInferredOf(`
  Harbor Kite Builders LLC
  PAYROLL NO.    WEEK BEGINNING / WEEK ENDING    CONTRACT NO.
  14             10/05/2026 / 10/11/2026         OH-22-10418

  Employee             Regular     Gross Pay    Federal    Medicare     Net Pay
  Bellwether, Rosa    1,600.00      1,600.00     160.00       23.20    1,416.80
  Okafor, Miguel      2,000.00      2,000.00     200.00       29.00    1,771.00
  Totals              3,600.00      3,600.00     360.00       52.20    3,187.80
  `);
  t.same(output.pay_period, { start: "2026-10-05", end: "2026-10-11" });
  t.match(output.totals, { gross_pay: 3600, net_pay: 3187.8 });
  t.end();
});

test("whoever is paid may stand close behind the words of a check, and on no stub beside a label", (t) => {
  const stub = (name: string): string => `
  Harbor Chapel, Inc.       Check No. 3301            Check Date 07/06/2026
  ${name}           SSN ***-**-4410           Pay Period 06/01/2026 - 06/30/2026
  Earnings             Current     YTD Amount     Taxes and Deductions     Current     YTD Amount
  Salary              1,000.00       6,000.00     Federal Withholding       100.00         600.00
                                                  GA State Tax               50.00         300.00
  Gross Pay           1,000.00       6,000.00     Total                     150.00         900.00
                                                  Net Pay                   850.00       5,100.00
  `;
  const page = (name: string): string => `
  Harbor Chapel, Inc.                                                        3301
  200 Bay St
  Macon, GA 31201
                                                                       07/06/2026
  PAY TO THE
  ORDER OF ${name}                                            $ **850.00
  Eight Hundred Fifty and 00/100****************************************** DOLLARS
  Memo: Payroll 06/01/2026 - 06/30/2026
  ${stub(name)}
                                                                     Employee copy
  ${stub(name)}
                                                                     Employer copy`;
  const { output, failed } = bestInferredOf(page("Rosa Bellwether"), page("Daniel Okafor"));
  t.match(output.employees, [
    { name: "Rosa Bellwether", department: null, net_pay: 850, payments: [{ number: "3301", amount: 850 }] },
    { name: "Daniel Okafor", department: null, gross_pay: 1000, net_pay: 850, payments: [{ amount: 850 }] },
  ]);
  t.same(plain(output.employees[0]!.earnings), ["regular 1000"]);
  t.same(plain(output.employees[0]!.taxes), ["federal_income 100", "state_income 50"]);
  t.same(failed, []);
  t.end();
});
