import { inferFacts } from "../../infer/document/document-facts.ts";
import type { FactName, RecordReading, TextReading } from "../../interpret/reading.ts";
import type { Line } from "../../layout/lines.ts";
import { isTaxOfficeId, isWord } from "./company-id.ts";
import type { Company } from "./company.ts";
import { partedFromId } from "./number-beside-name.ts";

/** What a document says of the whole run: facts from its words, completed from where they stand, and from its records. */
export function gatheredFacts(
  facts: Facts,
  lines: readonly Line[],
  company: Company,
  records: readonly RecordReading[],
): Facts {
  const told = withoutPeriodOfDay(completed(facts, inferFacts(lines)));
  return withDayOfPayments(withCompany(told, company), records);
}

type Facts = Map<FactName, TextReading>;

/** Facts without a period from a day to the same day: checks of that day are listed, and it is the pay day where no other is told. */
export function withoutPeriodOfDay(facts: Facts): Facts {
  const [start, end] = [facts.get("period_start"), facts.get("period_end")];
  if (start === undefined || start.text !== end?.text) return facts;
  const told = new Map(facts);
  for (const name of ["period_start", "period_end"] as const) told.delete(name);
  return told.has("pay_date") ? told : told.set("pay_date", start);
}

/** Facts with the company as its place tells it, where no words do. */
function withCompany(facts: Facts, { name, id, isBesideId }: Company): Facts {
  const number = facts.get("company_id")?.text ?? "";
  if (isTaxOfficeId(number) || isWord(number)) facts.delete("company_id");
  // Before a name the branch of the provider has a number, too: the last one is the client's.
  if (/^[\d-]+(?: [\d-]+)+$/.test(number)) {
    const last = facts.get("company_id")!.tokens.at(-1)!;
    facts.set("company_id", { text: last.text, tokens: [last] });
  }
  // A code behind `Company:` is no name where one is printed.
  const code = facts.get("company_id")?.text ?? id?.text;
  const told = facts.get("company_name")?.text;
  const isCode = code !== undefined && code === told;
  if (name !== null && (isCode || told === undefined || isFirstPart(name.text, told)))
    facts.set("company_name", name);
  if (id !== null && (isBesideId || !facts.has("company_id"))) facts.set("company_id", id);
  const own = facts.get("company_name");
  const parted = own === undefined ? null : partedFromId(own, facts.get("company_id")?.text);
  if (parted !== null) facts.set("company_name", parted.name).set("company_id", parted.id);
  return facts;
}

/** Whether a text is a name and what is said beside it: `Bluestem Tavern · Lancaster PA · Weekly`. */
export function isFirstPart(name: string, text: string): boolean {
  return text.startsWith(name) && /^ [-\u2010-\u2015\u00b7\u2022|] /.test(text.slice(name.length));
}

/** Facts with the pay date that all payments have, and without one that is that of one payment among others of other days. */
function withDayOfPayments(facts: Facts, records: readonly RecordReading[]): Facts {
  const payments = records.flatMap((record) => record.payments);
  const days = payments.flatMap(({ date }) => date ?? []);
  const isOneDay = new Set(days.map(({ text }) => text)).size === 1;
  const day = facts.get("pay_date")?.tokens[0];
  if (day === undefined && isOneDay && days.length === payments.length) facts.set("pay_date", days[0]!);
  if (!isOneDay && days.some(({ tokens }) => tokens[0] === day)) facts.delete("pay_date");
  return facts;
}

/** Facts, and for what they leave open those that the old reader finds. The pay date is no day of the period. */
function completed(facts: Facts, old: Facts): Facts {
  const payDay = new Set(facts.get("pay_date")?.tokens);
  const isOfPayDay = ({ tokens }: TextReading): boolean =>
    tokens.some((token) => payDay.has(token)) &&
    tokens.every((token) => payDay.has(token) || !/\d/.test(token.text));
  const more = new Map([...old].filter(([name, reading]) => name === "pay_date" || !isOfPayDay(reading)));
  const period = more.get("period");
  // Both days in one phrase are told as one.
  if (period !== undefined && !(facts.has("period_start") && facts.has("period_end"))) {
    for (const name of ["period_start", "period_end"] as const) facts.delete(name);
    facts.set("period", period);
  }
  const isPeriod = facts.has("period") || (facts.has("period_start") && facts.has("period_end"));
  for (const [name, reading] of more)
    if (!facts.has(name) && !(isPeriod && name.startsWith("period"))) facts.set(name, reading);
  return facts;
}
