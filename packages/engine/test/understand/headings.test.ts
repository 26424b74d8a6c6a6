import { test } from "tap";
import { allOf, jointly, peopleOf, who } from "./joint-reading.ts";

test("a heading in two languages says what either of them says", (t) => {
  const joint = jointly(`
    Payroll Register

    Employee / Employé(e)   Regular / Régulier   GROSS / BRUTO   Federal tax / Impôt fédéral    NET / NETO
    Lee, Ann                            800.00          800.00                        120.00        680.00
    Roy, Zoé                            700.00          700.00                         95.00        605.00
    Tam, Kim                            650.00          650.00                         80.00        570.00
  `);
  t.same(who(joint), ["- Lee, Ann, -", "- Roy, Zoé, -", "- Tam, Kim, -"]);
  for (const { figures } of peopleOf(joint)) t.same([...figures.keys()].sort(), ["gross_pay", "net_pay"]);
  t.same(allOf(peopleOf(joint), "Lee, Ann"), [
    "earning Regular / Régulier 80000",
    "tax Federal tax / Impôt fédéral 12000",
  ]);
  t.end();
});

test("a heading over first and last names says less than theirs; wages above a limit are no pay", (t) => {
  const joint = jointly(`
    Quarterly Wage Detail

             Employee Name                  Gross Wages        Excess      MI Income
    First         MI         Last         Paid This Qtr         Wages   Tax Withheld
    KIM           R          ACOSTA           13,342.58      3,842.58         363.30
    SAM           T          BOYLE             9,164.71             -         229.12
    TARA          A          CHAVEZ           20,106.83     10,606.83         502.67
    QUINN         B          DANG             12,588.98      3,088.98         314.72
  `);
  t.same(
    peopleOf(joint).map(({ name }) => name?.text),
    ["ACOSTA, KIM R", "BOYLE, SAM T", "CHAVEZ, TARA A", "DANG, QUINN B"],
  );
  t.same(allOf(peopleOf(joint), "ACOSTA, KIM R"), ["tax MI Income Tax Withheld 36330"]);
  t.equal(peopleOf(joint)[0]!.figures.get("gross_pay")?.cents, 1_334_258);
  t.end();
});

test("a header explains no codes; what is said to equal something does", (t) => {
  const joint = jointly(`
    Payroll Journal

    Employee      Code     Hours       Rate      Amount       GROSS    FICA   Fed Tax         NET
    Lee, Ann      S        40.00      20.00      800.00      860.00   65.79     72.00      722.21
                  O         2.00      30.00       60.00
    Roy, Bea      S        40.00      18.00      720.00      774.00   59.21     60.00      654.79
                  O         2.00      27.00       54.00
    Tam, Kim      S        40.00      16.00      640.00      688.00   52.63     48.00      587.37
                  O         2.00      24.00       48.00

    S = straight time    O = overtime
  `);
  t.same(allOf(peopleOf(joint), "Lee, Ann"), [
    "earning O 6000",
    "earning S 80000",
    "tax FICA 6579",
    "tax Fed Tax 7200",
  ]);
  t.same(
    [...joint.reading.legend.get("earning")!],
    [
      ["S", "straight time"],
      ["O", "overtime"],
    ],
  );
  t.end();
});

test("hours of single days are no lines, and a note below a table heads none", (t) => {
  const joint = jointly(`
    Weekly Payroll

    Employee              Mon     Tue     Wed   Total Hours     Rate      GROSS    FICA   Fed Tax        NET
    Lee, Ann       ST     8.0     8.0     8.0         24.00    20.00     480.00   36.72     41.00     402.28
    Roy, Bea       ST     8.0     8.5     8.0         24.50    18.00     441.00   33.74     37.00     370.26
    Tam, Kim       ST     8.0     7.5     8.0         23.50    16.00     376.00   28.76     31.00     316.24
    * Approved by the crew lead.
  `);
  for (const { items, figures } of peopleOf(joint)) {
    t.ok(figures.has("gross_pay") && figures.has("net_pay"));
    t.notOk(items.some(({ amount }) => amount !== null && amount.cents <= 850));
  }
  t.end();
});

test("what stands below a heading for the employer's burden is the employer's, taxes abroad among it", (t) => {
  const joint = jointly(`
    Labour Cost Report

                       Labour                          Employer burden
    Employee         Hours       Gross       CPP        EI   Pension  Health & Dental   Total Cost
    Gill, Sukhdeep   86.00    2,349.60    131.79     53.62     93.98           118.42     2,747.41
    Roy, Marc        80.00    2,008.00    111.47     45.82     80.32           118.42     2,364.03
    Koval, Olena     80.00    1,948.00    107.90     44.45     77.92           118.42     2,296.69
    Weekes, Dan      64.50    1,467.38     79.30     33.49     58.70           118.42     1,757.29
  `);
  t.ok(joint.isPayroll);
  t.same(allOf(peopleOf(joint), "Gill, Sukhdeep"), [
    "employer_contribution Health & Dental 11842",
    "employer_contribution Pension 9398",
    "employer_tax CPP 13179",
    "employer_tax EI 5362",
  ]);
  t.end();
});

