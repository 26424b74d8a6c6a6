import { isDrawnAround } from "../page-graph/phrases.ts";
import { middle, overlap, type Row, type Span } from "../page-graph/span.ts";
import { headingWorth, isFigureName, isSumWord } from "../votes/wording.ts";
import type { Band } from "./bands.ts";
import { inOrder } from "./heads-in-order.ts";
import { isGroupRow } from "./group-rows.ts";
import { groupsOver } from "./groups-over.ts";
import { listedHead } from "./listed-heads.ts";
import { countedIn, periodOf } from "./names-over.ts";
import { namesOfRepeated } from "./repeated-heads.ts";
import { partedAmong } from "./parted-headings.ts";
import { asideColumns, isUnder, placesOf, type Place, type Places } from "./reach-of-heads.ts";
import { median, type Column, type Region, type Table } from "./tables.ts";
import { isTitleOverAll } from "./titles-over-all.ts";

/** What heads each column of a region. */
export interface Heads {
  /** Headings over a column alone, top down. */
  own: Map<Column, Span[]>;
  /** Headings over several. */
  groups: Map<Column, Span[]>;
  /** Whoever stands in the header over a column, where people stand side by side. */
  owners: Map<Column, Span[]>;
}

const NONE: Heads = { own: new Map(), groups: new Map(), owners: new Map() };

const FAR_EM = 3;
const FAR_GROUP_EM = 12;

/** Where lanes begin: at the labels that most of their numbers have. */
export function lanesOf(
  labelled: readonly Column[],
  labelOf: (span: Span) => Span | null,
): Map<Column, number> {
  const lanes = new Map<Column, number>();
  for (const column of labelled) {
    const labels = column.spans.flatMap((span) => labelOf(span) ?? []);
    if (labels.length === 0) continue;
    // Words for their sums may stand further right.
    const lines = labels.filter(({ text }) => !isSumWord(text));
    const edges = [labels, lines]
      .filter(({ length }) => length > 0)
      .map((own) => median(own.map(({ x0 }) => x0)));
    lanes.set(column, Math.min(...edges));
  }
  return lanes;
}

/** Assigns the phrases of each header to the columns below it. */
export function headsOf(table: Table, lanes: ReadonlyMap<Column, number>): Map<Region, Heads> {
  const known = new Map<Band, Heads>();
  const asides = asideColumns(table);
  return new Map(
    table.regions.map((region) => {
      const { band, title } = region;
      const heads = band === null ? NONE : (known.get(band) ?? headsUnder(band, table, lanes, asides));
      if (band !== null) known.set(band, heads);
      if (title === null) return [region, heads];
      const groups = new Map(
        table.columns.map((column) => {
          const own = heads.groups.get(column) ?? [];
          return [column, isTitleOf(title, column, region) ? [...own, title] : own];
        }),
      );
      return [region, { ...heads, groups }];
    }),
  );
}

const CENTRED = 0.1;

/** A title is over all that begins right of its beginning, and in the middle of the rows over all of them. */
function isTitleOf(title: Span, column: Column, { rows }: Region): boolean {
  if (column.x1 >= title.x0) return true;
  const [x0, x1] = [Math.min(...rows.map((row) => row.x0)), Math.max(...rows.map((row) => row.x1))];
  return Math.abs(middle(title) - (x0 + x1) / 2) <= CENTRED * (x1 - x0);
}

function headsUnder(
  band: Band,
  table: Table,
  lanes: ReadonlyMap<Column, number>,
  asides: ReadonlySet<Column>,
): Heads {
  const { columns } = table;
  if (band.kind === "people") return peopleOver(band, columns);
  const heads: Heads = { own: new Map(), groups: new Map(), owners: new Map() };
  const last = band.rows.length - 1;
  const places = new Map(columns.map((column) => [column, placesOf(column, lanes)]));
  const lists = new Set<Span>();
  const turned = band.rows.flatMap((row) => (row.turned ? row.spans : []));
  band.rows.forEach((row, r) => {
    // A ruled cell is as wide as what it heads.
    const isOfGroups = !row.heads && r < last && isGroupRow(row, band, r, columns);
    const areDrawn = row.spans.some(isDrawnAround);
    const named = isOfGroups && row.spans.length > 1 ? groupsOver(band, r, table) : null;
    if (named !== null) {
      for (const [column, heading] of named)
        push(areDrawn && !isDrawnAround(heading) ? heads.own : heads.groups, column, heading);
      return;
    }
    if (r < last && isTitleOverAll(row, band.rows[r + 1])) {
      for (const column of columns) push(heads.groups, column, row.spans[0]!);
      return;
    }
    for (const [i, span] of row.spans.entries()) {
      if (band.asides.includes(span) || lists.has(span)) continue;
      // Beside names of groups that say how wide they are others head a column.
      const groupRow = isOfGroups && (!areDrawn || isDrawnAround(span));
      const listed = listedHead(row.spans, i);
      const behind = listed === null ? undefined : row.spans[row.spans.indexOf(listed.list) + 1];
      const below = listed === null ? [] : between(span.x0, behind?.x0 ?? Infinity, columns);
      if (listed !== null && below.length === listed.counted.length) {
        lists.add(listed.list);
        below.forEach((column, place) => {
          push(heads.own, column, listed.counted[place]!);
          push(heads.groups, column, listed.name);
        });
        continue;
      }
      const under = columns.filter((column) =>
        isUnder(span, column, row, { columns, asides, places, turned }),
      );
      if (under.length === 0) continue;
      const parts =
        groupRow || row.heads
          ? null
          : partedAmong(
              span,
              under.map((column) => places.get(column)!.ofLabels),
            );
      if (parts !== null) parts.forEach((part, i) => push(heads.own, under[i]!, part));
      else if (under.length === 1 && !groupRow) push(heads.own, under[0]!, span);
      else for (const column of under) push(heads.groups, column, span);
    }
    if (isOfGroups && !areDrawn) spread(row, columns, places, heads);
  });
  inOrder(band, columns, heads);
  nameFigures(heads);
  band.rows.slice(1).forEach((row, r) => nameRepeated(namesOfRepeated(band.rows[r]!, row, columns), heads));
  return heads;
}

