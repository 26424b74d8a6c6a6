import type { Line } from "../layout/lines.ts";
import { textOf } from "../layout/lines.ts";
import type { Token } from "../layout/token.ts";
import type { Field } from "../variants/compiled-variant.ts";
import { matchTokens, type TokenMatch } from "./match-tokens.ts";
import { FACTS, type FactName, type RecordReading, type TextReading } from "./reading.ts";
import { openRecord, setGroups } from "./record-builder.ts";

/** How far above or below its words a value may stand, in points. */
const REACH_PT = 40;
const PHRASE_GAP_EM = 1.2;

export interface Facts {
  facts: Map<FactName, TextReading>;
  /** Figures of the company that stand among the facts; null where none do. */
  figures: RecordReading | null;
}

/** Facts about the whole document: the first place that shows one counts. */
export function readFacts(lines: readonly Line[], fields: readonly Field[]): Facts {
  const facts = new Map<FactName, TextReading>();
  const { record } = openRecord("company", "facts", 1);
  for (const field of fields) {
    const match = findField(lines, field);
    if (match === null) continue;
    for (const name of FACTS) {
      const reading = match.groups.get(name);
      if (reading !== undefined && !facts.has(name)) facts.set(name, reading);
    }
    setGroups(record, match.groups);
  }
  const hasFigures = record.figures.size > 0 || record.employeeCount !== null;
  return { facts, figures: hasFigures ? record : null };
}

/** The first place among the lines that shows a field; null where none does. */
export function findField(lines: readonly Line[], field: Field): TokenMatch | null {
  const { under, over } = field.data;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (under === undefined && over === undefined) {
      const match = matchTokens(field.pattern, line.tokens, line.text);
      if (match !== null) return match;
      continue;
    }
    const anchor = phrase(line, (under ?? over)!);
    if (anchor === null) continue;
    const value = neighbour(lines, i, anchor, under !== undefined ? 1 : -1);
    if (value === null) continue;
    // Columns may stand as close as words: what stands beside the anchor is then none of the value.
    for (const tokens of [value, value.filter((token) => overlaps(token, anchor))]) {
      const match = matchTokens(field.pattern, tokens, textOf(tokens));
      if (match !== null) return match;
    }
  }
  return null;
}

const COLON = ":";

/**
 * The run of tokens that spells the words, if the line has it; the space behind a colon may be hidden. One word close behind others
 * is a part of what they say: `Medical - Company`.
 */
function phrase(line: Line, words: string): Token[] | null {
  const wanted = words.split(" ");
  const isSpelled = ({ plain }: Token, word: string): boolean =>
    plain === word || (word === COLON && plain.startsWith(COLON));
  for (let i = 0; i + wanted.length <= line.tokens.length; i++) {
    const isPart = wanted.length === 1 && isWithin(line.tokens, i);
    if (!isPart && wanted.every((word, k) => isSpelled(line.tokens[i + k]!, word)))
      return line.tokens.slice(i, i + wanted.length);
  }
  return null;
}

/** Whether a token stands close behind another one. */
function isWithin(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && tokens[at]!.x0 - before.x1 <= PHRASE_GAP_EM * tokens[at]!.size;
}

/** The phrase on the nearest line above or below that overlaps the anchor from left to right. */
function neighbour(
  lines: readonly Line[],
  from: number,
  anchor: readonly Token[],
  step: 1 | -1,
): Token[] | null {
  const { page, baseline } = lines[from]!;
  for (let i = from + step; i >= 0 && i < lines.length; i += step) {
    const line = lines[i]!;
    if (line.page !== page || Math.abs(line.baseline - baseline) > REACH_PT) return null;
    const found = phrasesOf(line.tokens).find((tokens) =>
      overlaps({ x0: tokens[0]!.x0, x1: tokens.at(-1)!.x1 }, anchor),
    );
    if (found !== undefined) return found;
  }
  return null;
}

function overlaps({ x0, x1 }: { x0: number; x1: number }, anchor: readonly Token[]): boolean {
  return x0 < anchor.at(-1)!.x1 && x1 > anchor[0]!.x0;
}

function phrasesOf(tokens: readonly Token[]): Token[][] {
  const phrases: Token[][] = [];
  for (const token of tokens) {
    const last = phrases.at(-1)?.at(-1);
    if (last !== undefined && token.x0 - last.x1 <= PHRASE_GAP_EM * token.size) phrases.at(-1)!.push(token);
    else phrases.push([token]);
  }
  return phrases;
}
