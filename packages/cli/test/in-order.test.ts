import { test } from "tap";
import { inOrder } from "../src/documents/in-order.ts";

async function collect<T>(values: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const value of values) collected.push(value);
  return collected;
}

test("results come in the order of the items, however long each takes", async (t) => {
  const releases: (() => void)[] = [];
  const results = collect(
    inOrder([0, 1, 2], { running: 3, ahead: 3 }, (item) => {
      const { promise, resolve } = Promise.withResolvers<number>();
      releases[item] = () => resolve(item);
      return promise;
    }),
  );
  await Promise.resolve();
  for (const release of releases.toReversed()) release();
  t.same(await results, [0, 1, 2]);
});

test("no more run at once than allowed", async (t) => {
  let running = 0;
  let most = 0;
  const items = Array.from({ length: 50 }, (_, index) => index);
  const work = async (item: number): Promise<number> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return item;
  };
  t.same(await collect(inOrder(items, { running: 4, ahead: 100 }, work)), items);
  t.equal(most, 4);
});

test("a slow first item holds back the start of more than `ahead`", async (t) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let started = 0;
  const work = async (item: number): Promise<number> => {
    started += 1;
    if (item === 0) await promise;
    return item;
  };
  const items = Array.from({ length: 20 }, (_, index) => index);
  const results = collect(inOrder(items, { running: 2, ahead: 6 }, work));
  await new Promise(setImmediate);
  t.equal(started, 6);
  resolve();
  t.same(await results, items);
});

test("after a failure nothing is started, and what runs is waited for", async (t) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const finished: number[] = [];
  const started: number[] = [];
  const work = async (item: number): Promise<void> => {
    started.push(item);
    if (item === 0) throw new Error("broken");
    await promise;
    finished.push(item);
  };
  const results = collect(inOrder([0, 1, 2, 3], { running: 2, ahead: 4 }, work));
  await new Promise(setImmediate);
  resolve();
  await t.rejects(results, { message: "broken" });
  t.same(started, [0, 1]);
  t.same(finished, [1]);
});

test("no items, no results", async (t) => {
  t.same(await collect(inOrder([], { running: 2, ahead: 2 }, async () => 1)), []);
});
