import { test } from "tap";
import { votesOf } from "../../src/understand/votes/wording.ts";
import { jointly, peopleOf, printedLines } from "./joint-reading.ts";

const CHECKS = `
Great Basin Outfitters Inc.
Check Register

Number      Emp No     Employee Name            Gross Pay      Taxes    Deductions     Net Pay

Live Checks
20417       000110     Abernathy, Ann            1,500.00     190.00         55.00    1,255.00
20418       000119     Byron, Ada                2,000.00     310.00         82.00    1,608.00
            Total Live Checks: 2                 3,500.00     500.00        137.00    2,863.00

Direct Deposit Vouchers
50066       000104     Curie, Marie              1,800.00     230.00         70.00    1,500.00
50067       000107     Duarte, Ines              1,200.00     140.00         30.00    1,030.00
            Total Vouchers: 2                    3,000.00     370.00        100.00    2,530.00

Report Total                                     6,500.00     870.00        237.00    5,393.00
`;

test("gross pay, taxes and net pay of several people are payroll where the last follows from the others", async (t) => {
  const joint = jointly(CHECKS);
  t.ok(joint.isPayroll);
  t.same(peopleOf(joint).map(printedLines), [
    ["deduction Deductions 5500", "tax Taxes 19000"],
    ["deduction Deductions 8200", "tax Taxes 31000"],
    ["deduction Deductions 7000", "tax Taxes 23000"],
    ["deduction Deductions 3000", "tax Taxes 14000"],
  ]);
  const bills = CHECKS.replace("Gross Pay", "    Gross")
    .replace("     Taxes", "  Discount")
    .replace("Deductions", "  Withheld")
    .replace("Net Pay", "   Paid");
  t.notOk(jointly(bills).isPayroll, "and bills that are paid are none");
});

test("a line over people that says how they are paid lists no deposits, and is about their payments", async (t) => {
  const people = peopleOf(jointly(CHECKS));
  t.same(
    people.map(({ payments }) => payments.map(({ number, method }) => [number?.text, method])),
    [
      [["20417", "check"]],
      [["20418", "check"]],
      [["50066", "direct_deposit"]],
      [["50067", "direct_deposit"]],
    ],
  );
});

test("checks below a name are hers up to a sum that is called by it", async (t) => {
  const people = peopleOf(
    jointly(`
Check Detail Register

Employee                    Check     Type        Regular      Bonus      Gross       Fed        Net
116   Abernathy, Ann        12040     Regular    2,000.00              2,000.00    200.00   1,800.00
168   Byron, Ada            12041     Regular    1,800.00              1,800.00    180.00   1,620.00
                            12042     Bonus                  450.00      450.00     30.00     420.00
Total Byron                 2 checks             1,800.00    450.00    2,250.00    210.00   2,040.00
246   Curie, Marie          12043     Regular    2,100.00              2,100.00    210.00   1,890.00
302   Duarte, Ines          12044     Regular    1,900.00              1,900.00    190.00   1,710.00
                            12045     Bonus                  500.00      500.00     50.00     450.00
Total Duarte                2 checks             1,900.00    500.00    2,400.00    240.00   2,160.00
`),
  );
  t.same(
    people.map(({ name, employeeId, figures }) =>
      [employeeId?.text, name?.text, figures.get("net_pay")?.cents].join(" "),
    ),
    [
      "116 Abernathy, Ann 180000",
      "168 Byron, Ada 162000",
      "168 Byron, Ada 42000",
      "246 Curie, Marie 189000",
      "302 Duarte, Ines 171000",
      "302 Duarte, Ines 45000",
    ],
  );
});

test("gross and net pay of several people are payroll where checks and deposits come to the net pay", async (t) => {
  const text = `
Great Basin Outfitters Inc.
Check Register

Check #     ID         Employee Name            Gross Pay      Check Amount    Deposit Amount     Net Pay
1884        1151       Abernathy, Ann              250.00            200.88              0.00      200.88
60441       1130       Byron, Ada                1,100.14            867.69              0.00      867.69
9000312     1102       Curie, Marie              1,182.10              0.00            893.11      893.11
9000313     1118       Duarte, Ines                688.88              0.00            538.03      538.03
`;
  t.ok(jointly(text).isPayroll);
  t.notOk(jointly(text.replace("893.11      893.11", "893.10      893.11")).isPayroll);
});

test("what is called a code beside a name is the number of a person", async (t) => {
  const person = (name: string, code: string, gross: number): string => `
${name.padEnd(18)}Regular     ${gross.toFixed(2)}   Federal      110.00
Code: ${code}        Bonus         50.00   Medicare      14.50
NET PAY           ${(gross - 74.5).toFixed(2)}
`;
  const people = peopleOf(
    jointly(`
Payroll Register

Employee          Earnings     Amount   Taxes        Amount
${person("Abernathy, Ann", "A8DP", 1500)}${person("Byron, Ada", "A1UG", 2000)}${person("Curie, Marie", "0XK7", 1800)}
`),
  );
  t.same(
    people.map(({ employeeId }) => employeeId?.text),
    ["A8DP", "A1UG", "0XK7"],
  );
});

test("a net check is the net pay, or what is paid of it by check", (t) => {
  const { subjects } = votesOf("Net Check");
  t.ok(subjects.get("payment")! > 0 && subjects.get("net")! > subjects.get("payment")!);
  t.end();
});

test("gross pay of people of whom each is paid less by check or by deposit is payroll, though nothing says so", async (t) => {
  const page = (last: string): string => `
Check Register Report For Alder Bay
For Check Dates 08/21/2026 to 08/21/2026

            Check                               Check       Physical       Direct
Date        Number    Name                      Gross   Check Amount      Deposit    Status
08/21/2026  41207     Abernathy, Ann           412.50         318.61         0.00    Open
08/21/2026  DD1559    Byron, Ada             3,564.15           0.00     2,357.69    Cleared
08/21/2026  DD1560    Curie, Marie           2,997.90           0.00     2,040.07    Cleared
08/21/2026  41208     Duarte, Ines             494.98         390.74       ${last}    Open
Totals                                       7,469.53         709.35     4,397.76
`;
  const joint = jointly(page("  0.00"));
  t.ok(joint.isPayroll);
  t.same(
    peopleOf(joint).map(({ name, employeeId, figures, payments }) =>
      [name?.text, employeeId?.text, figures.get("net_pay")?.cents, payments[0]?.number?.text].join(" "),
    ),
    [
      "Abernathy, Ann  31861 41207",
      "Byron, Ada  235769 DD1559",
      "Curie, Marie  204007 DD1560",
      "Duarte, Ines  39074 41208",
    ],
  );
  t.notOk(jointly(page("390.74")).isPayroll, "nobody is paid twice");
});
