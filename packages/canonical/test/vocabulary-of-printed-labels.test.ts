import { test } from "tap";
import { isHeldOut, isReadRight, isTakenForLine, noLines, printedLabels } from "./printed-labels.ts";

const held = printedLabels.filter(({ label }) => isHeldOut(label));
const open = printedLabels.filter(({ label }) => !isHeldOut(label));

/** Of a hundred labels how many have their reading: what was measured, rounded down. */
const FLOORS: readonly (readonly [list: string, open: number, held: number])[] = [
  ["earning", 55, 59],
  ["deduction", 78, 78],
  ["tax", 78, 76],
  ["employer_tax", 78, 76],
];

for (const [list, ofOpen, ofHeld] of FLOORS)
  test(`printed names of the list ${list} have their type, role and jurisdiction`, async (t) => {
    for (const [half, rows, floor] of [
      ["open", open, ofOpen],
      ["held out", held, ofHeld],
    ] as const) {
      const ofList = rows.filter((row) => row.list === list);
      const right = (100 * ofList.filter(isReadRight).length) / ofList.length;
      t.ok(right >= floor, `${half}: ${right.toFixed(1)} of 100, at least ${floor}`);
    }
  });

test("both halves are large enough to tell", async (t) => {
  t.ok(open.length > 2000 && held.length > 2000);
});

/** How many of these texts were taken for lines when this was measured. */
const FALSE_ALARMS_MAX = 231;

test("names of people, departments, addresses, headings and sentences are no lines", async (t) => {
  t.ok(noLines.length > 600);
  const alarms = noLines.filter(isTakenForLine);
  t.ok(
    alarms.length <= FALSE_ALARMS_MAX,
    `${alarms.length} of ${noLines.length}, at most ${FALSE_ALARMS_MAX}`,
  );
});
