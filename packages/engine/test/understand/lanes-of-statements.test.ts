import { test } from "tap";
import { jointly, peopleOf } from "./joint-reading.ts";

/** The figures of the one person of a statement, and their lines as `section label amount year`. */
function statement(text: string): { figures: Partial<Record<string, number>>; lines: string[] } {
  const { figures, items } = peopleOf(jointly(text))[0]!;
  return {
    figures: Object.fromEntries([...figures].map(([name, { cents }]) => [name, cents])),
    lines: items
      .map(({ section, label, amount, ytdAmount }) =>
        [section, label.text, amount?.cents ?? "-", ytdAmount?.cents ?? "-"].join(" "),
      )
      .sort(),
  };
}

test("a sum without a label at the end of the right lane is no number of the left lane's last line", async (t) => {
  const { figures, lines } = statement(`
    Lantern Foods LLC                                    Pay Statement
    Employee Name:  Jane Doe

    Earnings              Current          YTD        Taxes                 Current          YTD
    Regular              2,400.00    19,200.00        Federal Tax            230.42     1,760.00
    Overtime               180.00       540.00        Medicare                37.41       286.23
    Holiday                240.00       480.00                               267.83     2,046.23
                         2,820.00    20,220.00
                                                      Deductions            Current          YTD
                                                      Dental                  20.00       160.00
                                                      Vision                   5.00        40.00
                                                                              25.00       200.00

    Net Pay              2,527.17
  `);
  t.same(lines, [
    "deduction Dental 2000 16000",
    "deduction Vision 500 4000",
    "earning Holiday 24000 48000",
    "earning Overtime 18000 54000",
    "earning Regular 240000 1920000",
    "tax Federal Tax 23042 176000",
    "tax Medicare 3741 28623",
  ]);
  t.same(figures, {
    gross_pay: 282000,
    net_pay: 252717,
    total_deductions: 2500,
    total_earnings: 282000,
    total_taxes: 26783,
  });
});

test("sums without labels are those of the lists above them, in whichever lane these stand", async (t) => {
  const { figures, lines } = statement(`
    Bluestem Bakery LLC                                    Earnings Statement
    Employee Name:  Richard Roe

    Taxes                 Current          YTD        Deductions            Current          YTD
    Federal Tax            145.00     1,490.00        Dental                  12.00       120.00
    State Tax               60.00       600.00        Vision                   4.00        40.00
    Medicare                22.48       224.75        Parking                 30.00       300.00
    Social Security         96.10       961.00                                46.00       460.00
                           323.58     3,275.75

    Earnings              Current          YTD
    Regular              1,500.00    15,000.00
    Bonus                   50.00       500.00
                         1,550.00    15,500.00

    Net Pay              1,180.42
  `);
  t.same(lines, [
    "deduction Dental 1200 12000",
    "deduction Parking 3000 30000",
    "deduction Vision 400 4000",
    "earning Bonus 5000 50000",
    "earning Regular 150000 1500000",
    "tax Federal Tax 14500 149000",
    "tax Medicare 2248 22475",
    "tax Social Security 9610 96100",
    "tax State Tax 6000 60000",
  ]);
  t.same(figures, {
    gross_pay: 155000,
    net_pay: 118042,
    total_deductions: 4600,
    total_earnings: 155000,
    total_taxes: 32358,
  });
});

test("a title alone in its row which says the year is over all lanes of the box below it", async (t) => {
  const first = statement(`
    Lantern Foods LLC                                      Earnings Statement
    Employee Name:  Jane Doe

    Earnings              Amount       Deductions            Amount
    Regular             2,400.00       Federal Tax           230.42
    Overtime              180.00       Medicare               37.41
    Gross Pay           2,580.00       Dental                 20.00
                                       Net Pay             2,292.17

    Year to Date
    Gross Pay          19,740.00       Employer Pension    1,974.00
    Taxable Wages      19,580.00       Employer Medical      800.00
  `);
  t.same(first.lines, [
    "deduction Dental 2000 -",
    "earning Overtime 18000 -",
    "earning Regular 240000 -",
    "employer_contribution Employer Medical - 80000",
    "employer_contribution Employer Pension - 197400",
    "tax Federal Tax 23042 -",
    "tax Medicare 3741 -",
  ]);
  t.equal(first.figures["gross_pay"], 258000);
  const second = statement(`
    Bluestem Bakery LLC                                    Pay Statement
    Employee Name:  Richard Roe

    Earnings              Amount       Withheld              Amount
    Regular             1,500.00       Federal Tax           145.00
    Bonus                  50.00       Medicare               22.48
    Gross Pay           1,550.00       Vision                  4.00
                                       Net Pay             1,378.52

    YTD Totals
    Gross Pay          15,500.00       401(k) Match            620.00
    Net Pay            13,785.20       Company Medical       3,100.00
  `);
  t.same(second.lines, [
    "deduction Vision 400 -",
    "earning Bonus 5000 -",
    "earning Regular 150000 -",
    "employer_contribution 401(k) Match - 62000",
    "employer_contribution Company Medical - 310000",
    "tax Federal Tax 14500 -",
    "tax Medicare 2248 -",
  ]);
  t.equal(second.figures["gross_pay"], 155000);
});
