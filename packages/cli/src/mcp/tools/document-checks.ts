import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { addTool, type Desk } from "../add-tool.ts";
import { path, window } from "../arguments.ts";
import { itemsFrom } from "../bounded.ts";
import { CHECK_OUTCOMES, checkCounts, outcomeOf } from "../check-counts.ts";

export function documentChecks(server: McpServer, desk: Desk): void {
  addTool(
    server,
    desk,
    {
      name: "document_checks",
      title: "Checks of a payroll document",
      description:
        "Lists the sums that a document's own figures should satisfy, with what is printed (expected), what adds up (actual) and the " +
        "fields that take part: those that failed, could not be made (open) or passed.",
      input: z.strictObject({
        path: path("the document"),
        outcome: z.enum([...CHECK_OUTCOMES, "all"]).default("failed"),
        ...window("checks", 100),
      }),
    },
    async ({ path, outcome, ...window }, call) => {
      const { checks } = await desk.documents.result(path, call);
      const asked = outcome === "all" ? checks : checks.filter((check) => outcomeOf(check) === outcome);
      return { counts: checkCounts(checks), checks: itemsFrom(asked, window, (check) => check) };
    },
  );
}
