import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { describedWithHours, plain } from "./support/plain-lines.ts";

const person = (name: string, id: string, facts: readonly string[]): string => `
  ${name.padEnd(22)}Earning          REG    Regular                      40.00    20.0000      800.00
  ${id.padEnd(22)}Reimbursement    EXP    Expense Reimbursement                               25.00
  ${(facts[0] ?? "").padEnd(22)}EE Tax           FITW   Federal Income Tax                                  80.00
  ${(facts[1] ?? "").padEnd(22)}EE Tax           SS     Social Security                                     49.60
                        EE Tax           MED    Medicare                                            11.60
                        Deduction        DENT   Dental                                              10.00
                        ER Tax           SS-R   Social Security ER                                  49.60
                        Direct Deposit          Checking ...8550                                   673.80
  Gross Pay 800.00    Employee Taxes 141.20    Deductions 10.00    Reimbursements 25.00    Net Pay 673.80
`;

const reportOf = (...facts: readonly (readonly string[])[]): string => `
  Sonoran Sun Pools, LLC
  Payroll Detail Report
  Pay period 02/09/2026 - 02/22/2026     Pay date 02/28/2026

  Employee              Type             Code   Description                  Hours       Rate      Amount
${person("Beaumont, Nia A", "#100499", facts[0]!)}
${person("Iyengar, Katherine", "#100873", facts[1]!)}
${person("Khoury, Viktor", "#100407", facts[2]!)}
${person("Pham, Deborah", "#100311", facts[3]!)}
`;

