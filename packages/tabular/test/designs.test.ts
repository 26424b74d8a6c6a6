import { test } from "tap";
import { readSpreadsheet } from "../src/read.ts";
import { DESIGNS } from "./drawn/designs/index.ts";
import { payrollOf } from "./drawn/payroll.ts";
import { mistakes } from "./drawn/score.ts";

const SHEETS = 48;
const PEOPLE = [4, 9, 17, 30, 58];

/** Below it nobody takes a result for certain. */
const SURE = 0.85;

for (let sheet = 0; sheet < SHEETS; sheet++) {
  const { name, draw, omits } = DESIGNS[sheet % DESIGNS.length]!;
  const payroll = payrollOf(sheet * 31 + 7, PEOPLE[sheet % PEOPLE.length]!);

  test(`${name}, ${payroll.people.length} people`, async (t) => {
    const { result } = readSpreadsheet(draw(payroll));
    const wrong = mistakes(result, payroll, omits);
    t.same(wrong, []);
    t.ok(wrong.length === 0 || result.confidence_score < SURE, "nothing is wrong and confident");
    t.same(result.unclaimed, []);
    const places = Object.values(result.evidence).flat();
    t.ok(places.length > payroll.people.length * 4);
    t.ok(
      places.every(({ cell }) => cell !== undefined && /^(?:[^!]+!)?[A-Z]+\d+(?::[A-Z]+\d+)?$/.test(cell)),
    );
  });
}
