import { test } from "tap";
import { groupPeople } from "../src/canonicalise/people.ts";
import { putMarksOfPeople } from "../src/interpret/told-apart.ts";
import { openRecord } from "../src/interpret/record-builder.ts";
import type { RecordReading } from "../src/interpret/reading.ts";
import { linesOf, type Line } from "../src/layout/lines.ts";
import { pageOf } from "./support/page-of.ts";

/** A record for each line that names somebody: what stands before the first figure and behind the masked number. */
function recordsOf(lines: readonly Line[], name: string): RecordReading[] {
  return lines.flatMap(({ page, tokens }) => {
    const own = tokens.filter(({ text }) => name.split(" ").includes(text));
    if (own.length === 0) return [];
    return [{ ...openRecord("check", "table", page).record, name: { text: name, tokens: own } }];
  });
}

function peopleOf(name: string, ...pages: readonly string[]): number {
  const lines = pages.flatMap((text, i) => linesOf(pageOf(text, i + 1), "point"));
  const records = recordsOf(lines, name);
  putMarksOfPeople(records, lines);
  return groupPeople(records).length;
}

test("masked numbers beside one name tell two people apart, and put the records of one together", async (t) => {
  t.equal(peopleOf("Ann Lee", "***-**-1104  Ann Lee  1.00\n***-**-2231  Ann Lee  2.00"), 2);
  t.equal(peopleOf("Ann Lee", "XXX-XX-1104  Ann Lee  1.00\nXXX-XX-1104  Ann Lee  2.00"), 1);
  t.equal(peopleOf("Ann Lee", "Ann Lee  1.00\nAnn Lee  2.00"), 1, "nothing says that they are two");
  t.equal(
    peopleOf("Ann Lee", "Ann Lee\nSSN XXX-XX-1104\nNet  1.00", "Ann Lee\nSSN XXX-XX-2231\nNet  2.00"),
    2,
    "alone on a page each",
  );
});

test("a masked account tells nothing, nor do two numbers on a line", async (t) => {
  t.equal(peopleOf("Ann Lee", "Ann Lee ****4821  1.00\nAnn Lee ****4822  1.00"), 1);
  const both = "XXX-XX-1104 XXX-XX-3310";
  t.equal(peopleOf("Ann Lee", `${both} Ann Lee  1.00\nXXX-XX-2231 Ann Lee  1.00`), 1);
});

test("streets beside or below one name tell two people apart, and put the records of one together", async (t) => {
  t.equal(peopleOf("Ann Lee", "Ann Lee  14 Mill Lane  1.00\nAnn Lee  208 Harbor St.  2.00"), 2);
  t.equal(peopleOf("Ann Lee", "Ann Lee  14 Mill Lane  1.00\nAnn Lee  14 MILL LANE  2.00"), 1);
  t.equal(
    peopleOf("Ann Lee", "Ann Lee\nP.O. Box 12\nNet  1.00", "Ann Lee\n7 Old Orchard Way\nNet  2.00"),
    2,
    "below the names",
  );
  t.equal(
    peopleOf(
      "Ann Lee",
      "Name: Ann Lee\n14 Mill Lane\nNet  1.00",
      "Name: Ann Lee\n7 Old Orchard Way\nNet  2.00",
    ),
    2,
    "below what says that these are names",
  );
  t.equal(
    peopleOf("Ann Lee", "Ann Lee  40 Regular  1.00\nAnn Lee  12 Overtime  2.00"),
    1,
    "hours are no streets",
  );
  const both = "14 Mill Lane 7 Elm Ct";
  t.equal(peopleOf("Ann Lee", `${both}  Ann Lee  1.00\n9 Quarry Rd  Ann Lee  1.00`), 1, "two on a line");
});
