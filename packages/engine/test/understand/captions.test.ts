import { test } from "tap";
import { allOf, jointly, peopleOf, who } from "./joint-reading.ts";

test("below a caption generic headings count what it names, and the employer's share is the employer's", async (t) => {
  const joint = jointly(`
    Deduction Register by Plan

    Employee                 ID       Employee amount   Company amount   Employee YTD

    MED1 - Medical Plan (Pre-tax)
    Arceneaux, Jorge         27353              74.50           310.00         670.50
    Birdsong, Corinne        29536             139.20           310.00       1,948.80
    Total MED1 (2)                             213.70           620.00       2,619.30

    DEN - Dental Basic (Pre-tax)
    Arceneaux, Jorge         27353               8.75             4.00         122.50
    Birdsong, Corinne        29536              19.40             4.00          58.20
    Total DEN (2)                               28.15             8.00         180.70

    K401 - 401(k) Deferral (Pre-tax)
    Arceneaux, Jorge         27353             192.40            96.20       2,693.60
    Birdsong, Corinne        29536             200.85           100.43       2,811.90
    Total K401 (2)                             393.25           196.63       5,505.50

    LONG-TERM DISABILITY (After-tax)
    Arceneaux, Jorge         27353               6.31             6.31          88.34
    Birdsong, Corinne        29536               5.20             5.20          72.80
    Total (2)                                   11.51            11.51         161.14
  `);
  t.same(allOf(peopleOf(joint), "Arceneaux, Jorge"), [
    "deduction 401(k) Deferral 19240",
    "deduction Dental Basic 875",
    "deduction LONG-TERM DISABILITY 631",
    "deduction Medical Plan 7450",
    "employer_contribution 401(k) Deferral 9620",
    "employer_contribution Dental Basic 400",
    "employer_contribution LONG-TERM DISABILITY 631",
    "employer_contribution Medical Plan 31000",
  ]);
  const [first] = peopleOf(joint)[0]!.items;
  t.match(first, { code: "MED1", pretax: true });
  t.ok(joint.isPayroll, "a list of known deductions of several people");
});

test("captions stand right below the header with their codes, or right above it below the kind of plan", async (t) => {
  const header = `
    Deduction Register

    Emp No     Employee               Dept            Employee     Employer     Employee YTD`;
  const below = jointly(
    `${header}
    MED   Medical PPO                                                            Pretax
    1003       Albrecht, Dennis       Assembly          176.20       711.35         2,995.40
    1017       Bui, Thanh             Machining          48.50       262.40           824.50
               2 employees                              224.70       973.75         3,819.90
    DEN   Dental                                                                 Pretax
    1003       Albrecht, Dennis       Assembly           19.45        11.00           330.65
    1034       Ekberg, Stig           Machining           6.20        11.00           105.40
               2 employees                               25.65        22.00           436.05
  `,
    `${header}
    UN    Union Dues                                                             After tax
    1003       Albrecht, Dennis       Assembly           27.50                        467.50
    1034       Ekberg, Stig           Machining          27.50                        467.50
               2 employees                               55.00                        935.00
    Report total 3 employees                            305.35       995.75         5,190.95
  `,
  );
  t.same(allOf(peopleOf(below), "Albrecht, Dennis"), [
    "deduction Dental 1945",
    "deduction Medical PPO 17620",
    "deduction Union Dues 2750",
    "employer_contribution Dental 1100",
    "employer_contribution Medical PPO 71135",
  ]);
  const total = below.reading.records.findLast(({ scope }) => scope === "company");
  t.equal(
    total?.figures.get("total_deductions")?.cents,
    30535,
    "what all captions come to is the document's",
  );

  const plans = ["Canopy PPO 1500", "Canopy HDHP 3200", "BrightArc Dental Choice"];
  const above = jointly(`
    Benefit Plan Detail

${["Medical", "", "Dental"]
  .map(
    (kind, i) => `
    ${kind}

    ${plans[i]}
    Participant            Emp. No.     Coverage        Employee      Company        Total
    Adeyemi, Folasade      7741         EE + Family       ${28 + i}8.46       182.20       ${47 + i}0.66
    Cho, Minji             7755         EE Only            64.18       192.55       256.73
    2 participants                                        ${35 + i}2.64       374.75       ${72 + i}7.39
`,
  )
  .join("")}
  `);
  t.same(
    allOf(peopleOf(above), "Cho, Minji"),
    plans.flatMap((plan) => [`deduction ${plan} 6418`, `employer_contribution ${plan} 19255`]).toSorted(),
  );
});

