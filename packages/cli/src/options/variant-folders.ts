import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { UsageError } from "../usage-error.ts";

/** Engine options for the folders of `--variants`; a folder that is not there is a usage error. */
export async function variantFolders(folders: readonly string[] = []): Promise<{ variants?: string[] }> {
  for (const folder of folders) {
    const stats = await stat(folder).catch(() => null);
    if (!stats?.isDirectory()) throw new UsageError(`--variants: no such folder: ${folder}`);
  }
  return folders.length === 0 ? {} : { variants: folders.map((folder) => resolve(folder)) };
}
