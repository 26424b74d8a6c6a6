import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// What decides how a migrated database looks.
const SOURCES = ["schema", "queue", "database"];
const LIBRARIES = ["@electric-sql/pglite", "pg-boss", "kysely"];

const SOURCE = fileURLToPath(new URL("../../src/", import.meta.url));
const CACHE = fileURLToPath(new URL("../../../../node_modules/.cache/paylift-test/", import.meta.url));

/**
 * The path of something that is dear to make and the same for every test file: made when it is not there yet, or when
 * the schema has changed since.
 */
export async function cached(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const folder = join(CACHE, await fingerprint());
  const path = join(folder, name);
  if (existsSync(path)) return path;
  await mkdir(folder, { recursive: true });
  const aside = join(folder, `${name}.${randomUUID()}`);
  await make(aside);
  // Another test file may have made it meanwhile; both are alike.
  await rename(aside, path).catch(() => rm(aside, { recursive: true, force: true }));
  return path;
}

async function fingerprint(): Promise<string> {
  const hash = createHash("sha256").update(process.arch);
  for (const library of LIBRARIES) hash.update(`${library} ${await versionOf(library)}\n`);
  for (const folder of SOURCES) {
    const names = await readdir(join(SOURCE, folder), { recursive: true });
    for (const name of names.filter((each) => each.endsWith(".ts")).sort()) {
      hash.update(`${name}\n`).update(await readFile(join(SOURCE, folder, name)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

async function versionOf(library: string): Promise<string> {
  const { paths } = createRequire(import.meta.url).resolve as unknown as {
    paths(name: string): string[] | null;
  };
  for (const folder of paths(library) ?? []) {
    const text = await readFile(join(folder, library, "package.json"), "utf8").catch(() => null);
    if (text !== null) return String(JSON.parse(text).version);
  }
  return "none";
}