test("a tax's code and name right below a header open a list, on the side of who pays as the end of the line says", async (t) => {
  const joint = jointly(
    `
    Payroll Taxes by Employee                                07/01/2026 through 09/30/2026

    Emp No    Employee             Taxable Wages         Tax    YTD Taxable      YTD Tax

    FIT       Federal Income Tax        Paid by Employee
    1101      Abernathy, Ann            5,749.68      549.67      11,499.36     1,099.34
    1102      Byron, Ada                2,521.42      153.30       5,042.84       306.60
    1103      Curie, Marie             17,035.23    2,170.29      34,070.46     4,340.58
    Total FIT                          25,306.33    2,873.26      50,612.66     5,746.52

    SOC       Social Security           Paid by Employee
    1101      Abernathy, Ann            6,085.98      377.33      12,171.96       754.66
    1102      Byron, Ada                2,733.42      169.47       5,466.84       338.94
    1103      Curie, Marie             17,581.89    1,090.08      35,163.78     2,180.16
    Total SOC                          26,401.29    1,636.88      52,802.58     3,273.76

    MER       Medicare                  Paid by Employer
    1101      Abernathy, Ann            6,085.98       88.25      12,171.96       176.50
    1102      Byron, Ada                2,733.42       39.63       5,466.84        79.26
  `,
    `
    Payroll Taxes by Employee                                07/01/2026 through 09/30/2026

    Emp No    Employee             Taxable Wages         Tax    YTD Taxable      YTD Tax

    MER       Medicare (cont.)
    1103      Curie, Marie             17,581.89      254.94      35,163.78       509.88
    Total MER                          26,401.29      382.82      52,802.58       765.64
  `,
  );
  t.same(who(joint), ["1101 Abernathy, Ann, -", "1102 Byron, Ada, -", "1103 Curie, Marie, -"]);
  const people = peopleOf(joint);
  t.same(allOf(people, "Byron, Ada"), [
    "employer_tax Medicare 3963",
    "tax Federal Income Tax 15330",
    "tax Social Security 16947",
  ]);
  t.same(allOf(people, "Curie, Marie"), [
    "employer_tax Medicare 25494",
    "tax Federal Income Tax 217029",
    "tax Social Security 109008",
  ]);
  const onFurtherPage = people[2]!.items.find(({ section }) => section === "employer_tax");
  t.same([onFurtherPage?.taxableWages?.cents, onFurtherPage?.ytdAmount?.cents], [1758189, 50988]);
});

test("the company pays what is its share by the end of a caption's line, whatever the tax is usually", async (t) => {
  const people = peopleOf(
    jointly(`
    Tax Listing by Code

    ID      Name                       Taxable           Tax    YTD Taxable          YTD Tax

    SWT     State Income Tax           Employee Share
    501     DOE, JANE                 2,000.00         84.00      16,000.00           672.00
    502     ROE, RICHARD              1,500.00         57.00      12,000.00           456.00
    503     POE, PAULA                1,800.00         73.20      14,400.00           585.60
    Total                             5,300.00        214.20      42,400.00         1,713.60

    SUI     State Unemployment         Paid by Company
    501     DOE, JANE                 2,000.00         54.00      16,000.00           432.00
    502     ROE, RICHARD              1,500.00         40.50      12,000.00           324.00
    503     POE, PAULA                1,800.00         48.60      14,400.00           388.80
    Total                             5,300.00        143.10      42,400.00         1,144.80

    MED     Medicare                   Employer Share
    501     DOE, JANE                 2,000.00         29.00      16,000.00           232.00
    502     ROE, RICHARD              1,500.00         21.75      12,000.00           174.00
    503     POE, PAULA                1,800.00         26.10      14,400.00           208.80
    Total                             5,300.00         76.85      42,400.00           614.80
  `),
  );
  t.same(allOf(people, "DOE, JANE"), [
    "employer_tax Medicare 2900",
    "employer_tax State Unemployment 5400",
    "tax State Income Tax 8400",
  ]);
  t.same(allOf(people, "POE, PAULA"), [
    "employer_tax Medicare 2610",
    "employer_tax State Unemployment 4860",
    "tax State Income Tax 7320",
  ]);
});

test("taxes that captions name over lists of people show that the document is about pay, whatever its title is", async (t) => {
  const joint = jointly(`
    HOLLOW OAK TYPESETTERS INC                  TAX LISTING BY AUTHORITY
    Period 08/01/2026 to 08/31/2026

    Federal Income Tax
    Emp    Employee Name       Taxable Wages       Tax
    0500   Byron, Ada               1,938.81    153.17
    0503   Doe, Jane                4,053.89    320.26
    Total Federal Income Tax        5,992.70    473.43

    Medicare
    Emp    Employee Name       Taxable Wages       Tax
    0500   Byron, Ada               1,938.81     28.11
    0503   Doe, Jane                4,053.89     58.78
    Total Medicare                  5,992.70     86.89
  `);
  t.equal(joint.isPayroll, true);
  t.same(allOf(peopleOf(joint), "Byron, Ada"), ["tax Federal Income Tax 15317", "tax Medicare 2811"]);
});

