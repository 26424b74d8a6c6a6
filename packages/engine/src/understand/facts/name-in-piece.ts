import type { Row } from "../page-graph/span.ts";
import { FOUNDED_AS, LEGAL_FORM, OF_BUSINESS, OF_REPORT } from "./company-words.ts";
import { isNameLike } from "./name-form.ts";
import { piecesOf, type Piece } from "./pieces.ts";

/** What of a piece can be a name: without numbers and titles before it, and without what is said next. */
export function nameIn(piece: Piece, row: Row): Piece {
  return withoutCode(withoutTitle(withoutAddress(withoutNext(piece))), row);
}

/** Codes that payroll systems give to companies, by which nobody is called: a digit, or no vowel. */
const BARE_CODE = /^(?=[A-Z\d]{2,6}$)(?:.*\d.*|[^AEIOU]+)$/;
/** `Company code 1000 Bluestem Corp.` */
const CODED =
  /^(?:company|client|co\.?)(?: (?:code|no\.?|number|id|#))? [A-Z\d][A-Z\d-]{1,11} (?=\p{Lu}.* )/iu;

/** Numbers before a name, with words for them or without: `0041 0041-K418 Bluestem Supper Club LLC`, `Branch 0047 Payroll 88213 Bluestem Ltd.` */
const NUMBERS_BEFORE =
  /^(?:(?:(?:company|client|customer|employer|branch|payroll|group)(?: (?:code|no\.?|number|id|#))?:? )?(?!(?:19|20)\d\d )(?=\S*\d)[A-Z\d][A-Z\d-]{1,11} )+(?=\p{Lu}\S* .*)/iu;

/** How many words before a name are numbers and words for them. */
function wordsOfNumbers({ text }: Piece): number {
  const before = (FOUNDED_AS.test(text) ? NUMBERS_BEFORE.exec(text) : null) ?? CODED.exec(text);
  return before?.[0].trim().split(" ").length ?? 0;
}

/** A name without the company's number, which stands before it, apart or behind words for it. */
function withoutCode(piece: Piece, { spans }: Row): Piece {
  const [first, ...rest] = piece.tokens;
  const isApart = spans.some(({ tokens }) => tokens.length === 1 && tokens[0] === first);
  const words = wordsOfNumbers(piece);
  const tokens = words > 0 ? piece.tokens.slice(words) : isApart && BARE_CODE.test(first!.text) ? rest : null;
  if (tokens === null || tokens.length < 2) return piece;
  const text = tokens.map((token) => token.text).join(" ");
  const code = piece.tokens.at(-tokens.length - 1)!;
  return { ...piece, tokens, text, x0: tokens[0]!.x0, code: { text: code.text, tokens: [code] } };
}

/** `Bluestem Testing Labs Pay date:`: a name, up to the words for what comes next. */
function withoutNext(piece: Piece): Piece {
  if (!piece.tokens.at(-1)!.text.endsWith(":")) return piece;
  const at = piece.tokens.findIndex(({ text }) => OF_REPORT.test(text));
  if (at < 2) return piece;
  const tokens = piece.tokens.slice(0, at);
  return { ...piece, tokens, text: tokens.map(({ text }) => text).join(" ") };
}

const TITLED = /^(?:\S+ )*(?:register|journal|report|listing|summary|statements?) for (?=\p{Lu})/iu;

/** `Check Register Report for Bluestem Township`: a public body or a company, behind what a report is called. */
function withoutTitle(piece: Piece): Piece {
  const title = TITLED.exec(piece.text)?.[0].trim().split(" ") ?? [];
  const tokens = piece.tokens.slice(title.length);
  const text = tokens.map((token) => token.text).join(" ");
  const isNamed = LEGAL_FORM.test(text) || OF_BUSINESS.test(text);
  return title.length === 0 || !isNamed ? piece : { ...piece, tokens, text, x0: tokens[0]!.x0 };
}

/** `Bluestem Logistik GmbH, 24103 Kiel`: a name, up to the end of its legal form. */
function withoutAddress(piece: Piece): Piece {
  const at = piece.tokens.findIndex(
    ({ text }, i) =>
      text.endsWith(",") && LEGAL_FORM.test(text.slice(0, -1)) && /^\d/.test(piece.tokens[i + 1]?.text ?? ""),
  );
  if (at < 0) return piece;
  const tokens = piece.tokens.slice(0, at + 1);
  return {
    ...piece,
    tokens,
    text: tokens
      .map(({ text }) => text)
      .join(" ")
      .slice(0, -1),
  };
}

/** A company's name in two languages: `Bluestem Foods Ltd. / Aliments Bluestem Ltée`. */
export function inBothLanguages(piece: Piece, row: Row): Piece {
  const tokens = row.spans.flatMap((span) => span.tokens);
  const slash = tokens.findIndex(({ text }) => text === "/");
  if (slash < 0) return piece;
  const [one, other] = [-1, 1].map((side) =>
    piecesOf(row).find((each) => tokens[slash + side] === each.tokens.at(side < 0 ? -1 : 0)),
  );
  if (one === undefined || other === undefined) return piece;
  const isPair = [one, other].every(({ text }) => LEGAL_FORM.test(text) && isNameLike(text));
  const isOf = [one, other].some(({ tokens: [first] }) => first === piece.tokens[0]);
  if (!isPair || !isOf) return piece;
  return {
    ...one,
    text: `${one.text} / ${other.text}`,
    tokens: [...one.tokens, tokens[slash]!, ...other.tokens],
  };
}
