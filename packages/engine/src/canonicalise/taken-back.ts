import type { EarningLine, LedgerLine } from "./ledger.ts";

/**
 * An earning that a line of the same amount takes out again (`RSU Vest` and `RSU Offset`) was not paid in cash: it is imputed, and
 * the offset alone lowers the net pay (canonical schema, conventions). Tips that were paid before are memo or cash, as they say.
 */
export function settleTakenBack(lines: readonly LedgerLine[]): void {
  const open = lines.filter(
    (line): line is EarningLine => line.list === "earnings" && line.inGross && line.amount !== 0,
  );
  for (const offset of lines) {
    if (offset.list !== "deductions" || offset.role !== "offset") continue;
    const same = open.filter(({ amount, takenBack }) => amount === offset.amount && takenBack !== true);
    const [earning] = same;
    if (earning === undefined || same.length > 1) continue;
    if (earning.type !== "tips") earning.role = "imputed";
    earning.takenBack = earning.role !== "cash";
  }
}
