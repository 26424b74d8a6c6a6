import { test } from "tap";
import type { Finished, Lease } from "../src/api/work-queue.ts";
import type { Leases } from "../src/queue/leases.ts";
import { createSettlements } from "../src/queue/settlements.ts";

/** Settlements of a queue that notes what it is asked to store together; one of them it refuses. */
function noted(underWay: () => number) {
  const stored: number[][] = [];
  const completeMany = async (finished: readonly Finished<number>[]): Promise<unknown[]> => {
    stored.push(finished.map(({ completion }) => completion));
    await Promise.resolve();
    return finished.map(({ completion }) => (completion === 13 ? new Error("refused") : null));
  };
  const settlements = createSettlements({ completeMany } as unknown as Leases<number>, underWay);
  return { stored, complete: (completion: number) => settlements.complete({} as Lease, completion) };
}

test("what ends by itself is stored at once", async (t) => {
  const { stored, complete } = noted(() => 1);
  const done = complete(1);
  t.same(stored, [[1]]);
  await done;
});

test("what ends while others are read waits a moment for them", async (t) => {
  const { stored, complete } = noted(() => 8);
  const first = complete(1);
  const second = complete(2);
  t.same(stored, []);
  await Promise.all([first, second]);
  t.same(stored, [[1, 2]]);
});

test("each is told of its own end, and nothing is left", async (t) => {
  const { stored, complete } = noted(() => 4);
  const ends = await Promise.allSettled([12, 13, 14].map((completion) => complete(completion)));
  t.same(
    ends.map(({ status }) => status),
    ["fulfilled", "rejected", "fulfilled"],
  );
  await complete(15);
  t.same(stored.flat(), [12, 13, 14, 15]);
});
