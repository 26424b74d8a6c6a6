import { looksLikePersonName } from "@paylift/canonical";
import { isDecimal } from "../page-graph/figure.ts";
import type { PageGraph } from "../page-graph/page-graph.ts";
import { overlap, type Row, type Span } from "../page-graph/span.ts";
import { TOLERANCES } from "../tolerances.ts";
import { isMethod } from "../people/pay-methods.ts";
import { headingsOf } from "./band-headings.ts";
import { payerIn } from "../votes/payers.ts";
import { sectionOf } from "../votes/sections.ts";
import { headingWorth, isLine, isSumOfAll, isSumWord, votesOf } from "../votes/wording.ts";
import { saysHowPaid } from "./how-paid.ts";
import { goesUp, headsByPlace, headsFigures, isHeader, linesOn, standsOver } from "./header-lines.ts";
import { isOverAll } from "./titles-over-all.ts";
import { linesWithoutNumbers } from "./lines-without-numbers.ts";
import { saidOfRecords } from "./said-of-records.ts";
import {
  countedIn,
  periodOf,
  areOverBlocks,
  areRuledPeople,
  arePeople,
  isSumBlock,
  namesGoOn,
  namesGoUp,
} from "./names-over.ts";

/** Lines that head what stands below them: a header of one to four lines, or the name of a section. */
export interface Band {
  index: number;
  /** A title stands alone above what it is about; a header of people has a name over each column; others name columns. */
  kind: "title" | "people" | "columns";
  page: number;
  rows: readonly Row[];
  /** Headers of the same words head the same columns. */
  key: string;
  /** What stands in its lines and is no heading: who the lines below are about. */
  asides: readonly Span[];
  /** The lines right above it say what the lines below are about, each time something else. */
  captioned: boolean;
}

const MOST_ROWS = 5;

/** The headers of a document, top to bottom. */
export function bandsOf({ rows }: PageGraph): Band[] {
  // What is a header on one page is one on the pages before, whatever stands below it there.
  const known = new Set<string>();
  const first = bandsIn(rows, known);
  const all = first.at(0)?.page === first.at(-1)?.page ? first : bandsIn(rows, known);
  const own = all.filter((band, i) => !namesSums(band, all[i + 1]));
  return wrappedAlike(withoutCaptions(withHeadingsAgain(own)));
}

/** The headers of rows. Lines of words that are `known` are headers; to these the first line of each one found is added. */
function bandsIn(rows: readonly Row[], known: Set<string>): Band[] {
  const bands: Band[] = [];
  const said = new Set([...saidOfRecords(rows), ...linesWithoutNumbers(rows)]);
  for (let i = 0; i < rows.length;) {
    const row = rows[i]!;
    if (row.heads && !areRuledPeople(rows, i)) {
      const own = rows.slice(i, i + ruledRows(rows, i));
      bands.push({ ...bandOf(own, bands.length, false), kind: "columns" });
      i += own.length;
      continue;
    }
    const people = arePeople(rows, i) || areOverBlocks(rows, i) || isSumBlock(rows, i);
    // What headed columns once heads them each time that it is printed.
    const columns =
      (isHeader(row) && !isOverAll(row, rows[i + 1]) && !said.has(row) && standsOver(rows, i)) ||
      headsByPlace(rows, i) ||
      known.has(wordsOf(row));
    if (!people && saysHowPaid(rows, i)) {
      i++;
      continue;
    }
    const isBelow = bands.at(-1)?.rows.at(-1)?.index === row.index - 1;
    const over = bands.findLast(({ kind }) => kind !== "title");
    const isOfPeople = (people ? isBelow : columns) && saysOfPeople(row, over);
    if ((!people && !columns) || isOfPeople || !headsFigures(rows, i)) {
      i++;
      continue;
    }
    let first = i;
    while (
      first > 0 &&
      i - first < 3 &&
      (people
        ? namesGoUp(rows[first - 1]!, rows[first]!, bands.at(-1))
        : goesUp(rows[first - 1]!, rows[first]!, bands.at(-1)) && !saysOfPeople(rows[first - 1]!, over))
    )
      first--;
    let last = i;
    while (last + 1 < rows.length && last - first + 1 < MOST_ROWS) {
      const more = people ? Number(namesGoOn(rows, last)) : linesOn(rows, first, last);
      if (more === 0) break;
      last += more;
    }
    const band = bandOf(rows.slice(first, last + 1), bands.length, people);
    const titles = titlesIn(band);
    if (isCaptionBelow(withoutRows(band, titles.length), titles, bands.at(-1), rows)) {
      if (titles.length > 0) bands.push(bandOf(titles, bands.length, false));
    } else {
      if (band.kind === "columns") known.add(wordsOf(row));
      bands.push(band);
    }
    i = last + 1;
  }
  return bands;
}

