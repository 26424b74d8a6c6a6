import { test } from "tap";
import { described, describedWithYear } from "./support/plain-lines.ts";
import { NOTHING, readPrinted } from "./support/printed.ts";

test("what is paid back stands in a line of sums as their sum", (t) => {
  const { people, wrong } = readPrinted(`
  Ridge Line Roofing                                             Pay Stub
  Employee          SSN            Pay Rate    Period End   Check Date   Check No
  OKAFOR, MIGUEL    XXX-XX-4411    32.00       06/06/2026   06/12/2026   8812

  Description     Hours     Rate      Amount        YTD     Description         Amount        YTD
  Regular         40.00    32.00    1,280.00  28,160.00     Fed Inc Tax         128.00   2,816.00
  Overtime         3.00    48.00      144.00   1,440.00     Medicare             20.65     429.20
  Per Diem                             50.00     450.00     Child Support       150.00   3,300.00
  Gross: 1,424.00   Taxes: 148.65   Deductions: 150.00   Reimb: 50.00   Net: 1,175.35
  `);
  t.same(wrong, NOTHING);
  t.same(described(people[0]!.earnings), ["Regular 1280", "Overtime 144", "Per Diem 50"]);
  t.end();
});

test("an address beside its label is nobody's name, and hours of the period and of the year are no line", (t) => {
  const { people, wrong } = readPrinted(`
  Paystub                                                        Harbor & Pine Design Co.
  Employee Name        Rosa Bellwether          Pay Period       Mar 1 - Mar 15, 2026
  Employee Address     12 Elm St, Portland      Payday           Mar 20, 2026

  Earnings
  Description                    Rate        Hours      Current     Year To Date
  Regular Hours                $30.00        80.00    $2,400.00       $14,400.00
  Gross Earnings                                      $2,400.00       $14,400.00

  Employee Taxes Withheld            Current   Year To Date
  Federal Income Tax                 $210.00      $1,250.00
  Medicare                            $34.80        $208.80

  Summary                            Current   Year To Date
  Gross Earnings                   $2,400.00     $14,400.00
  Taxes                              $244.80      $1,458.80
  Net Pay                          $2,155.20     $12,941.20
  Hours Worked                         80.00         480.00
  `);
  t.same(wrong, NOTHING);
  t.match(people, [{ name: "Rosa Bellwether", employee_id: "", gross_pay: 2400, deductions: [] }]);
  t.end();
});

test("a label alone above hours, their rate and the pay is that of their line", (t) => {
  const { people, wrong } = readPrinted(`
  Kite & Co. Cafe
  Pay stub for Miguel Okafor
  Pay period: 02/01/2026 - 02/14/2026        Payday: 02/20/2026

  EARNINGS                                   THIS PERIOD              YTD
  Hourly: Barista
    60.00 hrs @ $18.00                         $1,080.00        $4,320.00
  Overtime: Barista
    2.00 hrs @ $27.00                             $54.00           $54.00
  Tips                                           $310.00        $1,200.00
  Total                                        $1,444.00        $5,574.00

  TAXES                                      THIS PERIOD              YTD
  Federal income tax                             $96.00          $370.00
  Medicare                                       $20.94           $80.82
  Total                                         $116.94          $450.82

  Take home pay                                $1,327.06
  `);
  t.same(wrong, NOTHING);
  t.same(
    people[0]!.earnings.map(({ type, hours, rate, amount, ytd_amount: year }) => [
      type,
      hours,
      rate,
      amount,
      year,
    ]),
    [
      ["regular", 60, 18, 1080, 4320],
      ["overtime", 2, 27, 54, 54],
      ["tips", null, null, 310, 1200],
    ],
  );
  t.end();
});

test("a salary is earned where it is what other lines leave of the gross pay", (t) => {
  const { people, wrong } = readPrinted(`
  Grace Chapel                                             Check 2114
  Pay to: Daniel Okafor                                    Date 05/29/2026

  Salary                                  2,800.00
  Housing allowance                       1,200.00
  Total                                   4,000.00
  Less: Federal withholding                 150.00
  Less: Dental                               20.00
  Net check                               3,830.00
  `);
  t.same(wrong, NOTHING);
  t.same(described(people[0]!.earnings).toSorted(), ["Housing allowance 1200", "Salary 2800"]);
  t.end();
});

test("the sum below taxes and deductions of one stack is that of both", (t) => {
  const { people, wrong } = readPrinted(`
  Crestline Foods                                 PAYROLL CHECK STUB
  Name: LARKIN, NOOR         Empl: 3318     Loc: 22 Bakery     Chk: 70112     Date: 06/05/26     P/E: 05/31/26

              HOURS      RATE     AMOUNT        YTD                      AMOUNT        YTD
  REGULAR     40.00     17.50     700.00  14,700.00     FED WH            52.00   1,092.00
  O/T          6.50     26.25     170.63   1,023.75     FICA              53.98     974.88
                                                        MEDICARE          12.62     228.00
                                                        PA WH             27.80     502.00
                                                        UNION             11.00     231.00
  GROSS       46.50               870.63  15,723.75     TOTAL            157.40   3,027.88
                                          NET PAY                        713.23
  `);
  t.same(wrong, NOTHING);
  t.match(people, [{ gross_pay: 870.63, net_pay: 713.23 }]);
  t.same(described(people[0]!.deductions), ["UNION 11"]);
  t.end();
});

