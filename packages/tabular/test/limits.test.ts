import { deflateRawSync } from "node:zlib";
import { test } from "tap";
import { EngineError } from "@paylift/engine";
import { zip } from "../../validation/src/export/xlsx/zip.ts";
import { readSpreadsheet, readWorkbook } from "../src/read.ts";
import { drawXlsx } from "./drawn/draw-xlsx.ts";

const BOOK = drawXlsx([
  {
    name: "S",
    rows: [
      ["Name", "Net Pay"],
      ["Jane Doe", { number: "1" }],
    ],
  },
]);

/** The code of what reading throws; a message quotes nothing of the file. */
function codeOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (/Jane|Doe/.test(error.message)) throw new Error("a message names somebody", { cause: error });
    return error.code;
  }
  return "";
}

function withSheet(xml: string): Uint8Array {
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  return zip([
    [
      "xl/workbook.xml",
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      `<Relationships><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ],
    ["xl/worksheets/sheet1.xml", xml],
  ]);
}

test("an archive that unpacks to more than the limit is refused before it is unpacked", async (t) => {
  const bomb = withSheet(`<worksheet><sheetData>${" ".repeat(64 * 2 ** 20)}</sheetData></worksheet>`);
  t.ok(bomb.length < 100_000);
  t.equal(
    codeOf(() => readWorkbook(bomb, { maxInflatedBytes: 2 ** 20 })),
    "too_large",
  );
});

test("rows, cells and columns have limits", async (t) => {
  t.equal(
    codeOf(() => readWorkbook(BOOK, { maxRows: 1 })),
    "too_large",
  );
  t.equal(
    codeOf(() => readWorkbook(BOOK, { maxCells: 3 })),
    "too_large",
  );
  t.equal(
    codeOf(() => readWorkbook(BOOK, { maxColumns: 1 })),
    "too_large",
  );
  const million = "Name,Net Pay\n".repeat(1_000_000);
  t.equal(
    codeOf(() => readWorkbook(Buffer.from(million))),
    "too_large",
  );
  const far = withSheet(
    `<worksheet><sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>`,
  );
  t.equal(
    codeOf(() => readWorkbook(far)),
    "too_large",
  );
});

test("a document type is refused, so that no entity is", async (t) => {
  const laughs = withSheet(
    `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row r="1"><c r="A1" t="str"><v>&b;</v></c></row></sheetData></worksheet>`,
  );
  t.equal(
    codeOf(() => readWorkbook(laughs)),
    "damaged",
  );
});

test("what is cut off or broken anywhere is damaged or read, and nothing else", async (t) => {
  for (let length = 4; length < BOOK.length; length += 7)
    t.equal(
      codeOf(() => readWorkbook(BOOK.subarray(0, length))),
      "damaged",
    );
  for (let at = 4; at < BOOK.length; at += 3) {
    const broken = Buffer.from(BOOK);
    broken[at] = 255 - broken[at]!;
    t.match(
      codeOf(() => readWorkbook(broken)),
      /^(?:|damaged|encrypted|too_large)$/,
    );
  }
});

test("rows out of order, and archives that are no workbook, are damaged", async (t) => {
  const rows = `<worksheet><sheetData><row r="2"><c><v>1</v></c></row><row r="1"/></sheetData></worksheet>`;
  t.equal(
    codeOf(() => readWorkbook(withSheet(rows))),
    "damaged",
  );
  t.equal(
    codeOf(() => readWorkbook(zip([["a.txt", "Jane Doe"]]))),
    "damaged",
  );
  t.equal(
    codeOf(() => readWorkbook(Buffer.concat([Buffer.from("PK\u0003\u0004"), deflateRawSync("x")]))),
    "damaged",
  );
});

test("a quote that nobody closes is damaged", async (t) => {
  t.equal(
    codeOf(() => readWorkbook(Buffer.from(`Name,"Net\n${"Jane Doe,1\n".repeat(200_000)}`))),
    "damaged",
  );
});

test("what holds nothing, or no payroll, is refused", async (t) => {
  t.equal(
    codeOf(() => readSpreadsheet(drawXlsx([{ name: "S", rows: [] }]))),
    "no_pages",
  );
  const list = drawXlsx([
    {
      name: "S",
      rows: [
        ["City", "Country"],
        ["Oslo", "Norway"],
        ["Paris", "France"],
      ],
    },
  ]);
  t.equal(
    codeOf(() => readSpreadsheet(list)),
    "no_payroll_content",
  );
});
