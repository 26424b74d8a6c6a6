import type { Span } from "../page-graph/span.ts";
import { isLine, isTier, isTreatment } from "../votes/wording.ts";
import type { Table } from "./tables.ts";

const OFTEN = 0.6;
const SELDOM = 0.25;
const FEWER = 0.5;
const LEAST_NOTES = 3;
const EDGE_PT = 2;

/** Texts behind those that name lines of pay, which say less: whose tax it is, which tier of a plan, its treatment. */
export function notesOf({ regions }: Table): Set<Span> {
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
