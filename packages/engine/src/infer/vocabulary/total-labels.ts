import { inFirstLanguage, nameKey, normalizeLabel, remember } from "@paylift/canonical";
import type { RecordScope } from "../../variants/variant-schema.ts";
import { figureOfLabel } from "./figure-labels.ts";
import { headingOf } from "./headings.ts";
import { isLineLabel } from "./line-labels.ts";

const TOTAL = /\b(?:sub)?tot(?:als?)?\b|^(?:gesamt)?summen?$/;

const SUBTOTAL =
  /^(?:pre ?tax|post ?tax|after ?tax|before ?tax) deductions(?: contributions)?$|^adjusted gross\b|^total\b.*\bfrom\b|^total additions/;

/** Sums over a part of a section, which no figure of a person stands for. */
export const isSubtotal = remember((text) => SUBTOTAL.test(normalizeLabel(text)));

const PERIOD_ROW =
  /^(?:curr?(?:ent)?|this (?:period|check|payroll|pay(?: (?:period|date|day|check))?|week|month)|current period)$/;
const YEAR_ROW = /^(?:ytd|y t d|year to date)$/;
/** Months and quarters end within the year; like it they are more than the period. */
const LONGER_ROW = /^(?:[mq]td|(?:month|quarter) to date)$/;

const EMPLOYERS_ROW = /^(?:employer|er|company)(?: (?:cost|share|portion|part|paid|match|contributions?))?$/;

/** Whether a row below a person's has what the company pays beside it. */
export const isEmployersRow = remember((text) => EMPLOYERS_ROW.test(normalizeLabel(text)));

const HOURS_ROW = /^(?:hours|hrs)$/;
const RATE_ROW = /^(?:(?:pay|hourly|contribution) )?rates?(?: per hour)?$/;
const PAY_ROW = /^(?:pay|amount|amt|dollars|earnings|wages)$/;

/** What the label of a person's row says its numbers are: hours, their rates, or the pay for them; null for others. */
export const measureOfRow: (text: string) => "hours" | "rate" | "amount" | null = remember((text) => {
  const label = normalizeLabel(text);
  if (HOURS_ROW.test(label)) return "hours";
  if (RATE_ROW.test(label)) return "rate";
  return PAY_ROW.test(label) ? "amount" : null;
});

/** What a row of sums is of: the period, the year to date, or a month or quarter to date. */
export type PeriodOfRow = "current" | "ytd" | "longer";

/** The period that the label of a row names; null for others. */
export const periodOfRow: (text: string) => PeriodOfRow | null = remember(readPeriod);

/** Sums that are carried over pages are no more of the output than those of a month. */
const FORWARD_ROW =
  /^(?:(?:totals? |balance )?(?:carried|brought) forward|balance forward|(?:amt|amount|cr|credit) (?:fwd|forward))$/;

function readPeriod(text: string): PeriodOfRow | null {
  const label = normalizeLabel(inFirstLanguage(text));
  if (FORWARD_ROW.test(label)) return "longer";
  if (YEAR_ROW.test(label)) return "ytd";
  if (LONGER_ROW.test(label)) return "longer";
  return PERIOD_ROW.test(label) ? "current" : null;
}

const OF_YEAR = /^\S.* (?:ytd|year to date|to date|this year|td)$|^(?:ytd|year to date) \S/;

/** The name of a line without the words for the year beside it: `Pension TD`, `YTD Pension`. */
export function withoutYear(text: string): string {
  return text.replace(/ (?:ytd|year[ -]to[ -]date|to date|td)$|^(?:ytd|year[ -]to[ -]date) (?=\S)/i, "");
}

/** Whether a label names a figure of the year to date: `Tax Paid YTD`. */
export const isOfYear = remember((text) => OF_YEAR.test(normalizeLabel(inFirstLanguage(text))));

