import { classifyLabel, classifyTax, normalizeInEnglish, normalizeLabel, remember } from "@paylift/canonical";
import { unbroken } from "./unbroken.ts";
import { FIGURES, LISTED, noVotes, type Kind, type Subject, type Votes } from "./roles.ts";
import { COUNTED, HINT, KNOWN, NUMBERED_PAYMENT, QUARTER, SECTION, SURE, WORDINGS } from "./wording-table.ts";

/** Behind the name of a figure, which period or work it is of: `Net Wages Paid for Week` are net wages. */
const OF_PERIOD =
  / (?:(?:paid|earned) )?(?:(?:for|in|of|during) (?:(?:the|this) )?|(?:the|this) )(?:pay )?(?:period|week|month|quarter|qtr|run|(?:project )?all (?:work|projects|jobs))$/;

const OF_ALL_WORK = /^(?!.* this ).* all (?:work|projects|jobs)$/;

/** Employees pay for unemployment in three states (Department of Labor, comparison of state unemployment insurance laws). */
const OF_EMPLOYEES =
  /\b(?:employee|ee|pennsylvania|new jersey|alaska)\b|^(?:pa|nj|ak)(?: |s?u[ic]\b)|\b(?:pa|nj|ak)$/;

/** Behind the name of a line: what it comes to in the year. */
const OF_YEAR = /^Y\.?T\.?D\.?\s+|\s+(?:T\.?D\.?|Y\.?T\.?D\.?|(?:paid )?to date)$/i;
/** Before or behind the name of a figure, when it is of. */
const WHEN = `(?:ytd|y t d|year to date|${QUARTER}|current|period)`;
const OF_TIME = new RegExp(`^${WHEN} | ${WHEN}$`);

const OF_LINE: Readonly<Record<string, Subject | undefined>> = {
  earning: "earning",
  deduction: "deduction",
  tax: "tax",
  employer_tax: "employer_tax",
  employer_contribution: "employer_contribution",
};

const OF_FIGURE: Readonly<Record<string, Subject | undefined>> = { gross_pay: "gross", net_pay: "net" };

/** In brackets behind a name, what it is without: `Gross Pay (excl. reimb.)`. */
const WITHOUT = /(?<=\S) \((?:excl|excl\.|excludes|excluding|without|not in|not including) [^()]*\)$/i;

/** How a common accounting program calls what the company pays: `Soc_Sec_C`. */
const OF_COMPANY = /(?<=[\p{L}\d])_C$/u;

/** What is done with a sum from the line above: `Less Total Deductions`. */
const REACHED_BY = /^(?:less|minus|equals)\b:? (?=\S)/i;

/** What the words of a phrase say, wherever it stands. */
export const votesOf: (text: string) => Votes = remember((printed: string) => {
  const text = unbroken(printed)
    .replace(OF_COMPANY, " employer")
    .replace(WITHOUT, "")
    .replace(REACHED_BY, "");
  const votes = noVotes();
  const words = normalizeInEnglish(text.replace(COUNTED, ""));
  if (words === "" && text !== "%") return votes;
  if (/%|\b(?:percent|pct)\b/i.test(text) && !/\d/.test(text))
    return { subjects: new Map([["none", SURE]]), kinds: new Map([["rate", SURE]]) };
  const add = (subject: Subject, bits: number): void => {
    votes.subjects.set(subject, (votes.subjects.get(subject) ?? 0) + bits);
  };
  const bare = words.replace(OF_PERIOD, "").replace(OF_TIME, "");
  for (const [pattern, bits] of WORDINGS) {
    if (!pattern.test(words) && (bare === words || !pattern.test(bare))) continue;
    for (const [name, worth] of Object.entries(bits)) {
      if (name.startsWith("k:")) votes.kinds.set(name.slice(2) as Kind, worth);
      else add(name as Subject, worth);
    }
  }
  const classes = classifyLabel(text.replace(COUNTED, "").replace(OF_YEAR, "").replace(/:$/, ""));
  const meant = new Set(
    classes.map(({ kind, type }) => (type === "reimbursement" ? "reimbursement" : OF_LINE[kind])),
  );
  meant.delete(undefined);
  // What is known as a line of both sides says first whose it is by its section.
  const both = meant.has("tax") && meant.has("employer_tax");
  for (const { kind, type } of classes) {
    const figure = kind === "total" ? OF_FIGURE[type ?? ""] : undefined;
    if (figure !== undefined && !votes.subjects.has(figure)) add(figure, KNOWN);
  }
  for (const subject of meant) add(subject!, both && subject === "employer_tax" ? KNOWN - 3 : KNOWN);
  // A state is named for its tax: `OR Transit`.
  if (
    meant.has("tax") &&
    meant.has("deduction") &&
    classifyTax(text).jurisdiction?.startsWith("US-") === true
  )
    add("tax", HINT);
  // For unemployment the employer alone pays, unless sums of withheld taxes say otherwise.
  if (both && classes.some(({ type }) => type === "state_unemployment") && !OF_EMPLOYEES.test(words))
    votes.subjects.set(
      "employer_tax",
      Math.max(votes.subjects.get("employer_tax")!, votes.subjects.get("tax")! + 1),
    );
  // Beside the pay of one project stands that of all.
  const gross = votes.subjects.get("gross") ?? 0;
  if (gross > 0 && OF_ALL_WORK.test(words)) votes.subjects.set("gross", gross + HINT);
  taxedWages(votes, text);
  addHalves(votes, text);
  if (isSumWord(text)) asSum(votes);
  return votes;
});

