import type { FactName, RecordReading, TextReading } from "../../interpret/reading.ts";

/** Facts with the day of all checks as the pay day of a document that prints no other, where each check has the same one. */
export function withDayOfChecks(
  facts: Map<FactName, TextReading>,
  records: readonly RecordReading[],
): Map<FactName, TextReading> {
  if (facts.has("pay_date")) return facts;
  const days = records
    .filter(({ scope }) => scope === "check")
    .flatMap(({ payments }) => payments.map(({ date }) => date));
  const [first, ...others] = days;
  if (first == null || others.some((day) => day?.text !== first.text)) return facts;
  return new Map([...facts, ["pay_date", first]]);
}
