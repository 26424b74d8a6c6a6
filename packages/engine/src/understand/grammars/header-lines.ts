import { isDecimal } from "../page-graph/figure.ts";
import { middle, overlap, type Row, type Span } from "../page-graph/span.ts";
import { TOLERANCES } from "../tolerances.ts";
import { codeOfCaption } from "./caption-code.ts";
import { listedHead } from "./listed-heads.ts";
import { isOverAll } from "./titles-over-all.ts";
import { payerIn } from "../votes/payers.ts";
import { sectionOf } from "../votes/sections.ts";
import {
  headingWorth,
  isCodeForm,
  isLine,
  isNumbered,
  isSumOfAll,
  isTreatment,
  votesOf,
} from "../votes/wording.ts";

/** What stands beside a title. */
const PAGE = /^page:?(?: \d+| of|$)|\d{1,4}[/-]\d{1,2}[/-]\d{2,4}|\b(?:19|20)\d\d\b/i;
/** An id or a number of something: a line about somebody, and no header. Plans and forms are called by such numbers. */
const NUMBERED = /(?<![\d(])(?!40[13]|457|125|941|1099)\d{3,}(?!\d*[)k])/i;
/** What a mark in a table means, below it. */
const NOTE = /^(?:\*+|[\u2020\u2021\u00a7])\s?\p{L}/u;
const LEAST_WORTH = 0.5;
/** How far down from a header its first numbers may stand, in rows. */
export const LOOK_AHEAD = 8;

function worthOf({ spans }: Row): number {
  const sum = spans.reduce(
    (worth, span, i) =>
      worth + (isOfPair(spans, i) || span.figure !== null ? 0 : headingWorth(span.text.replace(/:$/, ""))),
    0,
  );
  return sum / Math.max(1, spans.length);
}

/** `Work state: NC` says something of somebody, and heads nothing. */
function isOfPair(spans: readonly Span[], at: number): boolean {
  const [before, span, next] = [spans[at - 1], spans[at]!, spans[at + 1]];
  // `Earnings: code, hours, amount` heads what it lists.
  if (listedHead(spans, at) !== null || (at > 0 && listedHead(spans, at - 1)?.list === span)) return false;
  if (opensHeads(spans, at) || (at > 0 && opensHeads(spans, at - 1))) return false;
  return (
    (span.text.endsWith(":") && next !== undefined && !next.text.endsWith(":")) ||
    (before?.text.endsWith(":") === true && !span.text.endsWith(":"))
  );
}

/** Whether headings follow a word with a colon: `Pay: | Code | Hours | Rate`. */
function opensHeads(spans: readonly Span[], at: number): boolean {
  const [next, second] = [spans[at + 1], spans[at + 2]];
  if (!spans[at]!.text.endsWith(":") || next === undefined || second === undefined) return false;
  return [next, second].every(
    ({ text, figure }) => figure === null && !text.endsWith(":") && headingWorth(text) >= 1,
  );
}

/** A caption says what it is about, and more of that behind a colon: `MED  Medical Pre-Tax  Payee: Blue Cross`, `LIFE  Basic Life  Carrier: Acme  Employer Paid`. */
function isCaptionWithMore({ spans }: Row): boolean {
  const pairs = spans.filter((_, i) => isOfPair(spans, i));
  const single = spans.filter(
    (span) =>
      !pairs.includes(span) && !isTreatment(span.text) && (pairs.length === 0 || payerIn(span.text) === null),
  ).length;
  return single < spans.length && single < LEAST_BESIDE;
}

const LEAST_BESIDE = 3;

const LEAST_CLEAR = 5;
const MOSTLY_HEADS = 0.6;

/** Whether a line heads columns though a name or a number stands in it too: `Lee, Ann  Code  Hours  Rate  Amount  YTD  Vchr 60417`. */
function isClear({ spans }: Row): boolean {
  const heads = spans.filter(
    ({ text, figure }, i) => figure === null && !isOfPair(spans, i) && headingWorth(text) >= 1,
  );
  return heads.length >= LEAST_CLEAR && heads.length >= MOSTLY_HEADS * spans.length;
}

/** What a report of people is called, above its headings: `Payroll Check Register`. */
const TITLE = /\b(?:register|journal|listing|ledger)$/i;

