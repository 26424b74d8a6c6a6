import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path/posix";

/** A source file and what it imports. Paths are from the folder `packages/`. */
export interface SourceFile {
  path: string;
  /** Files of the same package that it imports. */
  files: string[];
  /** Packages that it imports, ours (`@paylift/engine`) and foreign ones; Node's own are left out. */
  packages: string[];
}

// The sources are formatted, so one form of each statement is enough: `import … from "x"`, `export … from "x"`,
// `import "x"`, `import("x")`, and names that are resolved at run time.
const SPECIFIER =
  /^\s*(?:import|export)\b[^;"]*?\bfrom\s+"([^"]+)"|^\s*import\s+"([^"]+)"|\b(?:import|resolve)\(\s*"([^"]+)"/gm;

/** What a source text imports, as written. Types count: a type is knowledge of the other file too. */
export function specifiersOf(source: string): string[] {
  const withoutComments = source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, "");
  return [...withoutComments.matchAll(SPECIFIER)].map(([, from, bare, call]) => from ?? bare ?? call ?? "");
}

/** All source files of the packages, sorted by path. */
export function sourceFiles(packagesFolder: string): SourceFile[] {
  const paths = readdirSync(packagesFolder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /^[^/]+\/src\/.*\.tsx?$/.test(path));
  return paths.toSorted().map((path) => sourceFile(path, readFileSync(join(packagesFolder, path), "utf8")));
}

export function sourceFile(path: string, source: string): SourceFile {
  const specifiers = [...new Set(specifiersOf(source))];
  const packages = specifiers.filter((specifier) => !/^(?:\.|#|node:)/.test(specifier)).map(packageOf);
  return {
    path,
    files: specifiers
      .filter((name) => name.startsWith("."))
      .map((name) => relative(".", join(dirname(path), name))),
    packages: [...new Set(packages)],
  };
}

/** `pdfjs-dist/legacy/build/pdf.mjs` is of `pdfjs-dist`. */
function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}
