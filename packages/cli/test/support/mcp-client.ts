import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import type { CallToolResult, Progress } from "@modelcontextprotocol/sdk/types.js";
import { text } from "node:stream/consumers";
import type { Readable } from "node:stream";
import type { Test } from "tap";
import { BIN } from "./run-paylift.ts";

/** A host of the protocol with `paylift mcp` as its server. */
export interface McpHost {
  readonly client: Client;
  /** Calls a tool and gives the JSON of its answer. */
  call(name: string, args: object, onProgress?: (progress: Progress) => void): Promise<any>;
  /** Calls a tool that refuses, and gives its error. */
  refusal(name: string, args: object): Promise<{ code: string; message: string; hint: string }>;
  /** Ends the server; gives what it wrote to standard error. */
  close(): Promise<string>;
}

/** Starts the built command over stdio with the SDK's own client. */
export async function mcpHost(
  t: Test,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<McpHost> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [BIN, "mcp", ...args],
    stderr: "pipe",
    ...options,
  });
  const stderr = text(transport.stderr as Readable);
  const client = new Client({ name: "test", version: "1.0.0" });
  // What is no message of the protocol on standard output comes here. The client has a place for one listener.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  client.onerror = (error) => t.fail(`standard output: ${error.message}`);
  await client.connect(transport);
  t.teardown(() => client.close());

  const callTool = async (name: string, args: object, onprogress?: (progress: Progress) => void) =>
    (await client.callTool(
      { name, arguments: { ...args } },
      undefined,
      onprogress === undefined ? {} : { onprogress },
    )) as CallToolResult;
  const jsonOf = ({ content }: CallToolResult): any => {
    const [first] = content;
    if (content.length !== 1 || first?.type !== "text") throw new Error("expected one text");
    return JSON.parse(first.text);
  };
  return {
    client,
    async call(name, args, onProgress) {
      const result = await callTool(name, args, onProgress);
      t.not(result.isError, true, name);
      return jsonOf(result);
    },
    async refusal(name, args) {
      const result = await callTool(name, args);
      t.equal(result.isError, true, name);
      return jsonOf(result).error;
    },
    async close() {
      await client.close();
      return stderr;
    },
  };
}
