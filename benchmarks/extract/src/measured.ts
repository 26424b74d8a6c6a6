import { Child } from "./child.ts";
import { coldStart, type ColdStart } from "./cold-start.ts";
import { CONTENDERS, type Contender } from "./contender.ts";
import type { Repeat, Round, WarmUp } from "./messages.ts";
import { pdftotextPages, pdftotextPeakMb, pdftotextVersion, runPdftotext } from "./pdftotext.ts";

/** A contender that can be asked for figures. `cold` and `warm` give null where the question has no meaning for it. */
export interface Measured {
  contender: Contender;
  warmUp(paths: readonly string[], answersFolder: string | null): Promise<WarmUp>;
  round(paths: readonly string[]): Promise<Round>;
  cold(path: string): Promise<ColdStart | null>;
  warm(path: string, times: number): Promise<Repeat | null>;
  /** A large document alone; warm where the contender can be. */
  largest(path: string): Promise<Repeat | null>;
  close(): Promise<void>;
}

function ownProcess(contender: Contender, reader: "engine" | "pdfjs"): Measured {
  const child = new Child(contender);
  // With one document there is nothing for a second thread to do.
  const alone = contender.threads === 1;
  return {
    contender,
    warmUp: (paths, answersFolder) => child.ask("warmUp", { paths, answersFolder }),
    round: (paths) => child.ask("round", { paths }),
    cold: async (path) => (alone ? coldStart(reader, path) : null),
    warm: async (path, times) => (alone ? child.ask("repeat", { path, times }) : null),
    largest: async (path) => (alone ? child.ask("repeat", { path, times: LARGE_REPEATS }) : null),
    close: () => child.close(),
  };
}

const COLD_STARTS = 10;
const LARGE_REPEATS = 3;

function processPerFile(contender: Contender): Measured {
  const pagesOf = new Map<string, number>();
  let peakMb = Number.NaN;
  return {
    contender,
    async warmUp(paths) {
      for (const path of paths) pagesOf.set(path, pdftotextPages(path));
      peakMb = Math.max(...paths.map((path) => pdftotextPeakMb(path) ?? Number.NaN));
      return { pages: paths.map((path) => pagesOf.get(path) ?? 0), failures: [] };
    },
    async round(paths) {
      const pages = paths.reduce((sum, path) => sum + (pagesOf.get(path) ?? 0), 0);
      return { ...runPdftotext(paths), pages, employees: 0, failures: 0, peakMb };
    },
    async cold(path) {
      // One start is shorter than the clock of the shell is fine.
      const { wallMs, cpuMs } = runPdftotext(Array.from({ length: COLD_STARTS }, () => path));
      return { wallMs: wallMs / COLD_STARTS, cpuMs: cpuMs / COLD_STARTS, peakMb };
    },
    warm: async () => null,
    largest: async (path) => runPdftotext([path]),
    close: async () => {},
  };
}

/** Every contender that can run on this machine, each with its process started. */
export function startContenders(): Measured[] {
  return CONTENDERS.flatMap((contender) => {
    if (contender.reader !== "pdftotext") return [ownProcess(contender, contender.reader)];
    return pdftotextVersion() === null ? [] : [processPerFile(contender)];
  });
}
