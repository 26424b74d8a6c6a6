import { textOf } from "../layout/lines.ts";
import type { Token } from "../layout/token.ts";
import type { Figure, Row, Table } from "../variants/compiled-variant.ts";
import type { LaneCells } from "./lane-cells.ts";
import { matchTokens, type TokenMatch } from "./match-tokens.ts";

/** A labelled figure that stands on a line. */
export interface FoundFigure {
  figure: Figure;
  match: TokenMatch;
}

/** Labelled figures of a line, and the tokens beside them. */
export function splitFigures(tokens: Token[], table: Table): { rest: Token[]; found: FoundFigure[] } {
  let rest = tokens;
  const found: FoundFigure[] = [];
  let text = table.figures.length > 0 ? textOf(rest) : "";
  for (const figure of table.figures) {
    for (;;) {
      const match = matchTokens(figure.pattern, rest, text);
      if (match === null || match.tokens.length === 0) break;
      found.push({ figure, match });
      rest = rest.filter((token) => !match.tokens.includes(token));
      text = textOf(rest);
    }
  }
  return { rest, found };
}

/** The first row pattern that fits a line. */
export function findRow(
  table: Table,
  tokens: Token[],
  cells: Map<string, LaneCells>,
): { row: Row; match: TokenMatch } | null {
  let whole: string | null = null;
  for (const row of table.rows) {
    let match: TokenMatch | null = null;
    if (row.lane === "line") match = matchTokens(row.pattern, tokens, (whole ??= textOf(tokens)));
    else {
      const text = cells.get(row.lane)?.text;
      if (text !== undefined) match = matchTokens(row.pattern, text, textOf(text));
    }
    if (match !== null && match.tokens.length > 0) return { row, match };
  }
  return null;
}

/** The cells of a line without tokens that are already taken. */
export function withoutTokens(
  cells: Map<string, LaneCells>,
  taken: readonly Token[],
): Map<string, LaneCells> {
  const rest = new Map<string, LaneCells>();
  const isLeft = (token: Token): boolean => !taken.includes(token);
  for (const [name, cell] of cells) {
    const { lane, text, numbers } = cell;
    const untouched = text.every(isLeft) && numbers.every(({ token }) => isLeft(token));
    const left = (): LaneCells => ({
      lane,
      text: text.filter(isLeft),
      numbers: numbers.filter(({ token }) => isLeft(token)),
    });
    rest.set(name, untouched ? cell : left());
  }
  return rest;
}
