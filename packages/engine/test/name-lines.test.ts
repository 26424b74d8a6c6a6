import { test } from "tap";
import { openRecord, setGroups } from "../src/interpret/record-builder.ts";
import type { TextReading } from "../src/interpret/reading.ts";
import { linesOfText } from "./support/page-of.ts";

/** The name that a record has after each line was read as the next of its name. */
function nameOf(...pages: readonly string[]): string | undefined {
  const [first, ...others] = linesOfText(pages).map(({ text, tokens }): TextReading => ({ text, tokens }));
  const { record } = openRecord("check", "table", 1);
  setGroups(record, new Map([["name", first!]]));
  for (const other of others) setGroups(record, new Map([["name_more", other]]));
  return record.name?.text;
}

test("a name goes on in the next line, or on the next page", async (t) => {
  t.equal(nameOf("Maria del Carmen\nde la Fuente"), "Maria del Carmen de la Fuente");
  t.equal(nameOf("Maria del Carmen", "de la Fuente"), "Maria del Carmen de la Fuente");
});

test("what stands further down is no part of it, as the foot of a page", async (t) => {
  t.equal(nameOf("Virginia Wu\n\n\n\nPrinted by somebody"), "Virginia Wu");
  t.equal(nameOf("Virginia Wu", "", "Printed by somebody"), "Virginia Wu");
});
