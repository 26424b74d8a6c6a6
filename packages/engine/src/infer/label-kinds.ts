import { classifyLabel, classifyTax, normalizeLabel, remember } from "@paylift/canonical";
import type { FigureName, LineSection, RecordScope } from "../variants/variant-schema.ts";

/** What the heading of a column can say of the numbers below it. */
export type ColumnRole =
  | "hours"
  | "rate"
  | "amount"
  | "employee_amount"
  | "employer_amount"
  | "taxable_wages"
  | "ytd_amount"
  | "sum";

/** What the texts of a column say of a person. */
export type TextColumn = "name" | "id" | "department" | "status" | "code" | "kind";

export interface Heading {
  text: TextColumn | null;
  role: ColumnRole | null;
  section: LineSection | "net" | "other" | null;
  figure: FigureName | null;
}

const SECTIONS: readonly [RegExp, LineSection | "net" | "other"][] = [
  [/\b(?:employer|company|er)\b.*\btax(?:es)?\b/, "employer_tax"],
  [
    /\b(?:employer|company|er)\b.*\b(?:contributions?|paid|benefits|match)\b|^other benefits and/,
    "employer_contribution",
  ],
  [
    /\bnet pay (?:allocations?|distribution)\b|\bpayment (?:information|distribution)\b|^direct deposits?$/,
    "net",
  ],
  [/\b(?:time off|leave|accruals?|absence)\b|\b(?:sick|vacation|pto) (?:policy|balances?|plan)\b/, "other"],
  [/\b(?:statutory|withholdings?|withheld|tax(?:es)?)\b/, "tax"],
  [/\b(?:deductions?|voluntary|benefits)\b/, "deduction"],
  [/\b(?:earnings|gross pay|wages|pays|compensation|additions to net)\b|^payments$/, "earning"],
];

const ROLES: readonly [RegExp, ColumnRole][] = [
  [/\b(?:ytd|year to date|y t d|total to date|to date|calendar)\b/, "ytd_amount"],
  [/\b(?:hours|hrs|units|qty)\b/, "hours"],
  [/\brate\b/, "rate"],
  [/\b(?:employer|company|er)\b(?!.*\bhours\b)/, "employer_amount"],
  [/\btaxable\b|\bsubject wages\b|\bbased on\b/, "taxable_wages"],
  [/^(?:employee|ee)(?: (?:tax|taxes|amount|deductions?|contributions?))?$/, "employee_amount"],
  [/^(?:amount|current|this period|current amount|period|amt|earnings|pay|this check)$/, "amount"],
  [/^total(?: (?:amount|cost|premium|contributions?))?$/, "sum"],
];

