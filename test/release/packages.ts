import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The names of all packages that are published. */
export function packageNames(): string[] {
  return readdirSync(join(ROOT, "packages")).map(
    (folder) => JSON.parse(readFileSync(join(ROOT, "packages", folder, "package.json"), "utf8")).name,
  );
}

/** Packs every package as it would be published, and gives the tarballs' paths. */
export function packInto(folder: string): string[] {
  const workspaces = packageNames().flatMap((name) => ["--workspace", name]);
  const printed = execFileSync("npm", ["pack", "--json", "--pack-destination", folder, ...workspaces], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  const packed = JSON.parse(printed) as { filename: string }[] | Record<string, { filename: string }>;
  return Object.values(packed).map(({ filename }) => join(folder, filename));
}
