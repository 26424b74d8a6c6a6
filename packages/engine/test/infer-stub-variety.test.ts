import { test } from "tap";
import { linesOf } from "../src/layout/lines.ts";
import { bestInferredOfLines } from "./support/best-inferred.ts";
import { pageOf } from "./support/page-of.ts";
import { described, describedWithHours, describedWithYear } from "./support/plain-lines.ts";
import { NOTHING, readPrinted } from "./support/printed.ts";

test("a job in smaller letters below a name without a label is nobody, and the word for the year may stand behind", (t) => {
  const page = pageOf(`
  Harbor Kites Studio                                          Pay stub

  Rosa Bellwether                                     Net pay               $2,046.65
  Vet Technician                                                      $18,419.85 YTD
  Pay date    May 20, 2026                            Taxes                   $353.35
                                                                       $3,180.15 YTD

  Gross earnings     $2,400.00        Taxes withheld          $353.35
                $22,000.00 YTD                          $3,180.15 YTD
  Regular hours      $2,000.00        Federal income tax      $162.10
                $21,500.00 YTD                          $1,489.50 YTD
  Bonus                $400.00        Social Security         $155.00
                   $500.00 YTD                          $1,370.20 YTD
                                      Medicare                 $36.25
                                                          $320.45 YTD
  `);
  const words = page.words.map((word) =>
    ["Rosa", "Bellwether"].includes(word.text) ? { ...word, size: 9 } : word,
  );
  const { output, failed, unclaimed } = bestInferredOfLines(linesOf({ ...page, words }, "point"));
  const [rosa, other] = output.employees;
  t.equal(other, undefined);
  t.match(rosa, { name: "Rosa Bellwether", gross_pay: 2400, net_pay: 2046.65 });
  t.same(describedWithYear(rosa!.earnings), ["Regular hours 2000 21500", "Bonus 400 500"]);
  t.same(describedWithYear(rosa!.taxes), [
    "Federal income tax 162.1 1489.5",
    "Social Security 155 1370.2",
    "Medicare 36.25 320.45",
  ]);
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

const person = ([name, department, id, payment]: readonly [string, string, string, string]): string => `
  ${name.padEnd(26)}${department.padEnd(17)}ID: ${id.padEnd(13)}${payment}
    Hourly Wages              40.00    20.00         800.00      8,000.00
    Gross Pay                 40.00                  800.00      8,000.00
    Federal Income Tax                                70.00        700.00
    Medicare                                          11.60        116.00
    Total Taxes Withheld                              81.60        816.00
    Net Pay                                          718.40      7,184.00
`;

test("a department may stand before the id on the line of a name", (t) => {
  const team = [
    ["Abernathy, Tobias", "Front Desk", "0040", "Check 10233"],
    ["Bellwether, Rosa", "Hygiene", "0047", "Direct Deposit"],
    ["Eastwick, Deborah", "Hygiene", "0054", "Check 10234"],
  ] as const;
  const { people, wrong } = readPrinted(`
  Saguaro Dentistry, P.C.
  Payroll Summary by Employee              Pay period: 04/13/2026 through 04/26/2026

  Item                        Hours     Rate   This Payroll  Year to Date
${team.map(person).join("")}`);
  t.same(
    people.map(({ employee_id: id, department }) => [id, department]),
    team.map(([, department, id]) => [id, department]),
  );
  t.same(wrong, NOTHING);
  t.end();
});

const JOBS = `
  Pine Valley Builders, Inc.
  Employee              Employee #     Class            Check Date     Check #
  Shu-Fen Castellano    4062           Journeyman       8/22/2025      33871

  Job       Phase     Type         Hrs      Rate       Amount    Reimb
  2440      03-100    REG        20.00    40.000       800.00
  2431      03-200    OT          4.00    60.000       240.00
  2440      03-100    Mileage                                    35.70
  Total                          24.00               1,040.00    35.70

  Tax                   Current        YTD   Deduction        Current        YTD   Fringe            Hours   $/Hr   Current        YTD
  Federal Income Tax     100.00   3,000.00   Vacation Fund      80.00   2,400.00   Health & Welfare  24.00   9.00    216.00   8,100.00
  Medicare                18.00     540.00   Dues 3.5%          36.40   1,260.00   Pension           24.00  11.00    264.00   9,900.00
  Total                  118.00   3,540.00   Total             116.40   3,660.00   Total                             480.00  18,000.00

                    Gross        Reimb       Taxes   Deductions    Net Pay
  Current        1,040.00        35.70      118.00       116.40     841.30
  YTD           37,200.00       867.30    3,540.00     3,660.00  30,867.30
`;

test("numbers of jobs below a name whose id stands elsewhere are no ids, and fringes are the company's", (t) => {
  const { people, wrong } = readPrinted(JOBS);
  t.same(wrong, NOTHING);
  t.equal(people.length, 1);
  t.match(people[0], { employee_id: "4062", gross_pay: 1040, net_pay: 841.3 });
  t.same(described(people[0]!.employer_contributions), ["Health & Welfare 216", "Pension 264"]);
  t.end();
});

test("rates at the head are no pay, and before and after tax head lists of deductions", (t) => {
  const { people, wrong } = readPrinted(`
  St. Alder Medical Center                                                       Pay Statement
  Employee          Rosa Bellwether         Pay Period Begin   05/18/2025     Pay Rate        38.9874
  Employee ID       00187759                Pay Period End     05/31/2025     Shift Rate      40.0000

  Code   Earnings                 Hours      Rate     Current    YTD Earnings
  REG    Regular Pay              50.00   38.9874    1,949.37       19,493.70
         Total Earnings                              1,949.37       19,493.70

  Taxes                 Current        YTD     Pre-Tax                     Current        YTD
  Federal Withholding    200.00   2,000.00     Dental                        20.00     200.00
  Medicare                28.27     282.70     Total Pre-Tax                 20.00     200.00
  Total Taxes            228.27   2,282.70
                                               Post-Tax                    Current        YTD
  Employer Paid         Current        YTD     Supplemental Life             51.10     511.00
  Medical PPO            477.48   4,774.80     Parking                       50.00     500.00
  403(b) Match            97.93     979.30     Total Post-Tax               101.10   1,011.00
  Total Employer Paid    575.41   5,754.10

  Net Pay              1,600.00  16,000.00
  `);
  t.same(wrong, NOTHING);
  t.same(describedWithYear(people[0]!.earnings), ["Regular Pay 1949.37 19493.7"]);
  t.same(
    people[0]!.deductions.map(({ description, pretax, amount }) => [description, pretax, amount]),
    [
      ["Dental", true, 20],
      ["Supplemental Life", false, 51.1],
      ["Parking", false, 50],
    ],
  );
  t.end();
});

test("strokes between stacks are no part of their labels", (t) => {
  const { people, wrong } = readPrinted(`
  Canyon Freight LLC                     Earnings Statement
  Employee: Miguel Okafor   ID: 1188   Dept: Yard   Pay Date: 05/15/2026

  Earnings        Rate   Hours   Current      YTD  | Deductions      Current      YTD  | Taxes           Current      YTD
  Regular        24.00   40.00    960.00  9,600.00 | Medical           60.00    600.00 | Fed Withholding   80.00    800.00
  Overtime       36.00    5.00    180.00    900.00 | 401K              57.00    525.00 | FICA              65.64    610.00
  Gross                         1,140.00 10,500.00 | Total            117.00  1,125.00 | Total            145.64  1,410.00

  Net Pay: 877.36    YTD Net: 7,965.00
  `);
  t.same(wrong, NOTHING);
  t.same(described(people[0]!.deductions), ["Medical 60", "401K 57"]);
  t.same(described(people[0]!.taxes), ["Fed Withholding 80", "FICA 65.64"]);
  t.end();
});

test("lists may be called after what is taken out and who pays, and a line of leave is none of pay", (t) => {
  const { people, wrong } = readPrinted(`
  Larkspur Clinic PLLC
  Pay Advice                                                   Advice Date: 07/10/2026
  For: Dolores Haddad           Employee Number: 0042          Period: 06/21/2026 - 07/04/2026

  PAY                                       TAKEN OUT                                PAID BY CLINIC
  Salary              3,000.00  39,000.00   Federal          400.00   5,200.00       Health        350.00   4,550.00
  Call Pay              150.00     450.00   FICA             195.30   2,445.90       Match 401k     94.50   1,183.50
                                            FICA Med          45.68     572.03       FUTA            0.00      42.00
                                            401k              94.50   1,183.50
                                            Dental            12.00     156.00
  Total               3,150.00  39,450.00   Total            747.48   9,557.43       Total         444.50   5,775.50

  YOUR NET PAY   2,402.52
  Leave hours: Vacation 40.00   Sick 22.50
  `);
  t.same(wrong, NOTHING);
  t.match(people, [{ name: "Dolores Haddad", employee_id: "0042", gross_pay: 3150, net_pay: 2402.52 }]);
  t.same(describedWithYear(people[0]!.earnings), ["Salary 3000 39000", "Call Pay 150 450"]);
  t.same(described(people[0]!.employer_contributions), ["Health 350", "Match 401k 94.5"]);
  t.end();
});

test("hours at so much an hour are hours and their rate", (t) => {
  const { people, wrong } = readPrinted(`
  Employer: Jane Whitfield                 Employee: Rosa Bellwether
  Pay period: 01/05/2026 - 01/11/2026      Paid on: 01/16/2026

  Regular hours: 30.00 at $22.00 an hour                $660.00
  Overtime: 4.00 at $33.00 per hour                     $132.00
  Gross wages                                           $792.00
  Social Security                                       -$49.10
  Medicare                                              -$11.48
  Net pay                                               $731.42
  `);
  t.same(wrong, NOTHING);
  t.same(describedWithHours(people[0]!.earnings), ["Regular hours 660 30", "Overtime 132 4"]);
  t.end();
});
