import type { RecordDraft } from "../grammars/record-draft.ts";
import { overlap } from "../page-graph/span.ts";
import type { Names } from "./names.ts";
import { isMethod } from "./pay-methods.ts";
import { standsBeside } from "./payments-beside.ts";
import type { Place, PlacedPart } from "./place.ts";
import { textsOf } from "./places.ts";
import { isBareNumber } from "./text-heads.ts";

const TOLD = 8;
const TOLD_WITH_MORE = 4;
const NOT_TOLD = -12;
const LEAST = 4;
/** Words that several people have are no numbers of theirs: `HOURLY`. */
const ONE_EACH = 0.9;
const LEAST_WORDS = 3;
/** How somebody is taxed: married or single, with so many allowances. */
const STATUS = /^[MSH]-?\d{1,2}$/i;

const COUNTING = 8;
const LEAST_MANY = 5;
const OF_FEW = 0.3;

/** How many somebody provides for. */
const ALLOWANCES = /^\d$/;

const ID = /^[A-Z]{0,6}[-.]?\d[\dA-Z.-]{0,14}$/i;

/** A word for a code of anything: in the line of a name or below it, of that person. */
const CODE = /^code:$/i;
const OF_CODE = 5;

/** Employee numbers by index of the record, and where most of them stand. */
export interface Ids {
  of: ReadonlyMap<number, PlacedPart>;
  place: Place | null;
}

/**
 * The numbers of people: told by words, or right beside the names and different for each. Who has none where the others have
 * theirs has the one of the same shape.
 */
export function idsOf(records: readonly RecordDraft[], places: readonly Place[], names: Names): Ids {
  const count = Math.max(1, records.length);
  const ranked = places
    .filter((place) => !isOfPayments(place, places))
    .map((place) => ({ place, bits: idBits(place, names, count) }))
    .filter(({ bits }) => bits > LEAST)
    .sort((a, b) => b.bits - a.bits);
  const of = new Map<number, PlacedPart>();
  // What one of many has is said of the company, above all of them: `Payroll # S4471`.
  const ofMany = ranked.find(({ place }) => count < LEAST_MANY || place.texts.size >= OF_FEW * count);
  const best = (ofMany ?? ranked[0])?.place ?? null;
  if (best === null) return { of: lettersBelow(names, count), place: null };
  const shapes = new Set(textsOf(best).map(({ text }) => shapeOf(text)));
  for (const { index } of records) {
    const own =
      numberOf(best.texts.get(index) ?? [], names.first.get(index)) ??
      likeOthers(index, places, shapes, names) ??
      ranked
        .find(({ place }) => place.texts.has(index) && place.told.includes("id"))
        ?.place.texts.get(index)?.[0];
    if (own !== undefined) of.set(index, own);
  }
  return { of, place: best };
}

/**
 * Of several numbers that which words say more of than that it is one: `No. 5117` on a check, `Emp. ID 204` on its stub; or that in
 * the line of the name.
 */
function numberOf(parts: readonly PlacedPart[], name: PlacedPart | undefined): PlacedPart | undefined {
  return (
    parts.find(({ words }) => !isBareNumber(words)) ??
    parts.find(({ span }) => span.row === name?.span.row) ??
    parts[0]
  );
}

const OF_PAYMENTS = 0.6;

/** Whether a number without a word for whose it is stands below how somebody is paid, or right behind: `Direct Deposit` over `No. 412`. */
function isOfPayments({ texts, isPrefixed }: Place, places: readonly Place[]): boolean {
  if (!isPrefixed || ![...texts.values()].flat().every(({ words }) => isBareNumber(words))) return false;
  const paid = [...texts].filter(([index, parts]) => {
    const methods = places
      .flatMap((place) => place.texts.get(index) ?? [])
      .filter(({ text }) => isMethod(text));
    return parts.some((part) => methods.some((method) => standsBeside(part, method)));
  });
  return paid.length >= OF_PAYMENTS * texts.size;
}

const LETTERS = /^\p{Lu}{2,6}$/u;

/** Short codes in capitals right below names that are not: `ALV` below `Rosalind Alvord`, a different one for each. */
function lettersBelow({ below, of: names }: Names, count: number): Map<number, PlacedPart> {
  const found = new Map<number, PlacedPart>();
  for (const [index, [first]] of below) {
    const name = (names.get(index) ?? []).map(({ text }) => text).join(" ");
    if (first !== undefined && LETTERS.test(first.text) && /\p{Ll}/u.test(name)) found.set(index, first);
  }
  const distinct = new Set([...found.values()].map(({ text }) => text)).size;
  return count >= LEAST_WORDS && distinct >= ONE_EACH * count ? found : new Map();
}

/** Letters and digits without which ones: `A000`. */
function shapeOf(text: string): string {
  return text.replace(/[A-Z]/gi, "A").replace(/\d/g, "0");
}

function likeOthers(
  index: number,
  places: readonly Place[],
  shapes: ReadonlySet<string>,
  names: Names,
): PlacedPart | undefined {
  const like = places.flatMap((place) => {
    const isOther =
      place.told.length > 0 &&
      !place.told.includes("id") &&
      !place.told.every((attribute) => attribute === "other");
    const first = place.texts.get(index)?.[0];
    return isOther ||
      place === names.place ||
      place.where === "above" ||
      first?.form !== "code" ||
      !shapes.has(shapeOf(first.text))
      ? []
      : [first];
  });
  // What could be one thing or another is neither.
  return like.length === 1 ? like[0] : undefined;
}

