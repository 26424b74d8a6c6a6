import { test } from "tap";
import { Extraction } from "../../src/engine-host/extraction.ts";
import { Extractions } from "../../src/engine-host/extractions.ts";

function extraction(id: number, group?: string): Extraction {
  const options = group === undefined ? {} : { group };
  return new Extraction(id, { type: "extract" }, new Uint8Array(), options, () => {});
}

function startAll(extractions: Extractions): number[] {
  const ids: number[] = [];
  for (let next = extractions.startNext(); next !== null; next = extractions.startNext()) ids.push(next.id);
  return ids;
}

test("they start in order, as many as there is room for", async (t) => {
  const extractions = new Extractions(2, 0);
  for (const id of [1, 2, 3]) extractions.add(extraction(id));
  t.same(startAll(extractions), [1, 2]);
  extractions.finish(2);
  t.same(startAll(extractions), [3]);
  t.equal(extractions.running, 2);
});

test("one that no longer waits holds nobody back", async (t) => {
  const extractions = new Extractions(1, 0);
  const unwanted = extraction(2);
  for (const each of [extraction(1), unwanted, extraction(3)]) extractions.add(each);
  t.same(startAll(extractions), [1]);
  t.ok(extractions.removeWaiting(unwanted));
  t.notOk(extractions.removeWaiting(unwanted));
  extractions.finish(1);
  t.same(startAll(extractions), [3]);
});

test("a group of which nothing runs has a place beside the others, and fewest run of the next", async (t) => {
  const extractions = new Extractions(2, 1);
  for (const id of [1, 2, 3]) extractions.add(extraction(id, "hog"));
  t.same(startAll(extractions), [1, 2]);
  extractions.add(extraction(4, "guest"));
  extractions.add(extraction(5, "guest"));
  extractions.add(extraction(6));
  t.same(startAll(extractions), [4]);
  extractions.finish(4);
  t.same(startAll(extractions), [5]);
  extractions.finish(1);
  t.same(startAll(extractions), [], "the place beside is taken as long as it is");
  extractions.finish(2);
  t.same(startAll(extractions), [3], "it had waited longest of those of which nothing runs");
});
