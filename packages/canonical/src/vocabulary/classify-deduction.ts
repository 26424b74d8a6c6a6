import type { DeductionRole, DeductionType } from "../schema-values.ts";
import { DEDUCTION_LABELS_ABROAD } from "./deduction-labels-abroad.ts";
import {
  AFTER_TAX_WORDS,
  DEDUCTION_LABELS,
  DEDUCTION_NOISE,
  EMPLOYER_HEALTH_LABELS,
  EMPLOYER_MATCH_WORDS,
  EMPLOYER_ONLY_LABELS,
  EMPLOYER_PENSION_LABELS,
  EMPLOYER_WORDS,
  OFFSET_WORDS,
  PRETAX_WORDS,
  TAX_WORDS,
  WEAK_OTHER,
} from "./deduction-labels.ts";
import { COVERAGE_WORDS, DEDUCTION_SPELLINGS, EMPLOYER_MATCH_SPELLINGS } from "./deduction-spellings.ts";
import { DEDUCTIONS_IN_LISTS } from "./deductions-in-lists.ts";
import { furtherSpellings } from "./further-spellings.ts";
import { labelSpellings } from "./label-spellings.ts";
import { normalizeLabel } from "./normalize-label.ts";
import { PhraseBook, type Phrase } from "./phrase-book.ts";
import { remember } from "../remember.ts";
import { isStateCode } from "./states.ts";
import { Speller } from "./speller.ts";
import { DEDUCTION_FORMS } from "./word-forms.ts";

/**
 * `known` false: the words alone do not show that it is a deduction. The type is their meaning in a list of
 * deductions, or `other`. `pretax` null: the label does not say.
 */
export type DeductionClass = {
  type: DeductionType;
  role: DeductionRole;
  pretax: boolean | null;
  known: boolean;
};

type Mark =
  | "employer"
  | "employer match"
  | "employer only"
  | "offset"
  | "pretax"
  | "after tax"
  | "tax"
  | "noise";
type Meaning =
  | { readonly type: DeductionType; readonly mark?: Mark; readonly inListsOnly?: true }
  | { readonly mark: Mark };

let book: PhraseBook<Meaning> | undefined;
let speller: Speller | undefined;

/**
 * The type of a deduction or contribution by its printed label, its role (`employer_cost` where the label names the
 * employer, `offset`, else `cash`), and whether it is pretax where the label says so. The code decides if the label
 * says nothing.
 */
export function classifyDeduction(label: string, code?: string | null): DeductionClass {
  const byLabel = read(label);
  if (byLabel.known || !code || code.length < 3) return { ...byLabel };
  const byCode = read(code);
  return {
    ...byCode,
    role: byLabel.role === "cash" ? byCode.role : byLabel.role,
    pretax: byLabel.pretax ?? byCode.pretax,
  };
}

const read = remember((label: string): DeductionClass => {
  book ??= compile();
  let first: DeductionClass | undefined;
  for (const words of labelSpellings(label)) {
    const { found, rest } = book.read(words);
    const reading = interpret(found, rest);
    if (reading.known && rest.length > 0) return withAllWords(label, reading, rest.length);
    if (reading.known) return PRETAX_CODE.test(label) ? { ...reading, pretax: true } : reading;
    first ??= reading;
  }
  first ??= { type: "other", role: "cash", pretax: null, known: false };
  const further = readFurther(label, book, writer());
  if (further !== null) return further;
  return HEALTH.test(label) ? { ...first, type: "medical" } : first;
});

function writer(): Speller {
  return (speller ??= new Speller((book ??= compile()).words(), DEDUCTION_FORMS));
}

/** What is known beside words nobody knows, with those that are only shortened: `401k Rth`. */
function withAllWords(label: string, reading: DeductionClass, unknown: number): DeductionClass {
  for (const { words, sure, whole } of furtherSpellings(label, writer())) {
    const { found, rest } = (book ??= compile()).read(words);
    const written = interpret(found, rest);
    if (sure && whole && written.known && rest.length < unknown) return written;
  }
  return reading;
}

/** What a label would be among deductions, by its words written out; null where they do not tell either. */
function readFurther(label: string, phrases: PhraseBook<Meaning>, spelling: Speller): DeductionClass | null {
  let loose: DeductionClass | null = null;
  for (const { words, sure, whole } of furtherSpellings(label, spelling)) {
    const { found, rest, endsUnknown } = phrases.read(words);
    const reading = interpret(found, rest);
    if (reading.known) return { ...reading, known: sure && whole && rest.length === 0 };
    // What something is stands last: `Mutual Dental`, and no `Dental Supply`.
    if (!endsUnknown) loose ??= inLists(found, rest);
  }
  const begun = loose === null ? phrases.begun(normalizeLabel(label).split(" ")) : null;
  return begun === null ? loose : inLists([begun], []);
}

