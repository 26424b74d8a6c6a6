import type { Page } from "../drawing/sheet.ts";
import { longDate, money } from "../numbers.ts";
import type { Job } from "./layout.ts";

const dates = ({ printed: { period } }: Job): string => `${longDate(period.start)} - ${longDate(period.end)}`;

/** The head of the first page: who, when, and the sums of the run in a box. */
export function drawFirstHead(page: Page, job: Job, costCents: number): void {
  const { printed, totals, money: style } = job;
  page.text(30, 40, "gusto", { bold: true, size: 15, grey: 0.25 });
  page.text(762, 36, "Payroll Journal Report", { bold: true, size: 14, align: "right" });
  page.text(762, 48, printed.company.name, { size: 9, align: "right" });
  page.box(30, 58, 732, 40, { stroke: 0.7 });
  const fields: [number, string, string][] = [
    [42, "Payroll period", dates(job)],
    [190, "Pay day", longDate(printed.period.payDate)],
    [290, "Payroll type", "Regular payroll"],
    [400, "Employees", String(totals.employees)],
    [480, "Net pay", money(totals.netCents, style)],
    [600, "Total employer cost", money(costCents, style)],
  ];
  for (const [x, name, value] of fields) {
    page.text(x, 72, name, { size: 7, grey: 0.4 });
    page.text(x, 86, value, { size: 8.6, bold: true });
  }
}

export function drawLaterHead(page: Page, job: Job): void {
  page.text(30, 22, job.printed.company.name, { bold: true, size: 7.4 });
  page.text(762, 22, `Payroll Journal  ${dates(job)}`, { size: 7, align: "right" });
  page.rule([30, 26], [762, 26], 0.4, 0.4);
}

export function drawFoot(page: Page, number: number, pages: number): void {
  page.text(396, 597, `Page ${number} of ${pages}`, { size: 6.6, grey: 0.4, align: "center" });
}
