import { canBePersonName, isCalledAsJob, normalizeLabel } from "@paylift/canonical";
import { votesOf } from "../votes/wording.ts";
import { isMethod } from "./pay-methods.ts";
import type { Place, PlacedPart } from "./place.ts";
import { isSurname } from "./surnames.ts";

const SAME_EDGE_PT = 3;
/** A word that is broken off. */
const BROKEN = /\p{L}[-\u2010]$/u;
/** What goes on in the next line. */
const GOES_ON = /[-\u2010,]$/;

/** How often each text stands below a name. */
export function furtherTexts({ texts }: Place): Map<string, number> {
  const counts = new Map<string, number>();
  for (const own of texts.values())
    for (const { text } of own.slice(1)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

const ALONE_SHARE = 0.6;
/** Cells of a table end before what stands beside them. */
const CELL_EM = 2;

/** Whether names take one line each, whatever stands below: all of it would have had room behind most of them. */
export function areAlone({ texts }: Place): boolean {
  const below = [...texts.values()].flatMap(([name, next]) =>
    next === undefined || !canBePersonName(name!.text) || GOES_ON.test(name!.text) || !isBelow(next, name!)
      ? []
      : [{ name: name!, next: next.span }],
  );
  const having = below.filter(({ name, next }) => next.x1 - next.x0 + CELL_EM * next.size < name.room);
  return below.length > 0 && having.length >= ALONE_SHARE * below.length;
}

const LEAST_GOING_ON = 4;
const MOST_GO_ON = 0.75;

/**
 * How many lines below their first names have second halves, where nearly all have: `Mei` over `Chiang` among others of two lines
 * is one, though words like these may be others elsewhere.
 */
export function linesOfHalves({ texts }: Place, further: ReadonlyMap<string, number>): ReadonlySet<number> {
  const offsets = Map.groupBy(
    [...texts.values()].flatMap(([name, ...others]) =>
      others.map((text) => ({ text, offset: text.line - name!.line })),
    ),
    ({ offset }) => offset,
  );
  return new Set(
    [...offsets].flatMap(([offset, own]) => {
      const going = own.filter(({ text }) => goesOn(text, further)).length;
      return own.length >= LEAST_GOING_ON && going >= MOST_GO_ON * own.length ? [offset] : [];
    }),
  );
}

/** A name with its further lines. */
export function wrapped(
  texts: readonly PlacedPart[],
  further: ReadonlyMap<string, number>,
  halves: ReadonlySet<number>,
  places: readonly Place[],
  index: number,
): PlacedPart[] {
  const own = withBeside(texts[0]!, places, index);
  for (const text of texts.slice(1)) {
    const last = own.at(-1)!;
    if (text.span === last.span || !isBelow(text, last)) continue;
    if (!halves.has(text.line - texts[0]!.line) && !goesOn(text, further)) continue;
    own.push(text);
  }
  const before = surnameAbove(own[0]!, places, index) ?? halfAbove(own[0]!, places, index);
  if (before !== null) own.unshift(before);
  const last = own.at(-1)!;
  if (!GOES_ON.test(last.text)) return own;
  // What is broken goes on, wherever the next line is read.
  const next = places
    .flatMap((place) => place.texts.get(index) ?? [])
    .find(
      (text) =>
        isBelow(text, last) &&
        Math.abs(text.span.x0 - last.span.x0) < last.span.size &&
        text.form === "words",
    );
  return next === undefined || own.includes(next) ? own : [...own, next];
}

const SPACE_EM = 0.45;
/** A column of its own has a text for most people. */
const SELDOM = 0.3;

/** A name with what stands a space behind it, where a column of others happens to begin: `Donnelly, Mary` and `Kate`. */
function withBeside(name: PlacedPart, places: readonly Place[], index: number): PlacedPart[] {
  const people = Math.max(...places.map(({ texts }) => texts.size));
  const next = places
    .flatMap(({ texts }) =>
      texts.size === 1 || texts.size <= SELDOM * people ? (texts.get(index) ?? []) : [],
    )
    .find(
      ({ span, order, form, told, text }) =>
        span.row === name.span.row &&
        span.index === name.span.index + 1 &&
        span.x0 - name.span.x1 < SPACE_EM * span.size &&
        span.bold === name.span.bold &&
        order === 0 &&
        form === "words" &&
        told.length === 0 &&
        canBePersonName(`${name.text} ${text}`) &&
        votesOf(text).subjects.size === 0,
    );
  return next === undefined ? [name] : [name, next];
}

const INDENT_EM = 1.5;

/** The surname, or the half of it, in the line right above: `PEMBERLEY,` over `  NESTOR`, `Castell-` over `Montgomery,`. */
function surnameAbove(name: PlacedPart, places: readonly Place[], index: number): PlacedPart | null {
  const above = places.flatMap(({ texts }) => texts.get(index) ?? []);
  return (
    above.find(
      ({ span, text, form }) =>
        span.row === name.span.row - 1 &&
        span.page === name.span.page &&
        form === "words" &&
        (isSurname(text) || BROKEN.test(text)) &&
        Math.abs(span.x0 - name.span.x0) <= INDENT_EM * name.span.size,
    ) ?? null
  );
}

/** The half of a name above the numbers of its record, in the middle of which these stand: `Corinne C`, the numbers, `Petrov`. */
function halfAbove(name: PlacedPart, places: readonly Place[], index: number): PlacedPart | null {
  if (name.line !== 1 || name.besideFigures) return null;
  const all = places.flatMap(({ texts }) => texts.get(index) ?? []);
  const isBelowNumbers = all.some(
    ({ span, besideFigures }) => besideFigures && span.row === name.span.row - 1,
  );
  if (!isBelowNumbers) return null;
  return (
    all.find(
      ({ span, form, order }) =>
        span.row === name.span.row - 2 &&
        span.page === name.span.page &&
        form === "words" &&
        order === 0 &&
        Math.abs(span.x0 - name.span.x0) <= SAME_EDGE_PT &&
        Math.abs(span.size - name.span.size) <= SAME_SIZE * span.size,
    ) ?? null
  );
}

const SAME_SIZE = 0.05;
const NEXT_LINES = 2;

function isBelow(text: PlacedPart, last: PlacedPart): boolean {
  const lines = text.line - last.line;
  if (lines < 1 || lines > NEXT_LINES || text.span.page !== last.span.page) return false;
  return (
    Math.abs(text.span.size - last.span.size) <= SAME_SIZE * last.span.size &&
    text.span.bold === last.span.bold
  );
}

/** Of the texts below names, so many come again where they are departments or jobs, and not second halves of names. */
const REPEATED = 0.5;
/** Where so many of them are called as jobs are, those are jobs; one alone may be a surname. */
const OF_JOBS = 0.5;

/** Whether a further text at the place of the name goes on with it: what comes again with others is a department or a job. */
function goesOn({ text, order, told }: PlacedPart, counts: ReadonlyMap<string, number>): boolean {
  if (order > 0 || (told.length > 0 && !told.includes("name"))) return false;
  if (!/^[\p{L}.,'\u2019() -]+$/u.test(text) || votesOf(text).subjects.size > 0) return false;
  if (isMethod(text)) return false;
  if (/\b(?:dept|department|division|location)\b/.test(normalizeLabel(text))) return false;
  const jobs = [...counts.keys()].filter((own) => isCalledAsJob(own)).length;
  if (isCalledAsJob(text) && jobs >= OF_JOBS * counts.size) return false;
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const again = [...counts.values()].reduce((sum, count) => sum + (count > 1 ? count : 0), 0);
  return (counts.get(text) ?? 0) < 2 || again < REPEATED * all;
}
