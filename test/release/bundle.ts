import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "./packages.ts";
import { run, type Step } from "./run.ts";

const PROJECT = fileURLToPath(new URL("bundlers", import.meta.url));
const SAMPLE = join(ROOT, "examples/samples/documents/gusto-journal-clean-9-2510.pdf");
const BUNDLERS = ["esbuild@0.28.2", "rolldown@1.0.1", "webpack@5.113.0"];
const NEXT = ["next@16.4.6", "react@19.2.6", "react-dom@19.2.6"];

/** Bundles a program around the packed packages with each bundler, and runs what comes out; the same with Next. */
export function bundle(tarballs: readonly string[]): Step[] {
  const project = mkdtempSync(join(tmpdir(), "paylift-bundled-"));
  try {
    cpSync(PROJECT, project, { recursive: true });
    const manifest = { name: "bundled", version: "0.0.0", private: true, type: "module" };
    writeFileSync(join(project, "package.json"), JSON.stringify(manifest));
    const node = process.execPath;
    const install = ["install", "--no-audit", "--no-fund"];
    const steps: [what: string, command: string, args: string[]][] = [
      ["npm install", "npm", [...install, ...tarballs]],
      ["npm install bundlers", "npm", [...install, "--save-dev", ...BUNDLERS, ...NEXT]],
      ...["esbuild", "rolldown", "webpack"].flatMap((name): [string, string, string[]][] => [
        [`${name} builds`, node, [`${name}.mjs`]],
        [`what ${name} built runs`, node, [`bundled/${name}.mjs`, SAMPLE, "register.csv"]],
      ]),
      ["Next builds, starts and answers", node, ["next.mjs", SAMPLE]],
    ];
    const done: Step[] = [];
    for (const [what, command, args] of steps) {
      const { failure } = run(project, command, args);
      done.push({ what, failure });
      // Without the packages nothing else can be told.
      if (failure !== null && command === "npm") break;
    }
    return done;
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}
