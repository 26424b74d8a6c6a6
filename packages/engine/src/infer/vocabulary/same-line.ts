import { classifyEarning } from "@paylift/canonical";

/** Whether two names of columns are those of one earning, one of them perhaps cut short: `OT` and `Overtime`. */
export function isSameLine(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.charAt(0).toLowerCase() !== other.charAt(0).toLowerCase()) return false;
  const [a, b] = [classifyEarning(one), classifyEarning(other)];
  return a.known && b.known && a.type === b.type;
}
