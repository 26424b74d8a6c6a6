import { test } from "tap";
import { sumOf } from "../../src/understand/identities/elimination.ts";

test("elimination finds the columns that a figure is the sum of, and says nothing where it cannot know", async (t) => {
  const columns = [
    [100, 250, 75, 310, 40],
    [10, 20, 35, 5, 60],
    [7, 3, 9, 11, 2],
  ].map((column) => Float64Array.from(column));
  const sum = (signs: readonly number[]): Float64Array =>
    columns[0]!.map((_, row) => signs.reduce((all, sign, i) => all + sign * columns[i]![row]!, 0));
  t.same(sumOf(columns, sum([1, 0, 1])), [1, 0, 1]);
  t.same(sumOf(columns, sum([1, -1, 0])), [1, -1, 0]);
  t.equal(sumOf(columns, sum([2, 0, 0])), null, "no part of a column twice");
  t.equal(
    sumOf(
      columns,
      sum([1, 1, 0]).map((value, i) => (i === 3 ? value + 1 : value)),
    ),
    null,
    "a cent is noticed",
  );
  const few = columns.map((column) => column.slice(0, 3));
  t.equal(sumOf(few, sum([1, 0, 1]).slice(0, 3)), null, "too few records for so many columns");
});
