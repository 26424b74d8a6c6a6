import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test } from "tap";
import { cyclesOf } from "./layers/cycles.ts";
import { growth, linesIn, MOST_LINES } from "./layers/most-lines.ts";
import { sourceFile, sourceFiles, specifiersOf } from "./layers/source-file.ts";
import { violations } from "./layers/violations.ts";

const PACKAGES = fileURLToPath(new URL("../packages/", import.meta.url));

test("packages and folders import downward only", async (t) => {
  const files = sourceFiles(PACKAGES);
  t.ok(files.length > 50, `${files.length} source files`);
  for (const { path, files: imported } of files) {
    for (const file of imported) t.ok(existsSync(`${PACKAGES}${file}`), `${path} imports ${file}`);
  }
  const found = violations(files);
  t.equal(found.length, 0, found.join("\n"));
});

test("folders that are replaced only shrink", async (t) => {
  for (const [folder, most] of Object.entries(MOST_LINES)) {
    if (existsSync(`${PACKAGES}${folder}`))
      t.equal(growth(folder, linesIn(`${PACKAGES}${folder}`), most), null);
  }
  t.match(growth("old/", 1001, 1000), /old\/ has 1001 lines and may have 1000/);
  t.equal(growth("old/", 1000, 1000), null);
  t.equal(growth("old/", 900, 1000), null);
  t.match(growth("old/", 700, 1000), /old\/ has 700 lines: lower its 1000/);
});

test("every form of an import is seen, and no comment", async (t) => {
  const source = `
import { a } from "./a.ts";
import type {
  B,
} from "./b.ts";
export type { C } from "@paylift/canonical";
export { ERROR } from "./errors.ts";
import "./effect.ts";
const late = await import("piscina");
const place = createRequire(import.meta.url).resolve("pdfjs-dist/package.json");
// import { no } from "./comment.ts";
/** import { no } from "./doc-comment.ts"; */
export const from = "./text.ts";
`;
  t.same(specifiersOf(source), [
    "./a.ts",
    "./b.ts",
    "@paylift/canonical",
    "./errors.ts",
    "./effect.ts",
    "piscina",
    "pdfjs-dist/package.json",
  ]);
});

const CASES: Record<string, [path: string, source: string, expected: RegExp | null]> = {
  "a lower package": ["cli/src/x.ts", `import "@paylift/engine";`, null],
  "an upper package": [
    "engine/src/api/x.ts",
    `import "@paylift/cli";`,
    /engine may not import cli, which is above it/,
  ],
  "a sibling": [
    "store/src/x.ts",
    `import "@paylift/engine";`,
    /store may not import engine, .* the same floor/,
  ],
  itself: ["engine/src/api/x.ts", `import "@paylift/engine";`, /the same floor/],
  "an unknown package": ["cli/src/x.ts", `import "@paylift/utils";`, /utils stands on no floor/],
  "more than the schema": [
    "dashboard/src/x.ts",
    `import "@paylift/engine";`,
    /dashboard may import canonical, client only/,
  ],
  "another package by path": ["cli/src/x.ts", `import "../../engine/src/index.ts";`, /imported by its name/],
  "an earlier stage": ["engine/src/score/x.ts", `import "../layout/y.ts";`, null],
  "a file of its own folder": ["engine/src/read/pdfjs/x.ts", `import "../y.ts";`, null],
  "a later stage": [
    "engine/src/layout/x.ts",
    `import "../interpret/y.ts";`,
    /layout\/ may not import interpret\//,
  ],
  "a later part of a stage": [
    "engine/src/infer/cells/x.ts",
    `import "../people/y.ts";`,
    /cells\/ may not import people\/, which is above it/,
  ],
  "an earlier part of a stage": ["engine/src/infer/people/x.ts", `import "../cells/y.ts";`, null],
  "the public file": ["engine/src/pool/x.ts", `import "../index.ts";`, /pool\/ may not import index\.ts/],
  "an unknown folder": [
    "engine/src/layout/x.ts",
    `import "../helpers/y.ts";`,
    /helpers\/ stands on no floor/,
  ],
  "pdfjs at its entrance": ["engine/src/read/pdfjs/x.ts", `import "pdfjs-dist/legacy/build/pdf.mjs";`, null],
  "pdfjs elsewhere": [
    "engine/src/read/x.ts",
    `import "pdfjs-dist";`,
    /pdfjs-dist may be imported under .*read\/pdfjs\//,
  ],
  "piscina elsewhere": ["engine/src/pipeline/x.ts", `import "piscina";`, /piscina may be imported under/],
  "commander elsewhere": ["server/src/x.ts", `import "commander";`, /commander may be imported under/],
};

for (const [name, [path, source, expected]] of Object.entries(CASES)) {
  test(`a file that imports ${name} is ${expected === null ? "let pass" : "named with the reason"}`, async (t) => {
    const found = violations([sourceFile(path, source)]);
    t.equal(found.length, expected === null ? 0 : 1, found.join("\n"));
    if (expected !== null) {
      t.ok(found[0]?.startsWith(`${path}: `));
      t.match(found[0], expected);
    }
  });
}

test("cycles are found with their way round", async (t) => {
  const graph = new Map([
    ["a", ["b", "c"]],
    ["b", ["d"]],
    ["c", ["d"]],
    ["d", []],
  ]);
  t.same(cyclesOf(graph), [], "two ways to one file are no cycle");
  t.same(cyclesOf(new Map([...graph, ["d", ["b"]]])), [["b", "d", "b"]]);
  t.same(cyclesOf(new Map([["a", ["a"]]])), [["a", "a"]]);
  const files = [
    sourceFile("cli/src/a.ts", `import "./b.ts";`),
    sourceFile("cli/src/b.ts", `import type { A } from "./a.ts";`),
  ];
  t.same(violations(files), ["a cycle of imports: cli/src/a.ts → cli/src/b.ts → cli/src/a.ts"]);
});
