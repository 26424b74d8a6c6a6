import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "tap";

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
  readonly resolved?: string;
}

type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Packages that run a program when ours are installed: with everything of ours, and before anybody has used them. */
function installScripts(packages: LockedPackages): string[] {
  const reached = new Set(Object.keys(packages).filter((path) => /^packages\/[^/]+$/.test(path)));
  for (const path of reached) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] as LockedPackage;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = placeOf(packages, path, name);
      if (found !== null) reached.add(found);
    }
  }
  return [...reached].filter((path) => packages[path]?.hasInstallScript === true);
}

/** Where a package finds another, as Node.js looks for it; null for what is not installed. */
function placeOf(packages: LockedPackages, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const path = join(folder, "node_modules", name);
    const found = packages[path];
    if (found !== undefined) return found.link === true ? (found.resolved ?? null) : path;
    if (folder === "") return null;
  }
}

async function lockFile(): Promise<LockedPackages> {
  const text = await readFile(new URL("../package-lock.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { packages: LockedPackages }).packages;
}

test("nothing that our packages depend on runs a program when it is installed", async (t) => {
  t.same(installScripts(await lockFile()), []);
});

test("one that did would be found, however deep", async (t) => {
  const packages = await lockFile();
  const reporting = {
    ...packages,
    "node_modules/koa": { ...packages["node_modules/koa"], dependencies: { reporter: "1.0.0" } },
    "node_modules/koa/node_modules/reporter": { hasInstallScript: true },
  };
  t.same(installScripts(reporting), ["node_modules/koa/node_modules/reporter"]);
});

test("versions are exact, and no address of a registry is in the lock file", async (t) => {
  const packages = await lockFile();
  for (const [path, { resolved, link, ...locked }] of Object.entries(packages)) {
    if (link !== true) t.equal(resolved, undefined, path);
    if (path.includes("node_modules")) continue;
    const versions = { ...locked.dependencies, ...Reflect.get(locked, "devDependencies") } as object;
    for (const [name, version] of Object.entries(versions)) t.match(version, /^\d+\.\d+\.\d+/, name);
  }
});
