import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { describedWithHours, plain } from "./support/plain-lines.ts";

test("figures below a line that names somebody and how they are paid stand under a header of several lines", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Register
  Pay Period: 06/01/2026 - 06/14/2026

          Regular     Regular       Gross      Federal                  Net
            Hours         Pay         Pay          Tax     Medicare     Pay
  EN - Engineering
  1001 Bellwether, Rosa Check 20115
            80.00    1,600.00    1,600.00       160.00        23.20    1,416.80
  1002 Okafor, Miguel Direct Deposit
            70.00    2,100.00    2,100.00       210.00        30.45    1,859.55
  1003 Yates, Olive Check 20116
            40.00    1,000.00    1,000.00       100.00        14.50      885.50
  Total EN - 3 employees
           190.00    4,700.00    4,700.00       470.00        68.15    4,161.85
  Grand Total - 3 employees
           190.00    4,700.00    4,700.00       470.00        68.15    4,161.85
  `);
  const [rosa, miguel] = output.employees;
  t.equal(output.employees.length, 3);
  t.match(rosa, { employee_id: "1001", gross_pay: 1600, net_pay: 1416.8 });
  t.same(describedWithHours(rosa!.earnings), ["Regular 1600 80"]);
  t.same(plain(miguel!.taxes), ["federal_income 210", "medicare 30.45"]);
  t.match(rosa!.payments, [{ number: "20115", method: "check" }]);
  t.match(miguel!.payments, [{ number: null, method: "direct_deposit" }]);
  t.match(output.totals, { gross_pay: 4700, net_pay: 4161.85 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a header of two lines over people with one line or several is one header", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Gross-to-Net Register
  Pay Date: 06/19/2026

  Employee                        Pay                              Pay       Total      Total         Total         Net
  Number    Name                  Type         Hours     Rate    Amount      Gross      Taxes    Deductions         Pay
  1001      BELLWETHER, ROSA      REG          80.00  20.0000  1,600.00
                                  SICK          8.00  20.0000    160.00   1,760.00     183.20         50.00    1,526.80
  1003      YATES, OLIVE          REG          40.00  25.0000  1,000.00
                                  OVT           2.00  37.5000     75.00
                                  SHIFT DIFF   10.00   1.0000     10.00   1,085.00     114.50         20.00      950.50
  1002      OKAFOR, MIGUEL        REG          70.00  30.0000  2,100.00   2,100.00     240.45          0.00    1,859.55
  COMPANY TOTAL                               210.00           4,945.00   4,945.00     538.15         70.00    4,336.85
  `);
  const [rosa, olive] = output.employees;
  t.match(rosa, { employee_id: "1001", gross_pay: 1760, net_pay: 1526.8 });
  t.match(olive, { gross_pay: 1085, net_pay: 950.5 });
  t.same(describedWithHours(olive!.earnings), ["REG 1000 40", "OVT 75 2", "SHIFT DIFF 10 10"]);
  t.match(output.totals, { gross_pay: 4945, net_pay: 4336.85 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("words of a heading that look like a name are none", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Larkspur Kites Inc
  Payroll Summary
  Check Date: 06/19/2026

                                Shift       Total         Net       Med     Federal       FICA        Long Term
  Name                ID        Premium     Gross         Pay       Ins         W/H       Medicare         Care
  Department: Engineering
  Rosa Bellwether     0023       100.00     100.00       53.55     25.00      10.00           1.45        10.00
  Miguel Okafor       0028       200.00     200.00      150.00      0.00      20.00          20.00        10.00
  Olive Yates         0033       300.00     300.00      200.00     40.00      30.00          20.00        10.00
  Totals                         600.00     600.00      403.55     65.00      60.00          41.45        30.00
  `);
  t.equal(output.employees.length, 3);
  t.match(output.employees[0], {
    name: "Rosa Bellwether",
    employee_id: "0023",
    gross_pay: 100,
    net_pay: 53.55,
  });
  t.same(plain(output.employees[0]!.earnings), ["shift 100"]);
  t.match(output.totals, { gross_pay: 600, net_pay: 403.55 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a line of a name and its numbers is no header, whatever begins below its words", (t) => {
  const person = (name: string, id: string, check: string): string => `
  ${name}          Emp No. ${id}            Check No. ${check}
  E01     Regular Pay    80.00   20.00   1,600.00     T01   Federal Tax   160.00
  E02     Overtime Pay    2.00   30.00      60.00     T03   Medicare       23.20
          Gross          82.00           1,660.00           Total Taxes   183.20       Net Pay   1,476.80`;
  const { output, failed, unclaimed } = bestInferredOf(`
  Shenandoah Kites Co.                            Payroll Register
  Pay Period 06/01/2026 through 06/14/2026        Check Date 06/19/2026
  Code    Earnings       Hours    Rate     Amount     Code  Taxes         Amount
  ${person("Kowals, Rosa G   ", "0845", "20057")}
  ${person("Bellwether, Harvey", "0856", "20058")}
  ${person("Okafor, Miguel    ", "0857", "20059")}
  `);
  t.same(
    output.employees.map(({ name, employee_id: id }) => `${name} ${id}`),
    ["Rosa G Kowals 0845", "Harvey Bellwether 0856", "Miguel Okafor 0857"],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("what somebody does is no line", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Peachtree Kites Inc
  Payroll Report, Week Ending 06/14/2026, Check Date 06/19/2026

                                   Hourly     Hourly      Gross       Fed        Net
  Employee             Position       Hrs        Pay        Pay       Tax        Pay
  Rosa Bellwether      Server       40.00     800.00     800.00     80.00     720.00
  Miguel Okafor        Host         30.00     600.00     600.00     60.00     540.00
  Olive Yates          Cook         20.00     500.00     500.00     50.00     450.00
  Grand Total                       90.00   1,900.00   1,900.00    190.00   1,710.00
  `);
  t.same(describedWithHours(output.employees[1]!.earnings), ["Hourly 600 30"]);
  t.match(output.totals, { gross_pay: 1900, net_pay: 1710 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
