import { test } from "tap";
import { NOTHING, readPrinted } from "./support/printed.ts";

test("in the table of somebody's own lines numbers of jobs are no ids, and its header names no department", (t) => {
  const person = (name: string, id: string, trade: string, check: string): string => `
  ${name}      No. ${id}      ${trade}                      ${check}
  Job          Job Name             Pay Type           Hours       Rate       Amount
  24-118       Alder Creek Dam      Regular            20.00    40.0000       800.00
  22-040       Yard                 Regular            20.00    30.0000       600.00
                                    Gross Pay          40.00                1,400.00
  Taxes                   Current        YTD     Deductions             Current        YTD
  Federal Income Tax       140.00   1,400.00     Working Dues             56.00     560.00
  Social Security           86.80     868.00     401(k)                   70.00     700.00
  Medicare                  20.30     203.00
  Total Taxes              247.10   2,471.00     Total Deductions        126.00   1,260.00
  Gross YTD             14,000.00                NET PAY                            1,026.90
  `;
  const { people, wrong } = readPrinted(`
  Alder Creek Builders Co.                                  Week: 09/07/2026 thru 09/13/2026
  WEEKLY PAYROLL JOURNAL                                              Check Date: 09/18/2026
  ${person("Bellwether, Rosa", "4730", "Ironworker, Local 63", "Check 70331")}
  ${person("Okafor, Miguel  ", "4485", "Laborer, Local 109  ", "Dir Dep 900960")}
  ${person("Caldwell, Mina H", "4556", "Carpenter, Local 5  ", "Check 70332")}
  `);
  t.same(wrong, NOTHING);
  t.same(
    people.map(({ employee_id: id, department, gross_pay: gross }) => [id, department, gross]),
    [
      ["4730", null, 1400],
      ["4485", null, 1400],
      ["4556", null, 1400],
    ],
  );
  t.match(people[0]!.payments, [{ number: "70331", method: "check", amount: 1026.9 }]);
  t.end();
});

test("behind the name and the id of a public employee stands what they do, and how they are paid by deposit or warrant", (t) => {
  const person = (name: string, id: string, work: string, paid: string): string => `
  ${name}     EIN ${id}     ${work}                                   ${paid}
  Pay   Description          Amount    Tax                Subject    Amount    Ded    Description      Amount
  010   Contract Salary    6,000.00    Federal Inc Tax   5,600.00    500.00    STRS   CalSTRS          400.00
        Gross Pay          6,000.00    Medicare          6,000.00     87.00           Total            400.00
                                       Total                         587.00
                                                                              Net Pay 5,013.00
  `;
  const { output, people, wrong } = readPrinted(`
  Alder Grove Unified School District                                Pay Period: 10/01/2026 - 10/31/2026
  Monthly Payroll Register by Site                                               Issue Date: 10/30/2026

  Site 021 - Rosewood Elementary
  ${person("Bellwether, Rosa", "289309", "Teacher, Gr. 3  ", "APD 4418207")}
  ${person("Okafor, Miguel  ", "201939", "Teacher, Music  ", "APD 4418208")}
  Site 034 - Alder Grove Middle School
  ${person("Caldwell, Mina H", "297314", "School Counselor", "Warrant 4418209")}
  `);
  t.same(wrong, NOTHING);
  t.same(
    people.map(({ name, employee_id: id, department }) => [name, id, department]),
    [
      ["Rosa Bellwether", "289309", "021 Rosewood Elementary"],
      ["Miguel Okafor", "201939", "021 Rosewood Elementary"],
      ["Mina H Caldwell", "297314", "034 Alder Grove Middle School"],
    ],
  );
  t.match(people[0]!.earnings, [{ code: "010", description: "Contract Salary", amount: 6000 }]);
  t.match(people[1]!.payments, [{ number: "4418208", method: "direct_deposit", amount: 5013 }]);
  t.match(people[2]!.payments, [{ number: "4418209", method: "check" }]);
  t.match(output, { pay_date: "2026-10-30", company: { id: null } });
  t.end();
});
