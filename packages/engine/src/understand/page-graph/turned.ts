import { tokensOf } from "../../layout/token.ts";
import type { ReadPage, TurnedWord } from "../../read/page-reader.ts";
import type { Span } from "./span.ts";

/** Lines of text that run up or down a page, in the order in which a reader with a turned head meets them. */
export function turnedSpans({ number, turned }: Pick<ReadPage, "number" | "turned">): Span[] {
  if (turned === undefined) return [];
  const lines = [...Map.groupBy(turned, ({ line }) => line).values()].filter(
    ([first]) => first!.turn !== 180,
  );
  const spans = lines.map((words) => spanOf(words, number));
  // Text that runs down begins its lines at the right.
  const isDown = lines.filter(([first]) => first!.turn === 90).length * 2 > lines.length;
  return spans.sort((a, b) => (isDown ? b.x0 - a.x0 : a.x0 - b.x0));
}

function spanOf(words: readonly TurnedWord[], page: number): Span {
  const first = words[0]!;
  const tokens = words.flatMap((word) => tokensOf([word], page, "point"));
  const [x0, x1] = [Math.min(...words.map((word) => word.x0)), Math.max(...words.map((word) => word.x1))];
  return {
    // Turned text belongs to no row: it has no place in their order.
    index: -1,
    row: -1,
    page,
    text: words.map(({ text }) => text).join(" "),
    tokens,
    size: first.size,
    bold: words.every(({ bold }) => bold),
    figure: null,
    nothing: false,
    // Slanted text stands over its column with its first letter.
    x0,
    x1: first.angle === undefined ? x1 : Math.min(x1, x0 + first.size),
    top: Math.min(...words.map(({ top }) => top)),
    bottom: Math.max(...words.map(({ bottom }) => bottom)),
  };
}
