import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { addTool, type Desk } from "../add-tool.ts";
import type { AllowedFolders } from "../allowed-folders.ts";
import { path, window } from "../arguments.ts";
import { itemsFrom } from "../bounded.ts";
import { ToolError } from "../tool-error.ts";

/** What is read as a document when a folder is named. */
const DOCUMENT = /\.(?:pdf|xls[xm]|ods|csv|tsv|prn)$/i;

export function listDocuments(server: McpServer, desk: Desk): void {
  addTool(
    server,
    desk,
    {
      name: "list_documents",
      title: "List payroll documents",
      description:
        "Lists the payroll documents (PDF, spreadsheets) of a folder, its subfolders, and which folders may be read at all.",
      input: z.strictObject({
        folder: path("the folder; without it the first one that may be read").optional(),
        ...window("entries", 200),
      }),
    },
    async ({ folder, ...window }) => {
      const { paths } = desk.folders;
      const place = await folderAt(desk.folders, folder ?? paths[0] ?? ".");
      const entries = (await readdir(place, { withFileTypes: true }))
        .filter(({ name }) => !name.startsWith("."))
        .map((entry) => ({ name: entry.name, folder: entry.isDirectory() }))
        .filter(({ name, folder }) => folder || DOCUMENT.test(name) || /\.json$/i.test(name))
        .toSorted((a, b) => Number(b.folder) - Number(a.folder) || (a.name < b.name ? -1 : 1));
      const shown = await Promise.all(
        entries.slice(window.from, window.from + window.limit).map(async ({ name, folder }) => {
          if (folder) return { folder: name };
          const bytes = (await stat(join(place, name)).catch(() => null))?.size ?? null;
          return { file: name, bytes };
        }),
      );
      const { items } = itemsFrom(shown, { from: 0, limit: window.limit }, (entry) => entry);
      const next = window.from + items.length;
      return {
        readable_folders: paths,
        folder: place,
        entries: { of: entries.length, from: window.from, items, next: next < entries.length ? next : null },
      };
    },
  );
}

/** File names of the documents in a folder, sorted. @throws ToolError */
export async function documentNames(folders: AllowedFolders, folder: string): Promise<string[]> {
  const entries = await readdir(await folderAt(folders, folder), { withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith(".") && DOCUMENT.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

async function folderAt(folders: AllowedFolders, path: string): Promise<string> {
  const found = await folders.find(path);
  if (found.kind === "folder") return found.path;
  throw new ToolError("not_a_folder", "the path is a file", "Name the folder that the file is in.");
}
