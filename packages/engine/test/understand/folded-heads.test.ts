import { test } from "tap";
import type { RecordReading } from "../../src/interpret/reading.ts";
import { allOf, jointly, namesIn, peopleOf, who } from "./joint-reading.ts";

/** Figures of people as `gross net`, in cents. */
const figuresOf = (people: readonly RecordReading[]): string[] =>
  people.map(({ figures }) => `${figures.get("gross_pay")?.cents} ${figures.get("net_pay")?.cents}`);

test("the heading of names says which line of a header is over the first line of a record", async (t) => {
  const joint = jointly(`
    Payroll Register

    PERSONNEL             HOURS            EARNINGS        GROSS       STATUTORY          DEDUCTIONS        NET PAY
    Name                  Regular          Regular                     Federal            Medical
    File #                Overtime         Overtime                    Soc Sec            Dental
    Abernathy, Ann          80.00          1,600.00     1,720.00          150.00            60.00          1,391.36
    1101                     4.00            120.00                       106.64            12.00

    Byron, Ada              72.00          1,800.00     1,950.00          172.00            60.00          1,585.10
    1102                     4.00            150.00                       120.90            12.00

    Curie, Marie            80.00          2,400.00     2,490.00          260.00            80.00          1,977.62
    1103                     2.00             90.00                       154.38            18.00
  `);
  const people = peopleOf(joint);
  t.same(who(joint), ["1101 Abernathy, Ann, -", "1102 Byron, Ada, -", "1103 Curie, Marie, -"]);
  t.same(figuresOf(people), ["172000 139136", "195000 158510", "249000 197762"]);
  t.same(allOf(people, "Abernathy, Ann"), [
    "deduction Dental 1200",
    "deduction Medical 6000",
    "earning Overtime 12000",
    "earning Regular 160000",
    "tax Federal 15000",
    "tax Soc Sec 10664",
  ]);
});

test("a line of records that no heading is over moves none of them", async (t) => {
  const joint = jointly(`
    Payroll Register

    PERSONNEL             HOURS            EARNINGS        GROSS       STATUTORY      NET PAY
    Name                  Regular          Regular                     Federal
    File #                Overtime         Overtime                    Soc Sec
    Doe, Jane               70.00          1,400.00     1,520.00          140.00     1,285.76
    2201                     4.00            120.00                        94.24
    Kitchen

    Roe, Richard            64.00          1,600.00     1,700.00          165.00     1,429.60
    2202                     4.00            100.00                       105.40
    Kitchen

    Poe, Paula              72.00          2,160.00     2,250.00          230.00     1,880.50
    2203                     2.00             90.00                       139.50
    Bar
  `);
  const people = peopleOf(joint);
  t.same(namesIn(joint), ["Doe, Jane", "Roe, Richard", "Poe, Paula"]);
  t.same(figuresOf(people), ["152000 128576", "170000 142960", "225000 188050"]);
  t.same(allOf(people, "Poe, Paula"), [
    "earning Overtime 9000",
    "earning Regular 216000",
    "tax Federal 23000",
    "tax Soc Sec 13950",
  ]);
});

test("columns of fewer headings than lines of the header have them at its foot, over their first lines", async (t) => {
  const joint = jointly(`
    Payroll Register

                         Regular Hrs     Regular        Tips                  Fed W/H     Dues
    Employee Name         Overtime Hrs    Overtime      Commission             Soc Sec     Health       Total Taxes
    Employee No.          Vacation Hrs    Vacation      Night Prem  Gross Pay  Medicare    Charity      Total Deds         Net Pay
    Abernathy, Ann               38.00      760.00                     910.00      65.00     12.00           134.62          761.38
    1101                          5.00      150.00                                 56.42                      14.00
                                                                                   13.20      2.00

    Byron, Ada                   36.00      900.00       30.00         930.00      75.00     12.00           146.15          763.85
    1102                                                                           57.66      8.00            20.00
                                                                                   13.49

    Curie, Marie                 30.00      600.00                     760.00      50.00                     108.14          651.86
    1103                                                                           47.12
                                  8.00      160.00                                 11.02
  `);
  const people = peopleOf(joint);
  t.same(figuresOf(people), ["91000 76138", "93000 76385", "76000 65186"]);
  t.same(
    people.map(({ figures }) => [figures.get("total_taxes")?.cents, figures.get("total_deductions")?.cents]),
    [
      [13462, 1400],
      [14615, 2000],
      [10814, undefined],
    ],
  );
  t.same(allOf(people, "Curie, Marie"), [
    "earning Regular 60000",
    "earning Vacation 16000",
    "tax Fed W/H 5000",
    "tax Medicare 1102",
    "tax Soc Sec 4712",
  ]);
});

