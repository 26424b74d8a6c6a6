import { Presets, SingleBar } from "cli-progress";
import type { Terminal } from "../context.ts";
import { printable } from "../text/printable.ts";

export interface ProgressBar {
  /** One more document is done. */
  advance(file: string): void;
  stop(): void;
}

const SILENT: ProgressBar = { advance: () => undefined, stop: () => undefined };

/** A bar on standard error for several documents; silent where it is no terminal or would mix with JSON on the same one. */
export function progressBar({ stdout, stderr }: Terminal, documents: number, json: boolean): ProgressBar {
  if (documents < 2 || stderr.isTTY !== true || (json && stdout.isTTY === true)) return SILENT;
  const bar = new SingleBar(
    {
      stream: stderr,
      format: "{bar} {value}/{total} {file}",
      barsize: 20,
      clearOnComplete: true,
      linewrap: false,
      // Signals are dealt with in one place; by default the bar would listen too.
      gracefulExit: false,
    },
    Presets.shades_classic,
  );
  bar.start(documents, 0, { file: "" });
  return {
    advance: (file) => bar.increment({ file: printable(file) }),
    stop: () => bar.stop(),
  };
}
