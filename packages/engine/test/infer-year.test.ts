import { test } from "tap";
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