/** What only seems to be the name of a list: `Payroll Register with Year to Date`. */
const REPORT = /\b(?:register|journal|report|summary|statement|listing|ledger)\b/i;

export function isHeader(row: Row): boolean {
  if (row.hasFigures || row.spans.length === 0) return false;
  if (row.spans.some(({ text }) => PAGE.test(text) || NUMBERED.test(text)) && !isClear(row)) return false;
  if (isOfUnit(row)) return false;
  if (row.turned) return worthOf(row) > 0;
  if (row.spans.length === 1) return isTitle(row.spans[0]!);
  return worthOf(row) >= LEAST_WORTH && !isCaptionWithMore(row);
}

/** `DEPARTMENT 05  SHERIFF` says of whom the rows below are, though levies are called so, too. */
function isOfUnit(row: Row): boolean {
  return row.spans[0] !== undefined && isNumbered(row.spans[0].text) && !isClear(row);
}

/** Whether a text is the caption of lines: a line of pay with its code, `LIFEER - Basic Life (Company Paid)`. */
function isCodedLine(text: string): boolean {
  return codeOfCaption(text) !== null && isLine(text);
}

/** Whether a phrase that stands alone names what is below: a section, figures of the year, or in bold whatever heads figures. */
function isTitle({ text, bold }: Span): boolean {
  const name = text.replace(/:$/, "");
  if (isCodedLine(name)) return false;
  if (sectionOf(name) !== null) return true;
  if (headingWorth(name) < 1 || isLine(name)) return false;
  if (REPORT.test(name)) return false;
  const { subjects, kinds } = votesOf(name);
  // An account is called so, too.
  const isPaid = Math.max(...subjects.values()) === subjects.get("payment");
  return (bold && !isPaid) || (kinds.get("ytd") ?? 0) > 0;
}

export function headsFigures(rows: readonly Row[], at: number): boolean {
  for (let i = at + 1; i < Math.min(rows.length, at + LOOK_AHEAD); i++) {
    if (rows[i]!.page !== rows[at]!.page) return false;
    if (rows[i]!.hasFigures) return true;
  }
  return false;
}

const OVER_FIGURES = 0.5;
const OVER_TEXTS = 0.7;

/** Whether the phrases of a header stand over what is below: over half of the numbers, or at the left edges of its columns. */
export function standsOver(rows: readonly Row[], at: number): boolean {
  const { spans, page, turned } = rows[at]!;
  if (turned || spans.length === 1) return true;
  const below = rows.slice(at + 1, at + LOOK_AHEAD).filter((row) => row.page === page);
  const figured = below.find(({ hasFigures }) => hasFigures);
  const figures = figured?.spans.filter(({ figure, nothing }) => figure !== null || nothing) ?? [];
  const isHeaded = (figure: Span): boolean => spans.some((span) => overlap(span, figure) > -figure.size);
  const over = figures.filter(isHeaded).length;
  // Where numbers go on below as they stood above, a line between them is about what follows, unless it is over all of them.
  if (goOn(rows, at, figures)) {
    const amounts = figures.filter(({ figure }) => figure !== null && isDecimal(figure));
    return amounts.every(isHeaded) && over >= OVER_FIGURES * figures.length;
  }
  if (over >= OVER_FIGURES * figures.length) return true;
  if ((over === 0 && figures.length > 1) || namesLineOverNone(rows[at]!, below)) return false;
  const texts = below.flatMap((row) => row.spans);
  const isOver = (span: Span): boolean =>
    texts.some(
      ({ x0, x1 }) =>
        Math.abs(x0 - span.x0) <= TOLERANCES.sameEdgePt || Math.abs(x1 - span.x1) <= TOLERANCES.sameEdgePt,
    ) || figures.some((figure) => overlap(span, figure) > 0);
  return spans.filter(isOver).length >= OVER_TEXTS * spans.length;
}

const LEAST_HEADS = 4;
const OVER_EACH = 0.8;
const LEAST_KNOWN = 0.2;
const MOST_OF_CAPTION = 2;

/**
 * Whether a line heads columns by its place, whatever its words are: one phrase over each number below, and hardly any over
 * nothing.
 */
