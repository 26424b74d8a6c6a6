import { nameKey } from "@paylift/canonical";
import { PAY } from "../../variants/figures-of-people.ts";
import type { CellRow } from "../cells/cells.ts";
import type { MoneyReading, RecordReading } from "../../interpret/reading.ts";

/**
 * Leaves out second copies: a stub may be printed twice on a page, for the employee and for the file. A copy says of the
 * same person on the same page what the record before says, line by line and figure by figure.
 */
export function withoutCopies(records: readonly RecordReading[], rows: readonly CellRow[]): RecordReading[] {
  const kept: RecordReading[] = [];
  for (const record of records) {
    const before = kept.findLast(({ scope }) => scope === "check");
    if (before !== undefined && isCopy(record, before) && repeatsDates(rows, record, before))
      claimAsRepeated(record);
    else kept.push(record);
  }
  return kept;
}

function isCopy(record: RecordReading, before: RecordReading): boolean {
  if (record.scope !== "check" || record.page !== before.page || record.items.length === 0) return false;
  if (record.name === null || before.name === null || record.items.length !== before.items.length)
    return false;
  if (nameKey(record.name.text) !== nameKey(before.name.text)) return false;
  const [number, known] = [record, before].map(({ payments }) => payments[0]?.number?.text ?? null);
  // Two checks of one person have numbers of their own, which may stand above the name.
  if (new Set(before.payments.map((payment) => payment.number?.text)).size > 1) return false;
  return (
    (number === null || number === known) &&
    record.figures.has("net_pay") &&
    saysOf(record) === saysOf(before)
  );
}

const DATE =
  /\b\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|\b\p{Lu}\p{Ll}{2,8}\.? \d{1,2}, \d{4}\b/gu;

/**
 * Whether each date of a page stands there for both copies: stubs of two weeks have dates of their own. A check may stand
 * beside both, and then the dates from where the stubs begin count.
 */
function repeatsDates(rows: readonly CellRow[], record: RecordReading, before: RecordReading): boolean {
  const ofPage = rows.filter(({ page }) => page === record.page);
  const counts = datesOf(ofPage);
  if ([...counts.values()].every((count) => count % 2 === 0)) return true;
  const [first, second] = [before, record].map(({ items }) =>
    ofPage.findIndex(({ line }) => line.tokens.includes(items[0]!.label.tokens[0]!)),
  ) as [number, number];
  const isSame = (i: number, k: number): boolean => ofPage[i]?.line.text === ofPage[k]?.line.text;
  // What stands above the lines is the same as well.
  let above = 0;
  while (second - above - 1 > first && isSame(first - above - 1, second - above - 1)) above++;
  const begin = second - above;
  const one = datesOf(ofPage.slice(first - above, begin));
  const other = datesOf(ofPage.slice(begin, begin + second - first));
  return one.size === other.size && [...one.keys()].every((date) => other.has(date));
}

function datesOf(rows: readonly CellRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { line } of rows)
    for (const [date] of line.text.replaceAll("\t", " ").matchAll(DATE))
      counts.set(date, (counts.get(date) ?? 0) + 1);
  return counts;
}

/** All lines of a record and what is paid, in one text; which sums have a name is told by the lines of other records. */
function saysOf({ items, figures, employeeId }: RecordReading): string {
  return JSON.stringify([
    employeeId?.text ?? null,
    PAY.map((name) => figures.get(name)?.cents ?? null),
    items.map(({ section, label, hours, amount, ytdAmount }) => [
      section,
      label.text,
      hours?.quantity ?? null,
      amount?.cents ?? null,
      ytdAmount?.cents ?? null,
    ]),
  ]);
}

function claimAsRepeated({ items, figures, payments }: RecordReading): void {
  const money: (MoneyReading | null)[] = [...figures.values()];
  for (const { amount, ytdAmount, taxableWages } of items) money.push(amount, ytdAmount, taxableWages);
  for (const { amount } of payments) money.push(amount);
  const tokens = money.flatMap((each) => each?.token ?? []);
  for (const { hours, rate } of items)
    for (const each of [hours, rate]) if (each !== null) tokens.push(each.token);
  for (const token of tokens) token.claim = "decoration";
}
