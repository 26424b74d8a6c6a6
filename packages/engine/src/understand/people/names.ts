import { canBePersonName, looksLikePersonName } from "@paylift/canonical";
import type { RecordDraft } from "../grammars/record-draft.ts";
import { headingWorth } from "../votes/wording.ts";
import type { Attribute } from "./attributes.ts";
import { isOfPay } from "./of-pay.ts";
import type { Printed } from "./parts.ts";
import type { Place, PlacedPart } from "./place.ts";
import { textsOf } from "./places.ts";
import { asSurname, isSurname, surnamesFirst } from "./surnames.ts";
import { withoutTitles } from "./titles-over-names.ts";
import { areAlone, furtherTexts, linesOfHalves, wrapped } from "./wrapped-names.ts";

/** The names of records, and where they stand. */
export interface Names {
  /** By index of the record. */
  of: ReadonlyMap<number, readonly Printed[]>;
  /** First part of each name that was found, by index of the record. */
  first: ReadonlyMap<number, PlacedPart>;
  /** Texts at the place of the names that do not go on with them. */
  below: ReadonlyMap<number, readonly PlacedPart[]>;
  place: Place | null;
  /** How surely there are names; null where nothing can be one. */
  bits: number | null;
}

/** A place that some records have no text at is filled from others that are at least so likely. */
const ELSEWHERE = 2.5;

export function namesOf(records: readonly RecordDraft[], all: readonly Place[]): Names {
  const count = Math.max(1, records.length);
  const printed = new Map(all.map((place) => [withoutRepeated(place), place]));
  const places = [...printed.keys()];
  const halves = splitNames(places, count);
  if (halves !== null) return { ...halves, place: printed.get(halves.place!)! };
  const leading = places.filter(({ where, form }) => where === "own" && form === "words").sort(byReading)[0];
  const only = count === 1 ? onlyName(places) : null;
  const ranked = places
    .map((place) => ({ place, bits: nameBits(place, count, place === leading) }))
    .sort((a, b) => saidInAll(b, count) - saidInAll(a, count));
  const best = ranked[0];
  const place = best !== undefined && best.bits > 0 ? withoutTitles(best.place, places) : null;
  const of = new Map<number, readonly Printed[]>();
  const first = new Map<number, PlacedPart>();
  const below = new Map<number, readonly PlacedPart[]>();
  if (place !== null) {
    const others = ranked.filter(
      (other) => other !== best && other.bits >= ELSEWHERE && isLike(other.place, place),
    );
    const further = furtherTexts(place);
    const isAlone = areAlone(place);
    const lines = linesOfHalves(place, further);
    for (const { index } of records) {
      const home = place.texts.has(index)
        ? place
        : others.find((other) => other.place.texts.has(index))?.place;
      const there = home?.texts.get(index);
      // `Salary` below a name that stands a line lower than the others is nobody.
      const [at, next] = there ?? [];
      const isNobody =
        at === undefined ||
        (isOfPay(at.text) &&
          !looksLikePersonName(at.text) &&
          // `Mei` over `Chiang` may be other things, each for itself.
          !(next !== undefined && looksLikePersonName(`${at.text} ${next.text}`)));
      const texts = (isNobody ? atSameEdge(index, place, places) : undefined) ?? there;
      if (texts === undefined) continue;
      const own = isAlone ? [texts[0]!] : wrapped(texts, further, lines, places, index);
      of.set(index, own);
      first.set(index, texts[0]!);
      below.set(
        index,
        texts.slice(1).filter((text) => !own.includes(text)),
      );
    }
  }
  if (place === null && only !== null) {
    const [index, part] = places
      .flatMap(({ texts }) => [...texts].flatMap(([at, own]) => own.map((text) => [at, text] as const)))
      .find(([, { text }]) => text === only)!;
    return { of: of.set(index, [part]), first: first.set(index, part), below, place, bits: ALONE };
  }
  const whole = [...of.values()].filter(([piece]) => isSurname(piece!.text)).length;
  const bits = best === undefined || place === null ? null : best.bits + (SURNAME_BITS * whole) / count;
  return {
    of: surnamesFirst(of),
    first,
    below,
    place: place === null ? null : printed.get(best!.place)!,
    bits,
  };
}

