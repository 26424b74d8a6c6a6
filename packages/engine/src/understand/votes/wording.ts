import { classifyLabel, classifyTax, normalizeInEnglish, normalizeLabel, remember } from "@paylift/canonical";
import { FIGURES, LISTED, noVotes, type Kind, type Subject, type Votes } from "./roles.ts";

/** Bits of one wording: a figure by its full name, a line that the vocabulary knows, a section, a hint. */
const SURE = 8;
const KNOWN = 5;
const SECTION = 4;
const HINT = 2;

type Wording = readonly [RegExp, Partial<Record<Subject | `k:${Kind}`, number>>];

const PAY = "(?:pay|wages?|earnings?|earned|amount|amt|salary|income|payment|check|paid|total|remuneration)";

/** Behind the name of a figure, which period or work it is of: `Net Wages Paid for Week` are net wages. */
const OF_PERIOD =
  / (?:(?:paid|earned) )?(?:(?:for|in|of|during) (?:(?:the|this) )?|(?:the|this) )(?:pay )?(?:period|week|month|quarter|qtr|run|all (?:work|projects|jobs))$/;

/** `Paid by the City`, `City Paid Benefits`: whoever else pays it, it is not withheld. */
const OTHERS = new RegExp(
  "^paid by (?:the|your|our) (?!employee|worker|member)\\w+|^(?!employee|worker|member|total|net)\\w+ paid (?:benefits?|contributions?|taxes)\\b|\\bpaid (?:on your behalf|for you)\\b|^paid by \\w.* (?:for you|on your behalf)$",
);

