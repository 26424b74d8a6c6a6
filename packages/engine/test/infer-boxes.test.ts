import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

const LEAVE_AND_EARNINGS = `
  MEMBER LEAVE AND EARNINGS STATEMENT

  NAME (LAST, FIRST, MI)        SOC SEC NO        GRADE    PAY DATE      YRS SVC   BRANCH   PERIOD COVERED
  BELLWETHER, ROSA M            ***-**-4618       E5       01-NOV-2026   8         NCS      1-31 OCT 2026
         ENTITLEMENTS                   DEDUCTIONS                      ALLOTMENTS                    SUMMARY
  BASE PAY           3000.00    FEDERAL TAXES         200.00    CHARITY CFC          100.00    +AMT FWD          .00
  BAS                 400.00    FICA-SOC SECURITY     186.00    TRICARE DENTAL        12.00    +TOT ENT      3400.00
                                FICA-MEDICARE          43.50                                   -TOT DED       529.50
                                STATE TAXES            50.00                                   -TOT ALMT      112.00
                                MGIB                   50.00                                   =NET AMT      2758.50
                                                                                               =EOM PAY      2758.50

  TOTAL                         TOTAL                           TOTAL                           NET PAY
  3400.00                       529.50                          112.00                          2758.50
  BF BAL       ERND        USED      CR BAL      ETS BAL     LV LOST     LV PAID     USE/LOSE
  22.5         2.5         4         21.0        61.5        .0          .0          .0
  FED TAXES    WAGE PERIOD     WAGE YTD      M/S       ADDL TAX     TAX YTD
               3000.00         30000.00      S         .00          2000.00
  FICA WAGE PERIOD      SOC WAGE YTD   SOC TAX YTD    MED WAGE YTD   MED TAX YTD
  3000.00               30000.00       1860.00        30000.00       435.00
  ST         STATE TAXES WAGE PERIOD       WAGE YTD       M/S         TAX YTD
  VA         3000.00                       30000.00       S           500.00

  YOUR PAY WAS SENT BY DIRECT DEPOSIT TO ACCT ENDING 4511.
`;

test("each box of a form has its name in its corner: balances of leave are no id, and a branch beside a rank no place", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(LEAVE_AND_EARNINGS);
  const [rosa, other] = output.employees;
  t.equal(other, undefined);
  t.match(rosa, { name: "ROSA M BELLWETHER", employee_id: "", department: null });
  t.match(rosa, { gross_pay: 3400, net_pay: 2758.5 });
  t.match(output.pay_period, { start: "2026-10-01", end: "2026-10-31" });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("names over the middle of lists begin where these do", (t) => {
  const { output } = bestInferredOf(LEAVE_AND_EARNINGS);
  const [rosa] = output.employees;
  t.same(plain(rosa!.earnings), ["regular 3000", "other 400"]);
  t.same(plain(rosa!.deductions), ["charity 100", "dental 12", "other 50"]);
  t.end();
});

test("boxes say what taxes are due on, what they come to in the year, and in which state", (t) => {
  const { output } = bestInferredOf(LEAVE_AND_EARNINGS);
  const told = { taxable_wages: 3000, ytd_taxable_wages: 30_000 };
  t.match(output.employees[0]!.taxes, [
    { type: "federal_income", amount: 200, ytd_amount: 2000, ...told },
    { type: "social_security", amount: 186, ytd_amount: 1860, ...told },
    { type: "medicare", amount: 43.5, ytd_amount: 435, ...told },
    { type: "state_income", jurisdiction: "US-VA", amount: 50, ytd_amount: 500, ...told },
  ]);
  t.end();
});

test("pay that was sent to an account is a deposit of all of it", (t) => {
  const { output } = bestInferredOf(LEAVE_AND_EARNINGS);
  t.match(output.employees[0]!.payments, [{ method: "direct_deposit", amount: 2758.5 }]);
  t.end();
});

test("words below words are no boxes, which say something with a number somewhere", (t) => {
  const { output } = bestInferredOf(`
  Harbor Kites LLC     Payroll Register     Pay Date 06/19/2026
  Name                  Gross Pay       Federal      Medicare       Net Pay
  Bellwether, Rosa       1,600.00        160.00         23.20      1,416.80
  Okafor, Daniel         1,000.00        100.00         14.50        885.50
  Company Total          2,600.00        260.00         37.70      2,302.30

  R             O             H
  Regular       Overtime      Holiday
  S             B             T
  Sick          Bonus         Tips
  K             M             D
  401K          Medical       Dental
  `);
  t.match(output.employees, [
    { gross_pay: 1600, net_pay: 1416.8 },
    { gross_pay: 1000, net_pay: 885.5 },
  ]);
  t.match(output.totals, { gross_pay: 2600, net_pay: 2302.3 });
  t.end();
});