/** What looks like a name and stands in all headers alike is a heading: `PERSONNEL DATA`. */
function withHeadingsAgain(bands: readonly Band[]): Band[] {
  const aside = bands.filter(({ asides }) => asides.length > 0);
  const texts = new Set(aside.map(({ asides }) => asides.map(({ text }) => text).join("|")));
  if (aside.length < LEAST_AGAIN || texts.size > 1) return [...bands];
  return bands.map((band) => ({
    ...band,
    asides: [],
    key:
      band.asides.length === 0
        ? band.key
        : band.rows.flatMap(({ spans }) => spans.map(({ text }) => text)).join("|"),
  }));
}

const LEAST_AGAIN = 2;

/** Whether a word for the sums of all stands right above the name of a list, where others have the name of somebody: it heads no list. */
function namesSums({ kind, rows }: Band, next: Band | undefined): boolean {
  const text = rows.at(-1)!.spans[0]!.text;
  if (kind !== "title" || next?.kind !== "title" || !isSumOfAll(text)) return false;
  return next.rows[0]!.index === rows.at(-1)!.index + 1;
}

const LEAST_PEOPLE = 2;

/** Whether a line below people beside each other says something of each of them: `Job | RN | RN | PCT`. It heads nothing. */
function saysOfPeople({ page, spans }: Row, before: Band | undefined): boolean {
  if (before?.kind !== "people" || before.page !== page || spans.length <= LEAST_PEOPLE) return false;
  const again = periodOf({ spans }) === null ? [] : countedIn({ spans });
  if (again.some(({ text }) => headingWorth(text) > 0 && !isMethod(text))) return false;
  const names = before.rows.flatMap((line) => line.spans);
  const isBelow = (span: Span): boolean => names.some((name) => overlap(name, span) > 0);
  // Beside texts of two lines the word for them may stand between these.
  const [label, ...others] = spans;
  if (isBelow(label!)) return spans.every(isBelow);
  const first = names.filter((name) => others.some((other) => overlap(name, other) > 0));
  return first.every(({ x0 }) => label!.x1 < x0) && others.every(isBelow);
}

/** How many rows of ruled headings follow each other from one on. */
function ruledRows(rows: readonly Row[], at: number): number {
  const end = rows.findIndex((row, i) => i > at && (!row.heads || row.page !== rows[at]!.page));
  return (end < 0 ? rows.length : end) - at;
}

function wordsOf({ spans }: Row): string {
  return spans.map(({ text }) => text).join("|");
}

function bandOf(rows: readonly Row[], index: number, people: boolean): Band {
  const spans = rows.flatMap((line) => line.spans);
  const heads = spans.filter(({ text }) => headingWorth(text.replace(/:$/, "")) > 0);
  const asides = rows.flatMap((line) => asidesOf(line, heads));
  const key = spans.flatMap((span) => (asides.includes(span) ? [] : [span.text])).join("|");
  const isTitle = rows.every((row) => row.spans.length === 1);
  const kind = people
    ? "people"
    : (spans.length === 1 && !rows[0]!.turned) || (isTitle && sectionOf(spans.at(-1)!.text) !== null)
      ? "title"
      : "columns";
  return { index, kind, page: rows[0]!.page, rows, key, asides: people ? [] : asides, captioned: false };
}

/** Headers of the same headings have one key: `Gross` over `Pay` is the same as `Gross Pay` in one line of another page. */
function wrappedAlike(bands: readonly Band[]): Band[] {
  const keys = new Map<string, string>();
  return bands.map((band) => {
    const words = `${band.kind} ${headingsOf(band)
      .map(({ words: own }) => own)
      .join("|")}`;
    const key = keys.get(words) ?? band.key;
    keys.set(words, key);
    return key === band.key ? band : { ...band, key };
  });
}

/** Of a header that is printed again and again what differs each time is no part of it: it says what follows is about. */
function withoutCaptions(bands: readonly Band[]): Band[] {
  const heads = bands.filter(({ kind }) => kind === "columns").map(({ rows }) => rows);
  return bands.map((band) => {
    if (band.kind !== "columns" || band.rows.length === 1) return band;
    const below = withoutCaptionsBelow(band.rows, heads);
    const rows = withoutCaptionsAbove(below, heads);
    if (rows.length === band.rows.length) return band;
    return { ...bandOf(rows, band.index, false), captioned: rows.length < below.length };
  });
}

function withoutCaptionsAbove(rows: readonly Row[], heads: readonly (readonly Row[])[]): readonly Row[] {
  const [top, second] = rows;
  if (top === undefined || second === undefined || !mayBeCaption(top)) return rows;
  const foot = rows.at(-1)!;
  const isFurther = top.spans[0]!.x0 > second.spans[0]!.x0 + top.spans[0]!.size;
  const same = heads.filter((other) =>
    isFurther ? isLike(other.at(-1), foot) : areOfKind(other.at(-1)!, foot),
  );
  const others = same.filter((other) => !isLike(other.at(-rows.length), top));
  // What stands further right may name groups of columns, unless it is something else each time.
  const isEachTime = others.length >= 2 && others.length === same.length - 1;
  if (isFurther && !isEachTime) return rows;
  // The name of a tax opens a list of taxes, too, unless other headers of these words have captions.
  const isSection = top.spans.some(({ text }) => sectionOf(text) !== null && payerIn(text) === null);
  const areCaptioned = others.some(({ length }) => length >= rows.length);
  if (others.length === 0 || (isSection && !areCaptioned)) return rows;
  return withoutCaptionsAbove(rows.slice(1), heads);
}

