import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { test } from "tap";

const DIST = fileURLToPath(new URL("../dist/", import.meta.url));
const FIRST_PAGE_MAX = 250_000;

test("the first page is small, and nothing in it is run from the page itself", async (t) => {
  const html = await readFile(`${DIST}index.html`, "utf8");
  const files = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, name = ""]) => name);
  t.ok(files.length >= 2, "a script and a style sheet");
  const bytes = await Promise.all(files.map(async (name) => gzipSync(await readFile(DIST + name)).length));
  const total = bytes.reduce((sum, each) => sum + each, 0);
  t.comment(`${Math.round(total / 1000)} kB compressed`);
  t.ok(total <= FIRST_PAGE_MAX, `${total} bytes`);
  t.notMatch(html, /<script(?![^>]*\ssrc=)/, "no inline script");
});

test("the viewer of documents is loaded apart, with what it fetches", async (t) => {
  const [assets, fetched] = await Promise.all([readdir(`${DIST}assets`), readdir(`${DIST}pdfjs`)]);
  t.ok(assets.some((name) => /^pdf-view-.*\.js$/.test(name)));
  t.ok(assets.some((name) => /^pdf\.worker-.*\.mjs$/.test(name)));
  t.same(fetched.toSorted(), ["cmaps", "iccs", "standard_fonts", "wasm"]);
});
