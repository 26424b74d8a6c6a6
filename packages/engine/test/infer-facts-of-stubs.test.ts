import { test } from "tap";
import { linesOf } from "../src/layout/lines.ts";
import { bestInferredOfLines } from "./support/best-inferred.ts";
import { pageOf } from "./support/page-of.ts";
import { describedWithYear } from "./support/plain-lines.ts";
import { readPrinted, NOTHING } from "./support/printed.ts";

const summary = ([name, id, department, payment]: readonly [string, string, string, string]): string => `
  ${name.padEnd(30)}Emp. No. ${id.padEnd(10)}${department.padEnd(20)}${payment}
    Hourly Wages              40.00    20.00         800.00      8,000.00
    Gross Pay                 40.00                  800.00      8,000.00
    Federal Income Tax                                70.00        700.00
    Medicare                                          11.60        116.00
    Total Taxes Withheld                              81.60        816.00
    Net Pay                                          718.40      7,184.00
`;

const TEAM = [
  ["Abernathy, Tobias", "E0040", "Front Desk", "Check 10233"],
  ["Bellwether, Rosa", "E0047", "Hygiene", "Direct Deposit"],
  ["Eastwick, Deborah", "E0054", "Dental Assist", "Check 10234"],
  ["Ferreira, Everett", "E0061", "Front Desk", "Direct Deposit"],
  ["Haddad, Dolores", "E0068", "Hygiene", "Direct Deposit"],
  ["Larkin, Bethany", "E0075", "Dental Assist", "Direct Deposit"],
] as const;

const SUMMARY = `
  Saguaro Dentistry, P.C.
  Payroll Summary by Employee              Pay period: 04/13/2026 through 04/26/2026
  Item                        Hours     Rate   This Payroll  Year to Date
${TEAM.map(summary).join("")}`;

test("words between the id and the payment on the line of a name are a department that several share", (t) => {
  const { people, wrong } = readPrinted(SUMMARY);
  t.same(
    people.map(({ employee_id: id, department }) => [id, department]),
    TEAM.map(([, id, department]) => [id, department]),
  );
  t.same(wrong, NOTHING);
  t.end();
});

test("what each of them does there is no department", (t) => {
  const { people } = readPrinted(
    SUMMARY.replaceAll("Front Desk   ", "Receptionist ").replaceAll("Dental Assist", "Hygienist    "),
  );
  t.ok(people.every(({ department }) => department === null));
  t.end();
});

const advice = (name: string, id: string): string => `
  St. Alder Medical Center                                                       Earnings Statement
  Employee          ${name.padEnd(24)}Pay Period Begin   05/18/2025     Base Rate     $38.9874
  Employee ID       ${id.padEnd(24)}Pay Period End     05/31/2025     Net Pay       $1,600.00

  Code   Earnings                 Hours      Rate     Current    YTD Earnings
  REG    Regular Pay              50.00   38.9874    1,949.37       19,493.70
         Total Gross Earnings                        1,949.37       19,493.70

  Taxes                 Current        YTD     Before-Tax Deductions       Current        YTD
  Federal Withholding    200.00   2,000.00     Dental                        20.00     200.00
  Medicare                28.27     282.70     Total Before-Tax              20.00     200.00
  Total Taxes            228.27   2,282.70
                                               After-Tax Deductions        Current        YTD
  Employer-Paid Benefits Current       YTD     Supplemental Life             51.10     511.00
  Medical PPO            477.48   4,774.80     Foundation Gift               50.00     500.00
  403(b) Match            97.93     979.30     Total After-Tax              101.10   1,011.00
  Total Employer-Paid    575.41   5,754.10
`;

test("a rate above all lists is no line of pay, whatever the statement is called", (t) => {
  const { people, wrong } = readPrinted(
    advice("Hannah Ridgeway", "00187759"),
    advice("Miguel Okafor", "00113443"),
  );
  t.same(wrong, NOTHING);
  for (const { earnings } of people) t.same(describedWithYear(earnings), ["Regular Pay 1949.37 19493.7"]);
  t.end();
});

test("the sum of what is taken after taxes begins no department beside what the company pays", (t) => {
  const { people } = readPrinted(advice("Hannah Ridgeway", "00187759"));
  t.same(describedWithYear(people[0]!.employer_contributions), [
    "Medical PPO 477.48 4774.8",
    "403(b) Match 97.93 979.3",
  ]);
  t.same(
    people[0]!.deductions.map(({ description, pretax }) => [description, pretax]),
    [
      ["Dental", true],
      ["Supplemental Life", false],
      ["Foundation Gift", false],
    ],
  );
  t.end();
});

