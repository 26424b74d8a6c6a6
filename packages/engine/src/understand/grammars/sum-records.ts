import { looksLikePersonName, normalizeLabel } from "@paylift/canonical";
import { centsOf, isDecimal } from "../page-graph/figure.ts";
import type { Row, Span } from "../page-graph/span.ts";
import { timeOf } from "../votes/sections.ts";
import { isFigureName, isNumbered, isSumOfAll, isSumWord, votesOf } from "../votes/wording.ts";
import { CHECKS } from "../people/pay-methods.ts";
import { TOLERANCES } from "../tolerances.ts";
import type { TableEntries } from "./entries.ts";
import { payerOf } from "./payers-beside.ts";
import type { PlacedEntry, PlacedText, RecordDraft } from "./record-draft.ts";
import { isOfAll } from "./tables.ts";

/**
 * Records with those marked as people that end with a total of their own and begin with a text where the others have their names,
 * whatever it looks like: a name of one word, or cut.
 */
export function withOwnTotals(records: readonly RecordDraft[]): RecordDraft[] {
  const edges = records.flatMap((record) => (record.isSum ? [] : (nameIn(record)?.x0 ?? [])));
  const isAtEdge = ({ x0 }: Span): boolean =>
    2 * edges.filter((edge) => Math.abs(edge - x0) <= TOLERANCES.sameEdgePt).length > edges.length;
  return records.map((record) => {
    const { texts, entries, isSum } = record;
    if (!isSum || edges.length === 0) return record;
    const first = Math.min(...entries.map(({ line }) => line));
    const sums = texts.filter(({ span }) => isSumWord(span.text));
    const isOwn = sums.length > 0 && sums.every(({ span, line }) => line > first && !isSumOfAll(span.text));
    const name = texts.find(({ span, line }) => line <= first && isNameLike(span) && isAtEdge(span));
    return isOwn && name !== undefined ? { ...record, isSum: false } : record;
  });
}

function nameIn({ texts }: RecordDraft): Span | undefined {
  return texts.find(({ span }) => span.figure === null && looksLikePersonName(span.text))?.span;
}

function isNameLike({ text, figure }: Span): boolean {
  return figure === null && /\p{L}{3}/u.test(text) && votesOf(text).subjects.size === 0;
}

/**
 * A record without the numbers of its last line that come to those above them in their columns, where words say that the line is
 * theirs: `Employee total` below lines by job. What stands in that line alone is the person's.
 */
export function withoutOwnSums(record: RecordDraft): RecordDraft {
  const { rows, entries, isSum } = record;
  const last = rows.findLastIndex(({ hasFigures }) => hasFigures);
  if (isSum || last < 1 || !closesOwn(rows, rows[last]!)) return record;
  const sums = entries.filter((entry) => {
    if (entry.line !== last) return false;
    const above = entries.filter(({ line, column }) => line < last && column === entry.column);
    // The sum of a lane with labels is told by its lane, but for that of what both sides pay, which is a figure of neither.
    const isOfBoth = above.some((own) => payerOf(own) === "employer");
    if ((entry.labelled || entry.inLane) && !isOfBoth) return false;
    return above.length > 0 && centsIn(above) === centsIn([entry]);
  });
  if (sums.length === 0) return record;
  const kept = entries.filter((entry) => !sums.includes(entry));
  return { ...record, entries: kept, sums: sums.map(({ figure }) => figure) };
}

function centsIn(entries: readonly PlacedEntry[]): number {
  return entries.reduce((sum, { figure }) => sum + (centsOf(figure.figure!) ?? NaN), 0);
}

/** Whether the line right above a record, or its header, says that it is a sum: `*** COMPANY TOTALS ***`. */
export function isTitledSum(above: readonly Span[], first: Row, tables: readonly TableEntries[]): boolean {
  const title = above.filter(({ page, row }) => page === first.page && first.index - row <= 1);
  const isOfHeader = tables.some(({ table }) =>
    table.regions.some((region) => region.rows[0] === first && isOfAll(region)),
  );
  return isOfHeader || title.some(({ text }) => isSumOfAll(text));
}

const OWN_TOTAL = /^\W*employee totals?\W*$/i;

/** Whether words say that numbers are what all lines of one person come to, below them. */
export function isOwnTotal(text: string): boolean {
  return OWN_TOTAL.test(text);
}

/** Whether words say that numbers are what somebody's lines come to: `Total Lee, Ann`. */
export function isTotalOf(text: string, name: string): boolean {
  const words = normalizeLabel(text);
  const own = normalizeLabel(name);
  return own !== "" && (words === `total ${own}` || words === `${own} total`);
}

