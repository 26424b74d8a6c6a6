import type { TextReading } from "../../interpret/reading.ts";
import type { PageGraph } from "../page-graph/page-graph.ts";
import type { Row, Span } from "../page-graph/span.ts";
import { TOLERANCES } from "../tolerances.ts";
import { LEGAL_FORM, NAME_LABEL, OF_BANK, OF_BUSINESS } from "./company-words.ts";
import { companyIdBelow, companyIdOf, isCompanyId } from "./company-id.ts";
import { canBeCompany, hasNameForm, isNameLike } from "./name-form.ts";
import { inBothLanguages, nameIn } from "./name-in-piece.ts";
import { codeBehind, numberBefore, readingOf } from "./number-beside-name.ts";
import { linesOverAddress, withLineAbove } from "./wrapped-company.ts";
import { piecesOf, type Piece } from "./pieces.ts";

/** A code of the company before its name: `Company: LMS`. */
const CODE = /^[A-Z\d]{2,5}$/;
const HEAD_ROWS = 8;
/** A name stands in the last lines of a page only behind its number: others there are those of whoever printed it. */
const FOOT_ROWS = 3;
const FAR_EM = 12;

/** Bits for a name. Without a label or a legal form place and words have to agree. */
const LABELLED = 12;
const FOUNDED = 6;
const BUSINESS = 2;
const TOP = 2;
const AGAIN = 2;
const LARGE = 1;
const OVER_ADDRESS = 2;
const BESIDE_RUN = 2;
const BEHIND_CODE = 2;
const BANK = 4;
const MANY = 5;
const LEAST = 2.5;

/** The company and its number. */
export interface Company {
  name: TextReading | null;
  id: TextReading | null;
  /** Whether words or the legal form tell the name, and not its place alone. */
  isNamed: boolean;
  /** Whether the number stands right before the name. */
  isBesideId: boolean;
}

/** The company and its number: beside words for them, or by form and place at the head of the document. */
export function companyOf({ rows }: PageGraph): Company {
  const page = rows[0]?.page ?? 1;
  const first = rows.filter((row) => row.page === page);
  const labelled = first.flatMap((row, i) => [...behind(row, NAME_LABEL), ...below(row, first[i + 1])]);
  const inBlocks = linesOverAddress(first).filter(
    ({ piece: { text } }) => LEGAL_FORM.test(text) || OF_BUSINESS.test(text),
  );
  const pieces = [
    ...[...headOf(first), ...first.slice(-FOOT_ROWS)].flatMap((row) =>
      piecesOf(row).map((piece) => ({ piece: nameIn(piece, row), row })),
    ),
    ...inBlocks,
  ].filter(({ piece }) => !LABEL_ALONE.test(piece.text) && !piece.tokens.at(-1)!.text.endsWith(":"));
  const again = textsOfFurtherPages(rows, page);
  const largest = Math.max(
    ...first.slice(0, HEAD_ROWS).flatMap(({ spans }) => spans.map(({ size }) => size)),
  );
  const ranked = pieces
    .map(({ piece, row }) => ({ piece, row, bits: nameBits(piece, row, first, again, largest, inBlocks) }))
    .filter(({ bits }) => bits >= LEAST)
    .sort((one, other) => other.bits - one.bits);
  const ofLabelled = first.flatMap((row) =>
    row.spans.some((span) => labelled.includes(span)) ? piecesOf(row) : [],
  );
  const told = labelled
    .map((span) => ofLabelled.find((piece) => piece.tokens[0] === span.tokens[0]) ?? pieceOf(span))
    .find(({ text }) => canBeCompany(text) && !CODE.test(text));
  const [best] = ranked;
  const isLine = (text: string): boolean => hasNameForm(text) && !LEGAL_FORM.test(text);
  const name =
    told ?? (best === undefined ? null : inBothLanguages(withLineAbove(best.piece, first, isLine), best.row));
  const code = labelled.find(({ text }) => isCompanyId(text) || CODE.test(text));
  const id =
    companyIdOf(first) ??
    companyIdBelow(first) ??
    (name === null
      ? null
      : codeBehind(name, told === undefined ? pieces.map(({ piece }) => piece) : ofLabelled)) ??
    (code === undefined ? null : { text: code.text, tokens: code.tokens }) ??
    name?.code ??
    pieces.find(({ piece }) => piece.code !== null && piece.text === name?.text)?.piece.code ??
    (name === null ? null : numberBefore(name, first));
  return {
    name: name === null ? null : readingOf(name),
    id: id === null ? null : readingOf(id),
    isNamed:
      told !== undefined ||
      (best?.bits ?? 0) >= FOUNDED ||
      inBlocks.some(({ piece }) => piece === best?.piece),
    isBesideId: id !== null && id === name?.code,
  };
}

