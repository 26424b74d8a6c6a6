import { setImmediate as settle } from "node:timers/promises";
import { test } from "tap";
import { Spending } from "../src/pool/spending.ts";
import { Turns } from "../src/pool/turns.ts";

/** Turns in which each piece of work ends when it is told to. */
function scene(threads: number, spare: number) {
  let nowMs = 0;
  const spending = new Spending(() => nowMs);
  const turns = new Turns(threads, { spare, spending });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const { signal } = new AbortController();
  return {
    begun,
    spending,
    take(name: string, group: string | null = name.charAt(0), own = signal) {
      return turns.take(own, group, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      });
    },
    async end(name: string) {
      ends.get(name)?.();
      await settle();
    },
    pass(ms: number) {
      nowMs += ms;
    },
  };
}

test("who has spent least is next, and within a group who came first", async (t) => {
  const { take, end, begun, spending } = scene(1, 0);
  for (const name of ["a1", "a2", "b1", "a3", "c1", "b2"]) void take(name);
  spending.add("a", 5000);
  spending.add("b", 100);
  for (const name of ["a1", "c1", "b1", "b2", "a2"]) await end(name);
  t.same(begun, ["a1", "c1", "b1", "b2", "a2", "a3"]);
});

test("what was spent long ago counts little", async (t) => {
  const { take, end, begun, spending, pass } = scene(1, 0);
  spending.add("a", 8000);
  pass(600_000);
  spending.add("b", 100);
  for (const name of ["x", "b1", "a1"]) void take(name);
  await end("x");
  t.same(begun, ["x", "a1"]);
});

test("a group that has less than its share has spare threads, and one that has it has none", async (t) => {
  const { take, end, begun } = scene(2, 2);
  for (const name of ["a1", "a2", "a3", "b1", "b2", "c1", "d1"]) void take(name);
  t.same(begun, ["a1", "a2", "b1", "b2"], "half of all threads for each of two");
  await end("b1");
  t.same(begun.slice(4), ["c1"], "a has its share of the four");
  await end("b2");
  t.same(begun.slice(5), ["d1"]);
  await end("c1");
  await end("d1");
  t.equal(begun.length, 6, "a spare thread is none for the group that has all others");
  await end("a1");
  t.same(begun.slice(6), ["a3"]);
});

test("documents of nobody in particular have no spare threads, and wait their turn", async (t) => {
  const { take, end, begun } = scene(1, 2);
  void take("first", null);
  void take("second", null);
  t.same(begun, ["first"]);
  await end("first");
  t.same(begun, ["first", "second"]);
});

test("who is called off while it waits takes no turn", async (t) => {
  const { take, end, begun } = scene(1, 0);
  const off = new AbortController();
  void take("a1");
  const gone = take("b1", "b", off.signal).catch((reason: unknown) => reason);
  void take("c1");
  off.abort("off");
  t.equal(await gone, "off");
  await end("a1");
  t.same(begun, ["a1", "c1"]);
});
