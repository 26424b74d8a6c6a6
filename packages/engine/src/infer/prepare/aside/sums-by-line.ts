import type { CellRow } from "../../cells/cells.ts";
import { addUp } from "./adds-up.ts";
import { leaveOut, type RowsAside } from "./rows-aside.ts";

const CAPTION = /\bsummary by (?:tax(?:es)?|plans?|codes?|types?|lines?|deductions?|items?)$/i;
const SUM = /\btotals?$|^(?:grand )?totals?\b/i;

/**
 * Leaves out the lines below a caption as `Agency summary by tax` that say what each line above comes to over people, where they add
 * up to the sum behind them: they are about nobody, and stand below the last person.
 */
export function withoutSumsByLine(rows: readonly CellRow[]): RowsAside {
  return leaveOut(rows, new Set(rows.flatMap((row, i) => (isCaption(row) ? linesFrom(rows, i) : []))));
}

function isCaption({ cells: [only, other] }: CellRow): boolean {
  return other === undefined && CAPTION.test(only!.text);
}

/** A caption and the lines below it; none where they do not add up. */
function linesFrom(rows: readonly CellRow[], at: number): readonly CellRow[] {
  const end = rows.findIndex(({ cells }, i) => i > at && SUM.test(cells[0]!.text));
  const body = rows.slice(at + 1, Math.max(end, at + 1));
  if (body.some(isCaption) || !addUp(body, rows[end]!)) return [];
  return rows.slice(at, end);
}