const check = (name: string, number: string): string => `
  Copper Ladle Tavern LLC                                          EMPLOYEE PAY STUB
  Employee     ${name.padEnd(28)}Employee No.   ${number.padEnd(12)}Pay Date   06/27/2025

  EARNINGS                         Hours      Rate    This Check  Year to Date
  Regular                          70.00     10.00        700.00      7,000.00
  Cash Tips Reported                                      180.00      1,500.00
  Gross Pay                        70.00                  880.00      8,500.00

  TAXES WITHHELD        This Check  Year to Date   DEDUCTIONS          This Check  Year to Date
  Federal Income Tax         60.00        600.00   Employee Meals           20.00        200.00
  Medicare                   12.76        123.25   Child Support            63.00        630.00
  Total Taxes                72.76        723.25   Total Deductions         83.00        830.00

   Gross Pay      Less Taxes      Less Deductions      Less Cash Tips Already Received       NET PAY
     880.00          72.76              83.00                     180.00                     $544.24


  Copper Ladle Tavern LLC                    Lakeshore Community Bank                      20418
                                                 Chicago, Illinois
`;

test("the place of a bank on each check is nobody's name", (t) => {
  const { people, wrong } = readPrinted(
    check("Rafael Zamora", "0108"),
    check("Miguel Okafor", "0109"),
    check("Francesca Larkin", "0110"),
  );
  t.same(
    people.map(({ name }) => name),
    ["Rafael Zamora", "Miguel Okafor", "Francesca Larkin"],
  );
  t.same(wrong, NOTHING, "and tips taken off again are the lines that were never paid out");
  t.end();
});

test("a place whose state is a given name is nobody's name beside labels for several", (t) => {
  const pages = [check("Rafael Zamora", "0108"), check("Miguel Okafor", "0109")];
  const { people } = readPrinted(
    ...pages.map((page) => page.replace("Chicago, Illinois", "Atlanta, Georgia")),
  );
  t.same(
    people.map(({ name }) => name),
    ["Rafael Zamora", "Miguel Okafor"],
  );
  t.end();
});

const payslip = (name: string, id: string): string => `
  Thornbury Garden Supplies Ltd                                                               Payslip
  Employee                      Works No.          Department          Payment Method
  ${name.padEnd(30)}${id.padEnd(19)}Accounts            BACS

  Payments         Units     Rate      Amount   Deductions             Amount   Year to Date                £
  Salary                             2,801.33   PAYE Tax               380.81   Gross Pay           14,923.75
  Expenses                              67.73   National Insurance     164.71   PAYE Tax             1,788.01
                                                Allotment Fund          15.00   National Insurance     774.70
                                                                                Allotment Fund          75.00

     Total Gross Pay     Total Payments     Total Deductions        Net Pay
            2,801.33           2,869.06               560.52      £2,308.54
`;

test("a line that nobody knows has its figure in a stack of the year", (t) => {
  const { people, wrong } = readPrinted(payslip("Callum Larkin", "32"), payslip("Harriet Okafor", "41"));
  t.same(wrong, NOTHING, "and the sum of all that is paid is one");
  for (const { deductions } of people) t.same(describedWithYear(deductions), ["Allotment Fund 15 75"]);
  t.end();
});

test("how a payslip is paid stands below its label", (t) => {
  const { people } = readPrinted(payslip("Callum Larkin", "32"));
  t.match(people[0]!.payments, [{ method: "direct_deposit", amount: 2308.54 }]);
  t.end();
});

const strip = (name: string, below: string, id: string): string => `
  ${name.padEnd(24)}Client            Pay Type     Hours    Rate     Amount   Withholding     Amount
  ${below.padEnd(24)}Hart Foundry      Regular      30.00   20.00     600.00   Federal WH       16.00
  ${`Associate ID  ${id}`.padEnd(24)}Total Hours                    30.00                      OASDI            37.20

                                Gross Wages    Withholding     Deductions        Net Pay
  This Week                          600.00          53.20           0.00        $546.80
  Year to Date                    18,000.00       1,596.00           0.00     $16,404.00
`;

test("strips of stubs with a header beside each name are statements, and a name may go on below", (t) => {
  const page = pageOf(`
  TrueNorth Workforce Solutions, Inc.
${strip("Goldfarb, Maribel", "", "54421")}
${strip("Larkin, Noor", "", "90654")}
${strip("McKinley-Ross, Wendell", "Dolores", "55024")}
  `);
  const SMALL = new Set(["Associate", "ID", "54421", "90654", "55024"]);
  const words = page.words.map((word) => (SMALL.has(word.text) ? { ...word, size: 5 } : word));
  const { output } = bestInferredOfLines(linesOf({ ...page, words }, "point"));
  t.equal(output.format_type, "pay_statement");
  t.same(
    output.employees.map(({ name, net_pay }) => [name, net_pay]),
    [
      ["Maribel Goldfarb", 546.8],
      ["Noor Larkin", 546.8],
      ["Wendell Dolores McKinley-Ross", 546.8],
    ],
  );
  t.end();
});
