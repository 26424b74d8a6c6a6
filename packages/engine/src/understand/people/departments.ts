import type { RecordDraft } from "../grammars/record-draft.ts";
import { headingWorth, isSumWord, votesOf } from "../votes/wording.ts";
import { closedGroups } from "./closed-groups.ts";
import { groupTitles } from "./group-titles.ts";
import type { Ids } from "./ids.ts";
import type { Names } from "./names.ts";
import { withoutContinued, type Part, type Printed } from "./parts.ts";
import type { PeopleContext } from "./people-context.ts";
import { textsOf, type Place, type PlacedPart } from "./places.ts";

const TOLD = 7;
const LEAST = 4;
/** A word that says whose department it is stands in so many of the records where it is about each of them. */
const OWN_SHARE = 0.6;

/**
 * The departments of records: told by words within each, by lines above several of them or sums below, or by texts beside the names that
 * come again with others.
 */
export function departmentOf(
  records: readonly RecordDraft[],
  all: readonly RecordDraft[],
  places: readonly Place[],
  names: Names,
  ids: Ids,
  context: PeopleContext,
): Map<number, Printed> {
  const people = new Set([...names.of.values()].map((pieces) => pieces.map(({ text }) => text).join(" ")));
  const found = saidDepartments(records, all, places, names, ids, context);
  // Who stands in other lists as well is no department there.
  return new Map([...found].filter(([, { text }]) => !people.has(text)));
}

function saidDepartments(
  records: readonly RecordDraft[],
  all: readonly RecordDraft[],
  places: readonly Place[],
  names: Names,
  ids: Ids,
  context: PeopleContext,
): ReadonlyMap<number, Printed> {
  const count = Math.max(1, records.length);
  const told = places
    .filter((place) => place !== ids.place && place !== names.place && place.told.includes("department"))
    .map((place) => ({ place, bits: toldBits(place, count) }))
    .filter(({ bits }) => bits > LEAST)
    .sort((a, b) => b.bits - a.bits);
  const own = told.filter(({ place }) => place.where !== "above");
  const found = fromPlaces(
    own.map(({ place }) => place),
    names,
  );
  const titles = groupTitles(all, names, context);
  // Lines over names are about all that follow, though most departments have one person.
  if (titles?.isTold === true && titles.of.size > found.size && areOverNames(own, names)) return titles.of;
  // Of several checks of one person the first alone may say it.
  const people = names.of.size === 0 ? count : Math.min(count, names.of.size);
  if (found.size >= OWN_SHARE * people) return found;
  if (titles !== null && titles.of.size >= OWN_SHARE * count) return titles.of;
  const above = fromPlaces(
    told.map(({ place }) => place),
    names,
  );
  if (above.size >= OWN_SHARE * count) return above;
  const closed = closedGroups(all, names);
  if (closed.size >= OWN_SHARE * count) return closed;
  const below = repeatedBelow(names);
  if (below.size > 0) return below;
  const again = repeatedPlace(places, names, ids, count);
  return again === null ? new Map() : fromPlace(again, names);
}

function areOverNames(told: readonly { place: Place }[], { first }: Names): boolean {
  return told.every(({ place }) =>
    [...place.texts].every(([index, parts]) => parts.every((part) => isOver(part, first.get(index)))),
  );
}

function isOver({ span }: Part, name: Part | undefined): boolean {
  return name !== undefined && span.row < name.span.row;
}

function fromPlaces(places: readonly Place[], names: Names): Map<number, Printed> {
  const found = new Map<number, Printed>();
  for (const place of places)
    for (const [index, printed] of fromPlace(place, names)) if (!found.has(index)) found.set(index, printed);
  return found;
}

function fromPlace(place: Place, { first }: Names): Map<number, Printed> {
  const found = new Map<number, Printed>();
  for (const [index, texts] of place.texts) {
    const isTold = place.told.length > 0 || place.where === "above";
    const plain = texts.filter(
      (part) =>
        !isSumWord(part.whole.text) &&
        !COUNT.test(part.whole.text) &&
        NAMED.test(part.text) &&
        (isTold || isPlain(calledOf(part).text)),
    );
    // Of lines above a record the nearest is about it, and what somebody's own lines say before the line over their name.
    const own = plain.find((text) => !isOver(text, first.get(index)));
    const part = place.where === "above" ? plain.at(-1) : (own ?? plain[0]);
    if (part !== undefined)
      found.set(
        index,
        (place.told.includes("department") && place.told.length === 1) || place.where === "above"
          ? withoutContinued(part.whole.tokens)
          : calledOf(part),
      );
  }
  return found;
}

/** What a department is called: all of its phrase where that has its code or its number. */
function calledOf(part: Part): Printed {
  return isCoded(part) ? part.whole : part;
}

/** `SAL - Sales`, `Site 012`: a code before the name of its department, or a number behind it. */
function isCoded({ order, whole }: Part): boolean {
  return order === 0 && (CODED.test(whole.text) || NUMBERED.test(whole.text));
}

const NUMBERED = /^\p{Lu}\p{L}*(?: \p{L}+)? #?\d{1,4}$/u;

