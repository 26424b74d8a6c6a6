import type { TextReading } from "../../interpret/reading.ts";
import type { Token } from "../../layout/token.ts";
import type { PageGraph } from "../page-graph/page-graph.ts";
import type { Row, Span } from "../page-graph/span.ts";
import { headingWorth, isSumWord, votesOf } from "../votes/wording.ts";
import { TOLERANCES } from "../tolerances.ts";
import { companyIdOf, isCompanyId, isLabelOfId } from "./company-id.ts";
import { linesOverAddress, withLineAbove } from "./wrapped-company.ts";
import { piecesOf, type Piece } from "./pieces.ts";

/** Without a colon the word alone heads what a company pays. */
const NAME_LABEL =
  /^(?:company|employer|client|legal entity)\s*:$|^(?:company|employer|client|business|legal) name\s*:?$/i;
/** How companies are founded, at the end of their names. */
const LEGAL_FORM =
  /(?:^|[\s,])(?:inc|incorporated|llc|l\.l\.c|llp|lp|pllc|corp|corporation|co|company|ltd|limited|plc|p\.?c|p\.?a|gmbh|ag|kg|sarl|sas|s\.?a|s\.?l|b\.?v|pty|n\.a|coop|cooperative)\.?$/i;
/** What companies and public bodies do or are, in their names. */
const OF_BUSINESS =
  /\b(?:&|associates|authority|bank|brewing|care|center|centers|centre|church|city|clinic|college|construction|contractors|county|dental|distributing|district|electric|enterprises|farms?|foods?|foundation|group|holdings|hospital|hotel|industries|institute|kitchen|landscaping|logistics|manufacturing|market|markets|medical|mills?|partners|pharmacy|plumbing|resort|restaurants?|roasters|school|schools|services|society|software|solutions|supply|systems|technologies|town|township|university|village|works)\b/i;
/** How companies are founded, in words that nothing else ends with. */
const FOUNDED_AS =
  /(?:^|[\s,])(?:inc|incorporated|llc|l\.l\.c|llp|pllc|p\.?c|corp|corporation|ltd|plc|gmbh)\.?$/i;
/** On checks the bank is printed, too. */
const OF_BANK = /\b(?:bank|savings|credit union)\b/i;
/** What a report is called, and what is said of it. */
const OF_REPORT =
  /\b(?:payrolls?|pay|paid|payday|paystub|wages?|earnings?|earned|register|journal|report|listing|ledger|summary|statements?|stub|review|recap|worksheet|workbook|detail|activity|history|advice|voucher|checks?|employees?|employers?|page|pages|period|date|dated|week|weekly|biweekly|monthly|month|quarter|quarterly|year|printed|prepared|created|run|through|thru|tax|taxes|taxable|withholding|deductions?|benefits?|contributions?|confidential|all departments|from|your|by|generated|invoice|hours)\b/i;
/** Where somebody works: companies are called so, too, `Bluestem Home Care LLC`. */
const OF_PLACE = /\b(?:department|division|location|state of|form|home)\b/i;
/** A code of the company before its name: `Company: LMS`. */
const CODE = /^[A-Z\d]{2,5}$/;
const HEAD_ROWS = 8;
/** A name stands in the last lines of a page only behind its number: others there are those of whoever printed it. */
const FOOT_ROWS = 3;
const FAR_EM = 12;
const MOST_WORDS = 9;

/** Bits for a name. Without a label or a legal form place and words have to agree. */
const LABELLED = 12;
const FOUNDED = 6;
const BUSINESS = 2;
const TOP = 2;
const AGAIN = 2;
const LARGE = 1;
const OVER_ADDRESS = 2;
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
      piecesOf(row).map((piece) => ({ piece: withoutCode(withoutAddress(withoutNext(piece)), row), row })),
    ),
    ...inBlocks,
  ].filter(({ piece }) => !LABEL_ALONE.test(piece.text) && !piece.tokens.at(-1)!.text.endsWith(":"));
  const again = textsOfFurtherPages(rows, page);
  const largest = Math.max(
    ...first.slice(0, HEAD_ROWS).flatMap(({ spans }) => spans.map(({ size }) => size)),
  );
  const ranked = pieces
    .map(({ piece, row }) => ({ piece, bits: nameBits(piece, row, first, again, largest, inBlocks) }))
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
  const name = told ?? (best === undefined ? null : withLineAbove(best.piece, first, isLine));
  const code = labelled.find(({ text }) => isCompanyId(text) || CODE.test(text));
  const id =
    companyIdOf(first) ??
    (name === null
      ? null
      : codeBehind(name, told === undefined ? pieces.map(({ piece }) => piece) : ofLabelled)) ??
    (code === undefined ? null : { text: code.text, tokens: code.tokens }) ??
    name?.code ??
    null;
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

