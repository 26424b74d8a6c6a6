import { foldLetters } from "./fold-letters.ts";
import { remember } from "./remember.ts";
import { classifyLabel } from "./vocabulary/classify-label.ts";
import { STATE_NAMES } from "./vocabulary/states.ts";

/** Suffixes of a person's name. `V` and `I` are left out: they are initials far more often. */
const SUFFIX = /^(?:jr|sr|ii|iii|iv|esq)\.?$/i;

/**
 * A printed name with the given name first, letter case as printed, white space collapsed.
 *
 * `DOE, JANE A` becomes `JANE A DOE`, `CAMPBELL SR,JUSTIN P` becomes `JUSTIN P CAMPBELL SR`, `Ivanov, Frank E Jr.` becomes
 * `Frank E Ivanov Jr.`; without a comma the order is kept.
 */
export function givenNameFirst(printed: string): string {
  const parts = printed
    .split(",")
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter((part) => part !== "");
  const suffixes = parts.slice(1).filter((part) => SUFFIX.test(part));
  const [surname = "", ...given] = parts.filter((part, index) => index === 0 || !SUFFIX.test(part));
  const words = given.join(" ").split(" ");
  // Of two words at least one is a given name: `King, Jr.` has been dealt with above.
  if (words.length > 1 && SUFFIX.test(words.at(-1) ?? "")) suffixes.unshift(words.pop() ?? "");
  return [...words, surname, ...suffixes].filter((word) => word !== "").join(" ");
}

/**
 * A key under which two printings of one name are equal: order, letter case, accents and punctuation do not matter. A
 * suffix is separated by a bar, so that father and son stay two people: `doe jane`, `ivanov e frank|jr`. Only for
 * comparing.
 */
export const nameKey: (name: string) => string = remember(keyOf);

function keyOf(name: string): string {
  const words = foldLetters(name)
    // `J.R. Ewing` is no junior.
    .replace(/\.(?=\p{L})/gu, " ")
    .replace(/['\u2018\u2019`\u02bc.]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const suffixes = words.filter((word) => SUFFIX.test(word));
  const rest = words.filter((word) => !SUFFIX.test(word)).sort();
  return suffixes.length > 0 ? `${rest.join(" ")}|${suffixes.sort().join(" ")}` : rest.join(" ");
}

const NOT_A_NAME = new Set(
  `account accounting address admin advice agency amount and authority balance bank batch benefit benefits by cash center check checking co code
  company contributions corp corporation cost current date ded deduction deductions department deposit dept description detail
  direct distribution division earnings employee employees employer end exempt federal fica file for foods from gross group holdings hourly hours household inc
  income information journal kitchen ledger liability limited llc llp local location ltd married medicare memo net no nonexempt number of office page
  paid pay payment payroll pc per period plan plc pllc process pty rate register report revenue run salaried salary sales savings security service services settlement single social
  start state status statement sub summary tax taxable taxes the this to total totals type voucher wages week year ytd`.split(
    /\s+/,
  ),
);
/** Of these words some are surnames as well: `Cash, Ed`. */
const SURNAMES_TOO = new Set("bank cash check code gross kitchen page plan single start".split(" "));
const SURNAME_ALONE = /^(\S+),/;
const PARTICLES = new Set(
  "abu af al av bat ben bin bint binti d da dal dalla das de degli dei del della delle den der des di do dos du e el het ibn la las le li lo los op te ten ter van vanden vander vom von y zu zum zur".split(
    " ",
  ),
);
/** `al-Hakim`, `d'Angelo`: a particle in small letters that is no word of its own. */
const JOINED = new RegExp(`^(?:${[...PARTICLES].join("|")})['\\u2019-](?=\\p{Lu})`, "u");
const NAME_WORD = /^(?:\p{Lu}[\p{L}'\u2019-]*|\p{Lu}\.(?:\p{Lu}\.)*)[.]?$/u;

/** `Alma C Mercer` is no tax of a county. */
const INITIAL_BETWEEN = /^\S+ \p{Lu}\.? \S+(?: \S+){0,2}$/u;

const INITIAL_LAST = /^\S{2,} \S{2,} \p{Lu}\.?$/u;

/**
 * Whether text has the form of a person's name, whatever its words mean: two to six capitalised words besides
 * particles, no digits. For places where only names occur.
 */
export const canBePersonName: (text: string) => boolean = remember(hasFormOfName);

function hasFormOfName(text: string): boolean {
  if (text.length > 60 || (text.match(/,/g)?.length ?? 0) > 2) return false;
  const words = wordsOf(text);
  const folded = words.map(plainWord);
  if (words.length < 2 || folded.filter((word) => !PARTICLES.has(word)).length > 6) return false;
  if (
    !words.every(
      (word, index) =>
        NAME_WORD.test(word.replace(JOINED, "")) || PARTICLES.has(word) || (index > 0 && SUFFIX.test(word)),
    )
  )
    return false;
  return folded.some((word) => word.length > 1 && !SUFFIX.test(word));
}

/**
 * Whether text can be a person's name and is unlikely to be anything else on a payroll document. Conservative: two to six
 * capitalised words beside particles, no digits, no words of payroll or of company names, and no label of the vocabulary.
 */
export const looksLikePersonName: (text: string) => boolean = remember(looksLikeName);

function looksLikeName(text: string): boolean {
  if (!canBePersonName(text)) return false;
  const words = wordsOf(text).map(plainWord);
  const surname = SURNAME_ALONE.exec(text)?.[1];
  if (words.slice(surname === undefined ? 0 : 1).some((word) => NOT_A_NAME.has(word))) return false;
  if (surname !== undefined && NOT_A_NAME.has(plainWord(surname)))
    return SURNAMES_TOO.has(plainWord(surname));
  if (isTown(text)) return false;
  if (text.includes(",") || INITIAL_BETWEEN.test(text)) return true;
  const readings = classifyLabel(text);
  // `ABERNATHY INGRID C` is no tax of a city.
  return INITIAL_LAST.test(text)
    ? readings.every(({ type }) => type === "local_income")
    : readings.length === 0;
}

/** Letters behind words in lower case that are the code of a state, and none of a degree: `Fargo ND`. */
const TOWN = /^\p{Lu}[\p{L}.' -]*\p{Ll} (?!MD$)(?<state>[A-Z]{2})$/u;
const STATES: ReadonlySet<string> = new Set(Object.keys(STATE_NAMES));

function isTown(text: string): boolean {
  const state = TOWN.exec(text)?.groups?.["state"];
  return state !== undefined && STATES.has(state);
}

function wordsOf(text: string): string[] {
  return text
    .trim()
    .split(/[\s,]+/)
    .filter((word) => word !== "");
}

function plainWord(word: string): string {
  return foldLetters(word).replace(/\.$/, "");
}
