import type { Box, Evidence } from "../api/result.ts";
import type { Token } from "../layout/token.ts";
import { JsonBytes } from "./json-bytes.ts";
import { PathList } from "./path-list.ts";

/** What a place on a page is called: the cell of a spreadsheet, the line of a text. Null for none. */
export type PlaceName = (place: { readonly page: number; readonly box: Box }) => string | null;

const NO_NAME: PlaceName = () => null;

/**
 * Evidence by field path, gathered while the output is written. A register has a hundred thousand pieces, and few callers
 * look at them: only tokens are kept until somebody asks.
 */
export class EvidenceMap {
  readonly #paths = new PathList();
  readonly #tokens: (readonly Token[])[] = [];
  readonly #nameOf: PlaceName;
  #byPath: Record<string, Evidence[]> | null = null;
  /** The number of the first path of each token, as far as somebody had to look. */
  readonly #firstOf = new Map<Token, number>();
  #looked = 0;

  constructor(nameOf: PlaceName = NO_NAME) {
    this.#nameOf = nameOf;
  }

  /** Tokens that stand together on one line of one page become one piece of evidence. */
  add(path: string, tokens: readonly Token[]): void {
    if (tokens.length === 0) return;
    this.#paths.add(path);
    this.#tokens.push(tokens);
  }

  get byPath(): Record<string, Evidence[]> {
    if (this.#byPath === null) {
      this.#byPath = {};
      for (let i = 0; i < this.#tokens.length; i++)
        this.#byPath[this.#paths.at(i)] = piecesOf(this.#tokens[i]!, this.#nameOf);
    }
    return this.#byPath;
  }

  /** `byPath` as JSON, without making it. */
  toJson(): Uint8Array<ArrayBuffer> {
    const json = new JsonBytes();
    let separator = '{"';
    for (let i = 0; i < this.#tokens.length; i++) {
      json.raw(separator);
      this.#paths.write(i, json);
      json.raw('":');
      writePieces(json, this.#tokens[i]!, this.#nameOf);
      separator = ',"';
    }
    json.raw(this.#tokens.length === 0 ? "{}" : "}");
    return json.done();
  }

  /** The tokens of fields whose path begins so. */
  tokensUnder(prefix: string): Map<Token, string> {
    const found = new Map<Token, string>();
    for (let i = 0; i < this.#tokens.length; i++) {
      if (!this.#paths.startsWith(i, prefix)) continue;
      const path = this.#paths.at(i);
      for (const token of this.#tokens[i]!) found.set(token, path);
    }
    return found;
  }

  /** The field that a token became, or null. */
  fieldOf(token: Token): string | null {
    // Few are asked for, and most of these among the first.
    for (; !this.#firstOf.has(token) && this.#looked < this.#tokens.length; this.#looked++)
      for (const each of this.#tokens[this.#looked]!)
        if (!this.#firstOf.has(each)) this.#firstOf.set(each, this.#looked);
    const first = this.#firstOf.get(token);
    return first === undefined ? null : this.#paths.at(first);
  }
}

function piecesOf(tokens: readonly Token[], nameOf: PlaceName): Evidence[] {
  if (tokens.length === 1) return [evidenceOf(tokens, nameOf)];
  const pieces: Evidence[] = [];
  let run: Token[] = [];
  for (const token of tokens) {
    const last = run.at(-1);
    if (last !== undefined && !follows(last, token)) {
      pieces.push(evidenceOf(run, nameOf));
      run = [];
    }
    run.push(token);
  }
  pieces.push(evidenceOf(run, nameOf));
  return pieces;
}

/** What most fields have, one token, is written without a detour. */
function writePieces(json: JsonBytes, tokens: readonly Token[], nameOf: PlaceName): void {
  const only = tokens.length === 1 ? tokens[0] : undefined;
  json.raw("[");
  if (only !== undefined) {
    const place = { page: only.page, box: boxOfToken(only) };
    writePiece(json, place, only.text, nameOf(place));
  } else
    for (const [i, { text, cell = null, ...place }] of piecesOf(tokens, nameOf).entries()) {
      if (i > 0) json.raw(",");
      writePiece(json, place, text, cell);
    }
  json.raw("]");
}

function writePiece(
  json: JsonBytes,
  { page, box }: { page: number; box: Box },
  text: string,
  cell: string | null,
): void {
  json.raw('{"page":');
  json.number(page);
  json.raw(',"box":{"x0":');
  json.number(box.x0);
  json.raw(',"top":');
  json.number(box.top);
  json.raw(',"x1":');
  json.number(box.x1);
  json.raw(',"bottom":');
  json.number(box.bottom);
  json.raw('},"text":');
  json.string(text);
  if (cell !== null) {
    json.raw(',"cell":');
    json.string(cell);
  }
  json.raw("}");
}

const NEAR_EM = 3;

function follows(left: Token, right: Token): boolean {
  const [a, b] = [left.words[0]!, right.words[0]!];
  return (
    left.page === right.page && a.baseline === b.baseline && Math.abs(right.x0 - left.x1) < NEAR_EM * b.size
  );
}

function evidenceOf(tokens: readonly Token[], nameOf: PlaceName): Evidence {
  const [first] = tokens as readonly [Token];
  const place =
    tokens.length === 1
      ? { page: first.page, box: boxOfToken(first), text: first.text }
      : { page: first.page, box: boxOf(tokens), text: tokens.map(({ text }) => text).join(" ") };
  const cell = nameOf(place);
  return cell === null ? place : { ...place, cell };
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

/** By its words: a token may be read elsewhere than it stands, beside the page that goes on with its table. */
function boxOfToken({ words }: Token): Box {
  let { top, bottom } = words[0]!;
  for (const word of words) {
    top = Math.min(top, word.top);
    bottom = Math.max(bottom, word.bottom);
  }
  return { x0: words[0]!.x0, top, x1: words.at(-1)!.x1, bottom };
}
