import { test } from "tap";
import { allOf, jointly, payIn, peopleOf, statementOf } from "./joint-reading.ts";

test("boxes side by side keep headers that stand at different heights", async (t) => {
  const [person, ...others] = payIn(`
    Lantern Foods                                                      Pay Statement
    Employee Name:  Alma Mercer

    Earnings          Hours    Rate    Current        YTD
    Regular           80.00   20.00   1,600.00   8,000.00    Taxes             Current       YTD
    Overtime           4.00   30.00     120.00     240.00    Federal Tax        150.00    700.00
    Gross Pay                         1,720.00   8,240.00    Medicare            24.94    119.48
                                                             Total Taxes        174.94    819.48

    Deductions                         Current        YTD
    401(k)                               86.00     412.00
    Dental                               12.00      60.00
    Total Deductions                     98.00     472.00

    Net Pay                           1,447.06   6,948.52
  `);
  t.strictSame(others, [], "a page is one person's");
  t.strictSame(person, {
    gross: 1720,
    net: 1447.06,
    lines: [
      "deduction 401(k) 8600 41200",
      "deduction Dental 1200 6000",
      "earning Overtime 12000 24000",
      "earning Regular 160000 800000",
      "tax Federal Tax 15000 70000",
      "tax Medicare 2494 11948",
    ],
  });
});

test("a band of figures repeats what the lists say, and adds no lines", async (t) => {
  const [person] = payIn(`
    Lantern Foods
    Employee Name:  Alma Mercer

                     Gross Pay      Taxes    Deductions    Net Pay
    Current           1,720.00     174.94         98.00   1,447.06
    Year to Date      8,240.00     819.48        472.00   6,948.52

    Earnings          Hours    Rate    Current        YTD
    Regular           80.00   20.00   1,600.00   8,000.00
    Overtime           4.00   30.00     120.00     240.00

    Taxes                              Current        YTD
    Federal Tax                         150.00     700.00
    Medicare                             24.94     119.48

    Deductions                         Current        YTD
    401(k)                               86.00     412.00
    Dental                               12.00      60.00
  `);
  t.match(person, { gross: 1720, net: 1447.06 });
  t.equal(person?.lines.length, 6);
});

test("the year stands in a line below, as in cards", async (t) => {
  const [person] = payIn(`
    Employee Name:  Alma Mercer

    Gross Earnings               $1,720.00
                              YTD $8,240.00
    Salary                       $1,600.00
                              YTD $8,000.00
    Bonus                          $120.00
                                YTD $240.00
    Taxes
    Federal Tax                    $150.00
                                YTD $700.00
    Medicare                        $24.94
                                YTD $119.48
    Net Pay                      $1,545.06
                              YTD $7,420.52
  `);
  t.match(person, { gross: 1720, net: 1545.06 });
  t.strictSame(person?.lines, [
    "earning Bonus 12000 24000",
    "earning Salary 160000 800000",
    "tax Federal Tax 15000 70000",
    "tax Medicare 2494 11948",
  ]);
});

test("what a leave table counts is no pay, and what is withheld with a minus is withheld", async (t) => {
  const [person] = payIn(`
    Employee Name:  Alma Mercer

    Earnings          Hours    Rate    Current
    Regular           72.00   20.00   1,440.00
    Vacation           8.00   20.00     160.00
    Gross Pay                         1,600.00

    Taxes                              Current
    Federal Tax                        -150.00
    Medicare                            -23.20

    Net Pay                           1,426.80

    Leave Balances
    Vacation                             48.00
    Sick                                 16.50
  `);
  t.strictSame(person, {
    gross: 1600,
    net: 1426.8,
    lines: [
      "earning Regular 144000 -",
      "earning Vacation 16000 -",
      "tax Federal Tax 15000 -",
      "tax Medicare 2320 -",
    ],
  });
});

test("a list of all that is withheld holds taxes and deductions", async (t) => {
  const [person] = payIn(`
    Lantern Foods
    Employee Name:  Alma Mercer

    Pay               Hours    Rate   This check   Withheld              This check
    Hourly wages      80.00   20.00     1,600.00   Federal income tax        150.00
    Gross pay                           1,600.00   Medicare                   23.20
                                                   SIMPLE IRA                 48.00
                                                   Uniform laundry             6.50
                                                   Total withheld            227.70

    NET PAY           1,372.30
  `);
  t.same(person!.lines, [
    "deduction SIMPLE IRA 4800 -",
    "deduction Uniform laundry 650 -",
    "earning Hourly wages 160000 -",
    "tax Federal income tax 15000 -",
    "tax Medicare 2320 -",
  ]);
});

test("one tax among figures of a person is a line", async (t) => {
  const [person] = payIn(`
    Lantern Foods
    Employee Name:  Alma Mercer

    Earnings                         Amount
    Salary                         1,600.00
    Stipend                          100.00

    Deductions                      Current        YTD
    Dental 2%                         34.00     170.00

                       Gross    Federal W/H    Medicare   Total deductions        NET
    Current         1,700.00         150.00       24.65              34.00   1,491.35
    Year to date    8,500.00         750.00      123.25             170.00   7,456.75
  `);
  t.equal(person!.net, 1491.35);
  t.same(person!.lines, [
    "deduction Dental 2% 3400 17000",
    "earning Salary 160000 -",
    "earning Stipend 10000 -",
    "tax Federal W/H 15000 75000",
    "tax Medicare 2465 12325",
  ]);
});

