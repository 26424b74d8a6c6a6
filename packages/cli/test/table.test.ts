import { test } from "tap";
import { COLOURED, PLAIN } from "../src/text/paint.ts";
import { fitWidths, naturalWidths, renderTable, tableWidth, type Column } from "../src/text/table.ts";

const COLUMNS: Column[] = [{ head: "File" }, { head: "Net", align: "right" }];

test("columns are as wide as their widest line, colour not counted", async (t) => {
  t.same(naturalWidths(COLUMNS, [["a.pdf\n  longer line", COLOURED.red("1,284.76")]]), [13, 8]);
  t.equal(tableWidth([13, 8]), 23);
});

test("only elastic columns give way, the widest first, and keep ten columns", async (t) => {
  t.same(fitWidths([30, 20, 8], [0, 1], 50), [19, 19, 8]);
  t.same(fitWidths([30, 20, 8], [0, 1], 10), [10, 10, 8]);
  t.same(fitWidths([5, 8], [0], 80), [5, 8]);
});

test("figures stand right, wide cells are cut, lines end without blanks", async (t) => {
  const rows = [["short", "1.00"], ["much-too-long-name", "1,284.76"], "  across columns"];
  t.equal(
    renderTable(COLUMNS, [10, 8], rows, PLAIN),
    ["File             Net", "short           1.00", "much-too-…  1,284.76", "  across columns"].join("\n"),
  );
});