/** A phrase that no piece begins with: a code stands right before it. */
function pieceOf({ text, tokens, x0, size }: Span): Piece {
  return { text, tokens, x0, size, label: null, code: null };
}

const LABEL_ALONE = /^(?:company|client|employer|business)(?: name)?:?$/i;

/** The rows above the first table, or the first rows of the page. */
function headOf(rows: readonly Row[]): Row[] {
  const head = rows.slice(0, HEAD_ROWS);
  const end = head.findIndex(({ hasFigures, heads }) => hasFigures || heads);
  return end < 0 ? head : head.slice(0, Math.max(1, end));
}

/** What stands right behind words of a row. */
function behind({ spans }: Row, label: RegExp): Span[] {
  return spans.flatMap((span, i) => {
    const [next, further] = [spans[i + 1], spans[i + 2]];
    if (!label.test(span.text) || next === undefined || next.x0 - span.x1 >= FAR_EM * span.size) return [];
    // `Company: 8KD Bluestem Outfitters, LLC`
    const isCode = CODE.test(next.text) && further !== undefined && further.x0 - next.x1 < FAR_EM * next.size;
    return isCode ? [next, further] : [next];
  });
}

const HEADED = /^(?:employer|company)(?: name)?$/i;

/** What stands below a word for the company, in a band of words over what they name: `Pay Date | Employer`. */
function below({ spans }: Row, next: Row | undefined): Span[] {
  const heading = spans.length > 1 ? spans.find(({ text }) => HEADED.test(text)) : undefined;
  const under = next?.spans.find(
    ({ x0 }) => heading !== undefined && Math.abs(x0 - heading.x0) <= TOLERANCES.sameEdgePt,
  );
  return under === undefined || !canBeCompany(under.text) ? [] : [under];
}

/** What the first rows of further pages say as well. */
function textsOfFurtherPages(rows: readonly Row[], page: number): ReadonlySet<string> {
  const byPage = Map.groupBy(
    rows.filter((row) => row.page !== page),
    (row) => row.page,
  );
  return new Set(
    [...byPage.values()].flatMap((own) =>
      own.slice(0, HEAD_ROWS).flatMap((row) => piecesOf(row).map(({ text }) => text)),
    ),
  );
}

function nameBits(
  piece: Piece,
  row: Row,
  first: readonly Row[],
  again: ReadonlySet<string>,
  largest: number,
  inBlocks: readonly { piece: Piece }[],
): number {
  // Over an address a company may be called as a heading is: `Local School District`.
  const isInBlock = inBlocks.some((one) => one.piece.tokens[0] === piece.tokens[0]);
  if (!isNameLike(piece.text) && !(isInBlock && canBeCompany(piece.text))) return 0;
  const at = first.indexOf(row);
  const isFoot = at >= HEAD_ROWS && at >= first.length - FOOT_ROWS;
  const isBesideRun = saysRun(row) && (OF_BUSINESS.test(piece.text) || LEGAL_FORM.test(piece.text));
  if (isFoot && piece.code === null && !isBesideRun) return 0;
  let bits = piece.label !== null && NAME_LABEL.test(piece.label) ? LABELLED : 0;
  if (LEGAL_FORM.test(piece.text) && piece.text.includes(" ")) bits += FOUNDED;
  if (OF_BUSINESS.test(piece.text)) bits += BUSINESS;
  if (OF_BANK.test(piece.text)) bits -= BANK;
  if (isOfHeadings(row)) bits -= FOUNDED;
  if (at < 2) bits += TOP;
  if (again.has(piece.text)) bits += AGAIN;
  if (piece.size >= largest) bits += LARGE;
  if (piece.code !== null) bits += BEHIND_CODE;
  if (isBesideRun) bits += BESIDE_RUN;
  if (isOverAddress(piece, first[at + 1]) || isInBlock) bits += OVER_ADDRESS;
  return bits - Math.min(1, at / HEAD_ROWS);
}

/** What is said of a run, beside the name of whom it is for: `Bluestem Kitchen · Weekly · Payday May 8`. */
const OF_RUN = /\bpay ?(?:period|date|day)\b|\bcheck date\b|^(?:(?:bi-?)?weekly|semi-?monthly|monthly)$/i;

function saysRun(row: Row): boolean {
  return piecesOf(row).some(({ text }) => OF_RUN.test(text));
}

/** Whether a line of many phrases has no number: they are headings of columns. */
function isOfHeadings({ spans }: Row): boolean {
  return spans.length >= MANY && !spans.some(({ text }) => /\d/.test(text));
}

const STREET = /^\d{1,6} (?:[NSEW]\.? )?\p{L}/u;

function isOverAddress({ x0, size }: Piece, below: Row | undefined): boolean {
  return below?.spans.some((span) => Math.abs(span.x0 - x0) < 3 * size && STREET.test(span.text)) === true;
}
