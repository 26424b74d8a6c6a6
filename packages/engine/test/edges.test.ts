import fc from "fast-check";
import { test } from "tap";
import { Edges } from "../src/infer/cells/edges.ts";

test("what lies within two points of an edge is at it, wherever it lies", async () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 2000, noNaN: true }),
      fc.double({ min: -1.9, max: 1.9, noNaN: true }),
      (x, off) => {
        const edges = new Edges();
        return edges.take(x) === x && edges.take(x + off) === x && edges.find(x + off) === x;
      },
    ),
  );
});

test("the nearest of several edges counts, and none that is far", async (t) => {
  const edges = new Edges();
  for (const x of [100, 103, 140]) edges.take(x);
  t.equal(edges.find(101.6), 103);
  t.equal(edges.find(101.4), 100);
  t.equal(edges.find(120), null);
  t.equal(edges.find(135, 6), 140);
});
