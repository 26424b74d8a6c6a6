import { test } from "tap";
import { putPrintedCount } from "../src/canonicalise/printed-count.ts";
import { bestReading } from "../src/compete/best-reading.ts";
import { openRecord } from "../src/interpret/record-builder.ts";
import { StageClock } from "../src/pipeline/stage-clock.ts";
import { mixedDeductions } from "../src/score/mixed-deductions.ts";
import { matches } from "./support/matches.ts";
import { bestInferredOf } from "./support/best-inferred.ts";
import { linesOfText } from "./support/page-of.ts";

const LISTING = `
  Larch Bend Farms LLC        Quarterly Wage Listing
  Quarter ended 09/30/2025

  SSN            Employee Name          Total Wages     State Tax Withheld
  XXX-XX-5481    Beauregard, Hector       18,057.08                 732.94
  XXX-XX-6142    Chukwuma, Amber W.        7,636.53                 279.75
  XXX-XX-4909    Dunne, Keisha            27,325.43                 912.38
                 Grand total              53,019.04               1,925.07
                 Employees listed: 3
`;

test("the sum below the only tax is that of all taxes, and the printed number of people belongs to it", async (t) => {
  const { totals } = bestInferredOf(LISTING).output;
  t.match(totals, { gross_pay: 53019.04, total_taxes: 1925.07, employee_count: 3 });
});

/** The number that the totals have after looking for it in lines, where so many people were read. */
function countIn(text: string, people = 3): number | null {
  const { record } = openRecord("company", "table", 1);
  const employees = Array.from({ length: people }, () => null as never);
  const reading = null as never;
  putPrintedCount({ employees, totals: [record], totalsOfParts: new Set(), reading }, linesOfText([text]));
  return record.employeeCount?.count ?? null;
}

test("a printed number of people is theirs where it is how many were read", async (t) => {
  for (const text of [
    "Employees: 3    2,148.46",
    "Totals (3 employees)  9.00",
    "Headcount  3",
    "3 people paid",
    "3 Pays",
    "Number of Pays  3",
  ])
    t.equal(countIn(text), 3, text);
  for (const text of ["Employees: 5", "Employees: 3.00", "Dept 3 Employees 2", "3 pages", "Employee 3-11"])
    t.equal(countIn(text), null, text);
  t.equal(countIn("Employees paid  41", 0), 41, "of a document of sums alone");
});

const register = (heading: string, total: string): string => `
  Wabash Electric Inc.        Payroll Register        Check Date: 04/23/2026

  ID      Employee               Gross      FICA   Federal W/H    Dues    ${heading}      Net Pay
  4306    Fitz-Gerald, Hannah  1,098.38     84.03        53.40   32.95        170.38       928.00
  3633    Langley, Frederick   1,791.70    137.07       136.60   53.75        327.42     1,464.28
          Totals               2,890.08    221.10       190.00   86.70        ${total}     2,392.28
`;

test("a total of deductions that takes taxes in is told", async (t) => {
  const text = register("Total Deductions", "497.80");
  t.equal(bestInferredOf(text).output.totals?.total_deductions, null, "it is neither sum");
  const { ledger } = bestReading(linesOfText([text]), new StageClock()).candidate;
  matches(t, mixedDeductions(ledger), { code: "mixed_deductions" });
  const apart = bestReading(linesOfText([text.replace("497.80", "86.70")]), new StageClock()).candidate;
  t.equal(mixedDeductions(apart.ledger), null);
});
