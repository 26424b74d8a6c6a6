import { classifyTax, normalizeLabel } from "@paylift/canonical";
import { middle, overlap, type Row, type Span } from "../page-graph/span.ts";
import { headingWorth, isSumWord, sectionOf, votesOf } from "../votes/wording.ts";
import { multiplies } from "../identities/products.ts";
import type { Kind } from "../votes/roles.ts";
import {
  best,
  known,
  KNOWN_BITS,
  saysKindOnly,
  type StatementLine,
  type StatementRows,
} from "./statement-lines.ts";

/** What a number of a statement is called. */
export interface Naming {
  figure: Span;
  line: StatementLine;
  /** The text that names its line; null where only headings name it. */
  label: Span | null;
  heads: readonly Span[];
  groups: readonly Span[];
  /** Its heading names a list, in a band beside names of figures: it is the sum of that list. */
  sum: boolean;
  /** What it counts, where no heading tells and its own line does: hours times their rate are the amount. */
  kind: Kind | null;
}

const FIGURE_BITS = 8;

/** What names each number of the rows. */
export function namingsOf(statement: StatementRows): Naming[] {
  const at = new Map(statement.rows.map((row, i) => [row, i]));
  const namings: Naming[] = [];
  const above = new Map<Row, StatementLine[]>();
  for (const line of statement.lines) {
    const own = above.get(line.row) ?? [];
    above.set(line.row, own);
    own.push(line);
  }
  for (const line of statement.lines) {
    const groups = titlesOf(line, statement, at.get(line.row)!, above);
    const kinds = kindsIn(line);
    for (const figure of line.figures) {
      const heads = headsOver(figure, line, statement, at.get(line.row)!, above, groups[0]);
      const name = named(figure, line, heads, groups, statement, at.get(line.row)!, above);
      namings.push(name.heads.length > 0 ? name : { ...name, kind: kinds.get(figure) ?? null });
    }
  }
  return namings;
}

/** What numbers of one line count of which two multiply to a third. */
function kindsIn({ figures }: StatementLine): Map<Span, Kind> {
  const kinds = new Map<Span, Kind>();
  for (let i = 0; i + 2 < figures.length; i++) {
    const [one, other, product] = figures.slice(i, i + 3) as [Span, Span, Span];
    if (!multiplies(one, other, product)) continue;
    const isSwapped = other.figure!.hours || (one.figure!.currency && !other.figure!.currency);
    const [hours, rate] = isSwapped ? [other, one] : [one, other];
    return kinds.set(hours, "hours").set(rate, "rate").set(product, "amount");
  }
  return kinds;
}

function named(
  figure: Span,
  line: StatementLine,
  heads: readonly Span[],
  groups: readonly Span[],
  statement: StatementRows,
  at: number,
  byRow: ReadonlyMap<Row, readonly StatementLine[]>,
): Naming {
  const { label, before } = line;
  const told = { figure, line, heads, groups, sum: false, kind: null };
  if (label === null) {
    const title = [...groups, ...titleAlone(line, statement, at)].find(({ text }) => isFigureName(text));
    const isTitled = title !== undefined && !heads.some(({ text }) => known(text) > KNOWN_BITS);
    if (isTitled) return { ...told, label: null, heads: [title], groups: [] };
    if (heads.length === 0) return { ...told, label: null, heads: besides(figure, statement, at) };
    // A band of figures is in no list.
    return { ...told, label: null, groups: isBesideFigures(heads.at(-1)!, statement) ? [] : groups };
  }
  const head = heads.find(({ text }) => known(text) >= KNOWN_BITS);
  const sum = head !== undefined && isBesideFigures(head, statement);
  if (saysKindOnly(label)) {
    // Among figures of a person a heading names its own, whatever it says.
    const last = heads.at(-1);
    if (head === undefined && last !== undefined && isBesideFigures(last, statement))
      return { ...told, label: null, groups: [label] };
    if (sum && isTax(head.text)) return { ...told, label: head, heads: [label], groups: [] };
    if (sum || (head !== undefined && isFigureName(head.text)))
      return { ...told, label: null, groups: [label], sum };
    if (before !== null) return { ...told, label: before, heads: [label] };
    const upper = lineAbove(line, statement, at, byRow);
    if (upper?.label != null) return { ...told, label: upper.label, heads: [label] };
  }
  // A row of sums below names of figures.
  if (
    head !== undefined &&
    isFigureName(head.text) &&
    (isSumWord(label.text) || known(label.text) < KNOWN_BITS)
  )
    return { ...told, label: null, groups: [label] };
  return { ...told, label };
}

/** Whether a text names one tax, and not all of them: among sums it is a line all the same. */
function isTax(text: string): boolean {
  const { known: isKnown, type } = classifyTax(text);
  return isKnown && type !== "other" && sectionOf(text) === null;
}

/** Whether a heading stands in a band with gross or net pay. */
function isBesideFigures(head: Span, { rows, free }: StatementRows): boolean {
  const row = rows.find(({ index }) => index === head.row);
  const texts = row === undefined ? [] : free.get(row)!;
  return texts.length > 2 && texts.some((text) => isFigureName(text.text));
}

const FIGURES = ["gross", "net", "total_earnings", "total_taxes", "total_deductions"] as const;

function isFigureName(text: string): boolean {
  const { subjects } = votesOf(text.replace(/:$/, ""));
  return FIGURES.some((figure) => (subjects.get(figure) ?? 0) >= FIGURE_BITS);
}

