import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { failure } from "./support/events.ts";
import { pdfOfText } from "./support/pdf-of-text.ts";
import { sharedEngine } from "./support/shared-engine.ts";

const summary = (net: string): string => `
  Harbor Kites LLC
  Payroll Summary
  Pay Period 06/01/2026 - 06/14/2026
  Pay Date 06/19/2026

  Earnings
  Description                  Hours        Amount
  Regular                     160.00      3,600.00
  Overtime                      4.00        100.00
  Gross Pay                   164.00      3,700.00

  Taxes
  Tax                       Employee      Employer         Total
  Federal Income Tax          370.00          0.00        370.00
  Medicare                     53.65         53.65        107.30
  FUTA                          0.00         22.20         22.20
  Total Taxes                 423.65         75.85        499.50

  Deductions
  Medical                                                 120.00
  Total Deductions                                        120.00

  Net Pay                                               ${net}`;

test("a summary that names nobody gives the totals of the company, and how sure they are", async (t) => {
  const engine = await sharedEngine();
  const result = await engine.extract(pdfOfText(summary("3,156.35")));
  t.same(result.canonical_output.employees, []);
  t.match(result.canonical_output.totals, {
    gross_pay: 3700,
    net_pay: 3156.35,
    total_taxes: 423.65,
    total_deductions: 120,
  });
  t.ok(result.checks.some(({ id, passed }) => id === "document.net_pay:company" && passed === true));
  t.ok(result.confidence_reasons.some(({ code }) => code === "no_employees"));
  t.ok(result.confidence_score < 0.95);
});

test("totals that do not add up, of a page on which nobody was found, are hardly believed, and refused without a title", async (t) => {
  const engine = await sharedEngine();
  const wrong = summary("3,256.35");
  const { canonical_output: output, confidence_score: confidence } = await engine.extract(pdfOfText(wrong));
  t.same(output.employees, []);
  t.ok(confidence < 0.5, `${confidence}`);
  const untitled = wrong.replace(/^.*payroll.*$/gim, "");
  t.match(await failure(engine.extract(pdfOfText(untitled))), { code: "no_payroll_content" });
});

test("a row a department adds up to the company's", (t) => {
  const { output, held, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Department Summary Report
  Pay Period 06/01/2026 - 06/14/2026

  Dept     Description      Hours      Regular     Overtime        Gross      Federal     Medicare      Medical      Net Pay
  110      Kitchen         160.00     3,600.00       100.00     3,700.00       370.00        53.65       120.00     3,156.35
  120      Office           80.00     2,000.00         0.00     2,000.00       200.00        29.00         0.00     1,771.00
           Report Total    240.00     5,600.00       100.00     5,700.00       570.00        82.65       120.00     4,927.35
  `);
  t.same(output.employees, []);
  t.match(output.totals, { gross_pay: 5700, net_pay: 4927.35 });
  for (const id of [
    "document.gross_pay:departments",
    "document.net_pay:departments",
    "document.net_pay:company",
  ])
    t.ok(held.includes(id), id);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("sums of what is withheld that no lines are printed of are taken off as they are", async (t) => {
  const { output, held, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Department Summary
  Period Ending 06/14/2026      Check Date 06/19/2026

  Department           Emps      Reg Hours      Regular     Gross Pay      Federal     Medicare      Total Taxes     Deductions      Net Pay
  110 Kitchen             3         160.00     3,600.00      3,600.00       370.00        52.20           422.20         120.00     3,057.80
  120 Office              2          80.00     2,000.00      2,000.00       200.00        29.00           229.00          80.00     1,691.00
  Company Totals          5         240.00     5,600.00      5,600.00       570.00        81.20           651.20         200.00     4,748.80
  `);
  t.match(output.totals, { gross_pay: 5600, net_pay: 4748.8, total_deductions: 200 });
  t.ok(held.includes("document.net_pay:company"));
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("a report on the liabilities of a payroll gives the company's taxes, and how it is paid out is none", async (t) => {
  const engine = await sharedEngine();
  const { canonical_output: output, checks } = await engine.extract(
    pdfOfText(`
  Payroll Liability
  Company: Harbor Kites LLC
  Check Date: 06/19/2026
  Pay Period: 06/01/2026 to 06/14/2026

  Taxes                          Employee        Employer           Total
  Federal Income Tax             1,699.24                        1,699.24
  Social Security                1,361.85        1,361.85        2,723.70
  Federal Unemployment                             131.78          131.78
  Total Taxes                    3,061.09        1,493.63        4,554.72

  Net Pay                                                          Amount
  Direct Deposits                                               14,448.57
  Checks                                                         2,506.99
  Total Net Pay                                                 16,955.56`),
  );
  t.same(output.employees, []);
  t.match(output.totals, { total_taxes: 3061.09, net_pay: 16955.56 });
  t.same(
    checks.filter(({ passed }) => passed === false),
    [],
  );
});

test("a company with a person's name heads a report by cost center, whose bare total is that of all", async (t) => {
  const { output, failed } = bestInferredOf(`
  Payroll Summary by Cost Center
  Bellwether Kite Works
  Pay Period 06/01/2026 - 06/14/2026

  Cost Center    Description        Hours    Gross Wages     Fed Tax    Medicare    Deductions      Net Pay
  410            Sails              80.00       1,720.00      160.00       24.94         86.00     1,449.06
  420            Strings            50.00       1,000.00      100.00       14.50         40.00       845.50
  Total                            130.00       2,720.00      260.00       39.44        126.00     2,294.56
  `);
  t.same(output.employees, []);
  t.match(output.totals, { gross_pay: 2720, total_deductions: 126, net_pay: 2294.56 });
  t.same(failed, []);
});
