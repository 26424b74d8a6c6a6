import { test } from "tap";
import { linesOf } from "../src/layout/lines.ts";
import { bestInferredOf, bestInferredOfLines, type BestInferred } from "./support/best-inferred.ts";
import { pageOf, SIZE_PT } from "./support/page-of.ts";

/** Cards with a large name over the department, and beside both, half a line lower, what the person is paid. */
function cards(initials: readonly string[], nameSize: number): BestInferred {
  const mark = (at: number): string => (initials[at] ?? "").padEnd(4);
  const page = pageOf(`
  Harbor Kites LLC
  Payroll Register
  Pay period: 06/01/2026 - 06/14/2026     Pay date: 06/19/2026

      Rosa Bellwether                                   Net pay
  ${mark(0)}                                            $1,416.80
      Bakery · Hourly                                   Direct deposit
  Earnings                            Employee taxes
  Regular earnings   $1,600.00        Federal Income Tax   $160.00
  Gross pay          $1,600.00        Medicare              $23.20
                                      Total employee taxes $183.20

      Juan Carlos Okafor Jr.                            Net pay
  ${mark(1)}                                            $885.50
      Bakery · Hourly                                   Direct deposit
  Earnings                            Employee taxes
  Regular earnings   $1,000.00        Federal Income Tax   $100.00
  Gross pay          $1,000.00        Medicare              $14.50
                                      Total employee taxes $114.50

      Ada Quill                                         Net pay
  ${mark(2)}                                            $177.10
      Bakery · Salaried                                  Direct deposit
  Earnings                            Employee taxes
  Regular earnings     $200.00        Federal Income Tax    $20.00
  Gross pay            $200.00        Medicare               $2.90
                                      Total employee taxes  $22.90
  `);
  const isName = (text: string): boolean =>
    /^(?:Rosa|Bellwether|Juan|Carlos|Okafor|Jr\.|Ada|Quill)$/.test(text);
  const isFact = (text: string): boolean => /^(?:Bakery|·|Hourly|Salaried)$/.test(text);
  const words = page.words.map((word) => {
    if (isName(word.text)) return { ...word, size: nameSize, baseline: word.baseline + 5 };
    return isFact(word.text) ? { ...word, baseline: word.baseline - 5 } : word;
  });
  return bestInferredOfLines(linesOf({ ...page, words }, "point"));
}

const PEOPLE = [
  ["Rosa Bellwether", "Bakery", 1600, 1416.8],
  ["Juan Carlos Okafor Jr.", "Bakery", 1000, 885.5],
  ["Ada Quill", "Bakery", 200, 177.1],
];

const found = ({ output }: BestInferred): unknown[] =>
  output.employees.map(({ name, department, gross_pay: gross, net_pay: net }) => [
    name,
    department,
    gross,
    net,
  ]);

test("initials may stand beside names, or none", async (t) => {
  t.same(found(cards(["RB", "JO", "AQ"], 9.5)), PEOPLE);
  t.same(found(cards([], 9.5)), PEOPLE, "none");
  t.same(found(cards([], SIZE_PT)), PEOPLE, "in letters of one size");
});

test("initials that stand on the line of a name before what is paid are no part of it", async (t) => {
  const { output } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Register
  Pay period: 06/01/2026 - 06/14/2026     Pay date: 06/19/2026

  RB  Rosa Bellwether                                  $1,416.80
  Earnings                            Employee taxes
  Regular earnings   $1,600.00        Federal Income Tax   $160.00
  Gross pay          $1,600.00        Medicare              $23.20

  JO  Juan Carlos Okafor Jr.                             $885.50
  Earnings                            Employee taxes
  Regular earnings   $1,000.00        Federal Income Tax   $100.00
  Gross pay          $1,000.00        Medicare              $14.50
  `);
  t.same(
    output.employees.map(({ name, gross_pay: gross }) => [name, gross]),
    [
      ["Rosa Bellwether", 1600],
      ["Juan Carlos Okafor Jr.", 1000],
    ],
  );
});

test("how somebody is paid, below their name, is no name", async (t) => {
  const { output } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Register
  Pay period: 06/01/2026 - 06/14/2026     Pay date: 06/19/2026

  Employee              Earnings               Taxes                      Net Pay
  Rosa Bellwether       Regular     1,600.00   Federal Tax     160.00    1,416.80
  Salary Married        Gross       1,600.00   Medicare         23.20
  Juan Okafor           Regular     1,000.00   Federal Tax     100.00      885.50
  Hourly Single         Gross       1,000.00   Medicare         14.50
  `);
  t.same(
    output.employees.map(({ name, net_pay: net }) => [name, net]),
    [
      ["Rosa Bellwether", 1416.8],
      ["Juan Okafor", 885.5],
    ],
  );
});
