import fc from "fast-check";
import { test } from "tap";
import { assign, type Candidate } from "../src/population/assign.ts";

/** The greatest sum of scores, by trying everything. */
function bestSum(candidates: readonly Candidate[]): number {
  const [first, ...rest] = candidates;
  if (first === undefined) return 0;
  const without = bestSum(rest);
  const others = rest.filter(({ row, column }) => row !== first.row && column !== first.column);
  return Math.max(without, first.score + bestSum(others));
}

const blocks = fc.uniqueArray(
  fc.record({ row: fc.nat(4), column: fc.nat(4), score: fc.integer({ min: 1, max: 300 }) }),
  { selector: ({ row, column }) => `${row} ${column}`, maxLength: 12 },
);

test("the assignment is one to one and no other has a greater sum", async (t) => {
  fc.assert(
    fc.property(blocks, (candidates) => {
      const chosen = assign(candidates);
      const sum = chosen.reduce((total, { score }) => total + score, 0);
      return (
        new Set(chosen.map(({ row }) => row)).size === chosen.length &&
        new Set(chosen.map(({ column }) => column)).size === chosen.length &&
        chosen.every((candidate) => candidates.includes(candidate)) &&
        sum === bestSum(candidates)
      );
    }),
    { numRuns: 500 },
  );
  t.pass();
});

test("of two equally good assignments the same is chosen on whichever side one looks from", async (t) => {
  // The second row is one rank away from two columns it could take.
  const edges = [
    [0, 1],
    [1, 0],
    [1, 2],
    [3, 0],
    [3, 1],
    [3, 3],
  ] as const;
  const chosenOf = (candidates: readonly (readonly [number, number])[]) =>
    new Set(
      assign(candidates.map(([row, column]) => ({ row, column, score: 100 }))).map(
        ({ row, column }) => [row, column] as const,
      ),
    );
  const turned = [...chosenOf(edges.map(([row, column]) => [column, row] as const))];
  t.same(new Set(turned.map(([column, row]) => [row, column])), chosenOf(edges));
});

test("a block beyond the limit is still assigned one to one", async (t) => {
  const candidates: Candidate[] = [];
  for (let row = 0; row < 301; row++)
    for (let column = 0; column < 301; column++)
      candidates.push({ row, column, score: row === column ? 200 : 100 });
  t.ok(assign(candidates).every(({ row, column }) => row === column));
  t.equal(assign(candidates).length, 301);
});
