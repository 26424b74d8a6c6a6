import { test } from "tap";
import { linesOf, type Line } from "../src/layout/lines.ts";
import { bestInferredOfLines } from "./support/best-inferred.ts";
import { describedWithYear } from "./support/plain-lines.ts";
import { pageOf } from "./support/page-of.ts";

const LARGE_PT = 8;

/** A pay stub with a card of its sums beside its name, whose size is that of no other word. */
function stub(number: number, [name, job, salary]: readonly [string, string, string]): Line[] {
  const printed = pageOf(
    `
  Harbor Kites Studio                                          Pay stub

  Employee                              Net pay               $2,046.65
  ${name.padEnd(36)}                                     YTD $18,419.85
  ${job.padEnd(36)}  Taxes                   $353.35
                                                          YTD $3,180.15
  Pay period            Pay date
  Aug 31, 2025 - Sep 13, 2025     Sep 19, 2025   Deductions   $300.00
                                                          YTD $2,700.00

  Gross earnings       $2,500.00        Taxes withheld          $353.35
                  YTD $22,100.00                          YTD $3,180.15
  ${salary}
  Bonus                    $0.00        Social Security         $155.00
                     YTD $500.00                          YTD $1,370.20
                                        Medicare                 $36.25
  Reimbursements                                            YTD $320.45
  Expense reimbursement  $200.00        Post-tax deductions
                     YTD $200.00        Roth 401(k)             $300.00
                                                          YTD $2,700.00
  `,
    number,
  );
  const words = printed.words.map((word) =>
    name.split(" ").includes(word.text) ? { ...word, size: LARGE_PT } : word,
  );
  return linesOf({ ...printed, words }, "point");
}

const SALARY = `Salary               $2,500.00        Federal income tax      $162.10
                  YTD $21,600.00                          YTD $1,489.50`;
const HOURLY = `Regular hours        $2,500.00        Federal income tax      $162.10
  80.00 @ $31.25/hr YTD $21,600.00                        YTD $1,489.50`;

const STUBS = [
  ["Rosa Bellwether", "Vet Technician", SALARY],
  ["Miguel Okafor", "Practice Manager", HOURLY],
  ["Siobhan Larkin", "Receptionist", HOURLY],
] as const;

function read(): ReturnType<typeof bestInferredOfLines> {
  return bestInferredOfLines(STUBS.flatMap((each, i) => stub(i + 1, each)));
}

test("what stands in smaller letters below each labelled name is nobody else", (t) => {
  const { output, failed, unclaimed } = read();
  t.same(
    output.employees.map(({ name, gross_pay, net_pay }) => [name, gross_pay, net_pay]),
    STUBS.map(([name]) => [name, 2500, 2346.65 - 300]),
  );
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("neither days of a period nor what somebody does is the name of a sum beside it", (t) => {
  for (const { taxes, deductions } of read().output.employees) {
    t.same(describedWithYear(taxes), [
      "Federal income tax 162.1 1489.5",
      "Social Security 155 1370.2",
      "Medicare 36.25 320.45",
    ]);
    t.same(describedWithYear(deductions), ["Roth 401(k) 300 2700"]);
  }
  t.end();
});

test("a salary below the gross pay that heads its list is earned", (t) => {
  const [rosa] = read().output.employees;
  t.same(describedWithYear(rosa!.earnings), [
    "Salary 2500 21600",
    "Bonus 0 500",
    "Expense reimbursement 200 200",
  ]);
  t.end();
});

test("hours below a line are its own, whatever list stands beside it", (t) => {
  const [, miguel] = read().output.employees;
  t.match(miguel!.earnings[0], { description: "Regular hours", hours: 80, rate: 31.25, amount: 2500 });
  t.end();
});
