import type { Writable } from "node:stream";
import { writeText } from "../output/write-text.ts";
import type { Report } from "./report.ts";
import { outcomeJson } from "./result-json.ts";

/** Prints results as JSON and nothing else: one value, or an array that grows as documents come in. */
export function jsonReport(stdout: Writable, several: boolean): Report<string> {
  let before = several ? "[\n" : "";
  return {
    prepare: outcomeJson,
    async add(entry) {
      await writeText(stdout, before + entry);
      before = ",\n";
    },
    async end() {
      await writeText(stdout, several ? "\n]\n" : "\n");
    },
  };
}
