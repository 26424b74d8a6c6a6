import type { RecordReading } from "../../interpret/reading.ts";
import { isSumOf } from "./sum-over-all.ts";

/** Puts sums over departments behind the people that they are of, where each stands above these: those before it are its own else. */
export function putSumsBehind(records: RecordReading[]): void {
  const sums = records.filter(({ scope }) => scope === "department");
  const [first] = sums;
  if (first === undefined || sums.length < 2) return;
  const isPerson = (record: RecordReading | undefined): boolean => record?.scope === "check";
  if (records.slice(0, records.indexOf(first)).some(isPerson)) return;
  const groups = sums.map((sum) => {
    const from = records.indexOf(sum) + 1;
    const end = records.findIndex((record, i) => i >= from && !isPerson(record));
    return { sum, people: records.slice(from, end < 0 ? records.length : end) };
  });
  if (!groups.every(({ sum, people }) => people.length > 0 && isSumOf(sum, people))) return;
  for (const { sum, people } of groups) {
    records.splice(records.indexOf(sum), 1);
    records.splice(records.indexOf(people.at(-1)!) + 1, 0, sum);
  }
}
