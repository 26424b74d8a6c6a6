import fc from "fast-check";
import { test } from "tap";
import { changedWord, textWord } from "../src/read/text-word.ts";

const place = fc.double({ min: -20_000, max: 20_000, noNaN: true });
const printed = fc.record({
  text: fc.string({ minLength: 1 }),
  bold: fc.boolean(),
  x0: place,
  top: place,
  x1: place,
  bottom: place,
  baseline: place,
  size: place,
});

test("a word of a text layer stands where it is printed, to a hundredth of a point", (t) => {
  fc.assert(
    fc.property(printed, (given) => {
      const word = textWord(given);
      for (const key of ["x0", "top", "x1", "bottom", "baseline", "size"] as const)
        t.ok(Math.abs(word[key] - given[key]) <= 0.005 + 1e-9, key);
      t.match(word, { text: given.text, bold: given.bold, source: "text", confidence: 1 });
    }),
    { numRuns: 30 },
  );
  t.end();
});

test("what lies beyond all pages stays there", (t) => {
  const far = textWord({
    text: "far",
    bold: false,
    x0: 1e12,
    top: -1e12,
    x1: 2e12,
    bottom: 0,
    baseline: 0,
    size: 9,
  });
  t.ok(far.x0 > 1e7);
  t.ok(far.top < -1e7);
  const nowhere = textWord({
    ...far,
    text: "nowhere",
    bold: false,
    x0: Number.NaN,
    top: 0,
    x1: 0,
    bottom: 0,
    baseline: 0,
    size: 9,
  });
  t.ok(nowhere.x0 > 1e7);
  t.end();
});

test("a changed word is the same but for the change", (t) => {
  fc.assert(
    fc.property(printed, fc.string(), (given, text) => {
      const word = textWord(given);
      const changed = changedWord(word, { text });
      const { x0, top, x1, bottom, baseline, size, bold, source, confidence } = word;
      t.same(changed, { text, x0, top, x1, bottom, baseline, size, bold, source, confidence });
      t.same(changedWord(changed, { otherReadings: ["other"] }), { ...changed, otherReadings: ["other"] });
    }),
    { numRuns: 30 },
  );
  t.end();
});
