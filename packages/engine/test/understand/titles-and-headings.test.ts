import { test } from "tap";
import { jointly, payIn, peopleOf, statementOf, who } from "./joint-reading.ts";

test("a title beside a lane of lines is about its own list, wherever lines with the edge of these stand further down", async (t) => {
  const [person] = payIn(`
    Lantern Foods                                                        Pay Statement
    Employee Name:  Alma Mercer

    Earnings                                  Current           YTD
    Regular                                  1,600.00      8,000.00

    Taxes                   Current       YTD    Before-Tax Deductions       Current       YTD
    Federal Tax              150.00    700.00    Dental                        12.00     60.00
    Medicare                  24.94    119.48    Total                         12.00     60.00
    Total Taxes              174.94    819.48
                                                 Leave Balances
    Employer Paid Benefits  Current       YTD    Plan             Accrued       Used   Balance
    Dental                    18.40     92.00    Vacation            6.15       0.00     41.00
    Medical                  373.15  1,865.75    Sick                1.54       0.00     12.20

                          Gross Pay     Taxes    Deductions                            Net Pay
    Current                1,600.00    174.94    12.00                                1,413.06
    Year to Date           8,000.00    819.48    60.00                                7,120.52
  `);
  t.same(
    person?.lines.filter((line) => line.startsWith("employer")),
    ["employer_contribution Dental 1840 9200", "employer_contribution Medical 37315 186575"],
  );
});

test("a title over lines of its own is none of what stands beside it", async (t) => {
  const [person] = payIn(`
    Lantern Foods                                                        Pay Statement
    Employee Name:  Alma Mercer

    Earnings                Current       YTD
    Description             Amount       Year
    Regular                1,600.00  8,000.00    Employer taxes
                                                 Description            Current           YTD
    Employee taxes                               Social Security          99.20        496.00
    Description             Current       YTD    Medicare                 23.20        116.00
    Federal Tax              150.00    700.00
    Social Security           99.20    496.00
    Medicare                  23.20    116.00

    Gross Pay              1,600.00  8,000.00
    Net Pay                1,327.60  6,688.00
  `);
  t.same(
    person?.lines.filter((line) => line.includes("Medicare")),
    ["employer_tax Medicare 2320 11600", "tax Medicare 2320 11600"],
  );
});

test("the name of a list between headings of other columns heads its own", async (t) => {
  const [person] = payIn(`
    Lantern Foods                                                        Pay Statement
    Employee Name:  Alma Mercer

    Hours and Earnings      Rate    Hours     Earnings    YTD Hours    YTD Earnings
    Regular                20.00    80.00     1,600.00       400.00        8,000.00
    Overtime               30.00     4.00       120.00         8.00          240.00
    Total                           84.00     1,720.00                     8,240.00

    Taxes                                      Current                          YTD
    Federal Tax                                 150.00                       700.00
    Medicare                                     24.94                       119.48
    Total                                       174.94                       819.48

    Net Pay                                   1,545.06
  `);
  t.same(
    person?.lines.filter((line) => line.startsWith("earning")),
    ["earning Overtime 12000 24000", "earning Regular 160000 800000"],
  );
});

test("the year behind a figure of its row is that of the same figure", async (t) => {
  const [person] = payIn(`
    Lantern Foods                                                        Pay Statement
    Employee Name:  Alma Mercer

    Earnings               Current       YTD     Employer Paid Benefits  Current       YTD
    Regular               1,600.00  8,000.00     401(k) Match              64.00    320.00
    Taxes                  Current       YTD
    Federal Tax             150.00    700.00
    Medicare                 24.94    119.48

    Net Pay   Current:   1,425.06      YTD:   7,180.52
  `);
  t.same(person?.lines, [
    "earning Regular 160000 800000",
    "employer_contribution 401(k) Match 6400 32000",
    "tax Federal Tax 15000 70000",
    "tax Medicare 2494 11948",
  ]);
});

test("in a box for the year whose lines say so themselves, the others are of the period", async (t) => {
  const [person] = payIn(`
    Lantern Foods Ltd                                                    PAYSLIP
    Alma Mercer               Employee No. 14          Tax Code 1257L

    Payments           Amount    Deductions             Amount    Year to date
    Salary           2,400.00    PAYE Tax               281.60    Taxable Pay TD     26,400.00
    Bonus              100.00    National Insurance     112.40    PAYE Tax TD         3,009.10
                                                                  NI TD               1,174.29
    Total Payments   2,500.00    Total Deductions       394.00    Employer NI           234.30

    NET PAY                                           2,106.00
  `);
  t.same(
    person?.lines.filter((line) => line.startsWith("employer")),
    ["employer_tax Employer NI 23430 -"],
  );
});

test("signs between figures name none of them", async (t) => {
  const [person] = payIn(`
    Lantern Foods                                                        Pay Statement
    Employee Name:  Alma Mercer

    Gross pay          Taxes          Deductions        Reimbursements       Net pay
    $1,720.00    -    $174.94    -    $98.00       +    $48.72          =    $1,495.78

    Earnings                 Current          YTD
    Regular                 1,600.00     8,000.00
    Overtime                  120.00       240.00
    Mileage Reimbursement      48.72        90.10
    Taxes                    Current          YTD
    Federal Tax               150.00       700.00
    Medicare                   24.94       119.48
    Deductions               Current          YTD
    401(k)                     86.00       412.00
    Dental                     12.00        60.00
  `);
  t.equal(person?.lines.length, 7);
  t.notOk(person?.lines.some((line) => line.includes("+")));
});

