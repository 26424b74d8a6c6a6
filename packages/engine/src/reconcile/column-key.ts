import { normalizeLabel } from "@paylift/canonical";
import type { LedgerLine } from "../canonicalise/ledger.ts";

/** What lines of employees and of totals have in common where they are the same column. */
export function columnKey(line: LedgerLine): string {
  return `${line.list}|${line.code ?? ""}|${normalizeLabel(line.description)}|${"role" in line && line.role === "employer_cost"}`;
}
