import { inFirstLanguage, normalizeLabel, remember } from "@paylift/canonical";
import type { FigureName, LineSection } from "../../variants/variant-schema.ts";
import { figureOfLabel } from "./figure-labels.ts";
import { isSumOverCompany } from "./sum-over-company.ts";
import { firstRule } from "./first-rule.ts";
import { isLineLabel, sectionsOf } from "./line-labels.ts";
import { lineOfColumn } from "./line-of-column.ts";
import { namesPartOfPayer } from "./payers.ts";
import { spelledOut } from "./short-forms.ts";

/**
 * What the heading of a column can say of the numbers below it. Months and quarters to date, wages that no tax is due on,
 * what a client is billed, and what was paid before stand `aside`: they are no figures of the output.
 */
export type ColumnRole =
  | "hours"
  | "rate"
  | "amount"
  | "employee_amount"
  | "employer_amount"
  | "taxable_wages"
  | "ytd_taxable_wages"
  | "ytd_amount"
  | "employer_ytd"
  | "ytd_hours"
  | "aside"
  | "sum";

/** Columns of a listing: what the employee pays and what the company does. */
export const BY_SIDE: ReadonlySet<ColumnRole | null> = new Set(["employee_amount", "employer_amount"]);

/** What the texts of a column say of a person. */
export type TextColumn =
  | "name"
  | "id"
  | "department"
  | "status"
  | "code"
  | "kind"
  | "line"
  | "payment"
  | "date"
  | "account";

export interface Heading {
  text: TextColumn | null;
  role: ColumnRole | null;
  section: LineSection | "net" | "other" | null;
  figure: FigureName | null;
}

const SECTIONS: readonly [RegExp, LineSection | "net" | "other"][] = [
  [
    /\b(?:employer|company|er)\b.*\btax(?:es)?\b|\btax(?:es)?\b.* (?:by )?(?:the |your )?(?:employer|company)(?: pays?\b.*)?$/,
    "employer_tax",
  ],
  [
    /\b(?:employer|company|er)\b.*\b(?:contributions?|paid|pays|benefits|fringes?|match|costs|expenses?|charges|liabilit(?:y|ies))\b|\bfringes? (?:benefits? )?(?:employer|company)$|^fringes?(?: benefits?)?$|(?<!\b(?:tax(?:es)?|wages|hours|earnings|pay|amounts?|total) )\bpaid by (?:your |the )?(?:government|govt|agency|district|county|city|state|school|university|college|board|church|clinic|farm|foundation|office|parish|practice|restaurant|hospital|hotel|firm|business|household|organi[sz]ation)\b|\b(?:paid|contributed) by (?:your |the )?(?:employer|company)\b|^paid by (?:your|the) (?!(?:day|hour|job|load|mile|month|piece|shift|unit|week|year)$)[a-z]+$|^other benefits and|^liabilities$/,
    "employer_contribution",
  ],
  [
    /\bnet pay (?:allocations?|distribution)\b|\bpayment (?:information|distribution)\b|^direct deposits?$|^(?:checks?|cheques?) (?:or|and) direct deposits?$|^(?:direct )?deposit (?:information|details?|distribution|summary)$|^(?:payroll |cash )?funding$|^where your (?:money|pay) (?:went|goes)$|^how (?:you|your pay) (?:are|is|were|was) paid$|^cash (?:requirements?|required)$|^bank (?:details|transfers?|accounts?|deposits?|information)$|^transfers?(?: to (?:bank )?accounts?)?$/,
    "net",
  ],
  [
    /\b(?:time off|leave|accruals?|absence)\b|\b(?:sick|vacation|pto) (?:policy|balances?|plan)\b|^quotas?$/,
    "other",
  ],
  [/\b(?:general ledger|gl (?:accounts?|distribution|summary))\b|^journal entr(?:y|ies)$/, "other"],
  [/\b(?:before ?tax|pre ?tax|after ?tax|post ?tax) (?:deductions?|benefits?|contributions?)\b/, "deduction"],
  [
    /\b(?:taxes|withholdings?) (?:and )?(?:other )?deductions\b|\bdeductions (?:and )?(?:taxes|withholdings?)\b/,
    "deduction",
  ],
  // Beside taxes, which their names tell, all else may be withheld from wages.
  [/^withheld from (?:\S+ )?(?:wages|pay|earnings)$/, "deduction"],
  [/\b(?:statutory|withholdings?|withheld|tax(?:es)?)\b/, "tax"],
  [
    /\b(?:deductions?|deducted|voluntary|benefits)\b|^(?:deds?(?: (?:bens?|descriptions?|types?|codes?))?|allotments|almts?|(?:what (?:we|was) )?taken (?:out|from your pay))$/,
    "deduction",
  ],
  [
    /\b(?:earnings|gross pay|wages|pays|compensation|additions to net|reimbursements)\b|^(?:total )?(?:payments|entitlements)$|^(?:other |non ?taxable )?additions$|^pay (?:type|code|item|description|detail)s?$|^(?:what )?you (?:have )?earned$|^money returned\b|^added to (?:the |your )?(?:check|net pay|pay)$/,
    "earning",
  ],
];

