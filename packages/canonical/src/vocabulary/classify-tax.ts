import type { TaxType } from "../schema-values.ts";
import { countriesOfTax } from "./country-of-tax.ts";
import type { TaxClass } from "./tax-class.ts";
import { inFirstLanguage } from "./first-language.ts";
import { isSentence } from "./further-spellings.ts";
import { localityOfCode, placeOf } from "./tax-place.ts";
import { normalizeLabel } from "./normalize-label.ts";
import { PhraseBook, type Phrase } from "./phrase-book.ts";
import { remember } from "../remember.ts";
import { NO_INCOME_TAX } from "./states.ts";
import { stateFunds } from "./state-funds.ts";
import { withoutCutEnding, withTaxForTx, withTaxWords } from "./tax-forms.ts";
import { TAX_SPELLINGS } from "./tax-spellings.ts";
import { TAX_LABELS_ABROAD, TAXES_WITHIN_COUNTRY } from "./tax-words-abroad.ts";
import { withoutFigures } from "./without-figures.ts";
import {
  FEDERAL_WORDS,
  FOREIGN_TAX,
  INCOME_WORDS,
  LOCAL_WORDS,
  RESIDENCE_WORDS,
  STATE_WORDS,
  TAX_LABELS,
  TAX_NAME_STATE,
  TAX_NOISE,
} from "./tax-words.ts";

export type { TaxClass } from "./tax-class.ts";

export type ClassifyTaxOptions = {
  /** Where the line stands. Default `tax`, withheld from the employee. */
  readonly section?: "tax" | "employer_tax";
  /** A code printed beside the label: `STATE` with `IL`, `SUI/DIS` with `MAFL`. */
  readonly code?: string | null;
  /** The country whose payroll it is (ISO 3166-1), as the document tells it. Default the United States. */
  readonly country?: string | null;
};

type Mark = "federal" | "state" | "local" | "residence" | "income" | "noise";
type Meaning = { readonly type: TaxType } | { readonly mark: Mark };

const FEDERAL_TYPES: ReadonlySet<TaxType> = new Set([
  "federal_income",
  "social_security",
  "medicare",
  "fica",
  "federal_unemployment",
]);

/** Labels whose meaning among taxes is not that of their words. */
const WHOLE_LABELS: Readonly<Record<string, TaxType>> = {
  st: "state_income",
  // Department of Labor, Form WH-347, column 8; what others levy says so.
  "withholding tax": "federal_income",
  "w holding tax": "federal_income",
  "tax withholdings": "federal_income",
  "tax with holdings": "federal_income",
};

/** One figure for both parts, which a sign has to say: one name below the other in a heading is two. `FICA/MED` is the second part. */
const BOTH_OF_FICA =
  /^(?:er |ee |employer |employee )?(?:fica ?(?:&|\+|and)|(?:soc(?:ial)?\.? ?sec(?:urity)?|s\.?s\.?|oasdi) ?(?:\/|&|\+|and)) ?(?:medicare|mcare|medi?|hi)\b/i;