/** What phrases mean where their label stands in a list of deductions. */
function inLists(found: readonly Phrase<Meaning>[], rest: readonly string[]): DeductionClass | null {
  // Beside words nobody knows, those that mean a deduction in lists only mean nothing.
  if (rest.length > 0 && found.some(({ meaning }) => isOfListsOnly(meaning))) return null;
  // A levy that nobody knows more of may be a tax; that of a state is one for taxes: `MN Levy`.
  if (found.every(({ words }) => words === "levy") && !rest.every((word) => isStateCode(word.toUpperCase())))
    return null;
  const reading = interpret(
    found.map((phrase) => ({ ...phrase, open: true })),
    rest,
    true,
  );
  return reading.known && reading.type !== "other" ? { ...reading, known: false } : null;
}

/** The code of a plan with that of its section. */
const PRETAX_CODE = /^(?:med|dent?|vis)pre$/i;

/** Behind whose plan it is: `Western Growers Health`. Where people work may be called so too, so that it makes no label known. */
const HEALTH = /\S health$/i;

function interpret(
  all: readonly Phrase<Meaning>[],
  rest: readonly string[],
  isInList = false,
): DeductionClass {
  const found = isInList ? all : all.filter(({ meaning }) => !isOfListsOnly(meaning));
  const marks = new Set<Mark>();
  let types = new Set<DeductionType>();
  const weak = found.filter(({ words }) => WEAK_OTHER.has(words)).length;
  const strongOther =
    found.filter(({ meaning }) => "type" in meaning && meaning.type === "other").length > weak;
  for (const { meaning } of found) {
    if (meaning.mark !== undefined) marks.add(meaning.mark);
    if ("type" in meaning) types.add(meaning.type);
  }
  // Beside what a word always means, what it means in lists only says nothing: `Valic 403b`.
  const always = found.filter(({ meaning }) => "type" in meaning && !isOfListsOnly(meaning));
  if (always.length > 0 && always.length < found.length)
    types = new Set(always.flatMap(({ meaning }) => ("type" in meaning ? [meaning.type] : [])));
  if (types.size > 1 && !strongOther) types.delete("other");
  // Before taxes parking is a qualified transportation fringe: 26 U.S.C. 132(f). Else it is rent for a place.
  if (marks.has("pretax") && found.some(({ words }) => words === "parking")) types = new Set(["commuter"]);
  if (types.size > 1 && found.every(({ words, meaning }) => !isMedical(meaning) || OF_ANY_PLAN.has(words)))
    types.delete("medical");
  types = combine(types);

  // `Garnishment - Denver Co`, `Company Loan`: what somebody is ordered to pay or has borrowed no company pays.
  const isOwn = types.size > 0 && [...types].every((type) => OF_EMPLOYEES_ONLY.has(type));
  if (found.some(({ words }) => OF_EMPLOYEE.has(words))) marks.delete("employer only");
  const employer =
    !isOwn && (marks.has("employer") || marks.has("employer match") || marks.has("employer only"));
  const role: DeductionRole = marks.has("offset") ? "offset" : employer ? "employer_cost" : "cash";
  const pretax = marks.has("pretax") === marks.has("after tax") ? null : marks.has("pretax");
  const understood =
    !marks.has("tax") &&
    ((rest.length === 0 && found.length === all.length) || found.some(({ open }) => open));
  // What takes imputed income out again is no premium: `GTL Offset`.
  if (marks.has("offset") && understood) return { type: "other", role, pretax, known: true };
  const [type] = types;
  if (types.size === 1 && type !== undefined && understood) return { type, role, pretax, known: true };
  if (types.size === 0 && understood) {
    if (marks.has("employer match")) return { type: "401k", role, pretax, known: true };
    if (marks.has("employer only")) return { type: "other", role, pretax, known: true };
  }
  return { type: "other", role, pretax, known: false };
}

/** How a plan pays and who insures, which other plans may say as well: `Dental - Delta PPO`, `UHC Dental`. */
const OF_ANY_PLAN: ReadonlySet<string> = new Set([
  "ppo",
  "hmo",
  "epo",
  "cigna",
  "humana",
  "aetna",
  "anthem",
  "bcbs",
  "blue cross",
  "blue shield",
  "kaiser",
  "uhc",
  "united healthcare",
]);