test("a caption with its payee is no header, and for whom a plan is names no line", (t) => {
  const joint = jointly(`
    Deduction Register by Plan

    No.    Employee Name          Coverage            Employee      Employee     Employer      Employer
                                                    This Check           YTD   This Check           YTD

    MED    Medical Pre-Tax        Payee: Blue Mutual
    1107   Abernethy, Joyce       Family                112.50      1,237.50       384.00      4,224.00
    1112   Bazemore, Curtis       Employee Only          60.00        660.00       210.00      2,310.00
    1118   Calloway, Denise       Employee + Spouse      88.00        968.00       300.00      3,300.00
    1125   Drummond, Alan         Employee Only          60.00        660.00       210.00      2,310.00
    Total MED                                           320.50      3,525.50     1,104.00     12,144.00

    HSA    Health Savings         Payee: Catawba Trust
    1107   Abernethy, Joyce       Family                 50.00        550.00        25.00        275.00
    1118   Calloway, Denise       Employee + Spouse     100.00      1,100.00        25.00        275.00
    Total HSA                                           150.00      1,650.00        50.00        550.00
  `);
  t.same(allOf(peopleOf(joint), "Abernethy, Joyce"), [
    "deduction Health Savings 5000",
    "deduction Medical Pre-Tax 11250",
    "employer_contribution Health Savings 2500",
    "employer_contribution Medical Pre-Tax 38400",
  ]);
  t.end();
});

test("headings of four lines go on to the last, with halves of words and nothing above some of them", async (t) => {
  const joint = jointly(`
    Payroll Journal Report

                                                      Federal                 CO With-    Social
                                Regular    Gross      Income      Social      holding     Security
                                Earn-      Earn-      Tax         Security    Tax         (Em-
    Last Name     First Name    ings       ings                                           ployer)      Net Pay
    Kimathi       Zelda         1,105.20   1,105.20   121.57      68.52       45.31       68.52         869.80
    Hutchins      Yusuf         2,692.00   2,692.00   223.44      166.90      130.87      166.90      2,170.79
    Castle        Leonor        2,180.00   2,180.00   249.24      135.16      92.90       135.16      1,702.70
  `);
  t.same(allOf(peopleOf(joint), "Kimathi, Zelda"), [
    "earning Regular Earnings 110520",
    "employer_tax Social Security (Employer) 6852",
    "tax CO Withholding Tax 4531",
    "tax Federal Income Tax 12157",
    "tax Social Security 6852",
  ]);
});

test("headings that were printed with other gaps than the rows head them in their order, two of them a space apart", async (t) => {
  const joint = jointly(`
    Weekly Payroll Report

    Emp Name                                        Gross      Fed Inc Tax         State Inc Tax     Soc Sec Medicare     Net
    Smith, James          610.50   7.33   18.31   37.85   8.85   538.16
    Byron, Ada            456.75   5.48   13.70   28.32   6.62   402.63
    Curie, Marie          504.00   6.05   15.12   31.25   7.31   444.27
    Duarte, Ines          390.00   4.68   11.70   24.18   5.66   343.78

    Total Gross: 1,961.25
    Total Net: 1,728.94
  `);
  t.same(allOf(peopleOf(joint), "Smith, James"), [
    "tax Fed Inc Tax 733",
    "tax Medicare 885",
    "tax Soc Sec 3785",
    "tax State Inc Tax 1831",
  ]);
  const company = joint.reading.records.find(({ scope }) => scope === "company");
  t.equal(company?.figures.get("gross_pay")?.cents, 196125);
  t.equal(company?.figures.get("net_pay")?.cents, 172894, "printed, though people come to ten cents less");
});

test("groups of columns are as wide as the arrows around their names, and what has none heads a column", async (t) => {
  const joint = jointly(`
    Payroll Departmental Register

                               <---Hours--->  <--Pay--> <---------Deductions--------->       Net
    Emp #   Name              Reg      O/T      Total     Med WH     SS WH    Federal       Pay
    101     Whitlock, Ann    80.00     0.00    1480.00     21.46     91.76     124.32   1242.46
    108     Okonkwo, Ben     72.00     2.00    1700.00     24.65    105.40     154.70   1415.25
    115     Ruelas, Cara     80.00     3.50    1427.96     20.71     88.53      73.54   1245.18
    122     Finch, Dora      80.00     0.00    1928.00     27.96    119.54     196.66   1583.84
  `);
  t.same(
    peopleOf(joint).map(({ figures }) => [figures.get("gross_pay")?.cents, figures.get("net_pay")?.cents]),
    [
      [148000, 124246],
      [170000, 141525],
      [142796, 124518],
      [192800, 158384],
    ],
  );
});