export function headsByPlace(rows: readonly Row[], at: number): boolean {
  const row = rows[at]!;
  const next = rows[at + 1];
  const { spans, turned, hasFigures } = row;
  if (turned || hasFigures || spans.length < LEAST_HEADS || next === undefined || !isNear(row, next))
    return false;
  if (isCaptionWithMore(row)) return false;
  // A line may say which part of the list begins: `Section 01 Office`.
  const below = next.spans.length <= MOST_OF_CAPTION && !next.hasFigures ? rows[at + 2] : next;
  if (
    spans.some(
      ({ figure, nothing, text }) => figure !== null || nothing || PAGE.test(text) || NUMBERED.test(text),
    )
  )
    return false;
  const after = rows.slice(at + 1, at + LOOK_AHEAD).filter(({ page }) => page === row.page);
  const figures = after.flatMap((line) =>
    line.spans.filter(({ figure }) => figure !== null && isDecimal(figure)),
  );
  if (below?.hasFigures !== true || figures.length < LEAST_HEADS || goOn(rows, at, figures)) return false;
  const overOne = (figure: Span): boolean => spans.filter((span) => overlap(span, figure) > 0).length === 1;
  const texts = after.flatMap((line) => line.spans);
  const isOver = (span: Span): boolean =>
    texts.some(
      ({ x0, x1 }) => overlap(span, { x0, x1 }) > 0 || Math.abs(x0 - span.x0) <= TOLERANCES.sameEdgePt,
    );
  return (
    worthOf(row) >= LEAST_KNOWN &&
    figures.filter(overOne).length >= OVER_EACH * figures.length &&
    spans.filter(isOver).length >= OVER_EACH * spans.length
  );
}

const LOOK_BACK = 6;
const GOING_ON = 0.8;

/** Whether numbers stand in the columns of the last rows of numbers above. */
function goOn(rows: readonly Row[], at: number, figures: readonly Span[]): boolean {
  const above = rows
    .slice(Math.max(0, at - LOOK_BACK), at)
    .filter(({ hasFigures, page }) => hasFigures && page === rows[at]!.page);
  if (above.length === 0 || figures.length < 2) return false;
  const edges = above.flatMap(({ spans }) =>
    spans.flatMap(({ figure, nothing, x1 }) => (figure !== null || nothing ? [x1] : [])),
  );
  const same = figures.filter(({ x1 }) =>
    edges.some((edge) => Math.abs(edge - x1) <= TOLERANCES.sameEdgePt),
  ).length;
  return same >= GOING_ON * figures.length;
}

export function isNear(upper: Row, lower: Row): boolean {
  const size = Math.max(upper.spans[0]?.size ?? 1, lower.spans[0]?.size ?? 1);
  return upper.page === lower.page && lower.baseline - upper.baseline <= TOLERANCES.headerPitch * size;
}

/** A line above a header that is a part of it: names of groups, first halves of headings. */
export function goesUp(row: Row, below: Row, before: { rows: readonly Row[] } | undefined): boolean {
  if (row.hasFigures || row.spans.length === 0 || !isNear(row, below)) return false;
  if (row.spans.some(({ text }) => PAGE.test(text) || NUMBERED.test(text))) return false;
  if (before !== undefined && before.rows.includes(row)) return false;
  if (row.spans.some(({ text, figure }) => text.endsWith(":") || (figure !== null && figure.scale > 0)))
    return false;
  const [first, second] = row.spans;
  if (second === undefined && (first!.text.length > 30 || NOTE.test(first!.text) || TITLE.test(first!.text)))
    return false;
  if (below.spans.length === 1 && isOutdented(row.spans[0]!, below.spans[0]!)) return false;
  if (isOverAll(row, below)) return false;
  return row.spans.every(
    (span) => below.spans.some((under) => overlap(span, under) > 0) || headingWorth(span.text) > 0,
  );
}

/** Whether a line begins left of a title below that is set in: it is about all that follows, and no part of that title. */
function isOutdented(line: Span, title: Span): boolean {
  return title.x0 - line.x0 > TOLERANCES.sameEdgePt && Math.abs(middle(title) - middle(line)) > title.size;
}

