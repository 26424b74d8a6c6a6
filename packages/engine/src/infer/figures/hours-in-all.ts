import { normalizeLabel, quantityToJson, sumQuantities, type Quantity } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import type { CellGroup, FigureCell } from "../cells/cell-groups.ts";

const WORKED = /^(?:total )?(?:hours|hrs) (?:worked|paid|worked (?:and )?paid)$/;
const TOTAL = /^total (?:hours|hrs)$/;
const OF_PERIOD = / this period$/;

/** Nobody has more lines, and for each the others would be added up again. */
const MOST_LINES = 200;
const OF_HOURS = /^(?:hours|hrs)$/;

/**
 * Takes the only number beside the name of all hours of somebody, or those of the period and of the year, among sums of money as
 * well: `Hours Worked  80.00` below `Net Pay`. Nothing that is paid has that name. `Hours` alone may head a list, and names their
 * sum where it is that. False for other lines.
 */
export function takeHoursInAll(
  record: RecordReading,
  { label, figures: [only, ofYear, other] }: CellGroup,
): boolean {
  if (label === null || only === undefined || other !== undefined) return false;
  // A list of the company's sums has the hours of all among them.
  if (record.scope !== "check") return ofYear === undefined && takeHoursOfAll(label.text, only);
  if (ofYear !== undefined && (ofYear.number.cents ?? 0) < (only.number.cents ?? 0)) return false;
  const { quantity, token } = only.number;
  const name = normalizeLabel(label.text);
  if (quantity === null) return false;
  if (!isInAll(name) && !(OF_HOURS.test(name) && areHoursOf(record, quantity))) return false;
  record.totalHours ??= { quantity, token };
  token.claim ??= "total";
  if (ofYear !== undefined) ofYear.number.token.claim ??= "total";
  return true;
}

function isInAll(name: string): boolean {
  const text = name.replace(OF_PERIOD, "");
  return WORKED.test(text) || TOTAL.test(text);
}

function takeHoursOfAll(label: string, { number }: FigureCell): boolean {
  const isHours = isInAll(normalizeLabel(label));
  if (isHours) number.token.claim ??= "total";
  return isHours;
}

/** Whether a number is what the hours of somebody's lines come to. */
function areHoursOf({ items }: RecordReading, quantity: Quantity): boolean {
  if (items.length > MOST_LINES) return false;
  const hours = items.flatMap((item) => item.hours?.quantity ?? []);
  return hours.length > 0 && quantityToJson(sumQuantities(hours)) === quantityToJson(quantity);
}