const ROLES: readonly [RegExp, ColumnRole][] = [
  [
    /\b(?:ytd|year to date|y t d|to date)\b.*\b(?:hours|hrs|units)\b|\b(?:hours|hrs|units)\b.*\b(?:ytd|year to date|to date)\b/,
    "ytd_hours",
  ],
  [/^(?:prior|previous|beginning|opening) (?:ytd|year to date)$/, "aside"],
  // What a plan costs over another time than the period that is paid.
  [/^(?:monthly|annual|yearly) (?:premiums?|costs?|elections?|pledges?|goals?)$/, "aside"],
  [
    /^(?:ytd|year to date) (?:taxable|subject)(?: (?:wages|gross|earnings))?$|^(?:taxable|subject)(?: (?:wages|gross|earnings))? (?:ytd|year to date)$/,
    "ytd_taxable_wages",
  ],
  [
    /^(?:employer|company|er)\b.*\b(?:ytd|year to date|to date)$|^(?:ytd|year to date) (?:employer|company|er)\b/,
    "employer_ytd",
  ],
  [
    /\b(?:ytd|year to date|y t d|total to date|to date|calendar)\b|^(?:cum|accum|cumulative|accumulated)(?: (?:amount|total))?$/,
    "ytd_amount",
  ],
  [
    /^(?:[mq]td|(?:month|quarter) to date)$|^excess(?: wages)?$|^(?:(?:loan|goal|remaining|current) )?balance(?: (?:due|remaining))?$|^(?:bill(?:ed|ing|able)?|invoiced?)(?: (?:rate|amount|amt|hours|hrs|total))?$|^total (?:bill|billed|invoiced?)$|^(?:admin(?:istrati(?:on|ve))?|service|management|peo) fees?$|^(?:gross )?margin$|^mark ?up$|^(?:prior|previous|last)(?: (?:period|pay|check|amount|run|payroll))?$|^(?:change|difference|variance)(?: amount)?$|^(?:miles|mileage)$|^(?:net|gross) sales$|^(?:pieces|pcs)(?: (?:made|paid|count))?$|^(?:(?:employee|head|check) ?)?count$|^(?:pct|percent(?:age)?)(?: of (?:pay|gross|wages))?$/,
    "aside",
  ],
  // Whoever pays it, a tax is due on wages: `State UI Employer Taxable Wages`.
  [/\S taxable wages$/, "taxable_wages"],
  [/\b(?:hours|hrs|units|qty)\b|^quantity$/, "hours"],
  [/\brate\b|^(?:pay|piece|hourly|unit) rt$|^(?:\$ )?per (?:hour|hr|unit)$/, "rate"],
  [
    /^total (?:ee|er|employee|employer|withheld|contributed)$|^(?:ee|er|employee|employer|company) total$/,
    "sum",
  ],
  [
    /\b(?:employer|emplr|empr|company|er)\b(?!.*\b(?:hours|pays|code|id|number|name)\b)|^(?:your )?(?:employer|company) pays(?: this (?:period|pay))?$/,
    "employer_amount",
  ],
  [
    /(?<!\b(?:non|not) )\b(?:taxable|txbl|taxbl)\b|^(?:applicable|subject|taxed) gross$|^(?:eligible|subject)(?: (?:amount|wages|earnings|pay|compensation))?$|^(?:tax )?bas(?:e|is)$|^(?:tax|wage) base$|\bdisposable (?:income|earnings|pay|wages)\b|(?<!\btotal )\bsubject wages\b|\bbased on\b|^(?:[a-z]{2} )?(?:federal|fit|state|sit|pit|local|social security|soc sec|ss|oasdi|medicare|med|fica|futa|suta|sui|ui|sdi) wages$|^gross federal wages(?: or distributions?)?$|^(?:federal )?wages tips(?: (?:and )?other(?: comp(?:ensation)?)?)?$/,
    "taxable_wages",
  ],
  [
    /^(?:employee|ee)(?: (?:pre ?tax|before ?tax|post ?tax|after ?tax))$|^(?:pre ?tax|before ?tax|post ?tax|after ?tax) (?:employee|ee)$|^(?:employee|ee)(?: (?:tax|taxes|amount|amt|current|curr?|this period|share|portion|deductions?|contributions?))?$|^you pay(?: this (?:period|pay))?$/,
    "employee_amount",
  ],
  [
    /^(?:amount|dollars|current|curr?|this (?:period|pay|payment|payroll|week|month)|current amount|pay period|period|amt|earnings|pay|this check)$|^amount (?:withheld|deducted|deposited|paid)$|^(?:payment|deposit(?:ed)?|distribution) am(?:oun)?t$|^(?:tax|pay|earnings?|wages?) am(?:oun)?t$/,
    "amount",
  ],
  [
    /^total(?: (?:current|amount|cost|expense|paid|premium|contributions?|due|tax|liability))?$|^(?:tax )?liability$/,
    "sum",
  ],
];

