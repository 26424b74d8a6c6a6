import { textOf, type Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";

/** Words this near to a line of numbers, in em, and above or below none of them, are of it: they were set apart. */
const NEAR_EM = 0.42;

/** Lines of a page from top to bottom, those of numbers with the words that stand beside them a little higher or lower. */
export function nearLines(lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last !== undefined && areOne(last, line)) joined[joined.length - 1] = join(last, line);
    else joined.push(line);
  }
  return joined;
}

function areOne(upper: Line, lower: Line): boolean {
  const [words, numbers] = numbersOf(upper) === 0 ? [upper, lower] : [lower, upper];
  if (numbersOf(words) > 0 || numbersOf(numbers) < numbers.tokens.length) return false;
  const size = Math.min(sizeOf(upper), sizeOf(lower));
  if (upper.page !== lower.page || lower.baseline - upper.baseline > NEAR_EM * size) return false;
  return upper.tokens.every((one) => lower.tokens.every((other) => one.x1 <= other.x0 || other.x1 <= one.x0));
}

function sizeOf({ tokens }: Line): number {
  return Math.min(...tokens.map(({ size }) => size));
}

function join(upper: Line, lower: Line): Line {
  const tokens = [...upper.tokens, ...lower.tokens].sort((a, b) => a.x0 - b.x0);
  const { baseline } = numbersOf(lower) > numbersOf(upper) ? lower : upper;
  return {
    ...upper,
    baseline,
    top: Math.min(upper.top, lower.top),
    bottom: Math.max(upper.bottom, lower.bottom),
    tokens,
    text: textOf(tokens),
  };
}

function numbersOf({ tokens }: { tokens: readonly Token[] }): number {
  return tokens.filter(({ moneyLike }) => moneyLike).length;
}
