import type { Box } from "../../api/result.ts";
import type { Span } from "./span.ts";

/** Where a span stands on its page; it may be read elsewhere, beside what goes on with its table. */
export function printedBox({ tokens }: Pick<Span, "tokens">): Box {
  const words = tokens.flatMap((token) => token.words);
  return {
    x0: Math.min(...words.map(({ x0 }) => x0)),
    top: Math.min(...words.map(({ top }) => top)),
    x1: Math.max(...words.map(({ x1 }) => x1)),
    bottom: Math.max(...words.map(({ bottom }) => bottom)),
  };
}
