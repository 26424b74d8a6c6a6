import type { RecordReading } from "../../interpret/reading.ts";
import type { FigureCell } from "../cells/cell-groups.ts";

/** So many lines show that what is withheld has a minus. */
const WITHHELD = 2;
const EDGE_PT = 2;

/**
 * Whether a line below somebody's gross pay adds to what they are paid: it has no minus in a column where all that is withheld
 * has one.
 */
export function isAddedToPay(
  { scope, figures, items }: RecordReading,
  cells: readonly FigureCell[],
): boolean {
  const [first] = cells;
  if (scope !== "check" || first?.number.cents == null || first.number.cents <= 0) return false;
  if (!figures.has("gross_pay") || figures.has("net_pay")) return false;
  const withheld = items.flatMap(({ section, amount }) =>
    (section === "tax" || section === "deduction") && amount !== null && amount.cents !== 0 ? [amount] : [],
  );
  return (
    withheld.length >= WITHHELD &&
    withheld.every(({ cents, token }) => cents < 0 && Math.abs(token.x1 - first.x1) <= EDGE_PT)
  );
}