const SUMS = ["total_earnings", "total_taxes", "total_deductions", "total_employer"] as const;
const LISTED_SUM = 3;

/** What is called the sum of a list is hardly a line of it: `Total Deductions`. */
function asSum({ subjects }: Votes): void {
  if (!SUMS.some((sum) => (subjects.get(sum) ?? 0) >= SURE)) return;
  for (const subject of LISTED)
    if ((subjects.get(subject) ?? 0) > LISTED_SUM) subjects.set(subject, LISTED_SUM);
}

const WAGES_OF = /^(?<tax>.+?) (?:(?:taxable|subject) )?(?:wages?|wgs?)$/i;
const TAXING = /^(?:federal|fed|state|st|local|city)$/i;

/** `Medicare Wages`, `MN Wages`: what a tax is reckoned from, by its name. */
function taxedWages({ subjects, kinds }: Votes, text: string): void {
  const tax = WAGES_OF.exec(text)?.groups?.["tax"];
  if (tax === undefined || kinds.has("wages")) return;
  const isState = /^[A-Z]{2}$/.test(tax) && classifyTax(`${tax} Tax`).jurisdiction !== null;
  if (!isState && !TAXING.test(tax) && !classifyLabel(tax).some(({ kind }) => kind === "tax")) return;
  kinds.set("wages", SURE);
  subjects.set("tax", Math.max(KNOWN, subjects.get("tax") ?? 0));
  subjects.delete("earning");
}

const WORD = /\p{L}{3}/u;

/** What stands before and behind the only slash, with spaces about it. By hand, as a pattern would try each letter of a long text. */
function halvesOf(text: string): [string, string] | null {
  const [before, behind, more] = text.split("/", 3);
  if (before === undefined || behind === undefined || more !== undefined) return null;
  const [one, other] = [before.trimEnd(), behind.trimStart()];
  if (one.length === before.length || other.length === behind.length) return null;
  return WORD.test(one) && WORD.test(other) ? [one, other] : null;
}

/** `GROSS / BRUTO`: what a half of it says in its language says all of it, unless the other half says something else. */
function addHalves({ subjects, kinds }: Votes, text: string): void {
  const halves = (halvesOf(text) ?? []).map(votesOf).filter((half) => half.subjects.size > 0);
  if (halves.length === 0) return;
  const worthOf = (subject: Subject): number => {
    const each = halves.map((half) => half.subjects.get(subject) ?? 0);
    return Math.min(...each) > 0 ? Math.max(...each) : 0;
  };
  const [best] = [...halves[0]!.subjects.keys()].sort((a, b) => worthOf(b) - worthOf(a));
  if (best === undefined || worthOf(best) === 0) return;
  const [half] = halves.sort((a, b) => b.subjects.get(best)! - a.subjects.get(best)!);
  for (const [subject, bits] of half!.subjects)
    subjects.set(subject, Math.max(bits, subjects.get(subject) ?? -Infinity));
  for (const [kind, bits] of half!.kinds) kinds.set(kind, Math.max(bits, kinds.get(kind) ?? 0));
}

const CODE = /^[/$]?[A-Z0-9][A-Z0-9/&.+*-]{0,7}$/;

/** Whether a text has the form of a code that stands before a label or a caption. */
export function isCodeForm(text: string): boolean {
  return CODE.test(text) && !OF_A_TIME.test(text);
}

/** Words that say which figures of a line stand behind them. */
const OF_A_TIME = /^(?:[YQM]TD|YR|CUR|CURR)$/;

/** Whether a text says how something is taxed, and nothing else: it names no line. */
export function isTreatment(text: string): boolean {
  return /^(?:pre|post|before|after) ?tax(?:ed)?$/.test(normalizeLabel(text));
}

const WHOM = "(?:sp(?:ouse)?|ch(?:ild(?:ren)?)?|dep(?:endents?)?|fam(?:ily)?|one|two|partner)";
const TIER = new RegExp(
  `^(?:(?:employee|ee|emp|member|self)(?: only| (?:and |plus )?${WHOM})|family|fam|single|individual|two party|couple)$`,
);