const CODED = /^[\p{Lu}\d]{1,6} ?[-\u2013\u2014] ?\p{L}[^|\u00b7\u2022]*$/u;

/** `5 enrolled` */
const COUNT = /^\d+ \p{Ll}+$/u;

function toldBits({ told, isPrefixed, texts, form }: Place, count: number): number {
  if (form === "masked" || form === "date") return -Infinity;
  return TOLD + (isPrefixed ? 1 : 0) - (told.length - 1) * 2 + 2 * (Math.min(1, texts.size / count) - 0.5);
}

function isPlain(text: string): boolean {
  return (
    NAMED.test(text) &&
    !OF_TIME.test(text) &&
    !isSumWord(text) &&
    votesOf(text).subjects.size === 0 &&
    headingWorth(text) === 0 &&
    !STATUS.test(text)
  );
}

/** Departments are called by capitals or numbers; `day` and `hr` are units. */
const NAMED = /\p{Lu}|\d/u;
/** Words for a day that stands beside them: `Week Ending`. */
const OF_TIME = /\b(?:ending|date|beginning)$/i;

/** What people are besides: how they are paid, taxed and employed. */
const STATUS =
  /^\(?(?:(?:pre|post|after|before)-? ?tax|employer|paid\b|single|married|head of household|st\.?kl\b|steuerklasse|hourly|salar\w+|exempt|non-?exempt|(?:bi-?)?weekly|(?:semi-?)?monthly|full[- ]?time|part[- ]?time|active|inactive|temp\w*|regular|direct deposits?|dir\.? dep\.?|checks?|dd|ach|current|ytd|male|female|yes|no|[MSH]-?\d*|[A-Z]{1,2})\b/i;

const REPEATED = 0.5;

/** Texts below names, where most of them stand below several. */
function repeatedBelow({ below, first }: Names): Map<number, Printed> {
  const counts = new Map<string, number>();
  const all = [...below].flatMap(([index, texts]) =>
    texts
      .filter(
        ({ told, form, text }) =>
          told.length === 0 && form === "words" && isPlain(text) && text !== first.get(index)?.text,
      )
      .map((text) => ({ index, text })),
  );
  for (const { text } of all) counts.set(text.text, (counts.get(text.text) ?? 0) + 1);
  const again = all.filter(({ text }) => counts.get(text.text)! > 1).length;
  const found = new Map<number, Printed>();
  // What stands below everybody's name is a word for something else.
  if (again >= REPEATED * all.length && counts.size > 1)
    for (const { index, text } of fewest(all)) if (!found.has(index)) found.set(index, text.whole);
  return found;
}

/** Of several lines below each name those that name the fewest: jobs are more than departments. All where they stand in one line. */
function fewest<T extends { text: PlacedPart }>(all: readonly T[]): readonly T[] {
  const lines = [...Map.groupBy(all, ({ text }) => text.line).values()].filter(
    (own) => own.length >= EACH * all.length && new Set(own.map(({ text }) => text.text)).size > 1,
  );
  if (lines.length < 2) return all;
  const distinct = (own: readonly T[]): number => new Set(own.map(({ text }) => text.text)).size / own.length;
  return lines.sort((one, other) => distinct(one) - distinct(other))[0]!;
}

/** Of texts in two or three lines each line has so many. */
const EACH = 0.3;

const FEW_RECORDS = 4;
const DISTINCT = 0.5;
const BESIDE_SHARE = 0.8;
const MOSTLY_PLAIN = 0.8;

/** Words right beside the name or the number of people that come again with others. */
function repeatedPlace(places: readonly Place[], names: Names, ids: Ids, count: number): Place | null {
  if (count < FEW_RECORDS) return null;
  const fit = places.filter((place) => {
    if (
      place === names.place ||
      place === ids.place ||
      place.where === "around" ||
      place.form !== "words" ||
      // A heading like `Employee` is over all that is said of them.
      place.told.some((told) => told !== "name" && told !== "id")
    )
      return false;
    const texts = textsOf(place);
    const distinct = new Set(texts.map(({ text }) => text)).size;
    if (texts.length < OWN_SHARE * count || distinct < 2 || distinct > DISTINCT * texts.length) return false;
    const beside = [...place.texts].filter(([index, [part]]) =>
      isBeside(part!, [names.first.get(index), ids.of.get(index)]),
    );
    const plain = texts.filter((part) =>
      isCoded(part)
        ? isPlain(part.whole.text)
        : isPlain(part.text) && (part.where === "own" || isPlain(part.whole.text)),
    );
    return plain.length >= MOSTLY_PLAIN * texts.length && beside.length >= BESIDE_SHARE * texts.length;
  });
  return fit.sort((a, b) => b.texts.size - a.texts.size || a.x0 - b.x0)[0] ?? null;
}

function isBeside(part: Part, others: readonly (Part | undefined)[]): boolean {
  return others.some((other) => {
    if (other === undefined) return false;
    if (other.span.row === part.span.row) return Math.abs(other.span.index - part.span.index) <= 1;
    return (
      Math.abs(other.span.row - part.span.row) === 1 &&
      Math.abs(other.span.x0 - part.span.x0) < other.span.size
    );
  });
}
