import { normalizeLabel } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import type { CellGroup } from "../cells/cell-groups.ts";

const IN_ALL =
  /^(?:total )?(?:hours|hrs) (?:worked|paid)(?: this period)?$|^total (?:hours|hrs)(?: this period)?$/;

/**
 * Takes the only number beside the name of all hours of somebody, or those of the period and of the year, among sums of money as
 * well: `Hours Worked  80.00` below `Net Pay`. Nothing that is paid has that name. False for other lines.
 */
export function takeHoursInAll(
  record: RecordReading,
  { label, figures: [only, ofYear, other] }: CellGroup,
): boolean {
  if (label === null || only === undefined || other !== undefined || record.scope !== "check") return false;
  if (ofYear !== undefined && (ofYear.number.cents ?? 0) < (only.number.cents ?? 0)) return false;
  const { quantity, token } = only.number;
  if (quantity === null || !IN_ALL.test(normalizeLabel(label.text))) return false;
  record.totalHours ??= { quantity, token };
  token.claim ??= "total";
  if (ofYear !== undefined) ofYear.number.token.claim ??= "total";
  return true;
}
