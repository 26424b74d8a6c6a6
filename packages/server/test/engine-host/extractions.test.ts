import { test } from "tap";
import { Extraction, type HostExtractOptions } from "../../src/engine-host/extraction.ts";
import { Extractions } from "../../src/engine-host/extractions.ts";

function extraction(id: number, options: HostExtractOptions = {}): Extraction {
  return new Extraction(id, new Uint8Array(), options, () => {});
}

function startAll(extractions: Extractions): number[] {
  const ids: number[] = [];
  for (let next = extractions.startNext(); next !== null; next = extractions.startNext()) ids.push(next.id);
  return ids;
}

test("they start in order, as many as there is room for", async (t) => {
  const extractions = new Extractions(2);
  for (const id of [1, 2, 3]) extractions.add(extraction(id));
  t.same(startAll(extractions), [1, 2]);
  extractions.finish(2);
  t.same(startAll(extractions), [3]);
  t.equal(extractions.running, 2);
});

test("one that is to be alone waits for the others and holds back those behind it", async (t) => {
  const extractions = new Extractions(3);
  extractions.add(extraction(1));
  extractions.add(extraction(2, { alone: true }));
  extractions.add(extraction(3));
  t.same(startAll(extractions), [1]);
  extractions.finish(1);
  t.same(startAll(extractions), [2]);
  extractions.finish(2);
  t.same(startAll(extractions), [3]);
});

test("one that no longer waits holds nobody back", async (t) => {
  const extractions = new Extractions(3);
  const alone = extraction(2, { alone: true });
  for (const each of [extraction(1), alone, extraction(3)]) extractions.add(each);
  t.same(startAll(extractions), [1]);
  t.ok(extractions.removeWaiting(alone));
  t.notOk(extractions.removeWaiting(alone));
  t.same(startAll(extractions), [3]);
});
