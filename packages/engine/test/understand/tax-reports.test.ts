import { test } from "tap";
import { allOf, jointly, peopleOf, who } from "./joint-reading.ts";

test("names of taxes are over the headings below them that come again", (t) => {
  const joint = jointly(`
    Quarterly Wage and Withholding Report

                                              FEDERAL INCOME TAX            SOCIAL SECURITY               UTAH INCOME TAX
    Employee           ID      Gross Wages     Taxable   Withheld     Taxable    Employee   Employer     Taxable   Withheld
    Abernathy, Ann     7002       6,725.98    5,749.68     549.67    6,085.98      377.33     377.33    5,749.68     328.88
    Byron, Ada         7014       2,933.42    2,521.42     153.30    2,733.42      169.47     169.47    2,521.42     137.42
    Curie, Marie       7035      18,221.89   17,035.23   2,170.29   17,581.89    1,090.08   1,090.08   17,035.23     822.80
    Duarte, Ines       7048      11,077.72   11,000.72   1,282.80   11,050.72      685.14     685.14   11,000.72     540.59
  `);
  t.same(allOf(peopleOf(joint), "Abernathy, Ann"), [
    "employer_tax SOCIAL SECURITY 37733",
    "tax FEDERAL INCOME TAX 54967",
    "tax SOCIAL SECURITY 37733",
    "tax UTAH INCOME TAX 32888",
  ]);
  t.end();
});

const DETAIL = (head: string): string => `
    Tax Detail by Employee                                   07/01/2026 through 09/30/2026

    Tax                          ${head}
    ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
    Abernathy, Ann  101
      Federal Income Tax              6,725.98       5,749.68       549.67      11,499.36       1,099.34
      Social Security                 6,725.98       6,085.98       377.33      12,171.96         754.66
      Federal Unemployment            6,725.98       2,022.77        12.14       7,000.00          42.00
    ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
    Byron, Ada  102
      Federal Income Tax              2,933.42       2,521.42       153.30       5,042.84         306.60
      Social Security                 2,933.42       2,733.42       169.47       5,466.84         338.94
      Federal Unemployment            2,933.42       2,933.42        17.60       5,866.84          35.20
    ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
    Curie, Marie  103
      Federal Income Tax             18,221.89      17,035.23     2,170.29      34,070.46       4,340.58
      Social Security                18,221.89      17,581.89     1,090.08      35,163.78       2,180.16
      Federal Unemployment           18,221.89         460.00         2.76       7,000.00          42.00
    COMPANY TOTALS BY TAX
      Federal Income Tax             27,881.29      25,306.33     2,873.26      50,612.66       5,746.52
      Social Security                27,881.29      26,401.29     1,636.88      52,802.58       3,273.76
      Federal Unemployment           27,881.29       5,416.19        32.50      19,866.84         119.20
`;

test("the quarter is the period of a report that prints no other, and gross pay beside a tax is no tax", (t) => {
  const joint = jointly(DETAIL("Gross Wages    QTD Taxable        QTD Tax    YTD Taxable        YTD Tax"));
  t.same(who(joint), ["101 Abernathy, Ann, -", "102 Byron, Ada, -", "103 Curie, Marie, -"]);
  t.same(allOf(peopleOf(joint), "Curie, Marie"), [
    "employer_tax Federal Unemployment 276",
    "tax Federal Income Tax 217029",
    "tax Social Security 109008",
  ]);
  const [tax] = peopleOf(joint)[0]!.items;
  t.same([tax!.taxableWages?.cents, tax!.ytdAmount?.cents], [574968, 109934]);
  t.end();
});

test("the quarter beside this period is nothing of the output", (t) => {
  const joint = jointly(`
    Gross to Net

    Employee           Regular Current   Regular QTD   Regular YTD   Federal Tax Current   Federal Tax QTD   Federal Tax YTD     Net Pay
    Abernathy, Ann            1,600.00      4,800.00     16,000.00                160.00            480.00          1,600.00    1,440.00
    Byron, Ada                2,000.00      6,000.00     20,000.00                202.00            606.00          2,020.00    1,798.00
    Curie, Marie              1,800.00      5,400.00     18,000.00                180.00            540.00          1,800.00    1,620.00
  `);
  const [first] = peopleOf(joint);
  t.same(
    first!.items.map(({ section, amount, ytdAmount }) => [section, amount?.cents, ytdAmount?.cents]),
    [
      ["earning", 160000, 1600000],
      ["tax", 16000, 160000],
    ],
  );
  t.end();
});
