import { looksLikePersonName } from "@paylift/canonical";
import { isDecimal } from "../page-graph/figure.ts";
import { headingWorth, isLine, isSumWord, sectionOf, votesOf } from "../votes/wording.ts";
import { TOLERANCES } from "../tolerances.ts";
import type { PageGraph } from "../page-graph/page-graph.ts";
import { overlap, type Row, type Span } from "../page-graph/span.ts";

/** Lines that head what stands below them: a header of one to four lines, or the name of a section. */
export interface Band {
  index: number;
  /** A title stands alone above what it is about; a header of people has a name over each column; others name columns. */
  kind: "title" | "people" | "columns";
  page: number;
  rows: readonly Row[];
  /** Headers of the same words head the same columns. */
  key: string;
  /** What stands in its lines and is no heading: who the lines below are about. */
  asides: readonly Span[];
  /** The lines right above it say what the lines below are about, each time something else. */
  captioned: boolean;
}

/** What stands beside a title. */
const PAGE = /^page:?(?: \d+| of|$)|\d{1,4}[/-]\d{1,2}[/-]\d{2,4}|\b(?:19|20)\d\d\b/i;
/** An id or a number of something: a line about somebody, and no header. Plans and forms are called by such numbers. */
const NUMBERED = /(?<![\d(])(?!40[13]|457|125|941|1099)\d{3,}(?!\d*[)k])/i;
const LEAST_WORTH = 0.5;
const MOST_ROWS = 5;
const LOOK_AHEAD = 8;

/** The headers of a document, top to bottom. */
export function bandsOf({ rows }: PageGraph): Band[] {
  const bands: Band[] = [];
  for (let i = 0; i < rows.length;) {
    const row = rows[i]!;
    const people = arePeople(rows, i) || areOverBlocks(rows, i) || isSumBlock(rows, i);
    const columns = (isHeader(row) && standsOver(rows, i)) || headsByPlace(rows, i);
    if ((!people && !columns) || !headsFigures(rows, i)) {
      i++;
      continue;
    }
    let first = i;
    while (
      first > 0 &&
      i - first < 3 &&
      (people
        ? namesGoUp(rows[first - 1]!, rows[first]!, bands.at(-1))
        : goesUp(rows[first - 1]!, rows[first]!, bands.at(-1)))
    )
      first--;
    let last = i;
    while (last + 1 < rows.length && last - first + 1 < MOST_ROWS) {
      const more = people ? Number(namesGoOn(rows, last)) : linesOn(rows, first, last);
      if (more === 0) break;
      last += more;
    }
    bands.push(bandOf(rows.slice(first, last + 1), bands.length, people));
    i = last + 1;
  }
  return withoutCaptions(bands);
}

function bandOf(rows: readonly Row[], index: number, people: boolean): Band {
  const spans = rows.flatMap((line) => line.spans);
  const heads = spans.filter(({ text }) => headingWorth(text.replace(/:$/, "")) > 0);
  const asides = rows.flatMap((line) =>
    line.spans.slice(0, 1).filter((span) => line.spans.length > 1 && isAside(span, line, heads)),
  );
  const key = spans.flatMap((span) => (asides.includes(span) ? [] : [span.text])).join("|");
  const isTitle = rows.every((row) => row.spans.length === 1);
  const kind = people
    ? "people"
    : spans.length === 1 || (isTitle && sectionOf(spans.at(-1)!.text) !== null)
      ? "title"
      : "columns";
  return { index, kind, page: rows[0]!.page, rows, key, asides: people ? [] : asides, captioned: false };
}

/** Of a header that is printed again and again what differs each time is no part of it: it says what follows is about. */
function withoutCaptions(bands: readonly Band[]): Band[] {
  const textOf = ({ spans }: Row): string => spans.map(({ text }) => text).join("|");
  const byFoot = new Map<string, Band[]>();
  for (const band of bands)
    if (band.kind === "columns") {
      const foot = textOf(band.rows.at(-1)!);
      byFoot.set(foot, [...(byFoot.get(foot) ?? []), band]);
    }
  return bands.map((band) => {
    const same = byFoot.get(textOf(band.rows.at(-1)!)) ?? [];
    const [top, second] = band.rows;
    if (same.length < 2 || second === undefined || !isCaption(top!, second)) return band;
    const others = same.filter(
      ({ rows }) => rows.length !== band.rows.length || textOf(rows[0]!) !== textOf(top!),
    );
    if (others.length === 0) return band;
    return { ...bandOf(band.rows.slice(1), band.index, false), captioned: true };
  });
}

