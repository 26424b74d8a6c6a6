import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { extractBytes } from "./support/extract-bytes.ts";
import { pdfOfText } from "./support/pdf-of-text.ts";

const statement = (ytdGross: string, ytdNet: string): string => `
Harbour Foods LLC                     Statement of Earnings
Employee Name: Rosa Bellwether        Pay Date: 07/10/2026

Earnings            Hours      Rate     Current          YTD
Regular             80.00     25.00    2,000.00    12,000.00
Bonus                                    100.00       300.00
Gross Pay                              2,100.00    ${ytdGross}

Taxes                                   Current          YTD
Federal Income Tax                       210.00     1,230.00
Medicare                                  30.45       178.35
Total Taxes                              240.45     1,408.35

Deductions                              Current          YTD
Medical                                   84.50       507.00
Total Deductions                          84.50       507.00

                                        Current          YTD
Net Pay                                1,775.05    ${ytdNet}`;

async function read(text: string): Promise<{ confidence: number; checks: Record<string, boolean | null> }> {
  const { checks, confidence_score: confidence } = await extractBytes(pdfOfText(text));
  const years = checks.filter(({ id }) => id.includes("ytd_"));
  return {
    confidence,
    checks: Object.fromEntries(years.map(({ id, passed }) => [id.split(":")[0]!, passed])),
  };
}

test("the year of a layout nobody has described is proved by its own sums", async (t) => {
  const right = await read(statement("12,300.00", "10,384.65"));
  t.same(right.checks, {
    "employee.ytd_gross_pay": true,
    "employee.ytd_total_taxes": true,
    "employee.ytd_total_deductions": true,
    "employee.ytd_net_pay": true,
    "employee.ytd_totals": true,
  });
  const wrong = await read(statement("12,400.00", "10,384.65"));
  t.not(wrong.checks["employee.ytd_gross_pay"], true);
  t.equal(wrong.checks["employee.ytd_totals"], false);
  t.ok(wrong.confidence < right.confidence);
});

test("hours of the year stand below those of the period, and are no line of pay", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Acme Widgets Inc
  Payroll Register
  Pay Period: 10/19/2025 - 11/01/2025     Check Date: 11/07/2025

  Employee                Reg Hours     Regular   OT Hours    Overtime   Gross Pay     Federal     Soc Sec    Medicare     Net Pay
  Barlow, Hector              80.00    1,600.00       4.00      120.00    1,720.00      100.00      106.64       24.94    1,488.42
  YTD                        560.00   11,200.00      28.00      840.00   12,040.00      700.00      746.48      174.58   10,418.94
  Beaumont, Paulette          60.00    1,500.00                           1,500.00       50.00       93.00       21.75    1,335.25
  YTD                        420.00   10,500.00                          10,500.00      350.00      651.00      152.25    9,346.75
  Report Totals              140.00    3,100.00       4.00      120.00    3,220.00      150.00      199.64       46.69    2,823.67
`);
  t.match(output.employees[0]!.earnings, [
    { type: "regular", hours: 80, amount: 1600, ytd_hours: 560, ytd_amount: 11200 },
    { type: "overtime", hours: 4, amount: 120, ytd_hours: 28, ytd_amount: 840 },
  ]);
  t.equal(output.employees[1]!.earnings.length, 1);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
