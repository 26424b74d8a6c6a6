import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "tap";
import { contentFaults } from "./release/contents.ts";
import { growth, MOST_BYTES } from "./release/most-bytes.ts";
import { packageFolders, packageNames } from "./release/packages.ts";
import { toldSizeFault } from "./release/told-size.ts";
import { relativeLinks, repositoryLinks } from "./support/markdown.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const root = JSON.parse(read("package.json"));
const home: string = root.homepage.replace("#readme", "");

for (const name of packageFolders()) {
  const folder = `packages/${name}`;

  test(`${folder}: a registry can show what it is, whose, and where it comes from`, async (t) => {
    const manifest = JSON.parse(read(`${folder}/package.json`));
    t.match(manifest, { description: /\w/, license: root.license, engines: { node: /^>=\d/ } });
    t.ok(manifest.keywords.includes("payroll"));
    t.same(manifest.repository, { ...root.repository, directory: folder });
    t.equal(manifest.homepage, `${home}/tree/HEAD/${folder}#readme`);
    t.equal(manifest.bugs, root.bugs);
    t.equal(read(`${folder}/LICENSE`), read("LICENSE"));
  });

  test(`${folder}: the README tells which Node.js it needs and what it weighs`, async (t) => {
    const { engines } = JSON.parse(read(`${folder}/package.json`));
    t.match(read(`${folder}/README.md`), `Node.js ${engines.node.replace(">=", "")} or newer`);
    t.notMatch(toldSizeFault(folder, 0, read(`${folder}/README.md`)), "does not tell");
  });

  test(`${folder}: the README's links work where the package is shown`, async (t) => {
    const readme = read(`${folder}/README.md`);
    t.same(relativeLinks(readme), [], "nothing beside the README is there");
    for (const path of repositoryLinks(readme, home)) t.ok(existsSync(join(ROOT, path)), path);
  });
}

test("links into the repository are found, whatever they are written as", async (t) => {
  const markdown = `[a](${home}/blob/HEAD/docs/a.md#part) [b](${home}/tree/HEAD/docs) [c][c]\n\n[c]: ${home}/blob/HEAD/c.md\n[d](https://example.com/blob/HEAD/d.md)`;
  t.same(repositoryLinks(markdown, home), ["docs/a.md", "docs", "c.md"]);
  t.same(relativeLinks("[e](../e.md) [f][f]\n\n[f]: ../f.md\n"), ["../e.md", "../f.md"]);
});

test("the settings of bundlers in the engine's README are those that are tried before a release", async (t) => {
  const settings = [
    ...read("packages/engine/README.md").matchAll(/^\| (?:esbuild|rolldown|webpack|Next\.js) +\| (.+) \|$/gm),
  ].flatMap(([, cell = ""]) => [...cell.matchAll(/`([^`]+)`/g)].map(([, setting = ""]) => setting));
  t.equal(settings.length, 5);
  const files = ["esbuild", "rolldown", "webpack", "next.config"].map((name) =>
    read(`test/release/bundlers/${name}.mjs`),
  );
  for (const setting of settings)
    t.ok(
      files.some((file) => file.includes(setting)),
      setting,
    );
});

test("a package that has grown, lacks its licence or holds what is of use here alone is told before a release", async (t) => {
  t.same(Object.keys(MOST_BYTES).toSorted(), packageNames().toSorted());
  t.equal(growth("a", 1000, 1000), null);
  t.match(growth("a", 1001, 1000), /a has 1001 bytes and may have 1000/);
  t.match(growth("a", 600, 1000), /lower its 1000/);
  t.match(growth("a", 1, undefined), /no limit/);
  const packed = { name: "a", tarball: "", size: 0 };
  const good = ["LICENSE", "README.md", "package.json", "dist/latest/tested.js", "src/index.ts"];
  t.same(contentFaults({ ...packed, files: good }), []);
  const bad = ["dist/.tsbuildinfo", "src/a.test.ts", "test/a.ts", "package.json", "README.md"];
  t.same(contentFaults({ ...packed, files: bad }), [
    "a has no LICENSE",
    ...bad.slice(0, 3).map((file) => `a has ${file}`),
  ]);
});

test("a README that tells another size than the tarball's is told before a release", async (t) => {
  t.equal(toldSizeFault("a", 4_551_573, "Node.js 22.18 or newer; 4.6 MB packed."), null);
  t.equal(toldSizeFault("a", 95_000, "90 kB packed"), null);
  t.match(toldSizeFault("a", 95_000, "82 kB packed"), /a says 82 kB packed: write "95 kB packed"/);
  t.match(toldSizeFault("a", 4_551_573, "480 kB packed"), /write "4.6 MB packed"/);
  t.match(toldSizeFault("a", 95_000, ""), /does not tell its size: write "95 kB packed"/);
});