/** What a place says of all records: one that names a few of them surely says less than one that names them all. */
function saidInAll({ place, bits }: { place: Place; bits: number }, count: number): number {
  const own = bits - coveredBits(place, count);
  return own > 0 ? own * coveredBy(place, count) : own;
}

/** The share of records that have a text at a place. */
function coveredBy({ texts }: Place, count: number): number {
  return Math.min(1, texts.size / count);
}

const COVERED_BITS = 4;
const USUALLY_COVERED = 0.6;

function coveredBits(place: Place, count: number): number {
  return COVERED_BITS * (coveredBy(place, count) - USUALLY_COVERED);
}

const OFTEN = 3;

/** A place without the texts that stand there again and again above others: a heading over names is nobody's. */
function withoutRepeated(place: Place): Place {
  const records = [...place.texts.values()];
  if (records.every(({ length }) => length === 1)) return place;
  const counts = new Map<string, number>();
  for (const own of records)
    for (const text of new Set(own.map((part) => part.text))) counts.set(text, (counts.get(text) ?? 0) + 1);
  const texts = [...place.texts].map(([index, own]) => {
    const first = own.findIndex(({ text }) => counts.get(text)! < OFTEN);
    return [index, first > 0 ? own.slice(first) : own] as const;
  });
  return { ...place, texts: new Map(texts) };
}

const SAME_EDGE_PT = 3;

/**
 * The name of a record that has none at the place of the others: whatever has the form of one at the same edge, in its first
 * lines or right above it. First records of a page lose theirs to the header above them.
 */
function atSameEdge(index: number, place: Place, places: readonly Place[]): PlacedPart[] | undefined {
  const others = textsOf(place);
  const withComma = others.filter(({ text }) => text.includes(",")).length >= COMMAS * others.length;
  const fit = places.flatMap(({ form, order, told, texts }) => {
    const [first] = texts.get(index) ?? [];
    const isOther = told.some((attribute) => attribute !== "other" && attribute !== "name");
    if (first === undefined || form !== "words" || order !== place.order || isOther) return [];
    const isAtEdge = Math.abs(first.span.x0 - others[0]!.span.x0) <= SAME_EDGE_PT;
    const isName =
      looksLikePersonName(first.text) && !isOfPay(first.text) && (!withComma || first.text.includes(","));
    return isAtEdge && isName ? [first] : [];
  });
  const [name] = fit.sort((a, b) => a.span.index - b.span.index).slice(-1);
  return name === undefined ? undefined : [name];
}

const COMMAS = 0.8;
/** Lines that stand above given names belong to them. */
const SURNAME_BITS = 2;

function byReading(one: Place, other: Place): number {
  const line = (place: Place): number => Math.min(...textsOf(place).map((text) => text.line));
  return line(one) - line(other) || one.x0 - other.x0;
}

/** Names stand elsewhere only where the same speaks for them: a word before them, or a heading. */
function isLike({ told }: Place, place: Place): boolean {
  return told.join() === place.told.join() || told.includes("name");
}

/** Columns of surnames and of given names. */
function splitNames(places: readonly Place[], count: number): Names | null {
  const half = (attribute: Attribute): Place[] =>
    places.filter(({ told, where }) => told.length === 1 && told[0] === attribute && where === "own");
  const [last, firsts] = [half("last").sort((a, b) => b.texts.size - a.texts.size)[0], half("first")];
  if (last === undefined || firsts.length === 0 || last.texts.size < count / 2) return null;
  const of = new Map<number, readonly Printed[]>();
  const first = new Map<number, PlacedPart>();
  for (const [index, texts] of last.texts) {
    const given = firsts
      .flatMap((place) => place.texts.get(index) ?? [])
      .sort((a, b) => a.line - b.line || a.span.x0 - b.span.x0);
    // Who has a surname alone is called by it.
    const surname = texts[0]!;
    of.set(index, given.length === 0 ? [surname] : [asSurname(surname), ...given]);
    first.set(index, surname);
  }
  return { of, first, below: new Map(), place: last, bits: TOLD + LOOKS };
}

