import { test } from "tap";
import { draftVariant } from "../src/draft-variant.ts";
import { BUNDLED, BY_PLAN, extract, failed, folderOf } from "./support/drafts.ts";
import { pdfOfText } from "./support/pdf-of-text.ts";

/** Layouts whose draft needs no work to read its sample. */
const TABLES: Record<string, string> = {
  "a report by plan": BY_PLAN,
  "a line a person, with names of columns over several lines": `
  Payroll Summary
  Harbor Kites LLC
  Pay Period: 06/01/2026 - 06/14/2026

                                       Regular    Federal      Medical      Gross        Net
  Employee               ID             Salary        W/H    Insurance        Pay        Pay
  Bellwether, Rosa       1001         1,940.00   (202.60)      (84.50)   1,940.00   1,652.90
  Okafor, Daniel         1002         1,000.00   (100.00)            -   1,000.00     900.00
  Grand Total                         2,940.00   (302.60)      (84.50)   2,940.00   2,552.90`,
  "lines that begin where the names do, and what the company pays": `
  Payroll Register
  Harbor Kites LLC
  Pay Period: 06/01/2026 - 06/14/2026

  Employer Paid           Amount    Taxes             Amount    Earnings      Hours      Amount    Net Pay             Amount
  Bellwether, Rosa        Employee ID: 1001
  Medicare Employer        28.13    Federal W/H       202.60    Regular       80.00    1,940.00    Gross Pay         1,940.00
  401(k) Match             50.00    FICA Medicare      28.13                                       Net Pay           1,709.27
  Okafor, Daniel          Employee ID: 1002
  Medicare Employer        14.50    Federal W/H       100.00    Regular       40.00    1,000.00    Gross Pay         1,000.00
  401(k) Match             30.00    FICA Medicare      14.50                                       Net Pay             885.50
  Company Totals
  Gross Pay               2,940.00
  Net Pay                 2,594.77`,
  "sums with the year beside them": `
  Payroll Register
  Harbor Kites LLC
  Pay Period: 06/01/2026 - 06/14/2026

  Employee             Earnings      Current          YTD    Taxes           Current        YTD    Deductions   Current        YTD
  Bellwether, Rosa     Regular      1,940.00    19,400.00    Federal W/H      202.60   2,026.00    Medical        84.50     845.00
  ID: 1001             Gross Pay    1,940.00    19,400.00    Medicare          28.13     281.30    Net Pay     1,624.77  16,247.70
                                                             Total Taxes      230.73   2,307.30
  Okafor, Daniel       Regular      1,000.00    10,000.00    Federal W/H      100.00   1,000.00    Medical        84.50     845.00
  ID: 1002             Gross Pay    1,000.00    10,000.00    Medicare          14.50     145.00    Net Pay       801.00   8,010.00
                                                             Total Taxes      114.50   1,145.00`,
  "the year on the line below, what is withheld below zero": `
  Payroll Register
  Harbor Kites LLC
  Pay Period: 06/01/2026 - 06/14/2026

  Employee             Earnings      Current    Taxes            Current    Deductions      Current
  Bellwether, Rosa     Regular      1,940.00    Federal W/H      -202.60    Medical          -84.50
  ID: 1001             YTD         19,400.00    YTD            -2,026.00    YTD             -845.00
                       Gross Pay    1,940.00    Medicare          -28.13    Net Pay        1,624.77
                       YTD         19,400.00    YTD              -281.30    YTD           16,247.70
                                                Total Taxes      -230.73
                                                YTD            -2,307.30
  Okafor, Daniel       Regular      1,000.00    Federal W/H      -100.00    Medical          -84.50
  ID: 1002             YTD         10,000.00    YTD            -1,000.00    YTD             -845.00
                       Gross Pay    1,000.00    Medicare          -14.50    Net Pay          801.00
                       YTD         10,000.00    YTD              -145.00    YTD            8,010.00
                                                Total Taxes      -114.50
                                                YTD            -1,145.00`,
};

test("tables of other shapes are drafted so that they read at once", async (t) => {
  for (const [name, page] of Object.entries(TABLES)) {
    const pdf = pdfOfText(page);
    const draft = await draftVariant([pdf]);
    t.equal(draft.obstacle, null, name);
    t.notMatch(draft.todo.join(" "), /As it is/, `${name}: nothing is read otherwise`);
    const folder = folderOf(t, draft);
    const { canonical_output: output, unclaimed, checks } = await extract(pdf, folder, BUNDLED);
    t.equal(output.provider, "my-provider", name);
    t.equal(output.employees.length, 2, name);
    t.same({ unclaimed, failed: failed(checks) }, { unclaimed: [], failed: [] }, name);
  }
});

test("a summary of what is withheld, printed below zero, is drafted with its signs", async (t) => {
  const pdf = pdfOfText(`
  Earnings Statement                  Employee
  Pay Date: 06/19/2026                Bellwether, Rosa

  Earnings                Current    Year To Date
  Regular Salary         1,940.00       19,400.00

  Taxes Withheld          Current    Year To Date    Deductions        Current    Year To Date
  Federal W/H             -202.60       -2,026.00    Medical            -84.50         -845.00
  Medicare                 -28.13         -281.30    Dental              -9.80          -98.00

  Summary                 Current    Year To Date
  Gross Pay              1,940.00       19,400.00
  Total Taxes             -230.73       -2,307.30
  Total Deductions         -94.30         -943.00
  Net Pay                1,614.97       16,149.70`);
  const folder = folderOf(t, await draftVariant([pdf]));
  const { canonical_output: output, unclaimed, checks } = await extract(pdf, folder, BUNDLED);
  t.equal(output.provider, "my-provider");
  t.match(output.employees, [{ gross_pay: 1940, net_pay: 1614.97 }]);
  t.same({ unclaimed, failed: failed(checks) }, { unclaimed: [], failed: [] });
});
