import { infer } from "../../src/infer/infer.ts";
import { preparePages } from "../../src/infer/prepare/prepared-pages.ts";
import { linesOfText } from "./page-of.ts";
import { shown } from "./reading-of.ts";

/** What is read on pages of no known layout, in short: type, facts and records. */
export function inferredOf(...pages: readonly string[]): {
  formatType: string;
  facts: Record<string, string>;
  records: Record<string, unknown>[];
} {
  const { formatType, reading } = infer(preparePages(linesOfText(pages)));
  const facts = Object.fromEntries([...reading.facts].map(([name, { text }]) => [name, text]));
  return { formatType, facts, records: reading.records.map(shown) };
}

/** The records of people, by name. */
export function peopleOf(...pages: readonly string[]): Record<string, Record<string, unknown>> {
  const people = inferredOf(...pages).records.filter(({ scope }) => scope === "check");
  return Object.fromEntries(people.map((record) => [String(record["name"]), record]));
}
