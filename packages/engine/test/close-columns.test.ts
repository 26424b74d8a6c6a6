import { test } from "tap";
import { cellRowsOf, type CellRow } from "../src/infer/cells/cells.ts";
import { partedAtColumns } from "../src/infer/cells/close-columns.ts";
import { linesOf } from "../src/layout/lines.ts";
import { pageOf } from "./support/page-of.ts";

const SIZE = 8.6;

/** Rows of an id and a name, the cells of each apart by so many font sizes; they begin at the same places, or anywhere. */
function rowsOf(gaps: readonly number[], begin: "in columns" | "anywhere" = "in columns"): CellRow[] {
  const page = pageOf(gaps.map((_, i) => `0000${10 + i} Mercer, Alma`).join("\n"));
  const words = page.words.map((word, i) => {
    const [row, at] = [Math.floor(i / 3), i % 3];
    const left = begin === "in columns" ? 0 : 3 * row;
    const [x0, x1] = [
      [36, 69.6 - gaps[row]! * SIZE],
      [69.6, 96],
      [98, 115],
    ][at]!;
    return { ...word, x0: x0! - left, x1: x1! - left, size: SIZE };
  });
  return [...partedAtColumns(cellRowsOf(linesOf({ ...page, words }, "point")))];
}

function textsOf({ cells }: CellRow): string[] {
  return cells.map(({ text }) => text);
}

test("cells that nearly touch are parted where other rows have two columns", async (t) => {
  const rows = rowsOf([0.95, 0.95, 0.84, 0.95]);
  t.strictSame(
    rows.map(textsOf),
    [10, 11, 12, 13].map((id) => [`0000${id}`, "Mercer, Alma"]),
  );
  t.match(rows[2]!.cells[0], { number: { whole: true } }, "the id is a number as the others are");
});

test("a phrase stays whole where few rows have two columns, or they begin elsewhere", async (t) => {
  t.strictSame(textsOf(rowsOf([0.95, 0.84, 0.95])[1]!), ["000011 Mercer, Alma"]);
  t.strictSame(textsOf(rowsOf([0.95, 0.95, 0.84, 0.95], "anywhere")[2]!), ["000012 Mercer, Alma"]);
});

test("a space between words parts none of them, as a typewriter's is as wide as a letter", async (t) => {
  t.strictSame(textsOf(rowsOf([0.95, 0.95, 0.7, 0.95])[2]!), ["000012 Mercer, Alma"]);
});