test("the sum of somebody's hours begins no total, and a strip of sums may stand above the name", (t) => {
  const strip = readPrinted(`
  Northgate Staffing LLC                                    Earnings Record
  Bellwether, Rosa            Associate ID 54421            Week Ending 05/17/2026     Pay Date 05/22/2026

  Client              Pay Type        Hours     Rate     Amount       Withholding      Amount
  Hart Foundry        Regular         20.00    27.50     550.00       Federal WH        46.77
  Benteler Tooling    Regular         15.00    30.00     450.00       OASDI             62.00
  Benteler Tooling    Per Diem                           120.00       Medicare EE       14.50
  Total Hours                         35.00

                      Gross Wages     Withholding     Deductions     Non-Taxable      Net Pay
  This Week              1,000.00          123.27           0.00          120.00      $996.73
  Year to Date          18,521.92        3,176.01           0.00          600.00   $15,945.91
  `);
  t.same(strip.wrong, NOTHING);
  t.match(strip.people, [{ name: "Rosa Bellwether", gross_pay: 1000, net_pay: 996.73 }]);
  t.equal(strip.output.totals, null);
  const { people, wrong } = readPrinted(`
  SUNRIDGE FARMS                                          EARNINGS STATEMENT
  GROSS PAY      TAXES      DEDUCTIONS      NET PAY
   1,080.00     135.20           45.00       899.80
  EMPLOYEE                ID         PERIOD                     PAY DATE
  OKAFOR, DANIEL          2218       05/31/2026-06/06/2026      06/10/2026

  EARNINGS       HRS/UNITS    RATE      AMOUNT     YTD AMOUNT
  HOURLY             40.00   18.00      720.00      15,840.00
  PIECE BINS         24.00   15.00      360.00       3,600.00

  TAX            AMOUNT   YTD AMOUNT       DEDUCTION      AMOUNT   YTD AMOUNT
  FIT             40.00       800.00       HOUSING         45.00       990.00
  SOC SEC         66.96     1,205.28
  MEDICARE        15.66       281.88
  CA SDI          12.58       226.00
  `);
  t.same(wrong, NOTHING);
  t.match(people, [{ name: "DANIEL OKAFOR", gross_pay: 1080, net_pay: 899.8 }]);
  t.end();
});

test("whom a check below a stub pays is named by it, and not who pays above a street", (t) => {
  const { people, wrong } = readPrinted(`
  Hours and Earnings              Rate     Hours       Amount     Taxes and Deductions        Amount
  Regular                        20.00     40.00       800.00     Federal W/H                  70.00
  Overtime                       30.00      2.00        60.00     Medicare                     12.47
  Gross Pay 860.00         Total Withheld 82.47        Net Pay 777.53

  Cedar Street Hardware                                               Check No. 5120
  44 Cedar St, Salem OR 97301                                         Date 05/01/2026
  Pay to the order of  Rosa Bellwether                                $777.53
  Seven Hundred Seventy-Seven and 53/100 dollars
  `);
  t.same(wrong, NOTHING);
  t.match(people, [{ name: "Rosa Bellwether", gross_pay: 860, net_pay: 777.53 }]);
  t.end();
});

test("the year may stand on the line of the period, before or behind the word for it", (t) => {
  const text = `
  Elm Hill Preschool                                        PAY STATEMENT
  Employee: Asha Rao                 Employee ID: 17        Pay Date: 03/20/2026

  Earnings
    Regular              70.00 hrs     $21.00/hr       $1,470.00      YTD $8,883.00
    Gross Pay                                          $1,470.00      YTD $8,883.00
  Taxes
    Federal Withholding                                  $102.00      YTD $560.00
    Medicare                                              $21.32      YTD $133.68
    Total Taxes                                          $123.32      YTD $693.68
  Net Pay                                              $1,346.68      YTD $8,189.32
  `;
  for (const page of [text, text.replaceAll(/YTD (\S+)/g, "$1 YTD")]) {
    const { people, wrong, held } = readPrinted(page);
    t.same(wrong, NOTHING);
    t.same(describedWithYear(people[0]!.earnings), ["Regular 1470 8883"]);
    t.same(describedWithYear(people[0]!.taxes), ["Federal Withholding 102 560", "Medicare 21.32 133.68"]);
    t.ok(
      held.some((id) => id.includes("ytd_net_pay")),
      "and sums have their year as well",
    );
  }
  t.end();
});

test("a list that goes on without its header on the next page has lines named as rates are", (t) => {
  const person = (name: string): string => `
  ${name}
    Gross Pay            1,200.00
    Hourly               1,000.00
    Bonus                  200.00
    Total Taxes            137.40
    Federal Income         120.00
    Medicare                17.40
    Net Pay              1,062.60`;
  const [first, ...others] = ["Bellwether, Rosa M", "Okafor, Daniel", "Larkin, Noor"].map(person);
  const { people } = readPrinted(
    `
  Harbor Kites LLC         Payroll Register
  What was paid
${first}`,
    others.join("\n"),
  );
  for (const { earnings } of people) t.same(described(earnings), ["Hourly 1000", "Bonus 200"]);
  t.equal(people.length, 3);
  t.end();
});
