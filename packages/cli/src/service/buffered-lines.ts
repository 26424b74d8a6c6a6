import type { TerminalOutput } from "../context.ts";

const FLUSH_AFTER_MS = 50;
const FLUSH_ABOVE_CHARACTERS = 16_384;

/** Lines that are written together: a write for every request would cost as much as the request. */
export interface BufferedLines {
  write(line: string): void;
  /** Writes what is left; what comes later is written at once. */
  end(): void;
}

/** What a process leaves unwritten when it is killed is at most what came within a twentieth of a second. */
export function bufferedLines(output: Pick<TerminalOutput, "write">): BufferedLines {
  let waiting = "";
  let timer: NodeJS.Timeout | null = null;
  let ended = false;

  function flush(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const text = waiting;
    waiting = "";
    if (text !== "") output.write(text);
  }
  function end(): void {
    ended = true;
    process.off("exit", end);
    flush();
  }
  process.once("exit", end);

  return {
    write(line) {
      waiting += line;
      if (ended || waiting.length > FLUSH_ABOVE_CHARACTERS) flush();
      else timer ??= setTimeout(flush, FLUSH_AFTER_MS).unref();
    },
    end,
  };
}
