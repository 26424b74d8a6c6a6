import type { RecordDraft } from "../grammars/record-draft.ts";
import { wordingOf } from "../page-graph/span.ts";
import { sectionOf } from "../votes/sections.ts";
import { isLine } from "../votes/wording.ts";
import type { Names } from "./names.ts";
import { isMethod } from "./pay-methods.ts";
import type { Printed } from "./parts.ts";
import type { PeopleContext } from "./people-context.ts";
import type { TextLine, TextLines } from "./text-lines.ts";

/** Lines of text at one edge of their pages, in one type. */
interface Family {
  x0: number;
  size: number;
  bold: boolean;
  /** Words in them say that they are departments. */
  told: boolean;
  titles: TextLine[];
}

const SAME_EDGE_PT = 3;
const SAME_SIZE_PT = 0.5;

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
  names: Names,
  { textLines }: PeopleContext,
): { isTold: boolean; of: ReadonlyMap<number, Printed> } | null {
  const all = startsOf(records, names);
  const rowsOfPeople = new Set(all.map(({ row }) => row));
  // What a department comes to may stand above its people, in the line that names it.
  const rowsOfSums = new Set(records.flatMap(({ isSum, rows }) => (isSum ? [rows[0]!.index] : [])));
  const families: Family[] = [];
  for (const title of textLines.all) {
    if (title.hasFigures && !rowsOfSums.has(title.row)) continue;
    const told = isDepartment(title);
    if (!told && rowsOfPeople.has(title.row)) continue;
    const { x0, size, bold } = title;
    let home = families.find(
      (family) =>
        family.bold === bold &&
        family.told === told &&
        Math.abs(family.x0 - x0) < SAME_EDGE_PT &&
        Math.abs(family.size - size) < SAME_SIZE_PT,
    );
    if (home === undefined) families.push((home = { x0, size, bold, told, titles: [] }));
    if (title.hasFigures && isSumOf(home.titles.at(-1), title)) continue;
    home.titles.push(title);
  }
  const said = new Set(families.flatMap(({ told, titles }) => (told ? titles.map(({ row }) => row) : [])));
  const starts = all.filter(({ row }) => !said.has(row));
  if (starts.length === 0) return null;
  const found = families.flatMap((family) => {
    const of = coverOf(family, starts, names, textLines);
    return of === null ? [] : [{ isTold: family.told, of }];
  });
  return (
    found.sort(
      (a, b) =>
        Number(b.isTold) - Number(a.isTold) || b.of.size - a.of.size || distinct(b.of) - distinct(a.of),
    )[0] ?? null
  );
}

/** What is called as the title above, or by its number, is its sum and opens no group: `100 DEPARTMENT` below `100 CLINICAL`. */
function isSumOf(above: TextLine | undefined, { text }: TextLine): boolean {
  if (above === undefined) return false;
  const number = NUMBERED_UNIT.exec(text)?.groups?.["number"];
  return above.text === text || (number !== undefined && above.text.startsWith(`${number} `));
}

const NUMBERED_UNIT = /^(?<number>\d+) (?:department|dept\.?|division|location)$/i;

interface Start {
  index: number;
  row: number;
}

/** Where each record of somebody begins: at the name or at the first numbers, whatever comes first. */
function startsOf(records: readonly RecordDraft[], { first }: Names): Start[] {
  return records
    .flatMap(({ index, isSum, rows, entries }) => {
      if (isSum) return [];
      const own = [first.get(index)?.span.row, ...entries.map(({ line }) => rows[line]?.index)];
      const known = own.filter((row) => row !== undefined);
      return known.length === 0 ? [] : [{ index, row: Math.min(...known) }];
    })
    .sort((a, b) => a.row - b.row);
}

function isDepartment({ told }: TextLine): boolean {
  return told.length === 1 && told[0] === "department";
}

/** What lines of one family say of whom, or null where they are no titles of groups. */
function coverOf(
  family: Family,
  starts: readonly Start[],
  names: Names,
  { figuresUpTo }: TextLines,
): ReadonlyMap<number, Printed> | null {
  const titles = withoutGoingOn(within(family.titles, starts), starts);
  if (family.titles.filter(isOther).length > NO_DEPARTMENT * family.titles.length) return null;
  const found = new Map<number, TextLine>();
  const over = new Set<TextLine>();
  let at = -1;
  for (const { index, row } of starts) {
    const before = at;
    while (at + 1 < titles.length && titles[at + 1]!.row < row) at++;
    if (at === -1) continue;
    const title = titles[at]!;
    found.set(index, title);
    // Nothing but headings stand between a title and those it is about.
    if (at > before && (family.told || figuresUpTo(row) === figuresUpTo(title.row + 1))) over.add(title);
  }
  // The list of the first title may begin on a page before.
  const further = family.told ? titles.slice(1) : titles;
  const texts = new Set((family.told ? family.titles : [...found.values()]).map(({ text }) => text));
  const isOfAll = found.has(starts[0]!.index);
  if (
    texts.size < 2 ||
    !isOfAll ||
    further.filter((title) => over.has(title)).length < OVER_PEOPLE * further.length
  )
    return null;
  if (!family.told && (texts.size > MOST_TITLES * starts.length || areNumbered(texts))) return null;
  return isOfEach(found, names) ? found : null;
}

/** Those from the last before the first record to the last record: others are about other lists. */
function within(titles: readonly TextLine[], starts: readonly Start[]): readonly TextLine[] {
  const from = titles.findLast(({ row }) => row < starts[0]!.row)?.row ?? 0;
  return titles.filter(({ row }) => row >= from && row < starts.at(-1)!.row);
}

/** Without those that stand at the foot of a page and again at the head of the next: `Kitchen`, `Kitchen (cont.)`. */
function withoutGoingOn(titles: readonly TextLine[], starts: readonly Start[]): readonly TextLine[] {
  return titles.filter(({ text, row }, i) => {
    const next = titles[i + 1];
    return next?.text !== text || starts.some((start) => start.row > row && start.row < next.row);
  });
}

/** A section, a state, or what says of itself that it is no department. */
function isOther({ text, told }: TextLine): boolean {
  if (told.length > 0) return !told.includes("department");
  return sectionOf(text) !== null || isLine(text) || isMethod(text.replace(/s$/, "")) || STATE.test(text);
}

const STATE = /^state of |\([A-Z]{2}\)(?: |$)/;

/** `Page 1 of 2`, `Page 2 of 2`: lines that differ in their numbers alone. */
function areNumbered(texts: ReadonlySet<string>): boolean {
  return new Set([...texts].map(wordingOf)).size < 2;
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