/** Whether a line above a header begins where the header does, opens no section and names nobody. */
function isCaption({ spans }: Row, below: Row): boolean {
  const first = spans[0]!;
  if (first.x0 > below.spans[0]!.x0 + first.size) return false;
  return spans.every(
    ({ text }) => sectionOf(text) === null && (votesOf(text).subjects.size > 0 || !looksLikePersonName(text)),
  );
}

/** Whether a phrase of a header looks like somebody's name and is left of what heads columns. */
function isAside(span: Span, line: Row, heads: readonly Span[]): boolean {
  return (
    line.spans.slice(1).every((other) => heads.includes(other)) &&
    !heads.includes(span) &&
    looksLikePersonName(span.text) &&
    (span.text.includes(",") || span.bold)
  );
}

const LEAST_PEOPLE = 2;
/** What names are made of: letters of any script, and what stands between them. */
export const NAME_FORM = /^[\p{L}'\u2019.,\- ]+$/u;

/** Whether a line has a name over each of several columns of numbers: people stand side by side. */
function arePeople(rows: readonly Row[], at: number): boolean {
  const { spans, hasFigures, page, turned } = rows[at]!;
  if (turned || hasFigures || spans.length < LEAST_PEOPLE) return false;
  const names = spans.filter(
    ({ text }) => NAME_FORM.test(text) && headingWorth(text) === 0 && sectionOf(text) === null,
  );
  if (names.length < LEAST_PEOPLE || names.length < 0.7 * spans.length) return false;
  const figured = rows.slice(at + 1, at + LOOK_AHEAD).filter((row) => row.hasFigures && row.page === page);
  const figures = figured.flatMap((row) => row.spans.filter(({ figure }) => figure !== null));
  // Each name stands over numbers of its own, and hardly any number is without one.
  const over = names.filter((name) => figures.some((span) => overlap(name, span) > 0)).length;
  const under = figures.filter((span) => spans.some((name) => overlap(name, span) > -2 * span.size)).length;
  return figures.length > 0 && over >= 0.7 * names.length && under >= 0.7 * figures.length;
}

/** Whether a line has names over a line that says the same below each of them: `Hours | Rate | Amount`, again and again. */
function areOverBlocks(rows: readonly Row[], at: number): boolean {
  const [row, below] = [rows[at]!, rows[at + 1]];
  if (row.hasFigures || row.turned || below === undefined || !isHeader(below) || !isNear(row, below))
    return false;
  const period = periodOf(below);
  if (period === null || below.spans.length / period < row.spans.length) return false;
  const names = row.spans.filter(
    ({ text }) => NAME_FORM.test(text) && headingWorth(text) === 0 && sectionOf(text) === null,
  );
  return names.length > 0 && row.spans.every((span) => names.includes(span) || isSumWord(span.text));
}

/** Whether a word for a sum stands alone over headings of its own: the sum of people beside each other, on a page of its own. */
function isSumBlock(rows: readonly Row[], at: number): boolean {
  const [row, below] = [rows[at]!, rows[at + 1]];
  if (row.spans.length !== 1 || !/^(?:grand )?totals?$/i.test(row.spans[0]!.text)) return false;
  return below !== undefined && below.spans.length > 1 && isHeader(below) && isNear(row, below);
}

/** Whether the line above names begins them: first halves in the same type, each over one below. */
function namesGoUp(row: Row, below: Row, before: Band | undefined): boolean {
  if (row.hasFigures || row.spans.length === 0 || !isNear(row, below) || before?.rows.includes(row) === true)
    return false;
  return row.spans.every((span) =>
    below.spans.some(
      (name) =>
        overlap(span, name) > 0 && Math.abs(name.size - span.size) < SAME_SIZE_PT && name.bold === span.bold,
    ),
  );
}

const SAME_SIZE_PT = 0.3;

/** Whether a line says the same again and again: what is below each name, `Hours | Rate | Amount`. */
export function periodOf({ spans }: Pick<Row, "spans">): number | null {
  const texts = spans.map(({ text }) => text);
  for (let period = 1; period <= texts.length / 2; period++)
    if (texts.every((text, i) => text === texts[i % period])) return period;
  return null;
}

/** Whether the line below names goes on with them: second halves of the names, ids, or what is counted of each. */
function namesGoOn(rows: readonly Row[], last: number): boolean {
  const [above, row] = [rows[last]!, rows[last + 1]!];
  if (row.hasFigures || row.spans.length === 0 || !isNear(above, row)) return false;
  if (isHeader(row) && (periodOf(row) !== null || isSumBlock(rows, last))) return true;
  // A label left of all names is the name of a row.
  if (row.spans[0]!.x1 < above.spans[0]!.x0) return false;
  const below = row.spans.filter((span) => above.spans.some((name) => overlap(name, span) > 0)).length;
  return below >= 0.7 * row.spans.length && row.spans.length >= 0.5 * above.spans.length;
}

function worthOf({ spans }: Row): number {
  let sum = 0;
  spans.forEach((span, i) => {
    const [before, next] = [spans[i - 1], spans[i + 1]];
    // `Work state: NC` says something of somebody, and heads nothing.
    const isPair =
      (span.text.endsWith(":") && next !== undefined && !next.text.endsWith(":")) ||
      (before?.text.endsWith(":") === true && !span.text.endsWith(":"));
    sum += isPair || span.figure !== null ? 0 : headingWorth(span.text.replace(/:$/, ""));
  });
  return sum / Math.max(1, spans.length);
}

function isHeader(row: Row): boolean {
  if (
    row.hasFigures ||
    row.spans.length === 0 ||
    row.spans.some(({ text }) => PAGE.test(text) || NUMBERED.test(text))
  )
    return false;
  if (row.turned) return worthOf(row) > 0;
  if (row.spans.length === 1) return isTitle(row.spans[0]!);
  return worthOf(row) >= LEAST_WORTH;
}

/** Whether a phrase that stands alone names what is below: a section, figures of the year, or in bold whatever heads figures. */
function isTitle({ text, bold }: Span): boolean {
  const name = text.replace(/:$/, "");
  if (sectionOf(name) !== null) return true;
  // A line of pay above lines is the caption of them all.
  if (headingWorth(name) < 1 || isLine(name)) return false;
  return bold || (votesOf(name).kinds.get("ytd") ?? 0) > 0;
}

function headsFigures(rows: readonly Row[], at: number): boolean {
  for (let i = at + 1; i < Math.min(rows.length, at + LOOK_AHEAD); i++) {
    if (rows[i]!.page !== rows[at]!.page) return false;
    if (rows[i]!.hasFigures) return true;
  }
  return false;
}

const OVER_FIGURES = 0.5;
const OVER_TEXTS = 0.7;

/** Whether the phrases of a header stand over what is below: over half of the numbers, or at the left edges of its columns. */
function standsOver(rows: readonly Row[], at: number): boolean {
  const { spans, page, turned } = rows[at]!;
  if (turned || spans.length === 1) return true;
  const below = rows.slice(at + 1, at + LOOK_AHEAD).filter((row) => row.page === page);
  const figured = below.find(({ hasFigures }) => hasFigures);
  const figures = figured?.spans.filter(({ figure, nothing }) => figure !== null || nothing) ?? [];
  const over = figures.filter((figure) => spans.some((span) => overlap(span, figure) > -figure.size)).length;
  if (over >= OVER_FIGURES * figures.length) return true;
  // Where numbers go on below as they stood above, a line between them is about what follows, and names no columns.
  if (goOn(rows, at, figures)) return false;
  if (over === 0 && figures.length > 1) return false;
  const texts = below.flatMap((row) => row.spans);
  const isOver = (span: Span): boolean =>
    texts.some(
      ({ x0, x1 }) => Math.abs(x0 - span.x0) <= SAME_EDGE_PT || Math.abs(x1 - span.x1) <= SAME_EDGE_PT,
    ) || figures.some((figure) => overlap(span, figure) > 0);
  return spans.filter(isOver).length >= OVER_TEXTS * spans.length;
}

const LEAST_HEADS = 4;
const OVER_EACH = 0.8;
const LEAST_KNOWN = 0.2;

/**
 * Whether a line heads columns by its place, whatever its words are: one phrase over each number below, and hardly any over
 * nothing.
 */
function headsByPlace(rows: readonly Row[], at: number): boolean {
  const row = rows[at]!;
  const below = rows[at + 1];
  const { spans, turned, hasFigures } = row;
  if (turned || hasFigures || spans.length < LEAST_HEADS || below === undefined || !isNear(row, below))
    return false;
  if (
    spans.some(
      ({ figure, nothing, text }) => figure !== null || nothing || PAGE.test(text) || NUMBERED.test(text),
    )
  )
    return false;
  const next = rows.slice(at + 1, at + LOOK_AHEAD).filter(({ page }) => page === row.page);
  const figures = next.flatMap((line) =>
    line.spans.filter(({ figure }) => figure !== null && isDecimal(figure)),
  );
  if (!below.hasFigures || figures.length < LEAST_HEADS || goOn(rows, at, figures)) return false;
  const overOne = (figure: Span): boolean => spans.filter((span) => overlap(span, figure) > 0).length === 1;
  const texts = next.flatMap((line) => line.spans);
  const isOver = (span: Span): boolean =>
    texts.some(({ x0, x1 }) => overlap(span, { x0, x1 }) > 0 || Math.abs(x0 - span.x0) <= SAME_EDGE_PT);
  return (
    worthOf(row) >= LEAST_KNOWN &&
    figures.filter(overOne).length >= OVER_EACH * figures.length &&
    spans.filter(isOver).length >= OVER_EACH * spans.length
  );
}

const SAME_EDGE_PT = 2;
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
  const same = figures.filter(({ x1 }) => edges.some((edge) => Math.abs(edge - x1) <= SAME_EDGE_PT)).length;
  return same >= GOING_ON * figures.length;
}

