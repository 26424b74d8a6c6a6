import { isDecimal } from "../page-graph/figure.ts";
import { overlap, type Row, type Span } from "../page-graph/span.ts";
import type { Kind } from "../votes/roles.ts";
import { sectionOf, timeOf } from "../votes/sections.ts";
import { isFigureName } from "../votes/wording.ts";
import type { PlacedEntry, PlacedText, RecordDraft } from "./record-draft.ts";
import { captionsOf, type Caption } from "./captions.ts";
import type { Entry, TableEntries } from "./entries.ts";
import { isOfOtherList } from "./how-paid.ts";
import { LaneTitles } from "./lane-titles.ts";
import type { Legend } from "./legend.ts";
import { listedByTitle } from "./listed-titles.ts";
import { RunningSums } from "./running-sums.ts";
import {
  isOwnTotal,
  isTitledSum,
  sumsUp,
  withOwnTotals,
  withoutOwnSums,
  withoutTextsBelow,
} from "./sum-records.ts";
import { withSumsFirst } from "./sums-first.ts";
import { sayWho } from "./told-by-pay.ts";
import { titlesInside } from "./titles-inside.ts";
import { yearBelow } from "./year-below.ts";

/** One way to part rows into records. */
export interface Segmentation {
  grammar: string;
  records: readonly RecordDraft[];
  /** Whether the n-th line of a record stands below the n-th line of its header. */
  folded: boolean;
  rows: readonly Row[];
  /** What stands above records and names their numbers. */
  captions: ReadonlyMap<RecordDraft, Caption>;
}

/** How rows are parted: by the rows where records begin. */
export interface Cut {
  name: string;
  /** Index of the row of the graph where each record begins. */
  starts: ReadonlySet<number>;
}

/** Which columns are told by labels. */
export type Labelling = "as rows show" | "none";

export function segmentationOf(
  rows: readonly Row[],
  tables: readonly TableEntries[],
  { name, starts }: Cut,
  labelling: Labelling,
  folded: boolean,
): Segmentation {
  const groups: Row[][] = [];
  for (const row of rows) {
    if (groups.length === 0 || starts.has(row.index)) groups.push([row]);
    else groups.at(-1)!.push(row);
  }
  const inside = titlesInside(groups, tables);
  const records: RecordDraft[] = [];
  let above: Span[] = [];
  let isBehindRecord = false;
  const sums = new RunningSums();
  for (const group of groups) {
    const whole = recordOf(group, tables, labelling, records.length, above, inside);
    const [record, behind] = whole.isSum ? withoutTextsBelow(whole) : [withoutOwnSums(whole), []];
    // Lines about somebody stand above their checks, as titles do.
    const isOfNumbers = record.entries.length > 0 && !sayWho(group);
    const again = record.isSum ? null : sums.again(record);
    if (record.isSum) sums.tell(record);
    if (again !== null) {
      const known = records[again]!;
      const more = record.entries.map(({ figure }) => figure);
      records[again] = { ...known, sums: [...(known.sums ?? []), ...more] };
    } else if (isOfNumbers)
      records.push(!record.isSum && sums.add(record) ? { ...record, isSum: true } : record);
    else {
      const isWho = record.entries.length > 0;
      const spans = isWho ? wordsIn(group) : record.texts.map(({ span }) => span);
      // A line of text right behind another goes on with it; behind records it is about what follows.
      above = isBehindRecord ? spans : [...above, ...spans];
    }
    isBehindRecord = isOfNumbers;
    if (behind.length > 0) above = behind;
  }
  const parted = withSumsFirst(withOwnTotals(records));
  return {
    grammar: `${name}${labelling === "none" ? ", headed" : ""}${folded ? ", folded" : ""}`,
    records: parted,
    folded,
    rows,
    captions: captionsOf(parted),
  };
}

/** What rows say but for their numbers. */
function wordsIn(rows: readonly Row[]): Span[] {
  return rows.flatMap(({ spans }) =>
    spans.filter(({ figure, nothing }) => !nothing && (figure === null || !isDecimal(figure))),
  );
}

