import { overlap } from "../cells/cells.ts";
import { belowBy } from "./heading-places.ts";
import type { PlacedHeading } from "./placed-heading.ts";

/** Between the name of the net pay and how it is paid stands the amount. */
const PAID_EM = 2;
const CHECK = /^(?:(?:paper|live|manual) )?(?:check|cheque)$/i;

/** `Direct Deposit` in a column of the net pay says how it is paid, and heads nothing; so does `Check` below what is paid. */
export function isWayOfPaying(
  { section, text, cell }: PlacedHeading,
  active: readonly PlacedHeading[],
  isOnly: boolean,
): boolean {
  const isCheck = isOnly && text === "payment" && CHECK.test(cell.text);
  if (section !== "net" && !isCheck) return false;
  return active.some(
    (above) =>
      above.figure === "net_pay" &&
      overlap(above.cell, cell) > 0 &&
      !(isCheck && belowBy(cell, above.cell) < PAID_EM * cell.size),
  );
}
