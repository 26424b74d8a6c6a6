import { nameKey } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";

/** Of so many people hardly two share an id by a misprint, or because one was misread. */
const MOST_APART = 0.75;

/** Takes away ids of one form that people share: what stands behind the names is a department or a job. */
export function dropSharedIds(records: readonly RecordReading[]): void {
  const withIds = records.filter(({ name, employeeId }) => name !== null && employeeId !== null);
  for (const alike of Map.groupBy(withIds, formOfId).values()) {
    const names = new Set(alike.map(({ name }) => longestWordOf(nameKey(name!.text))));
    const ids = new Set(alike.map(({ employeeId }) => employeeId!.text));
    if (ids.size < MOST_APART * names.size) for (const record of alike) record.employeeId = null;
  }
}

/** Somebody may be called with an initial in one place, and without it in another. */
function longestWordOf(name: string): string {
  return name.split(" ").reduce((longest, word) => (word.length > longest.length ? word : longest));
}

/** `A9` for `B100`: its letters and digits, however many these are. */
function formOfId({ employeeId }: RecordReading): string {
  return employeeId!.text.replaceAll(/\p{L}/gu, "A").replaceAll(/\d+/g, "9");
}
