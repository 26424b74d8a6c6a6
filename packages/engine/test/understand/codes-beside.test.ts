import { test } from "tap";
import type { RecordReading } from "../../src/interpret/reading.ts";
import { allOf, jointly, peopleOf, printedLines } from "./joint-reading.ts";

/** The hours that lines of somebody count, as `label hours`. */
const hoursOf = (people: readonly RecordReading[], name: string): string[] =>
  people
    .filter((record) => record.name?.text === name)
    .flatMap(({ items }) =>
      items.flatMap(({ label, hours }) => (hours === null ? [] : `${label.text} ${hours.token.plain}`)),
    );

/** What somebody is paid, and what is withheld: lines with an amount. */
const amountsOf = (people: readonly RecordReading[], name: string): string[] =>
  allOf(people, name).filter((line) => !line.endsWith(" -"));

test("codes right behind numbers name them, where the page explains them", async (t) => {
  const joint = jointly(`
    Payroll Journal

    Employee          Reg Hrs   O/T Hrs   Other Hrs      Reg Pay    O/T Pay     Other Pay       GROSS    Fed Tax      NET PAY
    Abernathy, Ann      73.50      2.00      6.50 V     2,219.01      90.57      196.24 V    2,505.82     250.58     2,255.24
    Byron, Ada          72.00      1.00                 1,440.00      30.00                  1,470.00     130.00     1,340.00
    Curie, Marie        64.00      3.00     16.00 S     1,600.00     112.50      400.00 S    2,112.50     205.00     1,907.50
    Duarte, Ines        76.00      4.00                 1,672.00     132.00                  1,804.00     170.00     1,634.00
    Ekberg, Nils        76.00      4.00      4.00 B     1,672.00     132.00       88.00 B    1,892.00     176.00     1,716.00
    Frost, Lena         80.00      1.00                 1,600.00      30.00                  1,630.00     150.00     1,480.00

    V  Vacation
    S  Sick
    B  Bereavement
  `);
  const people = peopleOf(joint);
  t.same(amountsOf(people, "Abernathy, Ann"), [
    "earning O/T Pay 9057",
    "earning Reg Pay 221901",
    "earning V 19624",
    "tax Fed Tax 25058",
  ]);
  t.same(hoursOf(people, "Abernathy, Ann"), ["Reg Pay 73.50", "O/T Pay 2.00", "V 6.50"]);
  t.ok(amountsOf(people, "Curie, Marie").includes("earning S 40000"));
  t.ok(amountsOf(people, "Ekberg, Nils").includes("earning B 8800"));
  t.same(amountsOf(people, "Byron, Ada"), [
    "earning O/T Pay 3000",
    "earning Reg Pay 144000",
    "tax Fed Tax 13000",
  ]);
  t.equal(joint.reading.legend.get("earning")?.get("V"), "Vacation");
});

test("codes before numbers stay those of the numbers behind them", async (t) => {
  const joint = jointly(`
    Payroll Journal

    Employee         Hours    Other Hours     Earnings     Other Earnings      GROSS Withheld                   NET PAY
    Doe, Jane        70.00         5.00 JUR   1,400.00         100.00 JUR   1,500.00 FIT 120.73 OAS  93.00     1,286.27
    Roe, Richard     80.00                    1,600.00                      1,600.00 FIT 131.73 OAS  99.20     1,369.07
    Poe, Paula       60.00        20.00 PTO   1,500.00         500.00 PTO   2,000.00 FIT 180.00 OAS 124.00     1,696.00
    Moe, Martin      80.00                    1,600.00                      1,600.00 FIT 131.73 OAS  99.20     1,369.07
    Loe, Lisa        80.00                    1,600.00                      1,600.00 FIT 131.73 OAS  99.20     1,369.07

    JUR  Jury Duty
    PTO  Paid Time Off
    FIT  Federal Income Tax
    OAS  Social Security
  `);
  const people = peopleOf(joint);
  t.same(amountsOf(people, "Poe, Paula"), [
    "earning Earnings 150000",
    "earning PTO 50000",
    "tax FIT 18000",
    "tax OAS 12400",
  ]);
  t.same(amountsOf(people, "Roe, Richard"), ["earning Earnings 160000", "tax FIT 13173", "tax OAS 9920"]);
  t.ok(hoursOf(people, "Doe, Jane").includes("JUR 5.00"));
});

