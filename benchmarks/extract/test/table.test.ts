import { test } from "tap";
import { cut, figure, table } from "../src/table.ts";

test("a table aligns names to the left and figures to the right", async (t) => {
  const rows = [
    ["", "ms", "pages"],
    ["engine", "8.26", "85"],
    ["pdfjs-dist", "12", "1000"],
  ];
  t.equal(
    table(rows),
    ["              ms  pages", "engine      8.26     85", "pdfjs-dist    12   1000"].join("\n"),
  );
});

test("a figure has about three digits", async (t) => {
  const written = [0, 3, 503.4, 99.95, 12.345, 1.005, 0.123].map(figure);
  t.strictSame(written, ["0", "3", "503", "100.0", "12.3", "1.00", "0.12"]);
});

test("a long line is cut with a sign of it", async (t) => {
  t.equal(cut("abcdef", 6), "abcdef");
  t.equal(cut("abcdef", 5), "abcd…");
});
