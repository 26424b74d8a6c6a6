import { overlap, type Row, type Span } from "../page-graph/span.ts";

/** Phrases of a header that stand below each other, and over nothing else. */
export interface Heading {
  words: string;
  x0: number;
  x1: number;
}

/** The headings of a header, left to right. */
export function headingsOf({ rows, asides }: { rows: readonly Row[]; asides: readonly Span[] }): Heading[] {
  let stacks: Heading[] = [];
  for (const { spans } of rows) {
    const line = spans.filter((span) => !asides.includes(span));
    const below = new Set<Span>();
    const grown = stacks.map((stack) => {
      const under = line.filter((span) => overlap(span, stack) > 0);
      const [one] = under;
      const isOnlyOne = under.length === 1 && stacks.filter((other) => overlap(one!, other) > 0).length === 1;
      if (!isOnlyOne) return stack;
      below.add(one!);
      const [x0, x1] = [Math.min(stack.x0, one!.x0), Math.max(stack.x1, one!.x1)];
      return { x0, x1, words: `${stack.words} ${one!.text}` };
    });
    const others = line
      .filter((span) => !below.has(span))
      .map(({ x0, x1, text }) => ({ x0, x1, words: text }));
    stacks = [...grown, ...others];
  }
  return stacks.sort((a, b) => a.x0 - b.x0);
}