test("numbers a space before labels are their codes, where a page has many of them, whatever else stands at their edge", async (t) => {
  const people = peopleOf(
    jointly(`
    Payroll Detail

    Employee             Pay Item                 Units       Amount    Withholding           Amount
    Abernathy, Ann       10 CONTRACT BASE         21.00     4,000.00    Federal Tax           420.00
                         22 STIPEND                1.00       250.00    Medicare               61.63
                         GROSS                              4,250.00
                         NET PAY                            3,768.37
    Byron, Ada           10 CONTRACT BASE         21.00     3,500.00    Federal Tax           350.00
                         31 COACHING               1.00       400.00    Medicare               56.55
                         GROSS                              3,900.00
                         NET PAY                            3,493.45
    Curie, Marie         14 HOURLY AIDE           80.00     1,600.00    Federal Tax           150.00
                         47 BUS DUTY               4.00        80.00    Medicare               24.36
                         GROSS                              1,680.00
                         NET PAY                            1,505.64
    Duarte, Ines         10 CONTRACT BASE         21.00     3,900.00    Federal Tax           410.00
                         22 STIPEND                1.00       250.00    Medicare               60.18
                         GROSS                              4,150.00
                         NET PAY                            3,679.82
  `),
  );
  t.same(allOf(people, "Byron, Ada"), [
    "earning COACHING 40000",
    "earning CONTRACT BASE 350000",
    "tax Federal Tax 35000",
    "tax Medicare 5655",
  ]);
  t.same(allOf(people, "Curie, Marie"), [
    "earning BUS DUTY 8000",
    "earning HOURLY AIDE 160000",
    "tax Federal Tax 15000",
    "tax Medicare 2436",
  ]);
});

test("lists of totals beside each other explain the codes of all that they list", async (t) => {
  const joint = jointly(
    `
    PAYROLL JOURNAL

    EMPLOYEE             CD     HOURS     RATE     EARNINGS   TAX     WITHHELD   DED   AMOUNT      NET PAY
    ANN ABERNATHY        R      40.00  20.0000       800.00   FIT        80.00   51     12.00     V118204
    EMP 00022            V       8.00  20.0000       160.00   OAS        59.52   71     30.00
    DIRECT DEPOSIT                                            OH         19.20
                         TOTAL                       960.00             158.72          42.00      759.28
    ADA BYRON            R      38.00  25.0000       950.00   FIT        95.00   51     12.00     V118205
    EMP 00024            O       2.00  37.5000        75.00   OAS        63.55
    DIRECT DEPOSIT                                            OH         20.50
                         TOTAL                     1,025.00             179.05          12.00      833.95
    MARIE CURIE          R      36.00  30.0000     1,080.00   FIT       110.00   51     12.00     V118206
    EMP 00028            O       1.00  45.0000        45.00   OAS        69.75   71     40.00
    DIRECT DEPOSIT                                            OH         22.50
                         TOTAL                     1,125.00             202.25          52.00      870.75
  `,
    `
    PAYROLL JOURNAL

    COMPANY TOTALS AND CODE LEGEND
    EARNINGS                            TAXES WITHHELD                     DEDUCTIONS
    R   Regular          2,830.00       FIT Federal Income Tax   285.00    51   Dental Plan        36.00
    V   Vacation           160.00       OAS Social Security      192.82    71   Child Support      70.00
    O   Overtime           120.00       OH  Ohio Income Tax       62.20
  `,
  );
  const people = peopleOf(joint);
  t.same(allOf(people, "ANN ABERNATHY"), [
    "deduction 51 1200",
    "deduction 71 3000",
    "earning R 80000",
    "earning V 16000",
    "tax FIT 8000",
    "tax OAS 5952",
    "tax OH 1920",
  ]);
  t.equal(joint.reading.legend.get("deduction")?.get("71"), "Child Support");
  t.equal(joint.reading.legend.get("tax")?.get("OAS"), "Social Security");
  t.same(
    people.map(({ payments }) => payments.map(({ method }) => method)),
    [["direct_deposit"], ["direct_deposit"], ["direct_deposit"]],
  );
});