/** Puts the name of a group to the heading below it, where it is over no other column and both together name a figure: `Gross` over `Pay`. */
function nameFigures({ own, groups }: Heads): void {
  for (const [column, over] of groups) {
    const [name, heads] = [over.at(-1), own.get(column) ?? []];
    const text = heads.map((head) => head.text).join(" ");
    if (name === undefined || heads.length === 0 || isFigureName(text)) continue;
    const others = [...groups].filter(([other, spans]) => other !== column && spans.includes(name));
    if (others.length > 0 || !isFigureName(`${name.text} ${text}`)) continue;
    own.set(column, [name, ...heads]);
    groups.set(column, over.slice(0, -1));
  }
}

/** Puts the names above headings that come again over the columns of these, as names of groups. */
function nameRepeated(names: ReadonlyMap<Span, Span>, { own, groups }: Heads): void {
  for (const [head, name] of names)
    for (const [column, heads] of own)
      if (heads.includes(head) && (groups.get(column) ?? []).length === 0) {
        own.set(
          column,
          heads.filter((other) => other !== name),
        );
        push(groups, column, name);
      }
}

function between(x0: number, x1: number, columns: readonly Column[]): Column[] {
  return columns.filter((column) => middle(column) > x0 && middle(column) < x1);
}

const COUNTING = 0.5;

/**
 * People side by side: each name is over the columns of its block, as wide as the headings below it say that come again for
 * each of them. They stand over their numbers alone, whatever labels stand left of them.
 */
function peopleOver({ rows }: Band, columns: readonly Column[]): Heads {
  const heads: Heads = { own: new Map(), groups: new Map(), owners: new Map() };
  const at = rows.findLastIndex(({ spans }) => {
    const counting = spans.filter(({ text }) => headingWorth(text) > 0 && !isSumWord(text));
    return counting.length >= COUNTING * spans.length;
  });
  const counted = at > 0 ? rows[at]! : null;
  const names = rows.filter((row) => row !== counted).flatMap(({ spans }) => spans);
  const again = counted === null ? [] : countedIn(counted);
  const period = counted === null ? 1 : (periodOf(counted) ?? again.length);
  const blocks: Place[] = [];
  again.forEach((span, i) => {
    if (i % period === 0) blocks.push({ x0: span.x0, x1: span.x1 });
    else blocks.at(-1)!.x1 = span.x1;
  });
  const blockOf = (place: Place): number =>
    blocks.map((block, i) => [gap(block, place), i] as const).sort((a, b) => a[0] - b[0])[0]?.[1] ?? -1;
  for (const column of columns) {
    const block = blockOf(column);
    const above =
      counted === null
        ? names.filter((name) => overlap(name, column) > 0)
        : names.filter((name) => blockOf({ x0: middle(name), x1: middle(name) }) === block);
    const nearest = [...names].sort((a, b) => gap(a, column) - gap(b, column))[0];
    if (above.length > 0) heads.owners.set(column, above);
    else if (counted === null && nearest !== undefined && gap(nearest, column) <= FAR_EM * nearest.size)
      heads.owners.set(column, [nearest]);
    const away = (span: Span): number =>
      Math.abs(span.x1 - column.x1) + Math.abs(middle(span) - middle(column));
    const head = again
      .filter((_, i) => Math.floor(i / period) === block)
      .sort((a, b) => away(a) - away(b))[0];
    if (head !== undefined) heads.own.set(column, [head]);
  }
  return heads;
}

/** The name of a group may be narrower than its columns: those between two names belong to the nearer. */
function spread(
  row: Row,
  columns: readonly Column[],
  places: ReadonlyMap<Column, Places>,
  { groups }: Heads,
): void {
  for (const column of columns) {
    if (groups.get(column)?.some((span) => row.spans.includes(span)) === true) continue;
    const { ofLabels: place, ofNumbers } = places.get(column)!;
    const away = (span: Span): number => gap(span, place) * FAR_GROUP_EM + gap(span, ofNumbers);
    const near = [...row.spans].sort((a, b) => away(a) - away(b))[0];
    if (near !== undefined && gap(near, place) < FAR_GROUP_EM * near.size) push(groups, column, near);
  }
}

function gap(span: Place, place: Place): number {
  return Math.max(0, -overlap(span, place));
}

function push(to: Map<Column, Span[]>, column: Column, span: Span): void {
  const known = to.get(column);
  if (known === undefined) to.set(column, [span]);
  else if (!known.includes(span)) known.push(span);
}
