import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { describedWithHours, plain } from "./support/plain-lines.ts";

test("below the name of a line a header may say hours, and each line of a person stands below its own", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Inns Group
  Payroll Register by Location                                            Period: 08/02/2026 to 08/15/2026
                                                                          Pay Date: 08/21/2026

  Employee               Regular   Overtime     PTO   Chg Tips     Gross    Fed W/H     Soc Sec   Medical      Net   Check /
  ID  Position             Hours      Hours   Hours                  Pay  State W/H    Medicare    Dental      Pay   Voucher
  Location 0310 - Harbor Inn, Astoria, OR   State: OR
  Bellwether, Rosa        800.00      60.00               40.00   900.00      90.00       55.80     50.00   646.15   DD
  K50012  Housekeeping     40.00       2.00                                   45.00       13.05                      V7700101
  Okafor, Miguel          400.00                80.00             480.00      48.00       29.76             371.28   CK
  K50027  Night Audit      40.00                 8.00                         24.00        6.96                      80411
  Location 0310 Total   1,200.00      60.00     80.00     40.00 1,380.00     138.00       85.56     50.00 1,017.43
  2 Employees              80.00       2.00      8.00                         69.00       20.01
  Location 0320 - River Suites, Boise, ID   State: ID
  Fontaine, Claire        600.00                                  600.00      60.00       37.20             464.10   DD
  K50031  Front Desk       40.00                                              30.00        8.70                      V7700102
  Lindqvist, Olof         500.00      30.00                       530.00      53.00       32.86     10.00   400.00   CK
  K50044  Maintenance      40.00       1.50                                   26.50        7.64                      80412
  Location 0320 Total   1,100.00      30.00                     1,130.00     113.00       70.06     10.00   864.10
  2 Employees              80.00       1.50                                   56.50       16.34
  Company Total         2,300.00      90.00     80.00     40.00 2,510.00     251.00      155.62     60.00 1,881.53
  4 Employees             160.00       3.50      8.00                        125.50       36.35

  DD = Direct Deposit   CK = Check
  `);
  const [rosa, miguel, claire] = output.employees;
  t.match(rosa, { employee_id: "K50012", department: "0310 Harbor Inn", gross_pay: 900, net_pay: 646.15 });
  t.same(describedWithHours(rosa!.earnings), ["Regular 800 40", "Overtime 60 2", "Chg Tips 40 null"]);
  t.equal(rosa!.earnings[2]!.type, "tips");
  t.same(
    rosa!.taxes.map(({ type, jurisdiction }) => `${type} ${jurisdiction}`),
    ["federal_income US", "social_security US", "state_income US-OR", "medicare US"],
  );
  t.equal(claire!.taxes.find(({ type }) => type === "state_income")!.jurisdiction, "US-ID");
  t.same(describedWithHours(miguel!.earnings), ["Regular 400 40", "PTO 80 8"]);
  t.same(
    output.employees.map(({ payments }) => `${payments[0]!.method} ${payments[0]!.number}`),
    ["direct_deposit V7700101", "check 80411", "direct_deposit V7700102", "check 80412"],
  );
  t.same(plain(miguel!.deductions), []);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
