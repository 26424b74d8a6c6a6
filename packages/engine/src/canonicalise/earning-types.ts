import type { EarningLine, LedgerLine } from "./ledger.ts";

const STIPEND = /^stipend$/i;

/**
 * A bare stipend is somebody's pay where nothing else of theirs is regular pay, and nothing else earns them more: that of clergy
 * and fellows. Beside a salary it is paid for something else.
 */
export function settleStipends(lines: readonly LedgerLine[]): void {
  const earnings = lines.filter((line): line is EarningLine => line.list === "earnings");
  const stipend = earnings.find(({ description }) => STIPEND.test(description));
  if (stipend === undefined || earnings.some(({ type }) => type === "regular")) return;
  if (earnings.every(({ amount }) => amount <= stipend.amount)) stipend.type = "regular";
}
