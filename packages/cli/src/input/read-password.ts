import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { Terminal } from "../context.ts";

/** The first line of standard input; on a terminal it is asked for, and not shown while it is typed. */
export async function readPassword(
  question: string,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<string> {
  const { stdin, stderr } = terminal;
  const interactive = Reflect.get(stdin, "isTTY") === true;
  if (interactive) stderr.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: unseen, terminal: interactive });
  // Ctrl-C is a key while the terminal hands over every key.
  lines.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
  signal.addEventListener("abort", () => lines.close());
  try {
    for await (const line of lines) return line;
    signal.throwIfAborted();
    return "";
  } finally {
    lines.close();
    if (interactive) stderr.write("\n");
  }
}
