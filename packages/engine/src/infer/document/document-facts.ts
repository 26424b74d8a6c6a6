import { daysBetween, parseDate, parseDateRange } from "@paylift/canonical";
import { dateOfEitherOrder, periodOfEitherOrder } from "../../layout/date-order.ts";
import type { Line } from "../../layout/lines.ts";
import { matchTokens } from "../../interpret/match-tokens.ts";
import type { FactName, TextReading } from "../../interpret/reading.ts";
import { cellRowsOf, overlap, type Cell, type CellRow } from "../cells/cells.ts";
import { inferFormatType } from "./infer-format-type.ts";
import { agreedDay, agreedDays } from "./agreed-day.ts";
import { companyIdBefore, companyIdBelow } from "./company-id.ts";
import { companyCode } from "./company-code.ts";
import { companyOf, companyWithId } from "./company-name.ts";
import { compilePattern } from "../../variants/pattern.ts";

/** A day as it may stand behind a label: `Friday, July 10, 2026`, `(07/10/2026)`. */
const day = (name: string): string =>
  `\\(?(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\\s+)?(?<${name}>{date})`;
const START = day("period_start");
const END = day("period_end");
const TO = "(?:\\s*{dash}\\s*|\\s+(?:to|thru|through|ending|end date|end):?\\s+)";

/** The day of a payment, and not the first of a period or of a row of days. */
const ONE_DAY = `${day("pay_date")}(?!\\d|${TO}{date}|\\s+{date}\\s+{date})`;

/** The same words in another language: `Pay Date / Fecha de pago:`. */
const AGAIN = "(?: / [^:\\d]{3,24}(?=:))?";

const RULES: readonly string[] = [
  // Of a scan the dash between them may be lost.
  `(?:pay )?period(?: dates?)?${AGAIN}:?\\s+${START}(?:${TO}|\\s+)${END}`,
  `from:?\\s+${START},?${TO}${END}`,
  `(?:period start - end dates?|pay periods?)\\s+${START}${TO}${END}`,
  `(?:beginning|begin(?: date)?|start(?: date)?):?\\s+${START}${TO}${END}`,
  `(?:period (?:beginning|begin|start)(?: date)?|pay begin(?: date)?|begin(?:ning)? date|(?:period|process) start date):?\\s+${START}`,
  `(?:period (?:ending|end)(?: date)?|pay end(?: date)?|(?:pr )?end(?:ing)? date|(?:week|month|quarter) (?:ending|ended)|\\b(?:w/e|pp?/?e)|period ?ending ?:?):?\\s+${END}`,
  `(?:pay|check|cheque|payment) dates?(?: from)?:?\\s+${day("pay_date")}(?: - payroll \\d+)?${TO}\\k<pay_date>`,
  `(?:pay|payroll|check|cheque|chk|advice|payment|deposit|warrant|pay ?run) ?(?:date|day)s?${AGAIN}:?\\s+${ONE_DAY}`,
  `(?:process|issue) date${AGAIN}:?\\s+${ONE_DAY}`,
  `(?:pay|check|cheque|payment|deposit|advice|voucher|warrant)s? dated:?\\s+${day("pay_date")}`,
  `(?:checks|cheques|advices|vouchers) (?:of|for|on):?\\s+${ONE_DAY}`,
  `(?:check|chk|voucher|advice)(?: ?(?:#|no\\.?|number))?:?\\s+\\S+\\s+dated?:?\\s+${day("pay_date")}`,
  `period (?:ending|ended|end):?\\s+{date}\\s+date:?\\s+${day("pay_date")}`,
  `(?:date )?(?:paid|payable|of payment)(?: on| date)?:?\\s+${day("pay_date")}`,
  `payroll(?: details?| register| report)?(?: on| for| of)?:?\\s+${day("pay_date")}(?!${TO}{date})`,
  `(?<!\\b(?:pay|check|cheque|payment) dates?:?\\s+|[\\d/-])${START}${TO}${END}`,
  "(?:(?:run|payroll|pay ?run) (?:type|kind)(?:\\s*:)?|\\b(?:pay ?run|run|transaction):|\\bbatch:?\\s+\\S+\\s+type:)\\s+(?:\\d+\\s+(?:[-\u2013\u2014] )?)?(?<run_kind>regular|off[- ]cycle|correction|adjustment)\\b",
  "(?:^|\\t)(?:run|cycle)(?:\\s*:)?\\s+(?<run_kind>regular|off[- ]cycle|correction|adjustment)(?=\\t|$)",
  "\\b(?:payroll|pay ?run|batch) (?:#|no\\.? )?\\d[\\d-]* \\((?<run_kind>regular|off[- ]cycle|correction|adjustment)\\)",
  "(?:^|\\t|(?:weekly|monthly)(?:,|\\s+[|·])?\\s)(?<run_kind>regular|off[- ]cycle|correction|adjustment) (?:payroll|pay ?run|run|cycle)(?: (?:register|journal|report|details?))?(?=\\t|$)",
  "(?:^|\\t|\\s)off[- ]cycle:\\s+(?<run_kind>yes|no)\\b",
  "\\brun id:\\s+\\S+\\s+(?<run_kind>o(?:n|ff)[- ]cycle)(?=\\t|$)",
  // Where it is may stand close behind.
  "(?:^|\\t)company(?:\\s*:)?\\s+(?<company_id>\\d{3,8})(?=\\t|$|\\s+[A-Z][A-Za-z. ]+, [A-Z]{2} \\d{5})",
  "(?:^|\\t)pr (?:company|co)(?:\\s*:)?\\s+(?<company_id>\\d{1,8})(?=\\t|$)",
  "(?:^|\\t)company id:\\s+(?<company_id>[A-Z0-9]{2,10})(?=\\t|$)",
  "\\bcompany id:?\\s+(?<company_id>(?=\\S*\\d)[A-Z0-9-]{2,12})(?=\\t|$)",
  "\\b(?:company (?:code|no\\.?|number|#)|co\\.? code|client(?: (?:id|code|number|no\\.?|#))?|legal entity(?: (?:id|code|number|no\\.?|#))?(?=:?\\s+[A-Z]{0,3}\\d{2,}(?!\\S))|employer (?:code|account|acct)(?: (?:no\\.?|number|#))?)\\s*:?\\s+(?<company_id>(?=\\S*\\d)\\S+|(?!(?:pay|run|per|end|tax) )[A-Z0-9]{3}(?!\\S))",
  "\\b(?:fein|ein)\\s*:?\\s+(?<company_id>(?=\\S*\\d)(?!\\d{4,8}(?!\\S))\\S+)",
];

