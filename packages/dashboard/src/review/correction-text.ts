import type { Correction } from "../api/types.ts";

/** What stands in place of what was read. */
export function correctedText({ correction_type: type, corrected_value: value }: Correction): string {
  if (type === "spurious") return "removed";
  return type === "wrong_field" ? "moved" : value;
}

/** What a correction says, in words. */
export function correctionText({ correction_type: type, corrected_value: value }: Correction): string {
  if (type === "spurious") return "Corrected: it should not be there";
  return type === "wrong_field" ? `Corrected: it belongs to ${value}` : `Corrected to “${value}”`;
}
