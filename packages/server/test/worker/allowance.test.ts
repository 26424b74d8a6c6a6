import fc from "fast-check";
import { test } from "tap";
import { createAllowance } from "../../src/worker/allowance.ts";

test("work holds no more than the room, or is alone, and begins in its order", async () => {
  const weights = fc.array(fc.record({ weight: fc.nat(15), fails: fc.boolean() }), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(weights, fc.scheduler(), async (works, scheduler) => {
      const allowance = createAllowance(10);
      const begun: number[] = [];
      const held = new Map<number, number>();
      const all = works.map(({ weight, fails }, i) =>
        allowance.hold(weight, async () => {
          begun.push(i);
          held.set(i, weight);
          const together = [...held.values()].reduce((sum, one) => sum + one, 0);
          if (together > 10 && [...held.values()].filter((one) => one > 0).length > 1)
            throw new Error(`${together} are held`);
          await scheduler.schedule(Promise.resolve());
          held.delete(i);
          if (fails) throw new RangeError("the work itself");
          return i;
        }),
      );
      const ends = Promise.allSettled(all);
      await scheduler.waitFor(ends);
      for (const [i, end] of (await ends).entries()) {
        if (end.status === "fulfilled" ? end.value !== i : !(end.reason instanceof RangeError)) return false;
      }
      return begun.every((one, i) => one === i);
    }),
  );
});
