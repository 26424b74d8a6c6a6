import type { ConfidenceReason } from "../api/result.ts";
import { round } from "./proof.ts";

/** Facts that every document of pay has, and their field paths. */
export const FACT_PATHS = {
  pay_date: "pay_date",
  period_end: "pay_period.end",
  company_name: "company.name",
} as const;
const FACT_NAMES = new Map<string, string>(Object.entries(FACT_PATHS).map(([name, path]) => [path, name]));

/** Facts of the document that are missing, by their field paths. */
export function notFound(missing: readonly string[]): ConfidenceReason | null {
  if (missing.length === 0) return null;
  return {
    code: "missing_facts",
    message: `not found: ${missing.map((path) => FACT_NAMES.get(path) ?? path).join(", ")}`,
    effect: round(0.05 * missing.length),
    count: missing.length,
    fields: [...missing],
  };
}
