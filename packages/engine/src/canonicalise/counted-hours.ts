import type { Ledger, LedgerLine } from "./ledger.ts";

/**
 * A ledger without earnings that have hours or a rate and no amount, of the period or the year: what a layout counts beside its
 * lines, as `Hours Worked`, is paid under another name or not at all.
 */
export function withoutCountedHours(ledger: Ledger): Ledger {
  for (const employee of ledger.employees) employee.lines = employee.lines.filter(isPaid);
  return ledger;
}

function isPaid({ list, ytdAmount, sources }: LedgerLine): boolean {
  return list !== "earnings" || ytdAmount !== null || sources.some(({ amount }) => amount !== null);
}
