import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { withYear } from "./support/plain-lines.ts";

test("figures of the year may stand in brackets below those of the period, with no word for it", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Register
  Pay Period: 06/01/2026 - 06/14/2026

  Employee                   Regular        Bonus       Gross Pay     Federal Tax      Medicare        Net Pay
  Bellwether, Rosa          1,600.00         0.00        1,600.00          160.00         23.20       1,416.80
  ID 1001                (19,200.00)     (500.00)     (19,700.00)      (1,920.00)      (285.65)    (17,494.35)
  Okafor, Miguel            2,000.00       100.00        2,100.00          210.00         30.45       1,859.55
  ID 1002                (24,000.00)     (100.00)     (24,100.00)      (2,410.00)      (349.45)    (21,340.55)
  Yates, Olive              1,000.00         0.00        1,000.00          100.00         14.50         885.50
  ID 1003                (12,000.00)       (0.00)     (12,000.00)      (1,200.00)      (174.00)    (10,626.00)
  Company Total             4,600.00       100.00        4,700.00          470.00         68.15       4,161.85
                         (55,200.00)     (600.00)     (55,800.00)      (5,530.00)      (809.10)    (49,460.90)
  `);
  const [rosa, miguel] = output.employees;
  t.match(rosa, { employee_id: "1001", gross_pay: 1600, net_pay: 1416.8 });
  t.same(withYear(rosa!.taxes), ["federal_income 160 1920", "medicare 23.2 285.65"]);
  t.same(withYear(miguel!.earnings), ["regular 2000 24000", "bonus 100 100"]);
  t.match(output.totals, { gross_pay: 4700, net_pay: 4161.85 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a second line that is not larger throughout is another check", (t) => {
  const { output } = bestInferredOf(`
  Harbor Kites LLC
  Check Register
  Pay Period: 06/01/2026 - 06/14/2026

  Employee              Check #    Type          Gross Pay    Federal Tax      Medicare       Net Pay
  Bellwether, Rosa      20115      Regular        1,600.00         160.00         23.20      1,416.80
                        20415      Manual           400.00          40.00          5.80        354.20
                        20715      Void          400.00 CR       40.00 CR       5.80 CR     354.20 CR
                        Employee Total            1,600.00         160.00         23.20      1,416.80
  Okafor, Miguel        20116      Regular        2,100.00         210.00         30.45      1,859.55
  Yates, Olive          20117      Regular        1,000.00         100.00         14.50        885.50
  Report Total                                    4,700.00         470.00         68.15      4,161.85
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 1600, net_pay: 1416.8 });
  t.same(
    rosa!.payments.map(({ number, amount }) => `${number} ${amount}`),
    ["20115 1416.8", "20415 354.2", "20715 -354.2"],
  );
  t.same(
    rosa!.taxes.map(({ type, amount }) => `${type} ${amount}`),
    ["federal_income 160", "medicare 23.2"],
  );
  t.same(rosa!.earnings, [], "what kind of check it is names no line");
  t.end();
});

test("rows of a quarter and of the year say nothing of the period", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  HARBOR KITES LLC                         PAYROLL SUMMARY
  PERIOD 06/01/2026 TO 06/14/2026

  EMPLOYEE                         GROSS      FEDERAL     MEDICARE      NET PAY
  BELLWETHER, ROSA      CUR     1,600.00       160.00        23.20     1,416.80
    NO. 1001            QTD     4,800.00       480.00        69.60     4,250.40
    ***-**-1234         YTD    19,200.00     1,920.00       278.40    17,001.60
  OKAFOR, MIGUEL        CUR     2,100.00       210.00        30.45     1,859.55
    NO. 1002            QTD     6,300.00       630.00        91.35     5,578.65
    ***-**-2345         YTD    25,200.00     2,520.00       365.40    22,314.60
  TOTAL COMPANY         CUR     3,700.00       370.00        53.65     3,276.35
    2 EMPLOYEES         QTD    11,100.00     1,110.00       160.95     9,829.05
                        YTD    44,400.00     4,440.00       643.80    39,316.20
  `);
  const [rosa] = output.employees;
  t.match(rosa, { employee_id: "1001", gross_pay: 1600, net_pay: 1416.8 });
  t.same(withYear(rosa!.taxes), ["federal_income 160 1920", "medicare 23.2 278.4"]);
  t.match(output.totals, { gross_pay: 3700, net_pay: 3276.35 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("the sum of a department is no year of the last person in it", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Register by Department
  Pay Period: 06/01/2026 - 06/14/2026

  Name                      Regular        Bonus       Gross Pay     Federal Tax      Medicare        Net Pay
  Kitchen
  Bellwether, Rosa         1,600.00         0.00        1,600.00          160.00         23.20       1,416.80
  Subtotal Kitchen         1,600.00         0.00        1,600.00          160.00         23.20       1,416.80
  Office
  Okafor, Miguel           2,000.00       100.00        2,100.00          210.00         30.45       1,859.55
  Yates, Olive             1,000.00         0.00        1,000.00          100.00         14.50         885.50
  Subtotal Office          3,000.00       100.00        3,100.00          310.00         44.95       2,745.05
  Grand Total              4,600.00       100.00        4,700.00          470.00         68.15       4,161.85
  `);
  t.same(
    output.employees.map(({ taxes }) => withYear(taxes)),
    [
      ["federal_income 160 null", "medicare 23.2 null"],
      ["federal_income 210 null", "medicare 30.45 null"],
      ["federal_income 100 null", "medicare 14.5 null"],
    ],
  );
  t.match(output.totals, { gross_pay: 4700, net_pay: 4161.85 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("hours among facts below a name are all that was worked, and no line's", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Textile Group LLC                                                                  Payroll Register
  Pay Period: 02/01/2026 - 02/14/2026   Pay Date: 02/20/2026

  Employee             Regular    Overtime    Gross Pay     Fed W/H    Medicare     Medical      Net Pay
  Bellwether, Rosa    1,600.00       60.00     1,660.00      166.00       24.07       50.00     1,419.93
    ID: 5600      Hrs:   82.00     Chk: 46210
  Okafor, Daniel      1,000.00                 1,000.00      100.00       14.50                   885.50
    ID: 5607      Hrs:   40.00     Chk: 46211
  Totals              2,600.00       60.00     2,660.00      266.00       38.57       50.00     2,305.43
  `);
  const [rosa] = output.employees;
  t.match(rosa, { employee_id: "5600", gross_pay: 1660, payments: [{ number: "46210" }] });
  t.match(rosa!.earnings, [{ hours: null, amount: 1600 }, { amount: 60 }]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