test("below the name of a group each line of a record has the heading of its line", async (t) => {
  const joint = jointly(`
    Payroll Summary

    EMPLOYEE                  HOURS       EARNINGS       GROSS    FEDERAL TAXES    DEDUCTIONS       NET PAY
    Employee                Regular        Regular   Gross Pay      Federal W/H        401(k)       Net Pay
    ID                     Overtime       Overtime              Social Security       Medical       Payment
    Department             Vacation       Vacation                     Medicare        Dental        Number
    Abernathy, Ann            32.00         640.00      840.00            60.00         20.00        667.74
    0057                       2.00          60.00                        52.08          8.00  Direct Deposit
    Dairy                      7.00         140.00                        12.18         20.00          3377
    Byron, Ada                40.00         800.00      860.00            70.00         20.00        666.21
    0072                       2.00          60.00                        53.32          8.00         Check
    Dairy                      0.00           0.00                        12.47         30.00          3378
    Curie, Marie              30.00         900.00    1,080.00            90.00         30.00        839.38
    0046                       4.00         180.00                        66.96         18.00         Check
    Office                     0.00           0.00                        15.66         20.00          3379
  `);
  t.same(who(joint), ["0057 Abernathy, Ann, Dairy", "0072 Byron, Ada, Dairy", "0046 Curie, Marie, Office"]);
  t.same(figuresOf(peopleOf(joint)), ["84000 66774", "86000 66621", "108000 83938"]);
});

test("lines of a header whose words nobody knows head the lines of records below them, where they end with their numbers", async (t) => {
  const joint = jointly(`
    Lohnjournal

    Pers.-Nr.  Name                       Lohn    Zulagen    Gesamtbrutto             LSt          KiSt
                                         KV AN      RV AN           AV AN    Gesetzl. Netto          VWL
                                         KV AG      RV AG           AV AG                      Auszahlung
    00101      Brandt, Anke           3,980.00     125.00        4,105.00          467.97         12.30
                                        350.98     381.77           53.37        2,838.61         40.00
                                        350.98     381.77           53.37                      2,798.61
    00103      Koch, Paul             2,460.75                   2,460.75          280.53         25.25
                                        210.39     228.85           31.99        1,683.74
                                        210.39     228.85           31.99                      1,683.74
    00105      Reimann, Ute           3,120.00      88.40        3,208.40          365.76
                                        274.32     298.38           41.71        2,228.23         40.00
                                        274.32     298.38           41.71                      2,188.23
  `);
  t.same(figuresOf(peopleOf(joint)), ["410500 279861", "246075 168374", "320840 218823"]);
  t.same(allOf(peopleOf(joint), "Reimann, Ute"), [
    "deduction VWL 4000",
    "earning Lohn 312000",
    "earning Zulagen 8840",
    "employer_tax AV AG 4171",
    "employer_tax KV AG 27432",
    "employer_tax RV AG 29838",
    "tax AV AN 4171",
    "tax KV AN 27432",
    "tax LSt 36576",
    "tax RV AN 29838",
  ]);
});

