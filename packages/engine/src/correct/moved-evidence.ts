import type { Evidence } from "../api/result.ts";
import type { Journal } from "./journal.ts";

/**
 * Where the fields of a corrected output were read: under their new paths, what was removed left out, and what somebody
 * pointed at in place of what was read there.
 */
export function movedEvidence(
  evidence: Readonly<Record<string, Evidence[]>>,
  { journal, pathOf }: { journal: Journal; pathOf(path: string): string | null },
): Record<string, Evidence[]> {
  const { said, moved, removed } = journal;
  const moves = moved.size > 0 || removed.size > 0;
  const found: Record<string, Evidence[]> = {};
  for (const [path, places] of Object.entries(evidence)) {
    const place = moves ? journal.placeOf(path) : path;
    const name = place === null ? null : pathOf(place);
    if (name !== null) found[name] = [...(found[name] ?? []), ...places];
  }
  for (const [path, { evidence: pointed }] of said) {
    const name = pathOf(path);
    if (name !== null && pointed !== null) found[name] = [pointed];
  }
  return found;
}
