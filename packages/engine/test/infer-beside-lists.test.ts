import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { describedWithHours, plain, withYear } from "./support/plain-lines.ts";

test("lists of people stand beside each other under a header that is repeated", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
                         GRANITE FALLS SCHOOL DISTRICT 12
                              PAYROLL WARRANT LIST
                             WARRANT DATE 06/19/2026
  NAME                   WARRANT      NET PAY    NAME                   WARRANT      NET PAY
  BELLWETHER, ROSA       21095       2,535.84    OKAFOR, MIGUEL         21091       1,859.55
  CASTELLANOS, VERA      21120       1,890.18    YATES, OLIVE           21124       1,250.00
  DELUCA, NADIA          21122         900.84
                                                 TOTAL WARRANTS                     8,436.41
  `);
  t.same(
    output.employees.map(({ name, net_pay: net }) => `${name} ${net}`),
    [
      "ROSA BELLWETHER 2535.84",
      "VERA CASTELLANOS 1890.18",
      "NADIA DELUCA 900.84",
      "MIGUEL OKAFOR 1859.55",
      "OLIVE YATES 1250",
    ],
  );
  t.match(output.employees[3]!.payments, [{ number: "21091", amount: 1859.55 }]);
  t.equal(output.company.name, "GRANITE FALLS SCHOOL DISTRICT 12");
  t.equal(output.pay_date, "2026-06-19");
  t.match(output.totals, { net_pay: 8436.41 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("what was paid before and what changed stand beside the pay", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Laurel Ridge Kites LLC
  Payroll Variance Report
  Current: Check Date 06/19/2026, Period 06/01/2026 - 06/14/2026

                                       Gross Pay                       Taxes                        Net Pay
  ID      Employee               Prior   Current    Change      Prior   Current   Change      Prior   Current    Change
  0688    Bellwether, Rosa    1,500.00  1,600.00    100.00     171.00    183.20    12.20   1,329.00  1,416.80     87.80
  0684    Okafor, Miguel      2,200.00  2,100.00  (100.00)     252.00    240.45  (11.55)   1,948.00  1,859.55   (88.45)
  0750    Yates, Olive        1,000.00  1,000.00      0.00     114.50    114.50     0.00     885.50    885.50      0.00
          Company Total       4,700.00  4,700.00      0.00     537.50    538.15     0.65   4,162.50  4,161.85    (0.65)
  `);
  const [rosa] = output.employees;
  t.match(rosa, { employee_id: "0688", gross_pay: 1600, net_pay: 1416.8 });
  t.match(output.totals, { gross_pay: 4700, net_pay: 4161.85, total_taxes: 538.15 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("what is so much an hour for everybody is paid to a fund by the company", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Union Remittance Report
  Stone Mountain Kites LLC
  Work Period 06/01/2026 - 06/28/2026

  SSN            Member              Hours Worked    Gross Wages    Working Dues    Health & Welfare      Pension      Total Due
  IBEW 613 - Inside Wiremen
  XXX-XX-2114    Bellwether, Rosa          160.00       4,800.00          144.00            1,320.00     1,040.00       2,504.00
  XXX-XX-4342    Okafor, Miguel            150.00       4,200.00          126.00            1,237.50       975.00       2,338.50
  XXX-XX-3413    Yates, Olive               80.50       2,415.00           72.45              664.13       523.25       1,259.83
  XXX-XX-0127    Zimmer, Karen             120.00       3,000.00           90.00              990.00       780.00       1,860.00
                 Total IBEW 613            510.50      14,415.00          432.45            4,211.63     3,318.25       7,962.33
                 Report Total              510.50      14,415.00          432.45            4,211.63     3,318.25       7,962.33
  `);
  const [rosa] = output.employees;
  t.equal(output.format_type, "benefits_summary");
  t.same(plain(rosa!.deductions), ["union_dues 144"]);
  t.same(plain(rosa!.employer_contributions), ["medical 1320", "pension 1040"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a job whose hours are paid at a rate is earned, whatever it is called", (t) => {
  const stub = (name: string, check: string): string => `
  Maumee Bay Kites Inc                                                                        Check ${check}
  ${name}                                                    Week Ending 06/14/2026   Check Date 06/19/2026
  Date        Job                   Hours     Rate     Amount    Withheld         This Check    Year to Date
  06/10/26    1042 Harbor Pier       8.00    25.00     200.00    Federal               40.00        1,200.00
  06/11/26    1060 School            8.00    25.00     200.00    FICA                  24.80          744.00
              Gross Pay             16.00              400.00    Total Withheld        64.80
                                                                 Net Check            335.20
  `;
  const { output, failed, unclaimed } = bestInferredOf(
    `${stub("408  Rosa Bellwether", "21115")}\n\n${stub("409  Miguel Okafor", "21116")}`,
  );
  const [rosa, miguel] = output.employees;
  t.match(rosa, { employee_id: "408", gross_pay: 400, net_pay: 335.2, payments: [{ number: "21115" }] });
  t.match(miguel!.payments, [{ number: "21116" }]);
  t.same(describedWithHours(rosa!.earnings), ["1042 Harbor Pier 200 8", "1060 School 200 8"]);
  t.same(withYear(rosa!.taxes), ["federal_income 40 1200", "fica 24.8 744"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("wages of each tax stand before it, and what is deducted before and after taxes is no tax", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Blue Heron Kites Inc
  Payroll Tax Register   Period 06/01/2026 - 06/14/2026   Check Date 06/19/2026

                         Gross       Pre-Tax     Federal    Federal    Medicare    Medicare       State       State    After-Tax        Net
  Employee                 Pay    Deductions       Wages        Tax       Wages         Tax       Wages         Tax   Deductions        Pay
  Bellwether, Rosa    1,600.00        100.00    1,500.00     150.00    1,600.00       23.20    1,500.00       75.00        20.00   1,231.80
  Okafor, Miguel      2,100.00          0.00    2,100.00     210.00    2,100.00       30.45    2,100.00      105.00         0.00   1,754.55
  Company Total       3,700.00        100.00    3,600.00     360.00    3,700.00       53.65    3,600.00      180.00        20.00   2,986.35
  `);
  const [rosa] = output.employees;
  t.same(plain(rosa!.taxes), ["federal_income 150", "medicare 23.2", "state_income 75"]);
  t.same(
    rosa!.taxes.map(({ taxable_wages: wages }) => wages),
    [1500, 1600, 1500],
  );
  t.same(plain(rosa!.deductions), ["other 100", "other 20"]);
  t.match(output.totals, { gross_pay: 3700, net_pay: 2986.35 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