/** Whether a row closes those above it of one record with their sum. */
function closesOwn(rows: readonly Row[], row: Row): boolean {
  const text = row.spans[0]?.text ?? "";
  const above = rows.slice(0, rows.indexOf(row)).flatMap(({ spans }) => spans[0]?.text ?? []);
  return isOwnTotal(text) || above.some((name) => isTotalOf(text, name));
}

/** Whether a record is a sum of others by its words: a word for sums and nobody's name. */
export function sumsUp(texts: readonly PlacedText[], entries: readonly PlacedEntry[]): boolean {
  const words = texts.filter(({ span }) => span.figure === null);
  const first = Math.min(...entries.map(({ line }) => line));
  const isOwn = ({ span, line }: PlacedText): boolean =>
    line > first &&
    (isOwnTotal(span.text) || words.some((word) => word.line < line && isTotalOf(span.text, word.span.text)));
  const name = words.find(
    ({ span }) =>
      !isSumWord(span.text) && looksLikePersonName(span.text) && votesOf(span.text).subjects.size === 0,
  );
  if (name === undefined && isOfYear(words[0], first)) return true;
  // `DIRECT DEPOSITS (D)  8  22,689.84`: what all are paid in one way.
  if (words.length === 1 && texts.length > 1 && PAID_IN_ONE_WAY.test(normalizeLabel(words[0]!.span.text)))
    return true;
  const sum = words.find((word) => isSumWord(word.span.text) && !isOwn(word));
  if (sum !== undefined)
    return (
      name === undefined || sum.line < name.line || (sum.line === name.line && sum.span.x0 < name.span.x0)
    );
  // `Dept Total  1,240.00  310.00   Net Pay  930.00`
  if (words.length === 0)
    return entries[0] !== undefined && isBehindSum(entries[0]) && entries.every(isOfSum);
  // `Dept 110  7 Employees  550.75`
  if (words.every(({ span }) => isNumbered(span.text)) && entries.some(isBehindSum)) return true;
  // A label that is a word for sums opens the sums of a group; what stands below all of them is about what follows.
  const last = Math.max(...entries.map(({ line }) => line));
  return (name === undefined || name.line > last) && entries[0] !== undefined && opensSums(entries[0], words);
}

/** Ways to be paid, in the plural: not how somebody is. */
const PAID_IN_ONE_WAY = new RegExp(
  `^(?:${CHECKS}|(?:direct )?deposits|vouchers|advices|transfers)(?: [a-z]{1,2})?$`,
);

/** Whether a record begins with a word for the year, and not with its name or that of a line. */
export function beginsWithYear({ texts, entries }: RecordDraft): boolean {
  const first = texts.find(({ span }) => span.figure === null);
  return isOfYear(first, Math.min(...entries.map(({ line }) => line)));
}

function isOfYear(word: PlacedText | undefined, first: number): boolean {
  return word !== undefined && word.line <= first && timeOf(word.span.text) === "ytd";
}

function isBehindSum({ left }: PlacedEntry): boolean {
  return left !== null && isSumWord(left.text);
}

function isOfSum(entry: PlacedEntry): boolean {
  return isBehindSum(entry) || (entry.left !== null && isFigureName(entry.left.text));
}

function opensSums(entry: PlacedEntry, words: readonly PlacedText[]): boolean {
  const isFirst = words.every(({ line }) => line > entry.line);
  return isBehindSum(entry) && isFirst && isSumOfGroup(entry.left!.text);
}

/** Whether the label of a sum names a group of people whose it is: `Dept Total`. */
export function isSumOfGroup(text: string): boolean {
  return OF_GROUP.test(text);
}

/** Whose sums a label names: those of nobody alone. */
const OF_GROUP =
  /\b(?:dept|department|div|division|location|loc|group|branch|store|job|cost cent(?:er|re)|company|report|grand|journal|register|client|class|crew)\b/i;

/** A sum without the lines of text below its last numbers, and these: they are about what follows. */
export function withoutTextsBelow(record: RecordDraft): readonly [RecordDraft, Span[]] {
  const { rows, entries, texts } = record;
  if (entries.length === 0) return [record, []];
  const last = Math.max(...entries.map(({ line }) => line));
  const below = rows.slice(last + 1);
  const behind = below.flatMap(({ spans }) => spans);
  if (behind.length === 0 || !below.every(isOfText)) return [record, []];
  const own = { ...record, rows: rows.slice(0, last + 1), texts: texts.filter(({ line }) => line <= last) };
  return [own, behind];
}

/** Whether a row has no number but the code that it begins with: `0420  Health`. */
function isOfText({ spans }: Row): boolean {
  return spans.every(
    ({ figure }, i) => figure === null || (i === 0 && !isDecimal(figure) && spans[1]?.figure === null),
  );
}