test("letters behind numbers are codes where a document has several, and H is no hours there", async (t) => {
  const joint = jointly(`
    Payroll Register

    Employee Name                HOURS                             EARNINGS                             STATUTORY          VOLUNTARY
    File #              Reg     O/T  Hours 3/4         Reg      O/T    Earnings 3/4      Gross       Deductions         Deductions      Net Pay
    Abernathy, Ann    72.00    3.50     8.00 H    1,548.00   112.88        172.00 H   1,832.88       121.25 FIT           73.32 K     1,344.87
    004117                                                                                           107.70 SS            84.50 M
                                                                                                      25.19 MED           11.25 D
                                                                                                      64.80 GA SIT
    Castle, Rigo      80.00    6.25               1,540.00   180.47                   1,720.47        42.46 FIT          142.00 M     1,188.90
    004302                                                                                            97.87 SS           166.15 C
                                                                                                      22.89 MED
                                                                                                      60.20 GA SIT
    Dufresne, Andre   64.00             8.00 H    1,542.40                 192.80 H   1,928.00       127.21 FIT          115.68 K     1,303.63
    004355                              8.00 V                             192.80 V                  113.41 SS            84.50 M
                                                                                                      26.52 MED           11.25 D
                                                                                                      67.48 GA SIT        78.32 C

    Code Legend
    Hours/Earnings:  H - Holiday  V - Vacation  S - Sick
    Voluntary:  K - 401(k) Pretax  M - Medical Pretax  D - Dental Pretax  C - Child Support
  `);
  const people = peopleOf(joint);
  t.same(amountsOf(people, "Dufresne, Andre"), [
    "deduction C 7832",
    "deduction D 1125",
    "deduction K 11568",
    "deduction M 8450",
    "earning H 19280",
    "earning Reg 154240",
    "earning V 19280",
    "tax FIT 12721",
    "tax GA SIT 6748",
    "tax MED 2652",
    "tax SS 11341",
  ]);
  t.same(hoursOf(people, "Dufresne, Andre"), ["Reg 64.00", "H 8.00", "V 8.00"]);
});

test("a heading at the edge of codes is over their labels as well: what the employer owes stands below its own", async (t) => {
  const person = (id: string, name: string, hours: string, pay: string, tax: string, net: string): string => `
${id}     ${name}
 1  Regular              ${hours}   ${pay}     1  Federal Inc Tax     2,771.78     ${tax}    51  Social Sec-Emplr    2,771.78     171.85
 2  Overtime              6.00     487.98     2  Social Security     2,771.78     171.85    61  H&W Local 290                    545.10
12  Per Diem                       275.00    31  Union Wk Dues                     65.32    62  Pension Local 290                432.40
Total Earnings                   ${net}     Total Deductions                   524.42     Total Liabilities               1,149.35
`;
  const joint = jointly(`
PR Payroll Register

Earnings                 Hours     Amount    Deductions              Elig Amt     Amount    Liabilities              Elig Amt     Amount

${person("118", "Abbott, Curtis L", "40.00", "2,168.80", "287.25", "2,931.78")}
${person("126", "Cisneros, Fidel ", "41.00", "2,468.80", "287.25", "3,231.78")}
${person("139", "Haugen, Britta M", "42.00", "2,668.80", "287.25", "3,431.78")}
`);
  t.same(
    allOf(peopleOf(joint), "Abbott, Curtis L").filter((line) => !line.startsWith("earning")),
    [
      "deduction Union Wk Dues 6532",
      "employer_contribution H&W Local 290 54510",
      "employer_contribution Pension Local 290 43240",
      "employer_tax Social Sec-Emplr 17185",
      "tax Federal Inc Tax 28725",
      "tax Social Security 17185",
    ],
  );
});