function isNear(upper: Row, lower: Row): boolean {
  const size = Math.max(upper.spans[0]?.size ?? 1, lower.spans[0]?.size ?? 1);
  return upper.page === lower.page && lower.baseline - upper.baseline <= TOLERANCES.headerPitch * size;
}

/** A line above a header that is a part of it: names of groups, first halves of headings. */
function goesUp(row: Row, below: Row, before: Band | undefined): boolean {
  if (row.hasFigures || row.spans.length === 0 || !isNear(row, below)) return false;
  if (row.spans.some(({ text }) => PAGE.test(text) || NUMBERED.test(text))) return false;
  if (before !== undefined && before.rows.includes(row)) return false;
  if (row.spans.some(({ text, figure }) => text.endsWith(":") || (figure !== null && figure.scale > 0)))
    return false;
  if (row.spans.length === 1 && row.spans[0]!.text.length > 30) return false;
  return row.spans.every(
    (span) => below.spans.some((under) => overlap(span, under) > 0) || headingWorth(span.text) > 0,
  );
}

/** How many lines a header goes on with: a line between two of its lines belongs to it, whatever it says. */
function linesOn(rows: readonly Row[], first: number, last: number): number {
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

/** A line below that is a part of it: second halves, and what folded records have there. */
function goesDown(rows: readonly Row[], first: number, last: number, row = rows[last + 1]!): boolean {
  const above = rows[last]!;
  if (row.spans.some(({ text }) => PAGE.test(text) || NUMBERED.test(text))) return false;
  if (row.hasFigures || row.spans.length === 0 || !isNear(above, row)) return false;
  const heads = rows.slice(first, last + 1).flatMap(({ spans }) => spans);
  const known = worthOf(row);
  const below = rows
    .slice(rows.indexOf(row, last) + 1)
    .slice(0, LOOK_AHEAD)
    .find(({ hasFigures }) => hasFigures);
  const under = row.spans.filter((span) => heads.some((head: Span) => overlap(span, head) > 0)).length;
  if (row.spans.length === 1)
    return (
      known >= 1 &&
      under === 1 &&
      sectionOf(row.spans[0]!.text) === null &&
      headsOne(row.spans[0]!, heads, below)
    );
  return (
    known >= LEAST_WORTH ||
    headsByPlace(rows, rows.indexOf(row, last)) ||
    (row.spans.length >= 4 && under === row.spans.length && known >= 0.3)
  );
}
