import { looksLikePersonName } from "@paylift/canonical";
import type { Row, Span } from "../page-graph/span.ts";
import { middle, overlap } from "../page-graph/span.ts";
import { attributesOf } from "../people/attributes.ts";
import { headingWorth } from "../votes/wording.ts";
import { partedAmong } from "./parted-headings.ts";
import type { PlacedEntry, RecordDraft } from "./record-draft.ts";

/** What stands at one place of every record, before it has a name. */
export interface Unnamed {
  first: PlacedEntry;
  entries: ReadonlyMap<number, readonly PlacedEntry[]>;
}

/** What heads a slot: in the line of the header that is over its own, and in the lines above those. */
export interface FoldedHeads {
  heads: readonly Span[];
  groups: readonly Span[];
}

const FAR_EM = 3;
const OVER_SHARE = 0.5;

/**
 * The headings of slots where records have several lines and each line of the header stands over one of them: in each line a
 * heading is over what is below it in that line, whatever stands there in the others. Lines above those name groups of columns,
 * and what no line below them names.
 */
export function foldedHeads(
  slots: readonly Unnamed[],
  records: readonly RecordDraft[],
  height: number,
): Map<Unnamed, FoldedHeads> {
  const heads = new Map<Unnamed, Span[]>();
  const groups = new Map<Unnamed, Span[]>();
  const byLine = new Map<Row, Unnamed[]>();
  const byGroup = new Map<Row, Unnamed[]>();
  const byBegun = new Map<Row, Unnamed[]>();
  const add = (lines: Map<Row, Unnamed[]>, row: Row | undefined, slot: Unnamed): void => {
    if (row !== undefined) lines.set(row, [...(lines.get(row) ?? []), slot]);
  };
  const nameLines = new Map<readonly Row[], number>();
  const headed = slots.filter(({ first }) => !first.labelled);
  const lineOver = new Map<Unnamed, Row | undefined>();
  for (const slot of headed) {
    const rows = headerOver(slot.first);
    if (isRuled(rows)) continue;
    heads.set(slot, []);
    groups.set(slot, []);
    const named = nameLines.get(rows) ?? lineOfNames(rows, slots, records);
    nameLines.set(rows, named);
    // Its last lines are those of the record, where it has no more than that.
    const first = Math.max(0, rows.length - height, named);
    lineOver.set(slot, rows[first + slot.first.lineOfHeader]);
    const above = rows[first - 1];
    if (named !== first || above === undefined) continue;
    if (!beginHeadings(above, rows[first]!)) add(byGroup, above, slot);
    else if (slot.first.lineOfHeader === 0) add(byBegun, above, slot);
  }
  const stacks = stacksOver(headed, lineOver);
  for (const [slot, row] of lineOver) {
    const own = stacks.get(slot);
    if (own === undefined) add(byLine, row, slot);
    else heads.set(slot, own.own);
  }
  for (const [row, own] of byBegun) assign(row.spans, own, heads);
  for (const [row, own] of byLine) assign(row.spans, own, heads);
  for (const [row, own] of byGroup) assign(row.spans, own, groups);
  const found = new Map<Unnamed, FoldedHeads>();
  for (const [slot, own] of heads) {
    const above = groups.get(slot)!;
    found.set(slot, own.length === 0 ? { heads: above, groups: [] } : { heads: own, groups: above });
  }
  for (const [slot, { own, above }] of stacks)
    if (!heads.has(slot)) found.set(slot, { heads: own, groups: [...slot.first.groups, ...above] });
  return found;
}

/** Whether all phrases of a line begin headings of the line below: `Check` over `Number`, `Gross` over `Pay`. Names of groups are over several. */
function beginHeadings(above: Row, { spans }: Row): boolean {
  const under = above.spans.map((span) => spans.filter((heading) => overlap(span, heading) > 0));
  const each = new Set(under.flat());
  return under.every(({ length }) => length === 1) && each.size === above.spans.length;
}

/** Whether headings stand in ruled cells: each is over what is as wide as its cell, and may have a line for each line of a record. */
function isRuled(rows: readonly Row[]): boolean {
  return rows[0]?.heads === true;
}

/** The heading of one line of a column, which may be of several lines, and those above it that are about all of them. */
interface Stacked {
  own: Span[];
  above: readonly Span[];
}

/**
 * The headings of columns that have one for each of their lines, and none in the line of the header that is over one of these: they
 * head them in their order, whether columns of fewer headings have them at the top of the header or at its foot.
 */
