import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "tap";
import { openApiDocument } from "../packages/client/scripts/openapi-document.ts";
import { deadAnchors } from "../site/check/look.ts";
import { apiReference, type Document } from "../site/prepare/api-reference.ts";
import { withSiteLinks } from "../site/prepare/links.ts";
import { SECTIONS } from "../site/prepare/pages.ts";
import { cell, schemaTables } from "../site/prepare/schema-tables.ts";

const ROOT = join(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const home: string = JSON.parse(read("package.json")).homepage.replace("#readme", "");
const pages = SECTIONS.flatMap((section) => section.pages);
const pageOf = new Map(pages.map(({ source, path }) => [source, path]));
const options = { root: ROOT, home, pageOf, picture: (file: string) => `/${file}` };

test("every document and every package's README is a page, once, and its links lead somewhere", async (t) => {
  const documents = globSync(["docs/*.md", "packages/*/README.md", "packages/clients/*/README.md"], {
    cwd: ROOT,
  });
  for (const file of documents) t.ok(pageOf.has(file), `${file}: add it to site/prepare/pages.ts`);
  t.equal(pageOf.size, pages.length);
  t.equal(new Set(pages.map(({ path }) => path)).size, pages.length);
  for (const { source, path } of pages) {
    t.ok(existsSync(join(ROOT, source)), source);
    t.doesNotThrow(() => withSiteLinks(read(source), source, path, options), source);
  }
});

test("links to pages lead to pages, others to the repository, and code is left as it is", async (t) => {
  const links = (markdown: string): string =>
    withSiteLinks(markdown, "docs/operating.md", "operating/operating", options);
  t.equal(links("[a](capacity.md#what)"), "[a](capacity.md#what)");
  t.equal(links("[a](../packages/engine/README.md)"), "[a](../library/engine.md)");
  t.equal(links(`[a](${home}/blob/HEAD/docs/variants.md#x)`), "[a](../layouts/variants.md#x)");
  t.equal(links(`[a](${home}/tree/HEAD/packages/server)`), "[a](../service/server.md)");
  t.equal(links("[a](alerts.yml)"), `[a](${home}/blob/HEAD/docs/alerts.yml)`);
  t.equal(links("![a](images/inspect.png)"), "![a](/docs/images/inspect.png)");
  t.equal(links("[a][b]\n\n[b]: capacity.md"), "[a][b]\n\n[b]: capacity.md");
  for (const same of ["[a](https://example.com/b.md)", "[a](#part)", "```sh\n[a](none.md)\n```"])
    t.equal(links(same), same);
  t.throws(() => links("[a](none.md)"), /docs\/operating\.md: none\.md leads nowhere/);
});

test("the reference has every operation, event and schema of the interface", async (t) => {
  const document = openApiDocument() as Document;
  const made = apiReference(document);
  const text = made.map(({ markdown }) => markdown).join("\n");
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of Object.keys(item)) t.ok(text.includes(`\n${method.toUpperCase()} ${path}\n`), path);
  }
  for (const event of Object.keys(document.webhooks)) t.ok(text.includes(event), event);
  const schemas = made.at(-1)?.markdown ?? "";
  for (const name of Object.keys(document.components.schemas)) t.ok(schemas.includes(`## ${name}\n`), name);
  for (const [, name = ""] of text.matchAll(/schemas\.md#(\w+)/g))
    t.match(schemas.toLowerCase(), `## ${name}\n`, name);
});

test("a schema is a table for each object in it, and its text stays in its cell", async (t) => {
  const schema = {
    type: "object",
    required: ["name"],
    properties: {
      name: { type: "string", minLength: 1, description: "a|b <c>" },
      lines: { type: "array", items: { type: "object", properties: { role: { enum: ["tax", null] } } } },
      next: { anyOf: [{ $ref: "#/x/Page" }, { type: "null" }] },
    },
  };
  const [whole, line] = schemaTables(schema, (name) => `[${name}]`);
  t.match(whole?.markdown, "| `name` | string (at least 1) | yes | a\\|b &lt;c> |");
  t.match(whole?.markdown, "| `next` | [Page] or null | no |  |");
  const transposed = { properties: { layout: { const: "transposed" }, names: { type: "string" } } };
  const forms = {
    properties: { tables: { items: { allOf: [{ if: { properties: { layout: {} } }, else: transposed }] } } },
  };
  t.match(schemaTables(forms, String).at(-1), { path: "tables[] (layout: transposed)", markdown: /`names`/ });
  t.match(line, { path: "lines[]", markdown: /\| `role` \| `tax`, `null` \| no \|/ });
  t.equal(cell("`a<b` {{x}}"), "`a<b` &#123;&#123;x}}");
});

test("a link to a part of a page that is not there is told", async (t) => {
  const page = (ids: string[], ...links: string[]) => ({ ids: new Set(ids), links });
  const pages = new Map([
    ["/a.html", page(["x"], "http://s/b.html#y", "http://s/b.html#z", "http://else/#q")],
    ["/b.html", page(["y"], "http://s/a.html#x")],
  ]);
  t.same(deadAnchors(pages), ["/a.html: /b.html#z is not there"]);
});