test("what the word before it tells of somebody is no name of the numbers in its row", async (t) => {
  const joint = jointly(
    statementOf(`
    Employee     Alma Mercer          Employee ID     4471
    Department   4120 Emergency Dept  Pay Rate        41.2650`),
  );
  t.same(who(joint), ["4471 Alma Mercer, 4120 Emergency Dept"]);
});

test("the name of a list above the heading of its labels says more than that heading", async (t) => {
  const [person] = payIn(`
    Lantern Foods                                             Pay Statement
    Employee Name:  Alma Mercer

    Earnings
    Type                      Current           YTD
    Regular                  1,600.00      8,000.00

    Deductions
    Deduction                 Current           YTD
    Harbour Medical             45.00        225.00

    Company Contributions
    Benefit                   Current           YTD
    Harbour Medical            310.00      1,550.00

    Taxes
    Tax                       Current           YTD
    Federal Tax                150.00        750.00
    Medicare                    24.94        124.70

    Net Pay                  1,380.06      6,900.30
  `);
  t.same(
    person?.lines.filter((line) => line.includes("Medical")),
    ["deduction Harbour Medical 4500 22500", "employer_contribution Harbour Medical 31000 155000"],
  );
});

test("a salary above the list of earnings is what somebody is hired for", async (t) => {
  const [person] = payIn(`
    Lantern Foods                                             Pay Statement
    Employee Name:  Alma Mercer
    Base salary     41,600.00     per year

    Earnings                  Current           YTD
    Salary                   1,600.00      8,000.00
    Bonus                      100.00        100.00

    Taxes                     Current           YTD
    Federal Tax                150.00        750.00
    Medicare                    24.94        124.70

    Net Pay                  1,525.06      7,225.30
  `);
  t.same(
    person?.lines.filter((line) => line.startsWith("earning")),
    ["earning Bonus 10000 10000", "earning Salary 160000 800000"],
  );
});

test("how somebody is paid names no figure that stands below its own heading", async (t) => {
  const card = (name: string, pay: string, tax: string, net: string): string => `
                                              Gross pay        Net pay
    ${name}
    Direct deposit                            $${pay}      $${net}
    Earnings               Amount             Employee taxes         Amount
    Salary              $${pay}               Federal Tax            $${tax}
`;
  const people = payIn(
    card("Alma Mercer", "1,600.00", "150.00", "1,450.00") +
      card("Bela Norris", "1,800.00", "170.00", "1,630.00"),
  );
  t.same(
    people.map(({ gross, net }) => [gross, net]),
    [
      [1600, 1450],
      [1800, 1630],
    ],
  );
});

test("where no heading says what columns count, the second of a list that is never less is the year", async (t) => {
  const [person] = payIn(`
    Lantern Foods                                             Your pay
    Alma Mercer

    Take-home pay                $1,440.06

    Earnings                                        What Lantern pays for you
    Base salary        $1,600.00     $8,000.00      Medicare            $24.94      $131.20
    Commission            $40.00       $640.00      Dental              $31.00      $155.00
    Gross              $1,640.00     $8,640.00
                                                    Taxes
    Before-tax benefits                             Federal Tax        $150.00      $750.00
    Dental                $12.00        $60.00      Medicare            $24.94      $131.20
    Vision                $13.00        $65.00      Total              $174.94      $881.20
    Total                 $25.00       $125.00
  `);
  t.same(person?.lines, [
    "deduction Dental 1200 6000",
    "deduction Vision 1300 6500",
    "earning Base salary 160000 800000",
    "earning Commission 4000 64000",
    "employer_contribution Dental 3100 15500",
    "employer_tax Medicare 2494 13120",
    "tax Federal Tax 15000 75000",
    "tax Medicare 2494 13120",
  ]);
});

test("the number of a job is no code of a line", async (t) => {
  const [person] = peopleOf(
    jointly(`
    Lantern Foods                                             Pay Statement
    Employee Name:  Alma Mercer

    Job      Pay Type            Hours       Rate        Amount
    2214     Regular             24.00      20.00        480.00
    2231     Overtime             4.00      30.00        120.00
    Gross Pay                                            600.00

    Taxes                                               Current
    Federal Tax                                           60.00
    Medicare                                               8.70

    Net Pay                                              531.30
  `),
  );
  t.same(
    person?.items.filter(({ section }) => section === "earning").map(({ code, label }) => [code, label.text]),
    [
      [null, "Regular"],
      [null, "Overtime"],
    ],
  );
});

test("a list by jobs says of nobody what their job is", async (t) => {
  const [person] = payIn(`
    Lantern Hotels                                            Pay Statement
    Employee Name:  Alma Mercer

    Earnings by Job          Rate      Hours       Current         YTD
    Night Porter          18.7500      35.50        665.63    8,671.88
    Overtime              28.1250       5.25        147.66      822.66
    Charged Tips                                     96.13    3,540.92
    Gross Pay                          40.75        909.42   13,035.46

    Taxes                                          Current         YTD
    Federal Tax                                      78.13    1,234.14
    Medicare                                         13.19      189.01
    Total Taxes                                      91.32    1,423.15

    Net Pay                                         818.10   11,612.31
  `);
  t.same(
    person?.lines.filter((line) => line.startsWith("earning")),
    ["earning Charged Tips 9613 354092", "earning Night Porter 66563 867188", "earning Overtime 14766 82266"],
  );
});