/** Capitals alone, where the words for them are in small letters: others name columns. */
const IN_CAPITALS: readonly string[] = [
  "\\b(?:[Cc]ompany|Co\\.?|[Cc]lient) [Cc]ode:?\\s+(?<company_id>[A-Z]{4,6})(?=\\t|$)",
];

/** The day of a payslip may have no other name, beside it or above. */
const BARE_DATE = compilePattern(`(?:^|\\t)date(?:\\s*:)?\\s+${day("pay_date")}`, "i");
/** Nobody is paid longer before or after the end of the period than this. */
const MOST_DAYS = 45;

/** Takes the first day under that name that can be the one on which the period is paid: reports have a day of printing, too. */
function bareDate(lines: readonly Line[], facts: Map<FactName, TextReading>): void {
  for (const { tokens, text } of lines) {
    const found = matchTokens(BARE_DATE, tokens, text)?.groups.get("pay_date");
    if (found === undefined || !canBePaidOn(found.text, facts)) continue;
    facts.set("pay_date", found);
    return;
  }
}

/** Whether a period, as far as the document tells it, can be paid on a day, in one order of all dates or in the other. */
function canBePaidOn(text: string, facts: ReadonlyMap<FactName, TextReading>): boolean {
  const [first, last] = [facts.get("period_start")?.text, facts.get("period_end")?.text];
  const whole = facts.get("period")?.text;
  return (["mdy", "dmy"] as const).some((order) => {
    const date = parseDate(text, { order });
    const period = whole === undefined ? null : parseDateRange(whole, { order });
    const start = first === undefined ? period?.start : parseDate(first, { order });
    const end = last === undefined ? period?.end : parseDate(last, { order });
    // What cannot be read in this order was printed in the other.
    if (date === null || start === null || end === null) return false;
    if (start !== undefined && date < start) return false;
    return end === undefined || Math.abs(daysBetween(end, date)) <= MOST_DAYS;
  });
}

const HEAD_LINES = 14;

/** Colons of forms stand in a column of their own: `Pay date      : 07/10/2026`. */
const compiled = [
  ...RULES.map((source) => compilePattern(source.replaceAll(":?\\s+", "(?:\\s*:)?\\s+"), "i")),
  ...IN_CAPITALS.map((source) => compilePattern(source)),
];