test("numbers of wage types are codes though one of them is called otherwise in each state, and a heading may name people and lines", async (t) => {
  const person = (id: string, name: string, pay: string, tax: string): string => `
${id}   ${name}                                        Org.unit: Assembly
         1000 Regular hours        80.00    29.340    ${pay}     /401 TX Withhold. Tax FED      ${tax}
         1100 Overtime 1.5          6.50    44.010      286.07     /403 TX EE Social Security     159.39
         1420 Second shift prem.   40.00     0.850       34.00     /405 TX EE Medicare             37.28
         1300 Vacation              8.00    29.340      234.72     /401 TX Withhold. Tax AL       106.01
         1310 Jury duty             4.00    29.340      117.36     /406 TX City Occupational       12.40
`;
  const joint = jointly(`
Payroll Journal

Pers.no.   Name / Wage type       Number      Rate      Amount     Tax                            Amount

${person("00010423", "ADLER, RUTH E", "2,347.20", "132.24")}
${person("00010518", "BIEL, TOMASZ ", "2,347.20", "164.01")}
${person("00010577", "CARRASCO, EVA", "2,347.20", "237.58")}
${person("00010630", "DRUMMOND, JOE", "2,347.20", "172.53")}
`);
  const [adler] = peopleOf(joint);
  t.same(adler!.items.map(({ code, label, amount }) => `${code} ${label.text} ${amount?.cents}`).sort(), [
    "/401 TX Withhold. Tax AL 10601",
    "/401 TX Withhold. Tax FED 13224",
    "/403 TX EE Social Security 15939",
    "/405 TX EE Medicare 3728",
    "/406 TX City Occupational 1240",
    "1000 Regular hours 234720",
    "1100 Overtime 1.5 28607",
    "1300 Vacation 23472",
    "1310 Jury duty 11736",
    "1420 Second shift prem 3400",
  ]);
});

test("behind codes without headings hours stand before what they are paid, and a legend may have a factor in it", async (t) => {
  const person = (
    id: string,
    name: string,
    gross: string,
    first: string,
    tax: string,
    net: string,
    second: string,
  ): string => `
${id}   ${name}      ${gross}      ${tax}   ${net}
           EARN   01  38.50     ${first}    ${second}
           TAX    F       ${tax}
`;
  const joint = jointly(`
WEEKLY PAYROLL REGISTER

EMP NO  EMPLOYEE NAME        GROSS       TAXES    NET PAY

${person("10200", "BHATT, WARREN  ", "945.25", "766.15", "77.51", "886.94", "02    6.00      179.10")}
${person("10237", "QUARLES, NADIA ", "946.10", "767.00", "77.66", "887.64", "02    6.00      179.10")}
${person("10274", "FONTAINE, GRETA", "943.23", "764.13", "54.46", "907.97", "02    6.00      179.10")}
${person("10311", "CROWDER, TOBIAS", "809.20", "790.00", "56.58", "931.72", "05   32.00       19.20")}

CODES    EARN   01=REGULAR TIME  02=OVERTIME 1.5  05=NIGHT PREMIUM
         TAX    F=FEDERAL WITHHOLDING
  `);
  const people = peopleOf(joint);
  t.same(amountsOf(people, "BHATT, WARREN"), [
    "earning 01 76615",
    "earning 02 17910",

    "tax F 7751",
  ]);
  t.same(hoursOf(people, "BHATT, WARREN"), ["01 38.50", "02 6.00"]);
  t.same(hoursOf(people, "CROWDER, TOBIAS"), ["01 38.50", "05 32.00"]);
  t.equal(joint.reading.legend.get("earning")?.get("02"), "OVERTIME 1.5");
});

