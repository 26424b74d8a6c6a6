import { test } from "tap";
import { bestInferredOf as read } from "./support/best-inferred.ts";

const PAGE = `
                       Lakeside Schools Inc
                       Payroll Register        Pay Period 02/16/2026 - 02/28/2026      Pay Date 02/27/2026

  EMPLOYEE NAME             HOURS     REGULAR    GROSS PAY     FEDERAL     FICA-SS      HEALTH     NET PAY
  EMPL NO                SICK HRS     SICK LV      STIPEND   MINNESOTA    FICA-MED      DENTAL   CHECK/ADV

  LOC 110  ELEMENTARY
  DOE, JANE A                        1,900.00     2,000.00      200.00      124.00       50.00    1,500.00
  400155  CERT                                      100.00       80.00       29.00       17.00     A118402
  YTD                                7,600.00     8,000.00      800.00      496.00      200.00    6,000.00
                                                    400.00      320.00      116.00       68.00

  ROE, RICHARD B            72.00    1,800.00     2,000.00      200.00      124.00       50.00    1,500.00
  400156  CLASS @ 25.00      8.00      200.00                    80.00       29.00       17.00     C118403
  YTD                      288.00    7,200.00     8,000.00      800.00      496.00      200.00    6,000.00
                            32.00      800.00                   320.00      116.00       68.00

  LOC 210  SECONDARY
  POE, EDNA C               80.00    1,600.00     1,600.00      150.00       99.20       50.00    1,200.80
  400157  CLASS @ 20.00                                          60.00       23.20       16.80     A118404
  YTD                      320.00    6,400.00     6,400.00      600.00      396.80      200.00    4,803.20
                                                                240.00       92.80       67.20

  A = DIRECT DEPOSIT ADVICE   C = CHECK   CERT = LICENSED STAFF   CLASS = OTHER STAFF
`;

test("records of two lines, with as many for the year, are read below a header of two lines", (t) => {
  const { output, failed, unclaimed } = read(PAGE);
  t.same([failed, unclaimed], [[], []]);
  t.same(
    output.employees.map(({ employee_id, department, gross_pay, net_pay }) => [
      employee_id,
      department,
      gross_pay,
      net_pay,
    ]),
    [
      ["400155", "110 ELEMENTARY", 2000, 1500],
      ["400156", "110 ELEMENTARY", 2000, 1500],
      ["400157", "210 SECONDARY", 1600, 1200.8],
    ],
  );
  t.match(output.employees[0]!.taxes, [
    { description: "FEDERAL", amount: 200, ytd_amount: 800 },
    { description: "MINNESOTA", amount: 80, ytd_amount: 320 },
    { description: "FICA-SS", amount: 124, ytd_amount: 496 },
    { description: "FICA-MED", amount: 29, ytd_amount: 116 },
  ]);
  t.end();
});

test("a rate behind the id is that of each line whose hours it makes the pay for", (t) => {
  const [jane, richard] = read(PAGE).output.employees;
  t.match(jane!.earnings, [
    { description: "REGULAR", hours: null, rate: null, amount: 1900, ytd_amount: 7600 },
    { description: "STIPEND", amount: 100, ytd_amount: 400 },
  ]);
  const byName = new Map(richard!.earnings.map((line) => [line.description, line]));
  t.match(byName.get("REGULAR"), { hours: 72, rate: 25, amount: 1800, ytd_hours: 288, ytd_amount: 7200 });
  t.match(byName.get("SICK LV"), { hours: 8, rate: 25, amount: 200, ytd_hours: 32, ytd_amount: 800 });
  t.end();
});
