import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { describedWithHours, plain } from "./support/plain-lines.ts";

const HEAD = `
  Harbor Kites LLC                                    PAYROLL REGISTER
  Client 4158                                         Period 01/05/26 - 01/18/26   Check Date 01/23/26

  Employee              ------ Hours ------     Regular  Overtime  Other Earnings                    Gross   Federal    Social             State  Deductions           Net     Check
  No.   St               Regular        O/T    Earnings  Earnings  Code      Hours    Amount           Pay       W/H  Security  Medicare     W/H  Code    Amount        Pay       No.
`;

const PEOPLE = `${HEAD}
  Department 100
  Bellwether, Rosa         72.00       2.00    1,800.00     75.00  VAC        8.00    200.00      2,575.00    250.00    159.65     37.34   90.00  401K     90.00  1,827.26    DD 914
  129   AL                                                         BONUS              500.00                                                      CHSUP   120.75

  Okafor, Daniel           80.00               1,600.00                                           1,600.00    150.00     99.20     23.20   60.00  ACCID    11.73- 1,279.33      6207
  178   AL

  Desai, Priya             76.00               1,520.00            VAC        4.00     80.00      1,600.00    150.00     99.20     23.20   60.00  HLTH     50.00  1,199.37    DD 915
  233   AL                                                                                                                                        ACCID     6.23
                                                                                                                                                  UNIF     12.00
  Dept 100 Total          228.00       2.00    4,920.00     75.00  VAC       12.00    280.00      5,775.00    550.00    358.05     83.74  210.00  401K     90.00  4,305.96
  3 Employees                                                      BONUS              500.00                                                      CHSUP   120.75
                                                                                                                                                  ACCID     5.50-
                                                                                                                                                  HLTH     50.00
                                                                                                                                                  UNIF     12.00
`;

test("other earnings and deductions are lists in cells of a table of people, and the number stands below the name", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(PEOPLE);
  const [rosa, daniel, priya] = output.employees;
  t.match(rosa, { name: "Rosa Bellwether", employee_id: "129", department: "100" });
  t.match(rosa, { gross_pay: 2575, net_pay: 1827.26 });
  t.same(describedWithHours(rosa!.earnings), [
    "Regular 1800 72",
    "Overtime 75 2",
    "VAC 200 8",
    "BONUS 500 null",
  ]);
  t.same(plain(rosa!.deductions), ["401k 90", "child_support 120.75"]);
  t.same(plain(rosa!.taxes), [
    "federal_income 250",
    "social_security 159.65",
    "medicare 37.34",
    "state_income 90",
  ]);
  t.equal(rosa!.taxes[3]!.jurisdiction, "US-AL", "the state stands behind the number");
  t.same(plain(daniel!.deductions), ["other -11.73"]);
  t.match(daniel, { employee_id: "178", department: "100", net_pay: 1279.33 });
  t.equal(daniel!.payments[0]!.method, "check", "others of the column are deposits");
  t.equal(rosa!.payments[0]!.method, "direct_deposit");
  t.equal(priya!.deductions.length, 3);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a page of sums alone has the lists of the pages before", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    PEOPLE,
    `${HEAD}
  COMPANY TOTAL           228.00       2.00    4,920.00     75.00  VAC       12.00    280.00      5,775.00    550.00    358.05     83.74  210.00  401K     90.00  4,305.96
  3 Employees                                                      BONUS              500.00                                                      CHSUP   120.75
                                                                                                                                                  ACCID     5.50-
                                                                                                                                                  HLTH     50.00
                                                                                                                                                  UNIF     12.00
`,
  );
  t.match(output.totals, { employee_count: 3, gross_pay: 5775, net_pay: 4305.96 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("facts below names may be a number and a department", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Register
  Harbor Kites LLC

  Employee               Regular     Deductions               Gross     Federal                   Net
  ID     Dept           Earnings     Code      Amount           Pay         W/H  Medicare         Pay
  Bellwether, Rosa      1,800.00     401K       90.00      1,800.00      250.00     26.10    1,413.15
  E129   Front Desk                  CHSUP      20.75
  Okafor, Daniel        1,600.00                           1,600.00      150.00     23.20    1,426.80
  E178   Kitchen
  Desai, Priya          1,520.00     HLTH       50.00      1,520.00      150.00     22.04    1,297.96
  E233   Kitchen
  Totals                4,920.00     401K       90.00      4,920.00      550.00     71.34    4,137.91
                                     CHSUP      20.75
                                     HLTH       50.00
  `);
  t.same(
    output.employees.map(({ employee_id: id, department }) => [id, department]),
    [
      ["E129", "Front Desk"],
      ["E178", "Kitchen"],
      ["E233", "Kitchen"],
    ],
  );
  t.same(plain(output.employees[0]!.deductions), ["401k 90", "child_support 20.75"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

for (const [what, codes] of [
  ["may be called types", "Type"],
  ["may have no name", "    "],
] as const)
  test(`the codes of lists in cells ${what}`, (t) => {
    const { output, failed, unclaimed } = bestInferredOf(PEOPLE.replaceAll("Code", codes));
    const [rosa, , priya] = output.employees;
    t.same(plain(rosa!.earnings), ["regular 1800", "overtime 75", "pto 200", "bonus 500"]);
    t.same(plain(rosa!.deductions), ["401k 90", "child_support 120.75"]);
    t.match(priya, { gross_pay: 1600, net_pay: 1199.37 });
    t.same(plain(priya!.deductions), ["medical 50", "other 6.23", "other 12"]);
    t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
    t.end();
  });

test("lists in cells may have a name over them, and nothing below it", (t) => {
  const names = /Code +Hours +Amount|Code +Amount/g;
  const bare = PEOPLE.replace(names, (words) => " ".repeat(words.length));
  const { output, failed, unclaimed } = bestInferredOf(bare);
  const [rosa] = output.employees;
  t.same(describedWithHours(rosa!.earnings), [
    "Regular 1800 72",
    "Overtime 75 2",
    "VAC 200 8",
    "BONUS 500 null",
  ]);
  t.same(plain(rosa!.deductions), ["401k 90", "child_support 120.75"]);
  t.match(rosa, { gross_pay: 2575, net_pay: 1827.26 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
