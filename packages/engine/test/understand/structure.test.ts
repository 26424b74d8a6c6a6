import { test } from "tap";
import { printedLines, jointly, peopleOf, who } from "./joint-reading.ts";

test("people above their lines: whose a column is its heading says, notes stand between, and shares in all are nobody's", async (t) => {
  const person = (name: string, id: string): string => `
    ${name.padEnd(24)}Employee No. ${id}       Operations
    MED   Medical PPO             Family       Pre-tax        128.90      364.40      493.30    1,289.00    3,644.00
    DEN   Dental Choice           Family       Pre-tax         13.10        9.80       22.90      131.00       98.00
    VIS   Vision Plus             Single       Pre-tax          6.40                    6.40       64.00
    LIFE  Basic Life                           Post-tax                     5.88        5.88                  58.80
          Employee total                                       148.40      380.08      528.48    1,484.00    3,800.80
`;
  const joint = jointly(`
    Benefit Deduction Report

                                                             Employee    Employer       Total    Employee    Employer
    Code  Plan                    Coverage     Tax Status      Amount      Amount      Amount         YTD         YTD
${["Karina Brown", "Zoe Castellano", "Travis Cobb"].map((name, i) => person(name, `PTX14${i}1`)).join("")}
  `);
  const people = peopleOf(joint);
  t.same(
    people.map(({ name }) => name?.text),
    ["Karina Brown", "Zoe Castellano", "Travis Cobb"],
  );
  t.same(
    people[0]!.items.map(({ section, label, amount, ytdAmount }) =>
      [section, label.text, amount?.cents ?? "-", ytdAmount?.cents ?? "-"].join(" "),
    ),
    [
      "deduction Medical PPO 12890 128900",
      "employer_contribution Medical PPO 36440 364400",
      "deduction Dental Choice 1310 13100",
      "employer_contribution Dental Choice 980 9800",
      "deduction Vision Plus 640 6400",
      "employer_contribution Basic Life 588 5880",
    ],
  );
  t.match(people[0]!.items[0], { code: "MED", pretax: true });
  t.ok(joint.isPayroll, "plans that people and their employer pay for");
});

test("a list of gross and net pay alone is read, though nothing says what was withheld", async (t) => {
  const joint = jointly(`
    Payroll Check Register

    Check No.    Date          Emp ID     Employee                 Gross Pay       Net Pay
    30418        10/23/2026    E002058    Driscoll, Patrick J       2,460.96      1,919.06
    30419        10/23/2026    E002059    Eze, Chinonso             3,143.20      2,372.72
    30420        10/23/2026    E002066    Ferraro, Gina             1,903.10      1,456.57
    Total                                                           7,507.26      5,748.35
  `);
  t.same(
    peopleOf(joint).map(({ name, figures }) => [
      name?.text,
      figures.get("gross_pay")?.cents,
      figures.get("net_pay")?.cents,
    ]),
    [
      ["Driscoll, Patrick J", 246096, 191906],
      ["Eze, Chinonso", 314320, 237272],
      ["Ferraro, Gina", 190310, 145657],
    ],
  );
});

test("several checks below one name are one person's, and the sum of them is nobody's", async (t) => {
  const joint = jointly(`
    Employee Checks

    Check   Date          Regular        Bonus        Gross    Federal Tax     Medicare          Net
    Amundsen, Bart
    4411    06/05/26       780.83                    780.83          50.10        11.32       719.41
    4412    06/12/26       780.83                    780.83          50.10        11.32       719.41
    4413    06/17/26                    400.00       400.00          88.00         5.80       306.20
      3 checks           1,561.66       400.00     1,961.66         188.20        28.44     1,745.02
    Arceneaux, Desi
    4414    06/05/26       847.17                    847.17          58.39        12.28       776.50
    4415    06/12/26       928.40                    928.40          67.75        13.46       847.19
      2 checks           1,775.57                  1,775.57         126.14        25.74     1,623.69
  `);
  const people = peopleOf(joint);
  t.same(
    people.map(({ name, figures }) => [name?.text, figures.get("net_pay")?.cents]),
    [
      ["Amundsen, Bart", 71941],
      ["Amundsen, Bart", 71941],
      ["Amundsen, Bart", 30620],
      ["Arceneaux, Desi", 77650],
      ["Arceneaux, Desi", 84719],
    ],
  );
});

