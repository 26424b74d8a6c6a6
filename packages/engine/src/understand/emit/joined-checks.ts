import { nameKey, normalizeLabel } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import type { RecordDraft } from "../grammars/record-draft.ts";
import { CONTINUED } from "../people/parts.ts";
import type { Hypothesis } from "../search/hypothesis.ts";

/**
 * Which records go on with somebody of a page before. One with net pay of its own, where another of the same person has some, is a
 * further check of whoever the first is about.
 */
export function restsOf(records: readonly RecordReading[], drafts: readonly RecordDraft[]): boolean[] {
  return records.map((record, i) => {
    if (!goesOn(drafts[i]!)) return false;
    const first = records.slice(0, i).find((other) => areChecksOfOne(other, record));
    if (first === undefined) return true;
    record.employeeId ??= first.employeeId;
    record.department ??= first.department;
    return false;
  });
}

function areChecksOfOne(one: RecordReading, other: RecordReading): boolean {
  const isPaid = ({ scope, figures }: RecordReading): boolean => scope === "check" && figures.has("net_pay");
  return isPaid(one) && isPaid(other) && nameKey(one.name!.text) === nameKey(other.name!.text);
}

/** Whether a record, or the line above it, says that it goes on with somebody of the page before: `Lee, Ann (continued)`. */
function goesOn({ texts, above }: RecordDraft): boolean {
  const first = texts.flatMap(({ span, line }) => (line === 0 ? span : []));
  return [...above, ...first].some(({ tokens }) => tokens.some(({ text }) => CONTINUED.test(text)));
}

/**
 * The records that one goes on with none of: those of its own table, where somebody may have several checks; all, where a table has
 * somebody several times, as what further tables print may be their sum.
 */
export function besides(
  draft: RecordDraft,
  own: readonly RecordReading[],
  { segmentation: { grammar, records } }: Hypothesis,
): readonly RecordReading[] {
  if (grammar.startsWith("statement")) return own;
  const tables = records.map(({ entries }) => entries[0]?.table);
  const people = own.flatMap(({ scope, name }, i) =>
    scope === "check" ? [`${tables.indexOf(tables[i])} ${nameKey(name!.text)}`] : [],
  );
  if (new Set(people).size < people.length) return own;
  return own.filter((_, i) => tables[i] === draft.entries[0]?.table);
}

/**
 * Puts a record to that of the same person in another table, or below another caption; otherwise each of one table, its `own`, is
 * a check of its own.
 */
export function join(records: RecordReading[], record: RecordReading, own: readonly RecordReading[]): void {
  const name = record.name === null ? "" : nameKey(record.name.text);
  const home =
    record.scope !== "check" || name === ""
      ? undefined
      : records.find((other) => {
          if (own.includes(other) || other.scope !== "check" || nameKey(other.name?.text ?? "") !== name)
            return false;
          return (
            other.employeeId === null ||
            record.employeeId === null ||
            normalizeLabel(other.employeeId.text) === normalizeLabel(record.employeeId.text)
          );
        });
  if (home === undefined) {
    records.push(record);
    return;
  }
  home.items.push(...record.items);
  for (const [figure, money] of record.figures)
    if (!home.figures.has(figure)) home.figures.set(figure, money);
  home.employeeId ??= record.employeeId;
  home.department ??= record.department;
  for (const payment of record.payments)
    if (!home.payments.some(({ number }) => number?.text === payment.number?.text))
      home.payments.push(payment);
}
