import { isStateCode } from "@paylift/canonical";
import type { RecordDraft } from "../grammars/record-draft.ts";
import type { Segmentation } from "../grammars/segmentation.ts";
import type { Span } from "../page-graph/span.ts";
import { sectionOf } from "../votes/sections.ts";
import { isFigureName, isLine } from "../votes/wording.ts";
import { checksOfOne } from "./checks-of-one.ts";
import { furtherChecks } from "./further-checks.ts";
import { departmentOf } from "./departments.ts";
import { idsOf, type Ids } from "./ids.ts";
import { namesOf, type Names } from "./names.ts";
import type { Printed } from "./parts.ts";
import { titledStates } from "./titled-states.ts";
import type { PeopleContext } from "./people-context.ts";
import type { Place, PlacedPart } from "./place.ts";
import { placesOf } from "./places.ts";

export interface Person {
  /** The pieces of the name in their printed order; empty where none is printed. */
  name: readonly Printed[];
  id: Printed | null;
  department: readonly Printed[];
  /** Code of the state they work in. */
  state: string | null;
}

export interface People {
  /** By index of the record. */
  of: ReadonlyMap<number, Person>;
  /** All texts of a record that may say something of it, by index of the record. */
  texts: ReadonlyMap<number, readonly PlacedPart[]>;
  /** How many texts that words or headings tell of somebody stand in no record. */
  left: number;
  /** Texts of a record that say nothing of anybody, though they stand in rows of numbers. */
  unused: (record: RecordDraft) => readonly Span[];
  /** How many lines above records say nothing of any of them. */
  unusedAbove: number;
  /** How surely the records are about people, in bits. */
  bits: number;
}

/** Who the records are about, decided for all of them at once: by headings, by form, and by what differs from record to record. */
export function peopleOf(segmentation: Segmentation, context: PeopleContext): People {
  const { graph, parts } = context;
  const records = segmentation.records.filter(({ isSum }) => !isSum);
  const places = placesOf(records, segmentation, parts, graph);
  const count = Math.max(1, records.length);
  const printed = withoutLines(namesOf(records, places));
  const ids = idsOf(records, places, printed);
  const known = byIds(printed, ids);
  const firsts = furtherChecks(known, segmentation.records);
  const names = { ...known, of: new Map(known.of) };
  for (const [index, first] of firsts) names.of.set(index, known.of.get(first)!);
  const owners = checksOfOne(names, segmentation.records);
  for (const [index, { name }] of owners) names.of.set(index, name);
  const states = places.find(
    ({ told, texts }) =>
      told.length === 1 &&
      told[0] === "state" &&
      [...texts.values()].every(([first]) => isStateCode(first!.text)),
  );
  const titled = titledStates(records, context.textLines);
  const of = new Map<number, Person>();
  for (const { index } of records) {
    of.set(index, {
      name: names.of.get(index) ?? [],
      id:
        ids.of.get(index) ??
        ids.of.get(firsts.get(index) ?? owners.get(index)?.first ?? index) ??
        owners.get(index)?.code ??
        null,
      department: [],
      state: states?.texts.get(index)?.[0]?.text ?? titled.get(index) ?? null,
    });
  }
  const departments = departmentOf(records, segmentation.records, places, names, ids, context);
  for (const [index, department] of departments)
    if (!isOfCaption(department, segmentation.records[index]!, segmentation))
      of.set(index, { ...of.get(index)!, department: [department] });
  const texts = textsOf(places);
  return {
    of,
    texts,
    left: leftOf(places),
    unused: (record) => unusedOf(record, of.get(record.index), texts.get(record.index) ?? []),
    unusedAbove: unusedAbove(records, segmentation, of),
    bits: bitsOf(names, records, count),
  };
}

/** Whether words stand in the caption of a record, as the code in `Total MED1` does: it says what everybody below it pays. */
function isOfCaption({ tokens }: Printed, record: RecordDraft, { captions }: Segmentation): boolean {
  const caption = captions.get(record)?.span;
  if (caption === undefined || !isLine(caption.text)) return false;
  const words = new Set(caption.tokens.map(({ text }) => text));
  return tokens.every(({ text }) => words.has(text));
}

