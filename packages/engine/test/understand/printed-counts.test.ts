import { test } from "tap";
import { buildLedger } from "../../src/canonicalise/build-ledger.ts";
import { putPrintedCount } from "../../src/canonicalise/printed-count.ts";
import { linesOf } from "../../src/layout/lines.ts";
import { readJointly } from "../../src/understand/understand.ts";
import { pageOf } from "../support/page-of.ts";

/** How many people a document says that it is of. */
function countIn(text: string): number | null {
  const page = pageOf(text);
  const lines = linesOf(page, "point");
  const ledger = buildLedger(readJointly(lines, [page]).reading);
  putPrintedCount(ledger, lines);
  const company = ledger.totals.filter(({ scope }) => scope === "company");
  return company.findLast(({ employeeCount }) => employeeCount !== null)?.employeeCount?.count ?? null;
}

const register = (...sum: readonly string[]): string => `
Payroll Register

ID    Employee                      Regular   Gross Pay     Fed Tax  Medicare    Dental     Net Pay
101   Abernathy, Ann               1,500.00    1,500.00      155.00     21.75     12.00    1,311.25
102   Byron, Ada                   2,000.00    2,000.00      202.00     29.00     12.00    1,757.00
103   Curie, Marie                 1,800.00    1,800.00      180.00     26.10     12.00    1,581.90
${sum.join("\n")}
`;
const SUMS = "5,300.00    5,300.00      537.00     76.85     36.00    4,650.15";

test("the number of people stands in brackets behind a word for sums or for the company, and may go on below", async (t) => {
  t.equal(countIn(register(`Company (3)                  ${SUMS}`)), 3);
  t.equal(countIn(register(`Total (3                     ${SUMS}`, "employees)")), 3);
  t.equal(
    countIn(register(`Total (7                     ${SUMS}`, "items)")),
    null,
    "other things are counted",
  );
});

test("it may stand between a word for sums and one for people", async (t) => {
  t.equal(countIn(register(`Summe 3 Mitarbeiter          ${SUMS}`)), 3);
});

const checks = (sum: string): string => `
Check Register

Check     Date         Emp Id   Employee             Gross        Check       Deposit       Net
9000318   07/18/2025   1167     Hooper, Derek     1,144.24         0.00        910.40       910.40
9000319   07/18/2025   1182     Jacobsen, Ruth      913.08         0.00        730.08       730.08
9000320   07/18/2025   1191     Kimball, Stan       843.37         0.00        682.47       682.47
${sum.padEnd(48)}  2,900.69         0.00      2,322.95     2,322.95
`;

test("a number of payments is none of people", async (t) => {
  t.equal(countIn(checks("Grand Total Count: 15")), 15, "who is missing shows");
  t.equal(countIn(checks("Grand Total Payroll Count: 15")), null);
});

const plans = (last: string): string => `
Deduction Register

DENTAL PLAN
      Anderson, Karen              12.40         111.60
      Bjorkman, Thomas              4.15          37.35
      Engstrom, Sara               12.40         111.60
      Total Dental                 28.95         260.55

VISION PLAN
      Bjorkman, Thomas              8.10          16.20
      Haupt, Dale                   9.30          18.60
      Total Vision    ${last}      17.40          34.80
`;

test("how many the last list names are not all", async (t) => {
  t.equal(countIn(plans("2 Employees")), null);
  t.equal(countIn(plans("4 Employees")), 4);
});

test("how many people are printed or shown are all, and a number in brackets may stand below the word for them", async (t) => {
  t.equal(countIn(register(`Report Totals                ${SUMS}`, "", "Employees printed: 3")), 3);
  const across = (count: string): string => `
                            Ann Abernathy        Ada Byron      Marie Curie        All Staff
                                                                                       ${count}
    Regular                      1,600.00         1,400.00         1,200.00         4,200.00
    Overtime                        90.00           120.00            60.00           270.00
    Gross Pay                    1,690.00         1,520.00         1,260.00         4,470.00
    Federal Tax                    160.00           140.00           120.00           420.00
    Net Pay                      1,530.00         1,380.00         1,140.00         4,050.00`;
  t.equal(countIn(across("(3)")), 3);
  t.equal(countIn(across("(9)")), null, "another number counts something else");
});
