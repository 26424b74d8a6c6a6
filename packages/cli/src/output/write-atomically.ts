import { randomBytes } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { OutputError } from "./output-error.ts";

/** Writes a file so that under its name there is never half of it; an abort leaves nothing behind. @throws OutputError. */
export async function writeAtomically(
  path: string,
  content: string | Uint8Array,
  signal: AbortSignal,
): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString("hex")}.tmp`);
  try {
    await writeFile(temporary, content, { flag: "wx", signal });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    signal.throwIfAborted();
    throw new OutputError(path, error);
  }
}
