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

test("names of taxes are over pairs of headings, though one of a pair stands nearer to the next name", async (t) => {
  const people = peopleOf(
    jointly(`
    Quarterly Wage and Tax Report by Employee

                              Federal Income Tax    State Income Tax     FUTA (ER)     State Unemployment (ER)
    Employee   Gross Wages     Taxable      Tax     Taxable      Tax     Taxable    Tax        Taxable     Tax
    Kim, Ann     14,719.24   13,469.00   700.56   13,469.00   725.96    7,000.00  42.00       9,500.00  256.50
    Lee, Bo      19,707.72   18,239.10 1,273.02   18,239.10   983.10    7,000.00  42.00       9,500.00  256.50
    May, Cy      11,373.04    9,821.13   720.69    9,821.13   529.35    7,000.00  42.00       9,223.22  249.03
  `),
  );
  t.same(allOf(people, "Kim, Ann"), [
    "employer_tax FUTA (ER) 4200",
    "employer_tax State Unemployment (ER) 25650",
    "tax Federal Income Tax 70056",
    "tax State Income Tax 72596",
  ]);
});

test("behind the names of taxes columns say who pays, and a liability is what both do", async (t) => {
  const joint = jointly(`
    Tax Liability Listing

    ID     Employee      Tax                    Taxable Wages   Employee Tax   Employer Tax     Liability

    3001   Kim, Ann      Federal Income Tax          3,003.73         338.28                       338.28
                         Social Security             3,003.73         186.23         186.23        372.46
                         Medicare                    3,003.73          43.55          43.55         87.10
    3014   Lee, Bo       Federal Income Tax          3,213.13         384.35                       384.35
                         Social Security             3,355.46         208.04         208.04        416.08
                         Medicare                    3,355.46          48.65          48.65         97.30
    3020   May, Cy       Federal Income Tax          1,866.14         145.53                       145.53
                         Social Security             1,971.50         122.23         122.23        244.46
                         Medicare                    1,971.50          28.59          28.59         57.18
  `);
  t.same(allOf(peopleOf(joint), "Lee, Bo"), [
    "employer_tax Medicare 4865",
    "employer_tax Social Security 20804",
    "tax Federal Income Tax 38435",
    "tax Medicare 4865",
    "tax Social Security 20804",
  ]);
});

test("who stands once in each of several lists has one check, and wages below the name of a tax are what it is reckoned from", async (t) => {
  const joint = jointly(`
    Quarterly Tax Liability and Wage Report

    Federal
                                   Federal Income Tax            Social Security
    Employee    ID    Gross Wages      Wages  Withheld     Wages  Employee  Employer
    Kim, Ann    621     26,754.00  25,523.34  2,281.56  26,325.96  1,632.18  1,632.18
    Lee, Bo     650     20,290.51  19,328.81  2,317.11  19,937.53  1,236.13  1,236.13
    May, Cy     680     14,150.52  13,018.50    676.92  14,150.52    877.32    877.32
    Federal Total       61,195.03  57,870.65  5,275.59  60,414.01  3,745.63  3,745.63

    New Jersey
                       NJ Gross Income Tax        NJ TDI
    Employee    ID        Wages  Withheld     Wages  Withheld
    Kim, Ann    621   25,523.34    630.48  26,325.96    60.54
    Lee, Bo     650   19,328.81    473.03  19,937.53    45.86
    May, Cy     680   13,018.50    312.60  14,150.52    32.52
    New Jersey Total  57,870.65  1,416.11  60,414.01   138.92
  `);
  const people = peopleOf(joint);
  t.equal(people.length, 3);
  t.same(
    people[1]!.items
      .filter(({ label }) => label.text.startsWith("NJ"))
      .map(({ label, taxableWages, amount }) => [label.text, taxableWages?.cents, amount?.cents]),
    [
      ["NJ Gross Income Tax", 1_932_881, 47_303],
      ["NJ TDI", 1_993_753, 4_586],
    ],
  );
});

