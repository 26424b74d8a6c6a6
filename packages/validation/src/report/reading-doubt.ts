import type { Finding } from "../compare/finding.ts";
import type { Side } from "../model/side.ts";
import type { ReadingBox, ReadingDoubt } from "./report.ts";

/**
 * Whether a difference may come from the reading of a document: its confidence is low, or the value takes part in a sum
 * of the document that does not hold. Points to where the values stand.
 */
export function readingDoubt(
  { sourcePaths, targetPaths }: Finding,
  source: Side,
  target: Side,
  minConfidence: number,
): ReadingDoubt | null {
  const doubts = [
    { side: "source" as const, read: source, paths: sourcePaths },
    { side: "target" as const, read: target, paths: targetPaths },
  ].flatMap(({ side, read, paths }) => {
    const contested = paths.some((path) => read.contested.has(path));
    const reason = doubtOf(read, contested, minConfidence);
    return reason === null ? [] : [{ side, read, paths, contested, reason }];
  });
  if (doubts.length === 0) return null;
  return {
    sides: doubts.map(({ side }) => side),
    reason: doubts.map(({ side, reason }) => `${side}: ${reason}`).join("; "),
    contested: doubts.some(({ contested }) => contested),
    boxes: doubts.flatMap(({ side, read, paths }) =>
      paths.flatMap((path) =>
        (read.evidence[path] ?? []).map((box): ReadingBox => ({ side, field_path: path, ...box })),
      ),
    ),
  };
}

function doubtOf({ confidence }: Side, contested: boolean, minConfidence: number): string | null {
  if (contested) return "a sum of the document with this value does not hold";
  return confidence !== null && confidence < minConfidence
    ? `the document's confidence is ${cut(confidence)}`
    : null;
}

/** Cut, not rounded: 0.9499 must not read as 0.95. */
function cut(confidence: number): string {
  return (Math.floor(confidence * 100 + 1e-9) / 100).toFixed(2);
}
