import { test } from "tap";
import { NOTHING, readPrinted } from "./support/printed.ts";

const PLANS = `
Deductions and Contributions by Employee
Larkfield Surveyors, Inc.             Pay date Nov 13, 2026 for Oct 24, 2026 - Nov 6, 2026
                                                 Monthly     Employee       Company          Total
     Plan      Description          Coverage     premium      per pay       per pay        per pay

Ashby, Dora                                            Employee no. 7028  Department Admin
     MEDP      Medical PPO          Family      2,470.00       288.00        852.00       1,140.00
     401K      401(k) Savings                                  120.39         60.20         180.59
     VLIFE     Voluntary Life                                    4.94          0.00           4.94
                                                               413.33        912.20       1,325.53

Brandt, Otto                                           Employee no. 7039  Department Yard
     MEDP      Medical PPO          Waived
     DNTL      Dental Basic         EE Only        66.99        12.00         18.92          30.92
     401K      401(k) Savings                                   80.15         40.08         120.23
                                                                92.15         59.00         151.15

Cole, Mina                                             Employee no. 7041  Department Yard
     DNTL      Dental Basic         Family        174.20        31.20         49.20          80.40
     401K      401(k) Savings                                   77.70         38.85         116.55
                                                               108.90         88.05         196.95

Totals by plan
     MEDP      Medical PPO          1 enrolled                 288.00        852.00       1,140.00
     DNTL      Dental Basic         2 enrolled                  43.20         68.12         111.32
     401K      401(k) Savings       3 enrolled                 278.24        139.13         417.37
     VLIFE     Voluntary Life       1 enrolled                   4.94          0.00           4.94
               All plans, 3 employees                          614.38      1,059.25       1,673.63
`;

test("what a plan costs in a month stands aside of what each side pays for the period", (t) => {
  const { output, people, wrong } = readPrinted(PLANS);
  t.same(wrong, NOTHING);
  t.equal(output.format_type, "benefits_summary");
  t.same(
    people[0]!.deductions.map(({ code, amount }) => [code, amount]),
    [
      ["MEDP", 288],
      ["401K", 120.39],
      ["VLIFE", 4.94],
    ],
  );
  t.same(
    people[0]!.employer_contributions.map(({ code, amount }) => [code, amount]),
    [
      ["MEDP", 852],
      ["401K", 60.2],
    ],
  );
  t.end();
});

test("the sum of all plans counts the people", (t) => {
  const { output } = readPrinted(PLANS);
  t.equal(output.totals?.employee_count, 3);
  t.equal(output.totals?.total_deductions, 614.38);
  t.end();
});

test("the name of a sum may say that a number counts the people, and still names the sums behind it", (t) => {
  const { output, wrong } = readPrinted(`
  Deductions and Contributions by Employee
  Larkfield Surveyors, Inc.             Pay date Nov 13, 2026 for Oct 24, 2026 - Nov 6, 2026
  Plan      Description                                 Employee       Company          Total
  Ashby, Dora                          Employee no. 7028
  MEDP      Medical PPO                                   288.00        852.00       1,140.00
  401K      401(k) Savings                                120.39         60.20         180.59
  Brandt, Otto                         Employee no. 7039
  MEDP      Medical PPO                                    31.20         49.20          80.40
  401K      401(k) Savings                                 77.70         38.85         116.55
  Grand Total Employees with deductions:      2           517.29      1,000.25       1,517.54
  `);
  t.same(wrong, NOTHING);
  t.match(output.totals, { employee_count: 2, total_deductions: 517.29 });
  t.end();
});

