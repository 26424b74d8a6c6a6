import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, describedWithHours } from "./support/plain-lines.ts";

const REGISTER = `
  Company 0733                Blue Heron Tile Works, Inc.             Period 02/01/26 thru 02/07/26
                                  PAYROLL REGISTER                          Check Date 02/12/26

                             Hours     Earnings        Other Earnings                     Federal      State / Local            Deductions

  Employee                                                                                FIT
  Number                     Regular   Regular                              Gross        Soc Sec                                                Net     Check No.
  Type               Rate    Overtime  Overtime     Code       Amount        Pay        Medicare     Code      Amount     Code      Amount      Pay       Type
  Department 310  Mill Floor
  Bell, Ana          20.00   40.00        800.00    VAC        100.00       930.00        80.00      CT-WH      20.00     DENT       10.00     748.86   30117
  00812                       1.00         30.00                                          57.66                                                          CK
  Hourly                                                                                  13.48
  Dorn, Cal          30.00   40.00      1,200.00    VAC         60.00     1,305.00       120.00      CT-WH      30.00     DENT       10.00   1,049.76   30118
  00813                       1.00         45.00                                          77.19                                                          DD
  Hourly                                                                                  18.05
  Fonda, Eve         35.00   40.00      1,400.00                          1,400.00       140.00      CT-WH      40.00     LIFE        5.00   1,107.90   30119
  00814                                                                                   86.80                                                          DD
  Hourly                                                                                  20.30
  Company Totals             120.00     3,400.00    Other      160.00     3,635.00       340.00      State/Local 90.00    Total Deductions 25.00   2,906.52
  Employees: 3                2.00         75.00                                         221.65
                                                                                          51.83

  Code Legend
  VAC     Vacation Pay                  CT-WH    CT State Withholding
  DENT    Dental Insurance              LIFE     Supplemental Life
  CK      Check                         DD       Direct Deposit
`;

