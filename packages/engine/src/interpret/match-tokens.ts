import { tokensBetween } from "../layout/lines.ts";
import type { Token } from "../layout/token.ts";
import type { TextReading } from "./reading.ts";

export interface TokenMatch {
  /** All tokens that the pattern covers. */
  tokens: Token[];
  groups: Map<string, TextReading>;
}

/** Matches a pattern against the text of tokens and gives back the tokens of each group. */
export function matchTokens(pattern: RegExp, tokens: readonly Token[], text: string): TokenMatch | null {
  const match = pattern.exec(text);
  if (match === null) return null;
  const [start, end] = match.indices![0]!;
  const groups = new Map<string, TextReading>();
  const ranges = match.indices!.groups;
  for (const name in match.groups) {
    const value = match.groups[name];
    const range = ranges?.[name];
    if (value === undefined || value === "" || range === undefined) continue;
    groups.set(name, {
      text: value.replaceAll("\t", " ").trim(),
      tokens: tokensBetween(tokens, range[0], range[1]),
    });
  }
  return { tokens: tokensBetween(tokens, start, end), groups };
}
