import type { Page } from "../drawing/sheet.ts";
import { longDate } from "../numbers.ts";
import type { Payroll } from "../payroll/model.ts";
import { weekOfYear } from "../payroll/period.ts";

const HEADINGS: readonly [number, "left" | "right" | "center", string, string][] = [
  [122, "right", "Hours", "Reg"],
  [174, "right", "Hours", "O/T, 3 & 4"],
  [206, "right", "Earnings", "Reg"],
  [250, "right", "Earnings", "O/T"],
  [304, "right", "Earnings", "3 & 4"],
  [420, "right", "Gross", ""],
  [462, "right", "Federal", ""],
  [497, "left", "State/Local", ""],
  [640, "center", "Voluntary", "Deductions / Memo"],
  [768, "right", "Net Pay", ""],
];

/** What every page carries: who, when and which page stand at the foot. */
export function furnish(page: Page, number: number, { company, period }: Payroll, batch: string): void {
  for (const [x, align, upper, lower] of HEADINGS) {
    page.text(x, 24, upper, { bold: true, size: 8, align });
    page.text(x, 33, lower, { bold: true, size: 8, align });
  }
  page.rule([14, 37], [778, 37], 0.8);
  page.rule([14, 542], [778, 542], 0.8);
  const week = String(weekOfYear(period.end)).padStart(2, "0");
  page.text(16, 552, company.name, { bold: true, size: 8.4 });
  page.text(16, 561.4, `Batch : ${batch}   Period Ending : ${longDate(period.end)}   Week ${week}`, {
    size: 7.6,
  });
  page.text(16, 570.8, "Payroll Register", { bold: true, size: 8.4 });
  const codes = `Company Code: ${company.code}   Pay Date: ${longDate(period.payDate)}   Page ${number}`;
  page.text(16, 580.2, codes, { size: 7.6 });
  page.text(16, 589.6, `Copyright (c) ${period.payDate.slice(0, 4)} ADP, Inc.`, { size: 7.6 });
}
