import { daysBetween, parseDateRange } from "@paylift/canonical";
import { dateOfEitherOrder } from "../../layout/date-order.ts";
import type { FactName, TextReading } from "../../interpret/reading.ts";
import type { PageGraph } from "../page-graph/page-graph.ts";
import type { Company } from "./company.ts";
import type { PrintedDate } from "./printed-dates.ts";
import { runKindOf } from "./run-kind.ts";

type DayFact = "period_start" | "period_end" | "pay_date";

const PAID_ON =
  /\b(?:pay(?:roll)?|paid|check|cheque|chk|payment|deposit|advice|voucher|warrant|issue|process) ?(?:date|day)s?\b|\bdate (?:paid|of payment|payable)\b|\b(?:paid|payable|dated)(?: on)?:?$|^(?:checks?|advices?|deposits?) (?:of|on|dated):?$|\b(?:credit|value|transfer) date\b|^pay ?(?:stub|slip) (?:for|of)$|\bdate de (?:versement|paiement)\b|\bpaiement le$|\bfecha de (?:pago|abono)\b|\b(?:pagado|pagada)\b|\bpaid \/|\b(?:zahl|auszahlungs)tag\b|\b(?:check|cheque|advice|voucher|deposit) (?:no\.? |number |# ?)?[A-Z]{0,4}-?\d{3,}(?: on)?$/i;
const BEGINS = /\b(?:beg|begin(?:s|ning)?|start(?:s|ing)?|from|ppb)\b/i;
/** Before a number the end of it is meant, as of an account: `ending 4914`. */
const ENDS = /\b(?:end(?:s|ing|ed)?(?! (?:in )?[#*x\u2022.]*\d{3,4}\b)|thru|through)\b|\b[wp]\/e\b|\bppe\b/i;
const PERIOD =
  /\bperiods?\b|\bp\u00e9riode\b|\bperiodo\b|zeitraum\b|\bfrom\b|\bfor\b|\bdates?\b|\bquarter\b|\bweek\b|\bmonth\b/i;
const OF_REPORT =
  /\b(?:run|print(?:ed)?|report(?:ed)?|created|generated|as of|hire[d]?|birth|prepared|due|filed|effective)\b/i;

/** `Date` alone, on a check or below the number of one, is that of the check. */
const ALONE = /^dated?:?$/i;
const NUMBERED = /\b(?:check|cheque|advice|voucher|deposit) (?:no\b|number|#)/i;

/** Bits that words before a day give to what it is; a period by its form says a little of itself. */
const SAID = 4;
const FORM = 2;
/** A day of the document stands for so many of all days that are called the same. */
const AGREED = 0.5;
/** Nobody is paid longer before or after the end of the period than this, and no period is longer. */
const MOST_DAYS = 45;
const MOST_DAYS_OF_PERIOD = 370;

/** What a day is, by the words beside it. */
interface Said {
  fact: DayFact;
  date: PrintedDate;
  bits: number;
}

interface Candidate {
  reading: TextReading;
  bits: number;
}

/** Facts of the document that stand beside words for them, with its days. What is not found is not in it. */
export function factsOf(
  graph: PageGraph,
  dates: readonly PrintedDate[],
  company: Company,
): Map<FactName, TextReading> {
  const candidates = new Map<DayFact, Candidate[]>();
  const say = ({ fact, date, bits }: Said): void => {
    const known = candidates.get(fact) ?? [];
    candidates.set(fact, known);
    const same = known.find(
      ({ reading }) => dateOfEitherOrder(reading.text) === dateOfEitherOrder(date.text),
    );
    if (same === undefined) known.push({ reading: { text: date.text, tokens: [...date.tokens] }, bits });
    else same.bits += bits;
  };
  const ends = new Set(dates.flatMap(({ until }) => until ?? []));
  for (const date of dates) {
    if (ends.has(date) || [...ends].some((end) => end.tokens[0] === date.tokens[0])) continue;
    saidOf(date).forEach(say);
  }
  const facts = withWholePeriod(chosen(candidates), graph);
  const kind = runKindOf(graph);
  if (kind !== null) facts.set("run_kind", kind);
  if (company.name !== null && company.isNamed) facts.set("company_name", company.name);
  return facts;
}

/** The days on which somebody is paid, as words beside them say. */
export function payDaysOf(dates: readonly PrintedDate[]): PrintedDate[] {
  return dates.filter((date) => saidOf(date).some(({ fact }) => fact === "pay_date"));
}

function saidOf(date: PrintedDate): Said[] {
  const { words, above, until, ofCheck } = date;
  if (OF_REPORT.test(words)) return [];
  if (until !== null) {
    // Days on which checks were written are no period. From a day to the same day is that day.
    if (PAID_ON.test(words) && !/\bperiod\b/i.test(words)) {
      const day = { ...date, tokens: [...date.tokens, ...until.tokens] };
      return until.text === date.text ? [{ fact: "pay_date", date: day, bits: SAID }] : [];
    }
    const bits = PERIOD.test(words) || PERIOD.test(above) ? SAID : FORM;
    return [
      { fact: "period_start", date, bits },
      { fact: "period_end", date: until, bits },
    ];
  }
  const isOfCheck = ALONE.test(words) && (ofCheck || NUMBERED.test(above));
  if (isOfCheck || (PAID_ON.test(words) && !ENDS.test(words) && !BEGINS.test(words)))
    return [{ fact: "pay_date", date, bits: SAID }];
  if (ENDS.test(words)) return [{ fact: "period_end", date, bits: SAID }];
  // `Check Dates From: 9/11/2026`: from a day on which checks are written no period begins.
  const isOfPeriod = BEGINS.test(words) && !PAID_ON.test(words) && !/\b(?:employ|job|hire)/i.test(words);
  return isOfPeriod ? [{ fact: "period_start", date, bits: SAID }] : [];
}

/** The days that most agree on, as far as they can be of one period. */
function chosen(candidates: ReadonlyMap<DayFact, readonly Candidate[]>): Map<FactName, TextReading> {
  const facts = new Map<FactName, TextReading>();
  for (const fact of ["period_end", "period_start", "pay_date"] as const) {
    const known = candidates.get(fact) ?? [];
    const all = known.reduce((sum, { bits }) => sum + bits, 0);
    const best = [...known].sort((a, b) => b.bits - a.bits)[0];
    if (best !== undefined && best.bits >= AGREED * all && fits(fact, best.reading, facts))
      facts.set(fact, best.reading);
  }
  return facts;
}

/** Facts with the period that a phrase names as a whole, where another tells its last day alone: `Quarter ended 09/30/2025`, `Quarter 3 of 2025`. */
function withWholePeriod(
  facts: Map<FactName, TextReading>,
  { spans }: PageGraph,
): Map<FactName, TextReading> {
  const end = facts.get("period_end");
  if (end === undefined || facts.has("period_start")) return facts;
  const last = dateOfEitherOrder(end.text);
  const whole = spans.find(({ figure, text }) => figure === null && parseDateRange(text)?.end === last);
  if (whole === undefined) return facts;
  facts.delete("period_end");
  return facts.set("period", { text: whole.text, tokens: [...whole.tokens] });
}

function fits(fact: DayFact, { text }: TextReading, facts: ReadonlyMap<FactName, TextReading>): boolean {
  const end = facts.get("period_end");
  if (fact === "period_end" || end === undefined) return true;
  const [own, last] = [dateOfEitherOrder(text)!, dateOfEitherOrder(end.text)!];
  if (fact === "pay_date") return Math.abs(daysBetween(last, own)) <= MOST_DAYS;
  return own <= last && daysBetween(own, last) <= MOST_DAYS_OF_PERIOD;
}
