import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, describedWithHours } from "./support/plain-lines.ts";

test("names of groups stand over all columns that the rules below them do", async (t) => {
  const { output, failed } = bestInferredOf(`
  HARBOR KITE SUPPLY LLC                                                                    PAYROLL REGISTER
  Pay Period 07/06/2026 - 07/12/2026                                                        Check Date: 07/17/2026

                            HOURS              EARNINGS       OTHER EARNINGS      GROSS         TAXES           DEDUCTIONS
                        ~~~~~~~~~~~~      ~~~~~~~~~~~~~~~~~  ~~~~~~~~~~~~~~~~~          ~~~~~~~~~~~~~~~~~~~  ~~~~~~~~~~~~~
  Employee         Rate    Reg    OT      Regular  Overtime  Cd  Hours  Amount      Pay  Federal  Medicare   Cd    Amount       Net Pay
  BELLWETHER, ROSA  20.00  38.00   2.00    760.00     60.00  V    8.00   160.00   980.00    95.00     14.21  MD     25.00        805.79
  010255                                                                                                     K4     40.00      V0088120
  OKAFOR, BO        30.00  40.00         1,200.00                              1,200.00   120.00     17.40  MD     25.00        977.60
  010314                                                                                                     K4     60.00      V0088121
  DESAI, PRIYA      25.00  40.00         1,000.00            S           50.00 1,050.00   101.00     15.23                     933.77
  010432                                                                                                                       V0088122
  TOTAL                   118.00   2.00  2,960.00     60.00          8.00   210.00 3,230.00   316.00     46.84           150.00      2,717.16
  3 Employees

  Other earnings: V = Vacation  S = Shift Differential
  Deductions: MD = Medical  K4 = 401(k)                                                Voucher numbers (V) are direct deposits
  `);
  const [rosa, bo] = output.employees;
  t.same(described(rosa!.earnings), ["Regular 760", "Overtime 60", "Vacation 160"]);
  t.same(describedWithHours(rosa!.earnings).slice(0, 2), ["Regular 760 38", "Overtime 60 2"]);
  t.same(described(rosa!.taxes), ["Federal 95", "Medicare 14.21"]);
  t.same(described(rosa!.deductions), ["Medical 25", "401(k) 40"], "a code of a list is no state");
  t.equal(bo!.name, "BO OKAFOR", "who ends as no place does");
  t.same(
    output.employees.map(({ payments }) => payments.map(({ number, method }) => [number, method])),
    [[["V0088120", "direct_deposit"]], [["V0088121", "direct_deposit"]], [["V0088122", "direct_deposit"]]],
  );
  t.same(failed, []);
});

test("names of groups stand over all columns between the rules at their sides", async (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Kite Supply LLC    Payroll Register    Check Date: 07/17/2026

                    ¦ EARNINGS                      ¦ TAXES                       ¦ COMPANY           ¦
  Employee            Regular  Overtime    Gross Pay  Federal  Medicare       SDI   Medicare      FUTA    Net Pay
  Rosa Bellwether      800.00     60.00       860.00    95.00     12.47      8.60      12.47      5.16     743.93
  Miguel Okafor      1,200.00               1,200.00   120.00     17.40     12.00      17.40      7.20   1,050.60
  Totals             2,000.00     60.00     2,060.00   215.00     29.87     20.60      29.87     12.36   1,794.53
  `);
  const [rosa] = output.employees;
  t.same(described(rosa!.taxes), ["Federal 95", "Medicare 12.47", "SDI 8.6"]);
  t.same(described(rosa!.employer_taxes), ["Medicare 12.47", "FUTA 5.16"]);
  t.same(failed, []);
});

test("columns that each have a rule below their names are no groups", async (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Kite Supply LLC    Payroll Summary    Check Date: 07/17/2026

  Employee             Hours   Earnings      Taxes  Deductions    Net Pay
  ~~~~~~~~~~~~~~~~  ~~~~~~~~  ~~~~~~~~~  ~~~~~~~~~  ~~~~~~~~~~  ~~~~~~~~~
  Rosa Bellwether      40.00     800.00      95.00       25.00     680.00
  Miguel Okafor        40.00   1,200.00     120.00       25.00   1,055.00
  Totals               80.00   2,000.00     215.00       50.00   1,735.00
  `);
  t.same(
    output.employees.map(({ gross_pay: gross, net_pay: net }) => [gross, net]),
    [
      [800, 680],
      [1200, 1055],
    ],
  );
  t.same(failed, []);
});

test("names of one column, of hours and pay and of groups stand side by side between rules", async (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Kite Supply LLC    Weekly Pay Summary    Work week Jul 6, 2026 - Jul 12, 2026    Pay date Jul 17, 2026

                           ¦     Regular     ¦      Leave      ¦  Longevity ¦   Gross    ¦        Taxes        ¦     Deductions     ¦    Net     ¦
  Associate / Worksite         Hrs       Pay     Hrs       Pay          Pay          Pay    Federal   Medicare   Benefits   Garnish          Pay
  Rosa Bellwether            40.00    800.00    8.00    160.00        50.00     1,010.00      95.00      14.65      25.00     10.00       865.35
  A27013 · Peachtree Cold
  Miguel Okafor              40.00  1,200.00                                    1,200.00     120.00      17.40      25.00               1,037.60
  A23425 · Savannah Port
  Priya Desai                40.00  1,000.00                                    1,000.00     101.00      14.50                            884.50
  A21875 · Savannah Port
  Totals                    120.00  3,000.00    8.00    160.00        50.00     3,210.00     316.00      46.55      50.00     10.00     2,787.45
  `);
  const [rosa, miguel] = output.employees;
  t.same(describedWithHours(rosa!.earnings), ["Regular 800 40", "Leave 160 8", "Longevity Pay 50 null"]);
  t.same(described(rosa!.deductions), ["Benefits 25", "Garnish 10"]);
  t.match(rosa, {
    name: "Rosa Bellwether",
    employee_id: "A27013",
    department: "Peachtree Cold",
    net_pay: 865.35,
  });
  t.match(miguel, { gross_pay: 1200, net_pay: 1037.6 });
  t.same(failed, []);
});
