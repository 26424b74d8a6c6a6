import { rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Writes a file so that a kill at any moment leaves the old one or the new one, never half of it. What a kill leaves
 * under the temporary name is overwritten by the next start.
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.tmp`);
  await writeFile(temporary, text, { flush: true });
  await rename(temporary, path);
}
