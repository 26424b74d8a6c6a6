import type { EarningRole, EarningType } from "../schema-values.ts";
import { COMPOSED_EARNINGS } from "./composed-earnings.ts";
import { EARNING_LABELS, EARNING_NOISE, GIVE_WAY, type EarningLabels } from "./earning-labels.ts";
import { EARNING_LABELS_ABROAD } from "./earning-labels-abroad.ts";
import { EARNING_SPELLINGS } from "./earning-spellings.ts";
import { EARNINGS_IN_LISTS } from "./earnings-in-lists.ts";
import { furtherSpellings } from "./further-spellings.ts";
import { isJobTitle } from "./job-titles.ts";
import { labelSpellings } from "./label-spellings.ts";
import { multiplierOf } from "./multiplier.ts";
import { normalizeLabel } from "./normalize-label.ts";
import { PhraseBook, type PhraseReading } from "./phrase-book.ts";
import { remember } from "../remember.ts";
import { Speller } from "./speller.ts";
import { EARNING_FORMS } from "./word-forms.ts";

/**
 * `known` false: the words alone do not show that it is an earning. The type is their meaning in a list of earnings,
 * or `other`.
 */
export type EarningClass = { type: EarningType; role: EarningRole; known: boolean };

type Meaning = EarningLabels | "noise";

/** Of two readings in one label the first here wins: a retro bonus is retro, a holiday bonus a bonus, hourly overtime overtime. */
const PRECEDENCE: readonly EarningType[] = [
  "reimbursement",
  "retro",
  "severance",
  "bonus",
  "double_overtime",
  "overtime",
  "shift",
  "holiday",
  "sick",
  "pto",
  "commission",
  "tips",
  "stock",
  "other",
  "regular",
];

const LIST_ONLY: ReadonlySet<Meaning> = new Set(EARNINGS_IN_LISTS);

let book: PhraseBook<Meaning> | undefined;
let speller: Speller | undefined;

/**
 * The type of an earning by its printed label, and a first guess of its role: `memo` for cash tips, `imputed` for
 * group-term life and the like, else `cash`. The code decides if the label says nothing.
 */
export function classifyEarning(label: string, code?: string | null): EarningClass {
  const byLabel = read(label);
  if (byLabel.known || !code || code.length < 3) return { ...byLabel };
  const byCode = read(code);
  return { ...(byCode.known ? byCode : byLabel) };
}

