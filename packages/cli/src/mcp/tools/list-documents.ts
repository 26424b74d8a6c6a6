import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { addTool, type Desk } from "../add-tool.ts";
import { path, window } from "../arguments.ts";
import { itemsFrom } from "../bounded.ts";
import { bytesOf, folderEntries } from "../folder-entries.ts";

export function listDocuments(server: McpServer, desk: Desk): void {
  addTool(
    server,
    desk,
    {
      name: "list_documents",
      title: "List payroll documents",
      description:
        "Lists the payroll documents (PDF, spreadsheets, results as .json) of a folder with their bytes, its subfolders, and which " +
        "folders may be read at all.",
      input: z.strictObject({
        folder: path("the folder; without it the first one that may be read").optional(),
        ...window("entries", 200),
      }),
    },
    async ({ folder, ...window }) => {
      const { paths } = desk.folders;
      const found = await folderEntries(desk.folders, folder ?? paths[0] ?? ".");
      const files = [...found.documents, ...found.results];
      const entries = [
        ...found.folders.map((name) => ({ folder: name })),
        ...files.map((file) => ({ file })),
      ];
      const shown = entries.slice(window.from, window.from + window.limit);
      const bytes = new Map(
        await Promise.all(
          shown.map(async (entry) => {
            return [entry, "file" in entry ? await bytesOf(found.path, entry.file) : null] as const;
          }),
        ),
      );
      return {
        readable_folders: paths,
        folder: found.path,
        entries: itemsFrom(entries, window, (entry) =>
          "file" in entry ? { ...entry, bytes: bytes.get(entry) } : entry,
        ),
      };
    },
  );
}
