import type { Accuracy } from "./accuracy.ts";
import type { ColdStart } from "./cold-start.ts";
import type { Contender, ContenderKey } from "./contender.ts";
import type { Machine } from "./machine.ts";
import type { MemorySample } from "./messages.ts";
import type { Series } from "./rounds.ts";
import { pairedRatio, spreadOf, type Spread } from "./statistics.ts";
import type { Target } from "./targets.ts";
import type { Verification } from "./verify.ts";

/** Time to the first result of the smallest document. */
export interface FirstResult {
  cold: { wallMs: Spread; cpuMs: Spread };
  /** Null where every run is a cold one. */
  warm: { wallMs: Spread; cpuMs: Spread } | null;
}

export interface ContenderReport {
  key: ContenderKey;
  label: string;
  threads: number;
  cpuMsPerPage: Spread;
  pagesPerSecond: Spread;
  /** CPU time over wall clock: helper threads of the runtime count, so one thread may use more than one core. */
  cores: Spread;
  /** Null where the machine cannot tell. */
  peakMb: number | null;
  first: FirstResult | null;
  /** The largest document alone, warm; null where it was not measured. */
  largest: { wallMs: Spread; cpuMs: Spread } | null;
}

export interface Ratios {
  /** CPU of the engine at one thread over that of raw pdfjs-dist text extraction, all documents. */
  toPdfjs: Spread;
  /** The same over `pdftotext -layout`; null where it is not installed. */
  toPdftotext: Spread | null;
  /** Of the largest document alone, warm, over a process of `pdftotext -layout`. */
  largestToPdftotext: { cpu: Spread; wall: Spread } | null;
  /** CPU of a fresh process to its first result. */
  coldToPdfjs: Spread;
  /** Pages a second at two threads over one. */
  twoThreads: Spread;
}

export interface MemoryReport {
  threads: number;
  samples: MemorySample[];
  /** Resident size at the end over that after a fifth of the documents. */
  growthMb: number;
}

/** The content of `extract.json`. */
export interface Report {
  date: string;
  command: string;
  machine: Machine;
  versions: { pdfjs: string; pdftotext: string | null };
  rounds: number;
  /** Cores that other programs kept busy during the rounds. */
  otherCores: Spread;
  documents: { name: string; pages: number }[];
  contenders: ContenderReport[];
  ratios: Ratios;
  first: { name: string; pages: number };
  memory: MemoryReport;
  /** The document with the most pages, alone in a fresh process of the engine and of pdfjs-dist. */
  largest: { name: string; pages: number; pdfjsPeakMb: number } & Pick<ColdStart, "peakMb">;
  accuracy: Accuracy | null;
  verifications: Verification[];
  targets: Target[];
}

const cpuMsPerPage = ({ rounds }: Series): number[] => rounds.map(({ cpuMs, pages }) => cpuMs / pages);
const pagesPerSecond = ({ rounds }: Series): number[] =>
  rounds.map(({ wallMs, pages }) => (pages / wallMs) * 1000);

const cpuMsOf = ({ cpuMs }: { cpuMs: number }): number => cpuMs;
const wallMsOf = ({ wallMs }: { wallMs: number }): number => wallMs;

const timesOf = (runs: readonly { wallMs: number; cpuMs: number }[]) => ({
  wallMs: spreadOf(runs.map(({ wallMs }) => wallMs)),
  cpuMs: spreadOf(runs.map(({ cpuMs }) => cpuMs)),
});

export function contenderReport(series: Series): ContenderReport {
  const { key, label, threads }: Contender = series.contender;
  const peakMb = Math.max(...series.rounds.map((round) => round.peakMb));
  return {
    key,
    label,
    threads,
    cpuMsPerPage: spreadOf(cpuMsPerPage(series)),
    pagesPerSecond: spreadOf(pagesPerSecond(series)),
    cores: spreadOf(series.rounds.map(({ cpuMs, wallMs }) => cpuMs / wallMs)),
    peakMb: Number.isNaN(peakMb) ? null : peakMb,
    first:
      series.cold.length === 0
        ? null
        : { cold: timesOf(series.cold), warm: series.warm.length === 0 ? null : timesOf(series.warm) },
    largest: series.largest.length === 0 ? null : timesOf(series.largest),
  };
}

export function ratiosOf(all: readonly Series[]): Ratios {
  const find = (key: ContenderKey): Series | undefined => all.find(({ contender }) => contender.key === key);
  const [one, two, pdfjs, pdftotext] = [find("engine-1"), find("engine-2"), find("pdfjs"), find("pdftotext")];
  if (!one || !two || !pdfjs) throw new Error("a contender of the ratios is missing");
  return {
    toPdfjs: pairedRatio(cpuMsPerPage(one), cpuMsPerPage(pdfjs)),
    toPdftotext: pdftotext ? pairedRatio(cpuMsPerPage(one), cpuMsPerPage(pdftotext)) : null,
    largestToPdftotext: pdftotext
      ? {
          cpu: pairedRatio(one.largest.map(cpuMsOf), pdftotext.largest.map(cpuMsOf)),
          wall: pairedRatio(one.largest.map(wallMsOf), pdftotext.largest.map(wallMsOf)),
        }
      : null,
    coldToPdfjs: pairedRatio(one.cold.map(cpuMsOf), pdfjs.cold.map(cpuMsOf)),
    twoThreads: pairedRatio(pagesPerSecond(two), pagesPerSecond(one)),
  };
}

export function memoryReport(threads: number, samples: MemorySample[]): MemoryReport {
  const last = samples.at(-1);
  const early = samples.find(({ documents }) => documents * 5 >= (last?.documents ?? 0));
  return { threads, samples, growthMb: last && early ? last.rssMb - early.rssMb : 0 };
}