const HEAD_EM = 3;
const PITCH = 2.3;
/** Lines of one heading stand no further apart. */
const STACKED_EM = 0.9;

/** Headings over a number: the nearest phrase above that is one, and what stands right over it. */
function headsOver(
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
      !isBesideFigures(head, { rows, free, lines: [] })
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

function countsSomething(text: string): boolean {
  return best(votesOf(text).kinds) > 0;
}

function nearest(spans: readonly Span[], figure: Span): Span {
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

/** The one text of the row above a number that is alone in its own. */
function titleAlone(
  { row, figures }: StatementLine,
  { rows, free }: StatementRows,
  at: number,
): readonly Span[] {
  const above = rows[at - 1];
  const texts = above === undefined ? [] : free.get(above)!;
  return figures.length === 1 && row.spans.length === 1 && above!.spans.length === 1 ? texts : [];
}

/** What stands right below a number that nothing else names. */
function besides(figure: Span, { rows, free }: StatementRows, at: number): Span[] {
  for (let i = at + 1; i < Math.min(rows.length, at + 3); i++) {
    const row = rows[i]!;
    if (row.page !== figure.page || row.top - figure.bottom > 1.5 * figure.size) break;
    const over = free.get(row)!.filter((span) => overlap(span, figure) > 0 && headingWorth(span.text) > 0);
    if (over.length > 0) return [nearest(over, figure)];
  }
  return [];
}

/** The line right over a line of the same lane. */
function lineAbove(
  { label, figures, row }: StatementLine,
  { rows }: StatementRows,
  at: number,
  byRow: ReadonlyMap<Row, readonly StatementLine[]>,
): StatementLine | null {
  for (let i = at - 1; i >= Math.max(0, at - 3); i--) {
    const upper = rows[i]!;
    if (upper.page !== row.page || row.baseline - upper.baseline > PITCH * label!.size) return null;
    const found = (byRow.get(upper) ?? []).find(
      (other) =>
        other.label !== null &&
        !saysKindOnly(other.label) &&
        (Math.abs(other.label.x0 - label!.x0) < label!.size ||
          Math.abs(other.figures.at(-1)!.x1 - figures.at(-1)!.x1) < label!.size),
    );
    if (found !== undefined) return found;
  }
  return null;
}

const LANE_EM = 3;

/** The names of the box or list that a line stands in: a title in its row or over its lane. */
function titlesOf(
  line: StatementLine,
  { rows, free }: StatementRows,
  at: number,
  byRow: ReadonlyMap<Row, readonly StatementLine[]>,
): Span[] {
  const inRow = (byRow.get(line.row) ?? [])[0];
  if (
    inRow?.before != null &&
    isTitle(inRow.before, inRow.label ?? inRow.figures[0]!) &&
    !(inRow.label !== null && saysKindOnly(inRow.label))
  )
    return [inRow.before];
  const first = line.code ?? line.label ?? line.figures[0]!;
  const lane = { x0: first.x0 - LANE_EM * first.size, x1: laneEnd(line, at, rows, byRow) };
  for (let i = at - 1; i >= 0; i--) {
    const row = rows[i]!;
    const texts = free.get(row)!.filter((span) => span.x0 >= lane.x0 && overlap(span, lane) > 0);
    const titles = texts.filter(
      (span) => isTitle(span, first) && !headsColumn(span, line) && isLeftmost(span, texts, first),
    );
    if (titles.length === 0) continue;
    const one = [...titles].sort((a, b) => Math.abs(a.x0 - first.x0) - Math.abs(b.x0 - first.x0))[0]!;
    return [one];
  }
  return [];
}

/** Whether a text begins where labels do, or has nothing of its box left of it; another heads a column of texts. */
function isLeftmost(span: Span, texts: readonly Span[], label: Span): boolean {
  return Math.abs(span.x0 - label.x0) <= EDGE_EM * label.size || texts.every(({ x0 }) => x0 >= span.x0);
}

const EDGE_EM = 1.5;

function laneEnd(
  line: StatementLine,
  at: number,
  rows: readonly Row[],
  byRow: ReadonlyMap<Row, readonly StatementLine[]>,
): number {
  const first = line.label ?? line.figures[0]!;
  let end = line.figures.at(-1)!.x1;
  for (const step of [-1, 1]) {
    for (let i = at + step; i >= 0 && i < rows.length; i += step) {
      const row = rows[i]!;
      if (row.page !== line.row.page) break;
      const lines = byRow.get(row);
      if (lines === undefined) {
        if (row.spans.some((span) => Math.abs(span.x0 - first.x0) < first.size)) break;
        continue;
      }
      const same = lines.find(({ label }) => label !== null && Math.abs(label.x0 - first.x0) < first.size);
      if (same !== undefined) end = Math.max(end, same.figures.at(-1)!.x1);
    }
  }
  return end;
}

/** Whether a text names a list or a box: a section, or in another type than its lines what they are about. */
function isTitle({ text, bold, size }: Span, line: Span): boolean {
  const name = text.replace(/:$/, "");
  if (sectionOf(name) !== null) return true;
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

/** The words of a title or heading, as part of a key. */
export function wordsOf(spans: readonly Span[]): string {
  return normalizeLabel(spans.map(({ text }) => text).join(" "));
}
