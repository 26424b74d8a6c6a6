import { textOf, type Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";
import type { StatementFigure } from "../../variants/compiled-statement.ts";
import { matchTokens, type TokenMatch } from "../match-tokens.ts";
import { paragraphsOf } from "./paragraphs.ts";

/** Labelled figures of a statement, and what is left of its lines for the boxes. */
export interface LabelledFigures {
  found: TokenMatch[];
  rest: Line[];
  /** Lines that a figure or its words stand on. */
  used: ReadonlySet<Line>;
}

/** Finds what the patterns of a statement know: on each line, and then in paragraphs what may be wrapped. */
export function labelledFigures(
  lines: readonly Line[],
  figures: readonly StatementFigure[],
): LabelledFigures {
  const taken = new Set<Token>();
  const found: TokenMatch[] = [];
  const [wrapping, plain] = [figures.filter(({ wrap }) => wrap), figures.filter(({ wrap }) => !wrap)];
  for (const { tokens } of lines) found.push(...matchesIn(tokens, plain, taken));
  const paragraphs = wrapping.length === 0 ? [] : paragraphsOf(lines);
  for (const tokens of paragraphs) found.push(...matchesIn(tokens, wrapping, taken));
  return {
    found,
    rest: lines.map((line) => ({ ...line, tokens: line.tokens.filter((token) => !taken.has(token)) })),
    used: new Set(lines.filter(({ tokens }) => tokens.some((token) => taken.has(token)))),
  };
}

/** Every match in a run of tokens, none of which is used twice. */
function matchesIn(
  run: readonly Token[],
  figures: readonly StatementFigure[],
  taken: Set<Token>,
): TokenMatch[] {
  let tokens = run.filter((token) => !taken.has(token));
  const found: TokenMatch[] = [];
  for (const { pattern } of figures) {
    for (;;) {
      const match = matchTokens(pattern, tokens, textOf(tokens));
      if (match === null || match.tokens.length === 0) break;
      found.push(match);
      for (const token of match.tokens) taken.add(token);
      tokens = tokens.filter((token) => !taken.has(token));
    }
  }
  return found;
}