test("a line of the header is over its own line of the records", async (t) => {
  const joint = jointly(`
    Weekly Payroll Register

    Empl   Employee Name            Rate    Reg Hrs      Reg Pay       Gross
                         Soc Sec  Medicare  Fed W/H   Union Dues     Net Pay
    1004   O'Rourke, Tamsin      36.5000      36.50     1,332.25    1,332.25
                           82.60     19.32   145.03        41.77    1,043.53
    1022   Vander, Rosalind      34.1500      40.00     1,366.00    1,366.00
                           84.69     19.81   244.43        55.32      961.75
    1044   Feather, Corinne      27.4000      32.00       876.80      876.80
                           54.36     12.71    34.49        27.65      747.59
    1057   Pettibone, Jorge      27.4000      24.00       657.60      657.60
                           40.77      9.54    48.71        21.98      536.60
  `);
  t.same(printedLines(peopleOf(joint)[0]!), [
    "deduction Union Dues 4177",
    "earning Reg Pay 133225",
    "tax Fed W/H 14503",
    "tax Medicare 1932",
    "tax Soc Sec 8260",
  ]);
  t.equal(peopleOf(joint)[0]!.figures.get("net_pay")?.cents, 104353);
});

test("rows below rows have columns of their own, each number behind its code, which totals explain", async (t) => {
  const joint = jointly(
    `
    Payroll Register

    No      Employee               Rate   Hours     Regular        Gross      Federal     Medicare
    10442   KOWALCZYK STANLEY J   24.00   40.00      960.00       960.00        51.22        13.92
        DED  02  54.90  03  6.25  TOT DED  61.15  NET  833.71
    10457   VANDERBILT CORA M     22.50   32.00      720.00       720.00        55.48        10.44
        DED  02  71.15  05 35.84  TOT DED 106.99  NET  547.09
    10489   OKONKWO EMEKA T       21.00   40.00      840.00       840.00        51.44        12.18
        DED  02  54.90  03  6.25  TOT DED  61.15  NET  715.23
    10511   PRZYBYLSKI ANN R      19.50   40.00      780.00       780.00        57.18        11.31
        DED  05  24.84            TOT DED  24.84  NET  686.67
  `,
    `
    Deduction Code Recap          Amount
    02   MEDICAL                  180.95
    03   DENTAL                    12.50
    05   401K                      60.68
  `,
  );
  const [first] = peopleOf(joint);
  t.equal(first!.name?.text, "KOWALCZYK, STANLEY J", "initials at the end tell that surnames stand first");
  t.equal(first!.figures.get("net_pay")?.cents, 83371);
  t.same(
    first!.items
      .filter(({ section }) => section === "deduction")
      .map(({ label, amount }) => [label.text, amount?.cents]),
    [
      ["02", 5490],
      ["03", 625],
    ],
  );
  t.equal(joint.found.legend.get("02")?.text, "MEDICAL");
});