test("headings in capitals beside each other explain no codes", async (t) => {
  const text = `Payroll Register
                              REGULAR                OTHER    GROSS  FEDERAL                      NJ      NJ      NJ      NJ       PENSION
Emp Id Employee                   PAY   OVERTIME       PAY      PAY      W/H    FICA   MEDICARE  W/H     SUI      DI     FLI     PERS/PFRS   DUES   SUPPORT   NET PAY
0112   APPLEGATE, CORNELIUS  3,000.00     100.00     20.00 3,120.00   150.00  193.44      45.24  80.00    9.00    5.00    6.00       90.00   10.00     50.00  2,481.32
0147   BAPTISTE, YOLANDA     2,000.00     100.00     50.00 2,150.00   120.00  133.30      31.18  60.00    8.00    4.00    5.00       60.00   10.00     40.00  1,678.52
0153   CIOFFI, FRANK         1,000.00      50.00     20.00 1,070.00    50.00   66.34      15.52  30.00    7.00    3.00    4.00       30.00   10.00     30.00    824.14`;
  const next = text
    .replace("APPLEGATE", "DELVECCHIO")
    .replace("BAPTISTE", "HARGROVE")
    .replace("CIOFFI", "KESSLER");
  const joint = jointly(text, next.replaceAll(/\n0/g, "\n3"));
  t.equal(joint.found.legend.size, 0);
  const [person] = peopleOf(joint);
  t.ok(printedLines(person!).includes("tax FICA 19344"), printedLines(person!).join(", "));
});

test("numbers below a word for codes are those of the labels behind them, and a base is none of hours", async (t) => {
  const [first] = peopleOf(
    jointly(`
PAYROLL EARNINGS AND DEDUCTIONS PROOF

CODE   DESCRIPTION                  HOURS/BASE          RATE        EMPLOYEE        EMPLOYER

  1042 ABBOTT, CAROL J                     DEPT: 610 LIBRARY
101   REGULAR HOURLY                     70.00      31.4000        2,198.00
        TOTAL PAY                        70.00                     2,198.00
1000  FEDERAL WITHHOLDING             1,848.98                       140.01
1200  MEDICARE                        2,046.80                        29.68           29.68
1500  MASS WITHHOLDING                1,848.98                        92.45
4010  HEALTH HMO BLUE                                                151.20          453.60
        TOTAL DEDUCTIONS                                             413.34          483.28
        NET PAY                                                    1,784.66

  1077 BRIGHAM, THOMAS                     DEPT: 422 HIGHWAY
101   REGULAR HOURLY                     80.00      29.1800        2,334.40
200   OVERTIME                            6.00      43.7700          262.62
        TOTAL PAY                        86.00                     2,597.02
1000  FEDERAL WITHHOLDING             2,064.84                        85.33
1200  MEDICARE                        2,298.57                        33.33           33.33
1500  MASS WITHHOLDING                2,064.84                       103.24
4010  HEALTH HMO BLUE                                                298.45          895.35
        TOTAL DEDUCTIONS                                             520.35          928.68
        NET PAY                                                    2,076.67

  1103 CARDOZA, STEVEN M                   DEPT: 210 POLICE
101   REGULAR HOURLY                     80.00      38.9550        3,116.40
200   OVERTIME                            4.00      58.4300          233.72
        TOTAL PAY                        84.00                     3,350.12
1000  FEDERAL WITHHOLDING             3,313.07                       399.99
1200  MEDICARE                        3,608.22                        52.32           52.32
1500  MASS WITHHOLDING                3,313.07                       165.65
4010  HEALTH HMO BLUE                                                151.20          453.60
        TOTAL DEDUCTIONS                                             769.16          505.92
        NET PAY                                                    2,580.96`),
  );
  t.same(
    first!.items.map(({ section, code, label, hours, taxableWages }) =>
      [section, code, label.text, hours?.quantity.units ?? "-", taxableWages?.cents ?? "-"].join(" "),
    ),
    [
      "earning 101 REGULAR HOURLY 7000 -",
      "tax 1000 FEDERAL WITHHOLDING - 184898",
      "tax 1200 MEDICARE - 204680",
      "employer_tax 1200 MEDICARE - 204680",
      "tax 1500 MASS WITHHOLDING - 184898",
      "deduction 4010 HEALTH HMO BLUE - -",
      "employer_contribution 4010 HEALTH HMO BLUE - -",
    ],
  );
});

