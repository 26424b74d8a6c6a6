import { normalizeLabel } from "@paylift/canonical";
import { payerIn } from "./payers.ts";

const GENERIC =
  /^(?:(?:employee|employer|ee|er|company|co|worker|member|deductions?|deds?|contributions?|contrib|amounts?|amt|current|curr|ytd|year|to|date|hours?|hrs|rate|total|combined|both|withheld|tax|taxes|wages?|taxable|this|period|cost|share|paid|match|monthly|per|pay|check|paycheck|run|qtd|mtd|quarter|month|week|premium|benefits?|ben|cal(?:endar)?|calytd|fiscal|fytd|s|pre|post|subject|gross|coverage|level|liability|liabilities)(?: |$))+$/;

/** Whether a heading says only whose a number is, or what it counts, and not what it is called. */
export function isGeneric(text: string): boolean {
  return GENERIC.test(normalizeLabel(text)) || payerIn(text) !== null;
}
