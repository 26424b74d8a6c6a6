import { textOf, type Line } from "./lines.ts";

const SIDE = /^[|\u2502\u2503\u2551!]$/;
/** So many lines have a side of the frame. */
const LEAST = 3;

/** Lines without the sides of a frame that is drawn with letters around them: `| Base salary  2,500.00 |`. */
export function withoutFrames(lines: readonly Line[]): readonly Line[] {
  if (lines.filter(isFramed).length < LEAST) return lines;
  return lines
    .map((line) => (isFramed(line) ? withoutSides(line) : line))
    .filter(({ tokens }) => tokens.length > 0);
}

function isFramed({ tokens }: Line): boolean {
  return SIDE.test(tokens[0]?.text ?? "") && SIDE.test(tokens.at(-1)?.text ?? "");
}

function withoutSides(line: Line): Line {
  const tokens = line.tokens.slice(1, -1);
  return { ...line, tokens, text: textOf(tokens) };
}
