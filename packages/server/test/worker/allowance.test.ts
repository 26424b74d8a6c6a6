import { setImmediate as settle } from "node:timers/promises";
import fc from "fast-check";
import { test } from "tap";
import { createAllowance } from "../../src/worker/allowance.ts";

test("work of one group holds no more than the room, or is alone, and begins in its order", async () => {
  const weights = fc.array(fc.record({ weight: fc.nat(15), fails: fc.boolean() }), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(weights, fc.scheduler(), async (works, scheduler) => {
      const allowance = createAllowance(10);
      const begun: number[] = [];
      const held = new Map<number, number>();
      const all = works.map(({ weight, fails }, i) =>
        allowance.hold(weight, "one", async () => {
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

test("whoever fills the room keeps no other group out, and the group that holds least is next", async (t) => {
  const allowance = createAllowance(10);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const hold = (name: string, weight: number): Promise<void> =>
    allowance.hold(weight, name.charAt(0), () => {
      begun.push(name);
      return new Promise((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await settle();
  };
  for (const [name, weight] of [
    ["a1", 8],
    ["a2", 8],
    ["a3", 8],
    ["b1", 2],
    ["b2", 4],
    ["c1", 4],
    ["d1", 2],
  ] as const)
    void hold(name, weight);
  await settle();
  t.same(begun, ["a1", "b1", "c1"], "c holds nothing and fits beside; d would be too much");
  await end("c1");
  t.same(begun.slice(3), ["d1"], "which holds nothing, before b, which came first");
  await end("a1");
  t.same(begun.slice(4), ["a2"], "now a holds nothing, and it came before b");
});

test("a group that holds little has several at once beside one that fills the room", async (t) => {
  const allowance = createAllowance(10);
  const begun: string[] = [];
  for (const [group, weight] of [
    ["large", 10],
    ["large", 1],
    ["small", 2],
    ["small", 2],
    ["small", 2],
  ] as const)
    void allowance.hold(weight, group, () => {
      begun.push(group);
      return new Promise(() => {});
    });
  await settle();
  t.same(begun, ["large", "small", "small"], "half of the room is theirs");
});
