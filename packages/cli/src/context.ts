import type { Readable, Writable } from "node:stream";
import type { Engine, EngineOptions } from "@paylift/engine";

export type TerminalOutput = Writable & { isTTY?: boolean; columns?: number };

/** Where a command reads and writes; `process` is one. */
export interface Terminal {
  stdin: Readable;
  stdout: TerminalOutput;
  stderr: TerminalOutput;
  env: Readonly<Record<string, string | undefined>>;
}

/** What the outside world hands to a command. */
export interface Context {
  terminal: Terminal;
  /** Aborted when the user interrupts or the reader of standard output goes away. */
  signal: AbortSignal;
  /** A server calls this: it ends in its own time after the abort, unless it is interrupted again. */
  endAtLeisure?: () => void;
  /** `map` says what the columns of spreadsheets are. */
  createEngine: (options: EngineOptions & { map?: unknown }) => Engine | Promise<Engine>;
}
