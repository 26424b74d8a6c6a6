import { setImmediate as settle } from "node:timers/promises";
import { test } from "tap";
import { createTurns } from "../../src/worker/turns.ts";

test("one at a time, groups in turns, whatever becomes of it", async (t) => {
  const turns = createTurns();
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const outcomes = ["a1", "a2", "a3", "b1", "c1", "b2"].map((name) =>
    turns
      .take(name.charAt(0), () => {
        begun.push(name);
        const end = Promise.withResolvers<void>();
        ends.set(name, end);
        return end.promise;
      })
      .catch((error: unknown) => error),
  );
  t.equal(turns.length, 6);
  for (let i = 0; i < 6; i++) {
    await settle();
    t.equal(begun.length, i + 1);
    const end = ends.get(begun[i]!);
    if (i === 1) end?.reject(new Error("its own"));
    else end?.resolve();
  }
  const failures = (await Promise.all(outcomes)).filter((outcome) => outcome instanceof Error);
  t.equal(failures.length, 1);
  t.same(begun, ["a1", "a2", "b1", "c1", "a3", "b2"]);
  t.equal(turns.length, 0);
});
