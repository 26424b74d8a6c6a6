import type { Token } from "../../layout/token.ts";
import { partOf, type Span } from "../page-graph/span.ts";
import { votesOf } from "../votes/wording.ts";

/** A heading that lists what stands below it, in order: `Earnings: code, hours, amount, YTD`. */
export interface ListedHead {
  /** The name of the list. */
  name: Span;
  /** What the numbers below count, left to right. */
  counted: readonly Span[];
  /** The phrase that lists them. */
  list: Span;
}

const OPENS = /[:(]$|^\(/;
/** What stands between, in `Hours x Rate = Amount`. */
const BETWEEN = /^[x\u00d7*@=|/&-]$/i;
/** What stands before the numbers. */
const TEXTS = /^(?:code|desc(?:ription)?|item|type|no|name|status|tax|plan)\.?$/i;
const LEAST_COUNTED = 2;

/** The heading at a place of a line, where it lists its columns; null for any other. Its list may be a phrase of its own. */
export function listedHead(spans: readonly Span[], at: number): ListedHead | null {
  const [span, next] = [spans[at]!, spans[at + 1]];
  if (span.text.endsWith(":")) {
    const counted = next === undefined ? null : countedIn(next, next.tokens);
    return counted === null ? null : { name: span, counted, list: next! };
  }
  const opening = span.tokens.findIndex(({ text }) => OPENS.test(text));
  const first = opening < 0 || span.tokens[opening]!.text.startsWith("(") ? opening : opening + 1;
  if (first < 1) return null;
  const counted = countedIn(span, span.tokens.slice(first));
  const name = span.tokens.slice(0, first);
  return counted === null ? null : { name: partOf(span, name, wordsOf(name)), counted, list: span };
}

/** What a list of headings says of numbers, in order; null where anything else stands in it. */
function countedIn(span: Span, tokens: readonly Token[]): readonly Span[] | null {
  const hasCommas = tokens.some(({ text }) => text.endsWith(","));
  const found: Token[][] = [];
  let open: Token[] = [];
  const close = (): void => {
    if (open.length > 0) found.push(open);
    open = [];
  };
  for (const token of tokens) {
    if (BETWEEN.test(token.text)) {
      close();
      continue;
    }
    open.push(token);
    if (!hasCommas || /[,)]$/.test(token.text)) close();
  }
  close();
  const parts = found.filter((own) => !TEXTS.test(wordsOf(own)));
  const areNumbers = parts.every((own) => votesOf(wordsOf(own)).kinds.size > 0);
  return parts.length < LEAST_COUNTED || !areNumbers
    ? null
    : parts.map((own) => partOf(span, own, wordsOf(own)));
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text.replace(/^\(|[,):]+$/g, "")).join(" ");
}
