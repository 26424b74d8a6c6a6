import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

/** A file of the built dashboard. */
export interface DashboardFile {
  readonly contentType: string;
  /** Whether its name changes with its content, so that it may be kept for good. */
  readonly lasting: boolean;
  read(): Promise<Buffer>;
  /** The same bytes compressed; null where that would not make them smaller. */
  readGzip(): Promise<Buffer | null>;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".md": "text/plain; charset=utf-8",
};
const COMPRESSIBLE = new Set([".html", ".js", ".mjs", ".css", ".json", ".svg", ".wasm", ".md"]);

const compress = promisify(gzip);

/**
 * The files under a folder, by their path from it with slashes. Nothing that is not in the list is ever opened, so no
 * path can lead out of the folder. Empty when there is no such folder.
 */
export function dashboardFiles(folder: string): ReadonlyMap<string, DashboardFile> {
  return new Map(
    namesUnder(folder).map((name) => [name.split(sep).join("/"), dashboardFile(join(folder, name))]),
  );
}

function namesUnder(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

function dashboardFile(path: string): DashboardFile {
  const extension = extname(path);
  let bytes: Promise<Buffer> | undefined;
  let gzipped: Promise<Buffer | null> | undefined;
  const read = (): Promise<Buffer> => (bytes ??= readFile(path));
  return {
    contentType: CONTENT_TYPES[extension] ?? "application/octet-stream",
    lasting: /-[\w-]{8}\.\w+$/.test(path),
    read,
    readGzip: () =>
      (gzipped ??= COMPRESSIBLE.has(extension)
        ? read().then((plain) => compress(plain, { level: 9 }))
        : Promise.resolve(null)),
  };
}
