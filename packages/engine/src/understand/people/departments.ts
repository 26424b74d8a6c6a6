import type { RecordDraft } from "../grammars/record-draft.ts";
import type { Row } from "../page-graph/span.ts";
import { headingWorth, isSumWord, votesOf } from "../votes/wording.ts";
import { closedGroups } from "./closed-groups.ts";
import type { Ids } from "./ids.ts";
import type { Names } from "./names.ts";
import { withoutContinued, type Part, type PeopleContext, type Printed } from "./parts.ts";
import { textsOf, type Place } from "./places.ts";

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
): Map<number, Printed> {
  const count = Math.max(1, records.length);
  const told = places
    .filter((place) => place !== ids.place && place !== names.place && place.told.includes("department"))
    .map((place) => ({ place, bits: toldBits(place, count) }))
    .filter(({ bits }) => bits > LEAST)
    .sort((a, b) => b.bits - a.bits);
  const own = told.filter(({ place }) => place.where !== "above");
  const found = fromPlaces(own.map(({ place }) => place));
  const running = runningDepartments(records, names, context);
  // Lines over names are about all that follow, though most departments have one person.
  if (found.size < count && running.size > found.size && areOverNames(own, names)) return running;
  // Of several checks of one person the first alone may say it.
  const people = names.of.size === 0 ? count : Math.min(count, names.of.size);
  if (found.size >= OWN_SHARE * people) return found;
  if (running.size > 0) return running;
  const above = fromPlaces(told.map(({ place }) => place));
  if (above.size >= OWN_SHARE * count) return above;
  const group = groupPlace(places, names, count);
  if (group !== null) return fromPlace(group);
  const closed = closedGroups(all, names);
  if (closed.size >= OWN_SHARE * count) return closed;
  const lines = linesOverNames(records, names);
  if (lines.size > 0) return lines;
  const below = repeatedBelow(names);
  if (below.size > 0) return below;
  const again = repeatedPlace(places, names, ids, count);
  return again === null ? new Map() : fromPlace(again);
}

function areOverNames(told: readonly { place: Place }[], { first }: Names): boolean {
  return told.every(({ place }) =>
    [...place.texts].every(([index, [part]]) => {
      const name = first.get(index);
      return name !== undefined && part!.span.row < name.span.row;
    }),
  );
}

function fromPlaces(places: readonly Place[]): Map<number, Printed> {
  const found = new Map<number, Printed>();
  for (const place of places)
    for (const [index, printed] of fromPlace(place)) if (!found.has(index)) found.set(index, printed);
  return found;
}

function fromPlace(place: Place): Map<number, Printed> {
  const found = new Map<number, Printed>();
  for (const [index, texts] of place.texts) {
    const isTold = place.told.length > 0 || place.where === "above";
    const plain = texts.filter(
      ({ text, whole }) => !isSumWord(whole.text) && !COUNT.test(whole.text) && (isTold || isPlain(text)),
    );
    // Of lines above a record the nearest is about it.
    const part = place.where === "above" ? plain.at(-1) : plain[0];
    if (part !== undefined)
      found.set(
        index,
        (place.told.includes("department") && place.told.length === 1) || place.where === "above"
          ? withoutContinued(part.whole.tokens)
          : isCoded(part)
            ? part.whole
            : part,
      );
  }
  return found;
}

/** `SAL - Sales`: a code before the name of its department. */
function isCoded({ order, whole }: Part): boolean {
  return order === 0 && CODED.test(whole.text);
}

const CODED = /^[\p{Lu}\d]{1,6} ?[-\u2013\u2014] ?\p{L}[^|\u00b7\u2022]*$/u;

/** `5 enrolled` */
const COUNT = /^\d+ \p{Ll}+$/u;

function toldBits({ told, isPrefixed, texts, form }: Place, count: number): number {
  if (form === "masked" || form === "date") return -Infinity;
  return TOLD + (isPrefixed ? 1 : 0) - (told.length - 1) * 2 + 2 * (Math.min(1, texts.size / count) - 0.5);
}