/** Whether a text says for whom a plan is, and nothing else: `Employee + Spouse`. It names no line. */
export function isTier(text: string): boolean {
  return TIER.test(normalizeLabel(text));
}

/** How surely the words of a text say what it is about, in bits. */
export function knownBits(text: string): number {
  return Math.max(0, ...votesOf(text.replace(/:$/, "")).subjects.values());
}

/** Whether votes name a figure of a person in full. */
export function namesFigure({ subjects }: Votes): boolean {
  return FIGURES.some((figure) => (subjects.get(figure) ?? 0) >= SURE);
}

/** Whether a text is the name of a figure of a person: `Gross Pay`, `Total Taxes:`. */
export function isFigureName(text: string): boolean {
  return namesFigure(votesOf(text.replace(/:$/, "")));
}

/** Whether the vocabulary knows a phrase as the name of a line of pay. */
export const isLine: (text: string) => boolean = remember((text: string) =>
  classifyLabel(text.replace(/:$/, "")).some(({ kind }) => OF_LINE[kind] !== undefined),
);

/** Words over columns of text. */
const TEXT_HEADS =
  /^(?:employees?|participants?|members?|workers?|associates?|names?|last name|first name|code|description|desc|type|status|id|ssn|ss|soc sec no|dept|department|location|loc|div|division|job|title|position|date|check|chk|ck|st(?! [a-z]{3,} )|state|no|number|pay type|freq|category|item|line|account|class|period|earning|deduction|plan|tax|payment|method|emp|empl|ee|title|coverage|authority|agency|cost center|branch|crew|shift|sex|memo|notes?|remarks?)\b/;

/** `Cost Center 4010`, `Emp # 3285`: the words for a number, and the number. */
const NUMBERED =
  /^(?:employee|empl?|ee|pers|personnel|personal|staff|dept|department|division|div|cost center|location|loc|branch|file|clock|check|chk|ck|voucher|advice)(?: (?:no|number|num|id|code|#))* [a-z]{0,3}-?\d/;

/** Whether a text is the word for a department or for something of a person and its number: it names no line, and heads nothing. */
export const isNumbered: (text: string) => boolean = remember((text: string) =>
  NUMBERED.test(normalizeInEnglish(text)),
);

/** How surely a phrase is a heading, from 0 to 1, by its words alone. */
export const headingWorth: (text: string) => number = remember((text: string) => {
  const words = normalizeInEnglish(text);
  if (words === "" || words.length > 40) return 0;
  if (isNumbered(text) || NUMBERED_PAYMENT.test(words) || /^#\s?\d+$/.test(text)) return 0;
  if (TEXT_HEADS.test(words)) return words.split(" ").length <= 4 ? 1 : 0.3;
  const { subjects, kinds } = votesOf(text);
  const best = Math.max(0, ...subjects.values(), ...kinds.values());
  return Math.min(1, best / SECTION) * (words.split(" ").length > 6 ? 0.3 : 1);
});

/** Words for sums, in any place. */
export const isSumWord: (text: string) => boolean = remember((text: string) => {
  const words = normalizeInEnglish(text);
  return (
    /\b(?:total|totals|tot|sum|subtotal|ttl|sub total|recap|recapitulation)\b|^summary by\b/.test(words) ||
    // `6 drivers` counts them, `100 Drivers` is a department.
    (/^\d+ \p{Ll}/u.test(text) &&
      /^\d+ (?!hours|days|weeks|months|years|allowances|exemptions|dependents)(?:people|[a-z]{4,}s)$/.test(
        words,
      )) ||
    /^\d+ (?:people|(?:employee|payment|check|person|participant|member|associate|worker|record)(?:s| s))\b|^all (?:plans|employees|people|departments|divisions|locations|projects|jobs|work|codes|taxes|deductions|pages|groups)\b/.test(
      words,
    )
  );
});

const OF_QUARTER = new RegExp(`\\b${QUARTER}\\b`);

/** Whether a text says that numbers are of the quarter or the month so far. */
export function isOfQuarter(text: string): boolean {
  return OF_QUARTER.test(normalizeInEnglish(text));
}

const OF_NOW = /\b(?:current|curr|cur|this (?:pay|check|period|payroll|run|month|week))\b/;

/** Whether a text says that numbers are of this pay period. */
export function isOfNow(text: string): boolean {
  return OF_NOW.test(normalizeInEnglish(text));
}

/** Whether a text says that numbers are of the year so far. */
export function isOfYearToDate(text: string): boolean {
  return (votesOf(text).kinds.get("ytd") ?? 0) > 0;
}

const OF_ALL = /\b(?:company|grand|report|client|final|overall|payroll)\b/i;

/** Whether a text is a word for the sums of a whole document: `*** COMPANY TOTALS ***`. */
export function isSumOfAll(text: string): boolean {
  return isSumWord(text) && OF_ALL.test(text);
}
