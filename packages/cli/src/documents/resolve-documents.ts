import { readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { UsageError } from "../usage-error.ts";

export const STDIN = "-";

/** A document to read: the path to show, or standard input. */
export interface NamedDocument {
  /** The path as the user gave it, below a folder with the folder in front; `-` is standard input. */
  file: string;
  /** Standard input, a named pipe or a device: it can be read only as a stream. */
  stream: boolean;
  /** File name without folders and ending; `stdin` for standard input. */
  name: string;
}

/** Resolves the FILE arguments: folders become their PDF files, sorted; what does not exist is a usage error. */
export async function resolveDocuments(
  args: readonly string[],
): Promise<{ documents: NamedDocument[]; several: boolean }> {
  if (args.filter((arg) => arg === STDIN).length > 1) throw new UsageError("- may be given only once");
  const documents: NamedDocument[] = [];
  let several = args.length > 1;
  for (const arg of args) {
    const kind = await kindOf(arg);
    if (kind === "folder") {
      // How a folder prints must not depend on how many files it happens to hold.
      several = true;
      for (const file of await pdfFiles(arg)) documents.push(namedDocument(file, await kindOf(file)));
    } else {
      documents.push(namedDocument(arg, kind));
    }
  }
  return { documents, several };
}

/** Resolves one FILE argument that may not be a folder. */
export async function resolveDocument(arg: string): Promise<NamedDocument> {
  const kind = await kindOf(arg);
  if (kind === "folder") throw new UsageError(`${arg} is a folder, expected a file`);
  return namedDocument(arg, kind);
}

function namedDocument(file: string, kind: "file" | "folder" | "stream"): NamedDocument {
  const name =
    file === STDIN ? "stdin" : basename(file).replace(/\.(?:pdf|xls[xm]|o[dt]s|csv|tsv|prn|txt)$/i, "");
  return { file, name, stream: kind === "stream" };
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

async function pdfFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`cannot read ${folder} (${error.code})`, { cause: error });
  });
  const names = entries
    .filter((entry) => !entry.isDirectory() && /\.pdf$/i.test(entry.name))
    .map((entry) => entry.name)
    .toSorted();
  if (names.length === 0) throw new UsageError(`no PDF file in ${folder}`);
  return names.map((name) => join(folder, name));
}