test("lines of the year below a word for it are headed as those above them", async (t) => {
  const joint = jointly(`
    Payroll Register

    EMPLOYEE NAME        REGULAR       GROSS      FEDERAL     MEDICAL         NET
    EMPL NO              STIPEND                 MEDICARE      DENTAL
    ABERNATHY, ANN      3,000.00    3,200.00       300.00       80.00    2,753.60
    1101                  200.00                    46.40       20.00
    YTD                12,000.00   12,800.00     1,200.00      320.00   11,014.40
                          800.00                   185.60       80.00
    BYRON, ADA          3,600.00    3,600.00       360.00       80.00    3,087.80
    1102                                            52.20       20.00
    YTD                14,400.00   14,500.00     1,450.00      320.00   12,439.75
                          100.00                   210.25       80.00
    CURIE, MARIE        4,000.00    4,100.00       410.00       90.00    3,522.55
    1103                  100.00                    59.45       18.00
    YTD                16,000.00   16,400.00     1,640.00      360.00   14,090.20
                          400.00                   237.80       72.00
  `);
  const people = peopleOf(joint);
  t.same(namesIn(joint), ["ABERNATHY, ANN", "BYRON, ADA", "CURIE, MARIE"]);
  t.same(
    people[0]!.items
      .map(({ label, amount, ytdAmount }) => `${label.text} ${amount?.cents} ${ytdAmount?.cents}`)
      .sort(),
    [
      "DENTAL 2000 8000",
      "FEDERAL 30000 120000",
      "MEDICAL 8000 32000",
      "MEDICARE 4640 18560",
      "REGULAR 300000 1200000",
      "STIPEND 20000 80000",
    ],
  );
  t.same(figuresOf(people), ["320000 275360", "360000 308780", "410000 352255"]);
});

test("the first halves of headings are over the first line of a record, and headings a space apart head a column each", async (t) => {
  const person = (
    check: string,
    [way, id, name]: readonly [string, string, string],
    [hours, gross]: readonly [number, number],
    [federal, security, medicare, health]: readonly [number, number, number, number],
  ): string => {
    const of = (amount: number, width: number): string => amount.toFixed(2).padStart(width);
    return `
${check.padEnd(10)}05/01/26   ${way.padEnd(5)}${id.padEnd(9)}${name.padEnd(18)}${of(hours, 8)}${of(gross, 12)}${of(gross, 12)}
          ${of(federal, 15)}${of(security, 9)}${of(medicare, 9)}${of(health, 9)}${of(gross - federal - security - medicare - health, 33)}
                         ${of(security, 9)}${of(medicare, 9)}
`;
  };
  const joint = jointly(`
Payroll Check Register

Check     Check           Employee                     Reg                   Gross
Number    Date       Typ  ID       Name                Hrs     Reg Pay         Pay
                      FWH   SocSec Medicare   Health                       Net Pay
    Employer cost:       SocSec-ER   Med-ER
------------------------------------------------------------------------------------------
${person("38817", ["Chk", "ABE004", "Abernathy, Ann"], [40, 1690.5], [109.21, 102.18, 23.9, 42.5])}${person("900412", ["DD", "BYR001", "Byron, Ada"], [40, 1090], [82.57, 64.95, 15.19, 42.5])}${person("38818", ["Chk", "CUR010", "Curie, Marie"], [32, 1240], [111.53, 75.22, 17.59, 26.8])}${person("900413", ["DD", "DUA002", "Duarte, Ines"], [40, 1658.62], [112.67, 100.19, 23.43, 42.5])}`);
  const people = peopleOf(joint);
  t.same(
    people.map(({ employeeId }) => employeeId?.text),
    ["ABE004", "BYR001", "CUR010", "DUA002"],
    "and how somebody is paid is no word for their number",
  );
  t.same(figuresOf(people).slice(0, 2), ["169050 141271", "109000 88479"]);
  t.same(allOf(people, "Abernathy, Ann"), [
    "deduction Health 4250",
    "earning Reg Pay 169050",
    "employer_tax Med-ER 2390",
    "employer_tax SocSec-ER 10218",
    "tax FWH 10921",
    "tax Medicare 2390",
    "tax SocSec 10218",
  ]);
});