const TEXTS: readonly [RegExp, TextColumn][] = [
  [
    /^(?:home |work )?(?:dep(?:artmen)?t|division|location|(?:work|job) ?site|site|crew|plant|campus|ward|cost (?:cente?r|centre|ctr))$/,
    "department",
  ],
  [
    /^(?:(?:employee|empl?|ee|assoc(?:iate)?|file|person|personnel|badge|clock|payee|driver|worker|staff|works|payroll)(?: (?:county|state|district|company))? (?:id|#|number|no|nbr|num|code)|card id|id|file|file #|id ssn)$/,
    "id",
  ],
  [
    /^(?:employee|empl?|associate|ee|team member|staff|staff member|worker|crew member|participant|partner|payee|driver)(?: name)?$|^name(?: (?:and|last|first) .*)?$|^full name$/,
    "name",
  ],
  [
    /^(?:filing )?status$|^class$|^(?:coverage|election)(?: (?:level|tier|type|option))?$|^tier$|^(?:work |job |labou?r )?classification$|^(?:case|order|docket|policy|member|reference|loan) (?:#|number|no|num|id)$|^(?:work|purchase|job) order(?: (?:#|number|no|num|id))?$|^(?:case|docket)(?: (?:account|loan|order|reference))?(?: (?:#|number|no|num|id))?$/,
    "status",
  ],
  [/^(?:(?:(?:plan|benefit) )?(?:code|cd)|wt|wage type)$/, "code"],
  [
    /^(?:check|chk|ck|cheque|voucher|vchr|advice|payment|pmt|pymt|warrant)(?: (?:or )?(?:voucher|vchr|advice|adv|deposit|dep|dd))?(?: (?:#|number|no|nbr|num))$|^(?:check|chk|ck|cheque|payment|pmt|pymt|voucher|vchr|advice|warrant)$|^(?:check|chk|ck|cheque) (?:or )?(?:voucher|vchr|advice|adv|dd)$|^(?:reference|ref|(?:check|chk) (?:#|number|no)) date$|^type (?:#|number|no)$/,
    "payment",
  ],
  [/^(?:check|chk|cheque|pay|payment|pmt|pymt|deposit) date$/, "date"],
  [/^(?:bank )?account(?: (?:#|number|no))?$/, "account"],
  [/^(?:type|category|kind)$|^(?:category|line|item) (?:type|kind)$/, "kind"],
  [
    /^(?:pay|payment|pmt|pymt) method$|^(?:payment|pmt|pymt) type$|^method(?: of payment)?$|^how paid$|^paid (?:by|via|how)$/,
    "kind",
  ],
  [
    /^(?:pay )?(?:description|item)s?$|^descr?$|^(?:order|deduction|pay|earnings?|wage) (?:type|code|item|category)$/,
    "line",
  ],
];

const SUM_OVER_PEOPLE =
  /\b(?:company|grand|report|department|employee) tot(?:als?)?\b|^tax (?:liability )?recap$|^(?:company|client|division|department|dept|location|branch|site|store|region)\b.* recap$/;

/** `Regular Hours Pay` */
const PAY_FOR_HOURS = /\S (?:hours|hrs) (?:pay|amount|amt)$/;

/** Over a list of earnings: what each number is says its unit or its place. */
const HOURS_AND_PAY =
  /^(?:hours|hrs) (?:and|&) (?:earnings|pay|wages)$|^(?:earnings|pay|wages) (?:and|&) (?:hours|hrs)$/i;

/** What a report is called may say that it tells the year, too. */
const TITLE = /\S (?:register|journal|report|listing|statement)\b|\b(?:register|journal|report|listing) /;

/** What the lines of one cell are, by a heading that names both: `HRS / AMT`; null for others. */
export const stackedRoles: (text: string) => readonly ColumnRole[] | null = remember((text) => {
  const roles = text.split("/").map((word) => firstRule(ROLES, normalizeLabel(word)));
  return roles.length > 1 && roles.every(isOfTime) && roles.includes("amount") ? roles : null;
});

function isOfTime(role: ColumnRole | null): role is ColumnRole {
  return role === "hours" || role === "rate" || role === "amount";
}

/** What a text means as a heading over numbers; null where it means nothing of the kind. */
export const headingOf: (text: string) => Heading | null = remember(readHeading);

/** `Total gross $22,878.39, 7 employees` is a sentence. */
const HOLDS_AMOUNT = /\$ ?\d|\d,\d{3}\.\d\d/;

/** `Driver # D3992 Company Driver` says who somebody is, and `Withholding ID 52-884170` under which number taxes are paid. */
const HOLDS_ID = /# ?[A-Z]{0,3}\d{3,}|\b(?:id|no\.|number|account) [A-Z]{0,3}\d[\d-]{4,}/i;

/** What is paid for the period: `Employee per pay` beside what a plan costs in a month. */
const PER_PERIOD = / per (?:pay|pay ?(?:period|check|day)|check|period)$/;

/** What a statement is called heads no list of it: `Earnings Statement`, `Statement of Earnings and Deductions`. */
const STATEMENT = /^(?:earnings?|pay|payroll|wages?) statement$|^statement of (?:earnings|pay|wages)\b/i;

/** Which part of the pay is deferred: `%`, `Deferral %`. */
const OF_PAY =
  /^(?:(?:deferral|contribution|contrib\.?|election|elected|employee|employer|ee|er|match) ?)?(?:%|percent(?:age)?|pct\.?)(?: of (?:pay|gross))?$/i;

/** `$/Hr` over what a fund is paid for each hour. */
const FOR_AN_HOUR = /^\$ ?\/ ?(?:hr|hour)\.?$/i;

/** `Tax code 1257L` says what somebody may earn untaxed, and heads nothing. */
const TAX_CODE = /^tax code:? \S/i;

/** Whether a deduction is taken before taxes: no list of these. */
const TAXING = /^tax (?:status|treatment|basis)$/i;

/** A list of leave may say what it is counted in. */
const BALANCE_OF_TIME = /\bbalances? (?:in )?(?:hours|hrs|days)$/;

/** What a public body pays stands in a column beside the employee's part, or is a list of its own. */
const OF_PAYER = {
  role: "employer_amount",
  section: "employer_contribution",
  figure: null,
  text: null,
} as const;

/** What both sides pay of plans: columns tell whose part a figure is. */
const OF_BOTH_SIDES =
  /\b(?:deductions?|benefits?)\s*(?:and|&|,|\/)\s*(?:employer|company) (?:contributions?|costs?|benefits?|match(?:es)?)\b/i;

function readHeading(text: string): Heading | null {
  if (HOLDS_AMOUNT.test(text) || HOLDS_ID.test(text) || TAX_CODE.test(text)) return null;
  if (STATEMENT.test(text)) return null;
  if (OF_BOTH_SIDES.test(text)) return { role: null, section: "deduction", figure: null, text: null };
  if (TAXING.test(text)) return { role: null, section: null, figure: null, text: "status" };
  if (OF_PAY.test(text)) return { role: "aside", section: null, figure: null, text: null };
  if (FOR_AN_HOUR.test(text)) return { role: "rate", section: null, figure: null, text: null };
  if (namesPartOfPayer(text)) return OF_PAYER;
  const label = spelledOut(normalizeLabel(inFirstLanguage(text)).replace(PER_PERIOD, ""));
  if (SUM_OVER_PEOPLE.test(label) || isSumOverCompany(label)) return null;
  const found = HOURS_AND_PAY.test(text) ? null : firstRule(ROLES, label);
  const isLine = (found === "employer_amount" && namesEmployersLine(text)) || PAY_FOR_HOURS.test(label);
  const role = isLine || (found === "ytd_amount" && TITLE.test(label)) ? null : found;
  const named = firstRule(SECTIONS, label);
  // `Sick Leave` is paid, `Leave` is a balance, and so is `PTO Balance (Hours)`.
  const isPaid = named === "other" && (isLineLabel(text) || lineOfColumn(text) !== null);
  const isLeave = isPaid && !BALANCE_OF_TIME.test(label);
  const section = isLeave ? null : named;
  const figure = figureOfLabel(text);
  const column = firstRule(TEXTS, label) ?? namesInOne(text);
  if (role === null && section === null && figure === null && column === null) return null;
  return { role, section, figure, text: column };
}

/** The column of names where ids stand in it as well, and that of lines with their codes: `Emp ID / Employee`, `Code / Description`. */
function namesInOne(text: string): TextColumn | null {
  const columns = text.split("/").map((part) => firstRule(TEXTS, normalizeLabel(part)));
  if (columns.length !== 2) return null;
  if (columns.includes("id") && columns.includes("name")) return "name";
  return columns.includes("code") && columns.includes("line") ? "line" : null;
}

const OF_EMPLOYER =
  /\b(?:employer|company|er|match|contributions?|paid|cost|share|amount|benefits?|tax(?:es)?)\b/gi;

/** `Employer Contribution` heads the company's part of what a list is about, `Employer Medicare` is a line of its own. */
function namesEmployersLine(text: string): boolean {
  return sectionsOf(text.replace(OF_EMPLOYER, " ").trim()).length > 0;
}

const COLUMN_NAME =
  /^(?:hours|hrs|units|rate|amount|current|curr?|ytd|year to date|this period|taxable|earnings|deductions|taxes)$/;

/** Whether a text is the bare name of a column, which may stand right before another stack's figures. */
export function isColumnName(text: string): boolean {
  return COLUMN_NAME.test(normalizeLabel(text));
}

/** Whether a heading says nothing that any vocabulary knows. */
export function isUnknown(text: string): boolean {
  return /\p{L}{2}/u.test(text) && headingOf(text) === null && sectionsOf(text).length === 0;
}
