import type { Flow, Row } from "../drawing/flow.ts";
import { hours, money } from "../numbers.ts";
import type { EarningLine, Employee } from "../payroll/model.ts";
import type { Job } from "./layout.ts";

export const left = (x: number, text: string, bold = false): Row => [{ x, text, bold }];
export const right = (x: number, text: string, bold = false): Row => [{ x, text, align: "right", bold }];

/** The hours a line prints: none for a salary. */
export const printedHours = (line: EarningLine, employee: Employee): number | null =>
  line.kind === "regular" && employee.pay.basis === "salaried" ? null : line.hours;

export interface TotalRow {
  title: string;
  hours: number;
  grossCents: number;
  reimbursementCents: number;
  taxCents: number;
  deductionCents: number;
  netCents: number;
}

export function drawTotalRow(flow: Flow, total: TotalRow, { money: style }: Job): void {
  flow.y += 2.5;
  const row: Row = [
    ...left(140, total.title, true),
    ...right(344, money(total.grossCents, style), true),
    ...left(654, "Net Pay", true),
    ...right(764, money(total.netCents, style), true),
  ];
  if (total.hours > 0) row.push(...right(292, hours(total.hours, 4), true));
  const optional: [number, number][] = [
    [400, total.reimbursementCents],
    [526, total.taxCents],
    [644, total.deductionCents],
  ];
  for (const [x, cents] of optional) if (cents !== 0) row.push(...right(x, money(cents, style), true));
  flow.row(row, 13.6);
  const columns: [number, number][] = [
    [140, 402],
    [412, 526],
    [534, 644],
    [652, 766],
  ];
  for (const [from, to] of columns) flow.rule(from, to, { above: 13.6 + 7.5, width: 0.6 });
}
