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
