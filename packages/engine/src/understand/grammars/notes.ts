import { looksLikePersonName } from "@paylift/canonical";
import type { Row, Span } from "../page-graph/span.ts";
import { sectionOf } from "../votes/sections.ts";
import { isLine, isTier, isTreatment } from "../votes/wording.ts";
import { TOLERANCES } from "../tolerances.ts";
import type { Table } from "./tables.ts";
import { spansBelow } from "./texts-below.ts";

const OFTEN = 0.6;
const SELDOM = 0.25;
const FEWER = 0.5;
const LEAST_NOTES = 3;
/** Where so many lines of pay stand with no text left of them are labels, whatever is left of some. */
const LEAST_LINES = 2;

/** Texts behind those that name lines of pay, which say less: whose tax it is, which tier of a plan, its treatment. */
export function notesOf(table: Table): Set<Span> {
  const { regions } = table;
  const pairs = new Map<string, { lefts: Span[]; notes: Span[] }>();
  for (const { rows } of regions)
    for (const { spans } of rows)
      for (const [i, span] of spans.entries())
        for (let at = i - 1; isText(span) && at >= 0 && isText(spans[at]!); at--) {
          const key = [spans[at]!, span].map(edgeOf).join();
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
  for (const span of statusesIn(table)) notes.add(span);
  const lines = linesByEdge(regions.flatMap(({ rows }) => rows));
  for (const { lefts, notes: own } of pairs.values()) {
    if (areLists(own, lefts) || areMarks(own, lefts)) own.forEach((span) => notes.add(span));
    if (own.length < LEAST_NOTES || knownShare(lefts) < OFTEN) continue;
    if (knownShare(own) >= OFTEN && (lines.get(edgeOf(own[0]!))?.size ?? 0) >= LEAST_LINES) continue;
    if (knownShare(own) <= SELDOM || distinct(own) <= FEWER * distinct(lefts))
      for (const span of own) notes.add(span);
  }
  return notes;
}

const STATUS = /^(?:(?:tax|filing) )?status$/i;

/** What stands at the edge of a heading for how somebody files a tax: `FITW   M   2,858.29` below `Code   Status   Taxable`. */
function statusesIn({ regions }: Table): Span[] {
  const below = spansBelow(regions, ({ text }) => STATUS.test(text));
  const behind = regions.flatMap(({ rows }) => rows.flatMap(({ spans }) => spans.slice(1)));
  return behind.filter((span) => below.has(span) && isText(span));
}

/** Whether texts are the lists of the lines whose labels stand before them: few, and of nobody named there. */
function areLists(own: readonly Span[], lefts: readonly Span[]): boolean {
  if (own.length < LEAST_NOTES || distinct(own) < 2 || distinct(own) >= distinct(lefts)) return false;
  const share = (spans: readonly Span[], test: (text: string) => boolean): number =>
    spans.filter(({ text }) => test(text)).length / spans.length;
  const isList = (text: string): boolean => sectionOf(text) !== null;
  return (
    share(own, isList) >= OFTEN && share(lefts, isList) <= SELDOM && share(lefts, looksLikePersonName) < OFTEN
  );
}

const MARK_LENGTH = 2;
/** So many of the labels before marks are known: names of people or trades are none. */
const MARKED = 0.4;

/** Whether texts are a letter or two that say the same of many labels before them: `HEALTH PLAN  B`, withheld before tax. */
function areMarks(own: readonly Span[], lefts: readonly Span[]): boolean {
  const isMark = ({ text }: Span): boolean => text.length <= MARK_LENGTH;
  return (
    own.length >= LEAST_NOTES &&
    own.every(isMark) &&
    lefts.every((left) => !isMark(left)) &&
    knownShare(lefts) >= MARKED &&
    distinct(own) <= FEWER * distinct(lefts)
  );
}

/** The lines of pay that begin at each edge with no text right before them. */
function linesByEdge(rows: readonly Row[]): Map<number, Set<string>> {
  const lines = new Map<number, Set<string>>();
  for (const { spans } of rows)
    for (const [i, span] of spans.entries()) {
      const before = spans[i - 1];
      if (!isLine(span.text) || (before !== undefined && isText(before))) continue;
      const own = lines.get(edgeOf(span)) ?? new Set();
      lines.set(edgeOf(span), own.add(span.text));
    }
  return lines;
}

function edgeOf({ x0 }: Span): number {
  return Math.round(x0 / TOLERANCES.sameEdgePt);
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
