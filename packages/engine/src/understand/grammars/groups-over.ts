import { centsOf } from "../page-graph/figure.ts";
import { middle, overlap, type Span } from "../page-graph/span.ts";
import { TOLERANCES } from "../tolerances.ts";
import { sectionOf } from "../votes/sections.ts";
import { namesFigure, votesOf } from "../votes/wording.ts";
import { attributesOf } from "../people/attributes.ts";
import type { Band } from "./bands.ts";
import { groupHeads } from "./group-heads.ts";
import { isPlain, median, textColumnsOf, type Column, type Table } from "./tables.ts";

/** From where to where something stands across the page. */
type Place = Pick<Span, "x0" | "x1">;

/** The names of groups that a line of a header has over columns, by how the line is set. Null where it is set in no such way. */
export function groupsOver(band: Band, at: number, { columns, regions }: Table): Map<Column, Span> | null {
  const { rows, asides } = band;
  const below = regions.filter((region) => region.band === band).flatMap((region) => region.rows);
  const labels = textColumnsOf(below).map((own): Place => ({
    x0: own[0]!.x0,
    x1: median(own.map(({ x1 }) => x1)),
  }));
  const under = rows.slice(at + 1).flatMap(({ spans }) => spans);
  type Extent = Place & { column: Column | null; own: readonly Span[]; isText: boolean; isFigure: boolean };
  const numbers = columns
    .filter((column) => !isPlain(column))
    .map((column): Extent => {
      const own = under.filter((span) => isMostlyOver(span, column));
      return {
        column,
        own,
        isText: false,
        isFigure: own.some(({ text }) => namesFigure(votesOf(text))),
        x0: Math.min(column.x0, ...own.map(({ x0 }) => x0)),
        x1: Math.max(column.x1, ...own.map(({ x1 }) => x1)),
      };
    });
  // Texts are of a group as well: what headings stand over, and labels below none.
  const heads = under.filter((place) => numbers.every((column) => !isMostlyOver(place, column)));
  const bare = labels.filter((place) => [...heads, ...numbers].every((other) => overlap(place, other) <= 0));
  const texts = [...heads, ...bare].map(({ x0, x1 }): Extent => ({
    column: null,
    own: [],
    isText: true,
    isFigure: false,
    x0,
    x1,
  }));
  const all = [...numbers, ...texts].sort((one, other) => middle(one) - middle(other));
  const over = groupHeads(
    rows[at]!.spans.filter((span) => !asides.includes(span)),
    all,
    (heading, { own, column }) =>
      own.some((span) => clashes(heading, span)) || (column !== null && cannotBe(heading, column)),
    (one, other) => one.own.length > 0 && wordsOf(one.own) === wordsOf(other.own),
  );
  if (over === null) return null;
  const named = new Map<Column, Span>();
  over.forEach((heading, i) => {
    const { column } = all[i]!;
    if (heading !== null && column !== null) named.set(column, heading);
  });
  return named;
}

function isMostlyOver(span: Place, column: Place): boolean {
  return overlap(span, column) > OVER * (span.x1 - span.x0);
}

function wordsOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join(" ");
}

/** A heading is over a column where so much of it is. */
const OVER = 0.3;
const CLASHING = 4;
const NAMED = 8;
const MOSTLY = 0.5;

/** Whether a heading says who somebody is, or that numbers are hours which are more than anybody can work. */
function cannotBe({ text }: Span, { spans }: Column): boolean {
  if (attributesOf(text).some((attribute) => attribute === "name" || attribute === "id")) return true;
  const { subjects, kinds } = votesOf(text);
  if (!kinds.has("hours") || (subjects.get("none") ?? 0) > 0) return false;
  const cents = spans.flatMap(({ figure }) => (figure === null ? [] : (centsOf(figure) ?? [])));
  return cents.filter((own) => own > 100 * TOLERANCES.hoursOfMonth).length > MOSTLY * cents.length;
}

/** Whether a heading is known as something that is not of the list which another names. */
function clashes(group: Span, { text }: Span): boolean {
  const pays = votesOf(group.text).subjects.has("employer_contribution");
  const section = sectionOf(group.text) ?? (pays ? "employer_contribution" : null);
  const { subjects } = votesOf(text);
  // Net pay is of no list.
  if ((subjects.get("net") ?? 0) >= NAMED && (votesOf(group.text).subjects.get("net") ?? 0) <= 0) return true;
  if (section === null || section === "none") return false;
  const known = Math.max(0, ...subjects.values());
  if (known < CLASHING) return false;
  if (section === "employer_tax" || section === "employer_contribution")
    return subjects.has("earning") || subjects.has("gross") || subjects.has("net");
  return !((subjects.get(section) ?? 0) > 0 || (section === "earning" && subjects.has("gross")));
}
