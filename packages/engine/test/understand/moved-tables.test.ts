import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { test } from "tap";
import type { RecordReading } from "../../src/interpret/reading.ts";
import { jointly, peopleOf } from "./joint-reading.ts";

const HEADINGS = ["Hours", "Rate", "Regular", "Bonus", "Gross Pay", "Federal", "Net Pay"];
const NORTH = [
  ["Ines Duarte", "80.00", "21.00", "1,680.00", "50.00", "1,730.00", "173.00", "1,557.00"],
  ["Omar Farouk", "76.00", "20.00", "1,520.00", "40.00", "1,560.00", "156.00", "1,404.00"],
];
const SOUTH = [
  ["Petra Kovac", "80.00", "25.00", "2,000.00", "60.00", "2,060.00", "206.00", "1,854.00"],
  ["Lena Ruiz", "70.00", "18.00", "1,260.00", "30.00", "1,290.00", "129.00", "1,161.00"],
];

/** A table whose first column is so wide, and whose others are at least so wide. */
function table(
  rows: readonly (readonly string[])[],
  first: number,
  least: number,
  headings = HEADINGS,
): string {
  const widths = headings.map(({ length }) => Math.max(least, length + 2));
  return [["Employee", ...headings], ...rows]
    .map(
      ([name, ...cells]) => name!.padEnd(first) + cells.map((cell, i) => cell.padStart(widths[i]!)).join(""),
    )
    .join("\n");
}

/** All that is read of a person, as `name gross net` and `label hours rate cents`. */
function all({ name, figures, items }: RecordReading): string[] {
  return [
    [name?.text, figures.get("gross_pay")?.cents, figures.get("net_pay")?.cents].join(" "),
    ...items.map(({ label, hours, rate, amount }) =>
      [label.text, hours?.token.text ?? "-", rate?.token.text ?? "-", amount?.cents ?? "-"].join(" "),
    ),
  ];
}

const READ = [
  ["Ines Duarte 173000 155700", "Regular 80.00 21.00 168000", "Bonus - - 5000", "Federal - - 17300"],
  ["Omar Farouk 156000 140400", "Regular 76.00 20.00 152000", "Bonus - - 4000", "Federal - - 15600"],
  ["Petra Kovac 206000 185400", "Regular 80.00 25.00 200000", "Bonus - - 6000", "Federal - - 20600"],
  ["Lena Ruiz 129000 116100", "Regular 70.00 18.00 126000", "Bonus - - 3000", "Federal - - 12900"],
];

test("a second table below the same header reads alike, wherever it stands and however wide its columns are", async () => {
  fc.assert(
    fc.property(fc.integer({ min: 12, max: 40 }), fc.integer({ min: 9, max: 17 }), (first, least) => {
      const joint = jointly(`Pay by Crew\n\n${table(NORTH, 14, 11)}\n\n${table(SOUTH, first, least)}\n`);
      return isDeepStrictEqual(peopleOf(joint).map(all), READ);
    }),
    { numRuns: 20 },
  );
});

test("a table below another header keeps its own columns", async (t) => {
  const headings = ["Rate", "Hours", "Bonus", "Regular", "Gross Pay", "Federal", "Net Pay"];
  const south = SOUTH.map(([name, hours, rate, regular, bonus, ...rest]) => [
    name!,
    rate!,
    hours!,
    bonus!,
    regular!,
    ...rest,
  ]);
  const joint = jointly(`Pay by Crew\n\n${table(NORTH, 14, 11)}\n\n${table(south, 14, 11, headings)}\n`);
  t.same(
    peopleOf(joint).map((person) => all(person).sort()),
    READ.map((lines) => [...lines].sort()),
  );
});

test("a page that goes on without a header is read alike, though all of it is moved or its columns are of other widths", async (t) => {
  const rows = (people: readonly (readonly string[])[], first: number, width: number): string =>
    people
      .map(([name, ...cells]) => name!.padEnd(first) + cells.map((cell) => cell.padStart(width)).join(""))
      .join("\n");
  const whole = [...NORTH, ...SOUTH];
  for (const [first, width] of [
    [17, 11],
    [22, 11],
    [14, 14],
  ] as const) {
    const joint = jointly(`Pay by Crew\n\n${table(whole, 14, 11)}`, rows(whole.map(again), first, width));
    t.same(
      peopleOf(joint)
        .slice(4)
        .map((record) => all(record).slice(1)),
      READ.map((lines) => lines.slice(1)),
      `${first} ${width}`,
    );
  }
});

/** Somebody else who is paid the same. */
const again = ([name, ...cells]: readonly string[]): string[] => [`Al ${name!.split(" ")[1]}`, ...cells];
