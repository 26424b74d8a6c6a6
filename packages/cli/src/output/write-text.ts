import type { Writable } from "node:stream";
import { Interruption, isBrokenPipe } from "../interruption.ts";

/** Writes to a stream and waits until it has taken the text; a reader that is gone is an interruption. */
export function writeText(stream: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => {
      if (error) reject(isBrokenPipe(error) ? new Interruption("SIGPIPE") : error);
      else resolve();
    });
  });
}
