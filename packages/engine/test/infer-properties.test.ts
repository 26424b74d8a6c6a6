import fc from "fast-check";
import { test } from "tap";
import { infer } from "../src/infer/infer.ts";
import { preparePages } from "../src/infer/prepare/prepared-pages.ts";
import { linesOf } from "../src/layout/lines.ts";
import type { ReadPage, Word } from "../src/read/page-reader.ts";
import { peopleOf } from "./support/inferred.ts";
import { pageOf } from "./support/page-of.ts";
import { shown } from "./support/reading-of.ts";

const FIRST = ["Rosa", "Daniel", "Mei", "Amara", "Tomas", "Ingrid", "Noor", "Felix"];
const LAST = ["Bellwether", "Okafor", "Lindqvist", "Quigley", "Zamora", "Holloway", "Farouk", "Underhill"];

interface Person {
  name: string;
  regular: number;
  overtime: number | null;
  federal: number;
  medicare: number;
}

const people = fc
  .uniqueArray(fc.nat(FIRST.length * LAST.length - 1), { minLength: 2, maxLength: 8 })
  .chain((picks) =>
    fc.tuple(
      ...picks.map((pick) =>
        fc.record({
          name: fc.constant(`${LAST[pick % LAST.length]}, ${FIRST[Math.floor(pick / LAST.length)]}`),
          regular: fc.integer({ min: 50_000, max: 900_000 }),
          overtime: fc.option(fc.integer({ min: 1_000, max: 40_000 })),
          federal: fc.integer({ min: 1_000, max: 20_000 }),
          medicare: fc.integer({ min: 500, max: 9_000 }),
        }),
      ),
    ),
  );

function money(cents: number): string {
  const units = Math.floor(cents / 100)
    .toString()
    .replace(/\B(?=(?:\d{3})+$)/g, ",");
  return `${units}.${String(cents % 100).padStart(2, "0")}`.padStart(10);
}

/** A register of one block a person, as text. */
function register(persons: readonly Person[]): string {
  const blocks = persons.flatMap(({ name, regular, overtime, federal, medicare }) => {
    const gross = regular + (overtime ?? 0);
    const second = overtime === null ? "".padEnd(26) : `Overtime        ${money(overtime)}`;
    return [
      `${name.padEnd(22)}Regular         ${money(regular)}     Federal W/H     ${money(federal)}`,
      `${"".padEnd(22)}${second}     Medicare        ${money(medicare)}`,
      `${"".padEnd(22)}Gross Pay       ${money(gross)}     Net Pay         ${money(gross - federal - medicare)}`,
      "",
    ];
  });
  return [
    "Payroll Register",
    "",
    "Employee              Earnings            Amount     Taxes               Amount",
    ...blocks,
  ].join("\n");
}

/** What must be read of a person: everything but the page. */
function expected({ name, regular, overtime, federal, medicare }: Person): Record<string, unknown> {
  const gross = regular + (overtime ?? 0);
  return {
    scope: "check",
    page: 1,
    name,
    items: [
      `earning: Regular = ${money(regular).trim()}`,
      `tax: Federal W/H = ${money(federal).trim()}`,
      ...(overtime === null ? [] : [`earning: Overtime = ${money(overtime).trim()}`]),
      `tax: Medicare = ${money(medicare).trim()}`,
    ],
    gross_pay: money(gross).trim(),
    net_pay: money(gross - federal - medicare).trim(),
  };
}

test("people are read the same whoever else is in the document", (t) => {
  fc.assert(
    fc.property(people, (persons) => {
      const read = peopleOf(register(persons));
      t.same(read, Object.fromEntries(persons.map((person) => [person.name, expected(person)])));
    }),
    { numRuns: 60 },
  );
  t.end();
});

function moved(
  { words, ...page }: ReadPage,
  { scale, dx, dy }: { scale: number; dx: number; dy: number },
): ReadPage {
  const across = (x: number): number => x * scale + dx;
  const down = (y: number): number => y * scale + dy;
  const move = (word: Word): Word => ({
    ...word,
    x0: across(word.x0),
    x1: across(word.x1),
    top: down(word.top),
    bottom: down(word.bottom),
    baseline: down(word.baseline),
    size: word.size * scale,
  });
  return { ...page, width: across(page.width), height: down(page.height), words: words.map(move) };
}

test("a page that is shifted or scaled says the same", (t) => {
  const moves = fc.record({
    scale: fc.double({ min: 0.8, max: 1.6, noNaN: true }),
    dx: fc.integer({ min: 0, max: 200 }),
    dy: fc.integer({ min: 0, max: 200 }),
  });
  fc.assert(
    fc.property(people, moves, (persons, move) => {
      const { records } = infer(
        preparePages(linesOf(moved(pageOf(register(persons)), move), "point")),
      ).reading;
      t.same(records.map(shown), persons.map(expected));
    }),
    { numRuns: 60 },
  );
  t.end();
});
