import type { Phrase } from "./phrases.ts";

const LEAST_MARKS = 6;
const MOST_DIFFERENT = 4;
const MARK = /^[A-Z*+]$/;

/**
 * Where marks stand below each other: single letters, few of them different, and nothing else begins there. Behind a label as long as
 * its column a mark stands a space away: `Supplemental Life A`.
 */
export function markStarts(phrases: readonly (readonly Phrase[])[]): (x0: number) => boolean {
  const byEdge = new Map<number, string[]>();
  for (const row of phrases)
    for (const { tokens, figure } of row.slice(1)) {
      if (figure !== null) continue;
      const at = Math.round(tokens[0]!.x0 * 2);
      byEdge.set(at, [...(byEdge.get(at) ?? []), tokens.map(({ text }) => text).join(" ")]);
    }
  const found = new Set<number>();
  for (const [at, texts] of byEdge) {
    const marks = texts.filter((text) => MARK.test(text));
    const others = new Set(texts.filter((text) => !MARK.test(text)));
    const different = new Set(marks).size;
    // One heading may begin there as well.
    if (marks.length >= LEAST_MARKS && different > 1 && different <= MOST_DIFFERENT && others.size <= 1)
      found.add(at);
  }
  return (x0) => found.has(Math.round(x0 * 2));
}
