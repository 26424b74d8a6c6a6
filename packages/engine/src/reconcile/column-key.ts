import { normalizeLabel, withoutFilingStatus } from "@paylift/canonical";
import type { LedgerLine } from "../canonicalise/ledger.ts";

/** What lines of employees and of totals have in common where they are the same column, with their codes or without. */
export function columnKey(line: LedgerLine, withCode = true): string {
  const role = "role" in line && line.role === "employer_cost";
  return `${line.list}|${(withCode ? line.code : null) ?? ""}|${labelKey(line)}|${role}`;
}

/** What lines of employees and of totals have in common that are called alike, whatever list they stand in. */
export function labelKey({ list, description }: LedgerLine): string {
  return normalizeLabel(list === "taxes" ? withoutFilingStatus(description) : description);
}
