import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { test } from "tap";
import { decimalsByPage } from "../../src/layout/decimals.ts";
import { linesOf } from "../../src/layout/lines.ts";
import { readJointly, type JointReading } from "../../src/understand/understand.ts";
import { pageOf } from "../support/page-of.ts";
import { allOf, peopleOf } from "./joint-reading.ts";

/** A page read as its own numbers say that numbers are written. */
function read(text: string): JointReading {
  const page = pageOf(text);
  return readJointly([...linesOf(page, decimalsByPage([page])[0]!)], [page]);
}

/** The numbers of a page in cents, as its own numbers say that numbers are written. */
function centsOn(text: string): number[] {
  const page = pageOf(text);
  return linesOf(page, decimalsByPage([page])[0]!).flatMap(({ tokens }) =>
    tokens.map(({ plain }) => Number(plain.replace(/[.,]/g, ""))),
  );
}

test("a nought after the space shows that thousands stand apart", async (t) => {
  const joint = read(`
    Payroll Register

    Employee            Regular   Overtime        Gross    Federal     Net Pay
    Olsen, Kari       19 046.01     312.40    19 358.41   2 903.76   16 454.65
    Brandt, Nils       8 120.50     205.10     8 325.60   1 040.70    7 284.90
    Haugen, Liv        7 995.25     980.00     8 975.25   1 121.91    7 853.34
  `);
  t.same(
    peopleOf(joint).map(({ figures }) => [figures.get("gross_pay")?.cents, figures.get("net_pay")?.cents]),
    [
      [1_935_841, 1_645_465],
      [832_560, 728_490],
      [897_525, 785_334],
    ],
  );
  t.same(allOf(peopleOf(joint), "Olsen, Kari"), [
    "earning Overtime 31240",
    "earning Regular 1904601",
    "tax Federal 290376",
  ]);
});

test("without a nought a number and the amount a space behind it are two", async (t) => {
  const joint = read(`
    Payroll Register

    Employee       Dept   Regular   Overtime        Gross    Federal     Net Pay
    Olsen, Kari      19 146.01     312.40       458.41      68.76      389.65
    Brandt, Nils     21 120.50     205.10       325.60      40.70      284.90
    Haugen, Liv      22 995.25     480.00     1 475.25     184.41    1 290.84
  `);
  t.ok(allOf(peopleOf(joint), "Olsen, Kari").includes("earning Regular 14601"));
});

test("beside amounts with commas a space sets no thousands apart", async (t) => {
  const joint = read(`
    Payroll Register

    Employee       Dept   Regular   Overtime        Gross    Federal     Net Pay
    Olsen, Kari      19 046.01     312.40       358.41      53.76      304.65
    Brandt, Nils     21 120.50     205.10       325.60      40.70      284.90
    Haugen, Liv      22 995.25     980.00     1,975.25     246.91    1,728.34
  `);
  t.ok(allOf(peopleOf(joint), "Olsen, Kari").includes("earning Regular 4601"));
  t.ok(allOf(peopleOf(joint), "Haugen, Liv").includes("earning Regular 99525"));
});

test("whatever the amounts are, those of a page with spaces come to what it prints", async () => {
  const cents = fc.integer({ min: 100_000, max: 99_999_999 });
  const withNought = fc.integer({ min: 1, max: 99 }).map((thousands) => thousands * 100_000 + 4_275);
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 12 }), withNought, (others, first) => {
      const all = [first, ...others];
      return isDeepStrictEqual(centsOn(all.map(spaced).join("\n")), all);
    }),
    { numRuns: 50 },
  );
});

/** `1904601` cents as `19 046.01`. */
function spaced(cents: number): string {
  const units = Math.floor(cents / 100);
  const [thousands, rest] = [Math.floor(units / 1000), units % 1000];
  return `${thousands} ${String(rest).padStart(3, "0")}.${String(cents % 100).padStart(2, "0")}`;
}
