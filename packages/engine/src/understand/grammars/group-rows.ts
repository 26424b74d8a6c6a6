import { attributesOf } from "../people/attributes.ts";
import { overlap, type Row, type Span } from "../page-graph/span.ts";
import { isGeneric } from "../votes/generic.ts";
import { sectionOf } from "../votes/sections.ts";
import { votesOf } from "../votes/wording.ts";
import type { Band } from "./bands.ts";
import type { Column } from "./tables.ts";

/** Headings further off than this belong to no group. */
const REACH_EM = 6;
const MOSTLY_AGAIN = 0.6;
/** A number of somebody or something: no name of a group has one. */
const NUMBERED = /\d{4}/;

/** Whether a line of a header names groups of columns: fewer phrases than the line below, most of them sections or times. */
export function isGroupRow(row: Row, band: Band, at: number, columns: readonly Column[]): boolean {
  if (beginsSections(row, band.rows[at + 1])) return false;
  const below = Math.max(...band.rows.slice(at + 1).map(({ spans }) => spans.length));
  const sections = row.spans.filter(
    ({ text }) =>
      sectionOf(text) !== null ||
      isTime(text) ||
      (votesOf(text).subjects.get("employer_contribution") ?? 0) > 0 ||
      /\b(?:taxes|earnings|deductions|contributions|hours)\b/i.test(text),
  );
  if (row.spans.length > 1 && areBare(band.rows.at(-1)!.spans, row.spans.length)) return true;
  return (
    row.spans.length < below &&
    row.spans.length <= columns.length / 2 &&
    (2 * sections.length >= row.spans.length || isOverSame(row, band.rows.slice(at + 1)))
  );
}

/** Names of lists that do not say whose they are. */
const NAME_OF_LIST = /^(?:taxes|deductions|contributions|benefits)$/i;

/** Whether each phrase goes on in the name of a list right below it: `Employee` over `taxes`, and over `deductions`. */
function beginsSections({ spans }: Row, below: Row | undefined): boolean {
  return spans.every((span) => {
    const under = below?.spans.filter((other) => overlap(span, other) > 0) ?? [];
    return under.length === 1 && NAME_OF_LIST.test(under[0]!.text);
  });
}

/** Whether the last line of a header says whose the numbers of its columns are, or what they count, and names none: `EE | ER | EE`. */
function areBare(heads: readonly Span[], above: number): boolean {
  return (
    heads.length > above &&
    heads.every(({ text }) => isGeneric(text)) &&
    new Set(heads.map(({ text }) => text)).size > 1
  );
}

/**
 * Whether the headings below a line come again below its other phrases: `Employee | Hospital` over `Current | Year` twice. What
 * stands between or beside them may be a part of one more than of the others.
 */
function isOverSame({ spans }: Row, below: readonly Row[]): boolean {
  const lists = listsUnder(spans, below);
  if (lists === null || spans.length < 2 || spans.some(({ text }) => NUMBERED.test(text))) return false;
  const isAgain = (text: string): boolean =>
    isGeneric(text) || lists.filter((list) => list.includes(text)).length > 1;
  const isOverAgain = (list: readonly string[]): boolean =>
    list.length > 0 && list.filter(isAgain).length >= MOSTLY_AGAIN * list.length;
  // Beside them lists may stand over headings of their own, `Overtime | Taxes`, and of two headings one may be nearer to the next name.
  const over = lists.filter((list) => list.length > 1 && isOverAgain(list)).length;
  const isOther = (list: readonly string[], { text }: Span): boolean =>
    areOfTexts(list) || sectionOf(text) !== null;
  return over > 1 && lists.every((list, i) => isOverAgain(list) || isOther(list, spans[i]!));
}

/** The headings of a line below that are nearest to each phrase; null where no line has more of them. */
function listsUnder(spans: readonly Span[], below: readonly Row[]): string[][] | null {
  const row = below.find((line) => line.spans.length > spans.length);
  if (row === undefined) return null;
  const lists = spans.map((): string[] => []);
  const reach = Math.max(...spans.map(({ size }) => size)) * REACH_EM;
  for (const head of row.spans) {
    const gaps = spans.map((span) => Math.max(0, -overlap(span, head)));
    const least = Math.min(...gaps);
    if (least <= reach) lists[gaps.indexOf(least)]!.push(head.text);
  }
  return lists;
}

/** Whether headings are of texts that say who somebody is, as below `Employee`. */
function areOfTexts(list: readonly string[]): boolean {
  return 2 * list.filter((text) => attributesOf(text).length > 0).length > list.length;
}

/** Whether a heading says which time numbers are of, and nothing else: `Current`, `Year to Date`. */
function isTime(text: string): boolean {
  const { subjects, kinds } = votesOf(text);
  return subjects.size === 0 && (kinds.has("ytd") || kinds.has("amount"));
}
