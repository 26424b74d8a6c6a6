import type { Page } from "../drawing/sheet.ts";
import { shortDate } from "../numbers.ts";
import type { Payroll } from "../payroll/model.ts";
import { weekOfYear } from "../payroll/period.ts";

/** Three lines of headings over each column, by its right edge. */
const HEADINGS: readonly [number, string, string, string][] = [
  [168, "HOURS", "REG", "HRS 3"],
  [206, "", "O/T", "HRS 4"],
  [262, "EARNINGS", "REG", "EARN 3"],
  [318, "", "O/T", "EARN 4"],
  [374, "", "GROSS", ""],
  [428, "STATUTORY", "FEDERAL", ""],
  [482, "DEDUCTIONS", "SOC SEC", "MEDICARE"],
  [548, "", "STATE", "SUI/DIS"],
  [610, "", "LOCAL", ""],
  [674, "VOLUNTARY", "DEDUCTIONS", ""],
  [772, "", "NET PAY", "CHECK NO"],
];

/** What every page carries, drawn once all pages are there. */
export function furnish(page: Page, number: number, { company, period }: Payroll): void {
  page.text(20, 26, `${company.code}   ${company.name.toUpperCase()}`, { bold: true, size: 8 });
  page.text(396, 26, "PAYROLL REGISTER", { bold: true, size: 10, align: "center" });
  page.text(772, 26, `PAGE ${String(number).padStart(4)}`, { align: "right" });
  const dates = `PERIOD BEGINNING ${shortDate(period.start)}   PERIOD ENDING ${shortDate(period.end)}`;
  page.text(20, 38, dates);
  page.text(396, 38, `CHECK DATE ${shortDate(period.payDate)}`, { align: "center" });
  const week = String(weekOfYear(period.payDate)).padStart(2, "0");
  page.text(772, 38, `WEEK ${week}   RUN 01`, { align: "right" });
  page.rule([20, 43], [772, 43], 0.8);
  ["PERSONNEL", "FILE/DEPT", "RATE"].forEach((text, line) =>
    page.text(20, 52 + 8 * line, text, { bold: true, size: 6 }),
  );
  for (const [right, ...lines] of HEADINGS)
    lines.forEach((text, line) =>
      page.text(right, 52 + 8 * line, text, { bold: true, size: 6, align: "right" }),
    );
  page.rule([20, 72], [772, 72], 0.8);
}
