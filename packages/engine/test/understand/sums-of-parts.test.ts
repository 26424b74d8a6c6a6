import { test } from "tap";
import { jointly, peopleOf, printedLines } from "./joint-reading.ts";

/** Deductions before and after tax in boxes of their own, each with its sum. */
const statement = (before: string, after: string, sign = ""): string => {
  const minus = (amount: string): string => `${sign}${amount}`.padStart(12);
  return `
    Employee Name:  Iris Novak

    Earnings                                          Taxes
                       Hours       Current                            Current          YTD
    Regular            80.00      1,600.00            Federal Tax${minus("160.00")} ${minus("320.00")}
    Bonus                           100.00            Medicare   ${minus("24.65")} ${minus("49.30")}
    Gross Pay                     1,700.00            Total Taxes${minus("184.65")} ${minus("369.30")}

    Pre-Tax Deductions                                Post-Tax Deductions
                      Current          YTD                            Current          YTD
    401(k)       ${minus("85.00")} ${minus("170.00")}            Union Dues ${minus("20.00")} ${minus("40.00")}
    Dental       ${minus("12.00")} ${minus("24.00")}            Garnishment${minus("55.00")} ${minus("110.00")}
    Total        ${minus(before)} ${minus("194.00")}            Total      ${minus(after)} ${minus("150.00")}

    Net Pay                       1,343.35
`;
};

const LINES = [
  "deduction 401(k) 8500",
  "deduction Dental 1200",
  "deduction Garnishment 5500",
  "deduction Union Dues 2000",
  "earning Bonus 10000",
  "earning Regular 160000",
  "tax Federal Tax 16000",
  "tax Medicare 2465",
];

for (const sign of ["", "-"])
  test(`the sum below a part of a list is that of its lines, ${sign === "" ? "without" : "with"} a minus before all that is withheld`, async (t) => {
    const [person] = peopleOf(jointly(statement("97.00", "75.00", sign)));
    t.same(
      person!.lineSums.map(({ total, parts }) => [total.cents, ...parts.map(({ cents }) => cents)]),
      [
        [9_700, 8_500, 1_200],
        [7_500, 2_000, 5_500],
      ],
    );
    t.notOk(person!.figures.has("total_deductions"), "a part is not all of them");
    t.equal(person!.figures.get("total_taxes")?.cents, 18_465);
    t.same(printedLines(person!), LINES);
  });

test("what the lines of a part do not come to is not told as their sum", async (t) => {
  const [person] = peopleOf(jointly(statement("97.00", "76.00")));
  t.same(
    person!.lineSums.map(({ total }) => total.cents),
    [9_700],
  );
  t.same(printedLines(person!), LINES);
});