/** Whether two lines have the same headings, or one has all of the other: a list of plans prints no column that a plan does not fill. */
function areOfKind(one: Row, other: Row): boolean {
  const [fewer, more] = [one, other]
    .map(({ spans }) => spans.map(({ text }) => text))
    .sort((a, b) => a.length - b.length);
  return (
    wordsOf(one) === wordsOf(other) ||
    (fewer!.length >= LEAST_HEADS && fewer!.every((text) => more!.includes(text)))
  );
}

const LEAST_HEADS = 3;
const FEW = 0.5;

/** The names of sections that stand alone in the lines above the last of a band: `Employee Taxes` over `FIT | Federal Tax`. */
function titlesIn({ rows }: Band): readonly Row[] {
  const above = rows.slice(0, -1);
  return above.every(({ spans }) => spans.length === 1 && sectionOf(spans[0]!.text) !== null) ? above : [];
}

/** A band without its first lines. */
function withoutRows(band: Band, count: number): Band {
  return count === 0 ? band : bandOf(band.rows.slice(count), band.index, band.kind === "people");
}

/**
 * A line of pay below a header of many headings says what the next rows are about where it stands over few of them, `FIT | Federal
 * Tax`, or where numbers go on below the ends of its headings and few stand below what it says.
 */
function isCaptionBelow(
  { kind, page, rows }: Band,
  titles: readonly Row[],
  before: Band | undefined,
  all: readonly Row[],
): boolean {
  if (kind !== "columns" || before?.kind !== "columns" || before.page !== page || rows.length > 1)
    return false;
  const row = rows[0]!;
  if (row.heads || !row.spans.some(({ text }) => isLine(text))) return false;
  const headings = headingsOf(before);
  const isUnder = (place: Pick<Span, "x0" | "x1">): boolean =>
    row.spans.some((span) => overlap(span, place) > 0);
  if ((titles[0] ?? row).index === before.rows.at(-1)!.index + 1)
    return headings.length >= LEAST_HEADS && headings.filter(isUnder).length <= FEW * headings.length;
  const next = all.slice(all.indexOf(row) + 1).find(({ hasFigures }) => hasFigures);
  const figures = next?.spans.filter(({ figure }) => figure !== null && isDecimal(figure)) ?? [];
  const goOn = figures.every(({ x1 }) =>
    headings.some((heading) => Math.abs(heading.x1 - x1) <= TOLERANCES.sameEdgePt),
  );
  return figures.length >= LEAST_HEADS && goOn && figures.filter(isUnder).length < FEW * figures.length;
}

/** A line of pay right below a header, where others of its words have another there or none. */
function withoutCaptionsBelow(rows: readonly Row[], heads: readonly (readonly Row[])[]): readonly Row[] {
  const last = rows.at(-1)!;
  if (rows.slice(0, -1).every(({ spans }) => spans.length < LEAST_HEADS)) return rows;
  if (!last.spans.some(({ text }) => isLine(text))) return rows;
  const top = wordsOf(rows[0]!);
  const others = heads.filter((other) => wordsOf(other[0]!) === top && !isLike(other[rows.length - 1], last));
  return others.length === 0 ? rows : withoutCaptionsBelow(rows.slice(0, -1), heads);
}

function isLike(one: Row | undefined, other: Row): boolean {
  return one !== undefined && wordsOf(one) === wordsOf(other);
}

/** Whether a line above a header is a line of pay or opens no section, and names nobody. */
function mayBeCaption({ spans }: Row): boolean {
  // Whom a plan is with may look like somebody: `MED | Medical PPO | Buckeye Mutual`.
  const namesLine = spans.some(({ text }) => isLine(text));
  return spans.every(
    ({ text }) =>
      (sectionOf(text) === null || isLine(text) || payerIn(text) !== null) &&
      (namesLine || votesOf(text).subjects.size > 0 || !looksLikePersonName(text)),
  );
}

/** What stands in a line of a header before its headings and looks like a name, and with it the numbers in that line. */
function asidesOf(line: Row, heads: readonly Span[]): Span[] {
  const [first, ...others] = line.spans;
  if (first === undefined || !isAside(first, others, heads)) return [];
  return [
    first,
    ...others.flatMap((span, i) => {
      if (heads.includes(span)) return [];
      const before = others[i - 1];
      return before === undefined ? [span] : [before, span];
    }),
  ];
}

const MOSTLY = 0.8;

/** Whether a phrase of a header looks like somebody's name and is left of what heads columns. */
function isAside(span: Span, others: readonly Span[], heads: readonly Span[]): boolean {
  const headings = others.filter((other) => heads.includes(other)).length;
  return (
    others.length > 0 &&
    headings >= MOSTLY * others.length &&
    !heads.includes(span) &&
    looksLikePersonName(span.text) &&
    !isSumWord(span.text) &&
    (span.text.includes(",") || span.bold)
  );
}
