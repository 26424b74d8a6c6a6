import { copyFile, glob, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { isAbsolute, join } from "node:path";
import { rolldown } from "rolldown";
// Packages that become part of a package's programs, as its users would install far more with them than they use.
import BUILT_IN from "./built-in.json" with { type: "json" };

// A hundred small files cost a cold process more than reading a page does: what runs is a few files for each package.
// The compiler checks the sources, and writes the types beside.
const PROGRAMS = {
  canonical: { index: "index.ts", schema: "schema-and-validator.ts" },
  client: { index: "index.ts" },
  engine: { index: "index.ts", corrections: "corrections.ts", pages: "pages.ts", worker: "pool/worker.ts" },
  validation: { index: "index.ts", markup: "export/markup.ts", workbook: "export/xlsx/workbook.ts" },
  tabular: { index: "index.ts", read: "read.ts", worker: "host/worker.ts" },
  store: { index: "index.ts" },
  server: {
    index: "index.ts",
    "engine-host": "engine-host/host-process.ts",
    "engine-child-thread": "engine-host/child-thread.ts",
    "comparison-thread": "comparison/comparison-thread.ts",
    "export-thread": "export/export-thread.ts",
  },
  cli: { index: "index.ts", main: "main.ts" },
};

/** What stands for syntax that the oldest supported Node.js does not know. */
const HELPERS = "@oxc-project/runtime/";

await Promise.all(
  Object.entries(PROGRAMS).map(([name, entries]) => bundle(`packages/${name}`, entries, BUILT_IN[name])),
);

// The page that shows the interface is one file that needs nothing else: what it was made from is no dependency of ours.
const explorer = join(createRequire(import.meta.url).resolve("openapi-explorer/package.json"), "..");
const reference = join(import.meta.dirname, "packages/server/dist/program");
await copyFile(
  join(explorer, "dist/browser/openapi-explorer.min.js"),
  join(reference, "openapi-explorer.min.js"),
);
await copyFile(join(explorer, "LICENSE"), join(reference, "openapi-explorer.LICENSE"));

/** Writes the programs of a package, by name, each from its entry in `src`, with the licences of what is built into them. */
async function bundle(folder, entries, builtIn = []) {
  const bundled = await rolldown({
    cwd: import.meta.dirname,
    input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, `${folder}/src/${file}`])),
    platform: "node",
    // Other packages stay packages, the workspace's too: each has one copy of its classes.
    external: (id) =>
      !id.startsWith(".") && !isAbsolute(id) && !id.startsWith(HELPERS) && !builtIn.includes(packageOf(id)),
  });
  const { output } = await bundled.write({
    dir: `${folder}/dist/program`,
    cleanDir: true,
    sourcemap: true,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
  });
  await bundled.close();
  if (builtIn.length > 0) await writeLicences(`${folder}/dist/program`, output);
}

/** The package of what is imported: `zod` of `zod/v4`. */
function packageOf(id) {
  return id
    .split("/")
    .slice(0, id.startsWith("@") ? 2 : 1)
    .join("/");
}

/** Their terms ask that the licences of what is built in go with it. */
async function writeLicences(folder, output) {
  const modules = output.flatMap(({ moduleIds = [] }) => moduleIds).filter((id) => !id.includes(HELPERS));
  const packages = modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []);
  const texts = [...new Set(packages)].toSorted().map(async (path) => {
    const { name, version } = JSON.parse(await readFile(join(path, "package.json"), "utf8"));
    const [file] = await Array.fromAsync(glob("LICEN[CS]E*", { cwd: path }));
    if (file === undefined) throw new Error(`${name} is built in and has no licence`);
    return `${name} ${version}\n\n${(await readFile(join(path, file), "utf8")).trim()}\n`;
  });
  await writeFile(join(folder, "LICENSES-OF-PARTS"), (await Promise.all(texts)).join("\n---\n\n"));
}
