import { isStateCode } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";

const SHARED = 0.3;

/**
 * A code names one thing, and a thing has one code: where what stands before labels names several, or several stand
 * before one, it is an agency, a job or a group and no code. Who levies taxes may be the code of each.
 */
export function dropGroupCodes(records: readonly RecordReading[]): void {
  let [codes, shared] = [0, 0];
  const ofLabels = new Map<string, Set<string>>();
  for (const { items } of records) {
    const labels = new Map<string, Set<string>>();
    for (const { section, code, label } of items)
      if (code !== null && !isOfLevying({ section, code })) {
        labels.set(code, (labels.get(code) ?? new Set()).add(label.text));
        const name = `${section} ${label.text}`;
        ofLabels.set(name, (ofLabels.get(name) ?? new Set()).add(code));
      }
    codes += labels.size;
    shared += severalOf(labels);
  }
  if (shared <= SHARED * codes && severalOf(ofLabels) <= SHARED * ofLabels.size) return;
  for (const { items } of records) for (const item of items) if (!isOfLevying(item)) item.code = null;
}

function isOfLevying({ section, code }: Pick<ItemReading, "section" | "code">): boolean {
  return code !== null && section.endsWith("tax") && (code === "$U" || isStateCode(code));
}

function severalOf(sets: ReadonlyMap<string, ReadonlySet<string>>): number {
  return [...sets.values()].filter(({ size }) => size > 1).length;
}
