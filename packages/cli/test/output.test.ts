import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "tap";
import { assertDistinctNames, createOutputFolder, outputPath } from "../src/output/output-folder.ts";
import { writeAtomically } from "../src/output/write-atomically.ts";

const document = (file: string, name: string) => ({ file, name, stream: false });

test("documents that would be written to one file are refused", async (t) => {
  t.throws(() => assertDistinctNames([document("a/x.pdf", "x"), document("b/x.PDF", "x")]), {
    name: "UsageError",
    message: "--output: a/x.pdf and b/x.PDF would both be written to x.json",
  });
  t.doesNotThrow(() => assertDistinctNames([document("a/x.pdf", "x"), document("a/y.pdf", "y")]));
  t.equal(outputPath("out", document("a/x.pdf", "x")), join("out", "x.json"));
});

test("the output folder is created; a file in its place is a usage error", async (t) => {
  const folder = t.testdir({ file: "" });
  await createOutputFolder(join(folder, "a", "b"));
  await createOutputFolder(join(folder, "a", "b"));
  t.same(readdirSync(join(folder, "a")), ["b"]);
  await t.rejects(createOutputFolder(join(folder, "file")), { name: "UsageError" });
});

test("a written file replaces the one before and leaves no other", async (t) => {
  const folder = t.testdir({ "x.json": "old" });
  await writeAtomically(join(folder, "x.json"), "new", new AbortController().signal);
  t.equal(readFileSync(join(folder, "x.json"), "utf8"), "new");
  t.same(readdirSync(folder), ["x.json"]);
});

test("an aborted write leaves what was there", async (t) => {
  const folder = t.testdir({ "x.json": "old" });
  await t.rejects(writeAtomically(join(folder, "x.json"), "new", AbortSignal.abort()));
  t.equal(readFileSync(join(folder, "x.json"), "utf8"), "old");
  t.same(readdirSync(folder), ["x.json"]);
});

test("a failed rename leaves no temporary file", async (t) => {
  const folder = t.testdir({ "x.json": { inside: "" } });
  const path = join(folder, "x.json");
  await t.rejects(writeAtomically(path, "new", new AbortController().signal), {
    name: "OutputError",
    message: `cannot write ${path} (EISDIR)`,
  });
  t.same(readdirSync(folder), ["x.json"]);
});