test("numbers below each other are called what the header calls them below each other", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(REGISTER);
  t.match(output.company, { name: "Blue Heron Tile Works, Inc.", id: "0733" });
  t.same(
    output.employees.map(({ employee_id: id, gross_pay, net_pay }) => [id, gross_pay, net_pay]),
    [
      ["00812", 930, 748.86],
      ["00813", 1305, 1049.76],
      ["00814", 1400, 1107.9],
    ],
  );
  const [ana] = output.employees;
  t.same(describedWithHours(ana!.earnings), ["Regular 800 40", "Vacation Pay 100 null", "Overtime 30 1"]);
  t.match(ana!.earnings[0], { rate: 20 }, "a rate before the numbers of the first line is its rate");
  t.same(described(ana!.taxes), ["FIT 80", "CT State Withholding 20", "Soc Sec 57.66", "Medicare 13.48"]);
  t.same(described(ana!.deductions), ["Dental Insurance 10"]);
  t.match(output.totals, { gross_pay: 3635, net_pay: 2906.52, employee_count: 3 });
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("a header whose names are on several lines and whose people have one line each names no stacks", (t) => {
  const { output } = bestInferredOf(`
  Blue Heron Tile Works, Inc.
  Payroll Register                                 Check Date 02/12/26

                      Regular     Overtime     Federal      Social                   Net
  Employee            Pay         Pay          Tax          Security     Medicare    Pay
  Bell, Ana            800.00      30.00        80.00        51.46        12.04       686.50
  Dorn, Cal          1,200.00      45.00       120.00        77.19        18.05     1,029.76
  Fonda, Eve         1,400.00       0.00       140.00        86.80        20.30     1,152.90
`);
  t.same(described(output.employees[0]!.taxes), [
    "Federal Tax 80",
    "Social Security 51.46",
    "Medicare 12.04",
  ]);
  t.end();
});

test("who has a second line of the year has no stacks, though names of columns take two lines", (t) => {
  const { output, failed } = bestInferredOf(`
  Blue Heron Tile Works, Inc.
  Payroll Register                                            Check Date 02/12/2026

                                              Gross     Federal    Medical     Voluntary      Net
  Employee             Regular   Overtime      Pay        Tax     Insurance      Life         Pay
  Bell, Ana   Current   800.00      30.00     830.00      80.00      10.00        5.00       735.00
              YTD     8,000.00     300.00   8,300.00     800.00     100.00       50.00     7,350.00
  Dorn, Cal   Current 1,200.00      45.00   1,245.00     120.00      10.00        5.00     1,110.00
              YTD    12,000.00     450.00  12,450.00   1,200.00     100.00       50.00    11,100.00
  Fonda, Eve  Current 1,400.00      20.00   1,420.00     140.00      10.00        5.00     1,265.00
              YTD    14,000.00     200.00  14,200.00   1,400.00     100.00       50.00    12,650.00
  `);
  t.same(
    output.employees.map(({ gross_pay, net_pay, deductions }) => [
      gross_pay,
      net_pay,
      ...described(deductions),
    ]),
    [
      [830, 735, "Medical Insurance 10", "Voluntary Life 5"],
      [1245, 1110, "Medical Insurance 10", "Voluntary Life 5"],
      [1420, 1265, "Medical Insurance 10", "Voluntary Life 5"],
    ],
  );
  t.same(failed, []);
  t.end();
});

test("below the names of groups each line of a header is of one of everybody's lines", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Alder Creek Orchards, LLC                                              PAYROLL SUMMARY
  Pay period: 3/1/2026 to 3/7/2026                                       Pay date: 3/12/2026

  EMPLOYEE                     HOURS    EARNINGS       GROSS    FEDERAL TAXES    DEDUCTIONS      NET PAY
  Employee                   Regular     Regular   Gross Pay      Federal W/H        401(k)      Net Pay
  ID                        Overtime    Overtime              Social Security       Medical      Payment
  Crew                      Vacation    Vacation                     Medicare        Dental       Number
  Adams, Joe                   32.00      640.00      800.00            40.00          0.00       658.80
  0057                          0.00        0.00                        49.60         40.00        Check
  Office                        8.00      160.00                        11.60          0.00         3377
  Baker, Sue                   40.00    1,000.00    1,075.00            60.00         50.00       877.76
  0072                          2.00       75.00                        66.65          0.00        Check
  Pressing                      0.00        0.00                        15.59          5.00         3378
  Clark, Ann                   10.00      300.00      300.00             0.00          0.00       277.05
  0081                          0.00        0.00                        18.60          0.00        Check
  Pressing                      0.00        0.00                         4.35          0.00         3379
  Totals                       82.00    1,940.00    2,175.00           100.00         50.00     1,813.61
  3 employees                   2.00       75.00                       134.85         40.00
                                8.00      160.00                        31.54          5.00

                         Gross Pay        Total Taxes      Total Deductions      Total Net Pay
  SUMMARY                 2,175.00             266.39                 95.00           1,813.61
`);
  t.same(
    output.employees.map(({ employee_id: id, gross_pay, net_pay }) => [id, gross_pay, net_pay]),
    [
      ["0057", 800, 658.8],
      ["0072", 1075, 877.76],
      ["0081", 300, 277.05],
    ],
  );
  const [joe, sue] = output.employees;
  t.same(describedWithHours(joe!.earnings), ["Regular 640 32", "Overtime 0 null", "Vacation 160 8"]);
  t.same(described(joe!.taxes), ["Federal W/H 40", "Social Security 49.6", "Medicare 11.6"]);
  t.same(described(sue!.deductions), ["401(k) 50", "Medical 0", "Dental 5"]);
  t.match(joe!.payments, [{ number: "3377", method: "check", amount: 658.8 }]);
  t.match(output.totals, { gross_pay: 2175, net_pay: 1813.61, employee_count: 3 });
  t.same([failed, unclaimed], [[], []]);
  t.end();
});