const TEXTS: readonly [RegExp, TextColumn][] = [
  [/^(?:home )?(?:dep(?:artmen)?t|division|location|cost center)$/, "department"],
  [/^(?:(?:employee|emp|ee|associate|file|person) (?:id|#|number|no|num)|id|file|file #)$/, "id"],
  [/^(?:employee|emp|associate|ee)(?: name)?$|^name$/, "name"],
  [/^(?:filing )?status$/, "status"],
  [/^code$/, "code"],
  [/^(?:type|category|kind)$/, "kind"],
];

const FIGURES: readonly [RegExp, FigureName][] = [
  [/^(?:total )?employ(?:er|ee) cost$|\btotal (?:employer|payroll) cost\b|^company cost$/, "employer_cost"],
  [/^(?:total )?(?:employer|company) taxes$/, "total_employer_taxes"],
  [/^(?:total )?(?:(?:employer|company) )?contributions$/, "total_employer_contributions"],
  [/^(?:total )?reimbursements$|^total reimb/, "total_reimbursements"],
  [
    /^(?:total )?(?:employee )?taxes(?: withheld)?$|^total (?:tax|taxes|withholdings?|statutory)\b/,
    "total_taxes",
  ],
  [/^(?:total )?(?:pretax|before tax|beforetax) deductions$/, "pretax_deductions"],
  [/^(?:total )?(?:posttax|aftertax|after tax) deductions$/, "posttax_deductions"],
  [/^(?:total )?(?:employee |voluntary )?deductions$|^total (?:voluntary|deductions)\b/, "total_deductions"],
  [/^(?:total |employee )?net(?: pay| amount)?$|^total net\b|^take home/, "net_pay"],
  [
    /^(?:total )?gross(?: pay| earnings| wages)?$|^total wages$|^total pay$|^total gross\b|^gross(?: pay)? excl/,
    "gross_pay",
  ],
];

const SUM_OVER_PEOPLE = /\b(?:company|grand|report|department|employee) tot(?:als?)?\b/;

/** What a text means as a heading over numbers; null where it means nothing of the kind. */
export const headingOf: (text: string) => Heading | null = remember(readHeading);

function readHeading(text: string): Heading | null {
  const label = normalizeLabel(text);
  if (SUM_OVER_PEOPLE.test(label)) return null;
  const found = first(ROLES, label);
  const role = found === "employer_amount" && namesEmployersLine(text) ? null : found;
  const named = first(SECTIONS, label);
  // `Sick Leave` is paid, `Leave` is a balance.
  const section = named === "other" && isLineLabel(text) ? null : named;
  const figure = figureOfLabel(text);
  const column = first(TEXTS, label);
  if (role === null && section === null && figure === null && column === null) return null;
  return { role, section, figure, text: column };
}

const OF_EMPLOYER =
  /\b(?:employer|company|er|match|contributions?|paid|cost|share|amount|benefits?|tax(?:es)?)\b/gi;

/** `Employer Contribution` heads the company's part of what a list is about, `Employer Medicare` is a line of its own. */
function namesEmployersLine(text: string): boolean {
  return sectionsOf(text.replace(OF_EMPLOYER, " ").trim()).length > 0;
}

const COLUMN_NAME =
  /^(?:hours|hrs|units|rate|amount|current|ytd|year to date|this period|taxable|earnings|deductions|taxes)$/;

/** Whether a text is the bare name of a column, which may stand right before another stack's figures. */
export function isColumnName(text: string): boolean {
  return COLUMN_NAME.test(normalizeLabel(text));
}

const SECTION_WORDS: readonly [RegExp, LineSection][] = [
  [/^(?:employer|company|er) tax(?:es)?$/, "employer_tax"],
  [/^(?:employer|company|er) (?:contribution|benefit|match|cost)s?$/, "employer_contribution"],
  [/^(?:(?:employee|ee) )?(?:tax(?:es)?|withholdings?)(?: withheld)?$/, "tax"],
  [
    /^(?:(?:employee|ee|voluntary|pretax|posttax|aftertax|before tax) )?(?:deduction|benefit)s?$/,
    "deduction",
  ],
  [/^(?:(?:gross|employee|ee) )?earnings?$/, "earning"],
];

/** The section that a text names and says nothing else of: `Employee Taxes`, `Deduction`. */
export const sectionWord: (text: string) => LineSection | null = remember((text) =>
  first(SECTION_WORDS, normalizeLabel(text)),
);

/** The figure that a label names as a whole: gross, net, or the sum of a section. */
export const figureOfLabel: (text: string) => FigureName | null = remember(readFigure);

function readFigure(text: string): FigureName | null {
  return first(FIGURES, normalizeLabel(text));
}

function first<T>(rules: readonly [RegExp, T][], label: string): T | null {
  return rules.find(([pattern]) => pattern.test(label))?.[1] ?? null;
}

const FIGURE_OF_SECTION: Partial<Record<LineSection, FigureName>> = {
  earning: "gross_pay",
  tax: "total_taxes",
  deduction: "total_deductions",
  employer_tax: "total_employer_taxes",
  employer_contribution: "total_employer_contributions",
};

/** The printed sum of a section. */
export function sumOfSection(section: LineSection): FigureName {
  return FIGURE_OF_SECTION[section]!;
}

const TOTAL = /\b(?:sub)?tot(?:als?)?\b/;

const SUBTOTAL =
  /^(?:pre ?tax|post ?tax|after ?tax|before ?tax) deductions(?: contributions)?$|^adjusted gross\b|^total\b.*\bfrom\b|^total additions/;

/** Sums over a part of a section, which no figure of a person stands for. */
export const isSubtotal = remember((text) => SUBTOTAL.test(normalizeLabel(text)));

const PERIOD_ROW = /^(?:current|this period|current period|ytd|year to date)$/;

/** The label of a row of sums for the period, or of the year to date; null for others. */
export const periodOfRow: (text: string) => "current" | "ytd" | null = remember(readPeriod);

function readPeriod(text: string): "current" | "ytd" | null {
  const label = normalizeLabel(text);
  if (!PERIOD_ROW.test(label)) return null;
  return label === "ytd" || label === "year to date" ? "ytd" : "current";
}

const RECAP = /^(?:summary of|recap|payroll (?:summary|recap)$)/;

/** Whether a label names a sum, and over whom. */
export const totalScope: (text: string) => RecordScope | "section" | null = remember(readScope);

function readScope(text: string): RecordScope | "section" | null {
  const label = normalizeLabel(text);
  if (RECAP.test(label)) return "company";
  if (!TOTAL.test(label)) return null;
  const rest = label.replace(/\b(?:sub)?tot(?:als?)?\b|\bfor\b|\bthe\b|\bby agency\b/g, " ").trim();
  if (/\b(?:company|grand|report|client|batch|payroll|organization|period|all employees)\b/.test(rest))
    return isLineOfSeveralWords(rest) ? "department" : "company";
  if (/^(?:employee|emp|ee|associate|person)s?$/.test(rest)) return "employee";
  if (/^(?:check|chk)\b/.test(rest)) return "check";
  if (rest === "") return "section";
  const heading = headingOf(rest);
  if (heading !== null && heading.text === null) return "section";
  return "department";
}

/** `Total Payroll Advance` is the sum of a line. */
function isLineOfSeveralWords(text: string): boolean {
  return text.includes(" ") && isLineLabel(text);
}

const EMPLOYER = /^employer (?:liabilit|taxes|costs?|summary)/;

/** Whether a line at the edge of the names begins what the company pays beside the pay. */
export function beginsEmployerPart(text: string): boolean {
  return EMPLOYER.test(normalizeLabel(text));
}

/** A label that the printed number of employees stands beside. */
export const COUNT_LABEL = /(?:^|\b(?:total|number of) )(?:employees|employee count)\b[^:]*:?$/i;

const COUNT =
  /^(?:total )?(?:employees|persons?|people|number of employees|employee count):? +(?<after>\d[\d,]*)$|(?:^|\()(?<before>\d[\d,]*) (?:employees?|person\(s\)|persons?|people|employee\(s\))\)?$/i;

/** The printed number of employees; null where a text is none. */
export function employeeCountOf(text: string): number | null {
  const found = COUNT.exec(text)?.groups;
  const digits = found?.["after"] ?? found?.["before"];
  return digits === undefined ? null : Number(digits.replaceAll(",", ""));
}

/** A deposit or check that pays the net pay out, and whether the label carries its number. */
const PAYMENT =
  /^(?:net )?(?:direct dep(?:osit)?|dir dep|check(?:ing)?|chkg?|savings?|savg?|voucher|vchr|pay ?card|ach|deposit)\b/;

export const isPayment: (text: string) => boolean = remember(namesPayment);

function namesPayment(text: string): boolean {
  const label = normalizeLabel(text);
  return PAYMENT.test(label) || classifyLabel(text).some(({ kind }) => kind === "payment");
}

/** Whether what is paid out is called what the net pay is called: `Net Check`. */
export const namesNetPay = remember((text) =>
  classifyLabel(text).some(({ kind, type }) => kind === "total" && type === "net_pay"),
);

/** Labels of a person that are followed by a number which is no pay of the period. */
const PERSONAL =
  /\b(?:rate|salary|annual|status|exemptions?|allowances?|ssn|hourly|vac|sick|balance|available|accrued)\b/;

const NO_PAY = /\btaxable (?:wages|gross|income|earnings)\b|\bfederal wages\b/;

/** A sentence about wages that are no line of pay. */
export const isRemark = remember((text) => NO_PAY.test(normalizeLabel(text)));

const OWN_RATE = /^(?:pay |hourly |annual )?(?:rate|salary)$/;

export function isPersonal(text: string): boolean {
  const label = normalizeLabel(text);
  return text.endsWith(":") ? PERSONAL.test(label) : OWN_RATE.test(label);
}

/** Whether a text is the name of a line of pay and of nothing else. */
export const isLineLabel: (text: string) => boolean = remember(namesLine);

function namesLine(text: string): boolean {
  const readings = classifyLabel(text);
  return readings.length > 0 && readings.every(({ kind }) => LINES.has(kind));
}

const LINES: ReadonlySet<string> = new Set([
  "earning",
  "deduction",
  "tax",
  "employer_tax",
  "employer_contribution",
  "memo",
]);

/** The sections in which the vocabulary knows a label. What is called a tax, or names a state that has one, is no other line. */
export const sectionsOf: (text: string) => readonly LineSection[] = remember(readSections);

function readSections(text: string): LineSection[] {
  const known = classifyLabel(text).flatMap(({ kind }) =>
    kind === "earning" ||
    kind === "deduction" ||
    kind === "tax" ||
    kind === "employer_tax" ||
    kind === "employer_contribution"
      ? [kind]
      : [],
  );
  return known.length > 1 && known.includes("tax") && isSurelyTax(text)
    ? known.filter((section) => section === "tax" || section === "employer_tax")
    : known;
}

function isSurelyTax(text: string): boolean {
  return (
    /\btax\b/i.test(text) || classifyTax(text, { section: "tax" }).jurisdiction?.startsWith("US-") === true
  );
}
