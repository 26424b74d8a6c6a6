import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The folders of all packages that are published with npm. */
export function packageFolders(): string[] {
  return readdirSync(join(ROOT, "packages")).filter((name) =>
    existsSync(join(ROOT, "packages", name, "package.json")),
  );
}

/** The names of all packages that are published with npm. */
export function packageNames(): string[] {
  return packageFolders().map(
    (folder) => JSON.parse(readFileSync(join(ROOT, "packages", folder, "package.json"), "utf8")).name,
  );
}

/** A package as it would be published. */
export interface Packed {
  readonly name: string;
  /** Path of the tarball. */
  readonly tarball: string;
  /** Bytes of the tarball. */
  readonly size: number;
  /** Paths of the files in it. */
  readonly files: readonly string[];
}

/** Packs every package as it would be published. */
export function packInto(folder: string): Packed[] {
  const workspaces = packageNames().flatMap((name) => ["--workspace", name]);
  const printed = execFileSync("npm", ["pack", "--json", "--pack-destination", folder, ...workspaces], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  const packed = JSON.parse(printed) as Printed[] | Record<string, Printed>;
  return Object.values(packed).map(({ name, filename, size, files }) => ({
    name,
    tarball: join(folder, filename),
    size,
    files: files.map(({ path }) => path),
  }));
}

interface Printed {
  name: string;
  filename: string;
  size: number;
  files: { path: string }[];
}
