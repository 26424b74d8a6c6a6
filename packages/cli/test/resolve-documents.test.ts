import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { test } from "tap";
import { resolveDocument, resolveDocuments } from "../src/documents/resolve-documents.ts";

test("a folder stands for its PDF files, sorted, and counts as several", async (t) => {
  const folder = t.testdir({ "b.pdf": "", "a.PDF": "", "notes.txt": "", "x.pdf": {}, "c.pdf": "" });
  const { documents, several } = await resolveDocuments([folder]);
  t.same(
    documents.map(({ file }) => file),
    ["a.PDF", "b.pdf", "c.pdf"].map((name) => join(folder, name)),
  );
  t.same(
    documents.map(({ name }) => name),
    ["a", "b", "c"],
  );
  t.ok(several);
});

test("what is left out of a folder is said, and subfolders are read when they are to be", async (t) => {
  const folder = t.testdir({
    "a.pdf": "",
    "x.XLSX": "",
    "y.xlsx": "",
    notes: "",
    ".hidden": "",
    june: { "a.pdf": "", older: { "b.pdf": "" } },
    ".git": { "c.pdf": "" },
    empty: {},
  });
  symlinkSync(folder, join(folder, "june", "round"));
  const shallow = await resolveDocuments([folder]);
  t.equal(shallow.documents.length, 1);
  t.same(shallow.leftOut, [
    `${folder}: left out 2 subfolders (read with --recursive) and 3 other files (2 .xlsx, 1 without ending; read when named)`,
  ]);
  const { documents, leftOut } = await resolveDocuments([folder], { recursive: true });
  t.same(
    documents.map(({ file, name }) => [file.slice(folder.length + 1), name]),
    [
      ["a.pdf", "a"],
      [join("june", "a.pdf"), join("june", "a")],
      [join("june", "older", "b.pdf"), join("june", "older", "b")],
    ],
  );
  t.match(leftOut, [/: left out 4 other files \(2 without ending, 2 \.xlsx; read when named\)$/]);
  await t.rejects(resolveDocuments([join(folder, "empty")], { recursive: true }), { message: /no PDF file/ });
  const above = t.testdir({ only: { "a.pdf": "" } });
  await t.rejects(resolveDocuments([above]), {
    message: /no PDF file in .*; left out 1 subfolder \(read with --recursive\)$/,
  });
});

test("arguments keep their order", async (t) => {
  const folder = t.testdir({ "b.pdf": "", "a.pdf": "" });
  const files = [join(folder, "b.pdf"), "-", join(folder, "a.pdf")];
  const { documents, several } = await resolveDocuments(files);
  t.same(
    documents.map(({ file }) => file),
    files,
  );
  t.ok(several);
  t.match(documents[1], { name: "stdin", stream: true });
});

test("one file is one document", async (t) => {
  const file = join(t.testdir({ "a.b.pdf": "" }), "a.b.pdf");
  t.same(await resolveDocuments([file]), {
    documents: [{ file, name: "a.b", stream: false }],
    several: false,
    leftOut: [],
  });
  t.same(await resolveDocument(file), { file, name: "a.b", stream: false });
});

test("only .pdf is taken off the name", async (t) => {
  const file = join(t.testdir({ "register.2026": "" }), "register.2026");
  t.match(await resolveDocument(file), { name: "register.2026" });
});

test("what is not there is a usage error that names it", async (t) => {
  const folder = t.testdir({ empty: {}, "a.pdf": "" });
  const name = "UsageError";
  await t.rejects(resolveDocuments([join(folder, "none.pdf")]), {
    name,
    message: /no such file: .*none\.pdf/,
  });
  await t.rejects(resolveDocuments([join(folder, "empty")]), { name, message: /no PDF file in .*empty/ });
  await t.rejects(resolveDocuments([join(folder, "a.pdf", "b.pdf")]), { name, message: /ENOTDIR/ });
  await t.rejects(resolveDocuments(["-", "-"]), { name });
  await t.rejects(resolveDocument(folder), { name, message: /is a folder/ });
});
