import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "tap";
import { AllowedFolders } from "../src/mcp/allowed-folders.ts";
import { bounded, itemsFrom, type Items } from "../src/mcp/bounded.ts";
import { folderEntries } from "../src/mcp/folder-entries.ts";
import { pairByName } from "../src/mcp/pair-by-name.ts";

test("files of one name are pairs, and what is none says why", async (t) => {
  t.same(pairByName(["July.pdf", "june.pdf", "may.pdf", "may.csv"], ["july.xlsx", "may.pdf", "new.pdf"]), {
    pairs: [{ source: "July.pdf", target: "july.xlsx" }],
    only_in_source: ["june.pdf"],
    only_in_target: ["new.pdf"],
    several_of_one_name: ["may.pdf", "may.csv", "may.pdf"],
  });
  t.same(pairByName(["a.pdf"], ["b.pdf"]).pairs, [{ source: "a.pdf", target: "b.pdf" }]);
  t.same(pairByName([], ["b.pdf"]), {
    pairs: [],
    only_in_source: [],
    only_in_target: ["b.pdf"],
    several_of_one_name: [],
  });
});

test("long texts and lists are cut, and say by how much", async (t) => {
  const record = { name: "x".repeat(600), taxes: Array.from({ length: 23 }, (_, index) => ({ index })) };
  const cut = bounded([record]) as [{ name: string; taxes: object[]; taxes_left_out: number }];
  t.equal(cut[0].name.length, 501);
  t.equal(cut[0].taxes.length, 20);
  t.equal(cut[0].taxes_left_out, 3);
});

test("a list comes in parts that join to the whole", async (t) => {
  const list = Array.from({ length: 500 }, (_, index) => `${index} ${"x".repeat(200)}`);
  const read: unknown[] = [];
  for (let from: number | null = 0; from !== null;) {
    const part: Items = itemsFrom(list, { from, limit: 400 }, (item) => item);
    t.ok(part.items.length > 0 && JSON.stringify(part).length < 25_000);
    read.push(...part.items);
    from = part.next;
  }
  t.same(read, list);
  t.same(itemsFrom(list, { from: 900, limit: 5 }, String).items, []);
  const [huge] = itemsFrom(
    [Array.from({ length: 20 }, () => "y".repeat(5000))],
    { from: 0, limit: 5 },
    (one) => one,
  ).items;
  t.ok(JSON.stringify(huge).length < 15_000, "an item that is too large is shortened");
});

test("only what is below the folders is found, by names and by links", async (t) => {
  const root = t.testdir({ a: { "x.pdf": "", sub: {} }, b: { "y.pdf": "" }, "a-too": { "z.pdf": "" } });
  const [a, b] = [join(root, "a"), join(root, "b")];
  symlinkSync(b, join(a, "to-b"));
  symlinkSync(a, join(root, "link-to-a"));
  const folders = await AllowedFolders.open([join(root, "link-to-a"), b]);
  t.match(await folders.find("x.pdf"), { kind: "file", path: /a.x\.pdf$/ });
  t.match(await folders.find("y.pdf"), { kind: "file", path: /b.y\.pdf$/ }, "of the second folder");
  t.match(await folders.find(join(a, "sub", "..", "x.pdf")), { kind: "file" });
  t.match(await folders.find("to-b/y.pdf"), { kind: "file" }, "a link into another folder that is named");
  for (const path of ["../a-too/z.pdf", join(root, "a-too", "z.pdf"), root, "/", "sub/../../a-too/none"])
    await t.rejects(folders.find(path), { code: "outside_folders" }, path);
  await t.rejects((await AllowedFolders.open([a])).find("to-b/y.pdf"), { code: "outside_folders" });
  for (const path of ["none", "x.pdf/y"]) await t.rejects(folders.find(path), { code: "no_such_file" }, path);
  await t.rejects(folders.find("x\0.pdf"), { code: "unreadable_file" });
  await t.rejects(AllowedFolders.open([join(a, "x.pdf")]), { name: "UsageError" });
});

test("a folder's entries are told by kind, without what is hidden", async (t) => {
  const folder = t.testdir({ "b.PDF": "", "a.xlsx": "", "r.json": "", "notes.txt": "", ".x.pdf": "" });
  mkdirSync(join(folder, "sub.pdf"));
  writeFileSync(join(folder, "c.csv"), "");
  t.match(await folderEntries(await AllowedFolders.open([folder]), "."), {
    folders: ["sub.pdf"],
    documents: ["a.xlsx", "b.PDF", "c.csv"],
    results: ["r.json"],
  });
});