test("a code and a name that stand over ids and people are the caption of these, and no part of a section's title above", async (t) => {
  const joint = jointly(`
    QUARRY LANE PRINTING INC                                     TAX REGISTER BY TAX CODE
    Check Date: 04/17/2026      Pay Period: 03/29/2026 - 04/11/2026

                                            Current        Current              YTD          YTD
    Emp #     Employee                Taxable Wages            Tax    Taxable Wages          Tax

    EMPLOYEE TAXES
    FITW      Federal Income Tax
    20014     Byron, Ada                   2,213.93         181.83        17,711.41     1,454.56
    20033     Doe, Jane                    2,711.54         256.92        21,692.34     2,055.36
    20041     Roe, Richard                 1,538.46         100.77         3,076.92       201.54
              Total FITW                   6,463.93         539.52        42,480.67     3,711.46

    MED       Medicare
    20014     Byron, Ada                   2,335.08          33.86        18,680.64       270.87
    20033     Doe, Jane                    2,884.62          41.83        23,076.96       334.62
    20041     Roe, Richard                 1,538.46          22.31         3,076.92        44.62
              Total MED                    6,758.16          98.00        44,834.52       650.11
  `);
  t.same(allOf(peopleOf(joint), "Doe, Jane"), ["tax Federal Income Tax 25692", "tax Medicare 4183"]);
});

test("a tax below a title is what the next rows are about, and the title is about all of them", async (t) => {
  const people = peopleOf(
    jointly(`
    Employee Tax Detail                                         07/01/2026 through 09/30/2026

    Number    Employee         Current Taxable   Current Tax    YTD Taxable      YTD Tax

    Employee Taxes
    FIT - Federal Income Tax
    1101      Abernathy, Ann          5,749.68        549.67      11,499.36     1,099.34
    1102      Byron, Ada              2,521.42        153.30       5,042.84       306.60
              Total FIT (2)           8,271.10        702.97      16,542.20     1,405.94

    MEDEE - Medicare
    1101      Abernathy, Ann          6,085.98         88.25      12,171.96       176.50
    1102      Byron, Ada              2,733.42         39.63       5,466.84        79.26
              Total MEDEE (2)         8,819.40        127.88      17,638.80       255.76

    Employer Taxes
    MEDER - Medicare Employer
    1101      Abernathy, Ann          6,085.98         88.25      12,171.96       176.50
    1102      Byron, Ada              2,733.42         39.63       5,466.84        79.26
              Total MEDER (2)         8,819.40        127.88      17,638.80       255.76
  `),
  );
  t.same(allOf(people, "Byron, Ada"), [
    "employer_tax Medicare Employer 3963",
    "tax Federal Income Tax 15330",
    "tax Medicare 3963",
  ]);
});

test("a caption of several words stays one where a word of it begins where a column does", async (t) => {
  const listed = (code: string, name: string, amounts: readonly string[]): string => `
${code} - ${name}
    A11C   ARMSTRONG, DELIA       1,384.60     ${amounts[0]}
    A32F   BELTRAN, OSCAR         3,189.39     ${amounts[1]}
    A542   CHOUDHURY, NASRIN      2,476.93     ${amounts[2]}
           ${code} Totals          7,050.92     ${amounts[3]}`;
  const people = peopleOf(
    jointly(`
Tax Detail Report
    Code   Employee Name        Taxable Wages  Tax Amount

EMPLOYEE WITHHOLDING
${listed("FITW", "Federal Income Tax", ["  74.32", " 203.12", " 203.48", " 480.92"])}
${listed("MEDI", "Medicare - Employee", ["  20.08", "  46.25", "  35.92", " 102.25"])}

EMPLOYER TAXES
${listed("FUTA", "Fed Unemployment", ["   8.31", "  19.14", "  14.86", "  42.31"])}
${listed("MEDE", "Medicare - Employer", ["  20.08", "  46.25", "  35.92", " 102.25"])}`),
  );
  t.same(allOf(people, "ARMSTRONG, DELIA").sort(), [
    "employer_tax Fed Unemployment 831",
    "employer_tax Medicare - Employer 2008",
    "tax Federal Income Tax 7432",
    "tax Medicare - Employee 2008",
  ]);
});

test("the first caption right below a header that is printed once is no part of it", async (t) => {
  const joint = jointly(`
    Deduction Listing

                                    Employee                Employer
    Emp No   Employee Name       Current         YTD     Current         YTD
    401K - 401(k) Deferral
    1044     Abelson, Noel         96.15      865.35       48.08      432.72
    1012     Brand, Ingrid        150.00    1,350.00       60.00      540.00
    Total 401K                    246.15    2,215.35      108.08      972.72
    DENT - Dental
    1044     Abelson, Noel         14.20      127.80        5.00       45.00
    1061     Chau, Faisal          28.40      255.60        5.00       45.00
    Total DENT                     42.60      383.40       10.00       90.00
    FSA - FSA Health Care
    1030     Doyle, Marie          76.92      692.28
    1061     Chau, Faisal          50.00      450.00
    Total FSA                     126.92    1,142.28
  `);
  const people = peopleOf(joint);
  t.same(allOf(people, "Abelson, Noel"), [
    "deduction 401(k) Deferral 9615",
    "deduction Dental 1420",
    "employer_contribution 401(k) Deferral 4808",
    "employer_contribution Dental 500",
  ]);
  t.same(who(joint), [
    "1044 Abelson, Noel, -",
    "1012 Brand, Ingrid, -",
    "1061 Chau, Faisal, -",
    "1030 Doyle, Marie, -",
  ]);
});