function recordOf(
  rows: readonly Row[],
  tables: readonly TableEntries[],
  labelling: Labelling,
  index: number,
  above: readonly Span[],
  inside: ReadonlySet<Span>,
): RecordDraft {
  const entries: PlacedEntry[] = [];
  const orders = new Map<object, number>();
  const used = new Set<Span>();
  const legend: Legend = tables[0]?.legend ?? new Map();
  let carried: Span | null = null;
  let isOfRow = false;
  let time: Span | null = null;
  const titles = new LaneTitles();
  const year = yearBelow(rows) ?? Infinity;
  rows.forEach((row, line) => {
    const lefts = labelsIn(row, tables);
    const labels = lefts.size > 0 || rows[line + 1] === undefined ? lefts : labelsIn(rows[line + 1]!, tables);
    const [printed, ...others] = row.spans.filter(
      (span, i) => !lefts.has(span) && namesList(span, row.spans[i + 1], labels, legend),
    );
    const section = printed ?? goingOn(carried, row);
    // A row that begins with the only list that it names is of that one: `Taxes  FIT 166.00  SS 93.00  MED 21.75`.
    isOfRow = printed === undefined ? isOfRow : printed === row.spans[0] && others.length === 0;
    carried = section;
    titles.take(row, lefts, tables);
    time = timeOver(time, row);
    for (const table of tables) {
      const ofTable = table.byRow.get(row) ?? [];
      for (const [at, entry] of ofTable.entries()) {
        const labelled =
          entry.left !== null &&
          timeOf(entry.left.text) === null &&
          (entry.isPair ||
            (labelling === "as rows show" &&
              (!entry.isOfPerson || isRate(entry)) &&
              (isInLane(entry, table) ||
                (isNamed(entry) && !isHeadedBehind(entry, ofTable)) ||
                entry.hasCodeBehind)));
        const ofRow =
          labelled &&
          !entry.isPair &&
          section !== null &&
          (isOfRow || isOfLine(section, entry, ofTable, row.spans[0]));
        const order = orders.get(entry.column) ?? 0;
        orders.set(entry.column, order + 1);
        const inLane =
          labelling === "as rows show" && table.labelled.has(entry.column) && !entry.isBesidePerson;
        const isOfHired = labelled && entry.isOfPerson && !entry.isPair;
        const over: Partial<Entry> =
          labelling === "none" && !entry.isPair ? entry.bare : isOfHired ? { heads: [], groups: [] } : {};
        const title = labelled && !entry.isPair ? titles.over(entry, table) : null;
        // Of two names of lists the nearer one is that of the lines below it.
        const isAbove = (group: Span): boolean =>
          (!inside.has(group) || group.row > rows[0]!.index) &&
          (title === null || sectionOf(group.text) === null);
        const groups = [
          ...(over.groups ?? entry.groups).filter(isAbove),
          ...(ofRow ? [section] : []),
          ...(title === null || ofRow ? [] : [title]),
        ];
        if (title !== null) used.add(title);
        const listed = labelled ? listedByTitle(groups, entry, ofTable) : null;
        const further = ofTable
          .slice(at + 1)
          .filter(({ left }) => left !== null && left === entry.left).length;
        const ofBlock = time === null ? null : timeOf(time.text);
        const rowKind = line > year ? "ytd" : (kindInRow(entry.figure, row) ?? ofBlock);
        const lineOfHeader = line < year ? line : line - year;
        const place = { line, lineOfHeader, order, further, rowKind };
        entries.push({ ...entry, ...over, groups, ...listed, table, labelled, inLane, ...place });
        used.add(entry.figure);
        if (labelled) {
          used.add(entry.left!);
          if (ofRow) used.add(section);
          if (entry.code !== null) used.add(entry.code);
          for (const note of entry.notes) used.add(note);
        }
      }
    }
  });
  const texts: PlacedText[] = [];
  rows.forEach((row, line) => {
    for (const span of asidesAbove(row, tables)) texts.push({ span, line });
    for (const span of row.spans) if (!used.has(span) && !span.nothing) texts.push({ span, line });
  });
  const isSum =
    sumsUp(texts, entries) || isTitledSum(above, rows[0]!, tables) || closesTitle(texts, above.at(-1), rows);
  return { index, page: rows[0]!.page, rows, entries, texts, isSum, above };
}

/** `Kitchen` over several records and again before numbers of one line below them: what they come to. */
function closesTitle([first]: readonly PlacedText[], title: Span | undefined, rows: readonly Row[]): boolean {
  if (first === undefined || title === undefined || rows.length > 1) return false;
  return first.span.text === title.text && first.span.row - title.row > LEAST_BETWEEN;
}

const LEAST_BETWEEN = 1;

/**
 * Whether the list that stands in a column of its own is that of a line, before its label or behind it: `Employer tax | Medicare |
 * 37.25`, `Medicare | Employer tax | 37.25`. Numbers between them are those of another line, but for a row that begins with it:
 * `Employer paid: Medicare 60.32  Pension 63.00`.
 */
function isOfLine(
  section: Span,
  { left, figure }: Entry,
  all: readonly Entry[],
  first: Span | undefined,
): boolean {
  if (left === null || section === left || section.x0 > figure.x0) return false;
  if (section === first && section.text.endsWith(":")) return true;
  const between = all.filter((other) => other.figure.x0 > section.x0 && other.figure.x0 < figure.x0);
  return between.every((other) => other.left === left);
}

