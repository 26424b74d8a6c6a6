import { normalizeLabel, sumMoney } from "@paylift/canonical";
import type { MoneyReading, RecordReading } from "../../interpret/reading.ts";
import { setFigure } from "../../interpret/record-builder.ts";
import { putYtdFigure } from "../../interpret/ytd-figures.ts";
import type { FigureCell } from "../cells/cell-groups.ts";
import type { Cell } from "../cells/cells.ts";
import { sectionsOf } from "../vocabulary/line-labels.ts";
import { money } from "./sums-of-lines.ts";

/** What lists of what is paid beside the gross pay are called; elsewhere the same word may be all that is earned. */
const ADDITIONS = /^(?:total )?(?:additions|adds|other payments|paid back)(?: to net(?: pay)?)?$/;

/**
 * Takes the sum of what is paid beside the gross pay, among sums, under a name that no line of pay has: `Additions` behind
 * `Deductions`, or in a strip of sums below the lines under any name: `Other Pay`. It shows that by what the lines add up to.
 * False for other lines.
 */
export function sumUpAdditions(
  record: RecordReading,
  { text }: Cell,
  [first, year, other]: readonly FigureCell[],
  isInStrip = false,
): boolean {
  if (record.scope !== "check" || first?.number.cents == null || other !== undefined) return false;
  if (!record.figures.has("gross_pay") || (sectionsOf(text).length > 0 && !isInStrip)) return false;
  const paid = record.items.filter(({ reimbursement }) => reimbursement);
  const sum = totalOf(paid.map(({ amount }) => amount));
  const ofYear = totalOf(paid.map(({ ytdAmount }) => ytdAmount));
  if (sum !== first.number.cents || (sum === 0 && !isInStrip && !ADDITIONS.test(normalizeLabel(text))))
    return false;
  if (year !== undefined && year.number.cents !== ofYear) return false;
  if (!setFigure(record, "total_reimbursements", money(first))) first.number.token.claim ??= "total";
  if (year === undefined) return true;
  putYtdFigure(record, "total_reimbursements", money(year));
  year.number.token.claim ??= "total";
  return true;
}

function totalOf(parts: readonly (MoneyReading | null)[]): number {
  return sumMoney(parts.flatMap((part) => part?.cents ?? []));
}
