import { overlap, type Row, type Span } from "../page-graph/span.ts";
import { LISTED } from "../votes/roles.ts";
import { listOf, sectionOf } from "../votes/sections.ts";
import { headingWorth, isFigureName, isOfYearToDate, isSumWord, votesOf } from "../votes/wording.ts";
import { boxOfTime } from "./boxes-of-time.ts";
import { countsSomething, PITCH } from "./statement-heads.ts";
import { best, KNOWN_BITS, saysKindOnly, type StatementLine, type StatementRows } from "./statement-lines.ts";

const LANE_EM = 3;
const BESIDE_EM = 4;

/** The names of the box or list that a line stands in: a title in its row or over its lane. */
export function titlesOf(
  line: StatementLine,
  { rows, free }: StatementRows,
  at: number,
  byRow: ReadonlyMap<Row, readonly StatementLine[]>,
): Span[] {
  const list = line.notes.find(({ text }) => LISTED.has(sectionOf(text) ?? "none"));
  if (list !== undefined) return [list];
  const inRow = (byRow.get(line.row) ?? [])[0];
  if (
    inRow?.before != null &&
    isTitle(inRow.before, inRow.label ?? inRow.figures[0]!) &&
    !(inRow.label !== null && saysKindOnly(inRow.label)) &&
    !isOverLines(inRow.before, inRow.label ?? inRow.figures[0]!, rows[at + 1], byRow)
  )
    return [inRow.before];
  const year = yearOver(rows, at, byRow);
  if (year !== null) return [year];
  const begins = line.code ?? line.label;
  const box = boxOfTime(begins ?? line.figures[0]!, { rows, free }, at, byRow);
  if (box !== null) return [box];
  const first = begins ?? labelOfLane(line, at, rows, byRow) ?? line.figures[0]!;
  const lane = { x0: first.x0 - LANE_EM * first.size, x1: laneEnd(line, at, { rows, free }, byRow) };
  for (let i = at - 1; i >= 0; i--) {
    const row = rows[i]!;
    const texts = free.get(row)!.filter((span) => span.x0 >= lane.x0 && overlap(span, lane) > 0);
    const titles = texts.filter(
      (span) =>
        isTitle(span, first) &&
        !headsColumn(span, line) &&
        !headsNumber(span, rows[i + 1]!, line) &&
        // With codes before labels, the name of a list may stand over the labels.
        (isLeftmost(span, texts, first) || (line.label !== null && isLeftmost(span, texts, line.label))),
    );
    if (titles.length === 0) {
      const box = boxIn(row, texts, first, line);
      if (box === null) continue;
      const above = titleRightAbove(rows, i, free, first);
      // Who stands in such a type is nobody's title; a word for sums is.
      return above.length > 0 || !isSumWord(box.text) ? above : [box];
    }
    const one = [...titles].sort((a, b) => Math.abs(a.x0 - first.x0) - Math.abs(b.x0 - first.x0))[0]!;
    // Among headings of columns it heads the labels, and the name of the list stands above: `Company Contributions` over `Benefit`.
    const [list] = headsLabels(row, line) ? titleRightAbove(rows, i, free, first) : [];
    return [list !== undefined && listOf(list.text.replace(/:$/, "")) !== null ? list : one];
  }
  // Lines that flow in one row stand in one box.
  const own = byRow.get(line.row)!;
  const before = own[own.indexOf(line) - 1];
  const flows = before !== undefined && first.x0 - before.figures.at(-1)!.x1 < LANE_EM * first.size;
  return flows ? titlesOf(before, { rows, free, lines: [] }, at, byRow) : [];
}

/** Whether a number of another line stands right below a text: it heads that. */
function headsNumber(text: Span, below: Row, line: StatementLine): boolean {
  if (below === line.row) return false;
  const under = below.spans.filter((span) => overlap(span, text) > 0);
  return under.length > 0 && under.every(({ figure }) => figure !== null);
}

/** The text alone over the labels of a line, in another type than these, which begins a box, whatever it is called. */
function boxIn({ spans }: Row, texts: readonly Span[], first: Span, { figures }: StatementLine): Span | null {
  const own = texts.find(({ x0 }) => Math.abs(x0 - first.x0) <= EDGE_EM * first.size);
  if (own === undefined || !/\p{L}{3}/u.test(own.text)) return null;
  const others = spans.filter((span) => span !== own);
  if (figures.some((figure) => others.some((span) => overlap(span, figure) > 0))) return null;
  return (own.bold && !first.bold) || own.size > LARGER * first.size ? own : null;
}

/** Whether headings of what a line counts stand in a row. */
function headsLabels({ spans }: Row, { figures }: StatementLine): boolean {
  return spans.some((span) => countsSomething(span.text) && figures.some((one) => overlap(span, one) > 0));
}

/** The title that a text over labels stands right below. */
function titleRightAbove(rows: readonly Row[], at: number, free: StatementRows["free"], first: Span): Span[] {
  const above = rows[at - 1];
  if (above === undefined || !isRightAbove(above, rows[at]!)) return [];
  return free
    .get(above)!
    .filter((span) => isTitle(span, first) && Math.abs(span.x0 - first.x0) <= EDGE_EM * first.size);
}

