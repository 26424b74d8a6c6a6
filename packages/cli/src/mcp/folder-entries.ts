import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { AllowedFolders } from "./allowed-folders.ts";
import { ToolError, unreadable } from "./tool-error.ts";

/** What is read as a document when a folder is named. */
const DOCUMENT = /\.(?:pdf|xls[xm]|ods|csv|tsv|prn)$/i;
/** What may be a side of a comparison as well. */
const RESULT = /\.json$/i;

/** A folder with what is of use in it; hidden files are not. */
export interface FolderEntries {
  readonly path: string;
  /** Names of its subfolders, sorted. */
  readonly folders: string[];
  /** Names of documents, sorted. */
  readonly documents: string[];
  /** Names of files of JSON, sorted. */
  readonly results: string[];
}

/** Looks into a folder. @throws ToolError */
export async function folderEntries(allowed: AllowedFolders, folder: string): Promise<FolderEntries> {
  const { path, kind } = await allowed.find(folder);
  if (kind === "file")
    throw new ToolError("not_a_folder", "the path is a file", "Name the folder that the file is in.");
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(error);
  });
  const seen = entries
    .filter(({ name }) => !name.startsWith("."))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const files = seen.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  return {
    path,
    folders: seen.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    documents: files.filter((name) => DOCUMENT.test(name)),
    results: files.filter((name) => RESULT.test(name)),
  };
}

/** Bytes of a file in a folder; null for a link, which may lead anywhere, and for what is gone. */
export async function bytesOf(folder: string, name: string): Promise<number | null> {
  const stats = await lstat(join(folder, name)).catch(() => null);
  return stats?.isFile() === true ? stats.size : null;
}