test("labels that begin with a number of their own are called by the words behind it, wherever they stand", async (t) => {
  const person = (name: string, pay: string, second: string, deductions: string): string => `
    ${name.padEnd(20)}${pay}
    EARN  01  REG     40.00h    25.00    1,000.00   ${second}
    DED   20  MED     41.00    ${deductions}
`;
  const [, second] = peopleOf(
    jointly(`
    Check Register

    Employee            Gross Pay     Federal    Medicare     Net Pay
${person("Byron, Ada", "1,150.00      115.00       20.00      966.15", "02 OT   4.00h   37.50   150.00", "21 DEN   7.85")}
${person("Curie, Marie", "1,200.00      120.00       20.00    1,019.00", "06 HOL   8.00h   25.00   200.00", "")}
${person("Hopper, Grace", "1,150.00      115.00       20.00      958.30", "02 OT   4.00h   37.50   150.00", "21 DEN   7.85   31 RTH   7.85")}
${person("Noether, Emmy", "1,200.00      120.00       20.00      911.15", "06 HOL   8.00h   25.00   200.00", "31 RTH   107.85")}
`),
  );
  t.same(second!.items.flatMap(({ code, label }) => (code === null ? [] : `${code} ${label.text}`)).sort(), [
    "01 REG",
    "06 HOL",
    "20 MED",
  ]);
});

test("below a word for codes stand those of the labels behind them, however far, and below Description no names", async (t) => {
  const person = (name: string, pay: string, tax: string, net: string): string => `
${name}
10      Regular        80.00   ${pay}    FIT           Federal Tax     ${tax}   801     Health Cnty      386.40
20      Sick Leave      8.00     200.00    MEDI          Medicare         29.00   802     Pension Cnty     229.58
                                                                                  803     Life Cnty          3.85
        Gross                  ${pay.replace(",8", ",0").replace("1,", "2,")}            Taxes           ${tax.replace("1", "2").replace("0.", "9.").replace("0", "0")}           NET PAY      ${net}
`;
  const people = peopleOf(
    jointly(`
Payroll Register

EARNINGS                                   TAXES                                  COUNTY PAID
Code    Description    Hours     Amount    Tax           Description     Amount   Code    Description      Amount
${person("101  Abernathy, Ann", "1,800.00", "180.00", "1,791.00")}
${person("102  Byron, Ada", "1,800.00", "190.00", "1,781.00")}
${person("103  Curie, Marie", "1,800.00", "100.00", "1,871.00")}
${person("104  Duarte, Ines", "1,800.00", "170.00", "1,801.00")}`),
  );
  t.same(
    people[1]!.items
      .filter(({ section }) => section === "employer_contribution")
      .map(({ code, label, amount }) => `${code} ${label.text} ${amount?.cents}`),
    ["801 Health Cnty 38640", "802 Pension Cnty 22958", "803 Life Cnty 385"],
  );
});

test("numbers that end a space before one edge are the codes of labels there, and those of a short list are, too", async (t) => {
  const person = (name: string, job: string, pay: string, tax: string, net: string): string => `
101  ${name}
${job}   1 REGULAR     ${pay}       1 FED INC TAX      ${tax}
${job}   2 OVERTIME      100.00       3 MEDICARE          27.55
${job}   8 ALLOWANCE      50.00      14 STATE TAX         80.00
                                    301 WORKING DUES      40.00
                                    302 VACATION FUND     60.00
                                    310 CREDIT UNION      50.00
         NET PAY     ${net}
`;
  const people = peopleOf(
    jointly(`
Payroll Journal

Job      Type          Amount         Deduction          Amount
${person("ABELSON, NOEL", "24-018", "1,750.00", "180.00", "1,462.45")}
${person("BRAND, INGRID", "25-003", "1,750.00", "190.00", "1,452.45")}
${person("CHAU, FAISAL", "24-018", "1,750.00", "200.00", "1,442.45")}
${person("DOYLE, MARIE", "24-018", "1,750.00", "210.00", "1,432.45")}
${person("ELLIS, MEGAN", "25-003", "1,750.00", "220.00", "1,422.45")}`),
  );
  t.same(
    people[1]!.items.map(({ code, label, amount }) => `${code} ${label.text} ${amount?.cents}`),
    [
      "1 REGULAR 175000",
      "1 FED INC TAX 19000",
      "2 OVERTIME 10000",
      "3 MEDICARE 2755",
      "8 ALLOWANCE 5000",
      "14 STATE TAX 8000",
      "301 WORKING DUES 4000",
      "302 VACATION FUND 6000",
      "310 CREDIT UNION 5000",
    ],
  );
});
