import { join } from "node:path";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { addTool, type Desk } from "../add-tool.ts";
import { failureOf } from "../answer.ts";
import { path, window } from "../arguments.ts";
import { bounded, itemsFrom } from "../bounded.ts";
import type { Call } from "../documents.ts";
import { folderEntries } from "../folder-entries.ts";
import { pairByName, type Pair } from "../pair-by-name.ts";
import { reportSummary } from "../report-summary.ts";

/** Causes that are told of each pair; compare_documents tells the rest. */
const MOST_CAUSES = 3;

export function compareFolders(server: McpServer, desk: Desk): void {
  addTool(
    server,
    desk,
    {
      name: "compare_folders",
      title: "Compare two folders of payroll documents",
      description:
        "Compares the documents of two folders in pairs of the same file name, whatever their endings; where each folder has one " +
        "document, those two. Each pair has its figures and greatest causes; compare_documents tells more of one pair.",
      input: z.strictObject({
        source: path("folder of the old provider"),
        target: path("folder of the new provider"),
        ...window("pairs", 10),
      }),
    },
    async ({ source, target, ...window }, call) => {
      const from = await folderEntries(desk.folders, source);
      const to = await folderEntries(desk.folders, target);
      const { pairs, ...rest } = pairByName(from.documents, to.documents);
      const compared = new Map<Pair, object>();
      // Only what is told is read.
      for (const pair of pairs.slice(window.from, window.from + window.limit))
        compared.set(pair, await comparePair(desk, { source: from.path, target: to.path }, pair, call));
      const shown = itemsFrom(pairs, window, (pair) => ({ ...pair, ...compared.get(pair) }));
      return { pairs: shown, not_compared: bounded(rest) };
    },
  );
}

/** One pair in figures; that it cannot be compared is an answer too. */
async function comparePair({ documents }: Desk, folders: Pair, pair: Pair, call: Call): Promise<object> {
  try {
    const source = await documents.side(join(folders.source, pair.source), call);
    const target = await documents.side(join(folders.target, pair.target), call);
    const report = documents.compare(source, target);
    const causes = report.groups.slice(0, MOST_CAUSES).map(({ id, title, severity, money_at_risk }) => ({
      id,
      title,
      severity,
      money_at_risk,
    }));
    return { ...reportSummary(report), causes: { of: report.groups.length, first: causes } };
  } catch (error) {
    const failure = failureOf(error);
    if (failure === null || call.signal.aborted) throw error;
    return { error: failure };
  }
}
