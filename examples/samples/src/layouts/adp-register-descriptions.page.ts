import type { Page } from "../drawing/sheet.ts";
import { longDate } from "../numbers.ts";
import type { Payroll } from "../payroll/model.ts";
import { weekOfYear } from "../payroll/period.ts";

/** What every page carries, drawn once the number of pages is known. */
export function furnish(page: Page, number: number, pages: number, payroll: Payroll, batch: string): void {
  const { company, period } = payroll;
  page.text(28, 36, "ADP", { bold: true, size: 17 });
  page.text(72, 30, "Payroll Register", { bold: true, size: 11 });
  page.text(72, 41, company.name, { size: 8.5 });
  const field = (x: number, y: number, name: string, valueX: number, value: string, bold = false): void => {
    page.text(x, y, name, { grey: 0.3 });
    page.text(valueX, y, value, { bold });
  };
  field(330, 28, "Company Code:", 392, company.code, true);
  field(330, 38, "Batch:", 392, batch);
  field(470, 28, "Period Beginning:", 545, longDate(period.start));
  field(470, 38, "Period Ending:", 545, longDate(period.end));
  field(620, 28, "Pay Date:", 662, longDate(period.payDate), true);
  field(620, 38, "Week:", 662, String(weekOfYear(period.payDate)).padStart(2, "0"));
  page.text(764, 28, `Page ${number}`, { align: "right" });
  page.box(26, 48, 740, 24, { fill: 0.87 });
  const heading = { bold: true, size: 6.6 };
  page.text(30, 57, "PERSONNEL", heading);
  page.text(168, 57, "HOURS, RATES & EARNINGS", heading);
  page.text(400, 57, "GROSS", { ...heading, align: "right" });
  page.text(412, 57, "STATUTORY DEDUCTIONS", heading);
  page.text(544, 57, "VOLUNTARY DEDUCTIONS", heading);
  page.text(764, 57, "NET PAY", { ...heading, align: "right" });
  const columns: [number, string, boolean][] = [
    [168, "Description", false],
    [266, "Rate", true],
    [304, "Hours", true],
    [354, "Earnings", true],
    [412, "Tax", false],
    [532, "Amount", true],
    [544, "Code-Description", false],
    [672, "Amount", true],
    [764, "Check/Voucher", true],
  ];
  for (const [x, text, right] of columns)
    page.text(x, 67, text, { size: 6.2, align: right ? "right" : "left" });
  page.rule([26, 586], [766, 586], 0.7);
  page.text(28, 595, `Payroll Register  ${company.name}`, { size: 6.2, grey: 0.3 });
  page.text(396, 595, "Confidential - contains personal payroll information", {
    size: 6.2,
    grey: 0.3,
    align: "center",
  });
  page.text(764, 595, `Page ${number} of ${pages}`, { size: 6.2, grey: 0.3, align: "right" });
}
