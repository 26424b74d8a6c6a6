import type { Box, Evidence } from "../api/result.ts";
import type { Token } from "../layout/token.ts";

/**
 * Evidence by field path, gathered while the output is written. A register has a hundred thousand pieces, and few callers
 * look at them: only tokens are kept until somebody asks.
 */
export class EvidenceMap {
  readonly #paths: string[] = [];
  readonly #tokens: (readonly Token[])[] = [];
  #byPath: Record<string, Evidence[]> | null = null;
  #fieldOf: Map<Token, string> | null = null;

  /** Tokens that stand together on one line of one page become one piece of evidence. */
  add(path: string, tokens: readonly Token[]): void {
    if (tokens.length === 0) return;
    this.#paths.push(path);
    this.#tokens.push(tokens);
  }

  get byPath(): Record<string, Evidence[]> {
    if (this.#byPath === null) {
      this.#byPath = {};
      for (const [i, path] of this.#paths.entries()) this.#byPath[path] = piecesOf(this.#tokens[i]!);
    }
    return this.#byPath;
  }

  /** `byPath` as JSON, without making it. */
  toText(): string {
    // Paths have no signs that JSON escapes.
    const entries = this.#paths.map((path, i) => `"${path}":${piecesText(this.#tokens[i]!)}`);
    return `{${entries.join(",")}}`;
  }

  /** The field that a token became, or null. */
  fieldOf(token: Token): string | null {
    if (this.#fieldOf === null) {
      this.#fieldOf = new Map();
      for (const [i, path] of this.#paths.entries()) {
        for (const each of this.#tokens[i]!) if (!this.#fieldOf.has(each)) this.#fieldOf.set(each, path);
      }
    }
    return this.#fieldOf.get(token) ?? null;
  }
}

function piecesOf(tokens: readonly Token[]): Evidence[] {
  const pieces: Evidence[] = [];
  let run: Token[] = [];
  for (const token of tokens) {
    const last = run.at(-1);
    if (last !== undefined && !follows(last, token)) {
      pieces.push(evidenceOf(run));
      run = [];
    }
    run.push(token);
  }
  pieces.push(evidenceOf(run));
  return pieces;
}

/** What most fields have, one token of one word, is written without a detour. */
function piecesText(tokens: readonly Token[]): string {
  const [token] = tokens;
  if (tokens.length !== 1 || token === undefined) return JSON.stringify(piecesOf(tokens));
  let { top, bottom } = token.words[0]!;
  for (const word of token.words) {
    top = Math.min(top, word.top);
    bottom = Math.max(bottom, word.bottom);
  }
  const box = `{"x0":${digits(token.x0)},"top":${digits(top)},"x1":${digits(token.x1)},"bottom":${digits(bottom)}}`;
  const text = UNESCAPED.test(token.text) ? `"${token.text}"` : JSON.stringify(token.text);
  return `[{"page":${token.page},"box":${box},"text":${text}}]`;
}

/** Letters that stand for themselves in JSON. */
const UNESCAPED = /^[ !#-[\]-~]*$/;

/** What follows the whole number, by hundredths. */
const FRACTIONS = Array.from({ length: 100 }, (_, i) => String(i / 100).slice(1));

/** A number as JSON writes it; of numbers in whole hundredths, as places are, in a third of the time. */
function digits(value: number): string {
  const hundredths = Math.round(value * 100);
  if (value < 0 || hundredths > MOST_HUNDREDTHS || hundredths / 100 !== value) return String(value);
  const whole = Math.floor(hundredths / 100);
  return whole + FRACTIONS[hundredths - 100 * whole]!;
}

/** Small enough for the fast way to write a whole number. */
const MOST_HUNDREDTHS = 2 ** 30;

const NEAR_EM = 3;

function follows(left: Token, right: Token): boolean {
  const [a, b] = [left.words[0]!, right.words[0]!];
  return (
    left.page === right.page && a.baseline === b.baseline && Math.abs(right.x0 - left.x1) < NEAR_EM * b.size
  );
}

function evidenceOf(tokens: readonly Token[]): Evidence {
  return { page: tokens[0]!.page, box: boxOf(tokens), text: tokens.map(({ text }) => text).join(" ") };
}

export function boxOf(tokens: readonly Token[]): Box {
  const box = boxOfToken(tokens[0]!);
  for (const token of tokens) {
    const { x0, top, x1, bottom } = boxOfToken(token);
    box.x0 = Math.min(box.x0, x0);
    box.top = Math.min(box.top, top);
    box.x1 = Math.max(box.x1, x1);
    box.bottom = Math.max(box.bottom, bottom);
  }
  return box;
}

function boxOfToken({ words, x0, x1 }: Token): Box {
  let { top, bottom } = words[0]!;
  for (const word of words) {
    top = Math.min(top, word.top);
    bottom = Math.max(bottom, word.bottom);
  }
  return { x0, top, x1, bottom };
}