test("taxable wages in a list of their own belong to their taxes", async (t) => {
  const { reading } = jointly(`
    Lantern Foods
    Employee Name:  Alma Mercer

    Earnings                         Amount          YTD
    Salary                         1,600.00     8,000.00
    Stipend                          100.00       500.00
    Gross Pay                      1,700.00     8,500.00

    Employee Taxes                   Amount          YTD
    Federal Withholding              150.00       750.00
    Medicare                          24.65       123.25
    Net Pay                        1,525.35     7,626.75

    Taxable Wages                    Amount          YTD
    Federal Withholding - Taxable Wages   1,680.00     8,400.00
    Medicare - Taxable Wages         1,700.00     8,500.00
  `);
  t.same(
    reading.records[0]!.items.filter(({ section }) => section === "tax").map(
      ({ label, amount, taxableWages }) => [label.text, amount?.cents, taxableWages?.cents],
    ),
    [
      ["Federal Withholding", 15000, 168000],
      ["Medicare", 2465, 170000],
    ],
  );
});

test("a list of the year goes on with the lines of this period, by whatever name", async (t) => {
  const { reading } = jointly(`
    Lantern Mills Ltd                                                   PAY ADVICE
    Employee Name:  Alma Mercer

    PAYMENTS             Units      Rate    Amount    DEDUCTIONS                 Amount
    Basic Pay           100.00   20.0000  2,000.00    PAYE Tax                   200.00
    Overtime             10.00   30.0000    300.00    National Insurance         110.00
                                                      Pension (Ee)               115.00
    Total Payments                        2,300.00    Total Deductions           425.00

    THIS PERIOD                                       YEAR TO DATE
    Gross for Tax                         2,185.00    Gross for Tax TD        15,295.00
    Earnings for NI                       2,300.00    Earnings for NI TD      16,100.00
                                                      Tax Paid TD              1,400.00
                                                      National Insurance TD      770.00
                                                      Employee Pension TD        805.00

                                                      NET PAY                  1,875.00
  `);
  t.same(
    reading.records[0]!.items.map(({ label, amount, ytdAmount, taxableWages, ytdTaxableWages }) =>
      [
        label.text,
        ...[amount, ytdAmount, taxableWages, ytdTaxableWages].map((money) => money?.cents ?? "-"),
      ].join(" "),
    ),
    [
      "Basic Pay 200000 - - -",
      "PAYE Tax 20000 140000 218500 1529500",
      "Overtime 30000 - - -",
      "National Insurance 11000 77000 230000 1610000",
      "Pension (Ee) 11500 80500 - -",
    ],
  );
});

const employerLane = (name: string, id: string, check: string): string => `
    ${name.padEnd(24)} Emp #: ${id}          Dir Dep #: ${check}        Date: 04/25/2025
    Earnings            Hours     Amount     Employee Taxes      Amount     Employer            Amount
    Regular             80.00   4,307.69     Federal Tax         350.70     Social Security     262.21
    Holiday              8.00     430.77     Social Security     262.21     Medicare             61.32
                                             Medicare             61.32     401(k) Match         86.15
    Gross Pay                   4,738.46     Total Taxes         674.23     Net Pay           4,064.23
`;

test("what stands below `Employer` is the employer's, the day beside a payment its own, and a block of totals nobody", async (t) => {
  const joint = jointly(`
    Payroll Journal
${employerLane("Abernathy, Ingrid N", "1156", "21780")}
${employerLane("Castellano, Nadia", "1138", "21781")}
${employerLane("De La Cruz, Tomasz", "1164", "21782")}
    Report Totals
    Earnings                               Employee Taxes                 Employer
    Regular                    12,923.07   Federal Tax        1,052.10    Social Security     786.63
    Holiday                     1,292.31   Social Security      786.63    Medicare            183.96
                                           Medicare             183.96    401(k) Match        258.45
    Gross Pay                  14,215.38   Total Taxes        2,022.69    Net Pay          12,192.69
  `);
  const people = peopleOf(joint);
  t.same(
    people.map(({ name }) => name?.text),
    ["Abernathy, Ingrid N", "Castellano, Nadia", "De La Cruz, Tomasz"],
  );
  t.same(allOf(people, "Castellano, Nadia"), [
    "earning Holiday 43077",
    "earning Regular 430769",
    "employer_contribution 401(k) Match 8615",
    "employer_tax Medicare 6132",
    "employer_tax Social Security 26221",
    "tax Federal Tax 35070",
    "tax Medicare 6132",
    "tax Social Security 26221",
  ]);
  t.same(
    people.map(({ payments }) =>
      payments.map(({ number, method, date }) => [number?.text, method, date?.text]),
    ),
    ["21780", "21781", "21782"].map((number) => [[number, "direct_deposit", "04/25/2025"]]),
  );
});

test("rates have more decimals than hours where no heading tells them apart", async (t) => {
  const text = statementOf("    Employee: Iris Novak").replace(
    /Earnings {8}Hours {6}Rate {7}Current\n.*\n/,
    "Earnings\n    Regular     20.0000     80.00      1,600.00\n",
  );
  const [person] = peopleOf(jointly(text));
  const regular = person!.items.find(({ label }) => label.text === "Regular");
  t.same([regular?.hours?.token.text, regular?.rate?.token.text], ["80.00", "20.0000"]);
});
