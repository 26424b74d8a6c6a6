import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { addTool, type Desk } from "../add-tool.ts";
import { path, window } from "../arguments.ts";
import { itemsFrom } from "../bounded.ts";
import { reportSummary } from "../report-summary.ts";

export function compareDocuments(server: McpServer, desk: Desk): void {
  addTool(
    server,
    desk,
    {
      name: "compare_documents",
      title: "Compare two payroll documents",
      description:
        "Compares the payroll of an old provider (source) with that of a new one (target): who is missing, which values differ, and " +
        "the few causes behind it, the most money at risk first. Each cause has an id for explain_cause.",
      input: z.strictObject({
        source: path("document of the old provider, or its extraction result as .json"),
        target: path("document of the new provider, or its extraction result as .json"),
        ...window("causes", 50),
      }),
    },
    async ({ source, target, ...window }, call) => {
      const sides = [
        await desk.documents.side(source, call),
        await desk.documents.side(target, call),
      ] as const;
      const report = desk.documents.compare(...sides);
      return { ...reportSummary(report), causes: itemsFrom(report.groups, window, (group) => group) };
    },
  );
}
