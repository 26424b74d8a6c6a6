import { looksLikePersonName, normalizeLabel } from "@paylift/canonical";
import { isDecimal } from "../page-graph/figure.ts";
import type { Row, Span } from "../page-graph/span.ts";
import { kindsOf, productsOf } from "../identities/products.ts";
import { FIGURES, type Kind } from "../votes/roles.ts";
import {
  isCodeForm,
  isFigureName,
  isLine,
  isTier,
  isTreatment,
  knownBits,
  votesOf,
} from "../votes/wording.ts";
import type { Legend } from "./legend.ts";
import { headsOf, lanesOf, type Heads } from "./heads.ts";
import { isPlain, type Column, type Table } from "./tables.ts";

/** A number with what stands around it. */
export interface Entry {
  figure: Span;
  column: Column;
  /** Nearest text left of it in its row, only numbers between. */
  left: Span | null;
  /** Text or code left of that. */
  code: Span | null;
  /** Texts between, which say more of it. */
  notes: readonly Span[];
  /** Headings over its column alone, top down. */
  heads: readonly Span[];
  /** Headings over several columns, it among them, top down. */
  groups: readonly Span[];
  /** Who stands in the header over it, where people stand side by side. */
  owners: readonly Span[];
  /** The same where the texts left of numbers are no labels, and columns no wider than their numbers. */
  bare: Pick<Entry, "heads" | "groups">;
}

export interface TableEntries {
  table: Table;
  /** By row, left to right. */
  byRow: ReadonlyMap<Row, readonly Entry[]>;
  /** Columns whose numbers are told by the text left of them, as their rows show. */
  labelled: ReadonlySet<Column>;
  /** Where the labels of each of them begin. */
  lanes: ReadonlyMap<Column, number>;
  /** Columns of numbers that are no amounts: codes, ids. */
  plain: ReadonlySet<Column>;
  /** What its rows' products say that numbers count, in bits. */
  kinds: ReadonlyMap<Span, [Kind, number]>;
  /** What codes mean that stand as labels. */
  legend: Legend;
}

const LABEL_SHARE = 0.55;
const KNOWN_SHARE = 0.35;
const KNOWN_BITS = 4;
/** A label has no more numbers behind it than hours, rate and amounts of period and year. */
const MOST_OF_LABEL = 6;

interface Beside {
  left: Span | null;
  code: Span | null;
  notes: readonly Span[];
  /** No number stands between. */
  next: boolean;
}

export function entriesOf(table: Table, isWhole: boolean, legend: Legend = new Map()): TableEntries {
  const columns = table.columns;
  const bare = headsOf(table, new Map());
  const ofDays = new Set(columns.filter((column) => isOfDay(column, bare)));
  const plain = new Set(
    columns.filter(
      (column) => ofDays.has(column) || (isPlain(column) && !countsSomething(column, bare, isWhole)),
    ),
  );
  const codes = new Set(
    [...plain].filter((column) => !ofDays.has(column) && areCodes(column, columns, plain)),
  );
  const notes = notesOf(table);
  const besides = new Map<Span, Beside>();
  for (const { rows } of table.regions)
    for (const { spans } of rows)
      spans.forEach(
        (span, i) =>
          span.figure !== null &&
          besides.set(span, besideOf(spans, i, { plain, codes, table, legend, notes })),
      );
  const labelled = labelledColumns(columns, plain, legend, besides, bare);
  const lanes = lanesOf([...labelled], (span) => besides.get(span)?.left ?? null);
  const heads = headsOf(table, lanes);
  const byRow = new Map<Row, Entry[]>();
  for (const region of table.regions) {
    const { own, groups, owners } = heads.get(region)!;
    const { own: bareOwn, groups: bareGroups } = bare.get(region)!;
    for (const row of region.rows) {
      const entries = row.spans.flatMap((span): Entry[] => {
        const column = table.columnOf.get(span);
        if (span.figure === null || span.figure.percent || column === undefined || plain.has(column))
          return [];
        const { left, code, notes: said, next } = besides.get(span)!;
        if (isCode(span, legend)) return [];
        if (!isWhole && isNumberOf(span, next ? left : null)) return [];
        return [
          {
            figure: span,
            column,
            left,
            code,
            notes: said,
            heads: own.get(column) ?? [],
            groups: groups.get(column) ?? [],
            owners: owners.get(column) ?? [],
            bare: { heads: bareOwn.get(column) ?? [], groups: bareGroups.get(column) ?? [] },
          },
        ];
      });
      if (entries.length > 0) byRow.set(row, entries);
    }
  }
  return { table, byRow, labelled, lanes, plain, kinds: kindsOf(productsOf(table)), legend };
}

