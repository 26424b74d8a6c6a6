import { Presets, SingleBar } from "cli-progress";
import type { ExtractOptions } from "@paylift/engine";
import type { Terminal } from "../context.ts";
import { plural } from "../text/plural.ts";
import { printable } from "../text/printable.ts";
import { timeLeft } from "./time-left.ts";

export interface ProgressBar {
  /** Options with which a document is read, so that its pages are seen. */
  optionsOf(file: string): Pick<ExtractOptions, "onProgress">;
  /** One more document is done. */
  done(file: string): void;
  stop(): void;
}

// Nobody hears of the pages then, which spares the threads telling them.
const SILENT: ProgressBar = { optionsOf: () => ({}), done: () => undefined, stop: () => undefined };

/** A single document is done before a bar would help, unless it takes longer than this. */
const SHORT_MS = 1000;

/** Documents, pages and time left on standard error; silent where it is no terminal or would mix with JSON on the same one. */
export function progressBar({ stdout, stderr }: Terminal, documents: number, json: boolean): ProgressBar {
  if (stderr.isTTY !== true || (json && stdout.isTTY === true)) return SILENT;
  const bar = new SingleBar(
    {
      stream: stderr,
      format: "{bar} {told} {file}",
      barsize: 20,
      clearOnComplete: true,
      linewrap: false,
      // Signals are dealt with in one place; by default the bar would listen too.
      gracefulExit: false,
    },
    Presets.shades_classic,
  );
  const begun = performance.now();
  /** The part of each document under way that is read, and its pages. */
  const underWay = new Map<string, { part: number; page: number }>();
  let finished = { documents: 0, pages: 0 };

  const show = (file: string): void => {
    const elapsedMs = performance.now() - begun;
    if (documents < 2 && elapsedMs < SHORT_MS) return;
    if (!bar.isActive) bar.start(documents, 0, { told: "", file: "" });
    const running = [...underWay.values()];
    const value = running.reduce((sum, { part }) => sum + part, finished.documents);
    const pages = running.reduce((sum, { page }) => sum + page, finished.pages);
    const left = timeLeft(elapsedMs, value / documents);
    const told = [
      ...(documents > 1 ? [`${finished.documents}/${documents}`] : []),
      plural(pages, "page"),
      ...(left === "" ? [] : [left]),
    ];
    bar.update(value, { told: told.join(", "), file: printable(file) });
  };

  return {
    optionsOf: (file) => ({
      onProgress({ page, pages }) {
        if (pages === 0) return;
        // What follows the last page, proving its figures, takes its time as well.
        underWay.set(file, { part: page / (pages + 1), page });
        show(file);
      },
    }),
    done(file) {
      const { page = 0 } = underWay.get(file) ?? {};
      underWay.delete(file);
      finished = { documents: finished.documents + 1, pages: finished.pages + page };
      if (bar.isActive || documents > 1) show(file);
    },
    stop: () => bar.stop(),
  };
}
