import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { commandLineOrEnd } from "../command-line-or-end.ts";
import { benchRegisters, type RegisterOptions } from "./bench.ts";
import { printRegisters } from "./print.ts";

const USAGE = "npm run bench:registers -- [--quick] [--rounds N] [--out DIR]";

/** `--quick` shows that it works: short registers, hardly a warm-up. */
function parse(args: string[]): RegisterOptions & { out: string } {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: "boolean", default: false },
      rounds: { type: "string" },
      out: { type: "string" },
    },
  });
  const rounds = Number(values.rounds ?? (values.quick ? 1 : 5));
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds: expected a whole number from 1, got ${values.rounds}`);
  const out = values.out ?? fileURLToPath(new URL("../../../results", import.meta.url));
  const size = values.quick
    ? { densePages: 12, longestPages: 30, warmUps: 1 }
    : { densePages: 100, longestPages: 1000, warmUps: 40 };
  return { rounds, out: resolve(out), ...size };
}

const args = process.argv.slice(2);
const { out, ...options } = commandLineOrEnd(() => parse(args), USAGE);
const flags = args.filter((argument, i) => argument !== "--out" && args[i - 1] !== "--out");
const scratch = mkdtempSync(join(tmpdir(), "bench-registers-"));
try {
  const command = ["npm run bench:registers --", ...flags].join(" ");
  const report = await benchRegisters(options, command, scratch, (message) => console.error(`… ${message}`));
  console.log(printRegisters(report));
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, "registers.json"), `${JSON.stringify(report, null, 2)}\n`);
  process.exitCode = report.against.length > 0 ? 1 : 0;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
