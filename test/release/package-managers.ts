import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, type Packed } from "./packages.ts";
import { run, type Step } from "./run.ts";

const SAMPLE = join(ROOT, "examples/samples/documents/gusto-journal-clean-9-2510.pdf");
const TOOLS = ["pnpm@10.34.9", "yarn@1.22.22", "bun@1.4.5"];
/** From an empty folder to the first employee, on two cores. */
const MOST_SECONDS = 60;

/** How each package manager installs, with nothing of earlier installations. */
const INSTALL: Readonly<Record<string, (cache: string) => readonly string[]>> = {
  npm: (cache) => ["install", "--no-audit", "--no-fund", "--cache", cache],
  pnpm: (cache) => ["install", "--store-dir", cache],
  yarn: (cache) => ["install", "--no-lockfile", "--non-interactive", "--cache-folder", cache],
  bun: (cache) => ["install", "--cache-dir", cache],
};

/** Installs the packed command with each package manager into an empty folder, and reads a document with it. */
export function firstMinutes(packages: readonly Packed[]): Step[] {
  const folder = mkdtempSync(join(tmpdir(), "paylift-managers-"));
  try {
    const tools = run(folder, "npm", ["install", "--no-audit", "--no-fund", "--prefix", folder, ...TOOLS]);
    if (tools.failure !== null) return [{ what: "npm install package managers", failure: tools.failure }];
    return Object.entries(INSTALL).map(([name, argsOf]) => {
      const project = join(folder, `with-${name}`);
      mkdirSync(project);
      writeFileSync(join(project, "package.json"), JSON.stringify(manifestOf(packages)));
      const program = name === "npm" ? "npm" : join(folder, "node_modules/.bin", name);
      return timed(project, name, program, argsOf(join(folder, `cache-of-${name}`)));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The tarballs stand for what a registry will have: each manager has its own word for that. */
function manifestOf(packages: readonly Packed[]): object {
  const files = Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`]));
  return {
    name: "first-minutes",
    version: "0.0.0",
    private: true,
    dependencies: files,
    resolutions: files,
    pnpm: { overrides: files },
  };
}

function timed(project: string, name: string, program: string, args: readonly string[]): Step {
  const start = performance.now();
  const installed = run(project, program, args);
  if (installed.failure !== null) return { what: `${name} install`, failure: installed.failure };
  const paylift = join(project, "node_modules/@paylift/cli/bin/paylift.mjs");
  const read = run(project, process.execPath, [paylift, "extract", SAMPLE, "--json"]);
  const seconds = (performance.now() - start) / 1_000;
  if (read.failure !== null) return { what: `paylift extract after ${name}`, failure: read.failure };
  const { employees } = JSON.parse(read.stdout).canonical_output;
  const what = `${name}: from an empty folder to ${employees.length} employees in ${seconds.toFixed(1)} s`;
  return { what, failure: seconds > MOST_SECONDS ? `it may take ${MOST_SECONDS} s` : null };
}
