import { test } from "tap";
import { linesOf as linesOfEmployee } from "../src/canonicalise/ledger.ts";
import { bestReading, type BestReading } from "../src/compete/best-reading.ts";
import { isStatutoryPair } from "../src/compete/statutory-pair.ts";
import { linesOfText } from "./support/page-of.ts";

const clock = { time: <T>(_stage: string, work: () => T): T => work() };

function read(...pages: readonly string[]): BestReading {
  return bestReading(linesOfText(pages), clock);
}

function amounts({ candidate }: BestReading, list: "earnings" | "taxes" | "deductions"): string[] {
  return candidate.ledger.employees.flatMap((employee) =>
    employee.lines
      .filter((line) => line.list === list)
      .map(({ description, amount }) => `${description} ${amount}`),
  );
}

test("a heading of hours that holds amounts is read as the line that it names", async (t) => {
  const found = read(`
    Payroll Register

    Employee Name        ID        Regular Hours     Bonus     Gross Pay     Federal Tax     Net Pay
    Sample, Anna         0017           1,200.00     100.00      1,300.00          130.00     1,170.00
    Specimen, Bert       0018             900.00      50.00        950.00           95.00       855.00
  `);
  t.same(amounts(found, "earnings"), [
    "Regular Hours 120000",
    "Bonus 10000",
    "Regular Hours 90000",
    "Bonus 5000",
  ]);
  t.equal(found.candidate.footing.sound, true);
});

test("a label of two meanings is the one whose amounts fit", async (t) => {
  const found = read(`
    Payroll Register

    Employee Name        ID        Salary     Gross Pay       FIT      SS       MED      Dental     Net Pay
    Sample, Anna         0017      2,000.00    2,000.00     200.00   124.00    29.00      20.00    1,627.00
    Specimen, Bert       0018      1,000.00    1,000.00     100.00    62.00    14.50      10.00      813.50
  `);
  t.ok(amounts(found, "taxes").includes("MED 2900"));
  t.same(found.rivals, [], "social security is due on the same wage");
});

test("what no sum tells apart stays open, and is told", async (t) => {
  const { rivals } = read(`
    Payroll Register

    Employee Name        ID        Salary     Gross Pay       FIT   Transit      Net Pay
    Sample, Anna         0017      2,000.00    2,000.00     200.00     30.00    1,770.00
    Specimen, Bert       0018      1,000.00    1,000.00     100.00     15.00      885.00
  `);
  t.same(rivals, [{ of: "label", text: "Transit", is: "deduction" }]);
});

test("numbers stand left of their labels where that foots", async (t) => {
  const found = read(`
    Payroll Journal

    Employee                Amount  Deductions     Earnings         Amount      Amount  Taxes        Amount  Net Pay
    Sample, Anna             20.00  Dental         Salary         2,000.00      200.00  FIT        2,000.00  Gross Pay
    ID: 0017                                                                    124.00  SS           353.00  Total Taxes
                                                                                 29.00  MED           20.00  Total Deductions
                                                                                                   1,627.00  Net Pay
    Specimen, Bert           10.00  Dental         Salary         1,000.00      100.00  FIT        1,000.00  Gross Pay
    ID: 0018                                                                     62.00  SS           176.50  Total Taxes
                                                                                 14.50  MED           10.00  Total Deductions
                                                                                                     813.50  Net Pay
  `);
  t.same(amounts(found, "deductions"), ["Dental 2000", "Dental 1000"]);
  t.equal(linesOfEmployee(found.candidate.ledger.employees[0]!, "earnings").length, 1);
});

test("claims are those of the reading that was kept", async (t) => {
  const lines = linesOfText([
    `
    Payroll Register

    Employee Name        ID        Regular Hours     Gross Pay     Federal Tax     Net Pay
    Sample, Anna         0017           1,200.00      1,200.00          120.00     1,080.00
  `,
  ]);
  const { candidate } = bestReading(lines, clock);
  t.same(
    lines.flatMap(({ tokens }) => tokens.map(({ claim }) => claim)),
    candidate.claims,
  );
});

test("social security and Medicare of one wage are 6.2 and 1.45 parts of it", async (t) => {
  t.ok(isStatutoryPair(12400, 2900));
  t.ok(isStatutoryPair(65024, 15207));
  t.notOk(isStatutoryPair(12400, 15207));
});