/** Facts about the document that stand beside words which everybody prints. */
export function inferFacts(lines: readonly Line[]): Map<FactName, TextReading> {
  const facts = new Map<FactName, TextReading>();
  const told = sampleOf(lines);
  for (const pattern of compiled) {
    for (const line of told) {
      const match = matchTokens(pattern, line.tokens, line.text);
      if (match === null) continue;
      const names = [...match.groups.keys()] as FactName[];
      if (names.some((name) => facts.has(name))) break;
      if (
        !names.every((name) => !isDateFact(name) || dateOfEitherOrder(match.groups.get(name)!.text) !== null)
      )
        continue;
      for (const name of names) facts.set(name, match.groups.get(name)!);
      break;
    }
  }
  stackedDates(lines, facts);
  if (!facts.has("period_end")) printedPeriod(lines, facts);
  if (inferFormatType(lines) === "tax_report") daysOfChecks(told, facts);
  if (!facts.has("pay_date") && inferFormatType(lines) === "pay_statement") {
    bareDate(told, facts);
    stackedDates(lines, facts, STACKED_BARE);
  }
  let cut: CellRow[] | null = null;
  // Most documents tell all days before their cells are asked for.
  const rows = (): readonly CellRow[] => (cut ??= cellRowsOf(told));
  agreedPeriod(rows, facts);
  const day = facts.has("pay_date") ? null : agreedDay(rows(), PAY_DAY);
  if (day !== null && canBePaidOn(day.text, facts)) facts.set("pay_date", day);
  companyWithId(lines, facts);
  const id = facts.has("company_id") ? null : companyIdBelow(lines);
  if (id !== null) facts.set("company_id", id);
  const company = facts.get("company_name") ?? companyOf(lines);
  if (company !== null) facts.set("company_name", company);
  const before =
    company === null || facts.has("company_id")
      ? null
      : (companyIdBefore(lines, company) ?? companyCode(lines, company));
  if (before !== null) facts.set("company_id", before);
  return facts;
}

const CHECK_DATES = compilePattern(`(?:check|pay) dates?(?: from)?(?:\\s*:)?\\s+${START}${TO}${END}`, "i");

/** Taxes are reported by when they were withheld: the days of the checks are the period. */
function daysOfChecks(lines: readonly Line[], facts: Map<FactName, TextReading>): void {
  if (facts.has("period") || facts.has("period_start") || facts.has("period_end")) return;
  for (const { tokens, text } of lines) {
    const days = matchTokens(CHECK_DATES, tokens, text)?.groups;
    if (days === undefined) continue;
    for (const name of ["period_start", "period_end"] as const) facts.set(name, days.get(name)!);
    return;
  }
}

/** Takes the days of the period below their names, which statements may have below a check: wherever they stand they are the same. */
function agreedPeriod(rows: () => readonly CellRow[], facts: Map<FactName, TextReading>): void {
  if (facts.has("period")) return;
  const days = facts.has("period_start") || facts.has("period_end") ? null : agreedDays(rows(), PERIOD);
  if (days !== null) {
    facts.set("period_start", days.start);
    facts.set("period_end", days.end);
  }
  for (const [names, fact] of STACKED) {
    const day = fact === "pay_date" || facts.has(fact) ? null : agreedDay(rows(), names);
    if (day !== null && (fact !== "period_start" || canBegin(day.text, facts))) facts.set(fact, day);
  }
}

/** Whether a period whose end is known, if it is, can begin on a day. */
function canBegin(text: string, facts: ReadonlyMap<FactName, TextReading>): boolean {
  const last = facts.get("period_end")?.text;
  if (last === undefined) return true;
  return (["mdy", "dmy"] as const).some((order) => {
    const [start, end] = [parseDate(text, { order }), parseDate(last, { order })];
    return start !== null && end !== null && start <= end && daysBetween(start, end) <= MOST_DAYS;
  });
}

/** So many pages of a long document are enough, and the last one: what is true of all of it stands on each page, or at an end. */
const PAGES = 12;

function sampleOf(lines: readonly Line[]): readonly Line[] {
  const [first, last] = [lines[0]?.page ?? 1, lines.at(-1)?.page ?? 1];
  if (last - first <= PAGES) return lines;
  return lines.filter(({ page }) => page < first + PAGES || page === last);
}

function isDateFact(name: FactName): boolean {
  return name === "period_start" || name === "period_end" || name === "pay_date";
}

const PAY_DAY =
  /^(?:\d+\. )?(?:(?:official )?(?:pay|check|payment|advice|deposit|process) ?(?:date|day)|date paid):?$/i;
const STACKED: readonly [RegExp, FactName][] = [
  [PAY_DAY, "pay_date"],
  [
    /^(?:\d+\. )?(?:(?:pay )?period (?:beginning|begin|start)|pay (?:begin|start))(?: date)?:?$/i,
    "period_start",
  ],
  [/^(?:\d+\. )?(?:(?:pay )?period (?:ending|end)|pay end)(?: date)?:?$/i, "period_end"],
];
const PERIOD = /^(?:\d+\. )?(?:pay |payroll )?period(?: dates?)?:?$/i;
const NEXT_ROWS = 3;
const DATE = compilePattern("^{date}$");

