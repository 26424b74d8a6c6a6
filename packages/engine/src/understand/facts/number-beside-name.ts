import type { TextReading } from "../../interpret/reading.ts";
import type { Token } from "../../layout/token.ts";
import type { Row } from "../page-graph/span.ts";
import { isCompanyId, isLabelOfId } from "./company-id.ts";
import { isNameLike } from "./name-form.ts";
import type { Piece } from "./pieces.ts";

/** Digits alone may be a part of the name. */
const NUMBERED = /^(?=.*\d.*\d)(?=.*[A-Z-])[A-Z\d][A-Z\d-]{3,11}$/;

/** A company's number and its name, where it stands right before: `0761-K418 Bluestem Supper Club`, `Client 30417 Bluestem Bakery`. */
export function partedFromId(
  { tokens }: TextReading,
  id: string | undefined,
): { name: TextReading; id: TextReading } | null {
  const isLabelled = tokens[1]?.text === id && isLabelOfId(tokens[0]!.text);
  const [first, ...rest] = isLabelled ? tokens.slice(1) : tokens;
  if (first === undefined || (first.text !== id && !NUMBERED.test(first.text))) return null;
  const text = rest.map((token) => token.text).join(" ");
  if (!isNameLike(text)) return null;
  return { name: readingOf({ text, tokens: rest }), id: readingOf({ text: first.text, tokens: [first] }) };
}

export function readingOf({ text, tokens }: { text: string; tokens: readonly Token[] }): TextReading {
  return { text, tokens: [...tokens] };
}

/** `Branch: 31 Payroll: 88213   Bluestem Building Centre Ltd.`: the number that bureaus know a company by, right before its name. */
export function numberBefore({ tokens: [first] }: Piece, rows: readonly Row[]): TextReading | null {
  const tokens = rows
    .map(({ spans }) => spans.flatMap((span) => span.tokens))
    .find((row) => row.includes(first!));
  const [words, number] = tokens?.slice(0, tokens.indexOf(first!)).slice(-2) ?? [];
  if (number === undefined || !/^payroll:?$/i.test(words!.text) || !isCompanyId(number.text)) return null;
  return { text: number.text, tokens: [number] };
}

const BRACED = /^\((?:(?:company|compagnie|client|co\.?) )?(?<code>[A-Z\d][A-Z\d-]{1,11})\)/i;

/** `Bluestem Senior Living (0LK82)`: the number of a company behind its name. */
export function codeBehind(name: Piece, pieces: readonly Piece[]): TextReading | null {
  const next = pieces[pieces.indexOf(name) + 1];
  const code = next === undefined ? undefined : BRACED.exec(next.text)?.groups?.["code"];
  const token = code === undefined ? undefined : next!.tokens.find(({ text }) => text.includes(code));
  return token === undefined ? null : { text: code!, tokens: [token] };
}