/** What stands behind says in which job: `Overtime: Barista`. */
const PARTED = /[:(|/]| - /;

/** Alone it may as well be a list of balances, so that it makes no label known. */
const LEAVE = /^leave$/i;

const NOTHING: EarningClass = { type: "other", role: "cash", known: false };

const read = remember((label: string): EarningClass => {
  book ??= compile();
  speller ??= new Speller(book.words(), EARNING_FORMS);
  for (const words of labelSpellings(label)) {
    const reading = book.read(words);
    const best = bestOf(reading);
    if (best === null || LIST_ONLY.has(best)) continue;
    if (!isOfEarningsOnly(reading) && !reading.found.some(({ open }) => open)) continue;
    // `Shift Supervisor` begins with an earning and is a job.
    if (reading.endsUnknown && isJobTitle(words) && !PARTED.test(label))
      return { ...NOTHING, type: "regular" };
    return multiplied(label, { type: best.type, role: best.role, known: true });
  }
  return multiplied(label, readFurther(label, book, speller));
});

/** What a label would be among earnings, by its words written out. */
function readFurther(label: string, phrases: PhraseBook<Meaning>, writer: Speller): EarningClass {
  const printed = normalizeLabel(label);
  if (!phrases.has(printed) && isJob(printed.split(" "))) return { ...NOTHING, type: "regular" };
  for (const { words, sure, whole } of furtherSpellings(label, writer)) {
    const reading = phrases.read(words);
    const best = bestOf(reading);
    if (best !== null && isUnderstood(reading))
      return { type: best.type, role: best.role, known: sure && whole && isOfEarningsOnly(reading) };
    if (isJob(words) || isPaidWork(words)) return { ...NOTHING, type: "regular" };
    // What something is stands last: `Police OT`, and no `Overtime Grill`. What is told by the list only is told by all words.
    if (best === null || LIST_ONLY.has(best)) continue;
    if (!reading.endsUnknown && !reading.rest.some((word) => OF_SUMS.has(word)))
      return { type: best.type, role: best.role, known: false };
  }
  const begun = phrases.begun(printed.split(" "))?.meaning;
  if (begun !== undefined && begun !== "noise") return { type: begun.type, role: begun.role, known: false };
  return LEAVE.test(label) ? { ...NOTHING, type: "pto" } : NOTHING;
}

/** Words of what is counted or taxed, and not paid. */
const OF_SUMS: ReadonlySet<string> = new Set(
  "total totals tot ttl gross net balance accrued available taxable subject federal state local medicare ss fica social ytd year count no number rate of per".split(
    " ",
  ),
);

const PAID_WORK = /^(?:hours|hrs|hour|wages?|salary|salaries|hourly|pay)$/;

/** Whether a label is a job, alone or with its pay: `Line Cook`, `Teacher Pay`. */
function isJob(words: readonly string[]): boolean {
  return isJobTitle(words) || (PAID_WORK.test(words.at(-1)!) && isJobTitle(words.slice(0, -1)));
}

/** Whether it pays for hours of some work, whatever that is called: `Greenhouse Hours`. */
function isPaidWork(words: readonly string[]): boolean {
  const last = words.at(-1);
  const work = words.slice(0, -1);
  if (last === undefined || last === "pay" || !PAID_WORK.test(last)) return false;
  return (
    work.length > 0 &&
    work.length <= 3 &&
    work.every((word) => /^[a-z]{2,}$/.test(word) && !OF_SUMS.has(word))
  );
}

function isUnderstood({ found, rest }: PhraseReading<Meaning>): boolean {
  return rest.length === 0 || found.some(({ open }) => open);
}

function isOfEarningsOnly({ found, rest }: PhraseReading<Meaning>): boolean {
  return rest.length === 0 && !found.some(({ meaning }) => LIST_ONLY.has(meaning));
}

/** The best of the meanings found. Words that mean an earning in lists only give way to all others. */
function bestOf({ found }: PhraseReading<Meaning>): EarningLabels | null {
  let best: EarningLabels | null = null;
  const isSpecific = found.some(
    ({ meaning, words: phrase }) => !GIVE_WAY.has(phrase) && !LIST_ONLY.has(meaning) && isSpecial(meaning),
  );
  for (const { meaning, words: phrase } of found) {
    if (meaning === "noise") continue;
    if (isSpecific && GIVE_WAY.has(phrase)) continue;
    if (best === null || precedes(meaning, best)) best = meaning;
  }
  return best;
}

const OF_TIME = /\b(?:pay|time|hours|hrs|rate)\b/i;

/** Overtime that is paid twice the rate, and time of which nothing is said but by how much it is multiplied: `Time x 1.5`. */
function multiplied(label: string, read: EarningClass): EarningClass {
  if (read.type !== "overtime" && read !== NOTHING) return read;
  const multiplier = multiplierOf(label);
  if (multiplier === "double" && read.type === "overtime") return { ...read, type: "double_overtime" };
  if (multiplier === null || read.type === "overtime" || !OF_TIME.test(label)) return read;
  return { ...NOTHING, type: multiplier === "double" ? "double_overtime" : "overtime" };
}

function isSpecial(meaning: Meaning): boolean {
  return meaning !== "noise" && meaning.type !== "regular";
}

function precedes(a: EarningLabels, b: EarningLabels): boolean {
  if (LIST_ONLY.has(a) !== LIST_ONLY.has(b)) return LIST_ONLY.has(b);
  if (a.role === "imputed" || b.role === "imputed") return a.role === "imputed";
  return PRECEDENCE.indexOf(a.type) < PRECEDENCE.indexOf(b.type);
}

function compile(): PhraseBook<Meaning> {
  const compiled = new PhraseBook<Meaning>();
  for (const labels of EARNING_LABELS) compiled.add(labels, labels.labels);
  compiled.add("noise", EARNING_NOISE);
  for (const labels of [...EARNING_SPELLINGS, ...EARNING_LABELS_ABROAD, ...COMPOSED_EARNINGS])
    compiled.addWhole(labels, labels.labels);
  for (const labels of EARNINGS_IN_LISTS) {
    // What a shorter phrase makes known stays so, whatever kind of it the longer one is: `Education Incentive Pay`.
    const everywhere = { ...labels };
    for (const words of labels.labels.split(",").map((entry) => entry.trim()))
      compiled.addWhole(isKnownWithout(compiled, words) ? everywhere : labels, words);
  }
  return compiled;
}

function isKnownWithout(phrases: PhraseBook<Meaning>, words: string): boolean {
  const reading = phrases.read(words.split(/\s+/));
  const best = bestOf(reading);
  if (best === null || LIST_ONLY.has(best)) return false;
  return isOfEarningsOnly(reading) || reading.found.some(({ open }) => open);
}