/** Who has the number of somebody named is the same, where no name stands at its place: a further check below the first. */
function byIds(names: Names, { of: ids }: Ids): Names {
  const hasOwn = (index: number): boolean => names.place?.texts.has(index) === true;
  const named = new Map<string, readonly Printed[]>();
  for (const [index, id] of ids)
    if (hasOwn(index) && names.of.has(index)) named.set(id.text, names.of.get(index)!);
  const of = new Map(names.of);
  for (const [index, id] of ids) if (!hasOwn(index) && named.has(id.text)) of.set(index, named.get(id.text)!);
  return { ...names, of };
}

const SELDOM = 0.3;
/** A surname before a comma, or an initial. */
const LIKE_A_NAME = /,|(?:^| )\p{Lu}\.?(?: |$)/u;

/** Nobody is called as the lines are that sums below a list of people stand by; a title with nobody below is no name. */
function withoutLines(names: Names): Names {
  const texts = [...names.of].map(
    ([index, name]) => [index, name.map(({ text }) => text).join(" ")] as const,
  );
  const lines = texts.filter(([, text]) => namesPay(text) && !LIKE_A_NAME.test(text));
  const areSums = lines.length <= SELDOM * texts.length;
  const areTitles = texts.every(([, text]) => /\bpayroll\b/i.test(text));
  const nobody = areTitles ? texts : areSums ? lines : [];
  const of = new Map(names.of);
  for (const [index] of nobody) of.delete(index);
  return { ...names, of };
}

function namesPay(text: string): boolean {
  return isLine(text) || isFigureName(text) || sectionOf(text) !== null;
}

const NOBODY = -10;

function bitsOf({ bits, of }: Names, records: readonly RecordDraft[], count: number): number {
  if (bits === null) return NOBODY;
  const named = records.flatMap(({ index }) => {
    const name = of.get(index) ?? [];
    return name.length === 0 ? [] : [name.map(({ text }) => text).join(" ")];
  });
  return (bits * named.length * Math.log2(1 + new Set(named).size)) / count;
}

/** Texts in rows of numbers are likely labels that the reading leaves; those of other rows may say anything but lines of pay. */
function unusedOf(
  { texts, entries }: RecordDraft,
  person: Person | undefined,
  parts: readonly PlacedPart[],
): readonly Span[] {
  const used = new Set(
    [...(person?.name ?? []), ...(person?.department ?? []), person?.id ?? null].flatMap(
      (one) => one?.tokens ?? [],
    ),
  );
  const idle = new Map<Span, boolean>();
  for (const { span, tokens, told } of parts) {
    const says = told.length > 0 || tokens.some((token) => used.has(token));
    idle.set(span, (idle.get(span) ?? true) && !says);
  }
  const lines = new Set(entries.map(({ line }) => line));
  return texts.flatMap(({ span, line }) =>
    (lines.has(line) || isLine(span.text)) && (idle.get(span) ?? span.figure !== null) ? [span] : [],
  );
}

function unusedAbove(
  records: readonly RecordDraft[],
  { captions }: Segmentation,
  of: ReadonlyMap<number, Person>,
): number {
  const used = new Set(
    [...of.values()].flatMap(({ name, department, id }) =>
      [...name, ...department, ...(id === null ? [] : [id])].flatMap(({ tokens }) => tokens),
    ),
  );
  const above = new Set(
    records.flatMap((record) => record.above.filter((span) => span !== captions.get(record)?.span)),
  );
  return [...above].filter(({ tokens }) => !tokens.some((token) => used.has(token))).length;
}

function leftOf(places: readonly Place[]): number {
  const spans = places
    .filter(({ told }) => told.some((attribute) => attribute !== "other"))
    .flatMap(({ texts }) => [...texts.values()].flat())
    .filter(({ where }) => where === "around");
  return new Set(spans.map(({ span }) => span)).size;
}

function textsOf(places: readonly Place[]): Map<number, PlacedPart[]> {
  const texts = new Map<number, PlacedPart[]>();
  for (const place of places)
    for (const [index, own] of place.texts) texts.set(index, [...(texts.get(index) ?? []), ...own]);
  return texts;
}