test("people side by side: a name is over the columns of its block, however it is wrapped", async (t) => {
  const joint = jointly(`
    Payroll Summary

                                       Caleb
                                    Montgomery                   TOTAL
    Deja Lee
                         Hours   Rate   Amount    Hours   Rate   Amount    Hours   Rate   Amount
  `);
  t.same(peopleOf(joint), [], "names alone are no pay");
  const across = jointly(`
    Payroll Summary

                            Brandy Ochs               Caleb Montgomery                TOTAL
                         Hours    Rate     Amount    Hours    Rate     Amount    Hours    Rate     Amount
    Gross Pay
    Hourly Wages         66.25   20.00   1,325.00    71.50   28.00   2,002.00   137.75           3,327.00
    Total Gross Pay                      1,325.00                    2,002.00                    3,327.00
    Taxes Withheld
    Federal Withholding                    -61.77                     -180.42                     -242.19
    Medicare                               -19.21                      -29.03                      -48.24
    Total Taxes                            -80.98                     -209.45                     -290.43
    Net Pay                              1,244.02                    1,792.55                    3,036.57
  `);
  t.same(
    peopleOf(across).map(({ name, figures }) => [name?.text, figures.get("net_pay")?.cents]),
    [
      ["Brandy Ochs", 124402],
      ["Caleb Montgomery", 179255],
    ],
  );
  const [wages] = peopleOf(across)[0]!.items;
  t.match(wages, { hours: { quantity: { units: 6625 } }, rate: { quantity: { units: 2000 } } });
});

test("a list of lines: a record ends where another name begins, and the list may stand in a column", async (t) => {
  const joint = jointly(`
    Payroll Line Detail

    Employee         No.      Kind             Item                       Amount
    Ines Broussard   LT-31    Earning          Regular                  2,568.80
    Ines Broussard   LT-31    Total            Gross pay                2,568.80
    Ines Broussard   LT-31    Employee tax     Federal income tax         242.60
    Ines Broussard   LT-31    Employee tax     Medicare                    37.25
    Ines Broussard   LT-31    Total            Net pay                  2,288.95
    Ines Broussard   LT-31    Employer tax     Medicare                    37.25
    Win Szymanski    LT-33    Earning          Regular                  1,792.73
    Win Szymanski    LT-33    Earning          Overtime                   240.49
    Win Szymanski    LT-33    Total            Gross pay                2,033.22
    Win Szymanski    LT-33    Employee tax     Federal income tax         174.22
    Win Szymanski    LT-33    Employee tax     Medicare                    29.48
    Win Szymanski    LT-33    Deduction        Dental                      12.00
    Win Szymanski    LT-33    Total            Net pay                  1,817.52
    Win Szymanski    LT-33    Employer tax     Medicare                    29.48
  `);
  t.same(who(joint), ["LT-31 Ines Broussard, -", "LT-33 Win Szymanski, -"]);
  t.same(printedLines(peopleOf(joint)[1]!), [
    "deduction Dental 1200",
    "earning Overtime 24049",
    "earning Regular 179273",
    "employer_tax Medicare 2948",
    "tax Federal income tax 17422",
    "tax Medicare 2948",
  ]);
});

test("columns that go on to the right on a later page are the same people's, and their sums tie", async (t) => {
  const joint = jointly(
    `
    Payroll Register

    No     Employee            Regular       Gross    Federal Tax    Medicare
    5222   Abernathy, Ann     1,500.00    1,500.00         155.00       21.75
    9812   Dunne, Darnell     2,000.00    2,000.00         202.00       29.00
    1976   Eriksson, Kurt     1,800.00    1,800.00         180.00       26.10
    8601   Faulkner, Bri      1,700.00    1,700.00         173.00       24.65
  `,
    `
    Payroll Register

    No     Employee            Dental      Pool    Net Pay
    5222   Abernathy, Ann       12.00      5.00   1,306.25
    9812   Dunne, Darnell       12.00     10.00   1,747.00
    1976   Eriksson, Kurt       12.00      5.00   1,576.90
    8601   Faulkner, Bri         0.00     10.00   1,492.35
  `,
  );
  t.equal(peopleOf(joint).length, 4);
  t.same(printedLines(peopleOf(joint)[0]!), [
    "deduction Dental 1200",
    "deduction Pool 500",
    "earning Regular 150000",
    "tax Federal Tax 15500",
    "tax Medicare 2175",
  ]);
});