/** What looks like a name and has nothing else for it. */
const ALONE = 4;
const TOLD = 7;
const TOLD_WITH_MORE = 4;
const NOT_TOLD = -7;
const SEVERAL = 2;
/** A heading that is about no person may have slipped over a column of names. */
const OTHER = -2;
const LOOKS = 5;

/** The one text of a statement that looks like a name, where there is no other. */
function onlyName(places: readonly Place[]): string | null {
  const names = places.flatMap(({ form, told, order, texts }) =>
    form === "words" && told.length === 0 && order === 0
      ? [...texts.values()]
          .flat()
          .filter(({ text }) => looksLikePersonName(text) && !isOfPay(text) && headingWorth(text) === 0)
      : [],
  );
  const [first, ...others] = new Set(names.map(({ text }) => text));
  return first === undefined || others.length > 0 ? null : first;
}

const HALF = 0.5;

/** How surely texts at a place are names, in bits. */
export function nameBits(place: Place, count: number, isLeading: boolean): number {
  const { told, isPrefixed, where, form, texts } = place;
  if (form === "date" || form === "masked" || told.includes("first")) return -Infinity;
  // Several records below one name are several of one person.
  const printed = [...new Set(textsOf(place).map((text) => text.span))].map(
    (span) => textsOf(place).find((text) => text.span === span)!.text,
  );
  const share = (test: (text: string) => boolean): number =>
    printed.filter(test).length / Math.max(1, printed.length);
  const distinct = new Set(printed).size / Math.max(1, printed.length);
  const covered = coveredBy(place, count);
  const isTold = told.includes("name") || told.includes("last");
  // Of what stands around the records only what differs from one to the next is about them.
  if (where === "around" && !isTold && (count < 2 || distinct < 1 || covered < 1)) return -Infinity;
  // Another table may name people below the last record, whom it is not about.
  if (where === "around" && count > 1 && covered < HALF) return -Infinity;
  const isSingle = count === 1 && !isTold;
  if (
    isSingle &&
    where !== "above" &&
    !textsOf(place).some(
      ({ text, overAddress, besideFigures }) =>
        overAddress || besideFigures || /^\p{L}[^,]*, \p{L}/u.test(text),
    )
  )
    return -Infinity;
  let bits = 0;
  if (isTold) bits += told.length === 1 ? TOLD : TOLD_WITH_MORE;
  else if (told.length > 0)
    bits += isPrefixed ? NOT_TOLD * 2 : told.every((attribute) => attribute === "other") ? OTHER : NOT_TOLD;
  if (form === "code") bits -= isTold && told.length === 1 ? 1 : LOOKS * 2;
  else
    bits +=
      LOOKS * share(looksLikePersonName) +
      2 * share(canBePersonName) -
      2 +
      share((text) => /^\S+, ?\S/.test(text));
  bits -= 8 * share(isOfPay);
  bits += (2 * textsOf(place).filter(({ overAddress }) => overAddress).length) / Math.max(1, texts.size);
  // Several people at one place of a record are of several records.
  const people = [...texts.values()].reduce(
    (sum, own) =>
      sum +
      Math.max(1, new Set(own.filter(({ text }) => looksLikePersonName(text)).map(({ text }) => text)).size),
    0,
  );
  bits -= SEVERAL * Math.log2(people / Math.max(1, texts.size));
  if (!isTold) bits -= 6 * share((text) => headingWorth(text) > 0 && !looksLikePersonName(text));
  bits += 3 * (distinct - 0.5) * (printed.length > 1 ? 1 : 0);
  if (where === "around") bits -= isPrefixed || isTold ? 0 : 2;
  if (place.order > 0) bits -= 1;
  if (isLeading) bits += 1;
  return bits + coveredBits(place, count);
}
