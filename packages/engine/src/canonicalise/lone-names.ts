import { isScanned, type Token } from "../layout/token.ts";
import type { Ledger, LedgerEmployee } from "./ledger.ts";

/** Whether a scanned page alone says how somebody is called: the name is printed once, and without an id beside it. */
export function isNameAlone({ name, employeeId, checks, sums }: LedgerEmployee): boolean {
  const isOnce = new Set([...checks, ...sums].map((record) => record.name?.tokens[0])).size < 2;
  return employeeId === null && isOnce && name.tokens.some(isScanned);
}

/** What prints the company's name on a scanned page: no sum and no id says that it was read right. */
export function scannedCompany({ reading }: Pick<Ledger, "reading">): Token[] {
  return (reading.facts.get("company_name")?.tokens ?? []).filter(isScanned);
}
