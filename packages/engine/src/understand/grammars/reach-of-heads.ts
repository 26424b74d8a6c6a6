import { middle, overlap, type Row, type Span } from "../page-graph/span.ts";
import { LISTED, type Subject } from "../votes/roles.ts";
import { sectionOf } from "../votes/sections.ts";
import { headingWorth, votesOf } from "../votes/wording.ts";
import { isPlain, type Column, type Table } from "./tables.ts";

/** From where to where something stands across the page. */
export interface Place {
  x0: number;
  x1: number;
}

/**
 * The width of a column for its headings: from the labels of its lane on for what stands over these, from the numbers of the
 * lane before it for what stands over numbers.
 */
export function placesOf(column: Column, lanes: ReadonlyMap<Column, number>): Places {
  const { x0, x1, index } = column;
  const start = lanes.get(column);
  if (start === undefined)
    return { ofLabels: { x0, x1 }, ofNumbers: { x0, x1 }, labelsEnd: -Infinity, before: [] };
  const before = [...lanes]
    .filter(([other, edge]) => other.index < index && Math.abs(edge - start) <= SAME_LANE_PT)
    .map(([other]) => other);
  return {
    ofLabels: { x0: Math.min(x0, start), x1 },
    ofNumbers: { x0: Math.min(x0, Math.max(start, ...before.map((other) => other.x1))), x1 },
    labelsEnd: Math.min(x0, ...before.map((other) => other.x0)),
    before,
  };
}

/** How wide a column is for headings. */
export interface Places {
  ofLabels: Place;
  ofNumbers: Place;
  /** Where the first numbers of its lane begin. */
  labelsEnd: number;
  /** The columns before it in its lane. */
  before: readonly Column[];
}

/** The width of a column for one heading. */
function placeFor(span: Span, column: Column, places: ReadonlyMap<Column, Places>): Place {
  const { ofLabels, ofNumbers, labelsEnd } = places.get(column)!;
  return middle(span) < labelsEnd ? ofLabels : ofNumbers;
}

const SAME_LANE_PT = 3;

/** Columns of numbers that only lines without an amount make: `CM Ref: 10458` beside a name. What is over them may head what stands below. */
export function asideColumns({ columns, regions }: Table): ReadonlySet<Column> {
  const rows = new Set(
    regions.flatMap((region) => region.rows.flatMap((row) => (row.hasFigures ? row.index : []))),
  );
  return new Set(columns.filter(({ spans }) => !spans.some(({ row }) => rows.has(row))));
}

/** A heading stands no further from the column that it is over. */
const FAR_EM = 3;
/** Numbers of a few lines that stand where other lines have labels take no heading from these. */
const OF_FEW = 0.1;
/** A code stands no further before its label. */
const CODE_EM = 1.5;

/** What the columns around say of whether a heading is over one of them. */
export interface Around {
  columns: readonly Column[];
  asides: ReadonlySet<Column>;
  places: ReadonlyMap<Column, Places>;
  turned: readonly Span[];
}

/** Whether a column is below a heading of a line. */
export function isUnder(
  span: Span,
  column: Column,
  row: Row,
  { columns, asides, places, turned }: Around,
): boolean {
  if (row.heads) return overlap(span, column) > 0.5 * (column.x1 - column.x0);
  const place = placeFor(span, column, places);
  const shared = overlap(span, place);
  const isOver = (other: Column, heading = span): boolean =>
    overlap(heading, other) >= 0.5 * Math.min(heading.x1 - heading.x0, other.x1 - other.x0);
  if (isOver(column)) return true;
  if (shared > 0) {
    // What stands over numbers heads these, and no others of the lane.
    const isMore = (other: Column): boolean =>
      !asides.has(other) && other.spans.length >= OF_FEW * column.spans.length;
    // Codes stand before labels, below the heading of both.
    const isOfCodes = (other: Column): boolean =>
      isPlain(other) && place.x0 >= other.x1 && place.x0 - other.x1 <= CODE_EM * span.size;
    const over = columns.filter((other) => isOver(other) && isMore(other));
    if (!over.every(isOfCodes)) return false;
    // What the amounts of a lane are reckoned from has a heading of its own, which is beside neither.
    const { ofLabels, before } = places.get(column)!;
    const isOverBefore = (other: Span): boolean =>
      place === ofLabels && before.some((own) => isOver(own, other)) && countsBase(other.text);
    // Of two headings of a line that reach over a column, over its labels or its numbers, the nearer one heads it.
    const amounts = columns.filter((other) => isMore(other) && !isPlain(other));
    const isOverAll = over.length === 0 && !namesOneOfLists(span, row, amounts);
    const isBeside = (other: Span): boolean =>
      other !== span && (isOverAll ? !isOverBefore(other) : placeFor(other, column, places) === place);
    return row.spans.every((other) => !isBeside(other) || overlap(other, place) < shared);
  }
  if (-shared > FAR_EM * span.size || headingWorth(span.text) === 0) return false;
  // A heading over no column heads the nearest one that has no other in this line, and none that is turned.
  if (columns.some((other) => overlap(span, placeFor(span, other, places)) > 0)) return false;
  if ([...row.spans, ...turned].some((other) => other !== span && overlap(other, place) > 0)) return false;
  // Turned headings stand at one edge of their cells, which reach from the numbers before to the end of their own.
  if (row.turned) return columns.find(({ x1 }) => x1 >= middle(span)) === column;
  const byNearness = (a: Column, b: Column): number =>
    Math.abs(middle(a) - middle(span)) - Math.abs(middle(b) - middle(span));
  return [...columns].sort(byNearness)[0] === column;
}

/**
 * Whether a heading over labels names their list, one of several, beside what is over their numbers: `TAX | AMOUNT | DED | AMOUNT`.
 * `Payment` may be over how somebody is paid.
 */
function namesOneOfLists(span: Span, { spans }: Row, columns: readonly Column[]): boolean {
  const bare = spans.filter((head) => columns.every((column) => overlap(head, column) <= 0));
  const lists = new Set(bare.flatMap(({ text }) => listNamed(text) ?? []));
  return lists.size > 1 && bare.includes(span) && listNamed(span.text) !== null;
}

function listNamed(text: string): Subject | null {
  const section = sectionOf(text) ?? "none";
  return LISTED.has(section) && section !== "earning" ? section : null;
}

/** Whether a heading counts what amounts are reckoned from: hours, rates, taxable wages. */
function countsBase(text: string): boolean {
  const { kinds } = votesOf(text);
  return (["hours", "rate", "wages"] as const).some((kind) => (kinds.get(kind) ?? 0) > 0);
}