function readingOf({ text, tokens }: { text: string; tokens: readonly Token[] }): TextReading {
  return { text, tokens: [...tokens] };
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

const LABEL_ALONE = /^(?:company|client|employer|business)(?: name)?:?$/i;

const BRACED = /^\((?:(?:company|client|co\.?) )?(?<code>[A-Z\d][A-Z\d-]{1,11})\)/i;

/** `Bluestem Senior Living (0LK82)`: the number of a company behind its name. */
function codeBehind(name: Piece, pieces: readonly Piece[]): TextReading | null {
  const next = pieces[pieces.indexOf(name) + 1];
  const code = next === undefined ? undefined : BRACED.exec(next.text)?.groups?.["code"];
  const token = code === undefined ? undefined : next!.tokens.find(({ text }) => text.includes(code));
  return token === undefined ? null : { text: code!, tokens: [token] };
}

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
  if (isFoot && piece.code === null) return 0;
  let bits = piece.label !== null && NAME_LABEL.test(piece.label) ? LABELLED : 0;
  if (LEGAL_FORM.test(piece.text) && piece.text.includes(" ")) bits += FOUNDED;
  if (OF_BUSINESS.test(piece.text)) bits += BUSINESS;
  if (OF_BANK.test(piece.text)) bits -= BANK;
  if (isOfHeadings(row)) bits -= FOUNDED;
  if (at < 2) bits += TOP;
  if (again.has(piece.text)) bits += AGAIN;
  if (piece.size >= largest) bits += LARGE;
  if (piece.code !== null) bits += BEHIND_CODE;
  if (isOverAddress(piece, first[at + 1]) || isInBlock) bits += OVER_ADDRESS;
  return bits - Math.min(1, at / HEAD_ROWS);
}

/** Whether a line of many phrases has no number: they are headings of columns. */
function isOfHeadings({ spans }: Row): boolean {
  return spans.length >= MANY && !spans.some(({ text }) => /\d/.test(text));
}

const STREET = /^\d{1,6} (?:[NSEW]\.? )?\p{L}/u;

function isOverAddress({ x0, size }: Piece, below: Row | undefined): boolean {
  return below?.spans.some((span) => Math.abs(span.x0 - x0) < 3 * size && STREET.test(span.text)) === true;
}

/** `Kingston, Ontario` */
const PLACE = /^[\p{L}. ]+, \p{Lu}[\p{L} ]+$/u;
const SMALL = /^(?:of|and|the|for|at|in|on|de|du|des|la|le|les|et|y|und|&|\u2019|von|van|der)$/i;

/** Whether a text has the form of a name, and says nothing of pay. */
function isNameLike(text: string): boolean {
  if (!hasNameForm(text)) return false;
  const bare = text.replace(LEGAL_FORM, "");
  // A dentist's is no plan. `Company` at the end is a legal form, and not the employer's share.
  if (FOUNDED_AS.test(text) && bare.includes(" ")) return true;
  return headingWorth(bare) === 0 && votesOf(bare).subjects.size === 0;
}

/** Whether a text can be the name that words beside it or above it announce: a foundation is no gift then. */
export function canBeCompany(text: string): boolean {
  return isNameLike(text) || (hasNameForm(text) && OF_BUSINESS.test(text));
}

/** Whether a text has the form of a name of several words, and says nothing of a report. */
function hasNameForm(text: string): boolean {
  const words = text.split(" ");
  return (
    /^\p{Lu}/u.test(text) &&
    /\p{L}{2}/u.test(text) &&
    words.length <= MOST_WORDS &&
    (words.length > 1 || LEGAL_FORM.test(text)) &&
    !/[:\d@]/.test(text) &&
    (LEGAL_FORM.test(text) || words.every((word) => SMALL.test(word) || /^["\u201c]?\p{Lu}/u.test(word))) &&
    !OF_REPORT.test(text) &&
    (FOUNDED_AS.test(text) || !(PLACE.test(text) || OF_PLACE.test(text))) &&
    !isSumWord(text)
  );
}
