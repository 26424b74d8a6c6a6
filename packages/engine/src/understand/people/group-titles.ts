import type { Token } from "../../layout/token.ts";
import type { RecordDraft } from "../grammars/record-draft.ts";
import { isDecimal } from "../page-graph/figure.ts";
import { wordingOf, type Row, type Span } from "../page-graph/span.ts";
import { sectionOf } from "../votes/sections.ts";
import { isLine, isSumWord } from "../votes/wording.ts";
import type { Attribute } from "./attributes.ts";
import type { Names } from "./names.ts";
import { isMethod } from "./pay-methods.ts";
import { withoutContinued, type Part, type PeopleContext, type Printed } from "./parts.ts";

/** Lines of text at one edge of their pages, in one type. */
interface Family {
  x0: number;
  size: number;
  bold: boolean;
  /** Words in them say that they are departments. */
  told: boolean;
  titles: Title[];
}

interface Title extends Printed {
  row: Row;
  told: readonly Attribute[];
}

const SAME_EDGE_PT = 3;
const SAME_SIZE_PT = 0.5;
const MOST_PHRASES = 4;
const LONGEST = 60;

/** So many of the lines stand right over somebody. */
const OVER_PEOPLE = 0.75;
/** Of people who stand in several groups the lines say no department, but what the groups are lists of. */
const IN_SEVERAL = 0.3;
/** Titles of groups are fewer than those in them. */
const MOST_TITLES = 0.7;
/** Of so many of them there is something else to be said. */
const NO_DEPARTMENT = 0.4;

/**
 * The lines of text over people that say of what department they are: each is about all that follow, up to the next of them. They are
 * told by where they stand, and by what they do to the list; how they are worded matters little.
 */
export function groupTitles(
  records: readonly RecordDraft[],
  sums: readonly RecordDraft[],
  names: Names,
  { graph, parts }: PeopleContext,
): { isTold: boolean; of: Map<number, Printed> } | null {
  const all = startsOf(records, names);
  const rowsOfPeople = new Set(all.map(({ row }) => row));
  // What a department comes to may stand above its people, in the line that names it.
  const rowsOfSums = new Set(sums.map(({ rows }) => rows[0]!.index));
  const families: Family[] = [];
  for (const row of graph.rows) {
    if (row.turned || (row.hasFigures && !rowsOfSums.has(row.index))) continue;
    const title = titleOf(row, parts);
    if (title === null) continue;
    const told = isDepartment(title);
    if (!told && rowsOfPeople.has(row.index)) continue;
    const { x0, size, bold } = row.spans[0]!;
    let home = families.find(
      (family) =>
        family.bold === bold &&
        family.told === told &&
        Math.abs(family.x0 - x0) < SAME_EDGE_PT &&
        Math.abs(family.size - size) < SAME_SIZE_PT,
    );
    if (home === undefined) families.push((home = { x0, size, bold, told, titles: [] }));
    home.titles.push(title);
  }
  const said = new Set(
    families.flatMap(({ told, titles }) => (told ? titles.map(({ row }) => row.index) : [])),
  );
  const starts = all.filter(({ row }) => !said.has(row));
  if (starts.length === 0) return null;
  const found = families.flatMap((family) => {
    const of = coverOf(family, starts, names, graph.rows);
    return of === null ? [] : [{ isTold: family.told, of }];
  });
  return (
    found.sort(
      (a, b) =>
        Number(b.isTold) - Number(a.isTold) || b.of.size - a.of.size || distinct(b.of) - distinct(a.of),
    )[0] ?? null
  );
}

interface Start {
  index: number;
  row: number;
}

/** Where each record begins: at the name or at the first numbers, whatever comes first. */
function startsOf(records: readonly RecordDraft[], { first }: Names): Start[] {
  return records
    .flatMap(({ index, rows, entries }) => {
      const own = [first.get(index)?.span.row, ...entries.map(({ line }) => rows[line]?.index)];
      const known = own.filter((row) => row !== undefined);
      return known.length === 0 ? [] : [{ index, row: Math.min(...known) }];
    })
    .sort((a, b) => a.row - b.row);
}

function titleOf(row: Row, parts: PeopleContext["parts"]): Title | null {
  const numbers = row.spans.findIndex(({ figure }) => figure !== null && isDecimal(figure));
  const own = numbers === -1 ? row.spans : row.spans.slice(0, numbers);
  const spans = own.filter(({ text }) => !STARS.test(text));
  if (spans.length === 0 || spans.length > MOST_PHRASES) return null;
  const part = spans.slice(0, 2).flatMap((span): readonly Part[] => parts.get(span) ?? [])[0];
  if (spans.some(({ text }) => isSumWord(text))) return null;
  if (part !== undefined && part.told.length > 0)
    return { ...withoutContinued(part.whole.tokens), row, told: part.told };
  const printed = withoutContinued(wordsOf(spans));
  if (!/\p{L}/u.test(printed.text) || printed.text.length > LONGEST || /:/.test(printed.text)) return null;
  return { ...printed, row, told: [] };
}