test("gross pay of several people beside the employer's taxes on it is payroll", async (t) => {
  const joint = jointly(`
    Labor Distribution by Job

    Emp ID   Employee Name    Pay Type     Hours      Rate    Gross Amount   Employer Taxes   Total Cost

    Job 2418     Elm Street Bridge
    1184     Kim, Ann         Regular       8.00     41.50          332.00            39.34       371.34
    1367     Lee, Bo          Regular      40.00     36.85        1,474.00           174.67     1,648.67
    1310     May, Cy          Regular      18.00     21.75          391.50            46.39       437.89
    Subtotal                               66.00                  2,197.50           260.40     2,457.90
    Job 2422     Route 60 Culvert
    1170     Orr, Di          Regular      15.00     26.75          401.25            47.55       448.80
    1170     Orr, Di          Overtime      6.00     40.13          240.78            28.53       269.31
    1132     Poe, Ed          Regular      10.00     30.00          300.00            35.55       335.55
    Subtotal                               31.00                    942.03           111.63     1,053.66
  `);
  t.ok(joint.isPayroll);
});

test("a code behind words for it names no tax beside its name, and some are numbered by the letters of their names", async (t) => {
  const list = (code: string, name: string, ...taxes: readonly string[]): string => `
Tax ID: ${code}   ${name}
  BAUER         Bauer, Klaus         1,670.40      ${taxes[0]}
  CHAVEZR       Chavez, Ramiro       1,564.50      ${taxes[1]}
  DALTON        Dalton, Pete         1,290.60      ${taxes[2]}
`;
  const joint = jointly(`
Payroll Tax Report by Tax

Employee        Employee Name      Taxable Wages         Tax
${list("FIT", "Federal Income Tax", "122.04", "109.34", "122.66")}
${list("SSEE", "Social Security", "103.56", "97.00", "80.02")}
${list("MEDEE", "Medicare", "24.22", "22.69", "18.71")}
`);
  t.same(who(joint).slice(0, 3), [
    "BAUER Bauer, Klaus, -",
    "CHAVEZR Chavez, Ramiro, -",
    "DALTON Dalton, Pete, -",
  ]);
  t.same(
    peopleOf(joint)
      .filter(({ name }) => name?.text === "Bauer, Klaus")
      .flatMap(({ items }) =>
        items.map(({ code, label, amount }) => `${code} ${label.text} ${amount?.cents}`),
      ),
    ["FIT Federal Income Tax 12204", "SSEE Social Security 10356", "MEDEE Medicare 2422"],
  );
});

test("a line of a state over people says in which they are, and below ID / SSN stands the number of each", async (t) => {
  const joint = jointly(`
    Quarterly Wage and Tax Report

                                              Federal Income Tax       Social Security         State Income Tax
    Employee             ID / SSN       Gross     Taxable         Tax      Taxable         Tax      Taxable        Tax
    Georgia (GA)
    Abelson, Noel        E33408     10,000.00    9,500.00    1,000.00    10,000.00      620.00     9,500.00     500.00
                         ***-**-3157
    Brand, Ingrid        E17519     12,000.00   11,000.00    1,200.00    12,000.00      744.00    11,000.00     580.00
                         ***-**-3146
    Ohio (OH)
    Chau, Faisal         E34816     14,000.00   13,000.00    1,500.00    14,000.00      868.00    13,000.00     410.00
                         ***-**-7525
    Doyle, Marie         E31500      9,000.00    8,500.00      900.00     9,000.00      558.00     8,500.00     260.00
                         ***-**-6711
  `);
  t.same(who(joint), [
    "E33408 Abelson, Noel, -",
    "E17519 Brand, Ingrid, -",
    "E34816 Chau, Faisal, -",
    "E31500 Doyle, Marie, -",
  ]);
  t.same(
    peopleOf(joint).map(({ state }) => state),
    ["GA", "GA", "OH", "OH"],
  );
});
