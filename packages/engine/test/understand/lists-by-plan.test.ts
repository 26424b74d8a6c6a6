import { test } from "tap";
import { allOf, jointly, peopleOf, who } from "./joint-reading.ts";

const PEOPLE = ["1101 Abernathy, Ann, Sales", "1102 Byron, Ada, Office", "1103 Curie, Marie, Sales"];

test("a caption in the middle of a page heads no columns, wherever its words stand, and what plans come to at the end is nobody's", async (t) => {
  const joint = jointly(
    `
    Benefits by Plan


    Emp ID    Employee              Department          Coverage           Employee    Employer       Total           Employee YTD
    MED01     Medical PPO 1500      Blue Ridge Health                                                             Pre-tax deduction
    1101      Abernathy, Ann        Sales               EE + CH              134.11      279.81      413.92               2,548.09
    1102      Byron, Ada            Office              Family               163.93      346.29      510.22               3,114.67
    1103      Curie, Marie          Sales               EE                    57.24      157.84      215.08               1,087.56
              Plan total            3 enrolled                               355.28      783.94    1,139.22               6,750.32
    VIS01     Vision Basic          ClearView                                                                     Pre-tax deduction
    1101      Abernathy, Ann        Sales               EE + CH                7.74                    7.74                 147.06
    1103      Curie, Marie          Sales               EE                     2.58                    2.58                  49.02
  `,
    `
    Benefits by Plan


    Emp ID    Employee              Department          Coverage           Employee    Employer       Total           Employee YTD
              Plan total            2 enrolled                                10.32                   10.32                 196.08
    HSA01     Health Savings Account  Commonwealth Bank                                                           Pre-tax deduction
    1101      Abernathy, Ann        Sales                                     76.00       25.00      101.00               1,444.00
    1102      Byron, Ada            Office                                    70.00       25.00       95.00               1,330.00
              Plan total            2 enrolled                               146.00       50.00      196.00               2,774.00

    Plan      Description         Enrolled      Employee Deduction      Employer Contribution      Total Cost
    MED01     Medical PPO 1500           3                  355.28                     783.94        1,139.22
    VIS01     Vision Basic               2                   10.32                                      10.32
    HSA01     Health Savings Account     2                  146.00                      50.00          196.00
    All plans     3 employees                               511.60                     833.94        1,345.54
  `,
  );
  t.same(who(joint), PEOPLE);
  t.same(allOf(peopleOf(joint), "Byron, Ada"), [
    "deduction Health Savings Account 7000",
    "deduction Medical PPO 1500 16393",
    "employer_contribution Health Savings Account 2500",
    "employer_contribution Medical PPO 1500 34629",
  ]);
});

test("a caption that says more behind a colon heads nothing by its place, and one at the head of a page is about what follows", async (t) => {
  const joint = jointly(
    `
    Benefit Plan Register


    Emp ID      Employee              Department      Coverage          Employee        Employer         Total
    MEDP        Medical PPO                                     Carrier:        Anvil Health Mutual    Pre-Tax
    1101        Abernathy, Ann        Sales           EE + Child           53.68          215.69        269.37
    1102        Byron, Ada            Office          Family              177.70          355.67        533.37
    1103        Curie, Marie          Sales           EE Only             127.97          384.01        511.98
                Plan total            3 enrolled                          359.35          955.37      1,314.72
    BLIF        Basic Life                                      Carrier:    Old Dominion Life    Employer Paid
    1101        Abernathy, Ann        Sales           EE Only               0.00            5.86          5.86
    1102        Byron, Ada            Office          EE Only               0.00            1.62          1.62
  `,
    `
    Benefit Plan Register


    Emp ID      Employee              Department      Coverage          Employee        Employer         Total
    BLIF        Basic Life (continued)                          Carrier:    Old Dominion Life    Employer Paid
    1103        Curie, Marie          Sales           EE Only               0.00            2.98          2.98
                Plan total            3 enrolled                            0.00           10.46         10.46
    HSAC        Health Savings Account                          Carrier:        Foothills Trust Bank   Pre-Tax
    1101        Abernathy, Ann        Sales           Single               25.00           25.00         50.00
    1103        Curie, Marie          Sales           Single               75.00           25.00        100.00
                Plan total            2 enrolled                          100.00           50.00        150.00

    Summary of the Plans
    MEDP        Medical PPO                                               359.35          955.37      1,314.72
    BLIF        Basic Life                                                  0.00           10.46         10.46
    HSAC        Health Savings Account                                    100.00           50.00        150.00
                Grand Total           3 employees                         459.35        1,015.83      1,475.18
  `,
  );
  t.same(who(joint), PEOPLE);
  t.same(allOf(peopleOf(joint), "Curie, Marie"), [
    "deduction Health Savings Account 7500",
    "deduction Medical PPO 12797",
    "employer_contribution Basic Life 0",
    "employer_contribution Basic Life 298",
    "employer_contribution Health Savings Account 2500",
    "employer_contribution Medical PPO 38401",
  ]);
});

test("the header of a plan prints no column that it does not fill, and what stands above it is the plan", async (t) => {
  const joint = jointly(`
    Benefit Register




    MED    Medical PPO         Buckeye Mutual                                                                Pre-Tax
                                                                    Employee    Employee    Employer           Total
    Emp ID      Employee               Department      Coverage      Current         YTD     Current         Current
    1101        Abernathy, Ann         Sales           Family         168.50    2,359.00      412.00          580.50
    1102        Byron, Ada             Office          Family         246.00    3,444.00      558.00          804.00
    1103        Curie, Marie           Sales           Single          72.00    1,008.00      265.00          337.00
    Total Medical PPO                  3 participants                 486.50    6,811.00    1,235.00        1,721.50
    HSA    Health Savings Account                                                                            Pre-Tax
                                                                    Employee    Employee    Employer           Total
    Emp ID      Employee               Department                    Current         YTD     Current         Current
    1101        Abernathy, Ann         Sales                          100.00    1,400.00       25.00          125.00
    1102        Byron, Ada             Office                          50.00      700.00       25.00           75.00
    1103        Curie, Marie           Sales                           60.00      840.00       25.00           85.00
    Total HSA                          3 participants                 210.00    2,940.00       75.00          285.00
    401K   401(k) Deferral     Safe harbor match                                                             Pre-Tax
                                                                    Employee    Employee    Employer           Total
    Emp ID      Employee               Department      Election      Current         YTD     Current         Current
    1101        Abernathy, Ann         Sales                 5%       192.31    2,692.34      153.85          346.16
    1102        Byron, Ada             Office                8%       227.69    3,187.66      113.85          341.54
    1103        Curie, Marie           Sales                 5%       175.00    2,450.00      140.00          315.00
    Total 401K                         3 participants                 595.00    8,330.00      407.70        1,002.70
  `);
  t.same(who(joint), PEOPLE);
  t.same(allOf(peopleOf(joint), "Byron, Ada"), [
    "deduction 401(k) Deferral 22769",
    "deduction Health Savings Account 5000",
    "deduction Medical PPO 24600",
    "employer_contribution 401(k) Deferral 11385",
    "employer_contribution Health Savings Account 2500",
    "employer_contribution Medical PPO 55800",
  ]);
});
