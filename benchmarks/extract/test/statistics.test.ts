import { test } from "tap";
import { median, pairedRatio, spreadOf } from "../src/statistics.ts";

test("a median is the middle value, or the mean of the two in the middle", async (t) => {
  t.equal(median([3, 1, 2]), 2);
  t.equal(median([4, 1, 3, 2]), 2.5);
  t.equal(median([10, 9, 100]), 10, "by size, not by spelling");
  t.throws(() => median([]), RangeError);
});

test("a spread holds the least and the greatest", async (t) => {
  t.strictSame(spreadOf([5, 1, 3]), { median: 3, min: 1, max: 5 });
  t.strictSame(spreadOf([7]), { median: 7, min: 7, max: 7 });
});

test("a ratio is taken round by round", async (t) => {
  t.strictSame(pairedRatio([10, 30, 20], [10, 10, 10]), { median: 2, min: 1, max: 3 });
  t.throws(() => pairedRatio([1], [1, 2]), RangeError);
});