/** How many lines a header goes on with: a line between two of its lines belongs to it, whatever it says. */
export function linesOn(rows: readonly Row[], first: number, last: number): number {
  // Turned headings stand beside the others, though they end a little lower.
  if (rows[last + 1]!.turned && isNear(rows[last]!, rows[last + 1]!)) return 1;
  if (goesDown(rows, first, last)) return 1;
  const [between, row] = [rows[last + 1], rows[last + 2]];
  if (between === undefined || row === undefined || between.hasFigures || between.spans.length === 0)
    return 0;
  const isClose = row.page === between.page && row.top < between.bottom;
  return isClose && isNear(rows[last]!, between) && goesDown(rows, first, last, row) ? 2 : 0;
}

/** Whether a phrase alone goes on with one heading: it stands over a number, or is hardly wider than what it goes on with. */
function headsOne(span: Span, heads: readonly Span[], below: Row | undefined): boolean {
  if (below?.spans.some((other) => other.figure !== null && overlap(span, other) > 0) === true) return true;
  const over = heads.filter((head) => overlap(span, head) > 0);
  const [x0, x1] = [Math.min(...over.map((head) => head.x0)), Math.max(...over.map((head) => head.x1))];
  return over.length === 1 && span.x0 >= x0 - span.size && span.x1 <= x1 + span.size;
}

/**
 * Whether the phrases of a line end where numbers end, or begin where texts begin, in the lines below: it heads these columns,
 * whatever its words are. They may be halves of words, or what records of several lines have in one of them.
 */
function standAtEdges({ spans, page }: Row, below: readonly Row[]): boolean {
  if (spans.length < LEAST_HEADS) return false;
  const under = below.slice(0, LOOK_AHEAD).filter((row) => row.page === page);
  const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCES.sameEdgePt;
  const isAtEdge = (head: Span): boolean =>
    under.some((row) =>
      row.spans.some(({ figure, nothing, x0, x1 }) =>
        nothing || (figure !== null && isDecimal(figure))
          ? isSame(x1, head.x1)
          : figure === null && isSame(x0, head.x0),
      ),
    );
  return spans.filter(isAtEdge).length >= OVER_EACH * spans.length;
}

/** Whether a row is nothing but lines of pay with their codes, and stands over none of the amounts below: it is their caption, `FITW  Federal Income Tax`. */
function namesLineOverNone({ spans }: Row, below: readonly Row[]): boolean {
  const amounts = below.flatMap((row) =>
    row.spans.filter(({ figure }) => figure !== null && isDecimal(figure)),
  );
  return (
    amounts.length > 0 &&
    spans.some(({ text }) => isLine(text)) &&
    spans.every(({ text }) => isLine(text) || isCodeForm(text)) &&
    !spans.some((span) => amounts.some((amount) => overlap(span, amount) > 0))
  );
}

/** A line below that is a part of it: second halves, and what folded records have there. */
function goesDown(rows: readonly Row[], first: number, last: number, row = rows[last + 1]!): boolean {
  const above = rows[last]!;
  if (row.spans.some(({ text }) => PAGE.test(text) || NUMBERED.test(text))) return false;
  if (row.hasFigures || row.spans.length === 0 || isOfUnit(row) || !isNear(above, row)) return false;
  // `Report Totals` says what follows.
  if (isSumOfAll(row.spans[0]!.text)) return false;
  const heads = rows.slice(first, last + 1).flatMap(({ spans }) => spans);
  const known = worthOf(row);
  const after = rows.slice(rows.indexOf(row, last) + 1).slice(0, LOOK_AHEAD);
  const below = after.find(({ hasFigures }) => hasFigures);
  const under = row.spans.filter((span) => heads.some((head: Span) => overlap(span, head) > 0)).length;
  // A line of pay alone below a title is what the next rows are about: `Employee Taxes`, `FIT - Federal Income Tax`.
  if (row.spans.length === 1)
    return (
      known >= 1 &&
      under === 1 &&
      sectionOf(row.spans[0]!.text) === null &&
      !isCodedLine(row.spans[0]!.text) &&
      !(heads.length === 1 && isLine(row.spans[0]!.text)) &&
      headsOne(row.spans[0]!, heads, below)
    );
  if (namesLineOverNone(row, after)) return false;
  return (
    known >= LEAST_WORTH ||
    headsByPlace(rows, rows.indexOf(row, last)) ||
    standAtEdges(row, after) ||
    (row.spans.length >= 4 && under === row.spans.length && known >= 0.3)
  );
}
