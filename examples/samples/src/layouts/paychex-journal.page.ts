import type { Page } from "../drawing/sheet.ts";
import { shortDate } from "../numbers.ts";
import type { Payroll } from "../payroll/model.ts";
import { dayBefore } from "../payroll/period.ts";

/** What every page carries, drawn once the number of pages is known. */
export function furnish(page: Page, number: number, pages: number, payroll: Payroll, time: string): void {
  const { company, period } = payroll;
  page.text(396, 34, "PAYROLL JOURNAL", { bold: true, size: 12, align: "center" });
  page.rule([24, 44], [768, 44], 1.1);
  page.rule([24, 69], [768, 69], 0.6);
  const large = { bold: true, size: 6.8 };
  const small = { bold: true, size: 6.2 };
  page.text(26, 56, "EMPLOYEE NAME", large);
  page.text(70, 64, "ID", large);
  page.text(140, 51, "HOURS, EARNINGS, REIMBURSEMENTS & OTHER PAYMENTS", large);
  page.text(140, 64, "DESCRIPTION", small);
  page.text(250, 64, "RATE", { ...small, align: "right" });
  page.text(292, 64, "HOURS", { ...small, align: "right" });
  page.text(344, 64, "EARNINGS", { ...small, align: "right" });
  page.text(402, 57.5, "REIMB & OTHER", { ...small, align: "right" });
  page.text(402, 64, "PAYMENTS", { ...small, align: "right" });
  page.text(414, 56, "WITHHOLDINGS", large);
  page.text(536, 56, "DEDUCTIONS", large);
  page.text(654, 52, "NET PAY", large);
  page.text(654, 60, "ALLOCATIONS", large);
  for (const x of [136, 408, 530.5, 648.5]) page.rule([x, 46], [x, 566], 0.25, 0.55);
  page.rule([24, 568], [768, 568], 1.1);
  page.text(26, 578, `${company.branch} ${company.clientNumber}  ${company.name}`, { bold: true });
  const earliest = period.payDate < period.end ? period.payDate : period.end;
  const runDate = period.payDate === period.end ? dayBefore(earliest) : earliest;
  page.text(26, 588, `Run Date ${shortDate(runDate)}  ${time}`, { size: 6.6 });
  const dates = `Period Start - End Date    ${shortDate(period.start)} - ${shortDate(period.end)}`;
  page.text(396, 578, dates, { align: "center" });
  page.text(396, 588, `Check Date    ${shortDate(period.payDate)}`, { align: "center" });
  page.text(766, 578, "Payroll Journal", { align: "right" });
  page.text(766, 588, `PYRJRN   Page ${number} of ${pages}`, { size: 6.6, align: "right" });
}
