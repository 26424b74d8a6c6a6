import type { Ledger } from "../canonicalise/ledger.ts";
import type { Token } from "../layout/token.ts";

/** Tokens of texts that became something: names, numbers, departments, facts, and labels of lines and sums. */
export function usedTexts({ employees, totals, reading }: Ledger): Set<Token> {
  const used = new Set<Token>();
  const use = (text: { tokens: readonly Token[] } | null): void => {
    for (const token of text?.tokens ?? []) used.add(token);
  };
  for (const fact of reading.facts.values()) use(fact);
  for (const record of [...reading.records, ...totals]) {
    for (const text of [record.name, record.employeeId, record.department, record.departmentCode]) use(text);
    for (const { label } of [...record.items, ...record.sums]) use(label);
  }
  for (const { name, employeeId, department, lines } of employees) {
    for (const text of [name, employeeId, department]) use(text);
    for (const { sources } of lines) for (const { label } of sources) use(label);
  }
  return used;
}
