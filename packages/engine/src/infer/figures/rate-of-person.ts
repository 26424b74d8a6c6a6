import type { CellGroup, FigureCell } from "../cells/cell-groups.ts";
import { isLineLabel } from "../vocabulary/line-labels.ts";
import { headingOf, type ColumnRole } from "../vocabulary/headings.ts";
import { isClose } from "./close-labels.ts";

/** What a number is by the heading over it; undefined under none. */
type RoleOf = (cell: FigureCell) => ColumnRole | null | undefined;

/**
 * A person's rate beside the word for it, `Rate 45.9250`, is no line, and names none of the figures further right that
 * stand in columns. Gives these without a label; other groups as they are; null where only hours stand there, of which
 * nothing tells whose they are.
 */
export function behindRate(group: CellGroup, roleOf: RoleOf): CellGroup | null {
  const { label, labelAfter, figures } = group;
  const [rate, ...others] = figures;
  if (label === null || labelAfter || rate === undefined || others.length === 0) return group;
  if (headingOf(label.text)?.role !== "rate" || isLineLabel(label.text)) return group;
  if (!isClose(label, rate) || isClose(label, others[0]!)) return group;
  const roles = others.map(roleOf);
  if (roles.includes(undefined)) return group;
  rate.number.token.claim ??= "decoration";
  if (roles.every((role) => role === "hours")) return null;
  return { label: null, code: null, kind: null, figures: others, labelAfter: false };
}
