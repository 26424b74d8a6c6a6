import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { failure } from "./support/events.ts";
import { pdfOfText } from "./support/pdf-of-text.ts";
import { sharedEngine } from "./support/shared-engine.ts";

const NO_PAYROLL = {
  invoice: `
  Harbor Street Supply LLC
  Invoice 20417
  Bill to:  Bellwether, Rosa

  Item                    Quantity       Price        Amount
  Shelf, oak                 2.00       140.00        280.00
  Delivery                   1.00        35.00         35.00
  Sales Tax                                            22.40
  Total                                               337.40`,
  "invoice for hours": `
  Invoice 10042
  Bright Cleaning LLC
  Bill to: Maria Gomez
  Invoice Date: 07/10/2026
  Description            Hours       Rate        Amount
  Office cleaning        40.00      25.00      1,000.00
  Overtime cleaning       5.00      37.50        187.50
  Subtotal                                     1,187.50
  Sales Tax 8.25%                                 97.97
  Total Due                                    1,285.47`,
  "sales and their tax": `
  Harbor Street Supply LLC
  Quarterly Tax Report
  Quarter Ended 06/30/2026
  Customer                   Gross         Exempt        Taxable
  Bellwether, Rosa        1,280.00           0.00       1,280.00
  Okafor, Daniel            940.00         140.00         800.00
  Total                   2,220.00         140.00       2,080.00`,
  "balances of leave": `
  PTO Balance Report
  Acme Foods LLC
  As of 07/05/2026
  Employee            Vacation Earned      Vacation Used      Vacation Balance      Sick Balance
  Bellwether, Rosa              80.00              16.00                 64.00             24.00
  Okafor, Daniel                40.00               8.00                 32.00             12.50
  Total                        120.00              24.00                 96.00             36.50`,
  "bank statement": `
  Account Statement
  Date        Description                    Withdrawals      Deposits       Balance
  03/02       Zelle Bellwether, Rosa              412.00                    5,103.20
  03/04       Zelle Okafor, Daniel                 80.00                    5,023.20
  03/06       Direct Deposit                                  1,407.10      6,430.30`,
  timesheet: `
  Weekly Timesheet
  Employee             Regular hours      Overtime      PTO      Total hours
  Bellwether, Rosa             40.00          4.00     0.00            44.00
  Okafor, Daniel               32.00          0.00     8.00            40.00`,
  letter: `
  Dear Rosa Bellwether,
  we are glad to offer you a yearly salary of 73,500.00 with a match of 4.00 percent.
  Sincerely,
  Daniel Okafor`,
  "vendors' checks": `
  Harbor Street Outfitters LLC
  Check Register                                      07/06/2026
  Check No.   Payee               Date        Gross Amount     Discount    Net Amount
  20101       Bellwether, Rosa    07/01/2026      1,200.00        12.00      1,188.00
  20102       Okafor, Daniel      07/02/2026        800.00         8.00        792.00
  20103       Desai, Priya        07/02/2026        300.00         0.00        300.00
  Total                                           2,300.00        20.00      2,280.00`,
};

test("refuses documents that name people and amounts and are no payroll", async (t) => {
  const engine = await sharedEngine();
  for (const [kind, text] of Object.entries(NO_PAYROLL)) {
    const error = await failure(engine.extract(pdfOfText(text)));
    t.match(error, { code: "no_payroll_content" }, kind);
  }
});

const REGISTER = (fed: string) => `
  Harbor Street Outfitters LLC
  Payroll Register
  Pay Period: 03/01/2026 - 03/14/2026
  Pay Date: 03/20/2026
  Employee            Earnings         Amount       Taxes             Amount
  Bellwether, Rosa    Regular        1,600.00       Federal W/H       168.10
                      Gross Pay      1,600.00       Medicare           24.80
                      Net Pay        1,407.10       Total Taxes       192.90
  Okafor, Daniel      Salary         2,000.00       Federal W/H       ${fed}
                      Gross Pay      2,000.00       Medicare           29.00
                      Net Pay        1,761.00       Total Taxes       239.00
  Company Totals
  Gross Pay           3,600.00
  Net Pay             3,168.10`;

test("what inference alone reads is never proved, however well it adds up", async (t) => {
  const engine = await sharedEngine();
  const read = (text: string) => engine.extract(pdfOfText(text), { reader: "inference" });
  const good = await read(REGISTER("210.00"));
  t.match(good.canonical_output, {
    provider: null,
    employees: [
      { name: "Rosa Bellwether", gross_pay: 1600, net_pay: 1407.1 },
      { name: "Daniel Okafor", gross_pay: 2000, net_pay: 1761 },
    ],
    totals: { gross_pay: 3600, net_pay: 3168.1 },
  });
  t.ok(good.checks.every(({ passed }) => passed !== false));
  t.ok(good.confidence_score > 0.8 && good.confidence_score < 0.95, String(good.confidence_score));
  t.ok(good.confidence_reasons.some(({ code }) => code === "inferred_layout"));
  const wrong = await read(REGISTER("201.00"));
  t.ok(wrong.confidence_reasons.some(({ code }) => code === "failed_checks"));
  t.ok(wrong.confidence_score < good.confidence_score);
});

test("what is payroll as it looks is not refused because a reading without it leaves no sum to fail", async (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  U.S. Department of Labor                          PAYROLL
  Contractor  Harbor Kites LLC                      For Week Ending  06/14/2026

  NAME AND INDIVIDUAL      WORK                                                          TOTAL     RATE        GROSS             WITHHOLDING          TOTAL     NET WAGES
  IDENTIFYING NUMBER       CLASSIFICATION        M        T        W        T        F   HOURS   OF PAY       EARNED      FICA           TAX     DEDUCTIONS          PAID
  Rosa Bellwether                          O
                           Carpenter                                                                         1,226.16     93.80         75.14        168.94      1,057.22
  XXX-XX-6617                              S   14.25    14.25    14.25    14.25    15.00   72.00    17.03
  Daniel Okafor                            O    0.75     0.75     0.75     0.75     1.75    4.75    59.44
                           Laborer                                                                           3,314.04    253.52        325.68        579.20      2,734.84
  XXX-XX-7059                              S   15.25    15.25    15.25    15.25    15.50   76.50    39.63
  `);
  t.match(output.employees, [
    { name: "Rosa Bellwether", gross_pay: 1226.16, net_pay: 1057.22 },
    { name: "Daniel Okafor", gross_pay: 3314.04, net_pay: 2734.84 },
  ]);
  t.ok(failed.length > 0 && unclaimed.length > 0, "much of it is not understood, and told");
});
