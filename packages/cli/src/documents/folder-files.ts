import { readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { plural } from "../text/plural.ts";
import { UsageError } from "../usage-error.ts";

/** What a folder holds, and what of it is not read. */
export interface FolderFiles {
  /** Paths of its PDF files below the folder, sorted. */
  files: string[];
  /** Subfolders that were not looked into. */
  subfolders: number;
  /** Files of other kinds, by their ending in small letters; `` for files without one. */
  others: Map<string, number>;
}

/** Looks for PDF files in a folder, also in its subfolders if it is to; links to folders are not followed. Hidden folders and other hidden files do not count. */
export async function folderFiles(folder: string, recursive: boolean): Promise<FolderFiles> {
  const found: FolderFiles = { files: [], subfolders: 0, others: new Map() };
  await look(folder, "", recursive, found);
  return found;
}

async function look(folder: string, below: string, recursive: boolean, found: FolderFiles): Promise<void> {
  const path = join(folder, below);
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`cannot read ${path} (${error.code})`, { cause: error });
  });
  const sorted = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name } of sorted.filter((entry) => !entry.isDirectory())) {
    const ending = extname(name).toLowerCase();
    if (ending === ".pdf") found.files.push(join(below, name));
    else if (!name.startsWith(".")) found.others.set(ending, (found.others.get(ending) ?? 0) + 1);
  }
  for (const { name } of sorted.filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))) {
    if (recursive) await look(folder, join(below, name), recursive, found);
    else found.subfolders += 1;
  }
}

/** What of a folder is not read, and how it would be: `left out 2 subfolders (…)`; null where that is nothing. */
export function leftOutText({ subfolders, others }: FolderFiles): string | null {
  const count = [...others.values()].reduce((sum, one) => sum + one, 0);
  const kinds = [...others].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const shown = kinds.slice(0, 5).map(([ending, number]) => `${number} ${ending || "without ending"}`);
  const parts = [
    ...(subfolders > 0 ? [`${plural(subfolders, "subfolder")} (read with --recursive)`] : []),
    ...(count > 0
      ? [
          `${plural(count, "other file")} (${shown.join(", ")}${kinds.length > 5 ? ", …" : ""}; read when named)`,
        ]
      : []),
  ];
  return parts.length === 0 ? null : `left out ${parts.join(" and ")}`;
}
