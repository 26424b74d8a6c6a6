import { looksLikePersonName } from "@paylift/canonical";
import type { RecordDraft } from "../grammars/segmentation.ts";
import { headingWorth, isSumWord, votesOf } from "../votes/wording.ts";
import type { Names } from "./names.ts";
import type { Printed } from "./people.ts";
import { textsOf, type Place, type PlacedPart } from "./places.ts";

const TOLD = 7;
const LEAST = 4;

/** The departments of records: told by words, in lines above several records, or in a line below names that comes again. */
export function departmentOf(
  records: readonly RecordDraft[],
  places: readonly Place[],
  names: Names,
  id: Place | null,
): Map<number, Printed> {
  const count = Math.max(1, records.length);
  const told = places
    .filter((place) => place !== id && place !== names.place && place.told.includes("department"))
    .map((place) => ({ place, bits: toldBits(place, count) }))
    .filter(({ bits }) => bits > LEAST)
    .sort((a, b) => b.bits - a.bits)[0]?.place;
  const above = told === undefined ? groupPlace(places, names, count) : null;
  const again = repeatedBelow(names);
  const found = new Map<number, Printed>();
  for (const { index } of records) {
    const part = (told ?? above)?.texts.get(index)?.[0];
    const printed = part?.whole ?? again.get(index);
    if (printed !== undefined) found.set(index, printed);
  }
  return found;
}

function toldBits({ told, isPrefixed, texts, form }: Place, count: number): number {
  if (form === "masked" || form === "date") return -Infinity;
  return TOLD + (isPrefixed ? 1 : 0) - (told.length - 1) * 2 + 2 * (Math.min(1, texts.size / count) - 0.5);
}

/** Lines above several records that are about no person and name no pay. */
function groupPlace(places: readonly Place[], names: Names, count: number): Place | null {
  const above = places.filter(
    (place) =>
      place !== names.place &&
      place.where === "above" &&
      place.order === 0 &&
      (place.told.length === 0 || place.told.includes("department")),
  );
  const fit = above.filter((place) => {
    const texts = [...new Map(textsOf(place).map((part) => [part.span, part])).values()];
    if (texts.length >= Math.max(2, 0.8 * count) && count > 2) return false;
    return texts.every(
      ({ whole: { text } }) =>
        text.length < 50 &&
        !isSumWord(text) &&
        votesOf(text).subjects.size === 0 &&
        headingWorth(text) === 0 &&
        !/,/.test(text),
    );
  });
  return fit.sort((a, b) => b.texts.size - a.texts.size)[0] ?? null;
}

/** Texts below names that stand below others, too. */
function repeatedBelow({ below }: Names): Map<number, Printed> {
  const counts = new Map<string, number>();
  for (const texts of below.values())
    for (const { text } of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const found = new Map<number, Printed>();
  for (const [index, texts] of below) {
    const text = texts.find(
      (one: PlacedPart) =>
        (counts.get(one.text) ?? 0) > 1 &&
        one.told.length === 0 &&
        one.form === "words" &&
        !looksLikePersonName(one.text),
    );
    if (text !== undefined) found.set(index, text.whole);
  }
  return found;
}
