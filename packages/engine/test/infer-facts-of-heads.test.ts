import { test } from "tap";
import { companyOf } from "../src/infer/document/company-name.ts";
import { inferFacts } from "../src/infer/document/document-facts.ts";
import { linesOfText } from "./support/page-of.ts";

const factsOf = (page: string): Record<string, string> =>
  Object.fromEntries([...inferFacts(linesOfText([page]))].map(([name, { text }]) => [name, text]));

test("the client and the kind of run stand below bare words for them", (t) => {
  t.match(
    factsOf(`
  Payroll Register                        CLIENT       PAY PERIOD                  CHECK DATE      RUN
                                          KF-60931     06/01/2026 - 06/14/2026     06/19/2026      Regular
  Cedar Fork Taverns, LLC
`),
    { company_id: "KF-60931", run_kind: "Regular", pay_date: "06/19/2026", period_end: "06/14/2026" },
  );
  t.equal(factsOf("Cedar Fork Taverns, LLC\nSemi-monthly, regular payroll").run_kind, "regular");
  t.equal(factsOf("Cedar Fork Taverns, LLC\nTransaction: 11 - Regular Payroll").run_kind, "Regular");
  t.equal(factsOf("Cedar Fork Taverns, LLC\nRun: 10 \u2013 Regular").run_kind, "Regular");
  t.equal(factsOf("Cedar Fork Taverns, LLC\nSemi-monthly | Regular payroll").run_kind, "Regular");
  t.equal(factsOf("Cedar Fork Taverns, LLC\nRun ID: CF2-0609  On-Cycle").run_kind, "On-Cycle");
  t.equal(factsOf("Cedar Fork Taverns, LLC\nPaid in arrears, regular payroll").run_kind, undefined);
  t.end();
});

test("a company within a group is called by its code, close behind another fact", (t) => {
  t.equal(
    factsOf(
      "Cedar Fork Taverns, Inc.\n Pay Group: BIWKLY Component Company: CFTV     Period: 06/01/2026 - 06/14/2026",
    ).company_id,
    "CFTV",
  );
  t.end();
});

test("a client of the provider is called by its number there before that of the tax office", (t) => {
  t.equal(factsOf("Cedar Fork Taverns, LLC\nFEIN 56-1210487     Client KF-31").company_id, "KF-31");
  t.equal(factsOf("Cedar Fork Taverns, LLC\nFEIN 56-1210487").company_id, "56-1210487");
  t.end();
});

test("the days of a period may take two lines below its name", (t) => {
  const stub = (last: string): string => `
  Pay Statement
  Cedar Fork Taverns, LLC
${"\n  Note".repeat(12)}
  Pay Period
  May 4, 2026 \u2013
  ${last}
  `;
  t.match(factsOf(stub("May 17, 2026")), { period_start: "May 4, 2026", period_end: "May 17, 2026" });
  t.equal(factsOf(stub("and so on")).period_start, undefined);
  t.end();
});

test("a stub says when the week began of which the check says when it ended", (t) => {
  const stub = (first: string): Record<string, string> =>
    factsOf(`
  Cedar Fork Taverns, LLC                                                21804
  Pay to the order of  Rosa Bellwether                               $614.28
  Memo: Payroll week ending 06/07/2026
${"\n  Note".repeat(12)}
  Employee             Emp No     Period Begin     Period End     Check Date
  Rosa Bellwether      209        ${first}       06/07/2026     06/12/2026
`);
  t.match(stub("06/01/2026"), { period_start: "06/01/2026", period_end: "06/07/2026" });
  t.equal(stub("06/08/2026").period_start, undefined, "no week begins behind its end");
  t.end();
});

const journal = (name: string): string => `
  Payroll Journal                                        Period: 06/01/2026 - 06/15/2026
  ${name.padEnd(52)}   Pay Date:   06/19/2026
  Prepared by Chapel Business Services                   Semi-monthly, regular payroll

  110 St. Anne Parish
  Bellwether, Rosa                 Employee 110-020      Organist
  Compensation          Hours     Rate    Amount
  Salary                                1,291.93
  120 Holy Cross Parish
  Okafor, Miguel                   Employee 120-006      Pastor
  Chapel Business Services
`;

test("neither who draws up a report nor a numbered department is the company", (t) => {
  const nameOf = (page: string): string | undefined => companyOf(linesOfText([page]))?.text;
  t.equal(
    nameOf(journal("Catholic Parishes of the Harbor Deanery")),
    "Catholic Parishes of the Harbor Deanery",
  );
  t.equal(nameOf("18 Oak Hill Hospital\nPayroll Journal\nPay Date: 06/19/2026"), "Oak Hill Hospital");
  t.end();
});
