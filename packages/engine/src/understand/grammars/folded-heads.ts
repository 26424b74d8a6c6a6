import type { Row, Span } from "../page-graph/span.ts";
import { middle, overlap } from "../page-graph/span.ts";
import { headingWorth } from "../votes/wording.ts";
import type { PlacedEntry } from "./record-draft.ts";

/** What stands at one place of every record, before it has a name. */
export interface Unnamed {
  first: PlacedEntry;
  entries: ReadonlyMap<number, readonly PlacedEntry[]>;
}

const FAR_EM = 3;
const OVER_SHARE = 0.5;

/**
 * The headings of slots where records have several lines and each line of the header stands over one of them: in each line a
 * heading is over what is below it in that line, whatever stands there in the others.
 */
export function foldedHeads(slots: readonly Unnamed[], height: number): Map<Unnamed, readonly Span[]> {
  const heads = new Map<Unnamed, Span[]>();
  const byLine = new Map<Row, Unnamed[]>();
  for (const slot of slots) {
    if (slot.first.labelled) continue;
    heads.set(slot, []);
    const row = headerRow(slot.first, height);
    if (row !== null) byLine.set(row, [...(byLine.get(row) ?? []), slot]);
  }
  for (const [row, own] of byLine) assign(row.spans, own, heads);
  return heads;
}

/** The line of the header over the line of the record that a number stands in: its last lines are those of the record. */
function headerRow({ table, line, figure }: PlacedEntry, height: number): Row | null {
  const region = table.table.regions.find(({ rows }) => rows.some(({ index }) => index === figure.row));
  const rows = region?.band?.rows ?? [];
  return rows[line + Math.max(0, rows.length - height)] ?? null;
}

function assign(spans: readonly Span[], slots: readonly Unnamed[], heads: Map<Unnamed, Span[]>): void {
  const extents = new Map(slots.map((slot) => [slot, extentOf(slot)]));
  const open: Span[] = [];
  for (const span of spans) {
    const over = slots.filter((slot) => {
      const place = extents.get(slot)!;
      return overlap(span, place) >= OVER_SHARE * Math.min(span.x1 - span.x0, place.x1 - place.x0);
    });
    if (over.length > 0) for (const slot of over) heads.get(slot)!.push(span);
    else open.push(span);
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

function away(span: Span, place: Extent): number {
  return Math.abs(middle(span) - middle(place));
}

function extentOf({ entries }: Unnamed): Extent {
  const figures = [...entries.values()].flat().map(({ figure }) => figure);
  return { x0: Math.min(...figures.map(({ x0 }) => x0)), x1: Math.max(...figures.map(({ x1 }) => x1)) };
}
