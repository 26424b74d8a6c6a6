import type { Token } from "../../layout/token.ts";
import type { Row, Span } from "../page-graph/span.ts";

/** A part of a line of the head: what separators, or wide gaps, leave together. */
export interface Piece {
  text: string;
  tokens: readonly Token[];
  x0: number;
  size: number;
  /** Words with a colon right before it. */
  label: string | null;
  /** A code before its dash: `BPI - Beacon Polytechnic Institute`. */
  code: { text: string; tokens: readonly Token[] } | null;
}

const SEPARATOR = /^(?:[-\u2010-\u2015\u2022\u00b7|/~*]|[-*_=~]{2,})$/;
const DASH = /^[-\u2010-\u2015]$/;
const CODE = /^(?=.*\d)[A-Z\d][A-Z\d-]{1,11}$|^[A-Z]{2,5}$/;
/** Typewritten lines, in capitals, set words apart by two spaces at times. */
const TYPED_EM = 1.6;
/** A point between two phrases, which none of them has, takes more than two spaces: `Bluestem Bakery · Weekly`. */
const JOINED_EM = 0.7;

function isTypedOn(last: Token, next: Token): boolean {
  const most = isCapital(last) && isCapital(next) ? TYPED_EM : JOINED_EM;
  return next.x0 - last.x1 <= most * next.size;
}

function isCapital({ text }: Token): boolean {
  return text === text.toUpperCase() && !/\d/.test(text);
}

/** `Bluestem Foods (Pty) Ltd`: brackets in the legal form are of the name. */
const PROPRIETARY = /^\(pty\.?\)$/i;

/** How companies are founded ends their names, whatever comes next: `Inc. Client 71-0448`. */
function isBehindForm({ text }: Token): boolean {
  return /^(?:inc|llc|llp|ltd|corp|plc|gmbh|pllc|sarl)\.?$|^(?:inc|ltd|corp)\.,$/i.test(text);
}

/** The parts of a line that may each say something of their own. */
export function piecesOf({ spans }: Pick<Row, "spans">): Piece[] {
  const runs: { tokens: Token[]; span: Span; isBehindDash: boolean }[] = [];
  let last: Token | null = null;
  let begins = true;
  let dash = false;
  for (const span of spans)
    for (const token of span.tokens) {
      const isFar = last !== null && span.tokens[0] === token && !isTypedOn(last, token);
      last = token;
      if (SEPARATOR.test(token.text)) {
        begins = true;
        dash = DASH.test(token.text);
        continue;
      }
      const before = runs.at(-1)?.tokens.at(-1);
      if (
        begins ||
        isFar ||
        before!.text.endsWith(":") ||
        (token.text.startsWith("(") && !PROPRIETARY.test(token.text)) ||
        isBehindForm(before!)
      )
        runs.push({ tokens: [], span, isBehindDash: dash && !isFar });
      runs.at(-1)!.tokens.push(token);
      begins = false;
      dash = false;
    }
  return runs
    .filter(({ tokens }) => tokens.length > 0)
    .map(({ tokens, span, isBehindDash }, i) => {
      const before = runs[i - 1]?.tokens;
      const textBefore = before?.map(({ text }) => text).join(" ") ?? "";
      return {
        text: tokens
          .map(({ text }) => text)
          .join(" ")
          .replace(/[\s,;:]+$/, ""),
        tokens,
        x0: tokens[0]!.x0,
        size: span.size,
        label: textBefore.endsWith(":") ? textBefore : null,
        code:
          isBehindDash && before?.length === 1 && CODE.test(textBefore)
            ? { text: textBefore, tokens: before }
            : null,
      };
    });
}
