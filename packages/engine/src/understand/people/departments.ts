import { isCalledAsDepartment, isCalledAsJob } from "@paylift/canonical";
import type { RecordDraft } from "../grammars/record-draft.ts";
import { headingWorth, isSumWord, votesOf } from "../votes/wording.ts";
import { closedGroups } from "./closed-groups.ts";
import { groupTitles } from "./group-titles.ts";
import type { Ids } from "./ids.ts";
import type { Names } from "./names.ts";
import { withoutContinued, type Part, type Printed } from "./parts.ts";
import type { PeopleContext } from "./people-context.ts";
import type { Place, PlacedPart } from "./place.ts";
import { textsOf } from "./places.ts";

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
  return besideNames(places, names, ids, count);
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

/** What a department is called: all of its phrase where that has its code, its number or its class. */
function calledOf(part: Part): Printed {
  return isCoded(part) || isClassed(part) ? part.whole : part;
}

/** `Carpenters - Journeyman`: a trade and what somebody is in it. How somebody is employed is no part of it. */
function isClassed({ order, whole }: Part): boolean {
  const behind = order === 0 ? CLASSED.exec(whole.text)?.groups?.["behind"] : undefined;
  return behind !== undefined && !STATUS.test(behind);
}

const CLASSED = /^\p{Lu}[\p{L} ]+ [-\u2013\u2014] (?<behind>\p{Lu}[\p{L}\d ]*)$/u;

/** `SAL - Sales`, `10 Warehouse`, `Site 012`: a code before the name of its department, or a number behind it. */
function isCoded({ order, whole, text }: Part): boolean {
  if (order === 1) return NUMBER_AND_NAME.test(whole.text) && whole.text.endsWith(` ${text}`);
  return order === 0 && [CODED, NUMBERED, NUMBER_AND_NAME].some((pattern) => pattern.test(whole.text));
}

const NUMBERED = /^\p{Lu}\p{L}*(?: \p{L}+)? #?\d{1,4}$/u;

const CODED = /^[\p{Lu}\d]{1,6} ?[-\u2013\u2014] ?\p{L}[^|\u00b7\u2022]*$/u;

const NUMBER_AND_NAME = /^\d{2,6} \p{Lu}[\p{L}&/' -]*$/u;

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

/** Of people who have such a text so many have one. */
const EACH = 0.6;
const MOSTLY = 0.8;
/** So many people are needed before what comes again says more than chance. */
const FEW_RECORDS = 4;

/**
 * Texts beside the names, or in one line below them, that say where people work: they come again with others, or are called as
 * departments are, and not as jobs.
 */
function besideNames(places: readonly Place[], names: Names, ids: Ids, count: number): Map<number, Printed> {
  const masked = places.filter(({ form }) => form === "masked");
  const columns = places.flatMap((place) => besideOf(place, names, ids, masked) ?? []);
  const fit = [...columns, ...linesBelow(names)].flatMap((of) => {
    const texts = [...of.values()];
    if (texts.length < EACH * count || new Set(texts.map(({ text }) => text)).size < 2) return [];
    const bits = departmentBits(texts, count);
    return bits >= 0 ? [{ of, bits }] : [];
  });
  const best = fit.sort((a, b) => b.bits - a.bits || b.of.size - a.of.size)[0];
  return new Map(
    [...(best?.of ?? [])].map(([index, part]) => [
      index,
      part.where === "above" ? part.whole : calledOf(part),
    ]),
  );
}

/** What stands at a place right beside names or numbers of people, of which digits may be hidden, or null where it is something else. */
function besideOf(
  place: Place,
  names: Names,
  ids: Ids,
  masked: readonly Place[],
): Map<number, PlacedPart> | null {
  if (
    place === names.place ||
    place === ids.place ||
    place.where === "around" ||
    place.form !== "words" ||
    // Behind other words it says more of them; behind a number it is called by both.
    (place.order > 0 && !textsOf(place).every(({ whole }) => /^\d/.test(whole.text))) ||
    // A heading like `Employee` is over all that is said of them.
    place.told.some((told) => told !== "name" && told !== "id" && told !== "department")
  )
    return null;
  const texts = textsOf(place);
  const beside = [...place.texts].filter(([index, [part]]) =>
    isBeside(part!, [
      names.first.get(index),
      ids.of.get(index),
      ...masked.flatMap(({ texts: hidden }) => hidden.get(index) ?? []),
    ]),
  );
  const plain = texts.filter((part) =>
    isCoded(part)
      ? isPlain(part.whole.text)
      : isPlain(part.text) && (part.where === "own" || isPlain(part.whole.text)),
  );
  const isFit = plain.length >= MOSTLY * texts.length && beside.length >= MOSTLY * texts.length;
  return isFit ? new Map([...place.texts].map(([index, [part]]) => [index, part!])) : null;
}

/** The texts below names, by how far they are below, and the first of each person, the next ones. */
function linesBelow({ below, first }: Names): Map<number, PlacedPart>[] {
  const lines = new Map<string, Map<number, PlacedPart>>();
  for (const [index, texts] of below) {
    const name = first.get(index);
    const own = texts.filter(
      ({ told, form, text }) =>
        told.every((attribute) => attribute === "department" || attribute === "name") &&
        form === "words" &&
        isPlain(text) &&
        text !== name?.text,
    );
    for (const [i, part] of own.entries())
      for (const line of [`below ${part.span.row - (name?.span.row ?? 0)}`, `next ${i}`])
        lines.set(line, (lines.get(line) ?? new Map<number, PlacedPart>()).set(index, part));
  }
  return [...lines.values()];
}

const AGAIN_BITS = 4;
const CALLED_BITS = 4;

function departmentBits(texts: readonly Part[], count: number): number {
  const counts = new Map<string, number>();
  for (const { text } of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const share = (test: (text: string) => boolean): number =>
    texts.filter(({ text }) => test(text)).length / texts.length;
  const again = count < FEW_RECORDS ? 0 : share((text) => counts.get(text)! > 1);
  return AGAIN_BITS * (again - 0.5) + CALLED_BITS * (share(isCalledAsDepartment) - share(isCalledAsJob));
}

function isBeside(part: Part, others: readonly (Part | undefined)[]): boolean {
  return others.some((other) => {
    if (other === undefined) return false;
    if (other.span.row === part.span.row) return Math.abs(other.span.index - part.span.index) <= 1;
    const isNext = Math.abs(other.span.row - part.span.row) === 1;
    return isNext && (!part.besideFigures || Math.abs(other.span.x0 - part.span.x0) < other.span.size);
  });
}
