import { looksLikePersonName } from "@paylift/canonical";
import type { Row, Span } from "../page-graph/span.ts";
import { headingWorth, isSumWord, votesOf } from "../votes/wording.ts";
import type { TableEntries } from "./entries.ts";
import type { PlacedEntry } from "./record-draft.ts";
import type { Segmentation } from "./segmentation.ts";

/** Records whose people stand in the header: as the names of columns, or of groups of columns. Null where they do not. */
export function byHeading(rows: readonly Row[], tables: readonly TableEntries[]): Segmentation | null {
  const owners = new Map<string, { owners: readonly Span[]; entries: PlacedEntry[]; sum: boolean }>();
  const orders = new Map<string, number>();
  let [all, owned] = [0, 0];
  for (const table of tables) {
    for (const row of rows) {
      for (const entry of table.byRow.get(row) ?? []) {
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
          order,
          further: 0,
          rowKind: null,
        });
      }
    }
  }
  if (owners.size < 2 || owned < OWNED * all) return null;
  const records = [...owners.values()].map(({ owners: own, entries, sum }, index) => ({
    index,
    page: own[0]!.page,
    rows: [rows.find((row) => row.index > own[0]!.row) ?? rows[0]!],
    entries,
    texts: own.map((span, line) => ({ span, line })),
    isSum: sum,
    above: [],
  }));
  return { grammar: "by heading", records, folded: false, rows, captions: new Map() };
}

function textOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join(" ");
}

const OWNED = 0.6;

function isOwner({ text }: Span): boolean {
  return looksLikePersonName(text) && votesOf(text).subjects.size === 0 && headingWorth(text) === 0;
}