/** Whether a run of digits is the number of something, a check or an account, as the word before it or its length says. */
function isNumberOf({ figure, text }: Span, left: Span | null): boolean {
  if (isDecimal(figure!)) return false;
  if (text.length >= LONG_RUN) return true;
  return left !== null && /[:#]$/.test(left.text) && knownBits(left.text) < KNOWN_BITS;
}

const LONG_RUN = 4;

/** A weekday or a date as a heading: `Tu`, `M 10`, `Sat 3/14`. */
const DAY =
  /^(?:(?:su|mo?|tu?|we?|th?|fr?|sa?|sun|mon|tues?|wed|thurs?|thu|fri|sat|(?:sun|mon|tues|wednes|thurs|fri|satur)day) ?)?(?:\d{1,2}(?: \d{1,2})?)?$/;

/** Whether numbers are what somebody worked on one day, of which the line says the sum. */
function isOfDay(column: Column, heads: ReadonlyMap<unknown, Heads>): boolean {
  const own = [...heads.values()].flatMap(
    (of) =>
      of.own
        .get(column)
        ?.map(({ text }) => text)
        .join(" ") ?? [],
  );
  return own.length > 0 && own.every((text) => DAY.test(normalizeLabel(text)));
}

/** Whether runs of digits are hours, or amounts of a document that prints no cents. */
function countsSomething(column: Column, heads: ReadonlyMap<unknown, Heads>, isWhole: boolean): boolean {
  for (const { own, groups } of heads.values()) {
    const text = (own.get(column) ?? []).map((span) => span.text).join(" ");
    const { kinds, subjects } = votesOf(text);
    if (
      (kinds.get("hours") ?? 0) > 0 ||
      (groups.get(column) ?? []).some((span) => (votesOf(span.text).kinds.get("hours") ?? 0) > 0)
    )
      return true;
    const [none, best] = [subjects.get("none") ?? 0, Math.max(0, ...subjects.values(), ...kinds.values())];
    if (isWhole && best >= KNOWN_BITS && none === 0) return true;
  }
  if (!isWhole) return false;
  // Without a heading: in such a document what varies and is long is an amount.
  return (
    [...heads.values()].every(({ own }) => (own.get(column) ?? []).length === 0) &&
    column.spans.every(({ text }) => !/^0\d/.test(text))
  );
}

interface Around {
  plain: ReadonlySet<Column>;
  codes: ReadonlySet<Column>;
  table: Table;
  legend: Legend;
  /** What stands between labels and their numbers. */
  notes: ReadonlySet<Span>;
}

const OFTEN = 0.6;
const SELDOM = 0.25;
const FEWER = 0.5;
const LEAST_NOTES = 3;
const EDGE_PT = 2;

/** Texts behind those that name lines of pay, which say less: whose tax it is, which tier of a plan, its treatment. */
function notesOf({ regions }: Table): Set<Span> {
  const pairs = new Map<string, { lefts: Span[]; notes: Span[] }>();
  for (const { rows } of regions)
    for (const { spans } of rows)
      for (const [i, span] of spans.entries())
        for (let at = i - 1; isText(span) && at >= 0 && isText(spans[at]!); at--) {
          const key = [spans[at]!, span].map(({ x0 }) => Math.round(x0 / EDGE_PT)).join();
          const pair = pairs.get(key) ?? { lefts: [], notes: [] };
          pairs.set(key, pair);
          pair.lefts.push(spans[at]!);
          pair.notes.push(span);
        }
  const notes = new Set(
    regions.flatMap(({ rows }) =>
      rows.flatMap(({ spans }) => spans.filter(({ text }) => isTreatment(text) || isTier(text))),
    ),
  );
  for (const { lefts, notes: own } of pairs.values()) {
    if (own.length < LEAST_NOTES || knownShare(lefts) < OFTEN) continue;
    if (knownShare(own) <= SELDOM || distinct(own) <= FEWER * distinct(lefts))
      for (const span of own) notes.add(span);
  }
  return notes;
}

/** Whether a phrase is no amount: a share of something is a note. */
function isText({ figure, nothing }: Span): boolean {
  return (figure === null || figure.percent) && !nothing;
}

function knownShare(spans: readonly Span[]): number {
  return spans.filter(({ text }) => isLine(text)).length / spans.length;
}

function distinct(spans: readonly Span[]): number {
  return new Set(spans.map(({ text }) => text)).size;
}

/** Whether a run of digits is a code that the document explains. */
function isCode({ figure, text }: Span, legend: Legend): boolean {
  return figure !== null && !isDecimal(figure) && legend.has(text);
}

function besideOf(spans: readonly Span[], at: number, around: Around): Beside {
  const { plain, codes, table, legend, notes } = around;
  let next = true;
  const said: Span[] = [];
  for (let i = at - 1; i >= 0; i--) {
    const span = spans[i]!;
    if (span.nothing) continue;
    if (notes.has(span)) {
      said.push(span);
      continue;
    }
    if (span.figure === null) return { left: span, code: codeOf(spans, i, around), notes: said, next };
    const column = table.columnOf.get(span);
    if (isCode(span, legend) || (column !== undefined && codes.has(column)))
      return { left: span, code: null, notes: said, next };
    if (column === undefined || !plain.has(column)) next = false;
  }
  return { left: null, code: null, notes: said, next };
}

/** A short code right before a label. */
function codeOf(spans: readonly Span[], at: number, { codes, table }: Around): Span | null {
  const [before, label] = [spans[at - 1], spans[at]!];
  if (before === undefined || before.nothing || !isCodeForm(before.text)) return null;
  if (label.x0 - before.x1 > 4 * label.size) return null;
  const column = table.columnOf.get(before);
  if (before.figure !== null && (column === undefined || !codes.has(column))) return null;
  return before;
}

/** Whether numbers are codes: short runs of digits right before others, that come again and again or begin with a zero. */
function areCodes(column: Column, columns: readonly Column[], plain: ReadonlySet<Column>): boolean {
  const figures = column.spans.filter(({ figure }) => figure !== null);
  if (figures.length < 4 || figures.some(({ text }) => text.length > 5)) return false;
  const distinct = new Set(figures.map(({ text }) => text)).size;
  const zero = figures.filter(({ text }) => /^0\d/.test(text)).length;
  if (distinct > 0.7 * figures.length && zero < 0.3 * figures.length) return false;
  const next = columns.find(({ index }) => index === column.index + 1);
  return next !== undefined && !plain.has(next);
}

function labelledColumns(
  columns: readonly Column[],
  plain: ReadonlySet<Column>,
  legend: Legend,
  besides: ReadonlyMap<Span, Beside>,
  heads: ReadonlyMap<unknown, Heads>,
): Set<Column> {
  const labelled = new Set<Column>();
  const edges = new Set<number>();
  const numbersOf = new Map<Span, number>();
  for (const column of columns) {
    if (plain.has(column)) continue;
    const ends = headsItself(column, heads);
    for (const span of column.spans) {
      const left = besides.get(span)?.left ?? null;
      // A line of pay that is known has nothing to do with gross pay further right.
      if (left !== null && !(ends && isLineOfPay(left, legend))) count(numbersOf, left);
    }
  }
  for (const column of columns) {
    if (plain.has(column)) continue;
    const own = column.spans.flatMap((span) => (span.figure === null ? [] : [besides.get(span)!]));
    const first = own.filter(({ left, next }) => left !== null && next).length >= 0.5 * own.length;
    const lefts = own.flatMap(({ left }) => (left === null ? [] : [left]));
    if (lefts.length < LABEL_SHARE * own.length || own.length === 0) continue;
    // Where a line counts nothing, its label stands next to what has a heading of its own.
    if (headsItself(column, heads) && lefts.some(({ x0 }) => edges.has(Math.round(x0)))) continue;
    // Further columns of a lane count the same thing: hours, a rate, the year. What is headed as something else is none.
    if (!first && !isOfLane(column, columns, labelled, heads)) continue;
    const crowd = lefts.reduce((sum, left) => sum + (numbersOf.get(left) ?? 0), 0) / lefts.length;
    if (crowd > MOST_OF_LABEL || (first && !areLabels(lefts, legend))) continue;
    labelled.add(column);
    for (const { x0 } of lefts) edges.add(Math.round(x0));
  }
  return labelled;
}

function isLineOfPay({ text }: Span, legend: Legend): boolean {
  return legend.has(text.replace(/:$/, "")) || isLine(text);
}

function count(counts: Map<Span, number>, span: Span): void {
  counts.set(span, (counts.get(span) ?? 0) + 1);
}

/** Whether a column goes on with the lane of the column before it. */
function isOfLane(
  column: Column,
  columns: readonly Column[],
  labelled: ReadonlySet<Column>,
  heads: ReadonlyMap<unknown, Heads>,
): boolean {
  const before = columns[column.index - 1];
  return before !== undefined && labelled.has(before) && !headsItself(column, heads);
}

/** Whether a column is headed as gross or net pay, a sum or a payment: what it counts no label beside it says. */
function headsItself(column: Column, heads: ReadonlyMap<unknown, Heads>): boolean {
  const own = [...heads.values()].flatMap((of) => of.own.get(column) ?? []);
  const groups = [...heads.values()].flatMap((of) => of.groups.get(column) ?? []);
  const figures = [...FIGURES, "payment"] as const;
  return (
    groups.some(({ text }) => isPay(text)) ||
    own.some(({ text }) => figures.some((figure) => (votesOf(text).subjects.get(figure) ?? 0) > KNOWN_BITS))
  );
}

/** Whether a text names gross or net pay, and not all lines of a list, as `Employee Taxes` over several columns does. */
function isPay(text: string): boolean {
  const { subjects } = votesOf(text);
  return isFigureName(text) && Math.max(subjects.get("gross") ?? 0, subjects.get("net") ?? 0) > KNOWN_BITS;
}

function areLabels(lefts: readonly Span[], legend: Legend): boolean {
  const texts = lefts.map(({ text }) => text.replace(/:$/, ""));
  const known = texts.filter((text) => legend.has(text) || knownBits(text) >= KNOWN_BITS).length;
  const names = texts.filter((text) => looksLikePersonName(text) && knownBits(text) < KNOWN_BITS).length;
  if (names > 0.4 * texts.length) return false;
  if (known >= KNOWN_SHARE * texts.length) return true;
  const distinct = new Set(texts.map(normalizeLabel)).size;
  return texts.length >= 8 && distinct <= 0.5 * texts.length && distinct >= 3;
}