/** Words before a surname that are states as well: `DE LA ROSA, INÉS C`. */
const SURNAME_FIRST = /^(?:de|la|al|del)(?: (?:la|las|los|el))? [\p{L}'\u2019-]+, \p{L}[\p{L}. ]*$/iu;

/** Medicare is called an insurance only beside its tax's name; alone these words are a medical plan. */
const MEDICAL_INSURANCE = /^(?:ee |emp |employee )?med(?:i|ical)? ins(?:urance)?$/;

/** `Local 480 Dues`: unions have locals, too. Schools and cities give leave of their own beside the state's, and pay for plans. */
const NO_TAX =
  /\b(?:union|dues)\b|^local\b.* (?:annuity|pension|welfare)\b|^(?:local|state|district)(?: personal)? leave$|^(?:city|county|district|school|town|village) (?:med|medical|health|dental|vision|life)$|\b(?:city|county|district|school|town|village) (?:share|match|contribution|contributions|paid)\b/;

/** `Nora C Ambrose`: a letter between two names is an initial, and of no city. */
const WITH_INITIAL = /^\p{Lu}\p{Ll}+ C\.? \p{Lu}\p{Ll}+$/u;

let book: PhraseBook<Meaning> | undefined;

/** The state of taxes that one state only levies, by their names. */
const STATE_OF_NAME = new Map(Object.entries(TAX_NAME_STATE));

/** Only Pennsylvania's municipalities levy a local services tax (Act 7 of 2007). */
const LOCAL_SERVICES = /LST$/;

/** Counties and cities license occupations, by a share of what is earned: `Boone Co Occupational`. */
const OF_COUNTY = /^[a-z]+(?: [a-z]+)? (?:co|county|cnty|city) (?:occ|occupational)(?: (?:license|lic))?$/;

/** The code of a tax with that of who pays it: `SSEE`, `MEDER`. */
const CODE_OF_SIDE = /^(?<tax>[A-Z]{2,6})(?<side>EE|ER)$/;

/**
 * The type and jurisdiction of a tax by its printed label, with the code where the label leaves the state or the kind of
 * state tax open. A two-letter word counts as a state only in capitals, at either end of the label or after a locality.
 */
export function classifyTax(printed: string, options?: ClassifyTaxOptions): TaxClass {
  const label = inFirstLanguage(printed);
  const readHere = read[options?.section ?? "tax"];
  const country = options?.country ?? "US";
  if (country !== "US") return classifyAbroad(label, country, readHere);
  const byLabel = readHere(label);
  const code = options?.code;
  if (!code || (byLabel.known && byLabel.jurisdiction !== null)) return { ...byLabel };

  const byCode = readHere(code);
  if (byLabel.type === "local_income" && LOCAL_SERVICES.test(code)) {
    return { type: "other", jurisdiction: "US-PA", known: true };
  }
  const state = byCode.jurisdiction ?? bareState(code);
  // `Withholding` with `MN`: who levies it is the first word of its name.
  const whole = !byLabel.known && state !== null ? readHere(`${code} ${label}`) : byLabel;
  if (!byLabel.known && whole.known) return { ...whole };
  // Two letters beside a label nobody knows prove no tax.
  if (!byLabel.known) return { ...(code.length > 2 ? byCode : byLabel) };
  if (state === null || state === "US") return { ...byLabel };
  // `STATE` or `LOCAL` with a bare state names the state only; `SUI/DIS` with `MAFL` names the tax as well.
  const refined =
    byCode.known &&
    byCode.type !== "state_income" &&
    byLabel.type.startsWith("state_") &&
    byLabel.type !== "state_income";
  return { type: refined ? byCode.type : byLabel.type, jurisdiction: state, known: true };
}

const TAX_WORD = /\b(?:tax(?:es)?|levy|impots?|cotisations?|impuestos?|retencion)\b|steuer\b/;

/** The schema has no types for the taxes of other countries: each is `other` there, whatever its name means at home. */
function classifyAbroad(label: string, country: string, readHere: (label: string) => TaxClass): TaxClass {
  const text = normalizeLabel(label);
  const known =
    readHere(label).known ||
    countriesOfTax(label).includes(country) ||
    TAX_WORD.test(text) ||
    (TAXES_WITHIN_COUNTRY[country]?.split(", ").includes(text) ?? false);
  return { type: "other", jurisdiction: known ? country : null, known };
}

const REMARK_BEHIND = / \([^()]* [^()]*\)$/;

const STATUS =
  "(?:[smh]|hh|hoh|mfj|mfs|mj|ms|mhs|qss|qw|single|married(?: filing)?(?: joint(?:ly)?| separate(?:ly)?)?|head of household)";
const ALLOWANCES = "(?:[ ,/-]{0,2}\\d{1,2})?";
/** How whoever pays files, and with how many allowances: `Federal W/H (H)`, `Fed Inc Tax [MFJ/2]`, `FIT M2`, `Federal - Single`. */
const FILING_BEHIND = new RegExp(
  ` ?(?:\\(${STATUS}${ALLOWANCES}\\)|\\[${STATUS}${ALLOWANCES}\\])$|(?<!\\bw) [-/:] ?${STATUS}${ALLOWANCES}$|[ /][smh][/-]?\\d{1,2}$| (?:hoh|mfj|mfs)$|/(?:single|married|hoh|mfj|mfs)$`,
  "i",
);

/** The name of a tax without how whoever pays it files, which is said of a person and not of the tax. */
export function withoutFilingStatus(label: string): string {
  return label.replace(FILING_BEHIND, "");
}

/** Whether a label is the name of a tax or a social insurance of another country, which no American one has. */
export function isForeignTax(label: string): boolean {
  return FOREIGN_TAX.test(normalizeLabel(label));
}

const read = {
  tax: remember((label) => readWritten("tax", withTaxForTx(label))),
  employer_tax: remember((label) => readWritten("employer_tax", withTaxForTx(label))),
};

type Section = "tax" | "employer_tax";

/** What a label is as it is printed, else with its words written out, else by what stands before a dash or in which city it is. */
function readWritten(section: Section, label: string): TaxClass {
  const printed = readIn(section, label);
  if (printed.known || isSentence(label) || !/[a-z]/i.test(label)) return printed;
  const spellings = spellingsOf(label);
  for (const spelling of spellings) {
    if (spelling === label) continue;
    const reading = readIn(section, spelling);
    if (reading.known) return reading;
  }
  const head = HEAD.exec(spellings[0]!)?.[1];
  const byHead = head === undefined ? null : readIn(section, head);
  if (byHead?.known === true) return { ...byHead, known: false };
  return inCity(label, section) ?? printed;
}

const HEAD = /^(\S.+?)(?: - |: |\s?\()/;

/** States whose cities or counties tax wages, and how their school districts are called in Ohio. */
const CITY = /^[A-Z][A-Za-z.' -]{2,24}?,? (?<state>AL|CO|DE|IN|KY|MD|MI|MO|NY|OH|OR|PA|WV)$/;
const OHIO_SCHOOLS = /^\S.{2,24} (?:LSD|EVSD|CVSD)\b|^(?:OH ?)?SD ?#?\d{4}(?: [A-Z][A-Za-z. ]{1,24})?$/;

/** `Myerstown Income Tax`, `Bardstown Occupational`, `Elkhart Co`: what nobody else levies, under the name of a place. */
const OF_PLACE =
  /^(?<place>[A-Z][A-Za-z.'-]{2,}(?: [A-Z][A-Za-z.'-]{2,})?) (?:(?:Income|Inc|Occupational|Occ|Earnings|Municipal)(?: Tax| License(?: Fee| Tax)?)?|Co|Cnty|County|Twp|Township|Boro|Borough|Village)\.?$/i;
const NO_PLACE =
  /^(?:federal|fed|state|personal|provincial|additional|employee|employer|supplemental|total|basic|net|gross|corporate|estimated|wages?|payroll|other|national|local|city|county|household|imputed|taxable|fringe|group|individual|canada|quebec|withheld|withholding|the|all|self|current)\b/i;

/** In a list of taxes the name of a city with its state is that of its tax. */
function inCity(label: string, section: Section): TaxClass | null {
  if (section === "employer_tax") return null;
  const place = OF_PLACE.exec(label)?.groups?.["place"];
  if (place !== undefined && !NO_PLACE.test(place))
    return { type: "local_income", jurisdiction: null, known: false };
  if (OHIO_SCHOOLS.test(label)) return { type: "local_income", jurisdiction: "US-OH", known: false };
  const state = CITY.exec(label)?.groups?.["state"];
  return state === undefined ? null : { type: "local_income", jurisdiction: `US-${state}`, known: false };
}

/** Who levies a tax and what its words mean, which is the same on both sides. */
const partsOf = remember((label: string) => {
  const phrases = (book ??= compile());
  const normalized = normalizeLabel(label);
  const { state, locality, words } = placeOf(label, normalized, (word) => phrases.has(word));
  return { state, locality: locality || OF_COUNTY.test(normalized), ...phrases.read(words) };
});

/** The spellings of a tax label to try where it is not read as it is printed. */
const spellingsOf = remember((label: string): readonly string[] => {
  const written = withTaxWords(withoutFigures(label));
  return [written, withoutCutEnding(label), withoutCutEnding(written)];
});

function readIn(section: Section, label: string): TaxClass {
  const normalized = normalizeLabel(label);
  if (MEDICAL_INSURANCE.test(normalized) || NO_TAX.test(normalized) || SURNAME_FIRST.test(label))
    return { type: "other", jurisdiction: null, known: false };
  const whole = WHOLE_LABELS[normalized];
  if (whole !== undefined && section === "tax") return { type: whole, jurisdiction: null, known: true };
  if (BOTH_OF_FICA.test(label)) return { type: "fica", jurisdiction: "US", known: true };
  const { state, locality, found, rest } = partsOf(label);
  const reading = interpret(found, rest, state, locality, section);
  if (found.length === 1 && WITH_INITIAL.test(label))
    return { type: "other", jurisdiction: null, known: false };
  if (reading.known) return reading;
  const code = CODE_OF_SIDE.exec(label.trim())?.groups;
  const ofSide = code === undefined ? null : readIn(section, `${code["tax"]} ${code["side"]}`);
  if (ofSide?.known === true) return ofSide;
  // `Federal Tax (in lieu of SECA)`, `Federal W/H (H)`
  const bare = withoutFilingStatus(label).replace(REMARK_BEHIND, "");
  return localityOfCode(label) ?? (bare === label ? reading : readIn(section, bare));
}

function interpret(
  found: readonly Phrase<Meaning>[],
  rest: readonly string[],
  state: string | null,
  locality: boolean,
  section: Section,
): TaxClass {
  const marks = new Set<Mark>();
  const types = new Set<TaxType>();
  let nameState: string | null = null;
  for (const { meaning, words } of found) {
    if ("mark" in meaning) marks.add(meaning.mark);
    else types.add(meaning.type);
    nameState ??= STATE_OF_NAME.get(words) ?? null;
  }
  const local = locality || marks.has("local");
  const understood = rest.length === 0 || found.some(({ open }) => open) || (local && rest.length <= 3);

  // `Florence KY Occ Lic`: what else stands there is where it is levied.
  if (!understood && state !== null && rest.length <= 3 && types.size === 1 && types.has("local_income"))
    return { type: "local_income", jurisdiction: `US-${state}`, known: false };
  const type = types.size === 0 ? typeOfPlace() : typeOf(types, marks.has("federal"), state !== null);
  if (type === null) return { type: "other", jurisdiction: null, known: false };
  if (FEDERAL_TYPES.has(type)) {
    if (!understood || state !== null || locality) return { type: "other", jurisdiction: null, known: false };
    return { type, jurisdiction: "US", known: true };
  }
  // `Delaware County EIT`: a county may be called as a state that has no tax of this name.
  const code = type === "local_income" ? (nameState ?? state) : (state ?? nameState);
  return { type, jurisdiction: code === null ? null : `US-${code}`, known: true };

  function typeOfPlace(): TaxType | null {
    if (marks.has("federal"))
      return rest.length === 0 && !local && state === null && section === "tax" ? "federal_income" : null;
    if (section === "employer_tax") return null;
    if (local) return understood ? "local_income" : null;
    // `KY Louisville Inc`: between a state and `Inc` stands a place, known or not.
    if (state !== null && rest.length > 0)
      return marks.has("income") && !marks.has("state") && rest.length <= 3 && rest.every(isName)
        ? "local_income"
        : null;
    if (rest.length > 0) return null;
    if (state !== null) return found.length === 0 && NO_INCOME_TAX.has(state) ? null : "state_income";
    return marks.has("state") ? "state_income" : null;
  }

  function typeOf(names: ReadonlySet<TaxType>, federal: boolean, ofState: boolean): TaxType | null {
    if (!understood) return null;
    if (names.has("state_unemployment") && federal) return "federal_unemployment";
    // States call their disability fund by the federal name: `CA OASDI/EE`, `NY OASDI/EE Disability`.
    if (
      ofState &&
      names.has("social_security") &&
      [...names].every((name) => name === "social_security" || name === "state_disability")
    ) {
      return "state_disability";
    }
    const [only] = names;
    if (names.size === 1 && only !== undefined) return only;
    for (const [a, b, both] of COMBINED) {
      if (names.size === 2 && names.has(a) && names.has(b)) return both;
    }
    return null;
  }
}

/** Two names that together mean one tax; any other two leave the label ambiguous. */
const COMBINED: readonly (readonly [TaxType, TaxType, TaxType])[] = [
  ["fica", "medicare", "medicare"],
  ["fica", "social_security", "social_security"],
  ["state_unemployment", "state_disability", "state_disability"],
  ["state_unemployment", "other", "state_unemployment"],
  ["state_disability", "state_family_leave", "state_disability"],
];

function bareState(code: string): string | null {
  const { state, words } = placeOf(code, normalizeLabel(code), () => false);
  return state !== null && words.length === 0 ? `US-${state}` : null;
}

function compile(): PhraseBook<Meaning> {
  const compiled = new PhraseBook<Meaning>();
  for (const [type, labels] of Object.entries(TAX_LABELS)) compiled.add({ type: type as TaxType }, labels);
  compiled
    .add({ mark: "federal" }, FEDERAL_WORDS)
    .add({ mark: "state" }, STATE_WORDS)
    .add({ mark: "local" }, LOCAL_WORDS)
    .add({ mark: "residence" }, RESIDENCE_WORDS)
    .add({ mark: "income" }, INCOME_WORDS)
    .add({ mark: "noise" }, TAX_NOISE);
  for (const lists of [TAX_SPELLINGS, TAX_LABELS_ABROAD])
    for (const [type, labels] of Object.entries(lists)) compiled.addWhole({ type: type as TaxType }, labels);
  for (const { words, state, type } of stateFunds()) {
    compiled.addWhole({ type }, words);
    STATE_OF_NAME.set(words, state);
  }
  return compiled;
}

/** One or two letters name no place, and are what a column left of a word. */
function isName(word: string): boolean {
  return word.length > 2;
}
