import { looksLikePersonName, normalizeLabel } from "@paylift/canonical";
import type { Product } from "../identities/products.ts";
import type { Span } from "../page-graph/span.ts";
import { FIGURES, type Subject } from "../votes/roles.ts";
import { BITS } from "../tolerances.ts";
import { isFigureName, isLine, knownBits, votesOf } from "../votes/wording.ts";
import type { Beside } from "./beside.ts";
import type { Heads } from "./heads.ts";
import type { Legend } from "./legend.ts";
import type { Column } from "./tables.ts";

const LABEL_SHARE = 0.55;
const LISTED_SHARE = 0.4;
const KNOWN_SHARE = 0.35;
/** So many labels of a column with a heading of its own are those of columns before it; sums stand farther behind their words. */
const OF_OTHERS = 0.4;
/** A label has no more numbers behind it than hours, rate and amounts of period and year. */
const MOST_OF_LABEL = 6;

/** The columns whose numbers are told by the text left of them, as their rows show. */
export function labelledColumns(
  columns: readonly Column[],
  plain: ReadonlySet<Column>,
  legend: Legend,
  besideOf: ReadonlyMap<Span, Beside>,
  heads: ReadonlyMap<unknown, Heads>,
  products: readonly Product[],
  inList: ReadonlySet<Span>,
  described: ReadonlySet<Span>,
): Set<Column> {
  const labelled = new Set<Column>();
  const edges = new Set<number>();
  const numbersOf = new Map<Span, number>();
  // In a row that goes on to the net pay the gross pay is what it is called.
  const net = columns.filter((column) => isHeadedAs("net", column, heads));
  const netRows = new Set(net.flatMap(({ spans }) => spans.map(({ row }) => row)));
  const ofLines = products.filter(
    ({ rows }) => rows.filter(([, , { row }]) => netRows.has(row)).length < MOSTLY * rows.length,
  );
  const multiplied = new Set(ofLines.flatMap(({ rows }) => rows.map(([hours]) => besideOf.get(hours)?.left)));
  let past = Infinity;
  for (const column of columns) {
    if (plain.has(column)) continue;
    const ends = headsItself(column, heads);
    if (ends) past = Math.min(past, column.x0);
    for (const span of column.spans) {
      const left = besideOf.get(span)?.left ?? null;
      // A line of pay has nothing to do with gross pay further right, and a code that is explained or one that multiplies with nothing
      // behind that.
      const isOther =
        left === null ||
        (ends && isLineOfPay(left, legend)) ||
        (past <= column.x0 && (multiplied.has(left) || (left.x1 <= past && legend.has(left.text))));
      if (!isOther) count(numbersOf, left);
    }
  }
  for (const column of columns) {
    if (plain.has(column)) continue;
    const own = column.spans.flatMap((span) => (span.figure === null ? [] : [besideOf.get(span)!]));
    const lefts = own.flatMap(({ left }) => (left === null ? [] : [left]));
    // Below the name of a list each line may have a sum of it without a label.
    const isListed = lefts.filter((left) => inList.has(left)).length >= MOSTLY * lefts.length;
    const first =
      own.filter(({ left, next }) => left !== null && next).length >=
      (isListed ? LISTED_SHARE : 0.5) * own.length;
    if (lefts.length < (isListed ? LISTED_SHARE : LABEL_SHARE) * own.length || own.length === 0) continue;
    const isProduct = comesTo(column, ofLines, labelled);
    // Where a line counts nothing, its label stands next to what has a heading of its own.
    const edgesOf = new Set(lefts.map(({ x0 }) => Math.round(x0)));
    const lines = [...numbersOf.keys()].filter(({ x0 }) => edgesOf.has(Math.round(x0))).length;
    const isItself = headsItself(column, heads) && !isSideOf(lefts, lines, column, heads);
    const before = lefts.filter(({ x0 }) => edges.has(Math.round(x0)));
    const known = lefts.filter((left) => isLineOfPay(left, legend)).length;
    const hasOwn = before.length < OF_OTHERS * lefts.length && known >= OF_LINES * lefts.length;
    if (!isProduct && isItself && before.length > 0 && !hasOwn) continue;
    // Further columns of a lane count the same thing: hours, a rate, the year. What is headed as something else is none.
    const beside = besidesOf(column, columns, plain);
    const ended = endsLane(beside[beside.indexOf(column) - 1], ofLines, labelled) && saysWhat(column, heads);
    const isLined = namesLine(column, heads) && lefts.some(({ text }) => legend.has(text));
    const isOther = ended || isItself || isLined;
    if (!first && !isProduct && (isOther || !isOfLane(column, beside, labelled))) continue;
    if (!first && isSecondAmount(column, labelled, besideOf, heads)) continue;
    const crowd = lefts.reduce((sum, left) => sum + (numbersOf.get(left) ?? 0), 0) / lefts.length;
    if (
      crowd > MOST_OF_LABEL ||
      areNames(lefts.filter((left) => !described.has(left))) ||
      (first && !isListed && !areLabels(lefts, legend))
    )
      continue;
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

/**
 * The columns without ids, codes and dashes that stand in other lines, between its own numbers by chance, and without sums of a few
 * departments there.
 */
function besidesOf(
  column: Column,
  columns: readonly Column[],
  plain: ReadonlySet<Column>,
): readonly Column[] {
  const rows = new Set(column.spans.map(({ row }) => row));
  const mayBeElse = (other: Column): boolean =>
    plain.has(other) ||
    other.spans.every(({ figure }) => figure === null) ||
    other.spans.length <= OF_FEW * column.spans.length;
  return columns.filter((other) => !mayBeElse(other) || other.spans.some(({ row }) => rows.has(row)));
}

const OF_FEW = 0.2;

/** Whether a column goes on with the lane of the column before it. */
function isOfLane(column: Column, columns: readonly Column[], labelled: ReadonlySet<Column>): boolean {
  const before = columns[columns.indexOf(column) - 1];
  return before !== undefined && labelled.has(before);
}

const SELDOMER = 0.9;
const AN_AMOUNT = /\b(?:amount|amt)$/i;
const AMOUNT = /^(?:amount|amt)$/i;

/**
 * Whether labels have an amount already, and a column that is called nothing else has another one beside some of them only: `Pay Amt |
 * Amount`, where each person has one amount and some have several lines of pay.
 */
function isSecondAmount(
  column: Column,
  labelled: ReadonlySet<Column>,
  besideOf: ReadonlyMap<Span, Beside>,
  heads: ReadonlyMap<unknown, Heads>,
): boolean {
  if (!isHeaded(AMOUNT, column, heads)) return false;
  const lefts = new Set(column.spans.flatMap((span) => besideOf.get(span)?.left ?? []));
  return [...labelled].some((other) => {
    if (!isHeaded(AN_AMOUNT, other, heads) || isHeaded(AMOUNT, other, heads)) return false;
    const own = other.spans.flatMap((span) => besideOf.get(span)?.left ?? []);
    const both = own.filter((left) => lefts.has(left)).length;
    return both === lefts.size && both < SELDOMER * own.length;
  });
}

function isHeaded(words: RegExp, column: Column, heads: ReadonlyMap<unknown, Heads>): boolean {
  return [...heads.values()].some(({ own }) => {
    const [over, ...more] = own.get(column) ?? [];
    return over !== undefined && more.length === 0 && words.test(over.text);
  });
}

/** Lists whose sums have names that say as well whose a number is: `Employee Tax | Employer Tax` behind `Medicare`. */
const SIDES = [
  ["tax", "total_taxes"],
  ["deduction", "total_deductions"],
] as const;
const OF_LINES = 0.6;
const MOSTLY = 0.9;

/** Whether a column has a number behind most labels, which are lines of the list that it is headed as the sum of. */
function isSideOf(
  lefts: readonly Span[],
  lines: number,
  column: Column,
  heads: ReadonlyMap<unknown, Heads>,
): boolean {
  return SIDES.some(([list, sum]) => {
    const known = lefts.filter(({ text }) => (votesOf(text).subjects.get(list) ?? 0) >= BITS.known).length;
    return known >= OF_LINES * lines && isHeadedAs(sum, column, heads);
  });
}

/** Whether a column is what hours times their rate come to, and a label tells both: its line is paid so, though `Gross` stands over it. */
function comesTo(column: Column, products: readonly Product[], labelled: ReadonlySet<Column>): boolean {
  return products.some(
    ({ hours, rate, amount }) => amount === column && labelled.has(hours) && labelled.has(rate),
  );
}

/** Whether a lane ends with a column where the next has a name of its own: what hours times their rate come to. */
function endsLane(
  column: Column | undefined,
  products: readonly Product[],
  labelled: ReadonlySet<Column>,
): boolean {
  return column !== undefined && comesTo(column, products, labelled);
}

/** Whether a column is headed as a line of pay, and of no code beside it: `REG` behind the hours of `SD  8.00`. */
function namesLine(column: Column, heads: ReadonlyMap<unknown, Heads>): boolean {
  const own = [...heads.values()].flatMap((of) => of.own.get(column) ?? []);
  return own.some(({ text }) => isLine(text)) && saysWhat(column, heads);
}

/** Whether a heading names what stands in a column, and not only what is counted. */
function saysWhat(column: Column, heads: ReadonlyMap<unknown, Heads>): boolean {
  const own = [...heads.values()].flatMap((of) => of.own.get(column) ?? []);
  const whole = own.map(({ text }) => text).join(" ");
  return votesOf(whole).kinds.size === 0 && knownBits(whole) >= BITS.known;
}

/** Whether a column is headed as gross or net pay, a sum or a payment: what it counts no label beside it says. */
function headsItself(column: Column, heads: ReadonlyMap<unknown, Heads>): boolean {
  const groups = [...heads.values()].flatMap((of) => of.groups.get(column) ?? []);
  const figures = [...FIGURES, "payment"] as const;
  return (
    groups.some(({ text }) => isPay(text)) || figures.some((figure) => isHeadedAs(figure, column, heads))
  );
}

function isHeadedAs(figure: Subject, column: Column, heads: ReadonlyMap<unknown, Heads>): boolean {
  const own = [...heads.values()].flatMap((of) => of.own.get(column) ?? []);
  return own.some(({ text }) => (votesOf(text).subjects.get(figure) ?? 0) > BITS.known);
}

/** Whether a text names gross or net pay, and not all lines of a list, as `Employee Taxes` over several columns does. */
function isPay(text: string): boolean {
  const { subjects } = votesOf(text);
  return isFigureName(text) && Math.max(subjects.get("gross") ?? 0, subjects.get("net") ?? 0) > BITS.known;
}

/** Whether names of people stand where labels would. */
function areNames(lefts: readonly Span[]): boolean {
  const names = lefts.filter(({ text }) => looksLikePersonName(text) && knownBits(text) < BITS.known).length;
  return names > 0.4 * lefts.length;
}

function areLabels(lefts: readonly Span[], legend: Legend): boolean {
  const texts = lefts.map(({ text }) => text.replace(/:$/, ""));
  const known = texts.filter((text) => legend.has(text) || knownBits(text) >= BITS.known).length;
  if (known >= KNOWN_SHARE * texts.length) return true;
  const distinct = new Set(texts.map(normalizeLabel)).size;
  return texts.length >= 8 && distinct <= 0.5 * texts.length && distinct >= 3;
}
