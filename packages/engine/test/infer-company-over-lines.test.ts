import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";

test("who pays is nobody where the column of names breaks the name of the company, and a code is no other department", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Register
  Tidewater City Kites, Inc.     Period: 06/01/2026 - 06/14/2026   Check Date: 06/19/2026

  Employee               Earnings     Hours       Amount   Taxes            Amount     Net Pay

  Department: 1010 - Sail Loft
  Bellwether, Rosa       Regular      72.00     1,440.00   Federal Income   144.00    1,432.80
  Emp #: 1049            Holiday       8.00       160.00   Medicare          23.20
  Dept: 1010

  Department: 2000 - Shipping
  Okafor, Miguel         Regular      40.00     1,000.00   Federal Income   100.00      885.50
  Emp #: 1050                                              Medicare          14.50
  Dept: 2000

  Company Totals
  Tidewater City         Regular     112.00     2,440.00   Federal Income   244.00    2,318.30
  Kites, Inc.            Holiday       8.00       160.00   Medicare          37.70
  Employees: 2
  `);
  t.match(output.employees, [
    { name: "Rosa Bellwether", department: "1010 Sail Loft", net_pay: 1432.8 },
    { name: "Miguel Okafor", department: "2000 Shipping", net_pay: 885.5 },
  ]);
  t.equal(output.employees.length, 2);
  t.match(output.totals, { employee_count: 2, net_pay: 2318.3 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
