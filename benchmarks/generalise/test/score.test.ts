import { test } from "tap";
import { barsOf, silentBar } from "../src/bars.ts";
import { scoreGroup, type NamedScore } from "../src/score.ts";

const none = { t: 0, p: 0, hit: 0 };

const document = (given: Partial<NamedScore>): NamedScore => ({
  name: "one",
  errors: [],
  confidence: 0.99,
  failed: false,
  silent: false,
  perfect: true,
  money: none,
  gross: [0, 0],
  net: [0, 0],
  loose: { earnings: none, deductions: none, taxes: none },
  employerLoose: none,
  ...given,
});

test("a group's lines, gross and net are those of all its documents together", async (t) => {
  const right = document({
    gross: [3, 3],
    net: [3, 3],
    loose: { earnings: { t: 3, p: 3, hit: 3 }, deductions: none, taxes: { t: 5, p: 5, hit: 5 } },
  });
  const wrong = document({
    name: "two",
    confidence: 0.5,
    errors: [
      { class: "field", path: "pay_date", want: "2026-08-21", got: null },
      { class: "money", path: "A.net_pay", want: 1, got: 2 },
    ],
    gross: [1, 1],
    net: [0, 1],
    loose: { earnings: { t: 2, p: 2, hit: 1 }, deductions: none, taxes: none },
    employerLoose: { t: 0, p: 2, hit: 0 },
  });
  const group = scoreGroup("family", [right, wrong]);
  t.match(group, {
    documents: 2,
    grossExact: 1,
    netExact: 0.75,
    silent: 0,
    proved: 1,
    meanConfidence: 0.745,
  });
  t.equal(group.lineF1, 18 / 22);
  t.strictSame(group.wrong, [
    { name: "two", confidence: 0.5, silent: false, errors: 1, first: ["A.net_pay: want 1, got 2"] },
  ]);
});

test("what a family does not print is not held against it", async (t) => {
  const listing = scoreGroup("listing", [document({ employerLoose: { t: 10, p: 10, hit: 9 } })]);
  t.equal(listing.grossExact, null);
  t.strictSame(
    barsOf({ ...listing, excluded: [] }).map(({ what, passed }) => [what, passed]),
    [["listing: line-item F1", false]],
  );
});

test("one silent error breaks the bar", async (t) => {
  const group = scoreGroup("family", [document({ silent: true }), document({})]);
  t.match(silentBar("families", [group]), { value: 1, passed: false });
  t.match(silentBar("families", []), { value: 0, passed: true });
});
