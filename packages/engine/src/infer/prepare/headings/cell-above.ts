import type { Cell } from "../../cells/cells.ts";

/** Words that stand above each other as one text. */
export function above(upper: Cell, lower: Cell): Cell {
  return {
    ...lower,
    tokens: [...upper.tokens, ...lower.tokens],
    text: joinedText(upper.text, lower.text),
    number: null,
    x0: Math.min(upper.x0, lower.x0),
    x1: Math.max(upper.x1, lower.x1),
  };
}

/**
 * The name of a group may only begin what its one column is called: `NET` over `Net Pay`. A word may be cut at the end of its
 * line: `Reimburse-` over `ments`, `WITH-` over `HOLDING`.
 */
export function joinedText(upper: string, lower: string): string {
  if (`${lower} `.toLowerCase().startsWith(`${upper} `.toLowerCase())) return lower;
  return /\p{L}-$/u.test(upper) &&
    (/^\p{Ll}{2}/u.test(lower) || (/\p{Lu}{2}-$/u.test(upper) && /^\p{Lu}{3}/u.test(lower)))
    ? upper.slice(0, -1) + lower
    : `${upper} ${lower}`;
}
