import { looksLikePersonName } from "@paylift/canonical";
import { headingWorth, sectionOf, votesOf } from "../votes/wording.ts";
import { TOLERANCES } from "../tolerances.ts";
import type { PageGraph } from "../page-graph/page-graph.ts";
import { overlap, type Row, type Span } from "../page-graph/span.ts";

/** Lines that head what stands below them: a header of one to four lines, or the name of a section. */
export interface Band {
  index: number;
  page: number;
  rows: readonly Row[];
  /** Headers of the same words head the same columns. */
  key: string;
  /** What stands in its lines and is no heading: who the lines below are about. */
  asides: readonly Span[];
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
    if (!isHeader(row) || !headsFigures(rows, i)) {
      i++;
      continue;
    }
    let first = i;
    while (first > 0 && i - first < 3 && goesUp(rows[first - 1]!, rows[first]!, bands.at(-1))) first--;
    let last = i;
    while (last + 1 < rows.length && last - first + 1 < MOST_ROWS && goesDown(rows, first, last)) last++;
    const own = rows.slice(first, last + 1);
    const spans = own.flatMap((line) => line.spans);
    const heads = spans.filter(({ text }) => headingWorth(text.replace(/:$/, "")) > 0);
    const asides = own.flatMap((line) => line.spans.slice(0, 1).filter((span) => line.spans.length > 1 && isAside(span, line, heads)));
    const key = spans.flatMap((span) => (asides.includes(span) ? [] : [span.text])).join("|");
    bands.push({ index: bands.length, page: row.page, rows: own, key, asides });
    i = last + 1;
  }
  return bands;
}

/** Whether a phrase of a header looks like somebody's name and is left of what heads columns. */
function isAside(span: Span, line: Row, heads: readonly Span[]): boolean {
  return line.spans.slice(1).every((other) => heads.includes(other)) && !heads.includes(span) && looksLikePersonName(span.text) && (span.text.includes(",") || span.bold);
}

function worthOf({ spans }: Row): number {
  let sum = 0;
  spans.forEach((span, i) => {
    const next = spans[i + 1];
    const isPair = span.text.endsWith(":") && next !== undefined && !next.text.endsWith(":");
    sum += isPair || span.figure !== null ? 0 : headingWorth(span.text.replace(/:$/, ""));
  });
  return sum / Math.max(1, spans.length);
}

function isHeader(row: Row): boolean {
  if (row.hasFigures || row.spans.length === 0 || row.spans.some(({ text }) => PAGE.test(text) || NUMBERED.test(text))) return false;
  if (row.spans.length === 1) return isTitle(row.spans[0]!);
  return worthOf(row) >= LEAST_WORTH;
}

/** Whether a phrase that stands alone names what is below: a section, figures of the year, or in bold whatever heads figures. */
function isTitle({ text, bold }: Span): boolean {
  const name = text.replace(/:$/, "");
  if (sectionOf(name) !== null) return true;
  if (headingWorth(name) < 1) return false;
  return bold || (votesOf(name).kinds.get("ytd") ?? 0) > 0;
}

function headsFigures(rows: readonly Row[], at: number): boolean {
  for (let i = at + 1; i < Math.min(rows.length, at + LOOK_AHEAD); i++) {
    if (rows[i]!.page !== rows[at]!.page) return false;
    if (rows[i]!.hasFigures) return true;
  }
  return false;
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
  if (row.spans.some(({ text, figure }) => text.endsWith(":") || (figure !== null && figure.scale > 0))) return false;
  if (row.spans.length === 1 && row.spans[0]!.text.length > 30) return false;
  return row.spans.every((span) => below.spans.some((under) => overlap(span, under) > 0) || headingWorth(span.text) > 0);
}

/** A line below that is a part of it: second halves, and what folded records have there. */
function goesDown(rows: readonly Row[], first: number, last: number): boolean {
  const [row, above] = [rows[last + 1]!, rows[last]!];
  if (row.hasFigures || row.spans.length === 0 || !isNear(above, row)) return false;
  const heads = rows.slice(first, last + 1).flatMap(({ spans }) => spans);
  const known = worthOf(row);
  const under = row.spans.filter((span) => heads.some((head: Span) => overlap(span, head) > 0)).length;
  if (row.spans.length === 1) return known >= 1 && under === 1 && sectionOf(row.spans[0]!.text) === null;
  return known >= LEAST_WORTH || (row.spans.length >= 4 && under === row.spans.length && known >= 0.3);
}