test("what several people share in the column of names, below their ids, is their department", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    reportOf(["Sales"], ["Operations"], ["Sales"], ["Operations"]),
  );
  t.match(output.employees, [
    { name: "Nia A Beaumont", employee_id: "100499", department: "Sales", gross_pay: 800, net_pay: 673.8 },
    { name: "Katherine Iyengar", employee_id: "100873", department: "Operations" },
    { name: "Viktor Khoury", employee_id: "100407", department: "Sales" },
    { name: "Deborah Pham", employee_id: "100311", department: "Operations" },
  ]);
  const [nia] = output.employees;
  t.same(plain(nia!.earnings), ["regular 800", "reimbursement 25"], "its kind says that it is paid back");
  t.same(plain(nia!.taxes), ["federal_income 80", "social_security 49.6", "medicare 11.6"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("what people do, how they are employed, and what nobody shares is no department", (t) => {
  for (const facts of [
    [["Driver"], ["Bookkeeper"], ["Driver"], ["Driver"]],
    [["Full Time"], ["Part Time"], ["Full Time"], ["Full Time"]],
    [["Elm Street"], ["Oak Lane"], ["Birch Row"], ["Main Street"]],
    [
      ["Sales", "North"],
      ["Sales", "South"],
      ["Sales", "North"],
      ["Sales", "North"],
    ],
  ])
    t.same(
      bestInferredOf(reportOf(...facts)).output.employees.map(({ department }) => department),
      [null, null, null, null],
      facts.join(", "),
    );
  const both = bestInferredOf(
    reportOf(["Sales", "Driver"], ["Sales", "Clerk"], ["Shop", "Driver"], ["Sales", "Clerk"]),
  );
  t.same(
    both.output.employees.map(({ department }) => department),
    ["Sales", "Sales", "Shop", "Sales"],
    "beside what they do, the other is",
  );
  t.end();
});

test("what taxes and deductions leave of all that is earned, and is paid, is the net pay of a list without one", (t) => {
  const lines = (name: string, id: string, paid: string): string => `
  ${id}   ${name.padEnd(20)}Earnings      REG      Regular                 40.00      800.00
  ${id}   ${name.padEnd(20)}Taxes         FIT      Federal Income Tax                  80.00
  ${id}   ${name.padEnd(20)}Taxes         SS       Social Security                     49.60
  ${id}   ${name.padEnd(20)}Taxes         MED      Medicare                            11.60
  ${id}   ${name.padEnd(20)}Net Pay       CHK      Check 55${id.slice(-2)}                         ${paid}`;
  const netOf = (paid: string): (number | null)[] =>
    bestInferredOf(`
  Acme Widgets Inc
  Payroll Register
  Pay Period: 10/19/2025 - 11/01/2025     Check Date: 11/07/2025

  ID      Employee            Category      Code     Description             Hours      Amount
${lines("Barlow, Hector", "12450", paid)}
${lines("Zhang, Xiao", "12467", paid)}
`).output.employees.map(({ net_pay: net }) => net);
  t.same(netOf("658.80"), [658.8, 658.8]);
  t.same(netOf("658.90"), [null, null], "not where it does not add up");
  t.end();
});

test("what stands before the word for the year is about whom the line of the period names", async (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Saint Brendan Parish
  Payroll Register
  Pay Period 07/06/2026 - 07/19/2026       Check Date 07/24/2026

  Employee                             Wages   Housing       Gross   Federal   Medicare         Net    Check No.
  Rosa Bellwether          Current    900.00    300.00    1,200.00    120.00      17.40    1,062.60         5101
  Senior Pastor · No. 41   YTD      9,000.00  3,000.00   12,000.00  1,200.00     174.00   10,626.00
  Daniel Okafor            Current    800.00         -      800.00     80.00      11.60      708.40         5102
  Music Director · No. 17  YTD      8,000.00         -    8,000.00    800.00     116.00    7,084.00
  Register Totals          Current  1,700.00    300.00    2,000.00    200.00      29.00    1,771.00
  2 employees              YTD     17,000.00  3,000.00   20,000.00  2,000.00     290.00   17,710.00
  `);
  t.same(
    output.employees.map(({ name, employee_id, gross_pay, earnings: [wages] }) => [
      name,
      employee_id,
      gross_pay,
      wages?.ytd_amount,
    ]),
    [
      ["Rosa Bellwether", "41", 1200, 9000],
      ["Daniel Okafor", "17", 800, 8000],
    ],
  );
  t.match(output.totals, { employee_count: 2, gross_pay: 2000, net_pay: 1771 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("an id with letters and the number of a deposit stand in one phrase below a name", async (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kite Supply LLC                           Company Code    Pay Period
  Payroll Register                                 HKS-0412        06/01/2026 to 06/14/2026
                                                   Check Date: 06/19/2026

                                   Hours                    Earnings

  Employee                     Reg      OT     Regular   Overtime      Gross    Federal   Medicare      Net Pay
  Department 10 Office
  Bellwether, Rosa           80.00             1,600.00              1,600.00     160.00      23.20     1,416.80
  HK2201 Direct Deposit 51001
  Okafor, Miguel             72.00    4.00     1,440.00     120.00   1,560.00     150.00      22.62     1,387.38
  HK2207 Direct Deposit 51002
  Dept 10 Total             152.00    4.00     3,040.00     120.00   3,160.00     310.00      45.82     2,804.18
  Department 20 Shop
  Abara, Zara                40.00             1,000.00              1,000.00      90.00      14.50       895.50
  HK2213 Check 8113
  Dept 20 Total              40.00             1,000.00              1,000.00      90.00      14.50       895.50
  `);
  t.same(
    output.employees.map(({ employee_id: id, department, payments: [paid] }) => [
      id,
      department,
      paid?.number,
      paid?.method,
      paid?.amount,
    ]),
    [
      ["HK2201", "10 Office", "51001", "direct_deposit", 1416.8],
      ["HK2207", "10 Office", "51002", "direct_deposit", 1387.38],
      ["HK2213", "20 Shop", "8113", "check", 895.5],
    ],
  );
  const [rosa, miguel] = output.employees;
  t.same(describedWithHours(rosa!.earnings), ["Regular 1600 80"]);
  t.same(describedWithHours(miguel!.earnings), ["Regular 1440 72", "Overtime 120 4"]);
  t.equal(output.company.id, "HKS-0412", "the next field's name is no code");
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("behind an id below a name stands how somebody is paid, and heads no column", async (t) => {
  const paid = (...facts: readonly string[]) => {
    const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kite Supply LLC
  Payroll Register
  Pay Period: 06/01/2026 - 06/14/2026     Check Date: 06/19/2026

  Employee                      Hours    Regular      Gross    Federal   Medicare      Net Pay  Paid by
  Bellwether, Rosa              80.00   1,600.00   1,600.00     160.00      23.20     1,416.80  Direct dep.
  ${facts[0]}
  Okafor, Miguel                72.00   1,440.00   1,440.00     140.00      20.88     1,279.12  Direct dep.
  ${facts[1]}
  Total                        152.00   3,040.00   3,040.00     300.00      44.08     2,695.92
  `);
    t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
    return output.employees.map(({ employee_id: id, department, earnings: [regular], payments: [only] }) => [
      id,
      department,
      regular?.hours,
      only?.number,
      only?.method,
      only?.amount,
    ]);
  };
  const read = (one: string | null, other: string | null) => [
    ["2201", null, 80, one, "direct_deposit", 1416.8],
    ["2207", null, 72, other, "direct_deposit", 1279.12],
  ];
  t.same(paid("2201 Direct Deposit", "2207 Direct Deposit"), read(null, null));
  t.same(paid("2201 DD# 51001", "2207 DD# 51002"), read("51001", "51002"));
  t.same(paid("ID 2201 Direct Deposit 51001", "ID 2207 Direct Deposit 51002"), read("51001", "51002"));
});
