import { overlap, wordingOfRow, type Row } from "../page-graph/span.ts";
import { TOLERANCES } from "../tolerances.ts";
import { isLine, isSumWord } from "../votes/wording.ts";
import { atEdgeOfNames, atOneEdge, besideFigures, daysOf, namedRows } from "./cuts-at-names.ts";
import { afterSums, behindRows, closingRows, sumRows, titledSums } from "./cuts-at-sums.ts";
import type { TableEntries } from "./entries.ts";
import { atLeftEdge } from "./left-edge.ts";
import { ownTotals } from "./own-totals.ts";
import type { Cut } from "./segmentation.ts";
import { median } from "./tables.ts";

/** The ways in which rows may be parted into records, each by one kind of sign. */
export function cutsOf(rows: readonly Row[], tables: readonly TableEntries[]): Cut[] {
  const cuts: Cut[] = [];
  const ofAll = titledSums(tables);
  const named = namedRows(rows);
  const closing = ownTotals(
    rows,
    atOneEdge(named).map(({ row }) => row),
  );
  const begins = ({ index }: Row): boolean => !closing.has(index);
  const sums = sumRows(rows.filter(begins));
  const add = (name: string, starts: Iterable<number>): void => {
    const own = [...starts];
    const set = new Set(own.length === 0 ? own : [...own, ...ofAll]);
    if (set.size === 0) return;
    if (cuts.some((cut) => cut.starts.size === set.size && [...set].every((row) => cut.starts.has(row))))
      return;
    cuts.push({ name, starts: set });
  };
  const figured = rows.filter((row) => tables.some(({ byRow }) => byRow.has(row)));
  const heads = tables.flatMap(({ table }) => table.regions.flatMap(({ band }) => band?.rows ?? []));
  add("row", byNearest(rows, new Set(figured), heads));
  add(
    "line",
    rows.map(({ index }) => index),
  );
  add(
    "row below",
    // What stands at the head of a page is about what follows.
    [...figured.map(({ index }) => index), ...pageStarts(rows)],
  );
  add("left edge", [...atLeftEdge(rows).filter((index) => !closing.has(index)), ...sums]);
  for (const [name, own] of [
    ["name", named],
    ["name at one edge", atOneEdge(named)],
    // What somebody works as looks like a name, and is set in another type.
    ["name in bold", besideFigures(named.filter(({ name }) => name.bold))],
  ] as const)
    add(
      name,
      belowHeads(
        [...own.map(({ row }) => row.index), ...sums].sort((a, b) => a - b),
        rows,
      ),
    );
  // What closes somebody is the sum of their checks.
  add("day", daysOf(rows, atOneEdge(named)));
  add("edge of names", atEdgeOfNames(named, rows.filter(begins)));
  add("same text", changesOf(rows, figured));
  add("gap", afterGaps(rows));
  add(
    "rule",
    rows.filter(({ ruledAbove }) => ruledAbove).map(({ index }) => index),
  );
  add("bold", [...boldRows(rows).filter((index) => !closing.has(index)), ...sums]);
  add(
    "header",
    tables.flatMap(({ table }) =>
      table.regions.length > 2 ? table.regions.map(({ rows: own }) => own[0]!.index) : [],
    ),
  );
  add("after sum", afterSums(rows));
  for (const own of closingRows(rows)) add("behind one sum", behindRows(own, rows));
  add("page", pageStarts(rows));
  return cuts;
}

/** Each row with numbers is a record; rows of text belong to the nearest one, or to the header that is nearer. */
function* byNearest(
  rows: readonly Row[],
  figured: ReadonlySet<Row>,
  heads: readonly Row[],
): Iterable<number> {
  const tiesGoDown = standsAbove(rows, figured);
  let pending: Row[] = [];
  let before: Row | null = null;
  for (const row of rows) {
    if (!figured.has(row)) {
      pending.push(row);
      continue;
    }
    // The first of the rows between that is nearer to what follows begins the record, unless a gap parts them.
    const parted = before === null ? undefined : behindGap([before, ...pending, row], heads);
    const first =
      parted !== undefined
        ? parted.at(0)
        : pending.find((text) => {
            if (before === null || before.page !== row.page) return text.page === row.page;
            // Behind a sum the name of a line is about what follows.
            if (isSumRow(before) && text.spans.some((span) => isLine(span.text))) return true;
            const next = heads.find(({ index }) => index > text.index && index < row.index) ?? row;
            const nearer = text.baseline - before.baseline - (next.baseline - text.baseline);
            return Math.abs(nearer) <= EQUAL_PITCH_PT ? tiesGoDown : nearer > 0;
          });
    // What stands far above is about several records, unless it is of a cell that goes on beside the numbers, and so is a line of pay alone.
    const near =
      first !== undefined &&
      (isNear(first, row) || (parted?.every((line) => isBesideNone(line, row)) ?? false)) &&
      !first.spans.every(({ text }) => isLine(text));
    if (first !== undefined && !near) yield first.index;
    yield near ? first.index : row.index;
    pending = [];
    before = row;
  }
}

function isNear({ baseline, spans }: Row, row: Row): boolean {
  return row.baseline - baseline <= 1.6 * (spans[0]?.size ?? 0);
}

