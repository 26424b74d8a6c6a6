import type { Box, Evidence } from "../api/result.ts";
import type { Token } from "../layout/token.ts";

/** Evidence by field path, gathered while the output is written. */
export class EvidenceMap {
  readonly byPath: Record<string, Evidence[]> = {};
  readonly #fieldOf = new Map<Token, string>();

  /** Tokens that stand together on one line of one page become one piece of evidence. */
  add(path: string, tokens: readonly Token[]): void {
    if (tokens.length === 0) return;
    if (tokens.length === 1) {
      const token = tokens[0]!;
      this.byPath[path] = [{ page: token.page, box: boxOfToken(token), text: token.text }];
      if (!this.#fieldOf.has(token)) this.#fieldOf.set(token, path);
      return;
    }
    const pieces: Evidence[] = [];
    let run: Token[] = [];
    for (const token of tokens) {
      const last = run.at(-1);
      if (last !== undefined && !follows(last, token)) {
        pieces.push(evidenceOf(run));
        run = [];
      }
      run.push(token);
      if (!this.#fieldOf.has(token)) this.#fieldOf.set(token, path);
    }
    pieces.push(evidenceOf(run));
    this.byPath[path] = pieces;
  }

  /** The field that a token became, or null. */
  fieldOf(token: Token): string | null {
    return this.#fieldOf.get(token) ?? null;
  }
}

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
