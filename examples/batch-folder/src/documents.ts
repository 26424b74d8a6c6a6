import { readdir } from "node:fs/promises";

/** File names of the PDFs in a folder, sorted, so that every run and every CSV has the same order. */
export async function pdfsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory() && /\.pdf$/i.test(entry.name))
    .map((entry) => entry.name)
    .toSorted();
}