function stacksOver(
  slots: readonly Unnamed[],
  lineOver: ReadonlyMap<Unnamed, Row | undefined>,
): Map<Unnamed, Stacked> {
  const found = new Map<Unnamed, Stacked>();
  const columns = Map.groupBy(slots, ({ first }) => first.column);
  for (const [column, own] of columns) {
    const isEachHeaded = own.every(
      (slot) => lineOver.get(slot)?.spans.some((span) => isOver(span, column)) === true,
    );
    if (isEachHeaded) continue;
    const others = [...columns.keys()].filter((other) => other !== column);
    const rows = headerOver(own[0]!.first);
    const over = rows.flatMap(({ spans }) => {
      const alone = spans.filter((span) => isOver(span, column));
      return alone.length === 1 && !others.some((other) => isOver(alone[0]!, other)) ? alone : [];
    });
    const stack = isRuled(rows) ? over.slice(-1).flatMap(linesIn) : over;
    const above = isRuled(rows) ? over.slice(0, -1) : [];
    const lines = [...new Set(own.map(({ first }) => first.lineOfHeader))].sort((a, b) => a - b);
    if (isRuled(rows) && lines.length < 2) continue;
    // `Net` over `Pay` heads the only line of its column.
    if (lines.length === 1 && stack.length > 0)
      for (const slot of own) found.set(slot, { own: stack, above });
    else if (stack.length === lines.length)
      for (const slot of own)
        found.set(slot, { own: [stack[lines.indexOf(slot.first.lineOfHeader)]!], above });
  }
  return found;
}

/** The lines of a heading that stands in a cell of its own. */
function linesIn(heading: Span): Span[] {
  const lines = Map.groupBy(heading.tokens, ({ words }) => Math.round(words[0]!.baseline));
  return [...lines.values()].map((tokens) => ({
    ...heading,
    tokens,
    text: tokens.map(({ text }) => text).join(" "),
  }));
}

function headerOver({ table, figure }: PlacedEntry): readonly Row[] {
  const region = table.table.regions.find(({ rows }) => rows.some(({ index }) => index === figure.row));
  return region?.band?.rows ?? [];
}

/**
 * Which line of a header is over the first of a record, as its heading of names says. Below zero where no line of it would be over the
 * last numbers: then the headings of texts, fewer than lines, end with the others.
 */
function lineOfNames(
  rows: readonly Row[],
  slots: readonly Unnamed[],
  records: readonly RecordDraft[],
): number {
  const named = nameLine(rows, records);
  const isSum = new Set(records.flatMap((record) => (record.isSum ? record.index : [])));
  const own = slots.filter(({ first, entries }) => {
    return (
      !first.labelled && headerOver(first) === rows && [...entries.keys()].some((index) => !isSum.has(index))
    );
  });
  return own.some(({ first }) => named + first.lineOfHeader >= rows.length) ? -1 : named;
}

/**
 * Which line of a header is over the first of a record: the heading of names is over the line in which names stand. Below zero where
 * none says so, or nothing follows.
 */
function nameLine(rows: readonly Row[], records: readonly RecordDraft[]): number {
  const at = rows.findLastIndex(({ spans }) => spans.some(isOfNames));
  if (at < 0 || at === rows.length - 1) return -1;
  const heading = rows[at]!.spans.find(isOfNames)!;
  const counts = new Map<number, number>();
  for (const { texts, isSum } of records)
    for (const { span, line } of isSum ? [] : texts)
      if (overlap(span, heading) > 0 && looksLikePersonName(span.text))
        counts.set(line, (counts.get(line) ?? 0) + 1);
  const [usual] = [...counts].sort((a, b) => b[1] - a[1]);
  return usual === undefined ? -1 : at - usual[0];
}

function isOfNames({ text }: Span): boolean {
  return attributesOf(text).includes("name");
}

function assign(spans: readonly Span[], slots: readonly Unnamed[], heads: Map<Unnamed, Span[]>): void {
  const extents = new Map(slots.map((slot) => [slot, extentOf(slot)]));
  const open: Span[] = [];
  for (const span of spans) {
    const over = slots.filter((slot) => isOver(span, extents.get(slot)!));
    const parts = partedAmong(
      span,
      over.map((slot) => extents.get(slot)!),
    );
    if (over.length === 0) open.push(span);
    over.forEach((slot, i) => heads.get(slot)!.push(parts?.[i] ?? span));
  }
  // What stands over none heads the nearest that has no heading, where something there can be one.
  for (const span of open) {
    if (headingWorth(span.text) === 0 && !slots.some((slot) => overlap(span, extents.get(slot)!) > 0))
      continue;
    const near = slots
      .filter(
        (slot) => heads.get(slot)!.length === 0 && -overlap(span, extents.get(slot)!) <= FAR_EM * span.size,
      )
      .sort((a, b) => away(span, extents.get(a)!) - away(span, extents.get(b)!))[0];
    if (near !== undefined) heads.get(near)!.push(span);
  }
}

type Extent = Pick<Span, "x0" | "x1">;

function isOver(span: Span, place: Extent): boolean {
  return overlap(span, place) >= OVER_SHARE * Math.min(span.x1 - span.x0, place.x1 - place.x0);
}

function away(span: Span, place: Extent): number {
  return Math.abs(middle(span) - middle(place));
}

function extentOf({ entries }: Unnamed): Extent {
  const figures = [...entries.values()].flat().map(({ figure }) => figure);
  return { x0: Math.min(...figures.map(({ x0 }) => x0)), x1: Math.max(...figures.map(({ x1 }) => x1)) };
}
