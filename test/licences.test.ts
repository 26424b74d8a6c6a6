import { readFileSync } from "node:fs";
import { test } from "tap";

interface Installed {
  dev?: boolean;
  link?: boolean;
  license?: string;
  integrity?: string;
}

/** Licences that let everybody use, change and pass on, with no condition on what is built with them. */
const ALLOWED = new Set([
  "(MIT AND Zlib)",
  "(MIT OR CC0-1.0)",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "Unlicense",
]);
/** Their package.json names the licence in a field that is out of use, or not at all; the file beside it is MIT's. */
const NAMED_ELSEWHERE = new Set(["busboy", "streamsearch", "only", "png-js"]);

const readJson = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), "utf8"));
const packages: Record<string, Installed> = readJson("package-lock.json").packages;

test("what is installed with the packages is hashed and freely licensed", async (t) => {
  const foreign = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.startsWith("node_modules/") && dev !== true && link !== true,
  );
  t.ok(foreign.length > 100, `${foreign.length} packages`);
  for (const [path, { license, integrity }] of foreign) {
    const name = path.replace(/^.*node_modules\//, "");
    t.ok(ALLOWED.has(license ?? "") || NAMED_ELSEWHERE.has(name), `${name}: ${license}`);
    t.match(integrity, /^sha512-/, name);
  }
});

test("what is built into programs is freely licensed", async (t) => {
  const names = Object.values(readJson("built-in.json") as Record<string, string[]>).flat();
  t.ok(names.includes("zod"));
  for (const name of names) t.ok(ALLOWED.has(packages[`node_modules/${name}`]?.license ?? ""), name);
});