/** `Fringe benefits paid to plans (employer paid)` */
const PAID_BY_EMPLOYER = /\((?:employer|company)[ -]paid\b/i;

/** Over the normalised spelling of a phrase: what its words say of the figures beside or below them. */
const WORDINGS: readonly Wording[] = [
  [
    new RegExp(
      `^(?:total |ttl |employee |current |this period )*gross(?: ${PAY})*(?: this period)?$|^(?:salary|pay|wages|earnings) gross$`,
    ),
    { gross: SURE, earning: -2 },
  ],
  [
    /^(?:total )?(?:earnings|pay|wages|payments|compensation|additions) total$|^total (?:current )?(?:earnings?|pay|wages|payments|compensation|income|remuneration|additions|salary)$/,
    { total_earnings: SURE, gross: 6 },
  ],
  [
    new RegExp(
      `^(?:total |ttl |employee |current |final )*net(?: ${PAY})*(?: this period)?$|^(?:you |total )?(?:take|took) ?home(?: ${PAY})?$|^net ?pay\\b.*$|^final pay$|^net a payer$|^net a pagar$|^(?:salary|pay|wages|earnings) net$`,
    ),
    { net: SURE, payment: 1 },
  ],
  [
    /^(?:total|tot|ttl|employee|ee) (?:employee |ee |current |payroll |all )?(?:tax(?:es)?|withholdings?|w h)(?: withheld| withholdings?| amount)?$|^tax(?:es)? total$|^(?:employee|ee) tax(?:es)?$|^tax(?:es)? withheld$/,
    { total_taxes: SURE, tax: 3 },
  ],
  [
    /^(?:total|tot|ttl|employee|ee) (?:employee |ee |current |other |all )?(?:ded(?:s|n|ns|uct|ucts|uction|uctions)?|benefits)(?: amount)?$|^ded(?:uctions?)? total$/,
    { total_deductions: SURE, deduction: 3 },
  ],
  // All that is withheld are taxes and deductions.
  [/^(?:total|tot|ttl) (?:amount )?withheld$/, { total_deductions: SURE }],
  // What nothing else tells of such a list is rather a deduction: taxes are known by their names.
  [/^(?:amounts? )?withheld(?: this period)?$/, { deduction: 1 }],
  [/^deds?$|^deduct(?:s|ions?)?$/, { total_deductions: 3, deduction: 4 }],
  [/^tax(?:es)?$/, { total_taxes: 2, tax: 5 }],
  [
    /^(?:total )?(?:employer|er|company) (?:cost|liability|total)|^total (?:employer|er|company)\b|^(?:total )?(?:payroll )?cost$|^(?:cost to company|ctc)$|^total (?:payroll )?(?:cost|expense|liability)$/,
    { total_employer: SURE },
  ],
  [/\breimb\w*\b|\bexpenses?\b/, { reimbursement: SURE, earning: -2 }],
  // An allowance is paid for what somebody spends or as a part of the pay: sums say which.
  [/\b(?:allowances?|stipends?)\b/, { reimbursement: HINT }],
  [
    /^(?:dir(?:ect)?|net) ?dep(?:osits?)?\b|^deposit(?:s|ed)?(?: amount)?$|^ach\b|^check (?:amount|amt|total)$|^(?:checking|savings|chkg|chk|sav)\b|^amount paid$|\bto (?:your )?(?:checking|savings|account)\b/,
    { payment: SURE, net: 4 },
  ],
  [/\b(?:hours?|hrs?|hr|units?|qty|quantity|hours worked|days)\b/, { "k:hours": SURE, earning: HINT }],
  [/\b(?<!piece )rate\b/, { "k:rate": SURE - 2 }],
  [
    /\b(?:ytd|y t d|year to date|yr to date|year|annee|cumul|acumulado|to date)\b|\btd$/,
    { "k:ytd": SURE + 2 },
  ],
  [
    /^(?:total )?(?:subject|gross|total|quarterly|reportable) (?:subject )?wages(?: paid)?$/,
    { gross: SURE, "k:amount": 10 },
  ],
  // What a tax is reckoned from, as payslips abroad say it.
  [
    /^(?:total )?(?:gross|pay|earnings) for (?:tax|paye|ni|nic)\b|^(?:taxable|niable) (?:gross |pay)/,
    { "k:wages": SURE, tax: KNOWN, earning: -SECTION, gross: -SURE },
  ],
  [
    /\b(?<!non )(?:taxable|subject(?: wages)?|tax(?:able)? (?:wages|gross)|basis|wage base|base wages|pit wages)\b/,
    { "k:wages": SURE },
  ],
  [
    /^(?:amount|amt|current|curr|cur|this (?:pay )?(?:period|check|pay|month|week|quarter|payroll|run)|(?:pay )?period|current amount|current period|withheld|ee amount)$/,
    { "k:amount": 6 },
  ],
  [/\b(?:earnings?|earned|gross)\b/, { earning: SECTION }],
  [
    /^(?:pay|payments?|wages?|compensation|income|salary|additions?|allowances?|hours and earnings|pay items?)$/,
    { earning: SECTION },
  ],
  [/\btax(?:es|ed)?\b|\bwithh(?:olding|eld)\w*\b|\bstatutory\b|\bw h\b/, { tax: SECTION }],
  [
    /\b(?:ded(?:uction)?s?|deducts?|voluntary|benefits?|withheld|garnishments?|contributions?)\b/,
    { deduction: SECTION },
  ],
  [
    /\b(?:employer|er|company|co paid|comp paid|match)\b/,
    { employer_tax: 3, employer_contribution: 3, deduction: -3, tax: -3, earning: -3 },
  ],
  [OTHERS, { employer_tax: 5, employer_contribution: 5, deduction: -3, tax: -3, earning: -3 }],
  [
    /\b(?:employer|er|company) (?:tax|taxes|fica|liab\w*)\b|\b(?:suta|futa|sui er|fui)\b/,
    { employer_tax: 6 },
  ],
  // Employers alone pay these: Canada Revenue Agency, Revenu Québec (RL-1), South African Revenue Service (SDL), HMRC (apprenticeship levy).
  [
    /^(?:eht|employer health tax|wsib|cnesst|fss|sdl|skills development levy|apprenticeship levy|wcb)$/,
    { employer_tax: 6 },
  ],
  [
    /\b(?:employer|er|company)\b.*\b(?:contrib\w*|benefits?|match|paid|medical|dental|401k?|ret\w*)\b/,
    { employer_contribution: 6 },
  ],
  [
    /\b(?:employee|ee)\b.*\b(?:tax|contrib|ded)/,
    { tax: 1, deduction: 1, employer_tax: -4, employer_contribution: -4 },
  ],
  [
    /\b(?:accru\w*|balance|bal|avail(?:able)?|used|taken|leave|remaining|begin bal|end bal|pct|percent|allow\w*|exempt\w*|number|no|(?<!to )date|zip|phone|page|account)\b/,
    { none: 4 },
  ],
  [
    /\b(?:hours?|hrs|days|time|vacation|sick|pto|leave)\b.* (?:remaining|left|avail(?:able)?|balance|accrued|used)\b/,
    { none: SURE, earning: -SECTION },
  ],
  // What somebody was there for is no pay.
  [
    /^(?:total |no of |number of )?(?:working|worked|paid|payable|present|absent|lop|calendar) days(?: worked)?$/,
    { none: SURE, earning: -SECTION },
  ],
  // Who somebody is, over numbers that stand below it: a rate beside a name.
  [/\b(?:dept|department|ssn|address)\b|^(?:employee |full |last )?names?$/, { none: 4 }],
  [/\b(?:distributions?|disbursements?|deposits?|payment information)\b/, { payment: 4, none: 1 }],
  [
    /^(?:combined|both|ee (?:and )?er|employee (?:and )?employer)(?: (?:total|amount|cost))?$/,
    { none: SURE },
  ],
  // An amount in words, as on checks.
  [/\bdollars\b|\b\d{1,2} 100\b/, { none: SURE, deduction: -SECTION, earning: -SECTION }],
  [/^#|\b(?:check|chk|voucher|advice) (?:#|no|num\w*)\b/, { none: SURE }],
  // Certified payrolls (Department of Labor, Form WH-347): what plans get the employer pays, what is paid instead is pay.
  [/\bfringes?\b/, { employer_contribution: KNOWN, deduction: -SECTION }],
  [
    /\b(?:lieu|cash)\b.*\bfringes?\b|\bfringes?\b.*\b(?:lieu|cash)\b/,
    { earning: KNOWN, employer_contribution: -KNOWN },
  ],
  // What is paid above the most that is taxed is no tax and no pay of its own.
  [
    /\bexcess (?:wages|earnings)\b|\b(?:wages|earnings) (?:in )?(?:excess|over|above)\b/,
    { none: SURE, earning: -SECTION },
  ],
];

/** Employees pay for unemployment in three states (Department of Labor, comparison of state unemployment insurance laws). */
const OF_EMPLOYEES =
  /\b(?:employee|ee|pennsylvania|new jersey|alaska)\b|^(?:pa|nj|ak)(?: |s?u[ic]\b)|\b(?:pa|nj|ak)$/;

/** Behind the name of a line: what it comes to in the year. */
const OF_YEAR = /^Y\.?T\.?D\.?\s+|\s+(?:T\.?D\.?|Y\.?T\.?D\.?|(?:paid )?to date)$/i;
const YEAR_AT_END = /^(?:ytd|y t d|year to date) | (?:ytd|y t d|year to date)$/;

const OF_LINE: Readonly<Record<string, Subject | undefined>> = {
  earning: "earning",
  deduction: "deduction",
  tax: "tax",
  employer_tax: "employer_tax",
  employer_contribution: "employer_contribution",
};

/** Forms count their columns: `(7) GROSS AMOUNT EARNED`. */
const COUNTED = /^\(\d{1,2}[A-Z]?\)\s*/;

/** What the words of a phrase say, wherever it stands. */
export const votesOf: (text: string) => Votes = remember((text: string) => {
  const votes = noVotes();
  const words = normalizeInEnglish(text.replace(COUNTED, ""));
  if (words === "") return votes;
  if (/%|\b(?:percent|pct)\b/i.test(text) && !/\d/.test(text))
    return { subjects: new Map([["none", SURE]]), kinds: new Map([["rate", SURE]]) };
  const add = (subject: Subject, bits: number): void => {
    votes.subjects.set(subject, (votes.subjects.get(subject) ?? 0) + bits);
  };
  const bare = words.replace(OF_PERIOD, "").replace(YEAR_AT_END, "");
  for (const [pattern, bits] of WORDINGS) {
    if (!pattern.test(words) && (bare === words || !pattern.test(bare))) continue;
    for (const [name, worth] of Object.entries(bits)) {
      if (name.startsWith("k:")) votes.kinds.set(name.slice(2) as Kind, worth);
      else add(name as Subject, worth);
    }
  }
  const classes = classifyLabel(text.replace(COUNTED, "").replace(OF_YEAR, ""));
  const meant = new Set(
    classes.map(({ kind, type }) => (type === "reimbursement" ? "reimbursement" : OF_LINE[kind])),
  );
  meant.delete(undefined);
  // What is known as a line of both sides says first whose it is by its section.
  const both = meant.has("tax") && meant.has("employer_tax");
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
    votes.subjects.set("employer_tax", votes.subjects.get("tax")! + 1);
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

const HALVES = /^(?<one>[^/]*\p{L}{3}[^/]*?)\s+\/\s+(?<other>[^/]*\p{L}{3}[^/]*)$/u;

/** `GROSS / BRUTO`: what a half of it says in its language says all of it, unless the other half says something else. */
function addHalves({ subjects, kinds }: Votes, text: string): void {
  const groups = HALVES.exec(text)?.groups;
  if (groups === undefined) return;
  const halves = [votesOf(groups["one"]!), votesOf(groups["other"]!)].filter(
    (half) => half.subjects.size > 0,
  );
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

const CODE = /^[A-Z0-9][A-Z0-9/&.+*-]{0,7}$/;

/** Whether a text has the form of a code that stands before a label or a caption. */
export function isCodeForm(text: string): boolean {
  return CODE.test(text);
}

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
  classifyLabel(text).some(({ kind }) => OF_LINE[kind] !== undefined),
);

/** Words over columns of text. */
const TEXT_HEADS =
  /^(?:employees?|participants?|members?|workers?|associates?|names?|last name|first name|code|description|desc|type|status|id|ssn|ss|soc sec no|dept|department|location|loc|div|division|job|title|position|date|check|chk|ck|st|state|no|number|pay type|freq|category|item|line|account|class|period|earning|deduction|plan|tax|payment|method|emp|empl|ee|title|coverage|authority|agency|cost center|branch|crew|shift|sex|memo|notes?|remarks?)\b/;

/** `Cost Center 4010`, `Emp # 3285`: the words for a number, and the number. */
const NUMBERED =
  /^(?:employee|empl?|ee|dept|department|division|div|cost center|location|loc|branch|file|clock|check|chk|ck|voucher|advice)(?: (?:no|number|num|id|code|#))* [a-z]{0,3}-?\d/;

/** How surely a phrase is a heading, from 0 to 1, by its words alone. */
export const headingWorth: (text: string) => number = remember((text: string) => {
  const words = normalizeInEnglish(text);
  if (words === "" || words.length > 40) return 0;
  if (NUMBERED.test(words) || /^#\s?\d+$/.test(text)) return 0;
  if (TEXT_HEADS.test(words)) return words.split(" ").length <= 4 ? 1 : 0.3;
  const { subjects, kinds } = votesOf(text);
  const best = Math.max(0, ...subjects.values(), ...kinds.values());
  return Math.min(1, best / SECTION) * (words.split(" ").length > 6 ? 0.3 : 1);
});

/** Words for sums, in any place. */
export const isSumWord: (text: string) => boolean = remember((text: string) => {
  const words = normalizeInEnglish(text);
  return (
    /\b(?:total|totals|tot|sum|subtotal|grand|ttl|sub total|recap|recapitulation)\b/.test(words) ||
    /^\d+ (?!hours|days|weeks|months|years|allowances|exemptions|dependents)(?:people|[a-z]{4,}s)$/.test(
      words,
    ) ||
    /^\d+ (?:employees|payments|checks|people|persons)\b|^all (?:plans|employees|people|departments|divisions|locations|codes|taxes|deductions|pages|groups)\b/.test(
      words,
    )
  );
});

const LEAVE =
  /^(?:(?:your|current|paid|employee) )*(?:(?:leave|absence|time off|pto|vacation|sick|accruals?|accrued)(?: and (?:sick|leave|vacation))?(?: time| leave| hours?)? (?:balances?|plans?|summary|bank|accruals?|activity|policy|information|hours|status)(?: hours| hrs| days)?|benefit(?: time| leave| hours?)? (?:balances?|bank|accruals?|hours)|balances?|accruals?|leave|time off|absences?)$/;
const DEPOSITS =
  /^(?:(?:net pay|direct deposit|deposit|payment|pay|bank|check) (?:distributions?|details?|information|summary|allocations?|disbursements?|accounts?)|(?:direct )?deposits?|net pay distributions?|distributions? of net pay|distributions?|where (?:it|your pay|the money) (?:went|goes)|how you (?:are|were) paid)$/;

/** Which section a phrase opens, where it is nothing else: `Earnings`, `Employee Taxes`, `Employer Contributions`. */
export const sectionOf: (text: string) => Subject | null = remember((text: string) => {
  const words = normalizeInEnglish(text.replace(COUNTED, "")).replace(/^(?:your|my) /, "");
  if (OTHERS.test(words) || PAID_BY_EMPLOYER.test(text)) return "employer_contribution";
  if (words.split(" ").length > 5) return null;
  if (/^(?:amounts? |taxes )?withheld from (?:the |your )?(?:employees?|pay|wages)$/.test(words))
    return "tax";
  if (LEAVE.test(words)) return "none";
  if (DEPOSITS.test(words)) return "payment";
  if (/\b(?:employer|er|company)\b/.test(words)) {
    if (/\btax(?:es)?\b/.test(words) && /\b(?:contrib\w*|benefits?)\b/.test(words)) return null;
    if (/\btax(?:es)?\b|\bliab/.test(words)) return "employer_tax";
    if (/\b(?:contrib\w*|benefits?|match|paid|deductions?|cost)\b/.test(words))
      return "employer_contribution";
    return null;
  }
  if (
    /^(?:hours (?:and|&) )?(?:(?:gross|current|regular|other) )?(?:earn|earnings?|pay|payments?|income|wages|compensation|additions|allowances|haberes|percepciones|gains)(?: details?| items?| and hours)?$/.test(
      words,
    )
  )
    return "earning";
  if (
    /^(?:(?:employee|ee|payroll|current|statutory|federal|state|withholding) )*(?:tax(?:es)?|withholdings?|tax deductions?|taxes withheld|taxes and withholdings)(?: details?| withheld)?$/.test(
      words,
    )
  )
    return "tax";
  if (
    /^(?:(?:employee|ee|payroll|current|voluntary|other|pretax|posttax|aftertax|before tax|after tax|pre|post|tax) )*(?:deductions?|deds?|benefits?|retenciones|deducciones|retenues)(?: details?| and memos?| memos?| from (?:gross |net )?pay| and additions)?$/.test(
      words,
    )
  )
    return "deduction";
  return null;
});

const ROW_OF_PERIOD = /^(?:current|curr|cur|this (?:period|pay|check)|period)$/;
const ROW_OF_YEAR = /^(?:(?:total |employee )?(?:ytd|y t d|year to date|yr to date)(?: totals?)?)$/;

/** What all numbers of a row count, by a word of its own beside them: this period or the year. Null for any other word. */
export const timeOf = (text: string): "amount" | "ytd" | null => {
  const words = normalizeLabel(text);
  return ROW_OF_YEAR.test(words) ? "ytd" : ROW_OF_PERIOD.test(words) ? "amount" : null;
};
