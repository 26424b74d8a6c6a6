import type { RecordReading } from "../../interpret/reading.ts";
import type { Token } from "../../layout/token.ts";
import type { Row } from "../page-graph/span.ts";

/** So many sums of the company in one row make it a row of them. */
const SEVERAL = 2;

/**
 * Takes from people's lines what stands among the sums of the company: in a row with several of them, or in rows between two. A block of
 * totals below the last person is about all, though one line of it is called as a line of pay: `Reimbursements`.
 */
export function takeFromCompanySums(records: readonly RecordReading[], rows: readonly Row[]): void {
  const rowOf = new Map<Token, number>();
  for (const [at, { spans }] of rows.entries())
    for (const { tokens } of spans) for (const token of tokens) rowOf.set(token, at);
  const placed = (record: RecordReading): number[] =>
    [...record.figures.values()].flatMap(({ token }) => rowOf.get(token) ?? []);
  const sums = records.flatMap((record) => (record.scope === "company" ? placed(record) : []));
  const ofPeople = new Set(records.flatMap((record) => (record.scope === "check" ? placed(record) : [])));
  const among = rowsAmong(sums, rows, ofPeople);
  for (const record of records) {
    if (record.scope !== "check") continue;
    record.items = record.items.filter(({ amount, ytdAmount }) => {
      const at = amount === null ? undefined : rowOf.get(amount.token);
      if (at === undefined || !among.has(at)) return true;
      for (const money of [amount, ytdAmount]) if (money !== null) money.token.claim = "total";
      return false;
    });
  }
}

function rowsAmong(
  sums: readonly number[],
  rows: readonly Row[],
  ofPeople: ReadonlySet<number>,
): Set<number> {
  const counts = Map.groupBy(sums, (at) => at);
  const among = new Set([...counts].flatMap(([at, own]) => (own.length >= SEVERAL ? [at] : [])));
  const sorted = [...counts.keys()].sort((a, b) => a - b);
  for (const [i, from] of sorted.entries()) {
    const to = sorted[i + 1];
    if (to === undefined || rows[from]!.page !== rows[to]!.page) continue;
    const between = Array.from({ length: to - from - 1 }, (_, k) => from + 1 + k);
    // Each is a label and its sum, as those around it are, and none is about a person.
    if (between.every((at) => !ofPeople.has(at) && rows[at]!.spans.length === rows[from]!.spans.length))
      for (const at of between) among.add(at);
  }
  return new Set([...among].filter((at) => !ofPeople.has(at)));
}
