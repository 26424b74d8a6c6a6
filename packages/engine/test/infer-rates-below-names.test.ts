import { test } from "tap";
import { describedWithHours } from "./support/plain-lines.ts";
import { NOTHING, readPrinted } from "./support/printed.ts";

const REGISTER = `
  Alder Valley Vets, PC                          Payroll Register                            Pay Period: 02/09/2026 - 02/22/2026
                                                                                             Check Date: 02/27/2026
                                        Hours and Income                                        Taxes                  Deductions
  Employee                        Salary   Regular  Overtime     Bonus   Gross Pay    Federal   Soc Sec  Medicare      Medical   Net Pay   Check #
  Bell, Ana             Hours                40.00      2.00
                                                                            860.00      50.00     53.32     12.47        30.00    714.21     40411
  No. 050  Rate 20.00   Pay         0.00    800.00     60.00      0.00
  Cole, Mina            Hours                 0.00      0.00
                                                                          1,500.00     120.00     93.00     21.75         0.00  1,265.25     40412
  No. 011  Salary       Pay     1,500.00      0.00      0.00      0.00
  Dorn, Cal             Hours                30.00      0.00
                                                                            850.00      40.00     52.70     12.33        30.00    714.97     40413
  No. 044  Rate 25.00   Pay         0.00    750.00      0.00    100.00
`;

test("below a name stand an id and a rate, which is that of the hours it makes the amount of", (t) => {
  const { people, wrong } = readPrinted(REGISTER);
  t.same(
    people.map(({ employee_id: id, earnings: [first] }) => [id, first!.rate]),
    [
      ["050", 20],
      ["011", null],
      ["044", 25],
    ],
  );
  t.same(describedWithHours(people[0]!.earnings), [
    "Regular 800 40",
    "Overtime 60 2",
    "Salary 0 null",
    "Bonus 0 null",
  ]);
  t.same(wrong, NOTHING);
  t.end();
});
