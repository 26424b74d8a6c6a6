import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { RequestHandlerExtra } from "@modelcontextprotocol/sdk/shared/protocol.js";
import type { ServerNotification, ServerRequest } from "@modelcontextprotocol/sdk/types.js";
import type { ExtractOptions } from "@paylift/engine";
import { z } from "zod";
import { answer, failureAnswer, failureOf } from "./answer.ts";
import type { AllowedFolders } from "./allowed-folders.ts";
import type { Call, Documents } from "./documents.ts";

/** What tools work with. */
export interface Desk {
  readonly folders: AllowedFolders;
  readonly documents: Documents;
  /** Tells whoever runs the server of an error that nobody foresaw, without any text of a document. */
  readonly report: (tool: string, error: unknown) => void;
}

export interface ToolDescription<Input extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
}

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** Adds a tool that only reads, and whose errors are answers with code, message and hint. */
export function addTool<Input extends z.ZodObject>(
  server: McpServer,
  desk: Desk,
  { name, title, description, input }: ToolDescription<Input>,
  work: (args: z.output<Input>, call: Call) => Promise<object>,
): void {
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  const config = { title, description, annotations, inputSchema: input as z.ZodObject };
  server.registerTool(name, config, async (args: unknown, extra: Extra) => {
    try {
      return answer(await work(args as z.output<Input>, { signal: extra.signal, ...progressOf(extra) }));
    } catch (error) {
      const failure = failureOf(error);
      if (failure !== null) return failureAnswer(failure);
      desk.report(name, error);
      return failureAnswer({
        code: "internal",
        message: "the server failed in this call",
        hint: "It is an error of Paylift: report it with what the server wrote to standard error.",
      });
    }
  });
}

/** Tells a caller who asks for it how many pages are read. */
function progressOf({ _meta, sendNotification }: Extra): Pick<ExtractOptions, "onProgress"> {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return {};
  let last = 0;
  return {
    onProgress({ page, pages }) {
      // The protocol wants each number to be higher than the one before.
      if (pages === 0 || page <= last) return;
      last = page;
      const params = { progressToken, progress: page, total: pages, message: `page ${page} of ${pages}` };
      // A caller that is gone needs no progress.
      sendNotification({ method: "notifications/progress", params }).catch(() => undefined);
    },
  };
}
