import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Test } from "tap";
import { createEngine } from "@paylift/engine";
import { runCli } from "../../src/cli.ts";
import { fakeContext } from "./fake-context.ts";

const PROVIDERS = fileURLToPath(new URL("../../../../examples/new-provider/providers", import.meta.url));

/** The variant that the example is about, and one of its samples. */
export const VARIANT = "northwind/payroll-register-v1.json";
export const SAMPLE = "northwind/samples/payroll-register-v1-harbor-kites.pdf";
export const EXPECTED = "northwind/samples/payroll-register-v1-harbor-kites.expected.json";

/** A copy of the example's folder of providers, to be changed. */
export function northwind(t: Test): string {
  const folder = join(t.testdir({}), "providers");
  cpSync(join(PROVIDERS, "northwind"), join(folder, "northwind"), { recursive: true });
  return folder;
}

/** Changes a file of JSON in a folder. */
export function change(folder: string, file: string, edit: (data: any) => void): void {
  const path = join(folder, file);
  const data: unknown = JSON.parse(readFileSync(path, "utf8"));
  edit(data);
  writeFileSync(path, JSON.stringify(data, null, 2));
}

/** Runs a command with the real engine. */
export async function runReal(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const context = { ...fakeContext(), createEngine };
  const code = await runCli(args, context);
  return { code, stdout: context.stdout.text, stderr: context.stderr.text };
}

/** The longest of the lines of a text. */
export function columnsOf(text: string): number {
  return Math.max(...text.split("\n").map((line) => [...line].length));
}
