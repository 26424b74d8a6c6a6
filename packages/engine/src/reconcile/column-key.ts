import { normalizeLabel, withoutFilingStatus } from "@paylift/canonical";
import type { LedgerLine } from "../canonicalise/ledger.ts";

/** What lines of employees and of totals have in common where they are the same column, with their codes or without. */
export function columnKey(line: LedgerLine, withCode = true): string {
  const { list, description } = line;
  const label = list === "taxes" ? withoutFilingStatus(description) : description;
  return `${list}|${(withCode ? line.code : null) ?? ""}|${normalizeLabel(label)}|${"role" in line && line.role === "employer_cost"}`;
}
