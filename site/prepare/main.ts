// Makes the pages of the site in site/pages: Markdown of the repository, and references of the interface and of data files.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { openApiDocument } from "../../packages/client/scripts/openapi-document.ts";
import { apiReference, type Document } from "./api-reference.ts";
import { withSiteLinks } from "./links.ts";
import { SECTIONS } from "./pages.ts";
import { fileReference } from "./variant-reference.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PAGES = join(ROOT, "site/pages");
const home = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).homepage.replace("#readme", "");

rmSync(PAGES, { recursive: true, force: true });

function write(path: string, text: string): void {
  const file = join(PAGES, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const pages = SECTIONS.flatMap((section) => section.pages);
const pageOf = new Map(pages.map(({ source, path }) => [source, path]));
function picture(file: string): string {
  const target = join(PAGES, "public", file);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(ROOT, file), target);
  return `/${file}`;
}

const options = { root: ROOT, home, pageOf, picture };
const first = readFileSync(join(ROOT, "site/index.md"), "utf8");
write("index.md", withSiteLinks(first, "site/index.md", "index", options));
for (const { path, source } of pages) {
  const markdown = readFileSync(join(ROOT, source), "utf8");
  write(`${path}.md`, withSiteLinks(markdown, source, path, options));
}

const schema = (name: string) =>
  JSON.parse(readFileSync(join(ROOT, `packages/engine/schemas/${name}.schema.json`), "utf8"));
const api = apiReference(openApiDocument() as Document);
const files = [
  fileReference(schema("variant"), {
    path: "reference/variant",
    title: "Variant schema",
    intro:
      "Every field of a format variant, made from the schema that the engine holds files to. [Format variants](../layouts/variants.md) says what they mean together.",
  }),
  fileReference(schema("provider"), {
    path: "reference/provider",
    title: "Provider schema",
    intro: "The file of a provider, in whose folder its format variants are.",
  }),
];
for (const { path, markdown } of [...api, ...files]) write(`${path}.md`, `${markdown}\n`);

// What the list at the side needs to know of pages that are made.
const listed = (made: readonly { title: string; path: string }[]) =>
  made.map(({ title, path }) => ({ text: title, link: `/${path}` }));
write("../.vitepress/reference.json", JSON.stringify({ api: listed(api), files: listed(files) }, null, 2));
