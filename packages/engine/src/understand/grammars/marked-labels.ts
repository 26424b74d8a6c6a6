import type { Votes } from "../votes/roles.ts";
import type { PlacedEntry, RecordDraft } from "./record-draft.ts";

/** One line may happen to stand twice; several people have two of them. */
const LEAST_RECORDS = 2;

/**
 * Which labels name several lines, told apart by the code before them or the mark behind: `MEDICAL B` and `MEDICAL N`, `US Withholding`
 * and `MN Withholding`. Somebody has them all, each with another mark.
 */
export function markedLabels(
  records: readonly RecordDraft[],
  keyOf: (entry: PlacedEntry, record: RecordDraft) => string,
): ReadonlySet<string> {
  const several = new Map<string, number>();
  for (const record of records) {
    if (record.isSum) continue;
    const labelled = record.entries.filter(({ labelled: own }) => own);
    for (const [key, own] of Map.groupBy(labelled, (entry) => keyOf(entry, record)))
      if (own.length > 1 && new Set(own.map(markOf)).size === own.length)
        several.set(key, (several.get(key) ?? 0) + 1);
  }
  return new Set([...several].filter(([, count]) => count >= LEAST_RECORDS).map(([key]) => key));
}

/** What stands beside the label of a number: the code before it, or notes behind it. */
export function markOf({ code, notes }: PlacedEntry): string {
  return [...(code === null ? [] : [code]), ...notes].map(({ text }) => text).join(" ");
}

const HINT = 1;

/** One of two deductions of one name is often what the employer pays for the same plan. */
export function mayBeOfEmployer({ subjects }: Votes): void {
  if ((subjects.get("deduction") ?? 0) > 0 && !subjects.has("employer_contribution"))
    subjects.set("employer_contribution", HINT);
}