/** Whether a line, its heading or a number stands right below a text: it is over those, and not about what is far beside it. */
function isOverLines(
  title: Span,
  beside: Span,
  below: Row | undefined,
  byRow: ReadonlyMap<Row, readonly StatementLine[]>,
): boolean {
  if (below === undefined || below.page !== title.page) return false;
  if (below.spans.some((span) => span.figure !== null && overlap(span, title) > 0)) return true;
  if (beside.x0 - title.x1 < BESIDE_EM * title.size) return false;
  const first = below.spans.find(({ x0 }) => Math.abs(x0 - title.x0) <= EDGE_EM * title.size);
  if (first === undefined || listOf(first.text) !== null) return false;
  const lines = byRow.get(below) ?? [];
  return lines.some(({ label }) => label === first) || headingWorth(first.text) > 0;
}

/** The label of the nearest line above whose number ends where that of a line without a label does: both are of one lane. */
function labelOfLane(
  { figures }: StatementLine,
  at: number,
  rows: readonly Row[],
  byRow: ReadonlyMap<Row, readonly StatementLine[]>,
): Span | null {
  for (let i = at - 1; i >= 0 && rows[i]!.page === rows[at]!.page; i--)
    for (const line of byRow.get(rows[i]!) ?? [])
      if (line.figures.some(({ x1 }) => Math.abs(x1 - figures[0]!.x1) <= SAME_EDGE_PT)) return line.label;
  return null;
}

const SAME_EDGE_PT = 1.5;

/** Whether two rows stand no further apart than lines of one box. */
function isRightAbove(upper: Row, lower: Row): boolean {
  return upper.page === lower.page && lower.top - upper.bottom <= PITCH * (lower.spans[0]?.size ?? 0);
}

/** A title alone in its row which says that a box is about the year is over all lanes of it, where it begins with the first. */
function yearOver(
  rows: readonly Row[],
  at: number,
  byRow: ReadonlyMap<Row, readonly StatementLine[]>,
): Span | null {
  let i = at - 1;
  while (i >= 0 && isRightAbove(rows[i]!, rows[i + 1]!) && byRow.has(rows[i]!)) i--;
  const below = rows[i + 1]!;
  const [title, ...others] = i >= 0 && isRightAbove(rows[i]!, below) ? rows[i]!.spans : [];
  if (title === undefined || others.length > 0) return null;
  if (Math.abs(title.x0 - below.spans[0]!.x0) > EDGE_EM * title.size) return null;
  return isOfYearToDate(title.text.replace(/:$/, "")) ? title : null;
}

/** Whether a text begins where labels do, or has nothing of its box left of it; another heads a column of texts. */
function isLeftmost(span: Span, texts: readonly Span[], label: Span): boolean {
  return Math.abs(span.x0 - label.x0) <= EDGE_EM * label.size || texts.every(({ x0 }) => x0 >= span.x0);
}

const EDGE_EM = 1.5;

function laneEnd(
  line: StatementLine,
  at: number,
  { rows, free }: Pick<StatementRows, "rows" | "free">,
  byRow: ReadonlyMap<Row, readonly StatementLine[]>,
): number {
  const first = line.label ?? line.figures[0]!;
  let end = line.figures.at(-1)!.x1;
  for (const step of [-1, 1]) {
    for (let i = at + step; i >= 0 && i < rows.length; i += step) {
      const row = rows[i]!;
      if (row.page !== line.row.page) break;
      const same = (byRow.get(row) ?? []).find(
        ({ label }) => label !== null && Math.abs(label.x0 - first.x0) < first.size,
      );
      if (same !== undefined) end = Math.max(end, same.figures.at(-1)!.x1);
      // Another list begins, at the edge of the labels or with headings over the numbers.
      else if (free.get(row)!.some((text) => beginsOther(text, first, end))) break;
    }
  }
  return end;
}

function beginsOther(text: Span, first: Span, end: number): boolean {
  if (Math.abs(text.x0 - first.x0) < first.size) return true;
  return overlap(text, { x0: first.x0, x1: end }) > 0 && headingWorth(text.text) > 0;
}

/** Whether a text names a list or a box: a section, or in another type than its lines what they are about. */
function isTitle({ text, bold, size }: Span, line: Span): boolean {
  // The number of something names no list.
  if (text.startsWith("#")) return false;
  const name = text.replace(/:$/, "");
  if (listOf(name) !== null) return true;
  const { subjects, kinds } = votesOf(name);
  if (["ytd", "wages", "amount"].some((kind) => (kinds.get(kind as "ytd") ?? 0) > 0)) return true;
  // A line without numbers looks like a title, too.
  return best(subjects) >= KNOWN_BITS && ((bold && !line.bold) || size > LARGER * line.size);
}

const LARGER = 1.05;

/** Whether a phrase that counts something stands over a number of a line, and not over its label. */
function headsColumn(span: Span, { label, figures }: StatementLine): boolean {
  const over = figures.some((figure) => overlap(figure, span) > 0);
  if (over && isFigureName(span.text)) return true;
  if (sectionOf(span.text) !== null && !countsSomething(span.text)) return false;
  if (label !== null && overlap(span, label) > 0) return false;
  return countsSomething(span.text) || over;
}
