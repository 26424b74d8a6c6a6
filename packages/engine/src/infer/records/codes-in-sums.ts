import type { RecordReading } from "../../interpret/reading.ts";

/** Parts the code from the name of a line in sums, where lines of people have both in columns of their own: `FIT Federal Income`. */
export function partCodesInSums(records: readonly RecordReading[]): void {
  const codes = new Map<string, string>();
  for (const { scope, items } of records)
    for (const { code, label } of scope === "check" ? items : [])
      if (code !== null) codes.set(`${code} ${label.text}`, code);
  for (const { scope, items } of records) {
    if (scope === "check") continue;
    for (const item of items) {
      const code = item.code === null ? codes.get(item.label.text) : undefined;
      if (code === undefined) continue;
      item.code = code;
      const text = item.label.text.slice(code.length + 1);
      item.label = { text, tokens: item.label.tokens.slice(code.split(" ").length) };
    }
  }
}
