import type { ItemReading, RecordReading } from "../../interpret/reading.ts";

/**
 * Parts the code from the name of a line in sums, where lines of people have both in columns of their own: `FIT Federal Income`.
 * The line is what it is with people.
 */
export function partCodesInSums(records: readonly RecordReading[]): void {
  const lines = new Map<string, ItemReading>();
  for (const { scope, items } of records)
    for (const item of scope === "check" ? items : [])
      if (item.code !== null) lines.set(`${item.code} ${item.label.text}`, item);
  for (const { scope, items } of records) {
    if (scope === "check") continue;
    for (const item of items) {
      const line = item.code === null ? lines.get(item.label.text) : undefined;
      if (line === undefined) continue;
      item.code = line.code;
      item.section = line.section;
      item.lane = line.lane;
      item.role ??= line.role;
      const code = line.code!.split(" ").length;
      item.label = { text: line.label.text, tokens: item.label.tokens.slice(code) };
    }
  }
}
