import { sumMoney } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import { setFigure } from "../../interpret/record-builder.ts";
import type { FigureCell } from "../cells/cell-groups.ts";
import { money } from "./sums-of-lines.ts";

/**
 * Sums of lists in which what is paid back stands beside what is earned: nothing calls them the gross pay, and they are
 * more than it.
 */
export class ReimbursedSums {
  #areAny = false;

  /** Takes the bare sum of such a list, or the sum over people of those. False for other numbers. */
  take(record: RecordReading, cell: FigureCell): boolean {
    const total = money(cell);
    if (record.scope !== "check") return this.#areAny && setFigure(record, "total_earnings", total);
    const paid = record.items.flatMap(({ section, amount, reimbursement }) =>
      section === "earning" && amount !== null && amount.cents !== 0 ? [{ amount, reimbursement }] : [],
    );
    const hasBoth = new Set(paid.map(({ reimbursement }) => reimbursement)).size > 1;
    const parts = paid.map(({ amount }) => amount);
    if (!hasBoth || sumMoney(parts.map(({ cents }) => cents)) !== total.cents) return false;
    this.#areAny = true;
    const identity = "Σ earnings + Σ reimbursements = printed total of both";
    record.lineSums.push({ label: "paid", identity, total, parts });
    total.token.claim = "total";
    return true;
  }
}
