import type { EvidenceMap } from "../canonicalise/evidence.ts";
import type { Token } from "../layout/token.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";

/**
 * Names fields that take part in sums and that the sums themselves do not know by their paths: printed totals, and the
 * parts of a sum of which none was named.
 */
export function nameMembers(checks: readonly ProvenCheck[], evidence: EvidenceMap): void {
  const totals = evidence.tokensUnder("totals.");
  for (const { check, tokens } of checks) {
    if (isOfDocument(check.id)) check.members.unshift(...pathsOf(tokens, totals, check.members));
    if (check.members.length > 0) continue;
    const fields = new Set(tokens.flatMap((token) => evidence.fieldOf(token) ?? []));
    check.members.push(...fields);
  }
}

function isOfDocument(id: string): boolean {
  return id.startsWith("document.") || id.startsWith("line.total:company:");
}

function pathsOf(
  tokens: readonly Token[],
  totals: ReadonlyMap<Token, string>,
  known: readonly string[],
): string[] {
  if (totals.size === 0) return [];
  const found = new Set<string>();
  for (const token of tokens) {
    const path = totals.get(token);
    if (path !== undefined && !known.includes(path)) found.add(path);
  }
  return [...found];
}
