import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

test("what somebody has agreed to be paid in a year, or for an hour, is no pay of the period", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC                 Payroll Register        Pay Period 06/01/2026 to 06/14/2026   Check Date 06/19/2026

  Bellwether, Rosa       Emp #: 001441     Dept: 10 Clinic    Salary 52,000.00 / yr      Voucher #: 7201
  Earnings        Rate    Hours    Current        YTD     Taxes                 Current        YTD
  Salary                  80.00   2,000.00   6,000.00     Federal Income         200.00     600.00
  Gross Pay               80.00   2,000.00   6,000.00     Medicare                29.00      87.00
                                                          Total Taxes            229.00     687.00
                                                                             Net Pay 1,771.00

  Okafor, Miguel         Emp #: 001442     Dept: 10 Clinic    Hourly 20.8500      Voucher #: 7202
  Earnings        Rate    Hours    Current        YTD     Taxes                 Current        YTD
  Regular      20.8500    80.00   1,668.00   5,004.00     Federal Income         160.00     480.00
  Gross Pay               80.00   1,668.00   5,004.00     Medicare                24.19      72.57
                                                          Total Taxes            184.19     552.57
                                                                             Net Pay 1,483.81
  `);
  const [rosa, miguel] = output.employees;
  t.match(rosa, { department: "10 Clinic", gross_pay: 2000, net_pay: 1771 });
  t.same(plain(rosa!.earnings), ["regular 2000"]);
  t.same(plain(rosa!.taxes), ["federal_income 200", "medicare 29"]);
  t.match(rosa!.payments, [{ number: "7201" }]);
  t.match(miguel, { gross_pay: 1668, net_pay: 1483.81 });
  t.same(plain(miguel!.earnings), ["regular 1668"]);
  t.same(plain(miguel!.taxes), ["federal_income 160", "medicare 24.19"]);
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("a line of sums may count people before it tells hours, each sum right behind its name", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC                 Payroll Register        Pay Period 06/01/2026 to 06/14/2026   Check Date 06/19/2026

  Bellwether, Rosa       Emp #: 001441     Dept: 10 Clinic
  Earnings        Rate    Hours    Current        YTD     Taxes                 Current        YTD
  Salary                  80.00   2,000.00   6,000.00     Federal Income         200.00     600.00
  Gross Pay               80.00   2,000.00   6,000.00     Total Taxes            200.00     600.00
                                                                             Net Pay 1,800.00

  Okafor, Miguel         Emp #: 001442     Dept: 10 Clinic
  Earnings        Rate    Hours    Current        YTD     Taxes                 Current        YTD
  Regular      20.8500    80.00   1,668.00   5,004.00     Federal Income         160.00     480.00
  Gross Pay               80.00   1,668.00   5,004.00     Total Taxes            160.00     480.00
                                                                             Net Pay 1,508.00

  Department 10 Clinic Totals      Employees 2      Hours 160.00   Gross 3,668.00   Taxes 360.00      Net 3,308.00
  COMPANY TOTALS                   Employees: 2
  Earnings                Hours    Current        YTD     Taxes                 Current        YTD
  Salary                  80.00   2,000.00   6,000.00     Federal Income         360.00   1,080.00
  Regular                 80.00   1,668.00   5,004.00     Total Taxes            360.00   1,080.00
  Gross Pay              160.00   3,668.00  11,004.00
                                                                             Net Pay 3,308.00
  `);
  t.match(output.totals, { employee_count: 2, gross_pay: 3668, total_taxes: 360, net_pay: 3308 });
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

const ANNUAL = `
  Harbor Kites LLC                 Payroll Register        Pay Period 06/01/2026 to 06/14/2026   Check Date 06/19/2026

  001441     Bellwether, Rosa       Salaried Annual 52,000.00        Frequency: Biweekly
  Earnings              Hours    Current        YTD     Taxes                 Current        YTD         NET PAY
  SAL  Salary           80.00   2,000.00   6,000.00     Federal Income         200.00     600.00        1,771.00
  Gross Pay             80.00   2,000.00   6,000.00     Medicare                29.00      87.00           Check
                                                        Total Taxes            229.00     687.00       No. 20166

  001442     Okafor, Miguel         Salaried Annual 41,600.00        Frequency: Biweekly
  Earnings              Hours    Current        YTD     Taxes                 Current        YTD         NET PAY
  SAL  Salary           80.00   1,600.00   4,800.00     Federal Income         160.00     480.00        1,616.80
  BON  Bonus                      200.00     200.00     Medicare                23.20      69.60  Direct Deposit
  Gross Pay             80.00   1,800.00   5,000.00     Total Taxes            183.20     549.60      No. V50314

  Company Totals – 2 Employees
  Earnings                        Amount                Taxes                  Amount              TOTAL NET PAY
  Salary                        3,600.00                Federal Income         360.00                   3,387.80
  Bonus                           200.00                Medicare                52.20
  Total Gross Pay               3,800.00                Total Taxes            412.20
`;

test("what somebody is paid in a year may be called so, without a unit behind it", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(ANNUAL);
  t.same(
    output.employees.map(({ earnings }) => plain(earnings)),
    [["regular 2000"], ["regular 1600", "bonus 200"]],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a word for a check below the net pay heads nothing, and its number stands below", (t) => {
  t.same(
    bestInferredOf(ANNUAL).output.employees.map(({ payments }) =>
      payments.map(({ method, number, amount }) => `${method} ${number} ${amount}`),
    ),
    [["check 20166 1771"], ["direct_deposit V50314 1616.8"]],
  );
  t.end();
});

test("a recap may name lines without the codes that they have beside people", (t) => {
  const { output, held } = bestInferredOf(ANNUAL);
  t.equal(output.totals?.employee_count, 2);
  t.match(output.employees[1]!.earnings, [{ code: "SAL" }, { code: "BON" }]);
  t.ok(held.includes("column.earnings:Salary:company"));
  t.end();
});