function labelsIn(row: Row, tables: readonly TableEntries[]): ReadonlySet<Span | null> {
  return new Set(tables.flatMap(({ byRow }) => byRow.get(row)?.map(({ left }) => left) ?? []));
}

/**
 * Whether a text is the name of a list. `Direct Deposit | OH | 20.10` and `Direct Deposit | 418207` say how somebody is paid, and
 * list no deposits, nor does it above the label of another list.
 */
function namesList(
  { text, figure }: Span,
  next: Span | undefined,
  labels: ReadonlySet<Span | null>,
  legend: Legend,
): boolean {
  const section = figure === null ? sectionOf(text) : null;
  if (section !== "payment") return section !== null;
  if (next?.figure != null && !isDecimal(next.figure)) return false;
  return ![...labels].some(
    (label) => label !== null && (isOfOtherList(label.text) || legend.has(label.text)),
  );
}

/** A list that stands in a column of its own goes on where nothing stands there, up to a figure of the person or to what all lines come to. */
function goingOn(section: Span | null, { spans }: Row): Span | null {
  if (section === null) return null;
  const goesOn = spans.every(
    (span) => overlap(span, section) <= 0 && !isFigureName(span.text) && !isOwnTotal(span.text),
  );
  return goesOn ? section : null;
}

/** The word for a time that opens a block of lines, where nothing stands below it: `YEAR TO DATE` beside the first line of all that has a year. */
function timeOver(before: Span | null, { spans }: Row): Span | null {
  const [first, next] = spans;
  if (first === undefined) return before;
  if (first.figure === null && timeOf(first.text) !== null)
    return next !== undefined && next.figure === null ? first : null;
  return before !== null && first.x0 > before.x1 ? before : null;
}

/** Whether a number stands between two texts of a row. */
function areParted(one: Span, other: Span, spans: readonly Span[]): boolean {
  return spans.some(({ figure, x0 }) => figure !== null && x0 > one.x0 && x0 < other.x0);
}

/** What a number of a row counts, by a word of its own before it or behind all numbers: this period or the year. */
function kindInRow({ x0 }: Span, { spans }: Row): Kind | null {
  const words = spans.filter(({ text, figure }) => figure === null && timeOf(text) !== null);
  const before = words.findLast((word) => word.x0 < x0);
  // `Current | Year to date` beside each other head a list that another one stands beside.
  const heads = words.some(
    (word, i) => words[i + 1] === before && before !== undefined && !areParted(word, before, spans),
  );
  if (heads) return null;
  const isBehindAll = spans.every(({ figure, x0: edge }) => figure === null || edge < (words[0]?.x0 ?? 0));
  const word = before ?? (isBehindAll ? words[0] : undefined);
  return word === undefined ? null : timeOf(word.text);
}

const LANE_EM = 2.5;

/** Whether the text left of a number is a label of its lane, and not what stands further left. */
function isInLane({ column, left }: Entry, { labelled, lanes }: TableEntries): boolean {
  return labelled.has(column) && left!.x0 > (lanes.get(column) ?? 0) - LANE_EM * left!.size;
}

/** Whether a number stands behind another one of its label, below the name of a figure of its own: `Total Deductions  178.81 | 2,253.52`. */
function isHeadedBehind({ left, figure, heads }: Entry, ofRow: readonly Entry[]): boolean {
  if (!heads.some(({ text }) => isFigureName(text))) return false;
  return ofRow.some((other) => other.left === left && other.figure.x1 < figure.x0);
}

/** Whether a number that stands alone behind a label is a figure that the label names, whatever the others of its column are. */
function isNamed(entry: Entry): boolean {
  const { text } = entry.left!;
  return isRate(entry) || (isFigureName(text) && text.split(" ").length <= MOST_WORDS);
}

/** Whether a number stands right behind a word for what somebody is paid an hour, be it among what is said of them. */
function isRate({ left, figure }: Entry): boolean {
  return figure.x0 - left!.x1 <= BESIDE_EM * figure.size && RATE.test(left!.text);
}

const MOST_WORDS = 4;
const BESIDE_EM = 2;
/** `Rate: 24.0600`, `Base 41.20`, below who is paid so. */
const RATE = /^(?:(?:(?:pay|base|hourly|hr|reg|regular) )*rate|base):?$/i;

/** Names that stand in the header right above a row. A title over the header belongs to its rows, and is not below it. */
function asidesAbove(row: Row, tables: readonly TableEntries[]): readonly Span[] {
  for (const { table } of tables)
    for (const { band, rows } of table.regions) {
      if (band === null) continue;
      const last = band.rows.at(-1)!.index;
      if ((rows.find(({ index }) => index > last) ?? rows[0]) === row) return band.asides;
    }
  return [];
}