/** The day of a payslip, below no other name but how it is written: `Date (YYYY-MM-DD)`. */
const STACKED_BARE: typeof STACKED = [[/^date(?: \([^()]*\))?:?$/i, "pay_date"]];

/** Dates that stand below the words that name them, which may take two lines. */
function stackedDates(lines: readonly Line[], facts: Map<FactName, TextReading>, names = STACKED): void {
  const rows = cellRowsOf(lines.filter(({ page }) => page === lines[0]?.page).slice(0, HEAD_LINES));
  rows.forEach(({ cells }, i) => {
    for (const cell of cells) {
      // Lines of other columns may stand between.
      const below = rows
        .slice(i + 1, i + 1 + NEXT_ROWS)
        .flatMap((row) => row.cells.find((other) => overlap(cell, other) > 0) ?? []);
      const [own, ...rest] = below;
      if (own === undefined) continue;
      stackedPeriod(cell.text, below, facts);
      stackedRunKind(cell, own, facts);
      stackedDate(names, cell.text, below, facts);
      stackedDate(names, `${cell.text} ${own.text}`, rest, facts);
    }
  });
}

/** `WEEK BEGINNING / WEEK ENDING` over two days. */
const BOTH = /\b(?:beginning|begin|start|from)\b.*\b(?:ending|end|to|thru|through)\b/i;
const TWO_DAYS = 2;

/** Two days right below the names of the first and the last day of a period. */
function stackedPeriod(label: string, [days]: readonly Cell[], facts: Map<FactName, TextReading>): void {
  if (!BOTH.test(label) || days === undefined || facts.has("period_start") || facts.has("period_end")) return;
  const dates = days.tokens.filter(({ plain }) => DATE.test(plain));
  const [start, end] = dates;
  if (dates.length !== TWO_DAYS) return;
  facts.set("period_start", { text: start!.plain, tokens: [start!] });
  facts.set("period_end", { text: end!.plain, tokens: [end!] });
}

const RUN_TYPE = /^(?:(?:run|payroll|pay ?run) (?:type|kind)|(?:pay ?)?run)$/i;
const RUN_KIND = /^(?:regular|off[- ]cycle|correction|adjustment)$/i;

/** What kind of run is paid, right below the words for it. */
function stackedRunKind(label: Cell, kind: Cell, facts: Map<FactName, TextReading>): void {
  if (!RUN_TYPE.test(label.text) || !RUN_KIND.test(kind.text) || facts.has("run_kind")) return;
  facts.set("run_kind", { text: kind.text, tokens: kind.tokens });
}

/** The day right below its name. In a column of days each is a check's, unless they are one. */
function stackedDate(
  names: typeof STACKED,
  label: string,
  [day, next]: readonly Cell[],
  facts: Map<FactName, TextReading>,
): void {
  const name = names.find(([pattern]) => pattern.test(label))?.[1];
  if (name === undefined || facts.has(name) || day === undefined || !DATE.test(day.text)) return;
  if (next === undefined || !DATE.test(next.text) || next.text === day.text)
    facts.set(name, { text: day.text, tokens: day.tokens });
}

const PERIOD_WORDS =
  /^(?:(?:pay|salary) ?slip )?(?:from|for|pay period|payroll period|period|(?:work|pay|contribution) month)(?: the)?(?: period| month(?: of)?)?:?\s+/i;
/** Phrases of a line, and of a phrase that signs part, as the month behind a title: `Payroll Ledger - September 2026`. */
const PARTS = /\t| [|\u2022\u00B7] | [-\u2013\u2014] (?=\p{Lu}\p{Ll}{2,8} \d{4}$)/u;
const PERIOD_END = /\s+(?:for all|[-\u2013\u2014] paid)\b.*$/i;

/** A period as one phrase: `November 16 - 30, 2025`, `From Mar 31, 2025 to Apr 13, 2025 for all employees`. */
function printedPeriod(lines: readonly Line[], facts: Map<FactName, TextReading>): void {
  const head = lines.filter(({ page }) => page === lines[0]?.page).slice(0, HEAD_LINES);
  for (const { text, tokens } of head) {
    const found =
      periodIn(text.replaceAll("\t", " ")) ??
      text
        .split(PARTS)
        .map(periodIn)
        .find((period) => period !== null);
    if (found == null) continue;
    facts.set("period", { text: found, tokens });
    return;
  }
}

/** A phrase that is a period, without the words before and behind it; null for others. */
function periodIn(phrase: string): string | null {
  const words = phrase.replace(PERIOD_WORDS, "").replace(PERIOD_END, "");
  return words.length > 60 || periodOfEitherOrder(words) === null ? null : words;
}