const EVERYBODY =
  /^all (?:\d+ )?(?:employees|staff|people|members|departments|locations|plans)(?: \d+ (?:employees|people|members))?$/;

/** `Total (12)` */
const COUNT = / \(\d+\)/;

/** What an invoice asks for. */
const DUE = /\b(?:amount|balance|invoice) due$/;

const RECAP =
  /^(?:summary of|recap|tax (?:liability )?recap$|(?:payroll|company|report|plan|benefits?|quarter(?:ly)?|month(?:ly)?|year(?:ly)?) (?:summary|recap)$)/;

/** `Totals This Period` heads a part of a statement. */
const OF_PERIOD = /^totals? (?:this|current) (?:period|check|pay)$/;

/** What the company pays for somebody, and no sum over people. */
const COMPANYS_PART = /^total company (?:contributions?|benefits?|taxes|share|match)$/;

/** Whether a label names a sum, and over whom. */
/** `Company 220 Recap`, `Division A - Civil Recap` */
const RECAP_OF_COMPANY = /^(?:company|client|report) \S+ recap$/;
const RECAP_OF_PART =
  /^(?:division|department|dept|location|cost cent(?:er|re)|branch|site|store|region)\b.* recap$/;

export const totalScope: (text: string) => RecordScope | "section" | null = remember(readScope);

function readScope(text: string): RecordScope | "section" | null {
  const label = normalizeLabel(text.replace(COUNT, ""));
  if (RECAP.test(label) || RECAP_OF_COMPANY.test(label)) return "company";
  if (RECAP_OF_PART.test(label)) return "department";
  if (EVERYBODY.test(label)) return "company";
  if (!TOTAL.test(label) || OF_PERIOD.test(label) || DUE.test(label)) return null;
  if (COMPANYS_PART.test(label)) return "section";
  const rest = withoutSum(label);
  if (
    /\b(?:company|firm|grand|report|client(?! [a-z])|batch|payroll(?! (?:services?|office|department|dept|staff|team))|organization|period|register|journal|run|warrant|summary|all employees)\b/.test(
      rest,
    )
  )
    return isLineOfSeveralWords(rest) ? "department" : "company";
  // Departments are called after several of a kind, as `Drivers`.
  if (/^(?:(?:employee|empl?|ee|associate|person)s?|(?:team |staff )?member)$/.test(rest)) return "employee";
  if (/^(?:check|chk)\b/.test(rest)) return "check";
  if (rest === "") return "section";
  if (/^department\s+\S/.test(rest)) return "department";
  const heading = headingOf(rest);
  if (heading !== null && heading.text === null) return "section";
  // Short for a figure, and no department: `Tot Ent`.
  if (figureOfLabel(text) !== null) return "section";
  return "department";
}

const OF_SUM =
  /\b\d+ (?:employee|person|people|check)s?\b|\b(?:sub)?tot(?:als?)?\b|^(?:gesamt)?summen?$|\bfor\b|\bthe\b|\bby agency\b|\brecap$|\band (?:employee |head ?)count\b/g;

/** A normalised label without what says that it is a sum, and over how many. */
function withoutSum(label: string): string {
  return label.replace(OF_SUM, " ").trim();
}

/** What a sum over a group of people is called after, normalised: `Total for 300 - Sales`, `Sales Total (12)`. */
export function groupOfSum(text: string): string {
  return withoutSum(normalizeLabel(text.replace(COUNT, "")));
}

const SUM_WORDS = /\b(?:sub)?tot(?:als?)?\b(?: (?:for|of)\b)?/i;

/** Whether a sum is called after somebody, perhaps by their surname alone: `Total for Doe, Jane`, `Total Doe`. */
export function namesSumOf(text: string, name: string): boolean {
  const called = nameKey(text.replace(SUM_WORDS, " ").replace(/[:*]/g, " ").trim());
  const [surname] = name.split(",");
  return called === nameKey(name) || (name.includes(",") && called === nameKey(surname!));
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
