import { nameKey } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";

/** Of records below captions, where people have several, what is of none of them in all is taken away. */
export function leaveLinesApart(records: readonly RecordReading[]): void {
  withoutDifferent(records);
  withoutCountOfLines(records);
}

/** In a list by captions somebody's pay is printed again below each; what differs from one to the next is something else. */
function withoutDifferent(records: readonly RecordReading[]): void {
  const people = Map.groupBy(
    records.filter(({ scope }) => scope === "check"),
    ({ name, employeeId }) => `${employeeId?.text ?? ""} ${nameKey(name?.text ?? "")}`,
  );
  for (const own of people.values())
    for (const figure of ["gross_pay", "net_pay"] as const) {
      const having = own.filter(({ figures }) => figures.has(figure));
      if (new Set(having.map(({ figures }) => figures.get(figure)!.cents)).size < 2) continue;
      for (const { figures } of having) {
        figures.get(figure)!.token.claim = null;
        figures.delete(figure);
      }
    }
}

/** Below all captions a count of lines is none of people, who have several: `Grand Totals  Count: 46`. */
function withoutCountOfLines(records: readonly RecordReading[]): void {
  const lines = records.filter(({ scope }) => scope === "check");
  const people = new Set(lines.map(({ name, employeeId }) => employeeId?.text ?? nameKey(name!.text)));
  if (people.size === lines.length) return;
  for (const record of records) if (record.employeeCount?.count === lines.length) record.employeeCount = null;
}
