import { deflateRawSync } from "node:zlib";
import { test } from "tap";
import { EngineError } from "@paylift/engine";
import { zip } from "../../validation/src/export/xlsx/zip.ts";
import { Archive } from "../src/office/archive.ts";
import { readSpreadsheet, readWorkbook } from "../src/read.ts";
import { drawOds, odsOf } from "./drawn/draw-ods.ts";
import { odfZip } from "./drawn/odf-zip.ts";
import { drawXlsx } from "./drawn/draw-xlsx.ts";
import type { DrawnSheet } from "./drawn/sheet.ts";

const SHEETS: DrawnSheet[] = [
  {
    name: "S",
    rows: [
      ["Name", "Net Pay"],
      ["Jane Doe", { number: "1" }],
    ],
  },
];
const BOOK = drawXlsx(SHEETS);
const OPEN_BOOK = drawOds(SHEETS);

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
  t.throws(() => readWorkbook(bomb, { maxInflatedBytes: 2 ** 20 }), {
    code: "too_large",
    message: /larger than 1 MiB when it is unpacked; split it/,
    details: { limit: 2 ** 20 },
  });
});

test("rows, cells and columns have limits", async (t) => {
  for (const book of [BOOK, OPEN_BOOK])
    for (const limits of [{ maxRows: 1 }, { maxCells: 3 }, { maxColumns: 1 }])
      t.equal(
        codeOf(() => readWorkbook(book, limits)),
        "too_large",
      );
  const million = "Name,Net Pay\n".repeat(1_000_000);
  t.throws(() => readWorkbook(Buffer.from(million)), {
    code: "too_large",
    message: /more than 200000 rows; split it/,
  });
  const far = withSheet(
    `<worksheet><sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>`,
  );
  t.equal(
    codeOf(() => readWorkbook(far)),
    "too_large",
  );
});

test("repeated rows and cells of OpenDocument count as often as they stand", async (t) => {
  const row = (
    rows: string,
    cells: string,
    value = 'office:value-type="float" office:value="1"',
  ): Uint8Array =>
    odsOf(
      `<table:table><table:table-row table:number-rows-repeated="${rows}"><table:table-cell table:number-columns-repeated="${cells}" ${value}/></table:table-row></table:table>`,
    );
  for (const [rows, cells] of [
    ["1048576", "1"],
    ["1", "16384"],
    ["9007199254740991", "9007199254740991"],
    ["10000", "900"],
  ] as const)
    t.equal(
      codeOf(() => readWorkbook(row(rows, cells), { maxCells: 50_000 })),
      "too_large",
      `${rows} × ${cells}`,
    );
  const merged = 'table:number-rows-spanned="2" table:number-columns-spanned="2"';
  const many = `<table:table-cell ${merged}/>`.repeat(900);
  const wide = `<table:table-cell office:value-type="float" office:value="1"/>${many}`;
  t.equal(
    codeOf(() =>
      readWorkbook(
        odsOf(
          `<table:table><table:table-row table:number-rows-repeated="100000">${wide}</table:table-row></table:table>`,
        ),
        { maxCells: 50_000 },
      ),
    ),
    "too_large",
    "merges",
  );
  for (const count of ["0", "-1", "1.5", "many", "1e99"])
    t.equal(
      codeOf(() => readWorkbook(row(count, "1"))),
      "damaged",
      count,
    );
  t.same(readWorkbook(row("1048576", "16384", "")).sheets[0]!.rows, [], "empty ones take no room");
  t.equal(
    codeOf(() => readWorkbook(row("9007199254740991", "1", ""))),
    "damaged",
  );
});

test("OpenDocument with a password is encrypted, in either way that it is done", async (t) => {
  const name = "application/vnd.oasis.opendocument.spreadsheet";
  const manifest = `<manifest:manifest xmlns:manifest="m"><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>`;
  const files = [
    ["META-INF/manifest.xml", manifest],
    ["content.xml", "\u0001\u0002"],
  ] as const;
  for (const parts of [files, [["encrypted-package", "\u0001"]] as const])
    t.equal(
      codeOf(() => readWorkbook(odfZip(name, parts))),
      "encrypted",
    );
});

test("a document type is refused, so that no entity is", async (t) => {
  const laughs = withSheet(
    `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row r="1"><c r="A1" t="str"><v>&b;</v></c></row></sheetData></worksheet>`,
  );
  const type = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]><office:document-content/>`;
  const open = odfZip("application/vnd.oasis.opendocument.spreadsheet", [["content.xml", type]]);
  for (const book of [laughs, open])
    t.equal(
      codeOf(() => readWorkbook(book)),
      "damaged",
    );
});

test("what is cut off or broken anywhere is damaged or read, and nothing else", async (t) => {
  for (const book of [BOOK, OPEN_BOOK]) {
    for (let length = 4; length < book.length; length += 7)
      t.equal(
        codeOf(() => readWorkbook(book.subarray(0, length))),
        "damaged",
      );
    for (let at = 4; at < book.length; at += 3) {
      const broken = Buffer.from(book);
      broken[at] = 255 - broken[at]!;
      t.match(
        codeOf(() => readWorkbook(broken)),
        /^(?:|damaged|encrypted|too_large)$/,
      );
    }
  }
});

test("a figure that changed since the workbook was packed is no figure", async (t) => {
  // What is not packed is read as it stands, so that nothing else would notice.
  const stored = Buffer.from(odfZip("1234.00", []));
  stored[stored.indexOf("1234.00")] = 0x39;
  t.equal(
    codeOf(() => new Archive(stored, 1000).text("mimetype")),
    "damaged",
  );
});

test("rows out of order, and archives that are no workbook, are damaged", async (t) => {
  const rows = `<worksheet><sheetData><row r="2"><c><v>1</v></c></row><row r="1"/></sheetData></worksheet>`;
  t.equal(
    codeOf(() => readWorkbook(withSheet(rows))),
    "damaged",
  );
  for (const archive of [
    zip([["a.txt", "Jane Doe"]]),
    odfZip("application/vnd.oasis.opendocument.text", [["content.xml", "<text/>"]]),
    odfZip("application/vnd.oasis.opendocument.spreadsheet", [["a.txt", "Jane Doe"]]),
  ])
    t.equal(
      codeOf(() => readWorkbook(archive)),
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
