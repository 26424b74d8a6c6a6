import { isLineLabel } from "./line-labels.ts";

const OF_LINE = / (?:hours|hrs|pay|amount|amt|earnings)\.?$/i;

/** Days of it are a balance, but what has hours and an amount is taken. */
const LEAVE = /^(?:paid )?leave$/i;

/** The line that a column of hours or of amounts is named after: `Sick Leave` of `Sick Leave Hrs`; null for others. */
export function lineOfColumn(text: string): string | null {
  const line = text.replace(OF_LINE, "");
  return line !== text && (isLineLabel(line) || LEAVE.test(line)) ? line : null;
}
