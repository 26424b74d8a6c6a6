import { multiplyToCents } from "@paylift/canonical";
import type { FigureCell } from "./cell-groups.ts";

/** Whether an amount is the product of two numbers, as pay is of hours and their rate. */
export function isProduct(a: FigureCell, b: FigureCell, c: FigureCell): boolean {
  const [x, y] = [a.number.quantity, b.number.quantity];
  if (x === null || y === null || c.number.cents === null) return false;
  // Some cut the rest of a cent off.
  return Math.abs(multiplyToCents(x, y) - c.number.cents) <= 1;
}