function isOfListsOnly(meaning: Meaning): boolean {
  return "inListsOnly" in meaning;
}

function isMedical(meaning: Meaning): boolean {
  return "type" in meaning && meaning.type === "medical";
}

const OF_EMPLOYEES_ONLY: ReadonlySet<DeductionType> = new Set([
  "garnishment",
  "child_support",
  "tax_levy",
  "loan",
  "401k_loan",
  "stock_purchase",
]);

/** Who pays, where the fund of a trade would be the employer's: `Health & Welfare EE`. */
const OF_EMPLOYEE: ReadonlySet<string> = new Set(["ee", "ees", "employee"]);

/** Two words that together name one thing; any other two leave the label ambiguous. */
const COMBINED: readonly (readonly [DeductionType, DeductionType, DeductionType])[] = [
  ["401k", "loan", "401k_loan"],
  ["401k", "401k_loan", "401k_loan"],
  ["401k", "roth_401k", "roth_401k"],
  ["401k", "403b", "403b"],
  ["401k", "457b", "457b"],
  ["403b", "pension", "403b"],
  ["457b", "pension", "457b"],
  ["403b", "roth_401k", "roth_403b"],
  ["457b", "roth_401k", "roth_457b"],
  ["loan", "other", "loan"],
  ["loan", "pension", "loan"],
  ["403b", "loan", "loan"],
  ["457b", "loan", "loan"],
  ["child_support", "garnishment", "child_support"],
  ["garnishment", "loan", "garnishment"],
  ["garnishment", "tax_levy", "tax_levy"],
  ["fsa_medical", "medical", "fsa_medical"],
  ["fsa_medical", "fsa_dependent_care", "fsa_dependent_care"],
  ["hsa", "medical", "hsa"],
  ["charity", "medical", "charity"],
  ["life", "fsa_dependent_care", "life"],
];

/** Plans that are often withheld as one figure, the largest first: `Med/Den/Vis`. */
const TOGETHER: readonly DeductionType[] = ["medical", "dental", "vision"];

function combine(types: Set<DeductionType>): Set<DeductionType> {
  if (types.size > 1 && [...types].every((type) => TOGETHER.includes(type)))
    return new Set(TOGETHER.filter((type) => types.has(type)).slice(0, 1));
  if (types.size !== 2) return types;
  for (const [a, b, both] of COMBINED) {
    if (types.has(a) && types.has(b)) return new Set([both]);
  }
  return types;
}

function compile(): PhraseBook<Meaning> {
  const compiled = new PhraseBook<Meaning>();
  for (const [type, labels] of Object.entries(DEDUCTION_LABELS))
    compiled.add({ type: type as DeductionType }, labels);
  compiled
    .add({ mark: "employer match" }, EMPLOYER_MATCH_WORDS)
    .add({ type: "medical", mark: "employer only" }, EMPLOYER_HEALTH_LABELS)
    .add({ type: "pension", mark: "employer only" }, EMPLOYER_PENSION_LABELS)
    .add({ mark: "employer only" }, EMPLOYER_ONLY_LABELS)
    .add({ mark: "employer" }, EMPLOYER_WORDS)
    .add({ mark: "offset" }, OFFSET_WORDS)
    .add({ mark: "pretax" }, PRETAX_WORDS)
    .add({ mark: "after tax" }, AFTER_TAX_WORDS)
    .add({ mark: "tax" }, TAX_WORDS)
    .add({ mark: "noise" }, DEDUCTION_NOISE)
    .addWhole({ mark: "employer match" }, EMPLOYER_MATCH_SPELLINGS)
    .addWhole({ mark: "noise" }, COVERAGE_WORDS);
  for (const lists of [DEDUCTION_SPELLINGS, DEDUCTION_LABELS_ABROAD])
    for (const [type, labels] of Object.entries(lists))
      compiled.addWhole({ type: type as DeductionType }, labels);
  for (const [type, labels] of Object.entries(DEDUCTIONS_IN_LISTS))
    for (const words of labels.split(",").map((entry) => entry.trim())) {
      // What a shorter phrase makes known stays so, whatever kind of it the longer one is: `Creditor Levy`.
      const { found, rest } = compiled.read(words.split(/\s+/));
      const isKnown = interpret(found, rest).known;
      compiled.addWhole(
        isKnown ? { type: type as DeductionType } : { type: type as DeductionType, inListsOnly: true },
        words,
      );
    }
  return compiled;
}
