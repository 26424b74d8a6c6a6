import { test } from "tap";
import { measureFile } from "../src/measure.ts";

test("each contender reads every row, every cent and every person", async (t) => {
  const { rows, contenders } = measureFile("xlsx", 60, 1);
  t.equal(rows, 60);
  t.ok(contenders.length >= 3, contenders.map(({ name }) => name).join());
  for (const { name, isRight, wallMs, peakMb } of contenders) {
    t.ok(isRight, name);
    t.ok(wallMs.median > 0 && peakMb > 0);
  }
});
