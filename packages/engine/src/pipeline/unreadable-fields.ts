import type { Box, UnreadableFigure } from "../api/result.ts";
import type { EvidenceMap } from "../canonicalise/evidence.ts";
import type { Line } from "../layout/lines.ts";
import type { UnreadableFigure as Found } from "../layout/unreadable.ts";

/** The person or the totals that a field is of, and which field of theirs it is. */
const PATH = /^(?<whose>employees\[\d+\]|totals)\.(?<field>[a-z_]+)/;

/**
 * Names the field of each figure that cannot be read: that of the figures above and below it, of whoever the others of its line are.
 * A line of a list that is left out has the path of its list; null where neither tells.
 */
export function unreadableFields(
  found: readonly Found[],
  lines: readonly Line[],
  evidence: EvidenceMap,
): UnreadableFigure[] {
  return found.map(({ page, word }) => {
    const { x0, top, x1, bottom, text } = word;
    const box: Box = { x0, top, x1, bottom };
    const whose = new Map<string, number>();
    const fields = new Map<string, number>();
    for (const line of lines) {
      if (line.page !== page) continue;
      const isLevel = Math.abs(line.baseline - word.baseline) < word.size / 2;
      for (const token of line.tokens) {
        if (!isLevel && !(token.x0 < x1 && token.x1 > x0)) continue;
        const path = PATH.exec(evidence.fieldOf(token) ?? "")?.groups;
        if (path === undefined) continue;
        if (isLevel) count(whose, path["whose"]!);
        else if (token.moneyLike) count(fields, path["field"]!);
      }
    }
    const [owner, field] = [mostOf(whose), mostOf(fields)];
    return { page, box, text, field_path: owner === null || field === null ? null : `${owner}.${field}` };
  });
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function mostOf(counts: ReadonlyMap<string, number>): string | null {
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}