const STARS = /^(?:\*+|[=_-]{2,})$/;
const CODE = /^[A-Z]?\d{1,6}[A-Z]?$/;
/** `5 employees` */
const COUNT = /^\(?\d+(?: \p{L}+)?\)?$/u;
const NEAR_EM = 3;

/** A title's words, with those behind its code: `205   Police`. */
function wordsOf(spans: readonly Span[]): readonly Token[] {
  const tokens: Token[] = [];
  let last: Span | null = null;
  for (const span of spans) {
    const isCode: boolean = last !== null && CODE.test(last.text);
    if (last !== null && !isCode && (span.x0 - last.x1 > NEAR_EM * span.size || COUNT.test(span.text))) break;
    tokens.push(...span.tokens);
    last = span;
  }
  return tokens.filter(({ text }) => !STARS.test(text));
}

function isDepartment({ told }: Title): boolean {
  return told.length === 1 && told[0] === "department";
}

/** What lines of one family say of whom, or null where they are no titles of groups. */
function coverOf(
  family: Family,
  starts: readonly Start[],
  names: Names,
  rows: readonly Row[],
): Map<number, Printed> | null {
  const titles = within(family.titles, starts);
  if (family.titles.filter(isOther).length > NO_DEPARTMENT * family.titles.length) return null;
  const found = new Map<number, Title>();
  for (const { index, row } of starts) {
    const title = titles.findLast((one) => one.row.index < row);
    if (title !== undefined) found.set(index, title);
  }
  const used = [...new Set(found.values())];
  const isOver = ({ row }: Title): boolean => isOverPeople(row, starts, rows);
  // The list of the first title may begin on a page before.
  const further = family.told ? titles.slice(1) : titles;
  const texts = new Set((family.told ? family.titles : used).map(({ text }) => text));
  const isOfAll = found.has(starts[0]!.index);
  if (
    texts.size < 2 ||
    !isOfAll ||
    further.filter((title) => used.includes(title) && (family.told || isOver(title))).length <
      OVER_PEOPLE * further.length
  )
    return null;
  if (!family.told && (texts.size > MOST_TITLES * starts.length || areNumbered(texts))) return null;
  return isOfEach(found, names)
    ? new Map([...found].map(([index, { text, tokens }]) => [index, { text, tokens }]))
    : null;
}

/** Those from the last before the first record to the last record: others are about other lists. */
function within(titles: readonly Title[], starts: readonly Start[]): readonly Title[] {
  const from = titles.findLast(({ row }) => row.index < starts[0]!.row)?.row.index ?? 0;
  return titles.filter(({ row: { index } }) => index >= from && index < starts.at(-1)!.row);
}

/** A section, a state, or what says of itself that it is no department. */
function isOther({ text, told }: Title): boolean {
  if (told.length > 0) return !told.includes("department");
  return sectionOf(text) !== null || isLine(text) || isMethod(text.replace(/s$/, "")) || STATE.test(text);
}

const STATE = /^(?:state of .*|.*\([A-Z]{2}\))$/i;

/** `Page 1 of 2`, `Page 2 of 2`: lines that differ in their numbers alone. */
function areNumbered(texts: ReadonlySet<string>): boolean {
  return new Set([...texts].map(wordingOf)).size < 2;
}

/** Nothing but headings stand between a title and those it is about. */
function isOverPeople({ index }: Row, starts: readonly Start[], rows: readonly Row[]): boolean {
  const next = starts.find(({ row }) => row > index);
  return next !== undefined && !rows.slice(index + 1, next.row).some(({ hasFigures }) => hasFigures);
}

/** Everybody has one department; the same people stand below several plans. */
function isOfEach(found: ReadonlyMap<number, Printed>, { of }: Names): boolean {
  const groups = new Map<string, Set<string>>();
  for (const [index, { text }] of found) {
    const name = (of.get(index) ?? []).map((piece) => piece.text).join(" ");
    if (name !== "") groups.set(name, (groups.get(name) ?? new Set()).add(text));
  }
  const several = [...groups.values()].filter(({ size }) => size > 1).length;
  return several <= IN_SEVERAL * groups.size;
}

function distinct(of: ReadonlyMap<number, Printed>): number {
  return new Set([...of.values()].map(({ text }) => text)).size;
}
