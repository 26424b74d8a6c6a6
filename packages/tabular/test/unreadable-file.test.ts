import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { test } from "tap";
import { createEngine } from "@paylift/engine";
import { isSpreadsheet, whyUnreadable, withSpreadsheets } from "../src/index.ts";
import { DESIGNS } from "./drawn/designs/index.ts";
import { payrollOf } from "./drawn/payroll.ts";

const OLD = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(5000)]);
const FILES: readonly [string, Uint8Array, RegExp][] = [
  ["an empty file", Buffer.alloc(0), /it is empty; export it again$/],
  ["text", Buffer.from("hello there\n"), /text without cells or columns; export it as XLSX/],
  ["text in UTF-16", Buffer.from("\uFEFFhello", "utf16le"), /text without cells/],
  ["text in UTF-16 without a mark", Buffer.from("hello", "utf16le"), /text without cells/],
  [
    "numbers of two bytes",
    new Uint8Array(new Uint16Array([3, 1, 4, 1, 5, 9, 2, 6]).buffer),
    /neither a workbook/,
  ],
  ["a container of old programs, as of XLS and with a password", OLD, /save it as XLSX without a password$/],
  ["a workbook older than containers", Buffer.from([9, 8, 8, 0, 0, 5, 5, 0]), /save it as XLSX without/],
  [
    "a web page that is called XLS",
    Buffer.from(
      "<html><style>td { color: red; margin: 0, 1, 2 }</style>\n<table><tr><td>a, b, c</td></tr></table>\n",
    ),
    /web page or XML, whatever its name is; open it in a spreadsheet program and save it as XLSX$/,
  ],
  [
    "a workbook of XML",
    Buffer.from('\uFEFF<?xml version="1.0"?>\n<Workbook>\n<Cell>a; b; c</Cell>\n</Workbook>\n'),
    /web page or XML/,
  ],
  ["other bytes", Buffer.from([1, 2, 0, 3]), /neither a workbook nor text/],
];

test("files that are no spreadsheet are refused with what to do, from every source", async (t) => {
  const engine = withSpreadsheets(await createEngine({ threads: 1 }), { threads: 1 });
  t.teardown(() => engine.close());
  const folder = t.testdir({});
  for (const [name, bytes, reason] of FILES) {
    t.notOk(isSpreadsheet(bytes), name);
    t.match(whyUnreadable(bytes), reason, name);
    const path = join(folder, "register.xlsx");
    writeFileSync(path, bytes);
    for (const source of [bytes, path, Readable.from(bytes.length === 0 ? [] : [bytes])])
      await t.rejects(
        engine.extract(source),
        { code: "not_a_pdf", message: reason, details: { bytes: bytes.length } },
        name,
      );
  }
});

test("a workbook that is cut off is damaged, whatever its name", async (t) => {
  const engine = withSpreadsheets(await createEngine({ threads: 1 }), { threads: 1 });
  t.teardown(() => engine.close());
  const whole = DESIGNS[0]!.draw(payrollOf(3, 6));
  const folder = t.testdir({});
  for (const name of ["register.xlsx", "register.pdf"]) {
    writeFileSync(join(folder, name), whole.subarray(0, whole.length >> 1));
    await t.rejects(engine.extract(join(folder, name)), {
      code: "damaged",
      message: /cut off; save it again as XLSX$/,
    });
  }
});

test("a header of a PDF that stands too far from the beginning is told as one", async (t) => {
  const engine = withSpreadsheets(await createEngine({ threads: 1 }), { threads: 1 });
  t.teardown(() => engine.close());
  await t.rejects(engine.extract(Buffer.from(`${" ".repeat(2000)}%PDF-1.7`)), { message: /no PDF header/ });
});
