import { test } from "tap";
import { spreadsheetKind } from "../src/index.ts";
import { readWorkbook } from "../src/read.ts";
import type { Workbook } from "../src/read.ts";
import { drawXlsx } from "./drawn/draw-xlsx.ts";
import type { DrawnCell } from "./drawn/sheet.ts";

/** The texts of the first sheet's rows. */
function textsOf({ sheets }: Workbook): string[][] {
  return sheets[0]!.rows.map(({ cells }) => cells.map(({ text }) => text));
}

function rowOf(cells: DrawnCell[], options = {}): { text: string; kind: string }[] {
  const [row] = readWorkbook(drawXlsx([{ name: "S", rows: [cells] }], options)).sheets[0]!.rows;
  return row!.cells.map(({ text, kind }) => ({ text, kind }));
}

test("numbers are the exact decimals of the file's text", async (t) => {
  const written = [
    "1234.5600000000001",
    "0.1",
    "-0.05",
    "1E-3",
    "1.5e3",
    "123456789.12",
    "5",
    "-7.999999999999999",
    "0",
    "80.50",
    "007",
    "12.",
    ".5",
    "100",
    "1234567890123.5",
  ];
  t.same(
    rowOf(written.map((number) => ({ number }))).map(({ text }) => text),
    [
      ...["1234.56", "0.1", "-0.05", "0.001", "1500", "123456789.12", "5", "-8", "0"],
      ...["80.5", "7", "12", "0.5", "100", "1234567890123.5"],
    ],
  );
});

test("an amount is what its format shows of it", async (t) => {
  const cells = rowOf([
    { number: "1234.5675", format: "0.00" },
    { number: "-0.004", format: "0.00" },
    { number: "12", format: "#,##0.00" },
    { number: "17.123456" },
  ]);
  t.same(
    cells.map(({ text }) => text),
    ["1234.57", "0.00", "12.00", "17.123456"],
  );
});

test("days are days in both systems", async (t) => {
  for (const from1904 of [false, true])
    t.same(rowOf([{ day: "2026-07-31" }, { day: "2024-02-29" }], { from1904 }), [
      { text: "2026-07-31", kind: "date" },
      { text: "2024-02-29", kind: "date" },
    ]);
});

test("a formula is its stored value; one without, and an error, are no number", async (t) => {
  t.same(
    rowOf([{ formula: "SUM(A1:A9)", value: "12.5" }, { formula: "1+1", value: null }, { error: "#REF!" }]),
    [
      { text: "12.50", kind: "number" },
      { text: "########", kind: "error" },
      { text: "#REF!", kind: "error" },
    ],
  );
});

test("what is hidden or merged is told", async (t) => {
  const bytes = drawXlsx([
    {
      name: "Pay",
      rows: [["a", "b", "c"], ["d"], ["e"]],
      merges: ["A1:C1"],
      hiddenRows: [1],
      hiddenColumns: [2],
    },
    { name: "Lists", rows: [["x"]], hidden: true },
  ]);
  const [pay, lists] = readWorkbook(bytes).sheets;
  t.same(
    pay!.rows.map(({ row, hidden }) => [row, hidden]),
    [
      [0, false],
      [1, true],
      [2, false],
    ],
  );
  t.same([...pay!.hiddenColumns], [2]);
  t.same(pay!.merges, [{ rows: [0, 0], columns: [0, 2] }]);
  t.equal(lists!.hidden, true);
});

const TEXT = "Name;Betrag\r\nZoë Núñez;1.234,50\r\n";

test("text is read in the encoding that it is written in", async (t) => {
  const wide = Buffer.from(`\uFEFF${TEXT}`, "utf16le");
  for (const [name, bytes] of [
    ["UTF-8", Buffer.from(TEXT)],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${TEXT}`)],
    ["UTF-16, little end first", wide],
    ["UTF-16, big end first", Buffer.from(wide).swap16()],
    ["UTF-16 without a mark", Buffer.from(TEXT, "utf16le")],
    ["Windows-1252", Buffer.from(TEXT, "latin1")],
  ] as const) {
    t.same(
      textsOf(readWorkbook(bytes)),
      [
        ["Name", "Betrag"],
        ["Zoë Núñez", "1.234,50"],
      ],
      name,
    );
    t.equal(spreadsheetKind(bytes), "csv", name);
  }
});

test("cells are parted by what parts most rows alike", async (t) => {
  for (const delimiter of [",", ";", "\t", "|"]) {
    const rows = [
      ["Name", "Pay, gross; all", "Net"],
      ["Doe, Jane", "1", "2"],
      ["Roe; Jim", "3", "4"],
    ];
    const text = rows.map((row) => row.map((cell) => `"${cell}"`).join(delimiter)).join("\n");
    t.same(textsOf(readWorkbook(Buffer.from(text))), rows, JSON.stringify(delimiter));
  }
});

test("line breaks and quotes in cells are of the cell", async (t) => {
  t.same(textsOf(readWorkbook(Buffer.from('a,"b ""c""\nd"\r\n\r\n1,2'))), [
    ["a", 'b "c"\nd'],
    ["1", "2"],
  ]);
});
