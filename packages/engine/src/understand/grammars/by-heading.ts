import { looksLikePersonName } from "@paylift/canonical";
import { isDecimal } from "../page-graph/figure.ts";
import { overlap, type Row, type Span } from "../page-graph/span.ts";
import { headingWorth, isSumWord, votesOf } from "../votes/wording.ts";
import { attributesOf } from "../people/attributes.ts";
import type { Entry, TableEntries } from "./entries.ts";
import type { PlacedEntry } from "./record-draft.ts";
import type { Segmentation } from "./segmentation.ts";
import { sumOf } from "./slot-lines.ts";

/** Records whose people stand in the header: as the names of columns, or of groups of columns. Null where they do not. */
export function byHeading(rows: readonly Row[], tables: readonly TableEntries[]): Segmentation | null {
  const owners = new Map<string, { owners: readonly Span[]; entries: PlacedEntry[]; sum: boolean }>();
  const orders = new Map<string, number>();
  let [all, owned] = [0, 0];
  for (const table of tables) {
    for (const row of rows) {
      for (const entry of table.byRow.get(row) ?? []) {
        // `Employee # | 14 | 17`: it says who they are.
        if (isNumberOfPerson(entry)) continue;
        all++;
        const heads = [...entry.groups, ...entry.heads];
        const isSum = [...entry.owners.map(({ text }) => text), textOf(entry.owners)].some(isSumWord);
        const named = isSum ? [] : entry.owners.length > 0 ? entry.owners : heads.filter(isOwner);
        const owner = named[0] ?? (isSum ? entry.owners[0] : heads.find(({ text }) => isSumWord(text)));
        if (owner === undefined) continue;
        if (named.length > 0) owned++;
        const key = (named.length > 0 ? named : [owner]).map(({ text }) => text).join(" ");
        const order = orders.get(`${key} ${entry.left?.text}`) ?? 0;
        orders.set(`${key} ${entry.left?.text}`, order + 1);
        const known = owners.get(key) ?? {
          owners: named.length > 0 ? named : [owner],
          entries: [],
          sum: named.length === 0,
        };
        owners.set(key, known);
        known.entries.push({
          ...entry,
          heads: entry.heads.filter((head) => head !== owner && !named.includes(head)),
          groups: entry.groups.filter((head) => head !== owner && !named.includes(head)),
          table,
          labelled: entry.left !== null,
          inLane: entry.left !== null,
          line: 0,
          lineOfHeader: 0,
          order,
          further: 0,
          rowKind: null,
        });
      }
    }
  }
  if (owners.size < 2 || owned < OWNED * all) return null;
  for (const [key, own] of owners) if (isSumOfOthers(key, owners)) own.sum = true;
  const columns = [...owners.values()].map(({ owners: own, entries }) =>
    extentOf([...own, ...entries.map(({ figure }) => figure)]),
  );
  const said = textsBelow(rows, tables, columns);
  const numbers = numbersInHeads(tables, columns);
  const records = [...owners.values()].map(({ owners: own, entries, sum }, index) => ({
    index,
    page: own[0]!.page,
    rows: [rows.find((row) => row.index > own[0]!.row) ?? rows[0]!],
    entries,
    texts: [...new Set([...own, ...numbers[index]!, ...said[index]!])].map((span, line) => ({ span, line })),
    isSum: sum,
    above: [],
  }));
  return { grammar: "by heading", records, folded: false, rows, captions: new Map() };
}

function isNumberOfPerson({ left, figure }: Entry): boolean {
  if (left === null || figure.figure === null || isDecimal(figure.figure)) return false;
  return attributesOf(left.text).some((attribute) => attribute === "id" || attribute === "payment_number");
}

const LEAST_OTHERS = 3;
const LEAST_SUMS = 3;
const MOSTLY = 0.8;

/** Whether nearly all numbers of a column are what the others of their lines come to, whatever stands over it: `All Staff`. */
function isSumOfOthers(
  key: string,
  owners: ReadonlyMap<string, { entries: readonly PlacedEntry[] }>,
): boolean {
  if (owners.size <= LEAST_OTHERS) return false;
  const others = [...owners].flatMap(([other, { entries }]) => (other === key ? [] : entries));
  const byRow = Map.groupBy(others, ({ figure }) => figure.row);
  const told = owners.get(key)!.entries.flatMap((entry) => {
    const parts = byRow.get(entry.figure.row) ?? [];
    return parts.length < 2 ? [] : [sumOf([entry]) === sumOf(parts)];
  });
  const held = told.filter((holds) => holds).length;
  return held >= LEAST_SUMS && held >= MOSTLY * told.length;
}

interface Extent {
  page: number;
  x0: number;
  x1: number;
}

function extentOf(spans: readonly Span[]): Extent {
  return {
    page: spans[0]!.page,
    x0: Math.min(...spans.map(({ x0 }) => x0)),
    x1: Math.max(...spans.map(({ x1 }) => x1)),
  };
}

/** By person the texts in their column that name no number: `Employee No. | E55021 | E55102`. */
function textsBelow(
  rows: readonly Row[],
  tables: readonly TableEntries[],
  columns: readonly Extent[],
): readonly (readonly Span[])[] {
  const texts = columns.map((): Span[] => []);
  const used = new Set(
    tables.flatMap(({ byRow }) =>
      [...byRow.values()]
        .flat()
        .flatMap((entry) => (isNumberOfPerson(entry) ? [entry.left] : [entry.figure, entry.left])),
    ),
  );
  const start = Math.min(...columns.map(({ x0 }) => x0));
  for (const { spans } of rows)
    for (const [i, span] of spans.entries()) {
      // The first one is what the others are called.
      if ((i === 0 && span.x0 < start) || used.has(span) || span.nothing) continue;
      const over = columns.filter((column) => column.page === span.page && overlap(column, span) > 0);
      if (over.length === 1) texts[columns.indexOf(over[0]!)]!.push(span);
    }
  return texts;
}

function textOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join(" ");
}

const OWNED = 0.6;

function isOwner({ text }: Span): boolean {
  return looksLikePersonName(text) && votesOf(text).subjects.size === 0 && headingWorth(text) === 0;
}

/** By person the numbers that the header has below their names, though they stand beside the column of their figures: `E022 | Workshop`. */
function numbersInHeads(
  tables: readonly TableEntries[],
  columns: readonly Extent[],
): readonly (readonly Span[])[] {
  const heads = tables.flatMap(({ table }) => table.regions.flatMap(({ band }) => band?.rows ?? []));
  const numbers = [...new Set(heads)]
    .flatMap(({ spans }) => spans)
    .filter(({ text, figure }) => /\d/.test(text) && (figure === null || !isDecimal(figure)));
  return columns.map((column) =>
    numbers.filter((span) => {
      const over = columns.filter((other) => other.page === span.page && overlap(other, span) > 0);
      return over.length === 1 && over[0] === column;
    }),
  );
}
