import { normalizeLabel, withoutFilingStatus } from "@paylift/canonical";
import type { LedgerLine } from "../canonicalise/ledger.ts";

/** What lines of employees and of totals have in common where they are the same column. */
export function columnKey(line: LedgerLine): string {
  const { list, description } = line;
  const label = list === "taxes" ? withoutFilingStatus(description) : description;
  return `${list}|${line.code ?? ""}|${normalizeLabel(label)}|${"role" in line && line.role === "employer_cost"}`;
}
