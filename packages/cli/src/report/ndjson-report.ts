import type { Writable } from "node:stream";
import { writeText } from "../output/write-text.ts";
import type { Report } from "./report.ts";
import { outcomeLine } from "./result-json.ts";

/** Prints one line of JSON a document and nothing else; each line can be read without those before it. */
export function ndjsonReport(stdout: Writable): Report<string> {
  return {
    prepare: outcomeLine,
    add: (line) => writeText(stdout, line),
    async end() {},
  };
}