/** Lines that begin with the word for a department are about all records up to the next of them. */
function runningDepartments(
  records: readonly RecordDraft[],
  names: Names,
  { graph, parts }: PeopleContext,
): Map<number, Printed> {
  const lines = graph.rows.flatMap(({ spans, index, hasFigures }) => {
    if (hasFigures || spans.length === 0 || spans.some(({ text }) => isSumWord(text))) return [];
    const own = spans.flatMap((span): readonly Part[] => parts.get(span)?.slice(0, 1) ?? []);
    const part = spans.slice(0, 2).flatMap((span): readonly Part[] => parts.get(span) ?? [])[0];
    // `Department | Office | Chapel | Office` says it of people who stand beside each other.
    if (own.filter(({ told, words }) => told.length > 0 && words === part?.words).length > 1) return [];
    return part !== undefined && part.told.length === 1 && part.told[0] === "department"
      ? [{ index, whole: part.whole }]
      : [];
  });
  const found = new Map<number, Printed>();
  if (lines.length === 0) return found;
  for (const record of records) {
    const row = names.first.get(record.index)?.span.row ?? record.rows[0]?.index ?? 0;
    const line = lines.findLast(({ index }) => index <= row);
    if (line !== undefined) found.set(record.index, line.whole);
  }
  return found;
}

/** Lines of text right above the names of some people are about all that follow, up to the next of them. */
function linesOverNames(records: readonly RecordDraft[], { first }: Names): Map<number, Printed> {
  const found = new Map<number, Printed>();
  const texts = new Set<string>();
  let [open, heads]: [Printed | null, number] = [null, 0];
  for (const { rows, index } of records) {
    const name = first.get(index);
    const own = rows.filter(({ index: row }) => name !== undefined && row < name.span.row);
    const line = own.at(-1);
    if (line !== undefined) {
      const printed = groupLine(line);
      // The titles of a page stand over its first record, too.
      const isMore = own.length > 1 && index > (records[0]?.index ?? 0);
      if (printed === null || isMore) return new Map();
      open = printed;
      heads++;
      texts.add(open.text);
    }
    if (open !== null) found.set(index, open);
  }
  return texts.size < 2 || heads > MOST_HEADS * records.length ? new Map() : found;
}

const MOST_HEADS = 0.7;

function groupLine({ spans, hasFigures }: Row): Printed | null {
  const tokens = spans.flatMap((span) => span.tokens).filter(({ text }) => !/^\*+$/.test(text));
  const { text, tokens: own } = withoutContinued(tokens);
  const isName = !hasFigures && /\p{L}/u.test(text) && text.length < LONGEST && !/[,:]/.test(text);
  return isName && isPlain(text) ? { text, tokens: own } : null;
}

const LONGEST = 50;

/** Lines above several records that are about no person and name no pay. */
function groupPlace(places: readonly Place[], names: Names, count: number): Place | null {
  const above = places.filter(
    (place) =>
      place !== names.place && place.where === "above" && place.order === 0 && place.told.length === 0,
  );
  const fit = above.filter((place) => {
    const texts = [...new Map(textsOf(place).map((part) => [part.span, part])).values()];
    if (texts.length >= Math.max(2, 0.8 * count) && count > 2) return false;
    // What stands above everybody names the list, or whose it is.
    if (new Set(texts.map(({ text }) => text)).size < 2) return false;
    return texts.every(({ whole: { text } }) => text.length < LONGEST && !/,/.test(text) && isPlain(text));
  });
  return fit.sort((a, b) => b.texts.size - a.texts.size)[0] ?? null;
}

function isPlain(text: string): boolean {
  return (
    !isSumWord(text) && votesOf(text).subjects.size === 0 && headingWorth(text) === 0 && !STATUS.test(text)
  );
}

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
  if (again >= REPEATED * all.length)
    for (const { index, text } of all) if (!found.has(index)) found.set(index, text.whole);
  return found;
}

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
      place.where !== "own" ||
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
    const plain = texts.filter(({ text }) => isPlain(text));
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
