import { test } from "tap";
import { NOTHING, readPrinted } from "./support/printed.ts";
import { described } from "./support/plain-lines.ts";

const report = (title: string): string => `
  Harbor Kites LLC                                                                                   Check Date 06/19/2026
  Benefit Cost by Employee
  ${title}   Pay period 06/01/2026 to 06/14/2026
                                                                        Employee   Employee   Employer      Total   Employee   Employer
  Employee          Plan    Description         Provider     Coverage    Pre-Tax  After-Tax      Share       Cost        YTD        YTD
  Rosa Bellwether   401K    401(k) Traditional  Fidelity     3% of pay     81.36                 81.36     162.72     976.32     976.32
  HK60967
                    MED     Medical PPO 1500    Anthem BCBS  Family        62.40                388.90     451.30     748.80   4,666.80
  Kitchen
                    BLIFE   Basic Life          Lincoln                                           2.06       2.06                 24.72
                    Employee total                                        143.76                472.32     616.08   1,725.12   5,667.84
  Daniel Okafor     KLOAN   401(k) Loan         Fidelity                             107.15                107.15   1,500.10
  HK63009           DEN     Dental Plus         MetLife      EE Only        9.85                 11.20      21.05     118.20     134.40
  Garden
                    Employee total                                          9.85     107.15      11.20     128.20   1,618.30     134.40
  Priya Desai       MED     Medical PPO 1500    Anthem BCBS  EE Only       50.00                200.00     250.00     600.00   2,400.00
  HK60100
                    BLIFE   Basic Life          Lincoln                                           2.06       2.06                 24.72
  Kitchen
                    Employee total                                         50.00                202.06     252.06     600.00   2,424.72
  Chloe Anne        MED     Medical PPO 1500    Anthem BCBS  EE Only       50.00                200.00     250.00     600.00   2,400.00
  Winterfield
                    BLIFE   Basic Life          Lincoln                                           2.06       2.06                 24.72
  HK60101
                    VIS     Vision              VSP                         3.15                             3.15      37.80
  Kitchen
                    Employee total                                         53.15                202.06     255.21     637.80   2,424.72
`;

test("both sides of plans have columns under a title that names both, and a column says who insures", (t) => {
  const { people, output, wrong } = readPrinted(report("Deductions and employer contributions"));
  const [rosa, daniel, , chloe] = people;
  t.equal(output.format_type, "benefits_summary");
  t.match(rosa!.deductions, [
    { code: "401K", description: "401(k) Traditional", pretax: true, amount: 81.36, ytd_amount: 976.32 },
    { code: "MED", description: "Medical PPO 1500", amount: 62.4, ytd_amount: 748.8 },
  ]);
  t.same(described(rosa!.employer_contributions), [
    "401(k) Traditional 81.36",
    "Medical PPO 1500 388.9",
    "Basic Life 2.06",
  ]);
  t.match(daniel!.deductions, [{ type: "401k_loan", pretax: false, amount: 107.15 }, { type: "dental" }]);
  t.same(described(chloe!.deductions), ["Medical PPO 1500 50", "Vision 3.15"]);
  t.same(wrong, NOTHING);
  t.end();
});

test("id and department stand in the column of a name, which may go on there, between lines of the list beside it", (t) => {
  const { people } = readPrinted(report("Group: All participants"));
  t.same(
    people.map(({ name, employee_id: id, department }) => `${name} ${id} ${department}`),
    [
      "Rosa Bellwether HK60967 Kitchen",
      "Daniel Okafor HK63009 Garden",
      "Priya Desai HK60100 Kitchen",
      "Chloe Anne Winterfield HK60101 Kitchen",
    ],
  );
  t.end();
});