const SIDES = `
Benefit Contributions by Employee
Larkfield Surveyors, Inc.             Pay date Nov 13, 2026 for Oct 24, 2026 - Nov 6, 2026
Plan      Description          Coverage  Employee Pre-Tax   Employee Post-Tax      Employer         Total

Ashby, Dora                    ID LS7028
MEDP      Medical PPO          Family              288.00                            852.00      1,140.00
VLIFE     Voluntary Life                                                 4.94                        4.94
                          Employee Total           288.00                4.94        852.00      1,144.94

Brandt, Otto                   ID LS7039
DNTL      Dental Basic         EE Only              12.00                             18.92         30.92
ROTH      401(k) Roth                                                   80.15                       80.15
                          Employee Total            12.00               80.15         18.92        111.07

Plan Recap                     Enrolled
MEDP      Medical PPO             1                288.00                            852.00      1,140.00
DNTL      Dental Basic            1                 12.00                             18.92         30.92
VLIFE     Voluntary Life          1                                      4.94                        4.94
ROTH      401(k) Roth             1                                     80.15                       80.15
Company Total                  2 employees         300.00               85.09        870.92      1,256.01
`;

test("what employees pay before and after taxes may have a column each, whose sums are those of parts", (t) => {
  const { output, people, wrong } = readPrinted(SIDES);
  t.same(wrong, NOTHING);
  t.same(
    people.map(({ deductions }) => deductions.map(({ code, pretax, amount }) => [code, pretax, amount])),
    [
      [
        ["MEDP", true, 288],
        ["VLIFE", false, 4.94],
      ],
      [
        ["DNTL", true, 12],
        ["ROTH", false, 80.15],
      ],
    ],
  );
  t.match(output.totals, { employee_count: 2, total_deductions: null });
  t.end();
});

test("an id that says so itself is one in whatever column it stands", (t) => {
  const { people } = readPrinted(SIDES);
  t.same(
    people.map(({ employee_id }) => employee_id),
    ["LS7028", "LS7039"],
  );
  t.end();
});

test("the word for who pays may stand over the names of both columns, or nowhere", (t) => {
  const header = SIDES.split("\n").find((line) => line.startsWith("Plan "))!;
  const bare = header.replaceAll(/Employee (?=P)/g, " ".repeat("Employee ".length));
  const above = [...bare]
    .map((_, i) => (bare.slice(i).startsWith("Pre-Tax") || bare.slice(i).startsWith("Post-Tax") ? "^" : " "))
    .join("")
    .replaceAll(/\^ {7}/g, "Employee");
  for (const lines of [bare, `${above}\n${bare}`]) {
    const { people, wrong } = readPrinted(SIDES.replace(header, lines));
    t.same(wrong, NOTHING);
    t.same(
      people.map(({ deductions }) => deductions.map(({ pretax, amount }) => [pretax, amount])),
      [
        [
          [true, 288],
          [false, 4.94],
        ],
        [
          [true, 12],
          [false, 80.15],
        ],
      ],
    );
  }
  t.end();
});

const WITH_TAX_STATUS = `
  Benefit Deduction Report
  Larkfield Surveyors, Inc.                                                Pay Date: Nov 13, 2026
  Code     Plan                   Coverage          Tax Status       Employee      Employer         Total
                                                                       Amount        Amount        Amount
  Dora K Ashby                                                       Employee No. 7028 | Department: Yard
  MED1     Medical PPO            EE + Family       Pre-tax            288.00        852.00      1,140.00
  401K     401(k) Savings         5.00%             Pre-tax            120.39         60.20        180.59
  VLIFE    Voluntary Life                           Post-tax             4.94          0.00          4.94
           Employee total                                              413.33        912.20      1,325.53
  Otto J Brandt                                                      Employee No. 7039 | Department: Yard
  MED1     Medical PPO            EE Only           Pre-tax            112.00        318.92        430.92
  401K     401(k) Savings         4.00%             Pre-tax             80.15         40.08        120.23
           Employee total                                              192.15        359.00        551.15
`;

test("between a plan and how it is taken may stand whom it covers", (t) => {
  const { output } = readPrinted(WITH_TAX_STATUS);
  const told = output.employees.map(({ deductions }) =>
    deductions.map(({ description, pretax }) => `${description} ${pretax}`),
  );
  t.same(told, [
    ["Medical PPO true", "401(k) Savings true", "Voluntary Life false"],
    ["Medical PPO true", "401(k) Savings true"],
  ]);
  t.end();
});
