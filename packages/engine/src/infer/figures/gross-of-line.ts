import type { FigureCell } from "../cells/cell-groups.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import { isProduct } from "../cells/is-product.ts";

/** The number of a line below `Gross Pay` that is what its hours are paid at their rate, beside no other amount; null for others. */
export function grossOfLine(figures: readonly FigureCell[], headings: HeadingMap): FigureCell | null {
  const columns = figures.map((cell) => ({ cell, heading: headings.columnOf(cell) }));
  const [hours, rate] = ["hours", "rate"].map((role) =>
    columns.find(({ heading }) => heading?.role === role),
  );
  const gross = columns.find(({ heading }) => heading?.figure === "gross_pay");
  if (hours === undefined || rate === undefined || gross === undefined) return null;
  if (columns.some(({ heading }) => heading?.role === "amount")) return null;
  return isProduct(hours.cell, rate.cell, gross.cell) ? gross.cell : null;
}
