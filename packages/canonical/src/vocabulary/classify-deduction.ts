import type { DeductionRole, DeductionType } from "../schema-values.ts";
import { DEDUCTION_LABELS_ABROAD } from "./deduction-labels-abroad.ts";
import {
  AFTER_TAX_WORDS,
  DEDUCTION_LABELS,
  DEDUCTION_NOISE,
  EMPLOYER_HEALTH_LABELS,
  EMPLOYER_MATCH_WORDS,
  EMPLOYER_ONLY_LABELS,
  EMPLOYER_WORDS,
  OFFSET_WORDS,
  PRETAX_WORDS,
  TAX_WORDS,
  WEAK_OTHER,
} from "./deduction-labels.ts";
import { COVERAGE_WORDS, DEDUCTION_SPELLINGS, EMPLOYER_MATCH_SPELLINGS } from "./deduction-spellings.ts";
import { labelSpellings } from "./label-spellings.ts";
import { PhraseBook, type Phrase } from "./phrase-book.ts";
import { remember } from "../remember.ts";

/** `known` false: the vocabulary cannot tell, and the type is `other`. `pretax` null: the label does not say. */
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
type Meaning = { readonly type: DeductionType; readonly mark?: Mark } | { readonly mark: Mark };

let book: PhraseBook<Meaning> | undefined;

/**
 * The type of a deduction or contribution by its printed label, its role (`employer_cost` where the label names the
 * employer, `offset`, else `cash`), and whether it is pretax where the label says so. The code is asked where the label
 * tells nothing.
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
    if (reading.known) return reading;
    first ??= reading;
  }
  first ??= { type: "other", role: "cash", pretax: null, known: false };
  return first.type === "other" && HEALTH.test(label) ? { ...first, type: "medical" } : first;
});

/** Behind whose plan it is: `Western Growers Health`. Where people work may be called so too, so that it makes no label known. */
const HEALTH = /\S health$/i;

function interpret(found: readonly Phrase<Meaning>[], rest: readonly string[]): DeductionClass {
  const marks = new Set<Mark>();
  let types = new Set<DeductionType>();
  const weak = found.filter(({ words }) => WEAK_OTHER.has(words)).length;
  const strongOther =
    found.filter(({ meaning }) => "type" in meaning && meaning.type === "other").length > weak;
  for (const { meaning } of found) {
    if (meaning.mark !== undefined) marks.add(meaning.mark);
    if ("type" in meaning) types.add(meaning.type);
  }
  if (types.size > 1 && !strongOther) types.delete("other");
  if (types.size > 1 && found.every(({ words, meaning }) => !isMedical(meaning) || OF_ANY_PLAN.has(words)))
    types.delete("medical");
  types = combine(types);

  // `Garnishment - Denver Co`: what somebody is ordered to pay no company pays.
  const isOrdered = types.size > 0 && [...types].every((type) => ORDERS.has(type));
  const employer =
    !isOrdered && (marks.has("employer") || marks.has("employer match") || marks.has("employer only"));
  const role: DeductionRole = marks.has("offset") ? "offset" : employer ? "employer_cost" : "cash";
  const pretax = marks.has("pretax") === marks.has("after tax") ? null : marks.has("pretax");
  const understood = !marks.has("tax") && (rest.length === 0 || found.some(({ open }) => open));
  const [type] = types;
  if (types.size === 1 && type !== undefined && understood) return { type, role, pretax, known: true };
  if (types.size === 0 && understood) {
    if (marks.has("employer match")) return { type: "401k", role, pretax, known: true };
    if (marks.has("employer only") || marks.has("offset"))
      return { type: "other", role, pretax, known: true };
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

function isMedical(meaning: Meaning): boolean {
  return "type" in meaning && meaning.type === "medical";
}

const ORDERS: ReadonlySet<DeductionType> = new Set(["garnishment", "child_support", "tax_levy"]);

/** Two words that together name one thing; any other two leave the label ambiguous. */
const COMBINED: readonly (readonly [DeductionType, DeductionType, DeductionType])[] = [
  ["401k", "loan", "401k_loan"],
  ["401k", "401k_loan", "401k_loan"],
  ["401k", "roth_401k", "roth_401k"],
  ["401k", "403b", "403b"],
  ["401k", "457b", "457b"],
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
  ["medical", "dental", "medical"],
  ["medical", "vision", "medical"],
  ["hsa", "medical", "hsa"],
  ["charity", "medical", "charity"],
  ["life", "fsa_dependent_care", "life"],
];

function combine(types: Set<DeductionType>): Set<DeductionType> {
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
  return compiled;
}
