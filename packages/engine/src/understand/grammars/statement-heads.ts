import { middle, overlap, type Row, type Span } from "../page-graph/span.ts";
import { sectionOf } from "../votes/sections.ts";
import { headingWorth, isFigureName, isOfNow, isOfYearToDate, votesOf } from "../votes/wording.ts";
import { best, type StatementLine, type StatementRows } from "./statement-lines.ts";

/** Whether a heading stands in a band with gross or net pay. */
export function isBesideFigures(head: Span, { rows, free }: StatementRows): boolean {
  const row = rows.find(({ index }) => index === head.row);
  const texts = row === undefined ? [] : free.get(row)!;
  return texts.length > 2 && texts.some((text) => isFigureName(text.text));
}

const HEAD_EM = 3;
export const PITCH = 2.3;
/** Lines of one heading stand no further apart. */
const STACKED_EM = 0.9;

/** Headings over a number: the nearest phrase above that is one, and what stands right over it. */
export function headsOver(
  figure: Span,
  line: StatementLine,
  { rows, free }: StatementRows,
  at: number,
  byRow: ReadonlyMap<Row, readonly StatementLine[]>,
  title: Span | undefined,
): Span[] {
  const heads: Span[] = [];
  for (let i = at - 1; i >= 0; i--) {
    const row = rows[i]!;
    if (heads.length > 0 && heads[0]!.top - row.bottom > STACKED_EM * heads[0]!.size) break;
    // The label of another line over the number: another box begins.
    if (
      (byRow.get(row) ?? []).some(
        (other) => other.label !== null && overlap(other.label, figure) > 0.3 * figure.size,
      )
    )
      break;
    const texts = free.get(row)!;
    const over = texts.filter((span) => overlap(span, figure) > 0);
    const head =
      over.length > 0
        ? nearest(over, figure)
        : heads.length === 0
          ? near(texts, figure, line, byRow.get(line.row)!)
          : undefined;
    if (head === undefined) continue;
    // Above the name of a list only what counts something is about it: a header of several lists.
    if (
      title !== undefined &&
      row.index < title.row &&
      (!countsSomething(head.text) || countsSomething(title.text))
    )
      break;
    // In its row others of its kind name the boxes beside.
    if (title !== undefined && row.index === title.row && head !== title && isOfTime(head) && isOfTime(title))
      break;
    // Above that name a heading is about what it is over, and about nothing beside it.
    if (
      title !== undefined &&
      row.index < title.row &&
      (over.length === 0 || isOfOtherBox(line, head, title, byRow))
    )
      break;
    if (
      heads.length === 0 &&
      headingWorth(head.text.replace(/:$/, "")) <= 0 &&
      (line.label !== null || row.page !== figure.page || row.bottom < figure.top - PITCH * figure.size)
    )
      continue;
    if (
      sectionOf(head.text) !== null &&
      !countsSomething(head.text) &&
      !isFigureName(head.text) &&
      !isBesideFigures(head, { rows, free, lines: [] }) &&
      !isAmongHeadings(head, texts, line)
    ) {
      // The name of a box above its own headings names no column, unless nothing else names the number.
      if (heads.length > 0 || line.label !== null) break;
    }
    if (
      heads.length > 0 &&
      (headingWorth(head.text) <= 0 || head.x1 - head.x0 > 3 * (heads[0]!.x1 - heads[0]!.x0))
    )
      break;
    heads.unshift(head);
  }
  return heads;
}

/** Whether a name of a list stands between headings of other numbers of a line: `Rate | Hours | Earnings | YTD`. */
function isAmongHeadings(head: Span, texts: readonly Span[], { label, figures }: StatementLine): boolean {
  if (label !== null && overlap(head, label) > 0) return false;
  const others = texts.filter((text) => text !== head && countsSomething(text.text));
  return others.length > 1 && others.some((text) => figures.some((figure) => overlap(figure, text) > 0));
}

/** Whether the lines right below a heading begin elsewhere than one below a further title: that is in another box. */
function isOfOtherBox(
  { label }: StatementLine,
  head: Span,
  title: Span,
  byRow: ReadonlyMap<Row, readonly StatementLine[]>,
): boolean {
  if (label === null) return false;
  for (const [{ index }, lines] of byRow) {
    if (index <= head.row || index >= title.row) continue;
    const own = lines.filter(({ figures }) => figures.some((figure) => overlap(figure, head) > 0));
    const edges = own.flatMap((other) => other.label?.x0 ?? []);
    if (edges.length > 0) return edges.every((edge) => Math.abs(edge - label.x0) > 2 * label.size);
  }
  return false;
}

/** Whether a text says of when numbers are: `This Period`, `Year To Date`. */
function isOfTime({ text }: Span): boolean {
  return isOfNow(text) || isOfYearToDate(text);
}

/** Whether a text says what numbers count. */
export function countsSomething(text: string): boolean {
  return best(votesOf(text).kinds) > 0;
}

/** Of several texts the one over the middle of a number. */
export function nearest(spans: readonly Span[], figure: Span): Span {
  return [...spans].sort(
    (a, b) => Math.abs(middle(a) - middle(figure)) - Math.abs(middle(b) - middle(figure)),
  )[0]!;
}

/** A heading that stands beside its column: it counts something, and nothing else is nearer. */
function near(
  texts: readonly Span[],
  figure: Span,
  line: StatementLine,
  beside: readonly StatementLine[],
): Span | undefined {
  const left = line.label?.x0 ?? figure.x0;
  const close = texts.filter(
    (span) => -overlap(span, figure) < HEAD_EM * figure.size && countsSomething(span.text) && span.x1 > left,
  );
  const one = close.length === 0 ? undefined : nearest(close, figure);
  if (one === undefined) return undefined;
  // What stands over another number, or over the label of a line beside it, is about that.
  const isOfOther =
    line.figures.some((other) => other !== figure && overlap(other, one) > 0) ||
    beside.some(({ label }) => label !== null && label !== line.label && overlap(label, one) > 0);
  return isOfOther ? undefined : one;
}