test("what looks like a name and stands in the header of each page alike is a heading", async (t) => {
  const page = (...people: readonly string[]): string => `
    Payroll Register

    Roster, Annual            Gross     Federal    Medicare     Net Pay
    ${people.join("\n    ")}
  `;
  const joint = jointly(
    page(
      "Abernathy, Ann         1,500.00      167.00       21.75    1,311.25",
      "Byron, Ada             2,000.00      212.00       29.00    1,759.00",
    ),
    page(
      "Curie, Marie           1,800.00      184.00       26.10    1,589.90",
      "Duarte, Ines           1,200.00      120.00       17.40    1,062.60",
    ),
  );
  t.same(who(joint), ["- Abernathy, Ann, -", "- Byron, Ada, -", "- Curie, Marie, -", "- Duarte, Ines, -"]);
});

test("a heading over labels names their list beside one over their numbers", (t) => {
  const joint = jointly(`
Payroll Register

EMPLOYEE NAME         TYPE    HOURS     RATE      AMOUNT   TAX       AMOUNT   DED       AMOUNT   FRINGE      AMOUNT    NET PAY
BELLAMY, KEVIN        REG     40.00   20.000      800.00   FICA       61.20   DUES       24.00   PENS        284.00     622.33
                      OT       2.00   30.000       60.00   MEDI       12.47   VACAT      40.00   APPR         34.00
                      GROSS   42.00               860.00   FWT       100.00                      ZZF          21.00
CORTEZ, MARCUS        REG     40.00   20.000      800.00   FICA       61.20   DUES       24.00   PENS        284.00     612.33
                      OT       2.00   30.000       60.00   MEDI       12.47   VACAT      40.00   APPR         34.00
                      GROSS   42.00               860.00   FWT       110.00                      ZZF          21.00
DESROSIERS, LUC       REG     40.00   20.000      800.00   FICA       61.20   DUES       24.00   PENS        284.00     602.33
                      OT       2.00   30.000       60.00   MEDI       12.47   VACAT      40.00   APPR         34.00
                      GROSS   42.00               860.00   FWT       120.00                      ZZF          21.00
EVERS, ROY            REG     40.00   20.000      800.00   FICA       61.20   DUES       24.00   PENS        284.00     592.33
                      OT       2.00   30.000       60.00   MEDI       12.47   VACAT      40.00   APPR         34.00
                      GROSS   42.00               860.00   FWT       130.00                      ZZF          21.00`);
  t.same(
    allOf(peopleOf(joint), "BELLAMY, KEVIN").filter((line) => !line.startsWith("earning")),
    [
      "deduction DUES 2400",
      "deduction VACAT 4000",
      "employer_contribution APPR 3400",
      "employer_contribution PENS 28400",
      "employer_contribution ZZF 2100",
      "tax FICA 6120",
      "tax FWT 10000",
      "tax MEDI 1247",
    ],
  );
  t.end();
});

test("numbers of the sum of a department between its columns part no lane, and a word for all sums is no heading", (t) => {
  const person = (name: string, pay: string, tax: string, net: string): string => `
${name}
Regular           80.00    20.0000     ${pay}     Federal Tax      ${tax}
Sick               8.00    20.0000       160.00     Medicare          25.52
GROSS             88.00                1,760.00     Total            ${tax.replace(".00", ".52")}     ${net}`;
  const joint = jointly(`
Payroll Register

EARNINGS          Hours       Rate       Amount     TAXES            Amount      NET PAY
${person("Abelson, Noel", "1,600.00", "140.00", "1,594.48")}
${person("Brand, Ingrid", "1,600.00", "150.00", "1,584.48")}
Dept 110   2 Employees   176.00        3,520.00                      341.04     3,178.96
${person("Chau, Faisal", "1,600.00", "160.00", "1,574.48")}
${person("Doyle, Marie", "1,600.00", "170.00", "1,564.48")}
Dept 240   2 Employees   176.00        3,520.00                      381.04     3,138.96`);
  t.same(who(joint), ["- Abelson, Noel, -", "- Brand, Ingrid, -", "- Chau, Faisal, -", "- Doyle, Marie, -"]);
  t.same(
    peopleOf(joint)[2]!.items.map(
      ({ label, hours, rate, amount }) =>
        `${label.text} ${hours?.token.plain} ${rate?.token.plain} ${amount?.cents}`,
    ),
    [
      "Regular 80.00 20.0000 160000",
      "Federal Tax undefined undefined 16000",
      "Sick 8.00 20.0000 16000",
      "Medicare undefined undefined 2552",
    ],
  );
  t.end();
});