/** Whether nothing of a row of numbers stands where a line of text does: both are lines of one cell. */
function isBesideNone({ spans }: Row, row: Row): boolean {
  return spans.every((span) => row.spans.every((other) => overlap(span, other) <= 0));
}

const EQUAL_PITCH_PT = 0.3;
const WIDER = 1.2;
const LEAST_LINES = 4;

/**
 * The lines of text between two rows of numbers that stand below a gap which is wider than all others: lines of a cell are as far
 * apart as each other, wherever beside them the numbers stand. Undefined where none is so wide, or where a header is between.
 */
function behindGap(rows: readonly Row[], heads: readonly Row[]): readonly Row[] | undefined {
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const isHeaded = heads.some(({ index }) => index > first.index && index < last.index);
  if (rows.length < LEAST_LINES || first.page !== last.page || isHeaded) return undefined;
  const gaps = rows.slice(1).map(({ baseline }, i) => baseline - rows[i]!.baseline);
  const [widest, next] = [...gaps].sort((a, b) => b - a);
  return widest! > WIDER * next! ? rows.slice(gaps.indexOf(widest!) + 1, -1) : undefined;
}

/** Whether lines of text belong to the numbers below them rather than above: before the first of a page some stand, behind the last none. */
function standsAbove(rows: readonly Row[], figured: ReadonlySet<Row>): boolean {
  let [above, below] = [0, 0];
  rows.forEach((row, i) => {
    if (!figured.has(row)) return;
    const [before, after] = [rows[i - 1], rows[i + 1]];
    if (before !== undefined && !figured.has(before) && rows[i - 2]?.page !== row.page) above++;
    if (after !== undefined && !figured.has(after) && rows[i + 2]?.page !== row.page) below++;
  });
  return above > below;
}

function isSumRow({ spans }: Row): boolean {
  return spans.some(({ text, figure }) => figure === null && isSumWord(text));
}

const HEADED = 0.6;
const MOST_HEAD_ROWS = 4;

/**
 * Records that begin with the lines of text which most of them have above their first, down from the widest gap: the name of the
 * company and the number of the check, as each of several statements of a page has them.
 */
function belowHeads(starts: readonly number[], rows: readonly Row[]): number[] {
  const at = new Map(rows.map((row, i) => [row.index, i]));
  const known = new Set(starts);
  const heads = starts.map((start) => headAbove(at.get(start)!, rows, known));
  const counts = new Map<string, number>();
  for (const wording of heads.flatMap((head) => [...new Set(head.map(wordingOfRow))]))
    counts.set(wording, (counts.get(wording) ?? 0) + 1);
  return starts.map((start, i) => {
    const first = heads[i]!.find((row) => counts.get(wordingOfRow(row))! >= HEADED * starts.length);
    return first?.index ?? start;
  });
}

/** The lines of text above a row that are nearer to it than to what is above them. */
function headAbove(start: number, rows: readonly Row[], known: ReadonlySet<number>): readonly Row[] {
  const head: Row[] = [];
  let [widest, length] = [0, 0];
  for (let i = start - 1; i >= 0 && head.length < MOST_HEAD_ROWS; i--) {
    const [row, below] = [rows[i]!, rows[i + 1]!];
    const gap = row.page === below.page ? below.baseline - row.baseline : Infinity;
    if (gap > widest) [widest, length] = [gap, head.length];
    if (gap === Infinity || row.hasFigures || known.has(row.index)) return head.slice(0, length).reverse();
    head.push(row);
  }
  const isTop = start - head.length <= 0;
  return head.slice(0, isTop ? head.length : length).reverse();
}

const LEAST_SAME = 0.3;

/** Rows that begin with another text than the row above: each row of a list says again who it is about. */
function changesOf(rows: readonly Row[], figured: readonly Row[]): number[] {
  const texts = figured.map(({ spans }) => spans.find(({ figure }) => figure === null)?.text ?? "");
  const changed = figured.filter((_, i) => i === 0 || texts[i] !== texts[i - 1]);
  const isAgain = changed.length <= (1 - LEAST_SAME) * figured.length;
  return isAgain
    ? [...changed, ...sumRows(rows)].map((row) => (typeof row === "number" ? row : row.index))
    : [];
}

function afterGaps(rows: readonly Row[]): number[] {
  const pitches: number[] = [];
  for (let i = 1; i < rows.length; i++)
    if (rows[i]!.page === rows[i - 1]!.page) pitches.push(rows[i]!.baseline - rows[i - 1]!.baseline);
  const usual = median(pitches);
  return rows
    .filter(
      (row, i) =>
        i === 0 ||
        rows[i - 1]!.page !== row.page ||
        row.baseline - rows[i - 1]!.baseline > TOLERANCES.recordGap * usual,
    )
    .map(({ index }) => index);
}

function boldRows(rows: readonly Row[]): number[] {
  const bold = rows.filter(({ spans }) => spans[0]?.bold === true && spans[0].figure === null);
  return bold.length > 0.6 * rows.length ? [] : bold.map(({ index }) => index);
}

function pageStarts(rows: readonly Row[]): number[] {
  return rows.filter((row, i) => i === 0 || rows[i - 1]!.page !== row.page).map(({ index }) => index);
}