function idBits(place: Place, names: Names, count: number): number {
  const { told, form, texts } = place;
  if (place === names.place || form === "date" || form === "masked") return -Infinity;
  const isTold = told.includes("id");
  // Beside a column for names the word for somebody is over their numbers.
  const isOnly =
    told.length === 1 || (form === "words" && names.place !== place && names.place?.told.join() === "name");
  // Some number people by the letters of their names.
  if (form === "words" && (!isTold || !isOnly)) return -Infinity;
  const first = [...new Map(textsOf(place).map((part) => [part.span, part])).values()];
  const share = (test: (text: string) => boolean): number =>
    first.filter(({ text }) => test(text)).length / Math.max(1, first.length);
  // In lists of several tables everybody has their number again and again.
  const people = new Set([...texts.keys()].map((index) => nameAt(names, index)));
  const numbers = new Set(first.map(({ text }) => text)).size;
  // What each page says again above other people is of the company.
  if (place.where === "around" && people.size > 1 && first.length > 1 && numbers === 1) return -Infinity;
  const distinct =
    numbers / Math.max(1, people.size > 1 ? Math.min(people.size, first.length) : first.length);
  if (form === "words" && (first.length < LEAST_WORDS || distinct < ONE_EACH)) return -Infinity;
  let bits = 0;
  if (isTold) bits += isOnly ? TOLD : TOLD_WITH_MORE;
  else if (first.every(({ words }) => CODE.test(words))) bits += nearNames(place, names) ? OF_CODE : NOT_TOLD;
  else if (told.length > 0 && !isOfOtherLines(place, names.place)) bits += NOT_TOLD;
  else bits += besideBits(place, names);
  bits +=
    form === "words"
      ? -4 + 4 * share((text) => /^[A-Z]{4,10}$/.test(text))
      : 3 * share((text) => ID.test(text)) - 6 * share((text) => /[/$% ]/.test(text));
  if (first.length > 2) bits += 6 * (Math.min(1, distinct) - 0.7);
  if (!isTold) bits -= 8 * share((text) => STATUS.test(text));
  if (!isTold) bits -= 8 * share((text) => ALLOWANCES.test(text));
  if (countsUp(first.map(({ text }) => text))) {
    // Below `No.` alone rows are counted.
    if (!isTold) bits -= COUNTING;
    else if (first.every(({ heads }) => heads.some(({ text }) => isBareNumber(text)))) bits -= 2 * COUNTING;
  }
  if (!isTold && count === 1) bits -= 2;
  return bits + 3 * (Math.min(1, texts.size / count) - 0.8);
}

/** Whether headings are about other lines than that of the names, over which they say the same of nobody: `Code  Description`. */
function isOfOtherLines({ told, isPrefixed }: Place, names: Place | null): boolean {
  const isOther = (all: Place["told"]): boolean => all.length === 1 && all[0] === "other";
  const isOfLines = names !== null && (names.told.length === 0 || isOther(names.told));
  return !isPrefixed && isOther(told) && isOfLines && !names.isPrefixed;
}

function nameAt({ of }: Names, index: number): string {
  return (of.get(index) ?? []).map(({ text }) => text).join(" ");
}

/** Whether all texts of a place stand in the line of the name or in the next one. */
function nearNames({ texts }: Place, { first }: Names): boolean {
  return [...texts].every(([index, [part]]) => {
    const name = first.get(index);
    return name !== undefined && part!.line >= name.line && part!.line - name.line <= 1;
  });
}

/** What it says of a number that it stands in the phrase of the name, right beside it, or below. */
function besideBits({ texts }: Place, { first, of }: Names): number {
  let bits = 0;
  for (const [index, [part]] of texts) {
    const name = first.get(index);
    if (name === undefined) bits -= 2;
    else if (name.span === part!.span) bits += 4;
    else if (name.span.row === part!.span.row && Math.abs(name.span.index - part!.span.index) === 1)
      bits += 3;
    else if (isRightBelow(part!, name, of.get(index)?.length ?? 1)) bits += 2;
    else bits -= 3;
  }
  return bits / Math.max(1, texts.size);
}

/** Whether a number stands right below a name of so many pieces, which may stand below each other, too; or below one in the middle of its column. */
function isRightBelow(part: PlacedPart, name: PlacedPart, pieces: number): boolean {
  if (part.span.row === name.span.row + 1 && overlap(part.span, name.span) > 0) return true;
  const lines = part.line - name.line;
  if (lines < 1 || lines > pieces) return false;
  const [one, other] = [part.span, name.span];
  const away =
    lines > 1
      ? Math.min(Math.abs(one.x0 - other.x0), Math.abs(one.x1 - other.x1))
      : Math.abs(one.x0 - other.x0);
  return away < other.size;
}

/** `1, 2, 3`: the numbers of lines. */
function countsUp(texts: readonly string[]): boolean {
  if (texts.length < 3) return false;
  const steps = texts.slice(1).filter((text, i) => Number(text) - Number(texts[i]) === 1).length;
  return steps >= 0.8 * (texts.length - 1) && Number(texts[0]) <= 1;
}
