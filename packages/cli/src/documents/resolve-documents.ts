import { stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { UsageError } from "../usage-error.ts";
import { folderFiles, leftOutText } from "./folder-files.ts";

export const STDIN = "-";

/** A document to read: the path to show, or standard input. */
export interface NamedDocument {
  /** The path as the user gave it, below a folder with the folder in front; `-` is standard input. */
  file: string;
  /** Standard input, a named pipe or a device: it can be read only as a stream. */
  stream: boolean;
  /**
   * File name without folders and ending, and with the subfolders that it was found in: `june/register`. `stdin` for
   * standard input.
   */
  name: string;
}

export interface ResolvedDocuments {
  documents: NamedDocument[];
  /** Whether there may be several, whatever their number. */
  several: boolean;
  /** What was not read of folders, a sentence each. */
  leftOut: string[];
}

/** Resolves the FILE arguments: folders become their PDF files, sorted; what does not exist is a usage error. */
export async function resolveDocuments(
  args: readonly string[],
  { recursive = false }: { recursive?: boolean } = {},
): Promise<ResolvedDocuments> {
  if (args.filter((arg) => arg === STDIN).length > 1) throw new UsageError("- may be given only once");
  const documents: NamedDocument[] = [];
  const leftOut: string[] = [];
  let several = args.length > 1;
  for (const arg of args) {
    const kind = await kindOf(arg);
    if (kind === "folder") {
      // How a folder prints must not depend on how many files it happens to hold.
      several = true;
      const found = await folderFiles(arg, recursive);
      const left = leftOutText(found);
      if (found.files.length === 0)
        throw new UsageError(`no PDF file in ${arg}${left === null ? "" : `; ${left}`}`);
      if (left !== null) leftOut.push(`${arg}: ${left}`);
      for (const file of found.files) {
        const path = join(arg, file);
        documents.push(namedDocument(path, await kindOf(path), dirname(file)));
      }
    } else {
      documents.push(namedDocument(arg, kind));
    }
  }
  return { documents, several, leftOut };
}

/** Resolves one FILE argument that may not be a folder. */
export async function resolveDocument(arg: string): Promise<NamedDocument> {
  const kind = await kindOf(arg);
  if (kind === "folder") throw new UsageError(`${arg} is a folder, expected a file`);
  return namedDocument(arg, kind);
}

function namedDocument(
  file: string,
  kind: "file" | "folder" | "stream",
  subfolder: string = ".",
): NamedDocument {
  const name =
    file === STDIN ? "stdin" : basename(file).replace(/\.(?:pdf|xls[xm]|o[dt]s|csv|tsv|prn|txt)$/i, "");
  return { file, name: join(subfolder, name), stream: kind === "stream" };
}

async function kindOf(path: string): Promise<"file" | "folder" | "stream"> {
  if (path === STDIN) return "stream";
  try {
    const stats = await stat(path);
    if (stats.isDirectory()) return "folder";
    return stats.isFile() ? "file" : "stream";
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown";
    throw new UsageError(code === "ENOENT" ? `no such file: ${path}` : `cannot read ${path} (${code})`, {
      cause: error,
    });
  }
}
