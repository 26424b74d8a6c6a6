import { readFileSync } from "node:fs";

/** The version of this package. */
export function packageVersion(): string {
  const file = new URL(import.meta.resolve("#manifest"));
  const manifest: unknown = JSON.parse(readFileSync(file, "utf8"));
  return (manifest as { version: string }).version;
}
