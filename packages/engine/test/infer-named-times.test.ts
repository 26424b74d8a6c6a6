import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { describedWithHours } from "./support/plain-lines.ts";

test("names stand over hours, their rate and the pay, and complete others; each job has a line, and the last says the rest", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  The Gilded Oyster Restaurant Group
  Payroll & Tip Register    Pay week 10/12/26 - 10/18/26    Checks dated 10/23/26
                                                Regular                  Overtime                 Tips                             Taxes          Deductions      Less: cash
                                                                                                                         Federal                                  tips already
  Emp#   Employee           Job          Hrs   Rate       Pay     Hrs   Rate       Pay     Charged     Cash      Gross       W/H   Medicare    Meals   Uniform        received     Net Pay   Check
  Front of House
  1103   Bellwether, Rosa   Host       17.75  12.00    213.00                                                   213.00     17.00       3.09    10.00      5.00                      177.91   42398
  1364   Okafor, Miguel     Host       16.00  12.00    192.00
                            Bartender  15.00   5.00     75.00                               320.00    68.00     655.00     91.00       9.50    15.00                   (68.00)      471.50   42401
  1365   Petrov, Imogen     Server     20.00   6.00    120.00    2.00   9.00     18.00      200.00    30.00     368.00     40.00       5.34               5.00         (30.00)      287.66   42402
  1366   Quigley, Mavis     Server     10.00   6.00     60.00                                50.00    10.00     120.00     10.00       1.74                            (10.00)       98.26   42403
  Front of House - 4 on payroll        78.75           660.00    2.00            18.00      570.00   108.00   1,356.00    158.00      19.67    25.00     10.00        (108.00)    1,035.33
  `);
  const [rosa, miguel, imogen] = output.employees;
  t.match(rosa, { department: "Front of House", gross_pay: 213, net_pay: 177.91 });
  t.same(describedWithHours(rosa!.earnings), ["Regular 213 17.75"]);
  t.match(
    miguel!.earnings.filter(({ type }) => type === "regular"),
    [
      { description: "Regular", hours: 16, rate: 12, amount: 192 },
      { description: "Regular", hours: 15, rate: 5, amount: 75 },
    ],
  );
  t.match(
    miguel!.earnings.filter(({ type }) => type === "tips"),
    [
      { description: "Charged Tips", amount: 320 },
      { description: "Cash Tips", amount: 68 },
    ],
  );
  t.match(miguel!.deductions, [
    { description: "Meals", amount: 15 },
    { description: "Less: cash tips already received", amount: 68 },
  ]);
  t.match(imogen!.payments, [{ number: "42402", method: "check", amount: 287.66 }]);
  t.ok(
    imogen!.earnings.some(
      ({ description, hours, rate }) => description === "Overtime" && hours === 2 && rate === 9,
    ),
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
