import { crc32 } from "node:zlib";
import type { Span } from "../../page-graph/span.ts";
import type { Form } from "./form.ts";

/** Words and parts of words are told by numbers from 1 to below this; 0 is none. */
export const BUCKETS = 4096;
/** So many of them tell a span. */
export const GRAMS = 28;
const MOST_WORDS = 6;
const MOST_OF_WORD = 8;
const WORD = /[a-z0-9~&/#%().*'-]+/g;

/** The words of a span as bucket numbers: each whole, and each in runs of three letters. Money is told by its form alone. */
export function gramsOf({ text, figure }: Pick<Span, "text" | "figure">, form: Form): number[] {
  if (form === "money") return ["#money", `#decimals${figure?.scale ?? 0}`].map(bucketOf);
  const tokens: string[] = [];
  for (const printed of (folded(text).match(WORD) ?? []).slice(0, MOST_WORDS)) {
    const word = printed.replace(/^[.']+|[.']+$/g, "");
    if (word === "") continue;
    tokens.push(`w${word}`);
    const framed = `^${word}$`;
    for (let at = 0; at < Math.min(framed.length - 2, MOST_OF_WORD); at++)
      tokens.push(framed.slice(at, at + 3));
  }
  return tokens.slice(0, GRAMS).map(bucketOf);
}

/** Lower case without accents; digits are 0, letters that are not Latin are ~. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\d/g, "0")
    .replace(/[\u0250-\u{10ffff}]/gu, (letter) => (/\p{L}/u.test(letter) ? "~" : ""));
}

function bucketOf(token: string): number {
  return (crc32(token) % (BUCKETS - 1)) + 1;
}
