import { overlap } from "../page-graph/span.ts";
import type { Attribute } from "./attributes.ts";
import { isMethod } from "./pay-methods.ts";
import type { PlacedPart } from "./place.ts";

type Texts = ReadonlyMap<number, readonly PlacedPart[]>;

/** Where a text stands from another: behind it in its row, or below it at one of its edges. */
type Where = "behind" | "below";

const ROWS_BELOW = 2;
const SAME_EDGE_EM = 0.6;
/** Of those who are told how they are paid so many have a number there. */
const MOSTLY = 0.6;
/** Nearly everybody has a number of their own. */
const DISTINCT = 0.9;

const NUMBER = /^#?[A-Z]{0,4}-?\d{2}[\dA-Z-]{0,12}$/i;
const WORD_FOR_NUMBER =
  /^(?:(?:seq|sequence|trace)\.? ?)?(?:#|no\.?|nr\.?|number|num\.?):?$|^ref(?:\.|erence)?:?$/i;

/**
 * The texts of records with the numbers and days of payments told as such, where no word says so but how somebody is paid stands
 * beside: `Direct Deposit` over `V701330`, `Check` over `#88011` over `08/13/2024`. One way holds for all records.
 */
export function withPaymentsBeside(texts: Texts): Texts {
  return tellBeside(withRun(tellBeside(texts, "payment_number", isNumber)), "payment_date", isDay);
}

const SAME_PLACE_PT = 3;
const LEAST_IN_RUN = 4;
/** The year may be printed as a record of its own. */
const IN_RUN = 0.45;
/** Checks are printed one after another: so many numbers of a run are next to the one before. */
const NEXT = 0.6;
const RUNNING = /^(?<letters>[A-Z]{0,3})-?(?<digits>\d{4,})$/i;

/**
 * The texts with the numbers of payments told that no word is for: at one place of nearly all records each is the next after that of
 * another, those of checks and those of vouchers apart. Numbers of people seldom run so, and are told before.
 */
function withRun(texts: Texts): Texts {
  // What stands on the page around the first record is about the whole run.
  const isOwn = (part: PlacedPart): boolean => part.where !== "around" && isOfPayment(part);
  const open = [...texts].filter(([, parts]) => parts.length > 0 && !parts.some(isOwn));
  if (open.length < LEAST_IN_RUN) return texts;
  const edges: { x0: number; x1: number; place: Map<number, PlacedPart> }[] = [];
  for (const [index, parts] of open)
    for (const part of parts) {
      if (part.where !== "own" || !isFree(part) || part.form !== "code" || !RUNNING.test(part.text)) continue;
      const [x0, x1] = [part.tokens[0]!.x0, part.tokens.at(-1)!.x1];
      let home = edges.find(
        (edge) => Math.abs(edge.x0 - x0) < SAME_PLACE_PT || Math.abs(edge.x1 - x1) < SAME_PLACE_PT,
      );
      if (home === undefined) edges.push((home = { x0, x1, place: new Map() }));
      if (!home.place.has(index)) home.place.set(index, part);
    }
  const run = edges
    .map(({ place }) => place)
    .find((place) => place.size >= IN_RUN * open.length && isRun([...place.values()]));
  return run === undefined ? texts : withSaid(texts, run, "payment_number");
}

/** The texts, of which those found say so, by index of their record. */
function withSaid(texts: Texts, found: ReadonlyMap<number, PlacedPart>, attribute: Attribute): Texts {
  return new Map(
    [...texts].map(([index, parts]) => [
      index,
      parts.map((part) => (part === found.get(index) ? { ...part, says: [attribute] } : part)),
    ]),
  );
}

function isOfPayment({ says }: PlacedPart): boolean {
  return says.includes("payment_number");
}

function isRun(parts: readonly PlacedPart[]): boolean {
  const byLetters = Map.groupBy(
    parts.map(({ text }) => RUNNING.exec(text)!.groups!),
    ({ letters }) => letters!.toUpperCase(),
  );
  let [next, pairs] = [0, 0];
  for (const own of byLetters.values()) {
    const numbers = own.map(({ digits }) => Number(digits)).sort((a, b) => a - b);
    pairs += numbers.length - 1;
    next += numbers.filter((number, i) => i > 0 && number === numbers[i - 1]! + 1).length;
  }
  return pairs >= LEAST_IN_RUN - 1 && next >= NEXT * pairs;
}

function tellBeside(
  texts: Texts,
  attribute: Attribute,
  isForm: (part: PlacedPart, all: readonly PlacedPart[]) => boolean,
): Texts {
  const paid = [...texts].filter(
    ([, parts]) =>
      parts.some(isHow) && !parts.some((part) => part.says.includes(attribute) && isForm(part, parts)),
  );
  for (const where of ["behind", "below"] as const) {
    const found = new Map<number, PlacedPart>();
    for (const [index, parts] of paid) {
      const how = parts.filter(isHow);
      const part = parts.find(
        (one) => isFree(one) && isForm(one, parts) && how.some((method) => standsAt(one, method, where)),
      );
      if (part !== undefined) found.set(index, part);
    }
    const own = new Set([...found.values()].map(({ text }) => text));
    if (found.size === 0 || found.size < MOSTLY * paid.length) continue;
    if (attribute === "payment_number" && own.size < DISTINCT * found.size) continue;
    return withSaid(texts, found, attribute);
  }
  return texts;
}

/** How somebody is paid, or the number of the payment, which a day may stand below. */
function isHow(part: PlacedPart): boolean {
  return part.where !== "above" && (isMethod(part.text) || isOfPayment(part));
}

function isNumber({ form, text }: PlacedPart): boolean {
  return form === "code" && NUMBER.test(text);
}

/** Of two days in one row neither is that of a payment: they are a period. */
function isDay(part: PlacedPart, all: readonly PlacedPart[]): boolean {
  const isOther = ({ form, span, tokens }: PlacedPart): boolean =>
    form === "date" && span.row === part.span.row && tokens[0] !== part.tokens[0];
  return part.form === "date" && !all.some(isOther);
}

/** What no word says is something else; a heading over it may be about the amounts above. */
function isFree({ says, told, words }: PlacedPart): boolean {
  return says.every((one) => told.length === 0 && one === "other") || WORD_FOR_NUMBER.test(words);
}

/** Whether a text stands behind another that tells how somebody is paid, or right below it. */
export function standsBeside(one: PlacedPart, method: PlacedPart): boolean {
  return standsAt(one, method, "behind") || standsAt(one, method, "below");
}

function standsAt(one: PlacedPart, method: PlacedPart, where: Where): boolean {
  const [span, over] = [one.span, method.span];
  if (where === "behind")
    return span === over
      ? one.order === method.order + 1
      : span.index === over.index + 1 && span.row === over.row;
  const down = span.row - over.row;
  if (span.page !== over.page || down < 1 || down > ROWS_BELOW) return false;
  const near = SAME_EDGE_EM * span.size;
  return (
    overlap(span, over) > 0 &&
    (Math.abs(span.x0 - over.x0) < near ||
      Math.abs(span.x1 - over.x1) < near ||
      Math.abs(span.x0 + span.x1 - over.x0 - over.x1) < 2 * near)
  );
}
