import { test } from "tap";
import { createPace } from "../../src/worker/pace.ts";

function scene(perSecond: number, atOnce: number) {
  let nowMs = 1_000;
  const waits: number[] = [];
  const pace = createPace({
    perSecond,
    atOnce,
    nowMs: () => nowMs,
    wait: async (ms) => waits.push(Math.round(ms)),
  });
  const { signal } = new AbortController();
  return {
    waits,
    pass: (ms: number) => void (nowMs += ms),
    begin: (group: string) => pace.next(group, signal),
  };
}

test("a few begin at once, and what comes after them at an even pace", async (t) => {
  const { begin, waits, pass } = scene(10, 3);
  for (let i = 0; i < 6; i++) await begin("a");
  t.same(waits, [100, 200, 300]);
  pass(10_000);
  for (let i = 0; i < 4; i++) await begin("a");
  t.same(waits.slice(3), [100], "a pause is worth a few at once, and no more");
});

test("a group waits for nobody else's work", async (t) => {
  const { begin, waits } = scene(1, 1);
  for (let i = 0; i < 3; i++) await begin("a");
  for (let i = 0; i < 200; i++) await begin(`b${i}`);
  t.same(waits, [1000, 2000]);
});

test("who is called off while it waits does not begin", async (t) => {
  const pace = createPace({ perSecond: 0.001, atOnce: 1 });
  const { signal } = new AbortController();
  await pace.next("a", signal);
  const off = new AbortController();
  const waiting = pace.next("a", off.signal);
  off.abort();
  await t.rejects(waiting, { name: "AbortError" });
  await t.rejects(pace.next("b", off.signal), { name: "AbortError" });
});
