import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described } from "./support/plain-lines.ts";

const strip = (name: string, id: string, check: string): string => `
  Birch Tile Works LLC
  Employee: ${name} (${id})          Period 10/05/2026 - 10/11/2026     Paid 10/16/2026     Check ${check}

                   Regular       OT   Mileage      Total   Federal    Social            State     Total    Health             Total
                       Pay      Pay    Reimb.      Gross  Withhold  Security  Medicare   W/H MO    Taxes      Ins    401(k)    Ded.    Net Pay
  Hours              40.00     2.00
  Rate               20.00    30.00
  Amount            800.00    60.00     40.00     860.00     90.00     53.32     12.47     30.00   185.79     10.00    50.00    60.00     654.21
  Y-T-D           8,000.00   600.00    400.00   8,600.00    900.00    533.20    124.70    300.00 1,857.90    100.00   500.00   600.00   6,542.10
`;

test("names of several lines stand over rows that say what their numbers are", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    strip("Rosa Bellwether", "1012", "20115") + strip("Daniel Okafor", "1013", "20116"),
  );
  const [rosa, daniel] = output.employees;
  t.match(rosa, { name: "Rosa Bellwether", employee_id: "1012", gross_pay: 860, net_pay: 654.21 });
  t.match(daniel, { name: "Daniel Okafor", employee_id: "1013" });
  t.same(described(rosa!.earnings), ["Regular Pay 800", "OT Pay 60", "Mileage Reimb. 40"]);
  t.match(rosa!.earnings, [{ type: "regular" }, { type: "overtime" }, { type: "reimbursement" }]);
  t.same(described(rosa!.taxes), [
    "Federal Withhold 90",
    "Social Security 53.32",
    "Medicare 12.47",
    "State W/H MO 30",
  ]);
  t.same(described(rosa!.deductions), ["Health Ins 10", "401(k) 50"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("names of groups over several columns are no first lines of their names", (t) => {
  const { output, failed } = bestInferredOf(`
  Birch Tile Works LLC
  Employee: Rosa Bellwether (1012)          Period 10/05/2026 - 10/11/2026     Paid 10/16/2026     Check 20115

                     Earnings                             Taxes                    Deductions
                   Regular  Overtime     Gross   Federal  Medicare     Total    Dental   Net Pay
  Hours              40.00      2.00
  Current           800.00     60.00    860.00     90.00     12.47    102.47     10.00    747.53
  YTD             8,000.00    600.00  8,600.00    900.00    124.70  1,024.70    100.00  7,475.30
  `);
  const [rosa] = output.employees;
  t.same(described(rosa!.earnings), ["Regular 800", "Overtime 60"]);
  t.same(described(rosa!.taxes), ["Federal 90", "Medicare 12.47"]);
  t.same(described(rosa!.deductions), ["Dental 10"]);
  t.same(failed, []);
  t.end();
});

test("the row of the period may have a short name", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Birch Tile Works LLC
  Employee: Rosa Bellwether (1012)          Period 10/05/2026 - 10/11/2026     Paid 10/16/2026     Check 20115

                       Reg       O/T     Gross   Federal  Medicare     Dental   Net Pay
  Hrs                40.00      2.00
  Rate               20.00     30.00
  Curr              800.00     60.00    860.00     90.00     12.47      10.00    747.53
  YTD             8,000.00    600.00  8,600.00    900.00    124.70     100.00  7,475.30
  `);
  t.match(output.employees, [
    { gross_pay: 860, net_pay: 747.53, earnings: [{ amount: 800 }, { amount: 60 }] },
  ]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
